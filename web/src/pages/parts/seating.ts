// Who shall sit where, and how a table with these people is opened.
import { openRoom, post, wishId } from "../../lib/api";
import type { Clock, GameInfo } from "../../wire/messages";
import { t } from "../../words/index.svelte";
import type { Values } from "./options";

export type Who = "bot" | "friend" | "here";

export interface Guest {
  who: Who;
  level: string;
  name: string;
}

export interface Plan {
  seats: number;
  name: string;
  guests: Guest[];
  options: Values;
  clock: Clock;
  watch: boolean;
  public: boolean;
  hints: boolean;
}

/** The others at a table of so many: those there are, and more like the last one. */
export function seated(guests: readonly Guest[], seats: number, usual: Guest): Guest[] {
  return Array.from({ length: seats - 1 }, (_, i) => {
    const last = guests[guests.length - 1] ?? usual;
    return guests[i] ?? { ...last, name: t("setup.player", { n: i + 2 }) };
  });
}

/** Among bots you are "You"; for other people that would be no name. A name of one's own stays. */
export function ownName(name: string, guests: readonly Guest[]): string {
  const [alone, among] = [t("you"), t("setup.player", { n: 1 })];
  if (name !== alone && name !== among) return name;
  return guests.some((guest) => guest.who !== "bot") ? among : alone;
}

/** What is wrong with the names; "" if nothing is. */
export function wrongNames(plan: Plan): string {
  const here = plan.guests.filter((guest) => guest.who === "here").map((guest) => guest.name.trim());
  const names = [plan.name.trim(), ...here];
  if (names.some((name) => !name)) return t("setup.nameless");
  const twice = names.find((name, i) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) !== i);
  return twice ? t("setup.twice", { name: twice }) : "";
}

export const needsFriends = (plan: Plan) => plan.guests.some((guest) => guest.who === "friend");

/** Open the table and seat everybody who is there; deal if nobody is missing. Answers the address. */
export async function openTable(game: GameInfo, plan: Plan): Promise<string> {
  const { seats, options, clock, watch, hints } = plan;
  const room = { game: game.slug, seats, options, clock, watch, hints, public: plan.public, name: plan.name.trim() };
  if (plan.guests.every((guest) => guest.who === "bot")) {
    return (await openRoom({ ...room, bots: plan.guests.map((guest) => guest.level), start: true })).path;
  }
  const hot_seat = plan.guests.some((guest) => guest.who === "here");
  const opened = await openRoom({ ...room, hot_seat });
  const say = (wish: Record<string, unknown>) => post(`/api/rooms/${opened.room}/say`, { id: wishId(), ...wish });
  for (const [i, guest] of plan.guests.entries()) {
    if (guest.who === "bot") await say({ say: "add_bot", level: guest.level, seat: i + 1 });
    if (guest.who === "here") await say({ say: "join", name: guest.name.trim(), seat: i + 1 });
  }
  if (!needsFriends(plan)) await say({ say: "start" });
  return opened.path;
}
