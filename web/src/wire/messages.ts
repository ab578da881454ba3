/* Made by `make types` from the server's schema. Do not edit.
   sha256 24c3e6e03866131dea659ea384e0a579f221200bf7d9cffa1db280e46276201b */

export interface Messages {
  SocketCommand:
    | Join
    | AddBot
    | Vacate
    | Configure
    | Start
    | Play
    | Undo
    | Answer
    | Pause
    | Resume
    | Tempo
    | StandIn
    | TakeBack
    | Replace
    | Prefer
    | SendEmote
    | Revoke
    | Rematch
    | Look
    | Sync
    | Ping;
  SocketMessage: Hello | Done | Refused | Pong | Table;
  NewRoom: NewRoom;
  Claim: Claim;
  Question: Question;
  Key: Key;
  Link: Link;
  OpenedRoom: OpenedRoom;
  ListedRoom: ListedRoom;
  GameInfo: GameInfo;
  GameCards: GameCards;
  Hint: Hint;
  Verdict: Verdict;
  Replay: Replay;
  TutorialStory: TutorialStory;
}
/**
 * Take a seat; without a number any free one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  say: "join";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  name: string;
  seat?: number | null;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  say: "add_bot";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  level: string;
  seat?: number | null;
}
/**
 * Before the start: leave the seat, or remove a bot; the host may free any seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Vacate".
 */
export interface Vacate {
  say: "vacate";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
}
/**
 * Before the start: other options, another clock, another audience; what is left out stays.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Configure".
 */
export interface Configure {
  say: "configure";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  options?: {} | null;
  preset?: string;
  clock?: Clock | null;
  public?: boolean | null;
  watch?: boolean | null;
}
/**
 * How time is kept: not at all, per move, in total with an increment, or in days per move.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  kind?: "days" | "move" | "none" | "total";
  seconds?: number;
  increment?: number;
  days?: number;
}
/**
 * Deal the cards.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  say: "start";
  /**
   * Made by the client, once per wish.
   */
  id: string;
}
/**
 * Act. `offer` is the token of the offer the person looked at, so that a late click never hits another question.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  say: "play";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
  offer: string;
  action: unknown;
}
/**
 * Take the last choice back if that is free, else ask the others.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  say: "undo";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
}
/**
 * Grant or refuse what is asked; `ask` is its number.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  say: "answer";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
  ask: number;
  yes: boolean;
}
/**
 * Stop the clocks: at once without clocks or when somebody is away, else by consent.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  say: "pause";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  say: "resume";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
}
/**
 * Play live or slowly from now on, if the others agree.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Tempo".
 */
export interface Tempo {
  say: "tempo";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
  clock: Clock;
}
/**
 * Let a bot play for a seat of a person who is away, or for the own seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StandIn".
 */
export interface StandIn {
  say: "stand_in";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
  target: number;
  level: string;
}
/**
 * I play for myself again.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  say: "take_back";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
}
/**
 * Give the seat of a person who is away to a bot for good, if all others agree.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Replace".
 */
export interface Replace {
  say: "replace";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
  target: number;
  level: string;
}
/**
 * Whether my only choice is confirmed for me; an address that is called when it is my turn in this room.
 *
 *     `policy`: only when I am away, or always. `remind`: call once more after so many hours of the same turn; 0: never.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Prefer".
 */
export interface Prefer {
  say: "prefer";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
  confirm?: boolean | null;
  webhook?: string | null;
  policy?: "always" | "away";
  remind?: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SendEmote".
 */
export interface SendEmote {
  say: "emote";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
  emote: "bye" | "hello" | "hurry" | "nice" | "oops" | "thanks" | "think" | "wow";
}
/**
 * Only this device holds the seat from now on; private links made before are worth nothing.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Revoke".
 */
export interface Revoke {
  say: "revoke";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
}
/**
 * Meet again in a new room with the same people and options.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  say: "rematch";
  /**
   * Made by the client, once per wish.
   */
  id: string;
  seat: number;
}
/**
 * On a socket: look through the eyes of another seat this device holds (the curtain), or None: as a spectator.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  say: "look";
  seat: number | null;
}
/**
 * On a socket: send the table again, with everything after this number.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Sync".
 */
