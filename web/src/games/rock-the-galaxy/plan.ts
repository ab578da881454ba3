// A plan: what the person put together, said to the server choice by choice. The engine takes cards one by one in the
// order of the card list; a person ticks them in any order. Every step must be among the offered choices, or the plan ends.
import type { Choice } from "../../wire/messages";
import type { RockView, Wire } from "../../wire/rock-the-galaxy";
import type { Face } from "./face";

type Action = Wire["action"];

export interface Plan {
  /** The decisions it is made for: at any other one it is over. */
  during: readonly string[];
  /** What is said first, at the decision before the cards. */
  first: Action | null;
  /** In the order of the card list. */
  cards: readonly string[];
  last: Action | null;
}

/** In the order of the card list: the order in which the engine takes them. */
export function inOrder(cards: readonly string[], faces: ReadonlyMap<string, Face>): string[] {
  const order = (id: string) => faces.get(id)?.order ?? 0;
  return [...cards].sort((a, b) => order(a) - order(b));
}

/** Announce a set, lay every card, finish. */
export const planSet = (announce: Action | null, cards: readonly string[]): Plan => ({
  during: ["score", "set_card"],
  first: announce,
  cards,
  last: { do: "finish" },
});

/** Discard or pass on exactly these. */
export const planPicks = (decision: string, cards: readonly string[]): Plan => ({
  during: [decision],
  first: null,
  cards,
  last: null,
});

/** Play no set, drop these, keep the rest. */
export const planDrop = (cards: readonly string[]): Plan => ({
  during: ["score", "drop"],
  first: { do: "no_set" },
  cards,
  last: { do: "stop" },
});

/** Cards of the plan that still have to be said: the engine makes a choice that is the only one by itself. */
function stillToSay(plan: Plan, view: RockView): readonly string[] {
  if (view.decision === "set_card") return without(plan.cards, view.in_play);
  if (view.decision === "drop") return plan.cards;
  return view.to_pick ? plan.cards.slice(-view.to_pick) : [];
}

export interface Step {
  choice: Choice | null;
  rest: Plan | null;
}

const OVER: Step = { choice: null, rest: null };

/** The next step of a plan, looked up in what is offered now; the rest of the plan is for the offers to come. */
export function advance(plan: Plan, view: RockView, choices: readonly Choice[]): Step {
  if (view.seat === null || !view.waiting.includes(view.seat) || !plan.during.includes(view.decision)) return OVER;
  if (view.decision === "score") return step(plan.first, choices, plan);
  const [head, ...cards] = stillToSay(plan, view);
  if (head === undefined) return step(plan.last, choices, null);
  const rest = cards.length || plan.last ? { ...plan, cards: view.decision === "set_card" ? plan.cards : cards } : null;
  return step({ do: "card", card: head }, choices, rest);
}

function step(action: Action | null, choices: readonly Choice[], rest: Plan | null): Step {
  const choice = action && choices.find((offered) => same(offered.action, action));
  return choice ? { choice, rest } : OVER;
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function same(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown) => JSON.stringify(Object.entries(value as object).sort());
  return sorted(a) === sorted(b);
}
