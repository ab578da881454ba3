// Spots: the things on screen that choices belong to. A board says where they are, the frame makes them live.
import { getContext, setContext } from "svelte";
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
  /** A board may narrow the choices while the person holds something: only these are lit then. */
  only = $state.raw<((action: unknown) => boolean) | null>(null);
  /** How often each handle is on the screen: a choice without a place gets a button in the dock. */
  private readonly mounted = new SvelteMap<string, number>();

  constructor(readonly play: (choice: Choice) => void) {}

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

  /** Choices that belong to nothing on the screen. */
  readonly homeless = $derived((this.offer?.choices ?? []).filter((choice) => !this.mounted.get(choice.handle)));

  at(handle: string): SpotState {
    return this.byHandle.get(handle) ?? NOTHING;
  }

  mount(handle: string): () => void {
    this.mounted.set(handle, (this.mounted.get(handle) ?? 0) + 1);
    return () => this.mounted.set(handle, (this.mounted.get(handle) ?? 1) - 1);
  }

  /** A click, Enter or a tap: one choice is played, several are shown to pick from, none says why not. */
  touch(handle: string): void {
    const { choices, refusals } = this.at(handle);
    const [only] = choices;
    if (choices.length === 1 && only) {
      this.open = null;
      this.play(only);
    } else if (choices.length || refusals.length) {
      this.open = this.open === handle ? null : handle;
    }
  }
}

export function provideSpots(spots: Spots): Spots {
  return setContext(KEY, spots);
}

export function useSpots(): Spots {
  return getContext<Spots>(KEY);
}
