export const pages = {
  "app.name": "Stardeck",
};
