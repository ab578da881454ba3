"""A bot that searches: information-set Monte Carlo tree search with the tuning measured for each game."""

from stardeck.bots.bot import Seen, Thought
from stardeck.bots.ismcts import Search, Tuning
from stardeck.bots.settings import Manner, Settings
from stardeck.bots.together import search_together
from stardeck.kernel import Action, FastRng


class SearchBot:
    """Thinks for as many iterations as its level has for this game, or for as long as the clock allows."""

    def __init__(self, seed: int, level: str, changes: Settings) -> None:
        self.rng = FastRng(seed)
        self.manner = Manner(level, changes)
        self.thoughts: list[Thought] = []
        self.iterations = 0
        self.latest: tuple[Search, Action] | None = None  # what was thought before, and what was chosen

    def choose(self, seen: Seen) -> Action:
        settings = self.manner.settings(seen.game)
        judge = self.manner.judged(seen.game).evaluate_all
        search = Search(seen.seat, seen.imagine, judge, self.rng, tuning(settings))
        if self.latest is not None and settings["reuse"] and self.latest[0].seat == seen.seat:
            search.go_on_after(self.latest[1], self.latest[0])
        iterations = seen.clock.iterations_or(int(settings["iterations"]))
        search_together(search, seen.choices, iterations, seen.clock.deadline, int(settings["processes"]))
        self.iterations = search.iterations
        self.thoughts = thoughts_of(search, seen.choices)
        chosen = self.thoughts[0].action if self.thoughts else seen.choices[0]
        self.latest = (search, chosen)
        return chosen


def thoughts_of(search: Search, choices: list[Action]) -> list[Thought]:
    """What a search thinks of the choices, most visited first."""
    ranking = [node for node in search.ranking() if node.visits and node.action in choices]
    visits = sum(node.visits for node in ranking)
    return [Thought(node.action, node.total / node.visits, node.visits / visits) for node in ranking]


def tuning(settings: Settings) -> Tuning:
    """The part of the settings that the search itself needs."""
    return Tuning(settings["explore"], int(settings["play_on"]), settings["sharpness"], int(settings["prior_from"]))
