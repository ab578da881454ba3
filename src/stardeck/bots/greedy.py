"""The choice after which the seat stands best, judged on imagined tables by the game's own evaluation."""

from time import perf_counter
from typing import Any

from stardeck.bots.bot import Seen, Thought
from stardeck.bots.settings import Settings, settings_of
from stardeck.kernel import Action, FastRng, advance, choices, waiting_for


class GreedyBot:
    """Looks as far as the end of its own turn, no further. A careless one sometimes plays what came to mind first."""

    def __init__(self, seed: int, level: str, changes: Settings) -> None:
        self.rng = FastRng(seed)
        self.level = level
        self.changes = changes
        self.thoughts: list[Thought] = []

    def choose(self, seen: Seen) -> Action:
        settings = settings_of(seen.game.slug, self.level, self.changes)
        if self.rng.below(1000) < 1000 * settings["careless"]:
            self.thoughts = []
            return seen.choices[self.rng.below(len(seen.choices))]
        values = [0.0] * len(seen.choices)
        samples = 0
        while samples < settings["samples"] and (not samples or perf_counter() < seen.clock.deadline):
            world = seen.imagine(self.rng)
            samples += 1
            for i, action in enumerate(seen.choices):
                values[i] += self.judge(seen, world, action, settings)
        best = values.index(max(values))
        found = [Thought(action, values[i] / samples, float(i == best)) for i, action in enumerate(seen.choices)]
        self.thoughts = sorted(found, key=lambda thought: (-thought.share, -thought.chance))
        return seen.choices[best]

    def judge(self, seen: Seen, world: Any, action: Action, settings: Settings) -> float:
        """The value of an imagined table after the action and the best of a few ways to finish the turn."""
        after = world.copy()
        advance(after, seen.seat, action)
        if waiting_for(after) != (seen.seat,) or not settings["play_on"]:
            return seen.game.evaluate(after, seen.seat)
        return max(self.finish(seen, after.copy(), int(settings["play_on"])) for _ in range(int(settings["tries"])))

    def finish(self, seen: Seen, table: Any, decisions: int) -> float:
        """The value of a table after a random rest of the own turn."""
        seat = seen.seat
        for _ in range(decisions):
            if waiting_for(table) != (seat,):
                break
            can = choices(table, seat)
            advance(table, seat, can[self.rng.below(len(can))])
        return seen.game.evaluate(table, seat)
