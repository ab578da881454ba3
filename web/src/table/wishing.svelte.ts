// Wishes of the person at this table: each is said once, and a refusal is told in the server's words.
import { inWords } from "../lib/api";
import type { RoomState } from "../lib/room.svelte";
import { Declined, type WishToSay } from "../lib/socket";
import type { Choice, Table } from "../wire/messages";

const SHOWN = 8000; // milliseconds a refusal stays

export class Wishing {
  /** Why the last wish was refused. */
  why = $state("");
  /** The question that was answered last: it is not answered twice. */
  answered = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly room: RoomState) {}

  /** True if it is done. */
  async say(wish: WishToSay): Promise<boolean> {
    this.forget();
    try {
      await this.room.say(wish);
      return true;
    } catch (error) {
      this.tell(error instanceof Declined ? error.refused.why : inWords(error));
      return false;
    }
  }

  async play(table: Table, choice: Choice): Promise<void> {
    const { seat } = table.you;
    const offer = table.offer?.token;
    if (seat === null || !offer || offer === this.answered || offer === this.room.answering) return;
    this.answered = offer;
    const done = await this.say({ say: "play", seat, offer, action: choice.action });
    if (!done && this.answered === offer) this.answered = "";
  }

  tell(why: string): void {
    this.why = why;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.why = ""), SHOWN);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.why = "";
  }
}
