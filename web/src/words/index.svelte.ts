// The words of the client itself, in the language of the device. Words of a game come from the server.
import { settings } from "../lib/settings.svelte";
import { en, type Words } from "./en";

const LANGUAGES: Record<string, () => Promise<{ [name: string]: Words }>> = { de: () => import("./de") };
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", de: "Deutsch" };

let words = $state.raw<Words>(en);

/** Take the language the person chose, else the browser's, else English. */
export async function loadWords(): Promise<void> {
  const wanted = settings.language || navigator.language.slice(0, 2);
  const load = LANGUAGES[wanted];
  words = load ? ((await load())[wanted] ?? en) : en;
  document.documentElement.lang = load ? wanted : "en";
}

/** The words for a key, with {parts} filled in. */
export function t(key: keyof Words, parts: Record<string, string | number> = {}): string {
  return words[key].replace(/\{(\w+)\}/g, (whole, part: string) => String(parts[part] ?? whole));
}

/** The words for a key that may not exist, such as one made from a game's name. */
export function told(key: string, otherwise: string): string {
  return (words as Record<string, string>)[key] ?? otherwise;
}
