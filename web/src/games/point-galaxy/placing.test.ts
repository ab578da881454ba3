import { expect, test } from "vitest";
import { heldCard, isPlace } from "./placing";
import { nextForAutomaton } from "./pointer";

test("the wanted card is held if it can be placed, else the first that can", () => {
  expect(heldCard([0, 1], 1)).toBe(1);
  expect(heldCard([1], 0)).toBe(1);
  expect(heldCard([0, 1], null)).toBe(0);
  expect(heldCard([], 1)).toBeNull();
});

test("a placement is told from the other actions by its fields", () => {
  expect(isPlace({ type: "place", card: 0, system: -1, end: "below" })).toBe(true);
  expect(isPlace({ type: "draft", row: 0, col: 2 })).toBe(false);
  expect(isPlace(null)).toBe(false);
});

test("the pointer looks at its two cells from outside", () => {
  const automaton = {
    next_cells: [
      [0, 0],
      [0, 1],
    ],
  } as never;
  expect(nextForAutomaton({ automaton }).get("0:0")).toEqual({ order: 1, arrow: "→" });
  expect(nextForAutomaton({ automaton }).get("0:1")).toEqual({ order: 2, arrow: "" });
  const below = {
    next_cells: [
      [2, 1],
      [1, 1],
    ],
  } as never;
  expect(nextForAutomaton({ automaton: below }).get("2:1")?.arrow).toBe("↑");
  expect(nextForAutomaton({ automaton: null }).size).toBe(0);
});
