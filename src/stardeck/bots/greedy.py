"""The choice after which the seat stands best, judged on imagined tables by the game's own evaluation."""

from typing import Any

from stardeck.bots.blur import blurred
from stardeck.bots.bot import AnyGame, Seen, Thought
from stardeck.bots.settings import Manner, Settings
from stardeck.kernel import Action, FastRng, Seat, advance, choices, waiting_for


class GreedyBot:
    """Looks as far as the end of its own turn, no further. A careless one sometimes plays what came to mind first."""

    def __init__(self, seed: int, level: str, changes: Settings) -> None:
        self.rng = FastRng(seed)
        self.manner = Manner(level, changes)
        self.thoughts: list[Thought] = []

    def choose(self, seen: Seen) -> Action:
        settings = self.manner.settings(seen.game, seen.view.seats)
        if self.rng.below(1000) < 1000 * settings["careless"]:
            self.thoughts = []
            return seen.choices[self.rng.below(len(seen.choices))]
        values = blurred(self.compare(seen, settings), settings["blur"], self.rng)
        best = values.index(max(values))
        found = [Thought(seen.choices[i], value, float(i == best)) for i, value in enumerate(values)]
        self.thoughts = sorted(found, key=lambda thought: (-thought.share, -thought.chance))
        return seen.choices[best]

    def compare(self, seen: Seen, settings: Settings) -> list[float]:
        """The mean value of every choice; if time runs out, of those that were looked at equally often."""
        game = self.manner.judged(seen.game, seen.view.seats)
        totals = [0.0] * len(seen.choices)
        for sample in range(int(settings["samples"])):
            world = seen.imagine(self.rng)
            values: list[float] = []
            for action in seen.choices:
                if seen.clock.is_over and (sample or values):
                    return [total / sample for total in totals] if sample else values
                values.append(self.judge(game, world, seen.seat, action, settings))
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return [total / settings["samples"] for total in totals]

    def judge(self, game: AnyGame, world: Any, seat: Seat, action: Action, settings: Settings) -> float:
        """The value of an imagined table after the action and the best of a few ways to finish the turn."""
        after = world.copy()
        advance(after, seat, action)
        decisions = int(settings["play_on"])
        if waiting_for(after) != (seat,) or not decisions:
            return game.evaluate(after, seat)
        tries = int(settings["tries"])
        return max(game.evaluate(finish(after.copy(), seat, decisions, self.rng), seat) for _ in range(tries))


def finish(table: Any, seat: Seat, decisions: int, rng: FastRng) -> Any:
    """The table after a random rest of the seat's own turn."""
    for _ in range(decisions):
        if waiting_for(table) != (seat,):
            break
        can = choices(table, seat)
        advance(table, seat, can[rng.below(len(can))])
    return table
