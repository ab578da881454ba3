"""A bot that searches: information-set Monte Carlo tree search with the tuning measured for each game."""

import tomllib
from functools import cache
from pathlib import Path

from stardeck.bots.bot import Seen, Thought
from stardeck.bots.ismcts import Search, Tuning
from stardeck.kernel import Action, FastRng


@cache
def tunings() -> dict[str, dict[str, float]]:
    """What was measured: one table per game, and `default` for any other."""
    path = Path(__file__).parent / "tuning.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def tuning_of(slug: str) -> dict[str, float]:
    """The tuning of a game on top of the default."""
    return tunings()["default"] | tunings().get(slug, {})


class SearchBot:
    """Thinks for as many iterations as its level has for this game, or for as long as the clock allows."""

    def __init__(self, seed: int, level: str) -> None:
        self.rng = FastRng(seed)
        self.level = level
        self.thoughts: list[Thought] = []
        self.iterations = 0

    def choose(self, seen: Seen) -> Action:
        found = tuning_of(seen.game.slug)
        tuning = Tuning(found["explore"], int(found["play_on"]), found["sharpness"], int(found["prior_from"]))
        search = Search(seen.seat, seen.view.seats, seen.imagine, seen.game.evaluate, self.rng, tuning)
        search.run(seen.clock.iterations_or(int(found[self.level])), seen.clock.deadline)
        self.iterations = search.iterations
        ranking = [node for node in search.ranking() if node.action in seen.choices]
        self.thoughts = [
            Thought(node.action, node.total / max(1, node.visits), node.visits / max(1, search.iterations))
            for node in ranking
        ]
        return self.thoughts[0].action if self.thoughts else seen.choices[0]
