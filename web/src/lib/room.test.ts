import { describe, expect, it } from "vitest";
import type { Table } from "../wire/messages";
import { nextAtScreen } from "./room.svelte";

function table(seat: number | null, holds: number[], waiting: number[], more: object = {}): Table {
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: "person", name: `P${seat}`, waiting: waiting.includes(seat) }));
  return {
    you: { seat, holds, host: true },
    room: { status: "playing", seats },
    result: null,
    ...more,
  } as unknown as Table;
}

describe("passing the screen", () => {
  it("is not asked of a person who has the screen alone", () => {
    expect(nextAtScreen(table(null, [0], [0]))).toBeNull();
  });

  it("goes to the one who is to choose", () => {
    expect(nextAtScreen(table(0, [0, 1], [1]))).toBe(1);
    expect(nextAtScreen(table(null, [0, 1], [0]))).toBe(0);
  });

  it("waits while the one before the screen still has to choose", () => {
    expect(nextAtScreen(table(0, [0, 1], [0, 1]))).toBeNull();
  });

  it("waits while somebody elsewhere is to choose", () => {
    expect(nextAtScreen(table(0, [0, 1], [2]))).toBeNull();
  });

  it("ends with the game", () => {
    expect(nextAtScreen(table(0, [0, 1], [1], { result: { winners: [0] } }))).toBeNull();
  });
});
