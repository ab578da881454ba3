// How far a game is, from what its view says about rounds, turns or seasons.
import { t } from "../words/index.svelte";

interface Counted {
  round?: number;
  round_limit?: number;
  turn?: number;
  turns?: number;
  season?: number;
}

export function progressOf(view: unknown): string {
  const counted = (view ?? {}) as Counted;
  if (counted.season !== undefined) return t("progress.season", { n: counted.season });
  if (counted.round !== undefined) return t("progress.round", { n: counted.round });
  if (counted.turn !== undefined && counted.turns !== undefined)
    return t("progress.turns", { n: Math.min(counted.turn, counted.turns), all: counted.turns });
  return "";
}
