// What is drawn on the cards of Galaxy Rush, as the card list tells it.
import type { CardInfo } from "../../wire/messages";
import type { Cards } from "../board";

export const RESOURCES = ["iridium", "osmium", "palladium", "ruthenium"] as const;
export const EXPEDITIONS = ["asteroid", "comet", "nebula"] as const;
/** Signs of the elements: a Resource is known by its letters, its shape and its colour. */
export const SIGNS: Readonly<Record<string, string>> = {
  iridium: "Ir",
  osmium: "Os",
  palladium: "Pd",
  ruthenium: "Ru",
};

export interface Face {
  /** An orbit card: its Resource, its Expedition, or "heroic". */
  what: string;
  au: number;
  worth: number;
  /** A Discovery. */
  season: number;
  cost: Readonly<Record<string, number>>;
  gives: string;
  /** An Achievement. */
  rule: string;
  goal: number | null;
  /** A prediction. */
  colour: string;
  condition: string;
}

const BLANK: Face = {
  what: "",
  au: 0,
  worth: 0,
  season: 0,
  cost: {},
  gives: "",
  rule: "",
  goal: null,
  colour: "",
  condition: "",
};

export const faceOf = (card: CardInfo | undefined): Face => ({ ...BLANK, ...card?.face });

/** The prediction card of this condition in a captain's colour. */
export function predictionOf(cards: Cards, colour: string, condition: string): CardInfo | undefined {
  return [...cards.values()].find((card) => {
    const face = faceOf(card);
    return face.condition === condition && face.colour === colour;
  });
}

/** What a captain lacks for a Discovery, by Resource; nothing: it is covered. */
export function lacks(
  cost: Readonly<Record<string, number>>,
  owned: Readonly<Record<string, number>>,
): { resource: string; need: number; have: number }[] {
  return Object.entries(cost).map(([resource, need]) => ({
    resource,
    need,
    have: Math.min(need, owned[resource] ?? 0),
  }));
}
