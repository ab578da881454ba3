// Solo: the two cells the automaton takes next, and from which side its pointer looks at them.
import type { PointView } from "../../wire/point-galaxy";

export interface NextCell {
  order: number;
  arrow: string;
}

export function nextForAutomaton(view: Pick<PointView, "automaton">): Map<string, NextCell> {
  const found = new Map<string, NextCell>();
  const [near, far] = view.automaton?.next_cells ?? [];
  if (!near || !far) return found;
  found.set(near.join(":"), { order: 1, arrow: arrow(near, far) });
  found.set(far.join(":"), { order: 2, arrow: "" });
  return found;
}

function arrow(near: readonly number[], far: readonly number[]): string {
  if (far[0] === near[0]) return far[1]! > near[1]! ? "→" : "←";
  return far[0]! > near[0]! ? "↓" : "↑";
}
