// Tables in lists, in words.
import type { ListedRoom } from "../../wire/messages";
import { t } from "../../words/index.svelte";

const names = (room: ListedRoom, which: (seat: ListedRoom["seats"][number]) => boolean) =>
  room.seats.filter((seat) => seat.kind !== "open" && which(seat)).map((seat) => seat.name);

/** The others at the table. */
export function withWhom(room: ListedRoom): string {
  const others = names(room, (seat) => !room.yours?.includes(seat.seat));
  if (others.length) return room.yours?.length ? t("list.with", { names: others.join(", ") }) : others.join(", ");
  return t("list.alone");
}

/** What a table is waiting for. */
export function statusOf(room: ListedRoom): string {
  if (room.status === "open") {
    const taken = room.seats.filter((seat) => seat.kind !== "open").length;
    return t("list.gathering", { n: taken, of: room.seats.length });
  }
  if (room.status === "paused") return t("list.paused");
  if (room.status === "over") return t("list.over");
  if (room.status === "closed") return t("list.closed");
  const waiting = names(room, (seat) => Boolean(seat.waiting));
  if (waiting.length) return t("list.waitingFor", { names: waiting.join(", ") });
  return room.moves === 1 ? t("list.move1") : t("list.moves", { n: room.moves });
}

/** How long ago something was, roughly. */
export function whenWas(at: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - at) / 60_000));
  if (minutes < 2) return t("when.now");
  if (minutes < 60) return t("when.minutes", { n: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 24) return t("when.hours", { n: hours });
  const days = Math.round(hours / 24);
  return days === 1 ? t("when.day1") : t("when.days", { n: days });
}

/** Tables to go on with first: your turn, then running, then gathering, then finished; newest first within. */
export function inOrder(rooms: readonly ListedRoom[]): ListedRoom[] {
  const rank = (room: ListedRoom) =>
    room.your_turn ? 0 : ({ playing: 1, paused: 2, open: 3 }[room.status as "playing" | "paused" | "open"] ?? 4);
  return [...rooms].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export const isRunning = (room: ListedRoom) => ["open", "playing", "paused"].includes(room.status);
