// Kinds of cards as the rules write them: U to Z are planets, S1 to S3 sats, R1 to R3 rocks.
import type { CardInfo } from "../../wire/messages";

export type Letter = "U" | "V" | "W" | "X" | "Y" | "Z";
export type Kind = "planet" | "sat" | "rock";

/** What is drawn on a card: only what its kind has. */
export interface Face {
  letter?: Letter;
  class?: number;
  habitable_for?: string[];
  species?: string;
  habitable?: Letter[];
  nickname?: string;
  flavour?: string;
  title?: string;
  tech?: number;
  mines?: number;
  effect?: string;
}

export const faceOf = (card: CardInfo): Face => (card.face ?? {}) as Face;

export function kindOf(code: string): Kind {
  if (code.length === 1) return "planet";
  return code.startsWith("S") ? "sat" : "rock";
}

/** The class of a sat or a rock. */
export const classOf = (code: string): number => Number(code[1] ?? 0);

/** The id in the card list: `planet_u`, `sat_2`, `rock_3`. */
export function cardId(code: string): string {
  return code.length === 1 ? `planet_${code.toLowerCase()}` : `${kindOf(code)}_${code[1]}`;
}

export const homeworldId = (species: string): string => `homeworld_${species.toLowerCase()}`;

/** Every kind once, with its number of copies, in the order given. */
export function counted(codes: readonly string[]): { code: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, n]) => ({ code, n }));
}

/** Cards with a number per copy, so that each can be told from its twins on screen. */
export function numbered(codes: readonly string[]): { code: string; key: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const n = seen.get(code) ?? 0;
    seen.set(code, n + 1);
    return { code, key: `${code}-${n}` };
  });
}
