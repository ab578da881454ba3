export const rocks = {};
