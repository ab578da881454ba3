export const rock = {};
