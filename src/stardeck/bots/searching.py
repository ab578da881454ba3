"""A bot that searches: information-set Monte Carlo tree search with the tuning measured for each game."""

from msgspec.structs import replace

from stardeck.bots.blur import blurred
from stardeck.bots.bot import Seen, Thought
from stardeck.bots.ismcts import Search, Tuning
from stardeck.bots.settings import Manner, Settings
from stardeck.bots.together import search_together
from stardeck.kernel import Action, FastRng

HARDLY = 20  # times less than about the best


class SearchBot:
    """Thinks for as many iterations as its level has for this game, or for as long as the clock allows."""

    def __init__(self, seed: int, level: str, changes: Settings) -> None:
        self.rng = FastRng(seed)
        self.manner = Manner(level, changes)
        self.thoughts: list[Thought] = []
        self.iterations = 0
        self.latest: tuple[Search, Action] | None = None  # what was thought before, and what was chosen

    def choose(self, seen: Seen) -> Action:
        seats = seen.view.seats
        settings = self.manner.settings(seen.game, seats)
        judge = self.manner.judged(seen.game, seats).evaluate_all
        search = Search(seen.seat, seen.imagine, judge, self.rng, tuning(settings))
        if self.latest is not None and self.latest[0].seat == seen.seat:
            search.go_on_after(self.latest[1], self.latest[0])
        iterations = seen.clock.iterations_or(int(settings["iterations"]))
        search_together(search, seen.choices, iterations, seen.clock.deadline, int(settings["processes"]))
        self.iterations = search.iterations
        self.thoughts = as_seen(thoughts_of(search, seen.choices), settings["blur"], self.rng)
        chosen = self.thoughts[0].action if self.thoughts else seen.choices[0]
        self.latest = (search, chosen) if settings["reuse"] else None
        return chosen


def thoughts_of(search: Search, choices: list[Action]) -> list[Thought]:
    """What a search thinks of the choices, most visited first."""
    ranking = [node for node in search.ranking() if node.visits and node.action in choices]
    visits = sum(node.visits for node in ranking)
    return [Thought(node.action, node.total / node.visits, node.visits / visits) for node in ranking]


def as_seen(thoughts: list[Thought], blur: float, rng: FastRng) -> list[Thought]:
    """The same thoughts in the order of a bot whose eye is not exact; what it hardly thought about stays behind."""
    if not blur:
        return thoughts
    serious = [thought for thought in thoughts if HARDLY * thought.share >= thoughts[0].share]
    chances = blurred([thought.chance for thought in serious], blur, rng)
    seen = [replace(thought, chance=chance) for thought, chance in zip(serious, chances, strict=True)]
    return sorted(seen, key=lambda thought: -thought.chance) + thoughts[len(serious) :]


def tuning(settings: Settings) -> Tuning:
    """The part of the settings that the search itself needs."""
    return Tuning(settings["explore"], int(settings["play_on"]), settings["sharpness"], int(settings["prior_from"]))
