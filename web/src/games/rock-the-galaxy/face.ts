// What is drawn on the cards of Rock the Galaxy, as the card list tells it.
import type { CardInfo } from "../../wire/messages";
import type { Cards } from "../board";

/** What a set of so many symbols is worth. */
export interface Earning {
  symbols: number;
  singles: number;
  fans: number;
  yoinks: number;
}

export interface ActionOp {
  op: string;
  n: number;
}

export interface Face {
  order: number;
  /** Sets of these colours may hold the card; none: an action card. */
  colours: readonly string[];
  symbols: number;
  /** The theme's id and name; "": a note or an action. */
  theme: string;
  name: string;
  /** 1 = the most common theme of its colour; how many symbols the deck has of it. */
  rank: number;
  total: number;
  /** The smallest set it may be part of. */
  least: number;
  /** Fans that go back when it is scored. */
  returns: number;
  actions: readonly ActionOp[];
  earns: readonly Earning[];
}

const BLANK: Face = {
  order: 0,
  colours: [],
  symbols: 0,
  theme: "",
  name: "",
  rank: 0,
  total: 0,
  least: 3,
  returns: 0,
  actions: [],
  earns: [],
};

export const faceOf = (card: CardInfo | undefined): Face => ({ ...BLANK, ...card?.face });

/** The faces of all cards by their id. */
export function facesOf(cards: Cards): ReadonlyMap<string, Face> {
  return new Map([...cards.values()].map((card) => [card.id, faceOf(card)]));
}

/** The reward table: the same on every card that can be part of a set. */
export function earningsOf(faces: ReadonlyMap<string, Face>): readonly Earning[] {
  return [...faces.values()].find((face) => face.earns.length)?.earns ?? [];
}

/** `Orange Groove`: bands are called what their id says. */
export function bandName(id: string): string {
  return id
    .split("_")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
