// What the person has picked up to look at its choices; a pick lasts as long as the question.
import type { Spots } from "../../table/spots.svelte";
import type { Choice, TableOffer } from "../../wire/messages";

export class Picked {
  private handle = $state<string | null>(null);
  private asked = $state.raw<TableOffer | null>(null);

  constructor(private readonly spots: Spots) {}

  /** The handle that is picked, if it is still what is asked. */
  get at(): string | null {
    return this.handle !== null && this.sameQuestion ? this.handle : null;
  }

  get choices(): readonly Choice[] {
    return this.at === null ? [] : this.spots.at(this.at).choices;
  }

  /** Pick a thing up, or put it down again. */
  toggle(handle: string): void {
    this.handle = this.at === handle ? null : handle;
    this.asked = this.spots.offer;
  }

  private get sameQuestion(): boolean {
    const { offer } = this.spots;
    return offer !== null && this.asked !== null && (offer === this.asked || offer.token === this.asked.token);
  }
}
