// A tutorial as it is played: the engine has played it ahead of time, so the story goes on without the server.
import type { Choice, Line, SeatInfo, TableOffer, TutorialFrame, TutorialStory } from "../wire/messages";

/** Whether a choice is what a lesson means: the lesson may leave out what is usual. */
export function means(action: unknown, lesson: unknown): boolean {
  if (!isObject(action) || !isObject(lesson)) return JSON.stringify(action) === JSON.stringify(lesson);
  return Object.entries(lesson).every(([key, value]) => means(action[key], value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export type Answer = "right" | "as good" | "other";

/** What the coach thinks of a choice. */
export function judge(frame: TutorialFrame, choice: Choice): Answer {
  if (choice.label === frame.label && means(choice.action, frame.action)) return "right";
  return frame.also?.some((other) => means(choice.action, other)) ? "as good" : "other";
}

export class Lesson {
  step = $state(0);
  /** What the coach says about a choice that was another one. */
  remark = $state("");
  private tries = $state(0);

  constructor(readonly story: TutorialStory) {}

  readonly frame = $derived.by(() => this.story.frames[this.step]!);
  readonly last = $derived.by(() => this.step === this.story.frames.length - 1);
  /** Somebody else acts, and there is nothing to read: the story goes on by itself. */
  readonly byItself = $derived.by(() => !this.last && !this.frame.text && !this.mine);
  /** The learner chooses. */
  readonly mine = $derived.by(() => this.frame.offer !== null);
  readonly news: Line[] = $derived.by(() => this.frame.lines ?? []);
  readonly lines: Line[] = $derived.by(() =>
    this.story.frames.slice(0, this.step + 1).flatMap((frame) => frame.lines ?? []),
  );
  readonly offer: TableOffer | null = $derived.by(() =>
    this.frame.offer ? { token: `lesson-${this.step}`, ...this.frame.offer } : null,
  );
  /** The thing to look at; after a wrong choice the right one, even if the lesson does not give it away at first. */
  readonly point: string | null = $derived.by(() => {
    if (this.frame.point) return this.frame.point;
    const right = this.tries > 0 && this.offer?.choices.find((choice) => judge(this.frame, choice) === "right");
    return right ? right.handle : null;
  });
  readonly seats: SeatInfo[] = $derived.by(() =>
    this.story.names.map((name, seat) => ({ seat, kind: "person", name, waiting: this.frame.seat === seat })),
  );

  next(): void {
    if (!this.last) this.go(this.step + 1);
  }

  /** Back to what was read or chosen before. */
  back(): void {
    let step = this.step - 1;
    while (step > 0 && !this.story.frames[step]!.text && this.story.frames[step]!.offer === null) step -= 1;
    this.go(Math.max(0, step));
  }

  go(step: number): void {
    this.step = step;
    this.remark = "";
    this.tries = 0;
  }

  choose(choice: Choice): void {
    const { instead = "" } = this.frame;
    const answer = judge(this.frame, choice);
    if (answer !== "other") this.next();
    if (answer !== "right") this.remark = instead;
    if (answer === "other") this.tries += 1;
  }
}
