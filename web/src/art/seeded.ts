// The same name always draws the same thing: small random numbers from a text.

/** A generator of numbers from 0 up to 1 that depends on the seed only. */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}

/** One of these. */
export function pick<T>(random: () => number, things: readonly T[]): T {
  return things[Math.floor(random() * things.length)] as T;
}

/** A closed smooth blob around (50, 50): asteroids and bodies. */
export function blob(random: () => number, points: number, radius: number, rough: number): string {
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI + (random() - 0.5) * 0.3;
    const away = radius * (1 - rough * random());
    return [50 + away * Math.cos(angle), 50 + away * Math.sin(angle)] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [corners[i % points]!, corners[(i + 1) % points]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curves = corners.map((corner, i) => `Q${corner[0].toFixed(1)} ${corner[1].toFixed(1)} ${middle(i)}`);
  return `M${middle(points - 1)} ${curves.join(" ")}Z`;
}
