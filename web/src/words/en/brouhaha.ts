export const brouhaha = {};
