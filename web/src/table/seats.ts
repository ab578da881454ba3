// Seats in words and shapes.
import type { SeatInfo, SeatTime } from "../wire/messages";
import { t } from "../words/index.svelte";
import type { Words } from "../words/en";

/** One shape per seat, so that its colour is never the only sign. */
export const SHAPES = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", // circle
  "M12 2.5L22 20H2z", // triangle
  "M4 4h16v16H4z", // square
  "M12 2l10 10-10 10L2 12z", // diamond
  "M12 2l9.5 7-3.6 11H6.1L2.5 9z", // pentagon
  "M7 3h10l5 9-5 9H7l-5-9z", // hexagon
];

const LEVELS: Record<string, keyof Words> = {
  random: "level.random",
  rookie: "level.rookie",
  regular: "level.regular",
  expert: "level.expert",
  master: "level.master",
};

export function levelName(level: string): string {
  const key = LEVELS[level];
  return key ? t(key) : level;
}

/** What is to be said about a seat beside its name. */
export function seatNote(seat: SeatInfo, me: boolean): string {
  if (seat.kind === "open") return t("seat.open");
  if (seat.kind === "bot") return t("seat.bot", { level: levelName(seat.level ?? "") });
  if (seat.stand_in) return t("seat.standIn", { level: levelName(seat.stand_in) });
  if (seat.away) return t("seat.away");
  return me && seat.name !== t("you") ? t("seat.you") : "";
}

/** The seat a sentence of the log begins with; -1 if it begins with nobody's name. */
export function whoActs(text: string, names: readonly string[]): number {
  const begins = names.map((name) =>
    name && /^[\s':]/.test(text.slice(name.length)) && text.startsWith(name) ? name : "",
  );
  const longest = Math.max(...begins.map((name) => name.length));
  return longest > 0 ? begins.findIndex((name) => name.length === longest) : -1;
}

/** Milliseconds left on a clock at a moment of the server's time. */
export function leftOn(time: SeatTime, now: number): number {
  return Math.max(0, time.until ? time.until - now : time.left);
}

/** `1:05`, `12:00`, `2 d 3 h`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return t("clock.days", { d: Math.floor(hours / 24), h: hours % 24 });
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
