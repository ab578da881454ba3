// The ticks in a hand, and the plan that is being said to the server.
import { untrack } from "svelte";
import type { Thing } from "../../table/follow";
import type { Spots } from "../../table/spots.svelte";
import type { TableOffer } from "../../wire/messages";
import type { RockView } from "../../wire/rock-the-galaxy";
import { advance, type Plan } from "./plan";

/** Decisions in which cards of the hand are ticked first and sent together. */
const TICKING = new Set(["score", "set_card", "drop"]);
/** The same, but a single card is chosen at a click. */
const PICKING = new Set(["discard", "opponents_discard", "pass"]);
/** Milliseconds after which an unanswered step ends the plan: the person is asked again. */
const PATIENCE = 2500;

export class Ticks {
  private keys = $state.raw<readonly string[]>([]);
  private plan = $state.raw<Plan | null>(null);
  private told: TableOffer | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly spots: Spots,
    private readonly view: () => RockView,
    private readonly hand: () => readonly Thing[],
  ) {}

  /** Whether cards of the hand can be ticked now. */
  get open(): boolean {
    const { seat, waiting, decision, to_pick } = this.view();
    if (seat === null || !waiting.includes(seat) || this.spots.offer === null) return false;
    return TICKING.has(decision) || (PICKING.has(decision) && to_pick > 1);
  }

  /** A plan is under way: what is offered meanwhile is not for the person. */
  get busy(): boolean {
    return this.plan !== null;
  }

  /** How many can be ticked; one more unticks the oldest. */
  private get most(): number {
    const { decision, to_pick } = this.view();
    return PICKING.has(decision) ? to_pick : Infinity;
  }

  /** The ticked cards, in the order of the hand. */
  get cards(): string[] {
    return this.hand()
      .filter(({ key }) => this.keys.includes(key))
      .map(({ kind }) => kind);
  }

  has(key: string): boolean {
    return this.keys.includes(key);
  }

  toggle(key: string): void {
    if (this.busy) return;
    this.keys = this.has(key) ? this.keys.filter((other) => other !== key) : [...this.keys, key].slice(-this.most);
  }

  /** Tick exactly these places of the hand. */
  set(places: readonly number[]): void {
    const hand = this.hand();
    this.keys = places.flatMap((place) => hand[place]?.key ?? []);
  }

  clear(): void {
    this.keys = [];
  }

  start(plan: Plan): void {
    this.plan = plan;
    this.told = null;
    this.go();
  }

  /** Say the next step of the plan, once per question; call in an effect: it follows the offers. */
  go(): void {
    const { offer, busy } = this.spots;
    untrack(() => {
      if (busy) return; // one step at a time
      if (!this.plan) this.forgetIfNotAsked();
      else if (!this.sameQuestion(offer)) this.sayNext(this.plan, offer);
    });
  }

  private sameQuestion(offer: TableOffer | null): boolean {
    return this.told !== null && (offer === this.told || (!!offer?.token && offer.token === this.told.token));
  }

  private sayNext(plan: Plan, offer: TableOffer | null): void {
    const { choice, rest } = advance(plan, this.view(), offer?.choices ?? []);
    this.told = offer;
    this.plan = rest;
    clearTimeout(this.patience);
    if (rest) this.patience = setTimeout(() => (this.plan = null), PATIENCE);
    if (choice) this.spots.play(choice);
    else this.clear();
  }

  /** Ticks hold while the question lasts. */
  private forgetIfNotAsked(): void {
    if (!this.open && this.keys.length) this.clear();
  }
}
