// Pointing at a thing: hovering, focusing by keyboard, or a long press of a finger.
import type { Action } from "svelte/action";

export interface Pointed {
  element: HTMLElement;
  handle: string;
  card: string | undefined;
  /** By a long press: it stays until it is closed, and can be used. */
  held: boolean;
}

const HOVER = 350; // milliseconds
const HOLD = 480;
const SLACK = 10; // pixels a finger may move while it holds

function thing(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-handle]") : null;
}

export class Pointing {
  at = $state.raw<Pointed | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: { x: number; y: number } | null = null;
  private swallow = false;

  constructor(private readonly enlarge: (card: string) => void) {}

  clear(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  private later(element: HTMLElement, wait: number, held: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!element.isConnected) return;
      this.at = { element, handle: element.dataset["handle"] ?? "", card: element.dataset["card"], held };
      this.swallow = held;
    }, wait);
  }

  private over(event: PointerEvent): void {
    if (event.pointerType === "touch" || this.at?.held) return;
    const element = thing(event.target);
    if (element === this.at?.element) return;
    this.clear();
    if (element) this.later(element, HOVER, false);
  }

  private left(): void {
    if (!this.at?.held) this.clear();
  }

  /** What is shown would stand in the wrong place; what is about to be shown will find the right one. */
  private scrolled(): void {
    if (this.at && !this.at.held) this.at = null;
  }

  private focused(event: FocusEvent): void {
    const element = thing(event.target);
    if (element?.matches(":focus-visible")) this.later(element, HOVER, false);
  }

  private down(event: PointerEvent): void {
    this.swallow = false;
    this.clear();
    const element = thing(event.target);
    if (event.pointerType !== "touch" || !element) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.later(element, HOLD, true);
  }

  private moved(event: PointerEvent): void {
    if (!this.start || this.at) return;
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK) this.up();
  }

  private up(): void {
    if (this.start && !this.at?.held) clearTimeout(this.timer);
    this.start = null;
  }

  /** The click that ends a long press is no click. */
  private clicked(event: MouseEvent): void {
    if (this.swallow) {
      event.preventDefault();
      event.stopPropagation();
    } else this.clear();
    this.swallow = false;
  }

  /** The other mouse button shows a card large. */
  private menu(event: MouseEvent): void {
    const card = thing(event.target)?.dataset["card"];
    if (this.start || this.at?.held) event.preventDefault();
    else if (card) {
      event.preventDefault();
      this.enlarge(card);
    }
  }

  /** For the element around a board. */
  watch: Action<HTMLElement> = (board) => {
    const ends = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => board.addEventListener(name, heard, { signal: ends.signal, capture });
    on("pointerover", (event) => this.over(event));
    on("pointerleave", () => this.left());
    on("focusin", (event) => this.focused(event));
    // a thing that goes away while it is focused says so in the middle of drawing, when nothing may change
    on("focusout", () => queueMicrotask(() => this.left()));
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.moved(event));
    on("pointerup", () => this.up());
    on("pointercancel", () => this.up());
    on("scroll", () => this.scrolled(), true);
    on("click", (event) => this.clicked(event), true);
    on("contextmenu", (event) => this.menu(event));
    return {
      destroy: () => {
        ends.abort();
        this.clear();
      },
    };
  };
}
