// Focus on a table: arrow keys go from lit thing to lit thing, and a move never throws the focus away.
import { mayMove } from "../lib/settings.svelte";
import { isDirection, nearest, type Direction } from "./spatial";

/** Lit spots, the dock, and the buttons a board has of its own for what can be done. */
const LIT = ".spot.may, [data-dock], .board button.first, .board button[data-handle^='button:']:not(.spot)";

let byKeyboard = false;
if (typeof window !== "undefined") {
  window.addEventListener("keydown", () => (byKeyboard = true), true);
  window.addEventListener("pointerdown", () => (byKeyboard = false), true);
}

/** Everything that can be chosen, in reading order, if it can be seen. */
export function litThings(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(LIT)].filter(
    (thing) => thing.getClientRects().length > 0 && !(thing instanceof HTMLButtonElement && thing.disabled),
  );
}

function focus(thing: HTMLElement | undefined): void {
  thing?.focus();
  thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Move to the nearest lit thing; from nowhere to the first. True if the key was used. */
export function moveFocus(table: HTMLElement, key: string): boolean {
  const things = litThings(table);
  if (!isDirection(key) || !things.length) return false;
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !now.matches(`.spot, ${LIT}`)) focus(things[0]);
  else step(now, things, key);
  return true;
}

function step(now: HTMLElement, things: HTMLElement[], direction: Direction): void {
  const others = things.filter((thing) => thing !== now);
  const boxes = others.map((thing) => thing.getBoundingClientRect());
  const found = nearest(now.getBoundingClientRect(), boxes, direction);
  if (found >= 0) focus(others[found]);
}

/** What had the focus, so that it can be found again when the table has been drawn anew. */
export interface Held {
  handle: string | undefined;
  inside: boolean;
}

export function held(table: HTMLElement | undefined): Held {
  const now = document.activeElement;
  const thing = now instanceof HTMLElement && table?.contains(now) ? now : null;
  return { handle: thing?.dataset["handle"] ?? thing?.dataset["choice"], inside: thing !== null };
}

/** If the focus was lost by a move: the same thing if it is still lit, else the first lit one, else the prompt. */
export function regain(table: HTMLElement, before: Held, prompt: HTMLElement | undefined): void {
  if (!byKeyboard || document.querySelector("dialog[open]")) return;
  const now = document.activeElement;
  const things = litThings(table);
  const idle = now === document.body || now === null || now === prompt;
  const dead = now instanceof HTMLElement && now.matches(".spot:not(.may)") && before.inside && things.length > 0;
  if (!idle && !dead) return;
  const same = things.find((thing) => (thing.dataset["handle"] ?? thing.dataset["choice"]) === before.handle);
  const next = same ?? things[0] ?? (before.inside ? prompt : undefined);
  if (next && next !== now) next.focus({ preventScroll: !things.length });
}

/** If nothing that can be chosen is in sight, scroll to the first such thing. */
export function bringIntoSight(table: HTMLElement): void {
  const board = table.querySelector(".board")?.getBoundingClientRect();
  const spots = [...table.querySelectorAll(".board .spot.may")];
  // a lone button is a way out (pass, decline), not what the question is about
  if (!board || !spots.length || table.querySelectorAll("[data-dock]").length > 1) return;
  // Parts of a board may scroll by themselves or lie over others: seen is what a finger would touch.
  const seen = spots.some((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const middle = top + height / 2;
    const touched = document.elementFromPoint(left + width / 2, middle);
    return middle > board.top && middle < board.bottom && spot.contains(touched);
  });
  if (!seen) spots[0]?.scrollIntoView({ block: "center", behavior: mayMove() ? "smooth" : "auto" });
}
