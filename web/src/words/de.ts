import type { Words } from "./en";

export const de: Words = {
  "app.name": "Stardeck",
  "table.choices": "Was du tun kannst",
  "table.whyNot": "Warum nicht",
};
