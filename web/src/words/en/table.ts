export const table = {
  "table.choices": "What you can do",
  "table.whyNot": "Why not",
};
