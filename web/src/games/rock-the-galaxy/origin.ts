// Where a new card in your hand came from: what just happened tells.
import type { Line } from "../../wire/messages";
import type { Passed, Stole, Wire } from "../../wire/rock-the-galaxy";

type Given = Passed | Stole;

/** The zone a card came from: another band if it was passed on or stolen, else the deck. */
export function originOf(news: readonly Line[], me: number, card: string): string {
  for (const { event } of news) {
    const given = event as Wire["event"] | undefined;
    if (given?.event === "passed" && given.to === me && names(given, card)) return `band:${given.seat}`;
    if (given?.event === "stole" && given.seat === me && names(given, card)) return `band:${given.victim}`;
  }
  return "deck";
}

const names = (given: Given, card: string): boolean => given.cards?.includes(card) ?? false;
