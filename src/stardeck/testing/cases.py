"""What the suite runs over: every number of players with every preset and corner of the options."""

from collections.abc import Iterator, Mapping
from typing import Any

from stardeck.kernel import BadOptions, FastRng, Game, Match, Seat, choices, numbered_seed, waiting_for

AnyGame = Game[Any, Any, Any]

DECISIONS = 100_000  # no game of ours comes near


class Case:
    """One way to set a game up."""

    def __init__(self, game: AnyGame, seats: int, preset: str, given: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.preset = preset
        self.given = given

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.given.items())
        return "-".join(part for part in (self.game.slug, f"{self.seats}p", self.preset, options) if part)

    def match(self, number: int) -> Match:
        """Game `number` of this case."""
        return Match(self.game, self.seats, self.given, preset=self.preset, seed=numbered_seed(number, self.seats))

    def walk(self, number: int) -> Iterator[Match]:
        """Game `number` played with random choices: the match at every position, the end included."""
        match = self.match(number)
        chance = FastRng(number)
        for _ in range(DECISIONS):
            yield match
            if not match.waiting:
                return
            random_move(match, chance)
        raise AssertionError(f"{self}: game {number} does not end within {DECISIONS} decisions")


def random_move(match: Match, chance: FastRng) -> None:
    """Any waiting seat makes any choice."""
    waiting = match.waiting
    seat = waiting[chance.below(len(waiting))]
    can = choices(match.table, seat)
    assert can, f"seat {seat} is asked but has no choice"
    match.say(seat, can[chance.below(len(can))])


def cases(game: AnyGame) -> list[Case]:
    """Every number of players with the defaults, every preset and every corner that allows this number."""
    found = []
    for seats in game.seats:
        settings: list[tuple[str, Mapping[str, object]]] = [("", {})]
        settings += [(preset, {}) for preset in game.presets if game.presets[preset]]
        settings += [("", corner) for corner in game.corners]
        for preset, given in settings:
            case = Case(game, seats, preset, given)
            try:
                case.match(0)
            except BadOptions:
                continue
            found.append(case)
    return found


def viewers(case: Case) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [*range(case.seats), None]


def positions(case: Case, number: int, every: int) -> Iterator[Match]:
    """About every `every`-th position of a random game, and the last one; never the same offset twice in a row."""
    chance = FastRng(number + 77)
    wait = 0
    for match in case.walk(number):
        if wait <= 0 or not waiting_for(match.table):
            yield match
            wait = every // 2 + chance.below(every)
        wait -= 1
