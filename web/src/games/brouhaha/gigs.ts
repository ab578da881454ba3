// What can be read from a GIG: who is ahead, at which VOLUME that changes, and what a band still lacks.
import type { BandView, CardView, Forecast, ManagerView, Threshold } from "../../wire/brouhaha";
import { TALENTS } from "./faces";

/** Neighbouring steps of VOLUME with the same outcome. */
export interface Run {
  from: number;
  to: number;
  winner: number | null;
  tied: readonly number[];
}

export function runs(forecast: readonly Forecast[]): Run[] {
  const found: Run[] = [];
  for (const { volume, winner, tied } of forecast) {
    const last = found.at(-1);
    if (last && last.winner === winner && String(last.tied) === String(tied)) last.to = volume;
    else found.push({ from: volume, to: volume, winner, tied });
  }
  return found;
}

/** What a band has too little of: a REQ names musicians first, then the talents. */
export function lacking(req: readonly number[] = [], band: BandView): { talent: string; n: number }[] {
  const has = [band.musicians, ...band.talents];
  return ["musicians", ...TALENTS]
    .map((talent, i) => ({ talent, n: (req[i] ?? 0) - (has[i] ?? 0) }))
    .filter(({ n }) => n > 0);
}

/** What is special about a performance; what it asks for and gives is drawn. */
export function special(text: string): string {
  return text.split(/\bREQ:|Always open/)[0]?.trim() ?? "";
}

const HOLDS: Record<string, (volume: number, mark: number) => boolean> = {
  "<": (volume, mark) => volume < mark,
  "<=": (volume, mark) => volume <= mark,
  "==": (volume, mark) => volume === mark,
  ">=": (volume, mark) => volume >= mark,
  ">": (volume, mark) => volume > mark,
};

/** Whether what a card says about VOLUME is true at this VOLUME. */
export function holds(mark: Threshold, volume: number): boolean {
  return HOLDS[mark.compare]?.(volume, mark.volume) ?? false;
}

/** Who has this card in play; -1: nobody. */
export function seatOf(managers: readonly ManagerView[], card: string): number {
  return managers.findIndex((manager) => manager.play.some((one) => one.card === card));
}

/** The gear on a musician. */
export function gearOn(play: readonly CardView[], musician: string): CardView[] {
  return play.filter((one) => one.wearer === musician);
}
