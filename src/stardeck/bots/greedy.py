"""The choice after which the seat stands best, judged on imagined tables by the game's own evaluation."""

from time import perf_counter
from typing import Any

from stardeck.bots.bot import Seen, Thought
from stardeck.kernel import Action, FastRng, advance, choices, waiting_for

SAMPLES = 6  # imagined tables per decision
OWN_STEPS = 24  # decisions of the same turn played on before judging


class GreedyBot:
    """Looks as far as the end of its own turn, no further. A careless one sometimes plays what came to mind first."""

    def __init__(self, seed: int, samples: int = SAMPLES, careless: float = 0.0) -> None:
        self.rng = FastRng(seed)
        self.samples = samples
        self.careless = careless
        self.thoughts: list[Thought] = []

    def choose(self, seen: Seen) -> Action:
        if self.rng.below(1000) < 1000 * self.careless:
            self.thoughts = []
            return seen.choices[self.rng.below(len(seen.choices))]
        values = [0.0] * len(seen.choices)
        samples = 0
        while samples < self.samples and (not samples or perf_counter() < seen.clock.deadline):
            world = seen.imagine(self.rng)
            samples += 1
            for i, action in enumerate(seen.choices):
                values[i] += self.judge(seen, world.copy(), action)
        best = values.index(max(values))
        found = [Thought(action, values[i] / samples, float(i == best)) for i, action in enumerate(seen.choices)]
        self.thoughts = sorted(found, key=lambda thought: (-thought.share, -thought.chance))
        return seen.choices[best]

    def judge(self, seen: Seen, table: Any, action: Action) -> float:
        """The value of one imagined table after the action and a random rest of the own turn."""
        seat = seen.seat
        advance(table, seat, action)
        for _ in range(OWN_STEPS):
            if waiting_for(table) != (seat,):
                break
            can = choices(table, seat)
            advance(table, seat, can[self.rng.below(len(can))])
        return seen.game.evaluate(table, seat)
