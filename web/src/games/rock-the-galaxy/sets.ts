// Ticking cards for a set. The server's offer says which sets can be announced and why others cannot;
// here is only counted what the ticked cards show and which of the offered sets they fit into.
import type { Choice, Refusal } from "../../wire/messages";
import type { PlaySet } from "../../wire/rock-the-galaxy";
import type { Earning, Face } from "./face";

type Faces = ReadonlyMap<string, Face>;

export interface Ticked {
  /** Offered sets that all ticked cards fit into. */
  targets: Choice[];
  /** Why the ticked cards fit into no offered set, in the server's words; "" if there is nothing to say. */
  why: string;
  symbols: number;
  /** Fans that go back. */
  returns: number;
  /** What a set of these symbols earns; undefined: no size of a set. */
  earning: Earning | undefined;
  /** The smallest set that the ticked cards allow. */
  least: number;
}

const isSet = (action: unknown): action is PlaySet => (action as { do?: string }).do === "set";

export const setChoices = (choices: readonly Choice[]): Choice[] => choices.filter((choice) => isSet(choice.action));

/** Whether a card may lie in this set: it shows the theme, or it is a note of the colour. */
export function fits(face: Face, target: PlaySet): boolean {
  if (!face.symbols || !face.colours.includes(target.color)) return false;
  return !face.theme || face.theme === target.theme;
}

/** All ticked cards fit, and a theme set has its theme (a set of notes has none). */
function allFit(cards: readonly Face[], target: PlaySet): boolean {
  const themed = cards.some((face) => face.theme);
  return cards.every((face) => fits(face, target)) && (themed ? target.theme !== "notes" : target.theme === "notes");
}

/** What the ticked cards are together. */
export function read(
  ticked: readonly string[],
  faces: Faces,
  offer: { choices: readonly Choice[]; refusals: readonly Refusal[] },
  earnings: readonly Earning[],
): Ticked {
  const cards = ticked.flatMap((id) => faces.get(id) ?? []);
  const symbols = sum(cards, (face) => face.symbols);
  const targets = setChoices(offer.choices).filter((choice) => allFit(cards, choice.action as PlaySet));
  const refusals = offer.refusals.filter(({ action }) => isSet(action) && allFit(cards, action));
  return {
    targets,
    why: targets.length ? "" : (refusals[0]?.reason.why ?? ""),
    symbols,
    returns: sum(cards, (face) => face.returns),
    earning: earnings.find((row) => row.symbols === symbols),
    least: Math.max(0, ...cards.map((face) => face.least)),
  };
}

/** Whether the ticked cards can be sent as a set; the server has the last word. */
export function isWhole(ticked: Ticked): boolean {
  return !!ticked.earning && ticked.symbols >= ticked.least;
}

/** The ticks a set starts with: the most symbols it can reach, theme cards before notes, no fans given back if possible. */
export function suggestion(
  hand: readonly string[],
  target: PlaySet,
  faces: Faces,
  earnings: readonly Earning[],
): number[] {
  const matching = hand.flatMap((id, place) => {
    const face = faces.get(id);
    return face && fits(face, target) ? [{ place, face }] : [];
  });
  let best: number[] = [];
  let bestWorth = -Infinity;
  for (let mask = 1; mask < 1 << Math.min(matching.length, 12); mask++) {
    const some = matching.filter((_, i) => mask & (1 << i));
    const cards = some.map(({ face }) => face);
    const symbols = sum(cards, (face) => face.symbols);
    if (!allFit(cards, target) || !earnings.some((row) => row.symbols === symbols)) continue;
    if (cards.some((face) => face.least > symbols)) continue;
    const notes = cards.filter((face) => !face.theme).length;
    const worth = symbols * 100 - sum(cards, (face) => face.returns) * 10 - notes * 2 - cards.length;
    if (worth > bestWorth) [best, bestWorth] = [some.map(({ place }) => place), worth];
  }
  return best;
}

/** What the hand holds of each offered set: shown on its chip. */
export function reach(hand: readonly string[], target: PlaySet, faces: Faces, earnings: readonly Earning[]): number {
  const places = suggestion(hand, target, faces, earnings);
  return sum(places, (place) => faces.get(hand[place] ?? "")?.symbols ?? 0);
}

function sum<T>(things: readonly T[], value: (thing: T) => number): number {
  return things.reduce((total, thing) => total + value(thing), 0);
}

/** `cowboy hats`, as the cards of the theme call it; "" for a set of notes. */
export function themeName(target: PlaySet, faces: Faces): string {
  return [...faces.values()].find((face) => face.theme === target.theme)?.name ?? "♪";
}
