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
  const things = [...board.querySelectorAll<HTMLElement>("[data-key]")].flatMap((thing) => {
    const start = startOf(thing, before);
    return start ? [{ thing, start }] : [];
  });
  for (const { thing } of things) stop(thing); // else its end would be measured in mid-flight
  const journeys = things.map(({ thing, start }) => ({ thing, start, end: thing.getBoundingClientRect() }));
  journeys.filter(({ start, end }) => isFar(start, end)).forEach(fly);
}

function startOf(thing: HTMLElement, before: Places): DOMRect | null {
  const { key, from } = thing.dataset;
  return (key && before.get(key)) || (from && before.get(`zone:${from}`)) || null;
}

/** What travels just now; asking each thing for its animations would compute its style every time. */
const travelling = new WeakMap<HTMLElement, Animation>();

function stop(thing: HTMLElement): void {
  travelling.get(thing)?.cancel();
  land(thing);
}

function land(thing: HTMLElement): void {
  travelling.delete(thing);
  delete thing.dataset["travels"];
}

function isFar(start: DOMRect, end: DOMRect): boolean {
  return end.width > 0 && start.width > 0 && Math.hypot(...way(start, end)) >= 3;
}

function way(start: DOMRect, end: DOMRect): [number, number] {
  return [start.x + start.width / 2 - (end.x + end.width / 2), start.y + start.height / 2 - (end.y + end.height / 2)];
}

/** `translate` and `scale` leave a thing's own `transform` alone, such as the turn of a card in a fan. */
function fly({ thing, start, end }: { thing: HTMLElement; start: DOMRect; end: DOMRect }, order: number): void {
  const [dx, dy] = way(start, end);
  const size = Math.max(0.2, Math.min(3, start.width / end.width));
  const animation = thing.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: `${size}` },
      { translate: "0 0", scale: "1" },
    ],
    { duration: TRAVEL, easing: EASING, delay: Math.min(order, 6) * 30, fill: "backwards" },
  );
  // Above the others by an attribute: a z-index within the animation would keep it from the compositor.
  travelling.set(thing, animation);
  thing.dataset["travels"] = "";
  animation.onfinish = () => land(thing);
}
