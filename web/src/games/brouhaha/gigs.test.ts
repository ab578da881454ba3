import { describe, expect, it } from "vitest";
import type { BandView, CardView, Forecast, ManagerView } from "../../wire/brouhaha";
import { gearOn, holds, lacking, runs, seatOf, special } from "./gigs";

const at = (volume: number, winner: number | null, tied: number[] = []): Forecast => ({ volume, winner, tied });
const band = (musicians: number, talents: number[]): BandView => ({
  seat: 0,
  musicians,
  talents,
  eligible: false,
  total: 0,
});
const card = (name: string, wearer = ""): CardView => ({ card: name, wearer }) as CardView;

describe("the forecast of a GIG", () => {
  it("joins steps with the same outcome, and flips where it changes", () => {
    const found = runs([at(1, 0), at(2, 0), at(3, null, [0, 1]), at(4, 1), at(5, 1)]);
    expect(found.map((run) => [run.from, run.to, run.winner])).toEqual([
      [1, 2, 0],
      [3, 3, null],
      [4, 5, 1],
    ]);
  });
  it("tells a tie from nobody, and a tie of others from a tie", () => {
    expect(runs([at(1, null), at(2, null, [0, 1]), at(3, null, [0, 2])])).toHaveLength(3);
  });
  it("of no GIG is nothing", () => expect(runs([])).toEqual([]));
});

describe("what a band lacks", () => {
  it("counts musicians first, then the talents in their order", () => {
    expect(lacking([2, 0, 0, 2, 3, 0], band(1, [5, 0, 2, 1, 0]))).toEqual([
      { talent: "musicians", n: 1 },
      { talent: "harmony", n: 2 },
    ]);
  });
  it("is nothing when everything is met or nothing is asked for", () => {
    expect(lacking([1, 0, 0, 0, 2, 0], band(1, [0, 0, 0, 2, 0]))).toEqual([]);
    expect(lacking(undefined, band(0, [0, 0, 0, 0, 0]))).toEqual([]);
  });
});

describe("what is on the table", () => {
  it("knows where a mark of VOLUME begins to count", () => {
    const less = { card: "a", compare: "<", volume: 6 };
    expect([holds(less, 5), holds(less, 6)]).toEqual([true, false]);
    expect(holds({ ...less, compare: ">=" }, 6)).toBe(true);
    expect(holds({ ...less, compare: "?" }, 6)).toBe(false);
  });
  it("shows only what is special about a performance", () => {
    expect(special("Readers have +1 Harmony at this GIG. REQ: 2 Harmony. Judged: Harmony.")).toBe(
      "Readers have +1 Harmony at this GIG.",
    );
    expect(special("REQ: 1 Timbre.")).toBe("");
    expect(special("Always open and never used up.")).toBe("");
  });
  it("finds managers and gear", () => {
    const managers = [{ play: [card("ann")] }, { play: [card("bob"), card("drum", "bob")] }] as ManagerView[];
    expect([seatOf(managers, "drum"), seatOf(managers, "nobody")]).toEqual([1, -1]);
    expect(gearOn(managers[1]!.play, "bob").map((one) => one.card)).toEqual(["drum"]);
  });
});
