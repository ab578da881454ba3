export const rush = {};
