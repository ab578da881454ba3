import { seeded } from "../seeded";

export interface Star {
  x: number;
  y: number;
  r: number;
}

/** Stars for a scene of 320 by 180. */
export function stars(seed: string, count: number): Star[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => ({ x: random() * 320, y: random() * 180, r: 0.5 + random() * 1.1 }));
}
