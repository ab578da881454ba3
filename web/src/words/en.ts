// Every sentence of the client in one place. {parts} are filled in.
export const en = {
  "app.name": "Stardeck",
  "table.choices": "What you can do",
  "table.whyNot": "Why not",
};

export type Words = Record<keyof typeof en, string>;
