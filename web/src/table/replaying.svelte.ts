// A finished game, step by step: parts of it are asked for when they are needed.
import { inWords, replay } from "../lib/api";
import type { Frame, Line } from "../wire/messages";

const PART = 40; // steps in one answer
const KEPT = 8; // parts in memory

export type Eyes = number | "open" | null;

/** Where to ask for steps; another function in tests. */
export type Asking = (room: string, query: string) => Promise<{ steps: number; frames: Frame[] }>;

export class Replaying {
  step = $state(0);
  steps = $state(0);
  /** A seat's, nobody's (a spectator's), or always those of whoever acts next. */
  eyes = $state<Eyes>(null);
  why = $state("");
  /** What `why` is about. */
  trouble: unknown = null;
  private parts = $state.raw<ReadonlyMap<number, Frame[]>>(new Map());
  private readonly asked = new Map<string, Promise<void>>();

  constructor(
    private readonly room: string,
    private readonly ask: Asking = replay,
  ) {}

  /** The frame of this step; what was shown before, until it has arrived. */
  readonly frame: Frame | undefined = $derived.by(() => this.at(this.step));
  /** Through whose eyes this step is seen. */
  readonly seat: number | null = $derived.by(() =>
    this.eyes === "open" ? (this.at(this.step + 1)?.seat ?? this.frame?.seat ?? 0) : this.eyes,
  );
  readonly view: unknown = $derived.by(() =>
    this.eyes === "open" ? this.frame?.open?.[this.seat ?? 0] : this.frame?.view,
  );
  readonly lines: Line[] = $derived.by(() => {
    const first = [...this.parts.keys()].sort((a, b) => a - b);
    return first
      .flatMap((part) => this.parts.get(part) ?? [])
      .filter((frame) => frame.step <= this.step)
      .flatMap(lined);
  });
  readonly news: Line[] = $derived.by(() => (this.frame ? lined(this.frame) : []));

  private at(step: number): Frame | undefined {
    return this.parts.get(Math.floor(step / PART))?.[step % PART];
  }

  /** Go to a step; it is shown as soon as it is here. */
  async go(step: number): Promise<void> {
    const wanted = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
    try {
      await this.fetch(Math.floor(wanted / PART));
      this.step = wanted;
      this.why = "";
      if (wanted + PART / 2 < this.steps) void this.fetch(Math.floor((wanted + PART / 2) / PART)).catch(() => {});
    } catch (error) {
      this.trouble = error;
      this.why = inWords(error);
    }
  }

  /** Look through other eyes at the same step. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.parts = new Map();
    this.asked.clear();
    await this.go(this.step);
  }

  private fetch(part: number): Promise<void> {
    const key = `${this.eyes}:${part}`;
    let asked = this.asked.get(key);
    if (!asked) {
      asked = this.load(part);
      asked.catch(() => this.asked.delete(key));
      this.asked.set(key, asked);
    }
    return asked;
  }

  private async load(part: number): Promise<void> {
    const eyes = this.eyes;
    const how = eyes === "open" ? "&open=true" : eyes === null ? "" : `&seat=${eyes}`;
    const answer = await this.ask(this.room, `first=${part * PART}&count=${PART}${how}`);
    if (eyes !== this.eyes) return;
    this.steps = answer.steps;
    const parts = new Map([...this.parts, [part, answer.frames]]);
    for (const old of [...parts.keys()].slice(0, Math.max(0, parts.size - KEPT))) {
      parts.delete(old);
      this.asked.delete(`${eyes}:${old}`);
    }
    this.parts = parts;
  }
}

function lined(frame: Frame): Line[] {
  return frame.lines.map((text) => ({ seq: frame.step, at: 0, text }));
}
