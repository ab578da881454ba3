// The five kinds of planets: a colour, and a pattern that says the same without colour.
import type { CardInfo } from "../../wire/messages";

export interface Look {
  fill: string;
  edge: string;
  /** The pattern, drawn in strokes on a 24 x 24 field. */
  strokes: string;
}

export const LOOKS: Record<string, Look> = {
  lava: { fill: "#e4572e", edge: "#6b1d05", strokes: "M3 9l4-4 4 4 4-4 4 4M3 15l4-4 4 4 4-4 4 4M7 20l3-3 3 3 3-3" },
  ocean: {
    fill: "#2f8fe0",
    edge: "#06345f",
    strokes: "M4 7c3-3 5 3 8 0s5 3 8 0M3 12c3-3 5 3 9 0s6 3 9 0M4 17c3-3 5 3 8 0s5 3 8 0",
  },
  jungle: {
    fill: "#3fae5a",
    edge: "#0c4020",
    strokes: "M6 11c0-5 4-6 6-6 0 5-3 6-6 6zM12 18c0-5 4-7 7-7 0 5-3 7-7 7zM6 11l3-3M12 18l4-4",
  },
  desert: {
    fill: "#f0bf3c",
    edge: "#6a4700",
    strokes: "M8 6h.01M15 7h.01M5 12h.01M12 11h.01M19 12h.01M8 17h.01M15 17h.01M12 21h.01",
  },
  storm: { fill: "#9a6be0", edge: "#34126b", strokes: "M12 12c2-2 4 1 1 3-4 2-7-3-3-6 6-4 11 4 5 9-3 2-8 2-10-2" },
};

export const COLOURS = Object.keys(LOOKS);
export const PLAIN: Look = { fill: "#d9d4ea", edge: "#3d3663", strokes: "" };
/** Whose galaxy is shown: a seat, or this. */
export const AUTOMATON = -1;
export const CATEGORIES = ["suns", "planets", "moons", "research", "tokens", "asteroids"] as const;

/** What is drawn on a piece; see the game's card list. */
export interface PieceFace {
  number?: number;
  colours?: string[];
  points?: number;
  rockets?: number;
  research?: string;
  majority?: number[];
  sort?: string;
}

export function faceOf(card: CardInfo): PieceFace {
  return (card.face ?? {}) as PieceFace;
}

export function look(colour: string): Look {
  return LOOKS[colour] ?? PLAIN;
}
