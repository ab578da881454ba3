// Rocks in the air as a board needs them: which answers belong to which, and which planets cannot be told apart.
import type { PlayerView, RockView, ShotView, SpaceView } from "../../wire/space-rocks";

export interface Lane {
  shot: ShotView;
  /** It is being answered or aimed now. */
  now: boolean;
  /** Its number among the announced attacks on its defender: what an answer names. */
  index: number;
  key: string;
}

/** Everything in the air: what is happening now first, then what was announced. */
export function lanes(view: SpaceView): Lane[] {
  const counts = new Map<number, number>();
  const announced = view.flight.map((shot, i) => {
    const index = counts.get(shot.defender ?? -1) ?? 0;
    counts.set(shot.defender ?? -1, index + 1);
    return { shot, now: false, index, key: `flight-${i}` };
  });
  return view.current
    ? [{ shot: turned(view, view.current), now: true, index: 0, key: "now" }, ...announced]
    : announced;
}

/** A deflected rock belongs to its deflector, who has yet to aim it. */
function turned(view: SpaceView, shot: ShotView): ShotView {
  if (view.decision !== "backfire") return shot;
  return { ...shot, maker: view.waiting[0] ?? shot.maker, defender: null, planet: "", place: null, power: shot.rock };
}

/** Where a shot flies: the handle of the planet, or "" while it is not aimed. */
export function targetOf(shot: ShotView): string {
  if (shot.defender === null) return "";
  return shot.place === null ? `home:${shot.defender}` : `colony:${shot.defender}:${shot.place}`;
}

/** The class of the sat that guards the target. */
export function guardOf(view: SpaceView, shot: ShotView): number {
  const player = shot.defender === null ? undefined : view.players[shot.defender];
  if (!player) return 0;
  return shot.place === null ? player.home_sat : (player.colonies[shot.place]?.sat ?? 0);
}

/** How many rocks fly at each colony of a seat; place -1 is the homeworld. */
export function attacksOn(view: SpaceView, seat: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { shot } of lanes(view)) {
    if (shot.defender !== seat) continue;
    const place = shot.place ?? -1;
    found.set(place, [...(found.get(place) ?? []), shot.rock].sort());
  }
  return found;
}

/** By place: the handles of colonies that look just the same. The engine offers only one of them. */
export function colonyTwins(player: PlayerView, seat: number, attacks: Map<number, number[]>): string[][] {
  const looks = player.colonies.map((colony, place) => `${colony.planet}${colony.sat}:${attacks.get(place) ?? ""}`);
  return looks.map((look) => looks.flatMap((other, place) => (other === look ? [`colony:${seat}:${place}`] : [])));
}

/** Deployed rocks that look just the same lie on one heap; the oldest on top. */
export function rockHeaps(player: PlayerView): { rock: RockView; places: number[] }[] {
  const heaps = new Map<string, { rock: RockView; places: number[] }>();
  player.rocks.forEach((rock, place) => {
    const look = `${rock.rock}/${rock.sat}`;
    const heap = heaps.get(look);
    if (heap) heap.places.push(place);
    else heaps.set(look, { rock, places: [place] });
  });
  return [...heaps.values()];
}

/** The handle that has a choice for this thing: its own, or a twin's. */
export function offered(own: string, twins: readonly string[], may: (handle: string) => boolean): string {
  return may(own) ? own : (twins.find(may) ?? own);
}
