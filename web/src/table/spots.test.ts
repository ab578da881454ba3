import { describe, expect, it, vi } from "vitest";
import type { Choice, TableOffer } from "../wire/messages";
import { Spots } from "./spots.svelte";

const choice = (handle: string, label: string): Choice => ({ action: { do: label }, handle, label });
const OFFER: TableOffer = {
  token: "t1",
  prompt: "Choose.",
  choices: [
    choice("hand:1", "Play"),
    choice("hand:2", "Play"),
    choice("hand:2", "Discard"),
    choice("button:end", "End"),
  ],
  refusals: [{ ...choice("hand:3", "Play"), reason: { rule: "Sets", why: "Two make no set." } }],
};

function theSpots() {
  const played = vi.fn();
  const spots = new Spots(played);
  spots.offer = OFFER;
  return { spots, played };
}

describe("touching a thing", () => {
  it("plays its only choice", () => {
    const { spots, played } = theSpots();
    spots.touch("hand:1");
    expect(played).toHaveBeenCalledExactlyOnceWith(OFFER.choices[0]);
  });

  it("with several choices opens them, and closes them when touched again", () => {
    const { spots, played } = theSpots();
    spots.touch("hand:2");
    expect(spots.open).toBe("hand:2");
    spots.touch("hand:2");
    expect(spots.open).toBeNull();
    expect(played).not.toHaveBeenCalled();
  });

  it("without a choice says why not", () => {
    const { spots, played } = theSpots();
    spots.touch("hand:3");
    expect(spots.open).toBe("hand:3");
    expect(spots.at("hand:3").refusals[0]?.reason.why).toBe("Two make no set.");
    expect(played).not.toHaveBeenCalled();
  });

  it("that is only a card shows it large", () => {
    const { spots } = theSpots();
    spots.touch("pile:9", null, "moon");
    expect(spots.enlarged).toBe("moon");
    expect(spots.open).toBeNull();
  });

  it("does nothing while a choice is on its way: a double click is one move", () => {
    const { spots, played } = theSpots();
    spots.busy = true;
    spots.touch("hand:1");
    expect(played).not.toHaveBeenCalled();
  });

  it("closes a bubble that was open", () => {
    const { spots } = theSpots();
    spots.touch("hand:3");
    spots.touch("hand:1");
    expect(spots.open).toBeNull();
  });
});

describe("choices without a place", () => {
  it("are those whose handle is nowhere on the screen", () => {
    const { spots } = theSpots();
    const gone = [spots.mount("hand:1"), spots.mount("hand:2"), spots.mount("hand:2")];
    expect(spots.homeless.map(({ label }) => label)).toEqual(["End"]);
    gone[1]!();
    expect(spots.homeless).toHaveLength(1);
    gone[2]!();
    expect(spots.homeless.map(({ label }) => label)).toEqual(["Play", "Discard", "End"]);
  });

  it("are not known before the board is there", () => {
    const { spots } = theSpots();
    spots.awaited = true;
    expect(spots.homeless).toEqual([]);
    spots.awaited = false;
    expect(spots.homeless).toHaveLength(4);
  });
});

describe("a board that holds something", () => {
  it("lights only what fits to it", () => {
    const { spots } = theSpots();
    spots.only = (action) => (action as { do: string }).do === "Discard";
    expect(spots.at("hand:1").choices).toEqual([]);
    expect(spots.at("hand:2").choices.map(({ label }) => label)).toEqual(["Discard"]);
    spots.only = null;
    expect(spots.at("hand:2").choices).toHaveLength(2);
  });
});
