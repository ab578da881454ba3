import { describe, expect, it } from "vitest";
import { beside } from "./bubble";
import { headline, written } from "./ending";
import { rulingsAbout, rulingsIn } from "./rulings";
import { commitmentOf, sha256 } from "./sha256";
import { whoActs } from "./seats";
import { nearest, type Box } from "./spatial";

const box = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, width, height });

describe("arrow keys", () => {
  const row = [box(0, 0), box(20, 0), box(40, 0), box(20, 50)];

  it("go to the nearest thing in their direction", () => {
    expect(nearest(row[0]!, row, "ArrowRight")).toBe(1);
    expect(nearest(row[1]!, row, "ArrowRight")).toBe(2);
    expect(nearest(row[2]!, row, "ArrowLeft")).toBe(1);
    expect(nearest(row[1]!, row, "ArrowDown")).toBe(3);
  });

  it("stay where nothing lies", () => {
    expect(nearest(row[0]!, row, "ArrowUp")).toBe(-1);
    expect(nearest(row[0]!, row, "ArrowLeft")).toBe(-1);
  });

  it("prefer what lies straight ahead to what is nearer but askew", () => {
    expect(nearest(box(0, 0), [box(15, 30), box(40, 2)], "ArrowRight")).toBe(1);
  });
});

describe("a bubble", () => {
  it("stands above its thing, or below where there is no room", () => {
    expect(beside(box(100, 200), box(0, 0, 40, 30), 400, 400)).toEqual({ left: 85, top: 162 });
    expect(beside(box(100, 5), box(0, 0, 40, 30), 400, 400)).toEqual({ left: 85, top: 23 });
  });

  it("never leaves the screen", () => {
    const place = beside(box(385, 20, 10, 360), box(0, 0, 200, 300), 400, 400);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.left + 200).toBeLessThanOrEqual(400);
    expect(place.top + 300).toBeLessThanOrEqual(400);
  });
});

describe("the fingerprint of a seed", () => {
  it("is SHA-256 as everybody computes it", () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256(bytes("a".repeat(1000)))).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
  });

  it("is the one the server shows at the start", () => {
    // stardeck.kernel.commitment(bytes(32))
    expect(commitmentOf("00".repeat(32))).toBe("b90ca4178c509e9cd3f23123e0a8e634c3692c621e191936a5e9394073b323e8");
  });
});

describe("rulings about a card", () => {
  const guide =
    "# G\n\n## Rulings\n\nText.\n\n**R1** Moon cards: `they` count\ntwice.\n\n**R2** Moonlight: no.\n\n## Other\n**R3** Moon\n";

  it("are read from the guide's part of that name", () => {
    expect(rulingsIn(guide)).toEqual(["R1 Moon cards: they count twice.", "R2 Moonlight: no."]);
  });

  it("name the card as a whole word", () => {
    expect(rulingsAbout(guide, "Moon")).toEqual(["R1 Moon cards: they count twice."]);
    expect(rulingsAbout(guide, "Sun")).toEqual([]);
  });
});

describe("the end", () => {
  const result = (winners: number[]) => ({ winners }) as Parameters<typeof headline>[0];

  it("is told to whoever looks", () => {
    expect(headline(result([0]), ["Ada", "Bea"], 0)).toBe("You win!");
    expect(headline(result([0]), ["Ada", "Bea"], 1)).toBe("Ada wins!");
    expect(headline(result([0, 1]), ["Ada", "Bea", "Cleo"], null)).toBe("A shared victory: Ada, Bea");
    expect(headline(result([0, 1]), ["Ada", "Bea"], null)).toBe("Everybody shares the victory");
    expect(headline(result([]), ["Ada"], 0)).toBe("Nobody wins");
  });

  it("writes shared points as fractions", () => {
    expect([0, 7, -2, 1 / 6, 2 + 1 / 3, 12.5, -0.5, 0.123].map(written)).toEqual([
      "0",
      "7",
      "-2",
      "⅙",
      "2⅓",
      "12½",
      "-½",
      "0.12",
    ]);
  });
});

describe("a sentence of the log", () => {
  const names = ["Ada", "Regular", "Regular 2"];

  it("belongs to the seat whose name it begins with", () => {
    const sentences = [
      "Ada drew a card.",
      "Regular 2's turn.",
      "Regular passed.",
      "Round 2: Ada's turn.",
      "Adam came.",
    ];
    expect(sentences.map((text) => whoActs(text, names))).toEqual([0, 2, 1, -1, -1]);
    expect(whoActs("Somebody came.", [])).toBe(-1);
  });
});