export interface Sync {
  say: "sync";
  after?: number;
}
/**
 * On a socket: are you there.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  say: "ping";
}
/**
 * The first message on a socket: who the server takes you for, and its time (milliseconds).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  tell: "hello";
  room: string;
  now: number;
  protocol?: number;
}
/**
 * Your wish is done and durable: it is entry `seq` of the room.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  tell: "done";
  id: string;
  seq: number;
}
/**
 * Your wish is not done. `code` is for programs, `rule` and `why` for people; `id` is "" if there was none.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  tell: "refused";
  id?: string;
  code: string;
  rule?: string;
  why: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  tell: "pong";
  now: number;
}
/**
 * The whole room as one viewer may know it, as of entry `seq`. It replaces the one before; only the log grows.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  tell: "table";
  seq: number;
  room: RoomInfo;
  you: You;
  view: unknown;
  offer: TableOffer | null;
  log: Log;
  times: SeatTime[];
  undo: UndoState | null;
  ask: AskInfo | null;
  emote: [number, "bye" | "hello" | "hurry" | "nice" | "oops" | "thanks" | "think" | "wow"] | null;
  result: Result | null;
}
/**
 * The room as everybody sees it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RoomInfo".
 */
export interface RoomInfo {
  id: string;
  game: string;
  title: string;
  status: "closed" | "open" | "over" | "paused" | "playing";
  options: {};
  rules_version: number;
  cards: string;
  public: boolean;
  watch: boolean;
  hot_seat: boolean;
  hints: boolean;
  clock: Clock;
  seats: SeatInfo[];
  moves: number;
  commitment?: string;
  seed?: string | null;
  rematch?: string | null;
  note?: string;
}
/**
 * One seat as everybody sees it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level?: string;
  stand_in?: string;
  away?: boolean;
  host?: boolean;
  waiting?: boolean;
  asked_at?: number | null;
}
/**
 * Who you are here.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
  seat: number | null;
  holds: number[];
  host: boolean;
  confirm?: boolean;
  webhook?: string;
}
/**
 * What you may do now, and why not the rest. `token` goes with the action.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableOffer".
 */
export interface TableOffer {
  token: string;
  prompt: string;
  choices: Choice[];
  refusals: Refusal[];
  confirmed?: boolean;
}
/**
 * Something a seat may do now, the thing on screen it belongs to, and what the button says.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  action: unknown;
  handle: string;
  label: string;
}
/**
 * Something a seat might try and may not do now, and why.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  action: unknown;
  handle: string;
  label: string;
  reason: Reason;
}
/**
 * A refusal: the rule it comes from and a sentence for the person at the table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  rule: string;
  why: string;
}
/**
 * What to do with the log you have: keep the first `keep` lines, add these.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Log".
 */
export interface Log {
  after: number;
  keep: number;
  add: Line[];
  since: number;
}
/**
 * One line of the log: a sentence, and the event behind it if it is the game's.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  seq: number;
  at: number;
  text: string;
  event?: {
    [k: string]: unknown;
  };
}
/**
 * The clock of one seat: it stands at `left`, or runs out at `until` (milliseconds).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatTime".
 */
export interface SeatTime {
  left: number;
  until?: number | null;
}
/**
 * Whether your last choice can be taken back freely, why not, and whether you may ask the others.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UndoState".
 */
export interface UndoState {
  free: boolean;
  why?: Reason | null;
  ask?: boolean;
}
/**
 * Something that is being asked.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AskInfo".
 */
export interface AskInfo {
  ask: number;
  kind: "pause" | "replace" | "tempo" | "undo";
  seat: number;
  text: string;
  open: number[];
}
/**
 * How a game ended. Seats come first everywhere; `also` names others on the sheet, such as an automaton.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  reason: string;
  rows: Row[];
  totals: number[];
  ranks: number[];
  winners: number[];
  also?: string[];
  notes?: {};
}
/**
 * One row of the score sheet: points by seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  name: string;
  points: number[];
}
/**
 * A room to open. With a name the opener sits down; bots take the next seats; `start` deals at once if all sit.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewRoom".
 */
