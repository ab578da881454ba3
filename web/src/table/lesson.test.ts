import { describe, expect, it } from "vitest";
import type { Choice, TutorialFrame, TutorialStory } from "../wire/messages";
import { judge, Lesson, means } from "./lesson.svelte";

const choice = (card: string): Choice => ({
  action: { do: "card", card, side: null },
  handle: `hand:${card}`,
  label: `Play ${card}`,
});
const frame = (step: number, more: Partial<TutorialFrame> = {}): TutorialFrame => ({
  step,
  seat: null,
  text: "Read.",
  point: "",
  view: {},
  offer: null,
  action: null,
  label: "",
  ...more,
});
const ASKED = frame(1, {
  seat: 0,
  offer: { prompt: "Choose.", choices: [choice("a"), choice("b"), choice("c")], refusals: [] },
  action: { do: "card", card: "a" },
  label: "Play a",
  also: [{ do: "card", card: "b" }],
  instead: "For this lesson: a.",
});
const story = { names: ["You", "Zork"], frames: [frame(0), ASKED, frame(2, { seat: 1, text: "" }), frame(3)] };
const lesson = () => new Lesson(story as unknown as TutorialStory);

describe("what a lesson means", () => {
  it("may leave out what is usual", () => {
    expect(means({ do: "card", card: "a", side: null }, { do: "card", card: "a" })).toBe(true);
    expect(means({ do: "card", card: "b" }, { do: "card", card: "a" })).toBe(false);
    expect(means({ do: "card" }, { do: "card", card: "a" })).toBe(false);
  });

  it("tells right, as good and other choices apart", () => {
    expect(["a", "b", "c"].map((card) => judge(ASKED, choice(card)))).toEqual(["right", "as good", "other"]);
  });
});

describe("a lesson", () => {
  it("goes on when the right thing is chosen", () => {
    const told = lesson();
    told.next();
    expect([told.mine, told.offer?.prompt]).toEqual([true, "Choose."]);
    told.choose(choice("a"));
    expect([told.step, told.remark, told.byItself]).toEqual([2, "", true]);
  });

  it("goes on with a remark when something as good is chosen", () => {
    const told = lesson();
    told.go(1);
    told.choose(choice("b"));
    expect([told.step, told.remark]).toEqual([2, "For this lesson: a."]);
  });

  it("asks again kindly after another choice, and then shows the right thing", () => {
    const told = lesson();
    told.go(1);
    expect(told.point).toBeNull();
    told.choose(choice("c"));
    expect([told.step, told.remark, told.point]).toEqual([1, "For this lesson: a.", "hand:a"]);
  });

  it("goes back to what was read or chosen, and ends with its last page", () => {
    const told = lesson();
    told.go(3);
    expect(told.last).toBe(true);
    told.next();
    expect(told.step).toBe(3);
    told.back();
    expect(told.step).toBe(1);
  });
});
