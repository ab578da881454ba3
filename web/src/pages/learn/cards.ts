// The cards of a game for looking through.
import { PICTURES, type CardPicture } from "../../games/board";
import type { CardInfo } from "../../wire/messages";
import { wordsOf } from "./guide";

/** How a game draws its cards; null if it cannot. */
export async function pictureOf(slug: string): Promise<CardPicture | null> {
  try {
    return (await PICTURES[slug]?.())?.default ?? null;
  } catch {
    return null;
  }
}

/** How wide a card must be for its words to be read: most fill what they get, those of Brouhaha say more. */
export const cellOf = (slug: string) => (slug === "brouhaha" ? "15.5rem" : "9.5rem");

/** Cards that say all the words and come from there. */
export function foundCards(cards: readonly CardInfo[], query: string, source: string): CardInfo[] {
  const words = wordsOf(query);
  const text = (card: CardInfo) =>
    `${card.name} ${card.kind} ${card.group ?? ""} ${card.text} ${card.id}`.toLowerCase();
  return cards.filter(
    (card) => (!source || card.source === source) && words.every((word) => text(card).includes(word)),
  );
}

/** A title over cards of one sort; "planet · planets" says it twice. */
function groupName(kind: string, group: string): string {
  const repeats = group.toLowerCase().startsWith(kind.toLowerCase().slice(0, 4));
  return (repeats ? [group] : [kind, group]).filter(Boolean).join(" · ").replaceAll("_", " ");
}

/** Cards by their kind and group, in the order of the list. */
export function grouped(cards: readonly CardInfo[]): [string, CardInfo[]][] {
  const groups = new Map<string, CardInfo[]>();
  for (const card of cards) {
    const name = groupName(card.kind, card.group ?? "");
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  return [...groups];
}
