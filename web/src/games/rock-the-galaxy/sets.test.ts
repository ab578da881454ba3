import { describe, expect, it } from "vitest";
import type { Choice, Refusal } from "../../wire/messages";
import type { PlaySet } from "../../wire/rock-the-galaxy";
import { faceOf, type Face } from "./face";
import { fits, isWhole, read, suggestion } from "./sets";

const EARNS = [3, 4, 5].map((symbols) => ({ symbols, singles: symbols - 2, fans: symbols - 2, yoinks: symbols - 3 }));
const face = (colours: string[], symbols: number, more: Partial<Face> = {}): Face => ({
  ...faceOf(undefined),
  colours,
  symbols,
  ...more,
});
const FACES = new Map<string, Face>([
  ["hats-1", face(["green"], 1, { theme: "hats", order: 1 })],
  ["hats-2", face(["green"], 2, { theme: "hats", order: 2 })],
  ["dogs-1", face(["green"], 1, { theme: "dogs", order: 3 })],
  ["note-any", face(["orange", "purple", "green"], 1, { order: 4 })],
  ["note-orange-green", face(["orange", "green"], 1, { order: 5 })],
  ["sound-check", face([], 0, { order: 6, actions: [{ op: "draw", n: 2 }] })],
  ["power-chord", face(["orange", "purple", "green"], 2, { order: 7, least: 4 })],
  ["sellout-note", face(["orange", "purple", "green"], 1, { order: 8, returns: 1 })],
]);
const target = (color: string, theme: string): PlaySet => ({ do: "set", color, theme });
const choice = (color: string, theme: string): Choice => ({
  action: target(color, theme),
  handle: `set:${color}:${theme}`,
  label: `Set in ${color}: ${theme}`,
});
const refusal = (color: string, theme: string, why: string): Refusal => ({
  ...choice(color, theme),
  reason: { rule: "Playing a set", why },
});
const OFFER = {
  choices: [choice("green", "hats"), { action: { do: "no_set" }, handle: "button:no_set", label: "Play no set" }],
  refusals: [refusal("green", "dogs", "You hold 2 matching symbols; a set needs 3, 4 or 5.")],
};
const ticked = (...cards: string[]) => read(cards, FACES, OFFER, EARNS);

describe("what ticked cards are together", () => {
  it("counts symbols, not cards, in whatever order they were ticked", () => {
    expect(ticked("note-any", "hats-2").symbols).toBe(3);
    expect(ticked("hats-2", "note-any")).toEqual(ticked("note-any", "hats-2"));
  });

  it("finds the offered set they fit into and what it earns", () => {
    const set = ticked("hats-1", "hats-2", "note-orange-green");
    expect(set.targets.map((found) => found.handle)).toEqual(["set:green:hats"]);
    expect(set.earning).toMatchObject({ symbols: 4, fans: 2 });
    expect(isWhole(set)).toBe(true);
  });

  it("says in the server's words why the cards are no set", () => {
    const set = ticked("dogs-1", "note-any");
    expect(set.targets).toEqual([]);
    expect(set.why).toBe("You hold 2 matching symbols; a set needs 3, 4 or 5.");
  });

  it("never calls a mixed bag a set", () => {
    expect(ticked("hats-2", "dogs-1")).toMatchObject({ targets: [], why: "" });
    expect(ticked("hats-2", "sound-check").targets).toEqual([]);
  });

  it("is not whole with too few, too many, or a card that needs a bigger set", () => {
    expect(isWhole(ticked("hats-2"))).toBe(false);
    expect(isWhole(ticked("hats-2", "hats-2", "hats-2"))).toBe(false);
    expect(isWhole(ticked("hats-1", "power-chord"))).toBe(false);
    expect(isWhole(ticked("hats-2", "power-chord"))).toBe(true);
  });

  it("adds up the fans that go back", () => {
    expect(ticked("hats-2", "sellout-note", "sellout-note").returns).toBe(2);
  });

  it("takes notes alone for a set of notes only", () => {
    const offer = { choices: [choice("green", "hats"), choice("green", "notes")], refusals: [] };
    const notes = read(["note-any", "note-orange-green", "sellout-note"], FACES, offer, EARNS);
    expect(notes.targets.map((found) => found.handle)).toEqual(["set:green:notes"]);
  });
});

describe("the ticks a set starts with", () => {
  const suggest = (...hand: string[]) =>
    suggestion(hand, target("green", "hats"), FACES, EARNS).map((place) => hand[place]);

  it("reaches the most symbols without going over", () => {
    expect(suggest("hats-1", "hats-2", "hats-2", "note-any")).toEqual(["hats-1", "hats-2", "hats-2"]);
  });

  it("keeps notes and fans where the same count can be had without them", () => {
    expect(suggest("hats-1", "hats-2", "note-any", "sellout-note", "dogs-1", "sound-check")).toEqual([
      "hats-1",
      "hats-2",
      "note-any",
      "sellout-note",
    ]);
    expect(suggest("hats-1", "hats-1", "hats-1", "hats-2", "note-any")).toEqual([
      "hats-1",
      "hats-1",
      "hats-1",
      "hats-2",
    ]);
  });

  it("leaves a card for big sets out of a small one", () => {
    expect(suggest("hats-1", "power-chord")).toEqual([]);
  });

  it("knows which cards may lie in a set", () => {
    expect(fits(FACES.get("note-orange-green")!, target("purple", "boots"))).toBe(false);
    expect(fits(FACES.get("hats-1")!, target("green", "notes"))).toBe(false);
    expect(fits(FACES.get("sound-check")!, target("green", "hats"))).toBe(false);
  });
});
