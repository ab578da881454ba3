import { describe, expect, it } from "vitest";
import type { Choice } from "../../wire/messages";
import type { RockView } from "../../wire/rock-the-galaxy";
import { faceOf, type Face } from "./face";
import { advance, inOrder, planDrop, planPicks, planSet, type Plan } from "./plan";

const FACES = new Map<string, Face>(
  ["boots-1", "boots-2", "note-any"].map((id, order) => [id, { ...faceOf(undefined), order }]),
);
const view = (decision: string, more: Partial<RockView> = {}) =>
  ({ seat: 0, waiting: [0], decision, in_play: [], to_pick: 0, ...more }) as unknown as RockView;
const offer = (...actions: object[]): Choice[] => actions.map((action) => ({ action, handle: "", label: "" }));
const card = (id: string) => ({ card: id, do: "card" }); // the order of the fields does not matter
const ANNOUNCE = { do: "set", color: "purple", theme: "boots" } as const;

/** Say a plan to a table that offers these choices one after the other; what was said. */
function say(plan: Plan, tables: [RockView, Choice[]][]): unknown[] {
  const said: unknown[] = [];
  let left: Plan | null = plan;
  for (const [seen, choices] of tables) {
    if (!left) break;
    const step = advance(left, seen, choices);
    if (step.choice) said.push(step.choice.action);
    left = step.rest;
  }
  return said;
}

describe("a plan is said choice by choice", () => {
  it("lays a set in the order of the card list, however it was ticked", () => {
    const cards = inOrder(["note-any", "boots-2", "boots-1"], FACES);
    const said = say(planSet(ANNOUNCE, cards), [
      [view("score"), offer(ANNOUNCE, { do: "no_set" })],
      [view("set_card"), offer(card("boots-1"), card("boots-2"))],
      [view("set_card", { in_play: ["boots-1"] }), offer(card("boots-2"), card("note-any"))],
      [view("set_card", { in_play: ["boots-1", "boots-2"] }), offer(card("note-any"), { do: "finish" })],
      [view("set_card", { in_play: ["boots-1", "boots-2", "note-any"] }), offer(card("note-any"), { do: "finish" })],
    ]);
    expect(said).toEqual([ANNOUNCE, card("boots-1"), card("boots-2"), card("note-any"), { do: "finish" }]);
  });

  it("goes on where the engine has made the only choice by itself", () => {
    const said = say(planSet(ANNOUNCE, ["boots-1", "boots-1"]), [
      [view("score"), offer(ANNOUNCE)],
      [view("set_card", { in_play: ["boots-1"] }), offer(card("boots-1"), card("note-any"))],
    ]);
    expect(said).toEqual([ANNOUNCE, card("boots-1")]);
    const picked = say(planPicks("discard", ["boots-1", "boots-2"]), [
      [view("discard", { to_pick: 1 }), offer(card("boots-1"), card("boots-2"))],
    ]);
    expect(picked).toEqual([card("boots-2")]);
  });

  it("says nothing that is not offered, and is over then", () => {
    expect(advance(planSet(ANNOUNCE, ["boots-1"]), view("score"), offer({ do: "no_set" }))).toEqual({
      choice: null,
      rest: null,
    });
  });

  it("is over when somebody else is asked, or something else", () => {
    const plan = planSet(ANNOUNCE, ["boots-1"]);
    expect(advance(plan, view("score", { waiting: [1] }), offer(ANNOUNCE)).choice).toBeNull();
    expect(advance(plan, view("yoink_count"), offer({ do: "yoink", fans: 0 })).rest).toBeNull();
  });

  it("drops cards without a set, then keeps the rest", () => {
    const stop = { do: "stop" };
    const said = say(planDrop(["boots-1", "note-any"]), [
      [view("score"), offer(ANNOUNCE, { do: "no_set" })],
      [view("drop"), offer(card("boots-1"), card("note-any"), stop)],
      [view("drop"), offer(card("boots-2"), card("note-any"), stop)],
      [view("drop"), offer(card("boots-2"), stop)],
    ]);
    expect(said).toEqual([{ do: "no_set" }, card("boots-1"), card("note-any"), stop]);
  });
});
