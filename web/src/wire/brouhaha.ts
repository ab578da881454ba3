/* Made by `make types` from the server's schema. Do not edit.
   sha256 da93280d6b1cdc9f9a165986edc1eb4801571aa703b75ef62aa468d4f9449a4a */

/**
 * Two managers have a deck each, three share one deck, four have two sets of decks or share decks in pairs.
 */
export type Decks = "by_players" | "pairs" | "separate" | "shared_all" | "two_sets";
/**
 * With two managers: chill, forte or forte, chill.
 */
export type WhoPlaysWhichDeck = string | string[];
/**
 * Advanced: draw 8 cards, add the two starting cards, put 3 under your deck.
 */
export type OpeningHand = "advanced" | "standard";
/**
 * The game ends after this round at the latest; 0 is off.
 */
export type FinalRound = number;
/**
 * So many points end the game.
 */
export type VictoryPoints = number;
/**
 * They pay the price shown, or one more.
 */
export type PersonnelInTheMUSICSHOP = "plus_one" | "shown";
/**
 * Gear stays on its musician from round to round.
 */
export type GearSticks = boolean;
/**
 * by_players, or (two managers) at least two of chill, forte and extra, separated by commas.
 */
export type SetLists = string | string[];
/**
 * by_players, all, or the names of the HUSTLES in the game, separated by commas.
 */
export type HUSTLES = string | string[];
/**
 * Shuffle the promotional card into a deck.
 */
export type PromotionalCard = "chill" | "forte" | "off";
/**
 * random, or the number of a seat, counted from 0.
 */
export type FirstDOWNBEAT = "random" | number;
/**
 * A game that does not end by itself is judged after this round.
 */
export type RoundLimit = number;
/**
 * After so many turns in one Main Phase everybody has passed.
 */
export type TurnLimit = number;

export interface Wire {
  view: BrouhahaView;
  action:
    | Play
    | Salary
    | Send
    | Open
    | Rig
    | Use
    | Pass
    | Where
    | Effect
    | Decline
    | Volume
    | Cash
    | Copy
    | Pick
    | PickSalary
    | NoCard
    | Mode
    | May
    | Manager
    | Item;
  event:
    | Dealt
    | ShopFilled
    | Decided
    | PutUnder
    | RoundBegan
    | Drew
    | Discarded
    | Produced
    | SalariesPaid
    | ResetAll
    | Played
    | SalaryPlayed
    | SentToHustle
    | SentToGig
    | Opened
    | Rigged
    | Used
    | Passed
    | TurnCap
    | HustleUsed
    | HustleDeclined
    | Triggered
    | OpportunityUsed
    | Answered
    | ModeChosen
    | ManagerPicked
    | Gained
    | Lost
    | Paid
    | Scored
    | VolumeMoved
    | Looked
    | Kept
    | Fetched
    | Shuffled
    | Recovered
    | Peeked
    | Bought
    | BoughtNothing
    | Strummed
    | Unstrummed
    | Retired
    | Bounced
    | GearReturned
    | ShuffledIn
    | Taken
    | Given
    | WentBack
    | Boosted
    | SentHome
    | GigClosed
    | GigDissolved
    | MadeSalary
    | TookDownbeat
    | Judged
    | JamCounted
    | OrderPicked
    | Rewarded
    | TiePoint
    | Won
    | DownbeatMoved
    | Ended;
  options: BrouhahaOptions;
}
/**
 * What one seat may know of Rock & Roll Brouhaha.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BrouhahaView".
 */
export interface BrouhahaView {
  seat: number | null;
  seats: number;
  waiting: number[];
  decision: string;
  round: number;
  volume: number;
  downbeat: number;
  active: number;
  main: boolean;
  passes: number;
  managers: ManagerView[];
  decks: DeckView[];
  gigs: GigView[];
  hustles: HustleView[];
  shop: ShopCard[];
  gear_pile: number;
  gear_bottom: string[];
  won: [number, string][];
  thresholds: Threshold[];
  about: string;
  unit: string;
  showing: string[];
  picks: number[];
  picked: string[];
  items: ItemView[];
  victory_points: number;
  final_round: number;
  ended: string;
}
/**
 * One manager as the viewer sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ManagerView".
 */
export interface ManagerView {
  deck_name: string;
  vp: number;
  cash: number;
  cred: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  deck: number;
  pile: string[];
  play: CardView[];
  salaries: (string | null)[];
  played_venue: boolean;
  played_salary: boolean;
  thinking: boolean;
}
/**
 * A face-up card in play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardView".
 */
