// A room as this device sees it: the newest table, the log, the line, and what can be wished.
import type { Line, Refused, Table } from "../wire/messages";
import { noteCommitment } from "../table/promise";
import { RoomLine, type LineState, type WishToSay } from "./socket";
import { sessionKeep } from "./wishes";

/** Whose turn it is to sit before this screen. */
export interface Curtain {
  seat: number;
  name: string;
}

export class RoomState {
  table = $state.raw<Table | null>(null);
  log = $state.raw<Line[]>([]);
  line = $state<LineState>("connecting");
  retryAt = $state<number | null>(null);
  /** The line broke and is not back yet, even if it is being tried just now. */
  lost = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** The screen is to be passed on: nothing of any seat is known here meanwhile. */
  curtain = $state.raw<Curtain | null>(null);
  /** Wishes on their way: said, not yet acknowledged. */
  underway = $state(0);
  /** The question a choice from before a reload answers; it is on its way again. */
  answering = $state("");
  /** The server's time minus this device's. */
  offset = 0;
  private readonly socket: RoomLine;
  private lifting: number | null = null;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.socket = new RoomLine(
      id,
      seat,
      {
        table: (table, log) => this.came(table, log),
        state: (state, retryAt) => {
          this.line = state;
          this.retryAt = retryAt;
          if (state !== "connecting") this.lost = state === "waiting";
        },
        offset: (milliseconds) => (this.offset = milliseconds),
        refused: (refused) => (this.refused = refused),
        settled: (_, refused) => {
          this.underway -= 1;
          if (refused) this.answering = "";
        },
      },
      sessionKeep(),
    );
    const restored = this.socket.restored;
    this.underway = restored.length;
    for (const wish of restored) if (wish.say === "play") this.answering = wish.offer;
  }

  open(): () => void {
    const wake = () => this.socket.wake();
    const check = () => this.socket.check();
    const seen = () => document.visibilityState === "visible" && wake();
    window.addEventListener("online", wake);
    window.addEventListener("offline", check);
    document.addEventListener("visibilitychange", seen);
    this.socket.open();
    return () => {
      window.removeEventListener("online", wake);
      window.removeEventListener("offline", check);
      document.removeEventListener("visibilitychange", seen);
      this.socket.close();
    };
  }

  private came(table: Table, log: Line[]): void {
    noteCommitment(table.room);
    const { seat, holds } = table.you;
    if (this.lifting !== null) {
      if (seat !== this.lifting) return;
      this.lifting = null;
    }
    const next = nextAtScreen(table);
    if (next !== null) return this.draw(table, next);
    this.curtain = null;
    this.log = log;
    this.table = table;
    const eyes = seat === null && (holds.length === 1 || table.result) ? holds[0] : undefined;
    if (eyes !== undefined) this.look(eyes);
  }

  /** Draw the curtain: forget everything, and look on as a spectator until somebody else sits here. */
  private draw(table: Table, seat: number): void {
    this.table = null;
    this.log = [];
    this.curtain = { seat, name: table.room.seats[seat]?.name ?? "" };
    if (table.you.seat !== null) this.look(null);
  }

  /** The right person sits before the screen. */
  lift(): void {
    if (!this.curtain) return;
    this.lifting = this.curtain.seat;
    this.curtain = null;
    this.look(this.lifting);
  }

  /** Say a wish; throws `Declined` with the server's sentence if it is refused. */
  async say(wish: WishToSay): Promise<number> {
    this.underway += 1;
    try {
      return await this.socket.say(wish);
    } finally {
      this.underway -= 1;
    }
  }

  wake(): void {
    this.socket.wake();
  }

  look(seat: number | null): void {
    this.socket.look(seat);
  }
}

/** Several people share this screen: the one who is to choose and does not sit here yet; null if nobody must move. */
export function nextAtScreen(table: Table): number | null {
  const { seat, holds } = table.you;
  const waits = (held: number) => table.room.seats[held]?.waiting === true;
  if (holds.length < 2 || table.result || table.room.status !== "playing") return null;
  if (seat !== null && waits(seat)) return null;
  return holds.find(waits) ?? null;
}
