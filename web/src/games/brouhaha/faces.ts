// What is drawn on a card of Brouhaha, and how the talents look.
import type { CardInfo } from "../../wire/messages";
import type { InstrumentKind } from "../../art/Instrument.svelte";
import type { Cards } from "../board";

export const TALENTS = ["stage", "mojo", "timbre", "harmony", "rhythm"] as const;
export type TalentName = (typeof TALENTS)[number];

/** Cash and cred. */
export type Price = [number, number];

export interface Face {
  deck?: string;
  tags?: string[];
  skills?: string[];
  home?: string;
  band?: string;
  level?: number;
  talents?: number[];
  cost?: Price;
  by_round?: boolean;
  produce?: Price;
  expense?: Price;
  free_before?: number;
  rig?: Price;
  req?: number[];
  judge?: string[];
  reward?: string;
}

export function faceOf(card: CardInfo | undefined): Face {
  return (card?.face ?? {}) as Face;
}

/** The card of this name: with two sets a copy is called `id@seat`. */
export function find(cards: Cards, name: string): CardInfo | undefined {
  return cards.get(name.split("@")[0] ?? name);
}

/** Colours of the kinds of cards; the kind is always written as well. */
export const KIND_COLOURS: Record<string, string> = {
  musician: "#7a4fd0",
  personnel: "#2a7f9e",
  venue: "#b3572b",
  action: "#b02a5b",
  gear: "#4a6b2a",
  performance: "#8a6d1b",
  hustle: "#3d4a78",
};

/** The instrument that shows what somebody plays. */
export function instrumentOf(tags: readonly string[] = []): InstrumentKind {
  const found = tags.join(" ");
  if (/gadget|console|vehicle|costume|pedal/.test(found)) return /costume/.test(found) ? "disco" : "speaker";
  if (/bass/.test(found)) return "bass";
  if (/guitar|string|banjo|harp|fiddle|violin|cell/.test(found)) return "guitar";
  if (/drum|percussion/.test(found)) return "drums";
  if (/key|piano|organ|synth|theremin/.test(found)) return "keys";
  if (/horn|sax|trumpet|trombone|flute|wind|reed|brass/.test(found)) return "horn";
  return "mic";
}