export interface CardView {
  card: string;
  kind: string;
  strummed: boolean;
  assigned: boolean;
  place: string;
  owner: number;
  taken_from: number | null;
  wearer: string;
  used: number[];
  talents: number[];
  reasons: Reasoned[];
}
/**
 * Talents somebody or something adds: stage, mojo, timbre, harmony, rhythm.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reasoned".
 */
export interface Reasoned {
  card: string;
  add: number[];
}
/**
 * A deck: its size for all, certain places for those who know them, the content for whoever can work it out.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckView".
 */
export interface DeckView {
  size: number;
  known: KnownCard[];
  cards: string[] | null;
}
/**
 * A card whose place in a deck the viewer knows, counted from the top.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KnownCard".
 */
export interface KnownCard {
  place: number;
  card: string;
}
/**
 * A performance, and the GIG there if a venue was opened.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GigView".
 */
export interface GigView {
  list: string;
  performance: string;
  venue: string;
  opened: boolean;
  closed: boolean;
  musicians: string[];
  bands: BandView[];
  forecast: Forecast[];
  expenses: Expense[];
  next: string[];
}
/**
 * One manager's band at a GIG.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BandView".
 */
export interface BandView {
  seat: number;
  musicians: number;
  talents: number[];
  eligible: boolean;
  total: number;
}
/**
 * Who would win if the GIG were judged now at this VOLUME.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Forecast".
 */
export interface Forecast {
  volume: number;
  winner: number | null;
  tied: number[];
}
/**
 * What the viewer pays now to send this ready musician here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Expense".
 */
export interface Expense {
  card: string;
  cash: number;
  cred: number;
}
/**
 * A HUSTLE: free or taken, and who is there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HustleView".
 */
export interface HustleView {
  hustle: string;
  taken: boolean;
  units: string[];
}
/**
 * A gear in the MUSIC SHOP; the price for the viewer's personnel, a musician pays $1 less there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShopCard".
 */
export interface ShopCard {
  card: string;
  cash: number;
  cred: number;
}
/**
 * A card in play that looks at VOLUME.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Threshold".
 */
export interface Threshold {
  card: string;
  compare: string;
  volume: number;
}
/**
 * Something that waits to be resolved.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ItemView".
 */
export interface ItemView {
  card: string;
  ability: number | null;
  seat: number;
}
/**
 * I play this card from my hand: a venue, a musician, a personnel or an action.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  do: "play";
  card: string;
}
/**
 * I put this card from my hand face-down into play as a salary card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Salary".
 */
export interface Salary {
  do: "salary";
  card: string;
}
/**
 * I send this unit to a HUSTLE or a GIG; `where` follows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Send".
 */
export interface Send {
  do: "send";
  card: string;
}
/**
 * I open this venue for a performance; `where` may follow.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Open".
 */
export interface Open {
  do: "open";
  card: string;
}
/**
 * I rig this gear on a musician; `where` may follow.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rig".
 */
export interface Rig {
  do: "rig";
  card: string;
}
/**
 * I use ability number `ability` of this card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Use".
 */
export interface Use {
  do: "use";
  card: string;
  ability: number;
}
/**
 * I pass this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pass".
 */
export interface Pass {
  do: "pass";
}
/**
 * There: `hustle:<id>`, `gig:<performance>`, `performance:<id>` or `musician:<id>`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Where".
 */
export interface Where {
  do: "where";
  place: string;
}
/**
 * I use the effect of the HUSTLE.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Effect".
 */
export interface Effect {
  do: "effect";
}
/**
 * I do not use the effect of the HUSTLE.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decline".
 */
export interface Decline {
  do: "decline";
}
/**
 * VOLUME goes this way.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Volume".
 */
export interface Volume {
  do: "volume";
  way: "down" | "up";
}
/**
 * So many of the resources are cash, the others cred.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Cash".
 */
export interface Cash {
  do: "cash";
  cash: number;
}
/**
 * I trigger the effect of this other HUSTLE.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Copy".
 */
export interface Copy {
  do: "copy";
  hustle: string;
}
/**
 * This card: as a target, to keep, to fetch, to buy, to retire, to put away, whatever is being asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pick".
 */
export interface Pick {
  do: "pick";
  card: string;
}
/**
 * The salary card at this place (from 0, by entry) of this manager.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PickSalary".
 */
export interface PickSalary {
  do: "pick_salary";
  seat: number;
  place: number;
}
/**
 * I pick no card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoCard".
 */
