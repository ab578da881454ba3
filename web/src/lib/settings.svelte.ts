// What this device prefers; kept in its own storage.
export type Theme = "auto" | "dark" | "light";
export type TextSize = "small" | "normal" | "large" | "huge";

interface Preferences {
  name: string;
  language: string;
  theme: Theme;
  text: TextSize;
  motion: "auto" | "off";
  notices: boolean;
}

const KEY = "stardeck.preferences";
const USUAL: Preferences = { name: "", language: "", theme: "auto", text: "normal", motion: "auto", notices: false };

function stored(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state(stored());

/** Change preferences: they hold at once and next time. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private mode: they hold until the page is closed
  }
  showPreferences();
}

/** Put theme, text size and stillness on the page. */
export function showPreferences(): void {
  const page = document.documentElement;
  page.dataset["theme"] = settings.theme;
  page.dataset["text"] = settings.text;
  page.dataset["motion"] = settings.motion;
}

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  return settings.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
