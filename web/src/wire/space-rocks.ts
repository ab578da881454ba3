/* Made by `make types` from the server's schema. Do not edit.
   sha256 6473eba4b1c13336738a99188f7510c6c1ccfb68c24dbc117b52c1def85a3b86 */

/**
 * deal, or one letter from A to F per seat, separated by commas; no letter twice.
 */
export type Species = string | string[];
/**
 * One action per turn, or each of the four actions at most once per turn.
 */
export type ActionsPerTurn = "each_once" | "one";
/**
 * Draw two cards and one per planetary sat, or refill the hand to that many.
 */
export type Reload1 = "draw" | "refill";
/**
 * A deflected rock hits whoever sent it, or any opponent of the deflector.
 */
export type Backfire = "any" | "sender";
/**
 * May a homeworld carry a sat, as a colony does?
 */
export type HomeworldSats = boolean;
/**
 * How many copies of the 60 cards are shuffled together; auto goes by the number of players.
 */
export type Decks = 1 | 2 | 3 | "auto";
/**
 * The game ends after this many rounds in which nobody did anything; 0 switches it off.
 */
export type Stalemate = number;
/**
 * The game ends after this many rounds at the latest.
 */
export type RoundLimit = number;
/**
 * The survivors share the win, or the strongest of them wins.
 */
export type ResultOfAStalemate = "draw" | "verdict";

export interface Wire {
  view: SpaceView;
  action:
    | Deploy
    | Reload
    | Attack
    | Mission
    | EndTurn
    | Colony
    | Rock
    | Home
    | Research
    | Launch
    | Stop
    | Respond
    | Assist
    | Opponent
    | Card
    | GiveUp
    | Scry;
  event:
    | SetUp
    | Dealt
    | TurnBegan
    | TurnEnded
    | Settled
    | Researched
    | Mined
    | Readied
    | Tucked
    | Reloaded
    | Drew
    | Reshuffled
    | Attacked
    | Launched
    | Aimed
    | Deflected
    | Declined
    | Backfired
    | Fizzled
    | Absorbed
    | Cancelled
    | Eliminated
    | Discarded
    | Flew
    | Targeted
    | Looked
    | LookedAtDeck
    | Milled
    | Revealed
    | Took
    | Stole
    | TookSat
    | TookRock
    | Named
    | NothingLeft
    | Mixed
    | Ended;
  options: SpaceOptions;
}
/**
 * What one seat may know of Space Rocks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpaceView".
 */
export interface SpaceView {
  seat: number | null;
  seats: number;
  waiting: number[];
  decision: string;
  round: number;
  round_limit: number;
  active: number;
  order: number[];
  players: PlayerView[];
  deck: number;
  deck_at_most: {
    [k: string]: number;
  };
  deck_top: string[];
  discards: string[];
  void: string[];
  flight: ShotView[];
  current: ShotView | null;
  carried: string;
  revealed: string[];
  mission: string;
  victim: number | null;
  left: number | null;
  named: string;
  named_place: number | null;
  looks: LookView[];
  unseen: {
    [k: string]: number;
  };
  each_once: boolean;
  home_sats: boolean;
  fallen: number[];
  ended: string;
}
/**
 * One species as the viewer sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  species: string;
  habitable: string[];
  alive: boolean;
  colonies: ColonyView[];
  research: string[];
  rocks: RockView[];
  home_sat: number;
  reload: number;
  missions: MissionView[];
  cards: number;
  hand: string[] | null;
  known: string[];
  lost_hand: string[];
}
/**
 * A colony: its letter and the class of the sat under it (0: none); `id` stays while the colony stands.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ColonyView".
 */
export interface ColonyView {
  planet: string;
  sat: number;
  id: number;
}
/**
 * A deployed rock: its class and the class of the sat under it (0: none); `id` stays while it is deployed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RockView".
 */
export interface RockView {
  rock: number;
  sat: number;
  id: number;
}
/**
 * A mission of a breakthroughs card and how far it is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MissionView".
 */
export interface MissionView {
  mission: string;
  tech_missing: number;
  mines_missing: number;
}
/**
 * A rock in the air; a power of 4 cannot be deflected.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShotView".
 */
export interface ShotView {
  maker: number;
  defender: number | null;
  planet: string;
  place: number | null;
  rock: number;
  power: number;
}
/**
 * An entry of the private journal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LookView".
 */
