// Arrow keys on a table: which of the lit things lies nearest in that direction.
export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SIDEWAYS = 2.5; // what lies askew counts as further away

export function isDirection(key: string): key is Direction {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

/** The index of the box nearest to `from` in a direction; -1 if nothing lies there. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const distance = distanceOf(from, box, direction);
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

function distanceOf(from: Box, box: Box, direction: Direction): number {
  const dx = box.left + box.width / 2 - (from.left + from.width / 2);
  const dy = box.top + box.height / 2 - (from.top + from.height / 2);
  const across = direction === "ArrowLeft" || direction === "ArrowRight";
  const ahead = (across ? dx : dy) * (direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1);
  const aside = across
    ? gap(from.top, from.height, box.top, box.height)
    : gap(from.left, from.width, box.left, box.width);
  if (ahead < 2) return Infinity;
  return ahead + SIDEWAYS * aside + Math.abs(across ? dy : dx) * 0.01;
}

/** How far two stretches on a line are apart; 0 if they overlap. */
function gap(start: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, other - (start + length), start - (other + otherLength));
}