export interface NewRoom {
  /**
   * Made by the client, once per wish.
   */
  id: string;
  game: string;
  seats: number;
  options?: {};
  preset?: string;
  name?: string | null;
  /**
   * @maxItems 15
   */
  bots?: string[];
  start?: boolean;
  public?: boolean;
  watch?: boolean;
  hot_seat?: boolean;
  hints?: boolean;
  clock?: Clock1;
  stand_in?: string;
}
/**
 * How time is kept: not at all, per move, in total with an increment, or in days per move.
 */
export interface Clock1 {
  kind?: "days" | "move" | "none" | "total";
  seconds?: number;
  increment?: number;
  days?: number;
}
/**
 * The secret of a seat's private link.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  secret: string;
}
/**
 * May I do this now, and if not, why not.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  seat: number;
  action: unknown;
}
/**
 * Who you are from now on; `key` only if it is not in a cookie.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Key".
 */
export interface Key {
  key?: string | null;
}
/**
 * The private link of a seat, for another device of the same person; shown once.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  secret: string;
  path: string;
}
/**
 * The room that was opened, and where to find it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OpenedRoom".
 */
export interface OpenedRoom {
  room: string;
  seq: number;
  path: string;
}
/**
 * A room in a list.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ListedRoom".
 */
export interface ListedRoom {
  room: string;
  game: string;
  title: string;
  status: string;
  seats: SeatInfo[];
  clock: Clock;
  updated: number;
  moves: number;
  yours?: number[];
  your_turn?: boolean;
}
/**
 * A game, with its options described so that a form can be drawn.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  slug: string;
  title: string;
  hook: string;
  seats: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  rules_version: number;
  options: Choosable[];
  presets: {
    [k: string]: {};
  };
  bots: string[];
  tutorial?: boolean;
}
/**
 * One option in words, so that a client can draw the form.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Choosable".
 */
export interface Choosable {
  name: string;
  title: string;
  help: string;
  kind: string;
  values: string[];
  least: number | null;
  most: number | null;
  default: unknown;
}
/**
 * The cards of a game for people to read, and its guide.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameCards".
 */
export interface GameCards {
  digest: string;
  cards: CardInfo[];
  guide: string;
}
/**
 * One kind of card in the list people read, and where it comes from.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardInfo".
 */
export interface CardInfo {
  id: string;
  name: string;
  count: number;
  kind: string;
  text: string;
  source: string;
  group?: string;
  note?: string;
  face?: {};
}
/**
 * What a bot would do in your place, knowing only what you know.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  action: unknown;
  handle: string;
  label: string;
  level: string;
  text: string;
  chances?: Chance[];
}
/**
 * How a bot judges one of your choices: the chance of winning, and the share of its attention.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Chance".
 */
export interface Chance {
  action: unknown;
  label: string;
  chance: number;
  share: number;
}
/**
 * None: you may; else why not.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export interface Verdict {
  reason: Reason | null;
}
/**
 * A part of a finished game.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  steps: number;
  frames: Frame[];
}
/**
 * One step of a replay: the table after `step` actions, and what was just told.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  step: number;
  view: unknown;
  lines: string[];
  seat: number | null;
  label: string;
  open?: unknown[];
}
/**
 * A whole tutorial, for the learner in seat 0.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TutorialStory".
 */
export interface TutorialStory {
  game: string;
  title: string;
  minutes: number;
  seats: number;
  names: string[];
  options: {};
  frames: TutorialFrame[];
  result: Result | null;
}
/**
 * One step of a tutorial: the table before it, as the learner sees it, and what is taught about it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TutorialFrame".
 */
export interface TutorialFrame {
  step: number;
  seat: number | null;
  text: string;
  point: string;
  view: unknown;
  offer: Offer | null;
  action: unknown;
  label: string;
  also?: unknown[];
  instead?: string;
  lines?: Line[];
}
/**
 * What a seat is told when it looks at the table: a prompt, what it may do, and why it may not do the rest.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  prompt: string;
  choices: Choice[];
  refusals: Refusal[];
}
