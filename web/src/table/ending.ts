// The end of a game in words.
import type { Line, Result, Table } from "../wire/messages";
import { t } from "../words/index.svelte";

/** Who won. */
export function headline(result: Result, names: readonly string[], me: number | null): string {
  const all = [...names, ...(result.also ?? [])];
  const winners = result.winners.map((seat) => all[seat] ?? "");
  if (!winners.length) return t("end.nobody");
  if (winners.length > 1) return t("end.shared", { names: winners.join(", ") });
  return result.winners[0] === me ? t("end.you") : t("end.won", { name: winners[0] ?? "" });
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
  if (sorted.length > 1)
    facts.push({ name: t("stats.lead"), value: String(Math.round((sorted[0]! - sorted[1]!) * 100) / 100) });
  const best = bestRow(result, table.you.seat);
  if (best) facts.push({ name: t("stats.best"), value: best });
  return facts;
}

/** The row of the sheet that brought this seat most. */
function bestRow(result: Result, seat: number | null): string {
  if (seat === null) return "";
  const [row] = [...result.rows].sort((a, b) => (b.points[seat] ?? 0) - (a.points[seat] ?? 0));
  return row && (row.points[seat] ?? 0) > 0 ? `${row.name} (${row.points[seat]})` : "";
}
