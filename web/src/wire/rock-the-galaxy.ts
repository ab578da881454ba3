/* Made by `make types` from the server's schema. Do not edit.
   sha256 c289dff6dafb393e8e33ec9698b6ea63b4f1a8b51ac999f37196fb08e242b1c1 */

/**
 * How many singles and fans lie in the middle: fewer in your first game.
 */
export type Supply = "first" | "later";
/**
 * Shuffle the 15 advanced cards in; leave them out with new players.
 */
export type AdvancedCards = boolean;
/**
 * Play with all hands face up, to learn the game.
 */
export type OpenHands = boolean;
/**
 * random, or one band per seat, separated by commas; White Noise plays only with four.
 */
export type Bands = string | string[];
/**
 * random, or the number of a seat, counted from 0.
 */
export type FirstPlayer = "random" | number;
/**
 * May a set consist of music cards alone?
 */
export type SetsOfNotesOnly = boolean;
/**
 * The game is scored after this many rounds at the latest.
 */
export type RoundLimit = number;
/**
 * The game is scored after this many rounds in which no card moved; 0 switches it off.
 */
export type Stalemate = number;
/**
 * Nobody may play more action cards than this in one turn.
 */
export type ActionLimit = number;

export interface Wire {
  view: RockView;
  action: Card | EndActions | PlaySet | NoSet | Finish | Stop | Side | Yoink | Rob;
  event:
    | Dealt
    | TurnBegan
    | Drew
    | Reshuffled
    | Played
    | EndedActions
    | Discarded
    | PickedSide
    | Picked
    | Stole
    | Passed
    | Yoinked
    | NoFansToYoink
    | NothingHappened
    | TurnCutShort
    | Announced
    | PlayedNoSet
    | Laid
    | SetDone
    | Returned
    | Recorded
    | WonFans
    | FinalRound
    | Ended;
  options: RockOptions;
}
/**
 * What one seat may know of Rock the Galaxy.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RockView".
 */
export interface RockView {
  seat: number | null;
  seats: number;
  waiting: number[];
  decision: string;
  round: number;
  active: number;
  mic: number;
  final_round: boolean;
  turns_left: number | null;
  bands: BandView[];
  fans: number;
  box_fans: number;
  singles: {
    [k: string]: number;
  };
  deck: number;
  discards: string[];
  in_play: string[];
  laying: SetView | null;
  yoink_from: number | null;
  picks: string[];
  to_pick: number;
  actions_played: number;
  open_hands: boolean;
  ended: string;
}
/**
 * One band as the viewer sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BandView".
 */
export interface BandView {
  band: string;
  color: string;
  singles: number;
  fans: number;
  score: number;
  cards: number;
  hand: string[] | null;
  known: string[];
  thinking: boolean;
}
/**
 * The set that is being laid.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetView".
 */
export interface SetView {
  color: string;
  theme: string;
  symbols: number;
}
/**
 * This card: play it, discard it, pass it on or add it to the set, whatever is being asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  do: "card";
  card: string;
}
/**
 * I play no more action cards this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EndActions".
 */
export interface EndActions {
  do: "end_actions";
}
/**
 * I play a set of this colour; `theme` is a theme of that colour, or "notes".
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaySet".
 */
export interface PlaySet {
  do: "set";
  color: string;
  theme: string;
}
/**
 * I play no set; I may discard instead.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoSet".
 */
export interface NoSet {
  do: "no_set";
}
/**
 * My set is complete.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Finish".
 */
export interface Finish {
  do: "finish";
}
/**
 * I discard no more cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stop".
 */
export interface Stop {
  do: "stop";
}
/**
 * To the left or to the right.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Side".
 */
export interface Side {
  do: "side";
  side: "left" | "right";
}
/**
 * So many of my fans come from the owner of the colour.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Yoink".
 */
export interface Yoink {
  do: "yoink";
  fans: number;
}
/**
 * I yoink from the player so many seats to my left.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rob".
 */
export interface Rob {
  do: "rob";
  ahead: number;
}
/**
 * Everybody got a starting hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Dealt".
 */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards?: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
  event: "turn";
  seat: number;
  round: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Drew".
 */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards?: string[] | null;
}
/**
 * The discard pile became the new deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reshuffled".
 */
export interface Reshuffled {
  event: "reshuffled";
  count: number;
}
/**
 * An action card was played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
  event: "played";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EndedActions".
 */
export interface EndedActions {
  event: "ended_actions";
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discarded".
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  cards: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PickedSide".
 */
export interface PickedSide {
  event: "picked_side";
  seat: number;
  side: "left" | "right";
}
/**
 * A player has made a secret choice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Picked".
 */
export interface Picked {
  event: "picked";
  seat: number;
  cards?: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stole".
 */
export interface Stole {
  event: "stole";
  seat: number;
  victim: number;
  count: number;
  cards?: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  event: "passed";
  seat: number;
  to: number;
  count: number;
  cards?: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Yoinked".
 */
export interface Yoinked {
  event: "yoinked";
  seat: number;
  victim: number;
  fans: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoFansToYoink".
 */
export interface NoFansToYoink {
  event: "no_fans";
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NothingHappened".
 */
export interface NothingHappened {
  event: "nothing";
  seat: number;
}
/**
 * The card ended the turn: no set, no discarding, no draw phase.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnCutShort".
 */
export interface TurnCutShort {
  event: "cut_short";
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Announced".
 */
export interface Announced {
  event: "announced";
  seat: number;
  color: string;
  theme: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayedNoSet".
 */
export interface PlayedNoSet {
  event: "no_set";
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Laid".
 */
export interface Laid {
  event: "laid";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetDone".
 */
export interface SetDone {
  event: "set_done";
  seat: number;
  color: string;
  theme: string;
  symbols: number;
  cards: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Returned".
 */
export interface Returned {
  event: "returned";
  seat: number;
  fans: number;
}
/**
 * Singles of the own colour were recorded.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Recorded".
 */
export interface Recorded {
  event: "recorded";
  seat: number;
  singles: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WonFans".
 */
export interface WonFans {
  event: "won_fans";
  seat: number;
  supply: number;
  box: number;
}
/**
 * The last fan left the supply.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FinalRound".
 */
export interface FinalRound {
  event: "final_round";
  seat: number;
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
 * Options of Rock the Galaxy; the defaults are the game as people know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RockOptions".
 */
export interface RockOptions {
  supply?: Supply;
  advanced_cards?: AdvancedCards;
  open_hands?: OpenHands;
  bands?: Bands;
  first_player?: FirstPlayer;
  pure_note_sets?: SetsOfNotesOnly;
  max_rounds?: RoundLimit;
  dead_rounds?: Stalemate;
  max_actions_per_turn?: ActionLimit;
}
