// The way of a rock over the table: a bow from where it starts to what it flies at.
export interface Point {
  x: number;
  y: number;
}

export interface Bow {
  from: Point;
  bend: Point;
  to: Point;
}

/** A bow between two points; `n` tells rocks with the same way apart. It stops `rim` short of its target and bends
 * towards the `centre` of the table, never out of it. */
export function bow(from: Point, aim: Point, n: number, rim = 20, centre: Point = from): Bow {
  const [dx, dy] = [aim.x - from.x, aim.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const short = Math.min(rim, length / 4);
  const to = { x: aim.x - (dx / length) * short, y: aim.y - (dy / length) * short };
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const inward = dy * (centre.x - half.x) - dx * (centre.y - half.y);
  const side = (0.16 + 0.09 * n) * (inward < 0 ? -1 : 1);
  return { from, to, bend: { x: half.x + dy * side, y: half.y - dx * side } };
}

export const path = ({ from, bend, to }: Bow): string => `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;

/** A point of the bow; 0 is its start, 1 its end. */
export function along({ from, bend, to }: Bow, at: number): Point {
  const mix = (a: number, b: number, c: number) => (1 - at) ** 2 * a + 2 * (1 - at) * at * b + at ** 2 * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

/** The three corners of an arrow head at the end of the bow. */
export function head({ bend, to }: Bow): string {
  const turn = Math.atan2(to.y - bend.y, to.x - bend.x);
  const corner = (angle: number, size: number) =>
    `${(to.x + size * Math.cos(turn + angle)).toFixed(1)},${(to.y + size * Math.sin(turn + angle)).toFixed(1)}`;
  return [corner(0, 9), corner(2.5, 9), corner(-2.5, 9)].join(" ");
}
