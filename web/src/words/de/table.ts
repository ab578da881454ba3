export const table = {
  "table.choices": "Was du tun kannst",
  "table.whyNot": "Warum nicht",
};
