// Sitting down quickly: what a first click means, and what was chosen last time.
import { BOARDS } from "../games/board";
import type { GameInfo } from "../wire/messages";
import { t } from "../words/index.svelte";
import { cardsOf, openRoom } from "./api";
import { settings } from "./settings.svelte";

/** The games that can be drawn here, in the order they are shown. */
export const DRAWN = Object.keys(BOARDS);

export interface Habit {
  seats: number;
  level: string;
}

/** How many people make the best first impression. */
const USUAL: Record<string, number> = { "rock-the-galaxy": 3, "space-rocks": 3 };
const KEY = "stardeck.habits";

function habits(): Record<string, Habit> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Habit>;
  } catch {
    return {};
  }
}

/** How this game was set up last time on this device, else the usual way. */
export function habitOf(game: Pick<GameInfo, "slug" | "seats" | "bots">): Habit {
  const usual = { seats: USUAL[game.slug] ?? Math.max(2, game.seats[0] ?? 2), level: "regular" };
  const kept = { ...usual, ...habits()[game.slug] };
  const seats = game.seats.includes(kept.seats) ? kept.seats : (game.seats[0] ?? 2);
  return { seats, level: game.bots.includes(kept.level) ? kept.level : (game.bots[0] ?? "random") };
}

export function keepHabit(slug: string, habit: Habit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...habits(), [slug]: habit }));
  } catch {
    // private mode: the usual way next time
  }
}

/** What this person is called when nobody else needs to know. */
export const myName = () => settings.name || t("you");

/** Ask for everything a table of this game needs, before it is needed; whoever needs it hears of trouble then. */
export function prepareTable(slug: string): void {
  for (const asked of [import("../pages/Room.svelte"), BOARDS[slug]?.(), cardsOf(slug)]) void asked?.catch(() => {});
}

/** One click: a table with bots, dealt at once. Answers the address of the table. */
export async function playNow(game: GameInfo): Promise<string> {
  prepareTable(game.slug);
  const { seats, level } = habitOf(game);
  const bots = Array.from({ length: seats - 1 }, () => level);
  const opened = await openRoom({ game: game.slug, seats, name: myName(), bots, start: true });
  return opened.path;
}
