// The line to one room: it comes back by itself, asks for what it missed, and says unanswered wishes again.
import type { Log, Line, Messages, Refused, Table } from "../wire/messages";
import { wishId } from "./api";

export type Wish = Messages["SocketCommand"];
type Unasked<W> = W extends { id: string } ? Omit<W, "id"> : W;
export type WishToSay = Unasked<Exclude<Wish, { say: "look" | "sync" | "ping" }>>;
export type LineState = "connecting" | "open" | "waiting" | "closed";

export class Declined extends Error {
  constructor(readonly refused: Refused) {
    super(refused.why);
  }
}

interface Pending {
  wish: Wish & { id: string };
  done: (seq: number) => void;
  failed: (error: Error) => void;
}

export interface LineEvents {
  table(table: Table, log: Line[]): void;
  state(state: LineState, retryAt: number | null): void;
  /** Milliseconds to add to this device's time to get the server's. */
  offset(milliseconds: number): void;
  /** The server refuses to show the room at all. */
  refused(refused: Refused): void;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 10_000;
const PING_EVERY = 20_000;
const REFUSED = 4403; // close code: the message before it says why

/** The log after a part of it arrived; null if the part does not fit and all must be asked again. */
export function grow(lines: Line[], seq: number, part: Log): Line[] | null {
  if (part.after > seq || part.keep > lines.length) return null;
  return [...lines.slice(0, part.keep), ...part.add];
}

export class RoomLine {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private seq = 0;
  private lines: Line[] = [];
  private ended = false;

  constructor(
    readonly room: string,
    private seat: number | null,
    private readonly events: LineEvents,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  open(): void {
    clearTimeout(this.retry);
    this.events.state("connecting", null);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const eyes = this.seat === null ? "" : `seat=${this.seat}&`;
    const socket = this.make(`${scheme}://${location.host}/api/rooms/${this.room}/ws?${eyes}after=${this.seq}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => this.heard(JSON.parse(String(message.data)) as Messages["SocketMessage"]);
    socket.onclose = (event) => (event.code === REFUSED ? this.close() : this.lost(socket));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    this.socket?.close();
    this.events.state("closed", null);
  }

  /** Try again at once: the person asked for it, or the device is online again. */
  wake(): void {
    if (this.ended || this.socket?.readyState === 1) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  /** Look through other eyes; what was known through the old ones is forgotten. */
  look(seat: number | null): void {
    this.forget(seat);
    this.send({ say: "look", seat });
  }

  private forget(seat: number | null): void {
    this.seat = seat;
    this.seq = 0;
    this.lines = [];
  }

  /** Say a wish; resolves with the number of its entry once it is durable. */
  say(wish: WishToSay): Promise<number> {
    const whole = { ...wish, id: wishId() } as Wish & { id: string };
    return new Promise((done, failed) => {
      this.pending.set(whole.id, { wish: whole, done, failed });
      this.send(whole);
    });
  }

  private send(wish: Wish): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(wish));
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.events.state("open", null);
    for (const { wish } of this.pending.values()) this.send(wish);
    clearInterval(this.ping);
    this.ping = setInterval(() => this.send({ say: "ping" }), PING_EVERY);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    clearInterval(this.ping);
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.events.state("waiting", Date.now() + wait);
    this.retry = setTimeout(() => this.open(), wait);
  }

  private heard(message: Messages["SocketMessage"]): void {
    if (message.tell === "hello") this.events.offset(message.now - Date.now());
    else if (message.tell === "table") this.tableCame(message);
    else if (message.tell === "done") this.settle(message.id, (wish) => wish.done(message.seq));
    else if (message.tell === "refused") this.refused(message);
  }

  private tableCame(table: Table): void {
    if (table.you.seat !== this.seat) {
      if (this.seat !== null && table.you.holds.includes(this.seat)) return; // still through the old eyes
      this.forget(table.you.seat); // the seat was given to somebody else
    }
    if (table.seq < this.seq) return;
    const lines = grow(this.lines, this.seq, table.log);
    if (!lines) {
      this.send({ say: "sync", after: this.seq });
      return;
    }
    this.seq = table.seq;
    this.lines = lines;
    this.events.table(table, lines);
  }

  private refused(message: Refused): void {
    if (message.id) this.settle(message.id, (wish) => wish.failed(new Declined(message)));
    else this.events.refused(message);
  }

  private settle(id: string | undefined, tell: (wish: Pending) => void): void {
    const wish = id === undefined ? undefined : this.pending.get(id);
    if (!wish || id === undefined) return;
    this.pending.delete(id);
    tell(wish);
  }
}
