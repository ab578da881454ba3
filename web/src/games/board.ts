// What a board gets and what the frame needs to know of it.
import type { Component } from "svelte";
import type { CardInfo, Line, Result } from "../wire/messages";

/** Cards by their id, with what is drawn on them. */
export type Cards = ReadonlyMap<string, CardInfo>;

export interface BoardProps<V> {
  /** What this seat may see. A board draws this and nothing else. */
  view: V;
  /** Whose eyes these are; null: a spectator. */
  me: number | null;
  names: readonly string[];
  cards: Cards;
  /** What just happened, newest last: for effects beyond things travelling. */
  news: readonly Line[];
  result: Result | null;
  /** Show a card large, with its text and rulings. */
  enlarge: (card: string) => void;
}

export type AnyBoard = Component<BoardProps<any>>;

/** The boards, each loaded when somebody sits down at it. */
export const BOARDS: Record<string, () => Promise<{ default: AnyBoard }>> = {
  "rock-the-galaxy": () => import("./rock-the-galaxy/Board.svelte"),
  "point-galaxy": () => import("./point-galaxy/Board.svelte"),
  "galaxy-rush": () => import("./galaxy-rush/Board.svelte"),
  brouhaha: () => import("./brouhaha/Board.svelte"),
  "space-rocks": () => import("./space-rocks/Board.svelte"),
};

export type CardPicture = Component<{ card: CardInfo }>;

/** Pictures of single cards, for enlargement and for the rules pages. */
export const PICTURES: Record<string, () => Promise<{ default: CardPicture }>> = {
  "rock-the-galaxy": () => import("./rock-the-galaxy/Card.svelte"),
  "point-galaxy": () => import("./point-galaxy/Card.svelte"),
  "galaxy-rush": () => import("./galaxy-rush/Card.svelte"),
  brouhaha: () => import("./brouhaha/Card.svelte"),
  "space-rocks": () => import("./space-rocks/Card.svelte"),
};
