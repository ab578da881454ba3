// The line to one room: it comes back by itself, asks for what it missed, and says unanswered wishes again.
import type { Log, Line, Messages, Refused, Table } from "../wire/messages";
import { wishId } from "./api";
import { storedWishes, storeWishes, type Keep, type Said } from "./wishes";

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
  wish: Said;
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
  /** A wish from before a reload has its answer; null: it is done. */
  settled?(wish: Said, refused: Refused | null): void;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 10_000;
const PING_EVERY = 15_000;
const PATIENCE = 6_000; // so long an answer to a ping may take
const STORE_RETRY = 700; // the server could not write just now: say it again
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
  private patience: ReturnType<typeof setTimeout> | undefined;
  private seq = 0;
  private lines: Line[] = [];
  private ended = false;

  constructor(
    readonly room: string,
    private seat: number | null,
    private readonly events: LineEvents,
    private readonly keep: Keep | null = null,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    for (const wish of this.restored) {
      const settled = (refused: Refused | null) => this.events.settled?.(wish, refused);
      const failed = (error: Error) => settled(error instanceof Declined ? error.refused : null);
      this.pending.set(wish.id, { wish, done: () => settled(null), failed });
    }
  }

  /** Wishes said before a reload that nobody answered: they are said again. */
  get restored(): Said[] {
    return storedWishes(this.keep, this.room);
  }

  open(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    this.events.state("connecting", null);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const eyes = this.seat === null ? "" : `seat=${this.seat}&`;
    const socket = this.make(`${scheme}://${location.host}/api/rooms/${this.room}/ws?${eyes}after=${this.seq}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => {
      if (socket === this.socket) this.heard(JSON.parse(String(message.data)) as Messages["SocketMessage"]);
    };
    socket.onclose = (event) => (event.code === REFUSED ? this.close() : this.lost(socket));
  }

  close(): void {
    this.ended = true;
    this.hush();
    clearTimeout(this.retry);
    this.socket?.close();
    this.events.state("closed", null);
  }

  /** Try again at once: the person asked for it, or the device is online again. */
  wake(): void {
    if (this.ended) return;
    if (this.socket?.readyState === 1) this.check();
    else this.again();
  }

  private again(): void {
    const old = this.socket;
    this.socket = null;
    this.hush();
    old?.close();
    this.open();
  }

  /** Is the other side still there? A line that only looks open is not. */
  check(): void {
    const socket = this.socket;
    if (socket?.readyState !== 1) return;
    this.send({ say: "ping" });
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.giveUp(socket), PATIENCE);
  }

  private giveUp(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.lost(socket);
    this.socket = null;
    socket.close();
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
    const whole = { ...wish, id: wishId() } as Said;
    return new Promise((done, failed) => {
      this.pending.set(whole.id, { wish: whole, done, failed });
      this.store();
      this.send(whole);
    });
  }

  private store(): void {
    storeWishes(
      this.keep,
      this.room,
      [...this.pending.values()].map(({ wish }) => wish),
    );
  }

  private send(wish: Wish): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(wish));
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.events.state("open", null);
    for (const { wish } of this.pending.values()) this.send(wish);
    this.hush();
    this.ping = setInterval(() => this.check(), PING_EVERY);
  }

  private hush(): void {
    clearInterval(this.ping);
    clearTimeout(this.patience);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.hush();
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.events.state("waiting", Date.now() + wait);
    this.retry = setTimeout(() => this.open(), wait);
  }

  private heard(message: Messages["SocketMessage"]): void {
    clearTimeout(this.patience);
    if (message.tell === "hello") this.events.offset(message.now - Date.now());
    else if (message.tell === "table") this.tableCame(message);
    else if (message.tell === "done") this.settle(message.id, (wish) => wish.done(message.seq));
    else if (message.tell === "refused") this.refused(message);
  }

  private tableCame(table: Table): void {
    const eyes = table.you.seat;
    if (eyes !== this.seat) {
      if (this.seat === null || table.you.holds.includes(this.seat)) return; // still through the old eyes
      this.forget(eyes); // the seat was given to somebody else
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
    const wish = message.id ? this.pending.get(message.id) : undefined;
    if (wish && message.code === "store") setTimeout(() => this.sayAgain(wish), STORE_RETRY);
    else if (message.id) this.settle(message.id, (wish) => wish.failed(new Declined(message)));
    else this.events.refused(message);
  }

  private sayAgain({ wish }: Pending): void {
    if (this.pending.has(wish.id)) this.send(wish);
  }

  private settle(id: string | undefined, tell: (wish: Pending) => void): void {
    const wish = id === undefined ? undefined : this.pending.get(id);
    if (!wish || id === undefined) return;
    this.pending.delete(id);
    this.store();
    tell(wish);
  }
}
