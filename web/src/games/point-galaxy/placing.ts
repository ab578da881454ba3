// Which of the two drafted cards is held while placing.
import type { Place } from "../../wire/point-galaxy";

export function isPlace(action: unknown): action is Place {
  return typeof action === "object" && action !== null && "card" in action && "system" in action;
}

/** The card the person wants to place if it can be placed now, else the first that can. */
export function heldCard(able: readonly number[], wanted: number | null): number | null {
  if (wanted !== null && able.includes(wanted)) return wanted;
  return able[0] ?? null;
}
