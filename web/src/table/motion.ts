// Motion explains what happened: a thing that is drawn elsewhere than before travels there.
// Things that travel carry data-key (unique per thing); data-from names the data-zone a new thing comes from.
import { mayMove } from "../lib/settings.svelte";

export const TRAVEL = 420; // milliseconds
const EASING = "cubic-bezier(.2,.8,.2,1)";

export type Places = Map<string, DOMRect>;

/** Where everything with a key is drawn now. */
export function places(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const thing of board.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = thing.dataset["key"];
    if (key) found.set(key, thing.getBoundingClientRect());
  }
  for (const zone of board.querySelectorAll<HTMLElement>("[data-zone]")) {
    found.set(`zone:${zone.dataset["zone"]}`, zone.getBoundingClientRect());
  }
  return found;
}

/** Let everything that has moved travel from where it was. Clicks go to where it is: nothing is blocked. */
export function travel(board: HTMLElement, before: Places): void {
  if (!mayMove()) return;
  let order = 0;
  for (const thing of board.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = thing.dataset["key"];
    const from = thing.dataset["from"];
    const start = (key && before.get(key)) || (from && before.get(`zone:${from}`)) || null;
    if (start && moveFrom(thing, start, order)) order += 1;
  }
}

function moveFrom(thing: HTMLElement, start: DOMRect, order: number): boolean {
  const end = thing.getBoundingClientRect();
  const dx = start.x + start.width / 2 - (end.x + end.width / 2);
  const dy = start.y + start.height / 2 - (end.y + end.height / 2);
  if (!end.width || !start.width || Math.hypot(dx, dy) < 3) return false;
  const scale = Math.max(0.2, Math.min(3, start.width / end.width));
  thing.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 50 },
      { transform: "none", zIndex: 50 },
    ],
    { duration: TRAVEL, easing: EASING, delay: Math.min(order, 8) * 40, fill: "backwards", composite: "replace" },
  );
  return true;
}