export interface LookView {
  round: number;
  whose: number | null;
  cards: string[];
}
/**
 * I deploy this card; with `draw` I also take the card that a new colony earns.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Deploy".
 */
export interface Deploy {
  do: "deploy";
  card: string;
  draw?: boolean;
}
/**
 * I draw cards: two and one more per planetary sat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reload".
 */
export interface Reload {
  do: "reload";
}
/**
 * I attack.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Attack".
 */
export interface Attack {
  do: "attack";
}
/**
 * I fly this mission and pay with this sat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mission".
 */
export interface Mission {
  do: "mission";
  mission: string;
  pay: string;
}
/**
 * I take no further action this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EndTurn".
 */
export interface EndTurn {
  do: "end";
}
/**
 * This colony.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Colony".
 */
export interface Colony {
  do: "colony";
  ahead: number;
  place: number;
}
/**
 * This deployed rock.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rock".
 */
export interface Rock {
  do: "rock";
  ahead: number;
  place: number;
}
/**
 * This homeworld.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Home".
 */
export interface Home {
  do: "home";
  ahead: number;
}
/**
 * The newest research planet of this letter.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Research".
 */
export interface Research {
  do: "research";
  letter: string;
}
/**
 * I launch a rock of this class: with the sat under it, a deployed one with a sat from my hand, or both from my
 *     hand. Without propulsion (`sat` 0) any rock flies. `tucked` is the class of the sat under it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Launch".
 */
export interface Launch {
  do: "launch";
  rock: number;
  how: "deployed" | "hand" | "mixed" | "own";
  tucked: number;
  sat: number;
}
/**
 * No more of this.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stop".
 */
export interface Stop {
  do: "stop";
}
/**
 * I answer this attack on me, counted in the order of announcement.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Respond".
 */
export interface Respond {
  do: "respond";
  attack: number;
  how: "S1" | "S2" | "S3" | "decline" | "planetary";
}
/**
 * I deflect a rock that flies at somebody else, or let it pass.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Assist".
 */
export interface Assist {
  do: "assist";
  how: "S1" | "S2" | "S3" | "decline";
}
/**
 * This opponent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Opponent".
 */
export interface Opponent {
  do: "opponent";
  ahead: number;
}
/**
 * A card of this kind: recover it, swap it, keep it, give it up, whatever is being asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  do: "card";
  card: string;
}
/**
 * I give up my hand, or the planet that was named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GiveUp".
 */
export interface GiveUp {
  do: "give_up";
  what: "hand" | "planet";
}
/**
 * Of the top cards I looked at I discard those at these places, the topmost being 0.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Scry".
 */
export interface Scry {
  do: "scry";
  discard: number[];
}
/**
 * A species took its seat with its first colonies.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetUp".
 */
