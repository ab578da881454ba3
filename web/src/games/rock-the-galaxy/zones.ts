// Where everything lies, for following what moves.
import type { Zones } from "../../table/follow";
import type { RockView } from "../../wire/rock-the-galaxy";

const times = (n: number, kind: string): string[] => Array.from({ length: n }, () => kind);

/** Fans: those nobody has yet, and the crowd of every band. */
export function fanZones(view: RockView): Zones {
  const bands = view.bands.map((band, seat) => [`${seat}`, times(band.fans, "fan")] as const);
  return { supply: times(view.fans, "fan"), ...Object.fromEntries(bands) };
}

/** Singles: what is left of every played colour, and what every band has recorded. */
export function singleZones(view: RockView): Zones {
  const supply = Object.entries(view.singles).map(([colour, n]) => [`supply:${colour}`, times(n, colour)] as const);
  const bands = view.bands.map((band, seat) => [`${seat}`, times(band.singles, band.color)] as const);
  return Object.fromEntries([...supply, ...bands]);
}

/** Cards that can be seen: your hand, the stage, the discard pile. */
export function cardZones(view: RockView, front: number): Zones {
  return { hand: view.bands[front]?.hand ?? [], stage: view.in_play, discards: view.discards };
}
