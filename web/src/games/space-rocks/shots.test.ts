import { describe, expect, it } from "vitest";
import type { PlayerView, ShotView, SpaceView } from "../../wire/space-rocks";
import { along, bow } from "./curve";
import { cardId, counted, numbered } from "./kinds";
import { attacksOn, colonyTwins, guardOf, lanes, offered, rockHeaps, targetOf } from "./shots";

const player = (colonies: string[], rocks: string[] = []): PlayerView =>
  ({
    colonies: colonies.map((text, id) => ({ planet: text[0]!, sat: Number(text[1] ?? 0), id })),
    rocks: rocks.map((text, id) => ({ rock: Number(text[0]), sat: Number(text[1] ?? 0), id })),
    home_sat: 0,
  }) as PlayerView;
const shot = (defender: number | null, place: number | null, rock = 1): ShotView => ({
  maker: 0,
  defender,
  planet: place === null ? "" : "U",
  place,
  rock,
  power: rock,
});
const sky = (flight: ShotView[], current: ShotView | null, players: PlayerView[] = []) =>
  ({ flight, current, players }) as unknown as SpaceView;

describe("rocks in the air", () => {
  it("come with the number by which an answer names them", () => {
    const found = lanes(sky([shot(1, 0), shot(2, 0), shot(1, 1)], null));
    expect(found.map(({ index }) => index)).toEqual([0, 0, 1]);
  });
  it("show what happens now first, as attack 0", () => {
    const [first, second] = lanes(sky([shot(1, 0)], shot(0, 2, 3)));
    expect([first?.now, first?.index, first?.shot.rock]).toEqual([true, 0, 3]);
    expect(second?.now).toBe(false);
  });
  it("fly at a colony, a homeworld or nothing yet", () => {
    expect([targetOf(shot(1, 2)), targetOf(shot(1, null)), targetOf(shot(null, null))]).toEqual([
      "colony:1:2",
      "home:1",
      "",
    ]);
  });
  it("meet the guard of their target", () => {
    const view = sky([], null, [player([]), player(["U", "V3"])]);
    expect([guardOf(view, shot(1, 1)), guardOf(view, shot(1, 0)), guardOf(view, shot(1, null))]).toEqual([3, 0, 0]);
  });
});

describe("things that look the same", () => {
  it("share a choice, unless a rock flies at one of them", () => {
    const view = sky([shot(1, 2)], null);
    const twins = colonyTwins(player(["U", "U", "U", "U2"]), 1, attacksOn(view, 1));
    expect(twins[0]).toEqual(["colony:1:0", "colony:1:1"]);
    expect(twins[2]).toEqual(["colony:1:2"]);
    expect(twins[3]).toEqual(["colony:1:3"]);
    expect(offered("colony:1:1", twins[1]!, (handle) => handle === "colony:1:0")).toBe("colony:1:0");
    expect(offered("colony:1:1", twins[1]!, () => false)).toBe("colony:1:1");
  });
  it("lie on one heap if they are rocks", () => {
    expect(rockHeaps(player([], ["2", "32", "2"])).map(({ places }) => places)).toEqual([[0, 2], [1]]);
  });
});

describe("kinds of cards", () => {
  it("are found in the card list", () => {
    expect(["U", "S2", "R3"].map(cardId)).toEqual(["planet_u", "sat_2", "rock_3"]);
  });
  it("are counted, and copies told apart", () => {
    expect(counted(["U", "S1", "U"])).toEqual([
      { code: "U", n: 2 },
      { code: "S1", n: 1 },
    ]);
    expect(numbered(["U", "U"]).map(({ key }) => key)).toEqual(["U-0", "U-1"]);
  });
});

describe("a trajectory", () => {
  it("starts at its maker and stops at the rim of its target", () => {
    const way = bow({ x: 0, y: 0 }, { x: 300, y: 400 }, 0, 50);
    expect(along(way, 0)).toEqual({ x: 0, y: 0 });
    expect(along(way, 1)).toEqual({ x: 270, y: 360 });
  });
});