export interface NoCard {
  do: "none";
}
/**
 * I choose this option, counted from 0.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mode".
 */
export interface Mode {
  do: "mode";
  option: number;
}
/**
 * Yes, I do; or no.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "May".
 */
export interface May {
  do: "may";
  yes: boolean;
}
/**
 * This manager.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Manager".
 */
export interface Manager {
  do: "manager";
  seat: number;
}
/**
 * This of the waiting items comes next, counted from 0 in canonical order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Item".
 */
export interface Item {
  do: "item";
  item: number;
}
/**
 * An opening hand; `shown` are the Street Team and the Starting Venue, which everybody knows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Dealt".
 */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  shown: string[];
  cards?: string[] | null;
}
/**
 * Gear came from the pile into the MUSIC SHOP.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShopFilled".
 */
export interface ShopFilled {
  event: "shop_filled";
  cards: string[];
}
/**
 * A manager has made a secret choice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decided".
 */
export interface Decided {
  event: "decided";
  seat: number;
}
/**
 * Cards went under a deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PutUnder".
 */
export interface PutUnder {
  event: "put_under";
  seat: number;
  count: number;
  cards?: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundBegan".
 */
export interface RoundBegan {
  event: "round";
  round: number;
  downbeat: number;
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
 * A card was retired from a hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discarded".
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
}
/**
 * The venues of a manager paid.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Produced".
 */
export interface Produced {
  event: "produced";
  seat: number;
  cash: number;
  cred: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SalariesPaid".
 */
export interface SalariesPaid {
  event: "salaries";
  seat: number;
  cash: number;
  cred: number;
}
/**
 * All strummed cards were reset.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResetAll".
 */
export interface ResetAll {
  event: "reset_all";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
  event: "played";
  seat: number;
  card: string;
  cash: number;
  cred: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SalaryPlayed".
 */
export interface SalaryPlayed {
  event: "salary_played";
  seat: number;
  card?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SentToHustle".
 */
export interface SentToHustle {
  event: "sent_to_hustle";
  seat: number;
  card: string;
  hustle: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SentToGig".
 */
export interface SentToGig {
  event: "sent_to_gig";
  seat: number;
  card: string;
  performance: string;
  cash: number;
  cred: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Opened".
 */
export interface Opened {
  event: "opened";
  seat: number;
  card: string;
  performance: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rigged".
 */
export interface Rigged {
  event: "rigged";
  seat: number;
  card: string;
  wearer: string;
  cash: number;
  cred: number;
}
/**
 * An ability was activated.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Used".
 */
export interface Used {
  event: "used";
  seat: number;
  card: string;
  ability: number;
  cash: number;
  cred: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  event: "passed";
  seat: number;
}
/**
 * The turn limit ended the Main Phase.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnCap".
 */
export interface TurnCap {
  event: "turn_cap";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HustleUsed".
 */
export interface HustleUsed {
  event: "hustle_used";
  seat: number;
  hustle: string;
  unit: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HustleDeclined".
 */
export interface HustleDeclined {
  event: "hustle_declined";
  seat: number;
  hustle: string;
}
/**
 * An ability of a card went off by itself; its text follows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Triggered".
 */
export interface Triggered {
  event: "triggered";
  seat: number;
  card: string;
  ability: number;
}
/**
 * A unit used its OPPORTUNITY.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpportunityUsed".
 */
export interface OpportunityUsed {
  event: "opportunity";
  seat: number;
  card: string;
  ability: number;
}
/**
 * Somebody decided whether to do something.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answered".
 */
export interface Answered {
  event: "answered";
  seat: number;
  card: string;
  yes: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ModeChosen".
 */
export interface ModeChosen {
  event: "mode";
  seat: number;
  card: string;
  option: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ManagerPicked".
 */
export interface ManagerPicked {
  event: "manager_picked";
  seat: number;
  other: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Gained".
 */
export interface Gained {
  event: "gained";
  seat: number;
  cash: number;
  cred: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lost".
 */
export interface Lost {
  event: "lost";
  seat: number;
  cash: number;
  cred: number;
}
/**
 * An optional payment.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Paid".
 */
export interface Paid {
  event: "paid";
  seat: number;
  cash: number;
  cred: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Scored".
 */
export interface Scored {
  event: "scored";
  seat: number;
  vp: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "VolumeMoved".
 */
export interface VolumeMoved {
  event: "volume";
  was: number;
  now: number;
}
/**
 * A manager looked at the top cards of a deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Looked".
 */
export interface Looked {
  event: "looked";
  seat: number;
  count: number;
  cards?: string[] | null;
}
/**
 * A card that was looked at went to the hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Kept".
 */
export interface Kept {
  event: "kept";
  seat: number;
  card?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fetched".
 */
export interface Fetched {
  event: "fetched";
  seat: number;
  card: string | null;
  to: string;
}
/**
 * The deck of this manager was shuffled.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shuffled".
 */
export interface Shuffled {
  event: "shuffled";
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Recovered".
 */
export interface Recovered {
  event: "recovered";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Peeked".
 */
export interface Peeked {
  event: "peeked";
  seat: number;
  other: number;
  cards?: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bought".
 */
export interface Bought {
  event: "bought";
  seat: number;
  card: string;
  cash: number;
  cred: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BoughtNothing".
 */
export interface BoughtNothing {
  event: "bought_nothing";
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Strummed".
 */
export interface Strummed {
  event: "strummed";
  card: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Unstrummed".
 */
export interface Unstrummed {
  event: "unstrummed";
  card: string;
}
/**
 * A card went from play to a retirement pile.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Retired".
 */
export interface Retired {
  event: "retired";
  owner: number;
  card: string;
}
/**
 * A card went from play to a hand; a salary card shows its face to nobody new.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bounced".
 */
export interface Bounced {
  event: "bounced";
  owner: number;
  card?: string | null;
}
/**
 * A gear went under the Gear Pile.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GearReturned".
 */
export interface GearReturned {
  event: "gear_returned";
  card: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShuffledIn".
 */
export interface ShuffledIn {
  event: "shuffled_in";
  owner: number;
  card?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Taken".
 */
export interface Taken {
  event: "taken";
  seat: number;
  other: number;
  card: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Given".
 */
export interface Given {
  event: "given";
  seat: number;
  other: number;
  card: string;
}
/**
 * A taken card returned to its manager.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WentBack".
 */
export interface WentBack {
  event: "went_back";
  seat: number;
  card: string | null;
}
/**
 * Talents until the end of the round: stage, mojo, timbre, harmony, rhythm.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Boosted".
 */
export interface Boosted {
  event: "boosted";
  card: string;
  add: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SentHome".
 */
export interface SentHome {
  event: "sent_home";
  card: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GigClosed".
 */
export interface GigClosed {
  event: "gig_closed";
  performance: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GigDissolved".
 */
export interface GigDissolved {
  event: "gig_dissolved";
  performance: string;
}
/**
 * Cards from the deck became salary cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MadeSalary".
 */
export interface MadeSalary {
  event: "made_salary";
  seat: number;
  count: number;
  cards?: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TookDownbeat".
 */
export interface TookDownbeat {
  event: "took_downbeat";
  seat: number;
}
/**
 * A GIG was judged: who was eligible, the totals if they were compared, who won or tied.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Judged".
 */
export interface Judged {
  event: "judged";
  performance: string;
  eligible: number[];
  totals: number[];
  winner: number | null;
  tied: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JamCounted".
 */
export interface JamCounted {
  event: "jam";
  seats: number[];
}
/**
 * The DOWNBEAT manager decided what comes next.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrderPicked".
 */
export interface OrderPicked {
  event: "order";
  seat: number;
  card: string;
}
/**
 * The winner of a GIG gets its reward.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rewarded".
 */
export interface Rewarded {
  event: "rewarded";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TiePoint".
 */
export interface TiePoint {
  event: "tie_point";
  seat: number;
  performance: string;
}
/**
 * A won performance left the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Won".
 */
export interface Won {
  event: "won";
  seat: number;
  performance: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DownbeatMoved".
 */
export interface DownbeatMoved {
  event: "downbeat";
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
 * Options of Rock & Roll Brouhaha; the defaults are the game as the rulebook has it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BrouhahaOptions".
 */
export interface BrouhahaOptions {
  deck_mode?: Decks;
  seat_decks?: WhoPlaysWhichDeck;
  opening?: OpeningHand;
  final_round?: FinalRound;
  victory_points?: VictoryPoints;
  music_shop_personnel?: PersonnelInTheMUSICSHOP;
  gear_sticks?: GearSticks;
  set_lists?: SetLists;
  hustles?: HUSTLES;
  promo?: PromotionalCard;
  first_downbeat?: FirstDOWNBEAT;
  round_cap?: RoundLimit;
  turn_cap?: TurnLimit;
}
