import { Trouble } from "../lib/api";
import { describe, expect, it, vi } from "vitest";
import type { Frame } from "../wire/messages";
import { Replaying } from "./replaying.svelte";

const STEPS = 100;

function frame(step: number, seat: string, open: boolean): Frame {
  const views = open ? [`${step} by 0`, `${step} by 1`] : [];
  return {
    step,
    view: `${step} by ${seat}`,
    lines: [`line ${step}`],
    seat: step ? step % 2 : null,
    label: "x",
    open: views,
  };
}

const ask = vi.fn(async (_: string, query: string) => {
  const given = new URLSearchParams(query);
  const first = Number(given.get("first"));
  const count = Math.min(Number(given.get("count")), STEPS + 1 - first);
  const seat = given.get("seat") ?? "nobody";
  return { steps: STEPS, frames: Array.from({ length: count }, (_, n) => frame(first + n, seat, given.has("open"))) };
});

describe("a replay", () => {
  it("shows any step, asking only for the part it lies in", async () => {
    const again = new Replaying("r", ask);
    await again.go(0);
    expect([again.view, again.steps]).toEqual(["0 by nobody", STEPS]);
    await again.go(95);
    expect(again.view).toBe("95 by nobody");
    const asked = ask.mock.calls.length;
    await again.go(94);
    expect(ask.mock.calls.length).toBe(asked);
  });

  it("stays between its first and its last step", async () => {
    const again = new Replaying("r", ask);
    await again.go(0);
    await again.go(-1);
    expect(again.step).toBe(0);
    await again.go(500);
    expect(again.step).toBe(STEPS);
  });

  it("looks through other eyes at the same step", async () => {
    const again = new Replaying("r", ask);
    await again.go(7);
    await again.look(1);
    expect([again.step, again.view, again.seat]).toEqual([7, "7 by 1", 1]);
  });

  it("with open cards sees what the one who acts next saw", async () => {
    const again = new Replaying("r", ask);
    await again.look("open");
    await again.go(6);
    expect([again.seat, again.view]).toEqual([1, "6 by 1"]);
    await again.go(7);
    expect([again.seat, again.view]).toEqual([0, "7 by 0"]);
  });

  it("tells what happened up to the step, and says so when the server cannot be reached", async () => {
    const again = new Replaying("r", ask);
    await again.go(2);
    expect(again.lines.map(({ text }) => text)).toEqual(["line 0", "line 1", "line 2"]);
    ask.mockRejectedValueOnce(new Trouble("offline", "No connection."));
    await again.go(99);
    expect([again.step, again.why]).toEqual([2, "No connection."]);
  });
});
