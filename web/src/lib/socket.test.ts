import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, Table } from "../wire/messages";
import { Declined, grow, RoomLine, type LineEvents, type LineState } from "./socket";
import type { Keep } from "./wishes";

/** The browser's side of a socket, as far as a line uses it. */
class Wire {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {}

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

class Box implements Keep {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const line = (seq: number): Line => ({ seq, at: seq, text: `line ${seq}` });

function table(seq: number, after: number, lines: Line[], seat: number | null = 0, holds = [0]): Table {
  const log = { after, keep: after, add: lines, since: 0 };
  return { tell: "table", seq, you: { seat, holds, host: true }, log } as unknown as Table;
}

function aLine(keep: Keep | null = null, seat: number | null = 0) {
  const wires: Wire[] = [];
  const seen: { tables: Table[]; log: Line[]; states: LineState[] } = { tables: [], log: [], states: [] };
  const events: LineEvents = {
    table: (table, log) => {
      seen.tables.push(table);
      seen.log = log;
    },
    state: (state) => seen.states.push(state),
    offset: () => {},
    refused: () => {},
    settled: vi.fn(),
  };
  const make = (url: string) => {
    const wire = new Wire(url);
    wires.push(wire);
    return wire as unknown as WebSocket;
  };
  const room = new RoomLine("r1", seat, events, keep, make);
  room.open();
  return { room, wires, seen, events, now: () => wires.at(-1)! };
}

const MOVE = { say: "play", seat: 0, offer: "t1", action: { do: "x" } } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("growing the log", () => {
  it("keeps what both have and adds the rest", () => {
    expect(grow([line(1), line(2)], 2, { after: 2, keep: 1, add: [line(3)], since: 0 })).toEqual([line(1), line(3)]);
  });

  it("says so when something is missing", () => {
    expect(grow([], 0, { after: 5, keep: 4, add: [], since: 0 })).toBeNull();
    expect(grow([line(1)], 5, { after: 5, keep: 4, add: [], since: 0 })).toBeNull();
  });
});

describe("a line that is lost", () => {
  it("comes back by itself with everything after what it knows", () => {
    const { wires, seen, now } = aLine();
    now().open();
    now().tell(table(7, 0, [line(1)]));
    now().drop();
    expect(seen.states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    expect(now().url).toContain("seat=0&after=7");
  });

  it("waits longer from time to time, and not at all when woken", () => {
    const { room, wires, now } = aLine();
    for (let n = 0; n < 5; n += 1) {
      now().drop();
      vi.advanceTimersByTime(10_000);
    }
    now().drop();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(6);
    room.wake();
    expect(wires).toHaveLength(7);
  });

  it("is noticed when it only looks open", () => {
    const { wires, seen, now } = aLine();
    now().open();
    vi.advanceTimersByTime(15_000);
    expect(now().sent.at(-1)).toEqual({ say: "ping" });
    vi.advanceTimersByTime(6_000);
    expect(seen.states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  it("stays open while the other side answers", () => {
    const { wires, now } = aLine();
    now().open();
    for (let n = 0; n < 4; n += 1) {
      vi.advanceTimersByTime(15_000);
      now().tell({ tell: "pong", now: 0 });
    }
    expect(wires).toHaveLength(1);
  });

  it("is not tried again when the server refuses the room", () => {
    const { wires, seen, now } = aLine();
    now().drop(4403);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(seen.states.at(-1)).toBe("closed");
  });
});

describe("a wish", () => {
  it("is said again with the same id until it is answered, and settles once", async () => {
    const { room, now } = aLine();
    now().open();
    const said = room.say(MOVE);
    const [{ id }] = now().sent as [{ id: string }];
    now().drop();
    vi.advanceTimersByTime(1000);
    now().open();
    expect(now().sent).toEqual([{ ...MOVE, id }]);
    now().tell({ tell: "done", id, seq: 8 });
    now().tell({ tell: "done", id, seq: 8 });
    await expect(said).resolves.toBe(8);
    now().drop();
    vi.advanceTimersByTime(1000);
    now().open();
    expect(now().sent).toEqual([]);
  });

  it("said while the line is down goes out when it is back", () => {
    const { room, now } = aLine();
    now().open();
    now().drop();
    void room.say(MOVE);
    vi.advanceTimersByTime(1000);
    now().open();
    expect(now().sent).toHaveLength(1);
  });

  it("that is refused fails with the server's sentence", async () => {
    const { room, now } = aLine();
    now().open();
    const said = room.say(MOVE);
    const { id } = now().sent[0] as { id: string };
    now().tell({ tell: "refused", id, code: "stale", why: "The table has changed." });
    await expect(said).rejects.toThrow(Declined);
    await expect(said).rejects.toThrow("The table has changed.");
  });

  it("that could not be written is said again", () => {
    const { room, now } = aLine();
    now().open();
    void room.say(MOVE);
    const { id } = now().sent[0] as { id: string };
    now().tell({ tell: "refused", id, code: "store", why: "Not now." });
    vi.advanceTimersByTime(1000);
    expect(now().sent.map((wish) => wish["id"])).toEqual([id, id]);
  });

  it("survives a reload of the page and happens once", () => {
    const box = new Box();
    const before = aLine(box);
    void before.room.say(MOVE); // never reached the server
    const after = aLine(box);
    after.now().open();
    const [wish] = after.now().sent as [{ id: string }];
    expect(wish).toMatchObject(MOVE);
    after.now().tell({ tell: "done", id: wish.id, seq: 3 });
    expect(after.events.settled).toHaveBeenCalledExactlyOnceWith(wish, null);
    const later = aLine(box);
    later.now().open();
    expect(later.now().sent).toEqual([]);
  });
});

describe("tables", () => {
  it("older than the newest are ignored", () => {
    const { seen, now } = aLine();
    now().open();
    now().tell(table(5, 0, [line(1)]));
    now().tell(table(4, 0, []));
    expect(seen.tables.map(({ seq }) => seq)).toEqual([5]);
  });

  it("with a gap are asked for again", () => {
    const { seen, now } = aLine();
    now().open();
    now().tell(table(9, 6, [line(9)]));
    expect(seen.tables).toEqual([]);
    expect(now().sent).toEqual([{ say: "sync", after: 0 }]);
  });

  it("of a closed socket are not heard any more", () => {
    const { room, wires, seen } = aLine();
    wires[0]!.open();
    wires[0]!.drop();
    room.wake();
    wires[0]!.tell(table(5, 0, []));
    expect(seen.tables).toEqual([]);
  });

  it("seen through the old eyes are thrown away after looking through others", () => {
    const { room, seen, now } = aLine();
    now().open();
    room.look(1);
    now().tell(table(5, 0, [line(1)], 0, [0, 1]));
    expect(seen.tables).toEqual([]);
    room.look(null);
    now().tell(table(6, 0, [line(1)], 1, [0, 1]));
    expect(seen.tables).toEqual([]);
    now().tell(table(6, 0, [line(1)], null, [0, 1]));
    expect(seen.tables.map(({ you }) => you.seat)).toEqual([null]);
  });

  it("as a spectator are taken when the seat was given to somebody else", () => {
    const { seen, now } = aLine();
    now().open();
    now().tell(table(5, 0, [line(1)], null, []));
    expect(seen.tables).toHaveLength(1);
  });
});
