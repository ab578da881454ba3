// What every part of this board looks at, so that it need not be handed down through each of them.
import { getContext, setContext } from "svelte";
import type { SpaceView } from "../../wire/space-rocks";
import type { Cards } from "../board";
import { cardId } from "./kinds";

export interface Sky {
  readonly view: SpaceView;
  readonly me: number | null;
  readonly names: readonly string[];
  readonly cards: Cards;
}

const KEY = Symbol("sky");

export const provideSky = (sky: Sky): Sky => setContext(KEY, sky);
export const useSky = (): Sky => getContext<Sky>(KEY);

/** The server's name for a kind of card. */
export const nameOf = (sky: Sky, code: string): string => sky.cards.get(cardId(code))?.name ?? code;

/** Whether the person who looks must choose now. */
export const asked = (sky: Sky): boolean => sky.me !== null && sky.view.waiting.includes(sky.me);
