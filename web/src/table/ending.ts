// The end of a game in words.
import type { Line, Result, Table } from "../wire/messages";
import { t } from "../words/index.svelte";

/** Who won. */
export function headline(result: Result, names: readonly string[], me: number | null): string {
  const all = [...names, ...(result.also ?? [])];
  const winners = result.winners.map((seat) => all[seat] ?? "");
  if (!winners.length) return t("end.nobody");
  if (winners.length > 1 && winners.length === all.length) return t("end.all");
  if (winners.length > 1) return t("end.shared", { names: winners.join(", ") });
  return result.winners[0] === me ? t("end.you") : t("end.won", { name: winners[0] ?? "" });
}

const PARTS: readonly (readonly [number, string])[] = [
  [1 / 2, "½"],
  [1 / 3, "⅓"],
  [2 / 3, "⅔"],
  [1 / 4, "¼"],
  [3 / 4, "¾"],
  [1 / 5, "⅕"],
  [1 / 6, "⅙"],
];

/** Points as they are written: shared ones as a fraction, such as 2⅓. */
export function written(points: number): string {
  const whole = Math.trunc(points);
  const part = PARTS.find(([size]) => Math.abs(Math.abs(points - whole) - size) < 0.001);
  if (part) return `${whole || (points < 0 ? "-" : "")}${part[1]}`;
  return String(Math.round(points * 100) / 100);
}

export interface Fact {
  name: string;
  value: string;
}

/** A few numbers about the game: how long, how many moves, how close, and where most points came from. */
export function statistics(table: Table, log: readonly Line[]): Fact[] {
  const result = table.result;
  if (!result) return [];
  const minutes = Math.max(1, Math.round(((log.at(-1)?.at ?? 0) - (log[0]?.at ?? 0)) / 60_000));
  const facts = [
    { name: t("stats.moves"), value: String(table.room.moves) },
    { name: t("stats.time"), value: t("stats.minutes", { n: minutes }) },
  ];
  const sorted = [...result.totals].sort((a, b) => b - a);
  if (sorted.length > 1) facts.push({ name: t("stats.lead"), value: written(sorted[0]! - sorted[1]!) });
  const best = bestRow(result, table.you.seat);
  if (best) facts.push({ name: t("stats.best"), value: best });
  return facts;
}

/** The row of the sheet that brought this seat most. */
function bestRow(result: Result, seat: number | null): string {
  if (seat === null) return "";
  const [row] = [...result.rows].sort((a, b) => (b.points[seat] ?? 0) - (a.points[seat] ?? 0));
  return row && (row.points[seat] ?? 0) > 0 ? `${row.name} (${written(row.points[seat] ?? 0)})` : "";
}
