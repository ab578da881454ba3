"""What we measure of Stardeck: random playouts, the same with observations, and copies of tables."""

import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from measure import Contestant

import stardeck.kernel.play
from stardeck.games import AnyGame, game, slugs
from stardeck.kernel import FastRng, advance, choices, numbered_seed, play_out, waiting_for

LEDUC = "leduc-poker"
BATCH = 200  # decisions between two looks at the clock, about
SEEDS = 1000  # different deals; the choices differ every time


def games() -> list[AnyGame]:
    """Every registered game, and Leduc poker from the examples if it is not installed."""
    found = [game(slug) for slug in slugs()]
    if LEDUC not in slugs():
        sys.path.append(str(Path(__file__).parents[1] / "examples/leduc_poker/src"))
        from leduc_poker import GAME

        found.append(GAME)
    return found


class Dealer:
    """Deals one game after the other, from numbered seeds, ready for search: no log, fast chance."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.options()
        self.chance = FastRng(1)
        self.seeds = cycle([numbered_seed(number, seats) for number in range(SEEDS)])

    def deal(self) -> Any:
        table = self.game.deal(self.seats, next(self.seeds), self.options, self.game.cards)
        table.log = None
        table.rng = self.chance
        return table

    def length(self) -> int:
        """How many decisions a game has, about."""
        return sum(play_out(self.deal(), self.chance) for _ in range(20)) // 20


def playouts(dealer: Dealer) -> Contestant:
    """Deal, and play random choices to the end."""
    batch = max(1, BATCH // dealer.length())

    def run() -> int:
        return sum(play_out(dealer.deal(), dealer.chance) for _ in range(batch))

    return Contestant(label(dealer), run, mode=mode_of(dealer))


def observed(dealer: Dealer) -> Contestant:
    """The same with the view of the seat as numbers at every decision: what a learner needs."""
    game = dealer.game

    def run() -> int:
        table = dealer.deal()
        made = 0
        while waiting := waiting_for(table):
            seat = waiting[0]
            game.observe(table, seat, game.cards)
            may = choices(table, seat)
            advance(table, seat, may[dealer.chance.below(len(may))])
            made += 1
        return made

    return Contestant(f"{label(dealer)}, observed", run, mode=mode_of(dealer))


def copies(dealer: Dealer) -> Contestant:
    """Copy a table in the middle of a game."""
    table = dealer.deal()
    play_out(table, dealer.chance, dealer.length() // 2)

    def run() -> int:
        for _ in range(BATCH):
            table.copy()
        return BATCH

    return Contestant(f"{label(dealer)}, copy", run, unit="copies", mode=mode_of(dealer))


def label(dealer: Dealer) -> str:
    return f"{dealer.game.slug} {dealer.seats}p"


def mode_of(dealer: Dealer) -> str:
    """Whether kernel and rules run compiled or interpreted."""
    kernel = is_compiled(stardeck.kernel.play.__file__)
    rules = is_compiled(sys.modules[type(dealer.deal().agenda[-1]).__module__].__file__)
    if kernel != rules:
        return "compiled kernel" if kernel else "compiled rules"
    return "compiled" if kernel else "interpreted"


def is_compiled(file: str | None) -> bool:
    return str(file).endswith((".so", ".pyd"))


def contestants() -> Iterator[Contestant]:
    """All games with every number of players: playouts, then copies with the most players."""
    for one in games():
        for seats in one.seats:
            yield playouts(Dealer(one, seats))
        yield observed(Dealer(one, one.seats[0]))
        yield copies(Dealer(one, one.seats[-1]))
