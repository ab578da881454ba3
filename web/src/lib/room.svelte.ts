// A room as this device sees it: the newest table, the log, the line, and what can be wished.
import type { Line, Refused, Table } from "../wire/messages";
import { RoomLine, type LineState, type WishToSay } from "./socket";

export class RoomState {
  table = $state.raw<Table | null>(null);
  log = $state.raw<Line[]>([]);
  line = $state<LineState>("connecting");
  retryAt = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Wishes on their way: said, not yet acknowledged. */
  underway = $state(0);
  /** The server's time minus this device's. */
  offset = 0;
  private readonly socket: RoomLine;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.socket = new RoomLine(id, seat, {
      table: (table, log) => {
        this.log = log;
        this.table = table;
      },
      state: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
      },
      offset: (milliseconds) => (this.offset = milliseconds),
      refused: (refused) => (this.refused = refused),
    });
  }

  open(): () => void {
    const wake = () => this.socket.wake();
    window.addEventListener("online", wake);
    this.socket.open();
    return () => {
      window.removeEventListener("online", wake);
      this.socket.close();
    };
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
