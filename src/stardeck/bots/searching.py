"""A bot that searches: information-set Monte Carlo tree search with the tuning measured for each game."""

from stardeck.bots.bot import Seen, Thought
from stardeck.bots.ismcts import Search, Tuning
from stardeck.bots.settings import Settings, settings_of
from stardeck.kernel import Action, FastRng


class SearchBot:
    """Thinks for as many iterations as its level has for this game, or for as long as the clock allows."""

    def __init__(self, seed: int, level: str, changes: Settings) -> None:
        self.rng = FastRng(seed)
        self.level = level
        self.changes = changes
        self.thoughts: list[Thought] = []
        self.iterations = 0

    def choose(self, seen: Seen) -> Action:
        settings = settings_of(seen.game.slug, self.level, self.changes)
        search = Search(seen.seat, seen.imagine, seen.game.evaluate_all, self.rng, tuning(settings))
        search.run(seen.clock.iterations_or(int(settings["iterations"])), seen.clock.deadline)
        self.iterations = search.iterations
        ranking = [node for node in search.ranking() if node.action in seen.choices]
        self.thoughts = [
            Thought(node.action, node.total / max(1, node.visits), node.visits / max(1, search.iterations))
            for node in ranking
        ]
        return self.thoughts[0].action if self.thoughts else seen.choices[0]


def tuning(settings: Settings) -> Tuning:
    """The part of the settings that the search itself needs."""
    return Tuning(settings["explore"], int(settings["play_on"]), settings["sharpness"], int(settings["prior_from"]))
