// Where the orbit cards lie, for following what moves.
import type { Thing, Zones } from "../../table/follow";
import type { GalaxyView } from "../../wire/galaxy-rush";

/** Each place of the track, and what both captains have played; a card that left the track is found there again. */
export function orbitZones(view: GalaxyView): Zones {
  const track = view.track.map((card, place) => [`track:${place}`, card ? [card] : []] as const);
  const ships = view.captains.flatMap((captain, seat) => [
    [`up:${seat}`, captain.up] as const,
    [`down:${seat}`, captain.down] as const,
  ]);
  return Object.fromEntries([...track, ...ships]);
}

/** What lies on the track, place by place. */
export function onTrack(view: GalaxyView, placed: Record<string, Thing[]>): (Thing | null)[] {
  return view.track.map((_, place) => placed[`track:${place}`]?.[0] ?? null);
}
