// Spots: the things on screen that choices belong to. A board says where they are, the frame makes them live.
import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Choice, Refusal, TableOffer } from "../wire/messages";

const KEY = Symbol("spots");

/** What the person may and may not do with one thing on screen. */
export interface SpotState {
  choices: Choice[];
  refusals: Refusal[];
}

const NOTHING: SpotState = { choices: [], refusals: [] };

export class Spots {
  offer = $state.raw<TableOffer | null>(null);
  /** Lit by a hint or a tutorial. */
  pointed = $state<string | null>(null);
  /** The spot whose choices or reasons are shown in a bubble. */
  open = $state<string | null>(null);
  /** The element of that spot: one handle may be on the screen more than once. */
  anchor = $state.raw<HTMLElement | null>(null);
  /** A choice is on its way to the server: nothing else can be chosen until it is answered. */
  busy = $state(false);
  /** A board may narrow the choices while the person holds something: only these are lit then. */
  only = $state.raw<((action: unknown) => boolean) | null>(null);
  /** The board is not there yet: nobody knows which choices have a place on it. */
  awaited = $state(false);
  /** How often each handle is on the screen: a choice without a place gets a button in the dock. */
  private readonly mounted = new SvelteMap<string, number>();

  /** The card that is shown large. */
  enlarged = $state<string | null>(null);

  constructor(private readonly choose: (choice: Choice) => void) {}

  /** Show a card large: also what a click on a card without any choice or reason does. */
  readonly enlarge = (card: string): void => {
    this.enlarged = card;
  };

  private readonly byHandle = $derived.by(() => {
    const found = new Map<string, SpotState>();
    const at = (handle: string) => {
      let state = found.get(handle);
      if (!state) found.set(handle, (state = { choices: [], refusals: [] }));
      return state;
    };
    const fits = (thing: Choice | Refusal) => !this.only || this.only(thing.action);
    for (const choice of this.offer?.choices ?? []) if (fits(choice)) at(choice.handle).choices.push(choice);
    for (const refusal of this.offer?.refusals ?? []) if (fits(refusal)) at(refusal.handle).refusals.push(refusal);
    return found;
  });

  /** The board is on the screen: it is loaded after the first question came. */
  readonly drawn = $derived(this.mounted.size > 0);

  /** Choices that belong to nothing on the screen. */
  readonly homeless = $derived(
    this.awaited ? [] : (this.offer?.choices ?? []).filter((choice) => !this.mounted.get(choice.handle)),
  );

  at(handle: string): SpotState {
    return this.byHandle.get(handle) ?? NOTHING;
  }

  /** A handle is on the screen from now on; call the answer when it is gone. */
  mount(handle: string): () => void {
    this.count(handle, 1);
    return () => this.count(handle, -1);
  }

  private count(handle: string, more: number): void {
    untrack(() => this.mounted.set(handle, (this.mounted.get(handle) ?? 0) + more));
  }

  /** Play a choice, unless one is on its way already: a double click is one move. */
  play(choice: Choice): void {
    if (this.busy) return;
    this.close();
    this.choose(choice);
  }

  /** A click, Enter or a tap: one choice is played, several are shown to pick from, none says why not. */
  touch(handle: string, anchor: HTMLElement | null = null, card?: string): void {
    const { choices, refusals } = this.at(handle);
    const [only] = choices;
    if (choices.length === 1 && only) this.play(only);
    else if (choices.length || refusals.length) this.toggle(handle, anchor);
    else if (card) this.enlarge(card);
  }

  private toggle(handle: string, anchor: HTMLElement | null): void {
    const same = this.open === handle && this.anchor === anchor;
    this.open = same ? null : handle;
    this.anchor = same ? null : anchor;
  }

  /** No bubble any more. */
  close(): void {
    this.open = null;
    this.anchor = null;
  }
}

export function provideSpots(spots: Spots): Spots {
  return setContext(KEY, spots);
}

export function useSpots(): Spots {
  return getContext<Spots>(KEY);
}
