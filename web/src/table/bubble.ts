// Where a bubble stands: above or below its thing, never beyond the edge of the screen.
import type { Box } from "./spatial";

export interface Place {
  left: number;
  top: number;
}

const GAP = 8;
const EDGE = 8;

/** Above the thing if there is room, else below, else beside it or where it covers least. */
export function beside(thing: Box, bubble: Box, width: number, height: number): Place {
  const centred = thing.left + thing.width / 2 - bubble.width / 2;
  const left = within(centred, width - bubble.width);
  const above = thing.top - bubble.height - GAP;
  if (above >= EDGE) return { left, top: above };
  const below = thing.top + thing.height + GAP;
  if (below + bubble.height <= height - EDGE) return { left, top: below };
  const right = thing.left + thing.width + GAP;
  const top = within(thing.top + thing.height / 2 - bubble.height / 2, height - bubble.height);
  if (right + bubble.width <= width - EDGE) return { left: right, top };
  return { left: within(thing.left - bubble.width - GAP, width - bubble.width), top };
}

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}
