// Wishes that were said and not yet answered, kept over a reload of the page.
import type { Wish } from "./socket";

export type Said = Wish & { id: string };

const PREFIX = "stardeck.wishes.";

/** The part of a browser's storage that is needed; none in private modes that refuse it. */
export type Keep = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function sessionKeep(): Keep | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function storedWishes(keep: Keep | null, room: string): Said[] {
  try {
    const stored = JSON.parse(keep?.getItem(PREFIX + room) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as Said[]).filter((wish) => typeof wish?.id === "string") : [];
  } catch {
    return [];
  }
}

export function storeWishes(keep: Keep | null, room: string, wishes: Said[]): void {
  try {
    if (wishes.length) keep?.setItem(PREFIX + room, JSON.stringify(wishes));
    else keep?.removeItem(PREFIX + room);
  } catch {
    // full or forbidden: then only a reload in mid-move can lose the wish
  }
}