export interface SetUp {
  event: "set_up";
  seat: number;
  species: string;
  colonies: string[];
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
 * A player took no further action.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnEnded".
 */
export interface TurnEnded {
  event: "turn_ended";
  seat: number;
}
/**
 * A planet became a colony.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Settled".
 */
export interface Settled {
  event: "settled";
  seat: number;
  planet: string;
}
/**
 * A planet became a research planet.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Researched".
 */
export interface Researched {
  event: "researched";
  seat: number;
  planet: string;
}
/**
 * A rock was deployed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mined".
 */
export interface Mined {
  event: "mined";
  seat: number;
  card: string;
}
/**
 * A sat left the hand to be tucked under something.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Readied".
 */
export interface Readied {
  event: "readied";
  seat: number;
  card: string;
}
/**
 * A sat was tucked under a colony, a rock or the homeworld; `under` is its letter or class.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Tucked".
 */
export interface Tucked {
  event: "tucked";
  seat: number;
  card: string;
  host: "colony" | "home" | "rock";
  under: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reloaded".
 */
export interface Reloaded {
  event: "reloaded";
  seat: number;
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
 * The discard pile became the deck, or the part of it under the rest.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reshuffled".
 */
export interface Reshuffled {
  event: "reshuffled";
  count: number;
}
/**
 * An attack began, with so many rocks at most.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Attacked".
 */
export interface Attacked {
  event: "attacked";
  seat: number;
  most: number;
}
/**
 * A rock took off; `sat` propelled it ("" without propulsion), `orphan` lost its host.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Launched".
 */
export interface Launched {
  event: "launched";
  seat: number;
  card: string;
  sat: string;
  orphan: string;
  how: "deployed" | "hand" | "mixed" | "own";
}
/**
 * An attack was announced; `power` is the effective class, 4 cannot be deflected.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Aimed".
 */
export interface Aimed {
  event: "aimed";
  seat: number;
  victim: number;
  card: string;
  power: number;
  planet: string;
  place: number;
}
/**
 * A sat turned a rock round.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Deflected".
 */
export interface Deflected {
  event: "deflected";
  seat: number;
  card: string;
  sat: string;
  how: "assist" | "hand" | "planetary";
}
/**
 * A player let a rock come.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Declined".
 */
export interface Declined {
  event: "declined";
  seat: number;
  card: string;
}
/**
 * A deflected rock flies at a new target.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Backfired".
 */
export interface Backfired {
  event: "backfired";
  seat: number;
  victim: number;
  card: string;
  planet: string;
  place: number;
}
/**
 * A deflected rock found no target.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fizzled".
 */
export interface Fizzled {
  event: "fizzled";
  card: string;
}
/**
 * A rock hit; `sat` was under the planet ("": none).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Absorbed".
 */
export interface Absorbed {
  event: "absorbed";
  seat: number;
  card: string;
  planet: string;
  sat?: string;
}
/**
 * Announced attacks lost their target.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Cancelled".
 */
export interface Cancelled {
  event: "cancelled";
  cards: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Eliminated".
 */
export interface Eliminated {
  event: "eliminated";
  seat: number;
}
/**
 * Cards left a hand or a deployed zone; planets go to the void, the rest to the discard pile.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discarded".
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  cards: string[];
}
/**
 * A mission was paid for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Flew".
 */
export interface Flew {
  event: "mission";
  seat: number;
  mission: string;
  sat: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Targeted".
 */
export interface Targeted {
  event: "targeted";
  seat: number;
  victim: number;
}
/**
 * Somebody looked at a hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Looked".
 */
export interface Looked {
  event: "looked";
  seat: number;
  victim: number;
  cards?: string[] | null;
}
/**
 * Somebody looked at the top of the deck, topmost card first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LookedAtDeck".
 */
export interface LookedAtDeck {
  event: "looked_at_deck";
  seat: number;
  count: number;
  cards?: string[] | null;
}
/**
 * Cards went from the top of the deck to the discard pile and the void.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Milled".
 */
export interface Milled {
  event: "milled";
  seat: number;
  cards: string[];
}
/**
 * The top cards of the deck were turned over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Revealed".
 */
export interface Revealed {
  event: "revealed";
  seat: number;
  cards: string[];
}
/**
 * Cards came into a hand in the open: from a pile or from a reveal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Took".
 */
export interface Took {
  event: "took";
  seat: number;
  cards: string[];
}
/**
 * A random card changed hands.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stole".
 */
export interface Stole {
  event: "stole";
  seat: number;
  victim: number;
  card?: string | null;
}
/**
 * A tucked sat was taken from an opponent, or a sat out of the discard pile, to be tucked elsewhere.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TookSat".
 */
export interface TookSat {
  event: "took_sat";
  seat: number;
  victim: number | null;
  card: string;
}
/**
 * A deployed rock changed sides with the sat under it ("": none).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TookRock".
 */
export interface TookRock {
  event: "took_rock";
  seat: number;
  victim: number;
  card: string;
  sat: string;
}
/**
 * A planet of an opponent was named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Named".
 */
export interface Named {
  event: "named";
  seat: number;
  victim: number;
  planet: string;
  place: number | null;
}
/**
 * A player held no planet to deploy.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NothingLeft".
 */
export interface NothingLeft {
  event: "nothing_left";
  seat: number;
}
/**
 * The discard pile was shuffled into the deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mixed".
 */
export interface Mixed {
  event: "mixed";
  count: number;
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
 * Options of Space Rocks; the defaults are the printed game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpaceOptions".
 */
export interface SpaceOptions {
  species?: Species;
  turn_actions?: ActionsPerTurn;
  reload_rule?: Reload1;
  backfire_target?: Backfire;
  homeworld_sats?: HomeworldSats;
  deck_copies?: Decks;
  silence_rounds?: Stalemate;
  round_limit?: RoundLimit;
  stalemate?: ResultOfAStalemate;
}
