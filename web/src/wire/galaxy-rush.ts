/* Made by `make types` from the server's schema. Do not edit.
   sha256 dd093dde68a022b8f799a64f218b1340cbdf7e20ee428d42084d0415e7e160e4 */

/**
 * Whose rocket starts in the first orbit: a fair draw, or the one you name.
 */
export type FirstPlayer = "blue" | "orange" | "random";
/**
 * How many pairs one turn may skip when accelerating; 1 is the rule.
 */
export type LongestLeap = number;
/**
 * Does a tie make a prediction of the most wrong (fail) or right (count)?
 */
export type TiesInPredictions = "count" | "fail";

export interface Wire {
  view: GalaxyView;
  action: Take | Discover | Decline | Predict;
  event:
    | Started
    | PredictionsDealt
    | SeasonBegan
    | Took
    | Removed
    | Discovered
    | Refilled
    | Declined
    | MedalWon
    | Predicted
    | Tallied
    | Judged
    | Ended;
  options: GalaxyOptions;
}
/**
 * What one seat may know of Galaxy Rush.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GalaxyView".
 */
export interface GalaxyView {
  seat: number | null;
  seats: number;
  waiting: number[];
  decision: string;
  season: number;
  why: "" | "behind" | "first_orbit";
  track: (string | null)[];
  flights: FlightView[];
  removed: string[];
  orbit_deck: number;
  unseen: {
    [k: string]: number;
  };
  pool: (string | null)[];
  deck: number;
  later: number[];
  discards: string[];
  captains: CaptainView[];
  medal: number;
  achievements: AchievementView[];
  stacks: StackView[];
  max_skip: number;
  ties_count: boolean;
  ended: string;
}
/**
 * A place on the track within reach: what flying there would remove, and who would fly next.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FlightView".
 */
export interface FlightView {
  column: number;
  orbit: number;
  removes: string[];
  next: number | null;
  leaves: [number, number][];
}
/**
 * One captain as the viewer sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CaptainView".
 */
export interface CaptainView {
  color: string;
  column: number;
  orbit: number;
  resources: {
    [k: string]: number;
  };
  gifts: {
    [k: string]: number;
  };
  expeditions: {
    [k: string]: number;
  };
  heroics: string[];
  up: string[];
  down: string[];
  earlier: string[];
  season_distance: number;
  distance: number;
  discoveries: string[];
  medals: number[];
  affordable: number[];
  one_short: number[];
  predictions: number;
  hand: string[] | null;
  rows: {
    [k: string]: number;
  };
  score: number;
}
/**
 * One Achievement in play: what it counts for each captain, and what it would pay each now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AchievementView".
 */
export interface AchievementView {
  card: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  counts: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  pays: [number, number];
}
/**
 * The predictions on one rocket, from the bottom, and the most and least the next one there could earn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StackView".
 */
export interface StackView {
  placed: PlacedView[];
  next_best: number;
  next_worst: number;
}
/**
 * A prediction on a rocket: who placed it, and its condition for those who may know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlacedView".
 */
export interface PlacedView {
  seat: number;
  condition: string | null;
  token: number | null;
}
/**
 * I take this card of the track and play it face up or face down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  do: "take";
  column: number;
  orbit: number;
  face: "down" | "up";
}
/**
 * I take the Discovery in this slot of the pool.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discover".
 */
export interface Discover {
  do: "discover";
  slot: number;
}
/**
 * I make no Discovery this time.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decline".
 */
export interface Decline {
  do: "decline";
}
/**
 * I place my prediction with this condition face down on that rocket.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Predict".
 */
export interface Predict {
  do: "predict";
  condition: string;
  rocket: "blue" | "orange";
}
/**
 * The draw for the first orbit, and the Achievements of this game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Started".
 */
export interface Started {
  event: "started";
  seat: number;
  achievements: string[];
}
/**
 * A captain got prediction cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PredictionsDealt".
 */
export interface PredictionsDealt {
  event: "predictions_dealt";
  seat: number;
  count: number;
  conditions?: string[] | null;
}
/**
 * Twelve cards lie on the track (column by column, orbit 1 first) and the pool is open.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeasonBegan".
 */
export interface SeasonBegan {
  event: "season";
  season: number;
  track: string[];
  pool: string[];
}
/**
 * A card left the track and was played; `skipped` pairs were passed over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Took".
 */
export interface Took {
  event: "took";
  seat: number;
  card: string;
  column: number;
  orbit: number;
  face: "down" | "up";
  skipped: number;
}
/**
 * Cards that nobody can reach any more left the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Removed".
 */
export interface Removed {
  event: "removed";
  cards: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discovered".
 */
export interface Discovered {
  event: "discovered";
  seat: number;
  card: string;
  slot: number;
}
/**
 * A new Discovery lies in the slot, or nothing if the deck is empty.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refilled".
 */
export interface Refilled {
  event: "refilled";
  slot: number;
  card: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Declined".
 */
export interface Declined {
  event: "declined";
  seat: number;
}
/**
 * The medal of the season; after a tie it went to the first orbit.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MedalWon".
 */
export interface MedalWon {
  event: "medal";
  seat: number;
  season: number;
  reputation: number;
  distance: number;
  tied: boolean;
}
/**
 * A prediction lies face down on a rocket; `position` counts from the bottom.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Predicted".
 */
export interface Predicted {
  event: "predicted";
  seat: number;
  rocket: number;
  position: number;
  condition?: string | null;
}
/**
 * What an Achievement paid Blue and Orange at the end of the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Tallied".
 */
export interface Tallied {
  event: "tallied";
  card: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  reputation: [number, number];
}
/**
 * A prediction was turned up; a right one earned its captain `token` reputation, a wrong one 0.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Judged".
 */
export interface Judged {
  event: "judged";
  seat: number;
  rocket: number;
  position: number;
  condition: string;
  token: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  event: "ended";
  reason: string;
  winner: number;
  tied: boolean;
}
/**
 * Options of Galaxy Rush; the defaults are the printed rules.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GalaxyOptions".
 */
export interface GalaxyOptions {
  first_player?: FirstPlayer;
  max_skip?: LongestLeap;
  prediction_ties?: TiesInPredictions;
}
