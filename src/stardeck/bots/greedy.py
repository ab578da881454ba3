"""The choice after which the seat stands best, judged on imagined tables by the game's own evaluation."""

from typing import Any

from stardeck.bots.bot import Seen
from stardeck.kernel import Action, FastRng, advance, choices, waiting_for

SAMPLES = 6  # imagined tables per decision
OWN_STEPS = 24  # decisions of the same turn played on before judging


class GreedyBot:
    """Looks as far as the end of its own turn, no further."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.rng = FastRng(seed)
        self.samples = samples

    def choose(self, seen: Seen) -> Action:
        values = [0.0] * len(seen.choices)
        for _ in range(self.samples):
            world = seen.imagine(self.rng)
            for i, action in enumerate(seen.choices):
                values[i] += self.judge(seen, world.copy(), action)
        return seen.choices[values.index(max(values))]

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
