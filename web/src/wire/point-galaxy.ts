/* Made by `make types` from the server's schema. Do not edit.
   sha256 9c7aa509577abceefcccdca3aed1a709d3ecbd260473a7052444499b5d3d03b6 */

/**
 * random, or the number of a seat, counted from 0.
 */
export type FirstPlayer = "random" | number;
/**
 * Does your starting sun lie on a random side, or do you choose the side?
 */
export type StartingSun = "choose" | "random";
/**
 * How well the automated opponent scores; it plays only when you are alone.
 */
export type SoloOpponent = "easy" | "hard" | "medium";

export interface Wire {
  view: PointView;
  action: Draft | Place | Take | Side;
  event:
    | SunDealt
    | TokensDealt
    | Shown
    | Flipped
    | Split
    | SideChosen
    | TurnBegan
    | Drafted
    | Placed
    | TookToken
    | TokenLost
    | AutomatonSun
    | AutomatonDrafted
    | AutomatonTook
    | PointerMoved
    | Ended;
  options: PointOptions;
}
/**
 * What can be known of Point Galaxy.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PointView".
 */
export interface PointView {
  seat: number | null;
  seats: number;
  waiting: number[];
  decision: string;
  turn: number;
  turns: number;
  active: number;
  first: number;
  piles: PileView[];
  slots: string[][];
  pending: string[];
  pending_kinds: string[];
  supply: string[];
  worth: {
    [k: string]: number;
  };
  galaxies: GalaxyView[];
  automaton: AutomatonView | null;
  ended: string;
}
/**
 * A pile: how many cards, and the space face on top.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PileView".
 */
export interface PileView {
  cards: number;
  top: string;
}
/**
 * One player's galaxy.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GalaxyView".
 */
export interface GalaxyView {
  systems: SystemView[];
  tokens: TokenView[];
  rockets: number;
  to_next_token: number;
  research: {
    [k: string]: number;
  };
  asteroids: number;
  open_suns: number;
  points: number[];
  total: number;
}
/**
 * One solar system.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SystemView".
 */
export interface SystemView {
  sun: string;
  asteroids: string;
  cards: string[];
  above: string[];
  below: string[];
  segments: SegmentView[];
  unique: number;
  next_step: number;
  sets: number;
  short: number;
  moons: MoonView[];
  sun_points: number;
  planet_points: number;
  moon_points: number;
}
/**
 * A run of planets between wormholes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SegmentView".
 */
export interface SegmentView {
  numbers: string[];
  direction: string;
  wild: number[][];
}
/**
 * A moon in a sequence.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MoonView".
 */
export interface MoonView {
  at: number;
  state: string;
}
/**
 * A rocket token and what it would score now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TokenView".
 */
export interface TokenView {
  token: string;
  points: number;
}
/**
 * The automated opponent of solo mode.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AutomatonView".
 */
export interface AutomatonView {
  difficulty: string;
  loose: string[];
  columns: string[][];
  tokens: string[];
  rockets: number;
  asteroids: number;
  stop: number;
  next_cells: [number, number][];
  points: number[];
  total: number;
}
/**
 * I take the card in this cell of the market: row 0 is the pile tops, rows 1 and 2 are planets.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Draft".
 */
export interface Draft {
  do: "draft";
  row: number;
  col: number;
}
/**
 * I place my first (0) or second (1) drafted card in one of my systems, or in a new one (-1).
 *
 *     Suns and asteroids go `above` by nature; the first card of a system goes `below`, a new system's too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  do: "place";
  card: number;
  system: number;
  end: "above" | "below";
}
/**
 * I take this rocket token from the supply.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  do: "token";
  token: string;
}
/**
 * My starting sun lies on this side.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Side".
 */
export interface Side {
  do: "side";
  side: "a" | "b";
}
/**
 * A starting sun forms the first solar system of a galaxy.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SunDealt".
 */
export interface SunDealt {
  event: "sun_dealt";
  seat: number;
  sun: string;
}
/**
 * The supply of rocket tokens, in order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TokensDealt".
 */
export interface TokensDealt {
  event: "tokens_dealt";
  tokens: string[];
}
/**
 * A pile shows a new space face.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shown".
 */
export interface Shown {
  event: "shown";
  col: number;
  card: string;
}
/**
 * The top card of a pile was flipped into a slot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Flipped".
 */
export interface Flipped {
  event: "flipped";
  row: number;
  col: number;
  card: string;
}
/**
 * The bottom half of the largest pile replaced an empty one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Split".
 */
export interface Split {
  event: "split";
  donor: number;
  col: number;
  cards: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SideChosen".
 */
export interface SideChosen {
  event: "side_chosen";
  seat: number;
  sun: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
  event: "turn";
  seat: number;
  turn: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Drafted".
 */
export interface Drafted {
  event: "drafted";
  seat: number;
  card: string;
  row: number;
  col: number;
}
/**
 * A card joined a solar system; `fresh` if it began one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Placed".
 */
export interface Placed {
  event: "placed";
  seat: number;
  card: string;
  system: number;
  end: "above" | "below";
  fresh: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TookToken".
 */
export interface TookToken {
  event: "took_token";
  seat: number;
  token: string;
}
/**
 * Five more rockets, but no token was left.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TokenLost".
 */
export interface TokenLost {
  event: "token_lost";
  seat: number;
}
/**
 * The starting sun of the automated opponent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AutomatonSun".
 */
export interface AutomatonSun {
  event: "automaton_sun";
  sun: string;
}
/**
 * The automated opponent took what its pointer points at; `column` is -1 for a card that lies loose.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AutomatonDrafted".
 */
export interface AutomatonDrafted {
  event: "automaton_drafted";
  card: string;
  row: number;
  col: number;
  column: number;
}
/**
 * The automated opponent took the leftmost token.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AutomatonTook".
 */
export interface AutomatonTook {
  event: "automaton_took";
  token: string;
}
/**
 * The pointer went on to its next stop.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PointerMoved".
 */
export interface PointerMoved {
  event: "pointer_moved";
  stop: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  event: "ended";
  reason: string;
}
/**
 * Options of Point Galaxy; the defaults are the game as people know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PointOptions".
 */
export interface PointOptions {
  first_player?: FirstPlayer;
  starting_sun_side?: StartingSun;
  solo_difficulty?: SoloOpponent;
}
