import { describe, expect, it } from "vitest";
import type { GameInfo, ListedRoom } from "../../wire/messages";
import { changedOptions, presetOf, presetValues, shown, usualValues } from "./options";
import { inOrder, statusOf, whenWas, withWhom } from "./rooms";
import { ownName, seated, wrongNames, type Guest, type Plan } from "./seating";

const option = (name: string, kind: string, usual: unknown) => ({
  name,
  kind,
  title: name,
  help: "",
  values: [],
  least: null,
  most: null,
  default: usual,
});
const GAME: GameInfo = {
  slug: "a-game",
  title: "A game",
  hook: "",
  seats: [2, 3, 4],
  minutes: [10, 20],
  rules_version: 1,
  options: [option("open", "switch", false), option("decks", "text", ["one", "two"]), option("limit", "number", 5)],
  presets: { standard: {}, first: { open: true } },
  bots: ["random", "regular"],
  tutorial: false,
};

describe("options", () => {
  it("know which variant they are, lists written as text included", () => {
    expect(presetOf(GAME, usualValues(GAME))).toBe("standard");
    expect(presetOf(GAME, presetValues(GAME, "first"))).toBe("first");
    expect(presetOf(GAME, { ...usualValues(GAME), decks: "one, two" })).toBe("standard");
    expect(presetOf(GAME, { ...usualValues(GAME), limit: 6 })).toBe("");
  });

  it("tell what was changed", () => {
    const changed = changedOptions(GAME, { ...presetValues(GAME, "first"), limit: 7 });
    expect(changed.map(({ name }) => name)).toEqual(["open", "limit"]);
    expect(shown(["a", ["b", 1]])).toBe("a, b, 1");
  });
});

describe("seating", () => {
  const guest = (who: Guest["who"], name = ""): Guest => ({ who, name, level: "regular" });
  const plan = (name: string, ...guests: Guest[]): Plan => ({
    seats: guests.length + 1,
    name,
    guests,
    options: {},
    clock: {},
    watch: true,
    public: false,
    hints: true,
  });

  it("keeps who sat there, and adds more of the last sort", () => {
    const more = seated([guest("friend"), guest("here", "Ben")], 5, guest("bot"));
    expect(more.map(({ who }) => who)).toEqual(["friend", "here", "here", "here"]);
    expect(new Set(more.map(({ name }) => name)).size).toBe(4);
    expect(seated(more, 2, guest("bot")).map(({ who }) => who)).toEqual(["friend"]);
    expect(seated([], 1, guest("bot"))).toEqual([]);
  });

  it("lets nobody be nameless or called like another on the same device", () => {
    expect(wrongNames(plan("Ann", guest("here", "Ben"), guest("bot")))).toBe("");
    expect(wrongNames(plan("Ann", guest("here", " ann ")))).toContain("ann");
    expect(wrongNames(plan(" ", guest("bot")))).not.toBe("");
  });
});

describe("lists of tables", () => {
  const room = (changes: Partial<ListedRoom>): ListedRoom => ({
    room: "r",
    game: "a-game",
    title: "A game",
    status: "playing",
    seats: [
      { seat: 0, kind: "person", name: "Ann", waiting: true },
      { seat: 1, kind: "bot", name: "Regular" },
    ],
    clock: {},
    updated: 0,
    moves: 3,
    yours: [0],
    your_turn: false,
    ...changes,
  });

  it("begin with your turn, then what runs, then what waits for people, then what is over", () => {
    const all = [
      room({ room: "over", status: "over", updated: 99 }),
      room({ room: "open", status: "open" }),
      room({ room: "old", updated: 1 }),
      room({ room: "new", updated: 2 }),
      room({ room: "turn", your_turn: true }),
    ];
    expect(inOrder(all).map((one) => one.room)).toEqual(["turn", "new", "old", "open", "over"]);
  });

  it("say who is there and what is waited for", () => {
    expect(withWhom(room({}))).toContain("Regular");
    expect(withWhom(room({}))).not.toContain("Ann");
    expect(statusOf(room({}))).toContain("Ann");
    expect(statusOf(room({ status: "open" }))).toBe("2 of 2 seats taken");
  });

  it("say how long ago", () => {
    const minute = 60_000;
    expect([0, 5, 90, 60 * 26, 60 * 72].map((n) => whenWas(0, n * minute))).toEqual([
      "just now",
      "5 min ago",
      "2 h ago",
      "yesterday",
      "3 days ago",
    ]);
  });
});

describe("the own name", () => {
  const guest = (who: Guest["who"]): Guest => ({ who, level: "regular", name: "Bea" });

  it("is one that others can use as soon as there are others", () => {
    expect(ownName("You", [guest("bot")])).toBe("You");
    expect(ownName("You", [guest("bot"), guest("friend")])).toBe("Player 1");
    expect(ownName("Player 1", [guest("bot")])).toBe("You");
    expect(ownName("Ada", [guest("here")])).toBe("Ada");
  });
});
