// Colours of things drawn, each with a pattern of its own: nobody needs to tell colours apart.
export type World = "lava" | "ocean" | "jungle" | "desert" | "storm" | "plain";

export interface Look {
  base: string;
  light: string;
  dark: string;
  /** Strokes on a disc of radius 44 around (50, 50). */
  strokes: string;
}

export const WORLDS: Record<World, Look> = {
  // cracks
  lava: {
    base: "#d9442f",
    light: "#ff8a5c",
    dark: "#7d1710",
    strokes: "M8 44l16-8 10 12 14-16 12 14 16-10 16 8M14 72l14-6 10 10 16-14 12 12 18-8M30 18l8 10 12-10 12 12",
  },
  // waves
  ocean: {
    base: "#2c7fd6",
    light: "#78bdf7",
    dark: "#0f3f7d",
    strokes: "M8 34q8-8 16 0t16 0 16 0 16 0 16 0M6 52q8-8 16 0t16 0 16 0 16 0 16 0M10 70q8-8 16 0t16 0 16 0 16 0",
  },
  // leaves
  jungle: {
    base: "#2f9e5d",
    light: "#82d68f",
    dark: "#0e5230",
    strokes:
      "M30 30q-12 2-14 14 12-2 14-14zM58 22q-12 2-14 14 12-2 14-14zM80 40q-12 2-14 14 12-2 14-14zM48 52q-12 2-14 14 12-2 14-14zM72 66q-12 2-14 14 12-2 14-14zM34 74q-10 2-12 12",
  },
  // dunes: straight bands
  desert: {
    base: "#e0a63a",
    light: "#ffd987",
    dark: "#86560b",
    strokes: "M14 28h72M7 44h86M7 60h86M16 76h68",
  },
  // a whirl
  storm: {
    base: "#8a63d2",
    light: "#c3a6f7",
    dark: "#43248a",
    strokes: "M50 50c0-5 8-5 8 2s-14 12-20 2 4-24 18-24 26 14 22 28-20 24-36 20-26-20-24-36",
  },
  plain: { base: "#a7a1b8", light: "#dcd8e8", dark: "#5c566f", strokes: "M28 28l44 44M72 28L28 72" },
};

/** Friendly colours for beings and things of no particular kind. */
export const TINTS = ["#56b4e9", "#e69f00", "#4cc9a0", "#e583b8", "#f0c542", "#a68bf0", "#ff8f66", "#7fd14f"] as const;
export const INK = "#241c40";
/** For parts that must show on a dark sky and on paper. */
export const METAL = "#7b6fa8";
