import { describe, expect, it } from "vitest";
import { Follower } from "../../table/follow";
import { Spots } from "../../table/spots.svelte";
import type { CardInfo, Choice, TableOffer } from "../../wire/messages";
import type { GalaxyView } from "../../wire/galaxy-rush";
import { lacks, predictionOf } from "./face";
import { Picked } from "./picked.svelte";
import { onTrack, orbitZones } from "./zones";

describe("what a Discovery lacks", () => {
  it("compares what it needs with what is owned, Resource by Resource", () => {
    expect(lacks({ iridium: 2, osmium: 1 }, { iridium: 1, osmium: 3, palladium: 4 })).toEqual([
      { resource: "iridium", need: 2, have: 1 },
      { resource: "osmium", need: 1, have: 1 },
    ]);
  });
});

it("a condition is found as the card of its captain", () => {
  const bet = (id: string, colour: string) =>
    [id, { id, face: { colour, condition: "medals" } } as unknown as CardInfo] as const;
  const cards = new Map([bet("pre-blue-medals", "blue"), bet("pre-orange-medals", "orange")]);
  expect(predictionOf(cards, "orange", "medals")?.id).toBe("pre-orange-medals");
  expect(predictionOf(cards, "orange", "heroics")).toBeUndefined();
});

describe("following a card from the track to a ship", () => {
  const view = (track: (string | null)[], up: string[] = [], down: string[] = []) =>
    ({
      track,
      captains: [
        { up, down },
        { up: [], down: [] },
      ],
    }) as unknown as GalaxyView;

  it("keeps its key, face up or face down, and twins stay where they are", () => {
    const follower = new Follower("orbit");
    const before = onTrack(view([]), {});
    expect(before).toEqual([]);
    const start = view(["comet", "comet", "osmium"]);
    const [, second, third] = onTrack(start, follower.follow(orbitZones(start)));
    const taken = view([null, "comet", null], ["comet"], ["osmium"]);
    const placed = follower.follow(orbitZones(taken));
    expect(onTrack(taken, placed)).toEqual([null, second, null]);
    expect(placed["down:0"]).toEqual([third]);
    expect(placed["up:0"]?.[0]?.key).not.toBe(second?.key);
  });
});

describe("what is picked", () => {
  const choice = (face: string): Choice => ({ action: { do: "take", face }, handle: "track:1:1", label: face });
  const offer = (token: string): TableOffer => ({
    token,
    prompt: "",
    choices: [choice("up"), choice("down")],
    refusals: [],
  });

  it("shows its choices, and is put down by a second click", () => {
    const spots = new Spots(() => {});
    const picked = new Picked(spots);
    spots.offer = offer("a");
    picked.toggle("track:1:1");
    expect(picked.choices.map((one) => one.label)).toEqual(["up", "down"]);
    picked.toggle("track:1:1");
    expect(picked.at).toBeNull();
  });

  it("lasts while the question is the same, and no longer", () => {
    const spots = new Spots(() => {});
    const picked = new Picked(spots);
    spots.offer = offer("a");
    picked.toggle("track:1:1");
    spots.offer = offer("a"); // told again
    expect(picked.at).toBe("track:1:1");
    spots.offer = offer("b");
    expect(picked.at).toBeNull();
    expect(picked.choices).toEqual([]);
  });
});
