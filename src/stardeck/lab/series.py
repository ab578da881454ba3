"""One series of games between bots: what is played, and how one game of it goes."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from stardeck.bots import Bot, Clock, ask
from stardeck.games import AnyGame, game
from stardeck.kernel import BadOptions, advance, listed, numbered_seed, read_options, say, waiting_for
from stardeck.lab.contender import check_contender, contender

PATIENCE = 1_000_000  # decisions after which a game counts as endless


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is played in a series: everything a process needs to play its part of it."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for all seats, or one per seat
    seed: int = 1
    options: dict[str, str] = {}
    preset: str = ""
    cards: str | None = None  # path of a card file
    rotate: bool = True  # bots move on by one seat from game to game
    paired: bool = False  # every deal is played once for every way to move on
    seconds: float | None = None  # for every decision; None: no limit
    iterations: int | None = None  # of bots that search; None: as many as their level has


class Played(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    number: int
    bots: tuple[str, ...]  # by seat
    reason: str = ""
    totals: tuple[float, ...] = ()
    winners: tuple[int, ...] = ()
    decisions: int = 0
    rounds: int | None = None  # None: this game has no rounds
    wrong: str = ""  # what must not happen: something appeared, vanished or broke
    ranks: tuple[int, ...] = ()

    def share(self, seat: int) -> float:
        """The seat's part of the win; a win shared by k seats is 1/k for each."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


def cards_of(game: AnyGame, setup: Setup) -> Any:
    """The card list of a series: the given one, else ours."""
    return game.read_cards(Path(setup.cards)) if setup.cards else game.cards


class Lab:
    """One process's bench: the game, the card list and the options, checked once."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: AnyGame = game(setup.game)
        self.game.check_seats(setup.seats)
        self.catalogue = cards_of(self.game, setup)
        self.options = read_options(self.game.options, setup.seats, setup.options, self.game.presets, setup.preset)
        self.lineup = self._lineup()

    def _lineup(self) -> tuple[str, ...]:
        """The bots by seat in the first game."""
        bots, seats = self.setup.bots, self.setup.seats
        for name in bots:
            check_contender(name, self.game)
        if len(bots) not in (1, seats):
            raise BadOptions(
                say(
                    "{bots} are {n} bots for {seats} seats: name one for all seats, or one per seat.",
                    bots=listed(list(bots)),
                    n=len(bots),
                    seats=seats,
                )
            )
        return bots * seats if len(bots) == 1 else bots

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in game `number`: from game to game everybody moves on by one seat."""
        by = number % len(self.lineup) if self.setup.rotate else 0
        return self.lineup[-by:] + self.lineup[:-by] if by else self.lineup

    def deal_of(self, number: int) -> int:
        """Which deal is played in game `number`."""
        return number // self.setup.seats if self.setup.paired else number

    def play(self, number: int) -> Played:
        """Play one game of the series; what breaks is reported, not raised."""
        bots = self.bots_of(number)
        try:
            return self._play(number, bots)
        except BadOptions:  # with these cards and options there is no game at all
            raise
        except Exception as error:  # one broken game must not hide the others
            return Played(number, bots, wrong=f"{type(error).__name__}: {error}")

    def _play(self, number: int, names: tuple[str, ...]) -> Played:
        seats, seed = self.setup.seats, self.setup.seed
        table = self.game.deal(seats, numbered_seed(seed, self.deal_of(number)), self.options, self.catalogue)
        self._begin(table)
        before = dict(self.game.inventory(table))
        bots = [contender(name, bot_seed(seed, number, seat)) for seat, name in enumerate(names)]
        decisions = self._play_out(table, bots)
        result = self.game.result(table)
        if result is None:
            return Played(number, names, decisions=decisions, wrong=f"not over after {decisions} decisions")
        return Played(
            number,
            names,
            result.reason,
            result.totals,
            result.winners,
            decisions,
            getattr(self.game.see(table, None), "round", None),
            difference(before, self.game.inventory(table)),
            result.ranks[:seats],
        )

    def _begin(self, table: Any) -> None:
        """The cards are dealt. Nobody reads the log."""
        table.log = None

    def _play_out(self, table: Any, bots: list[Bot]) -> int:
        """Let the bots decide until the game is over; how many decisions there were."""
        made = 0
        while made < PATIENCE and (waiting := waiting_for(table)):
            seat = waiting[0]
            clock = Clock(self.setup.seconds, self.setup.iterations)
            advance(table, seat, ask(bots[seat], self.game, table, seat, clock))
            made += 1
        return made


def bot_seed(*numbers: int) -> int:
    """The seed of one bot in one game."""
    return int.from_bytes(numbered_seed(*numbers, 0)[:8], "big")


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> str:
    """What appeared or vanished between two inventories, in words; "" if nothing did."""
    things = sorted(thing for thing in before.keys() | after.keys() if before.get(thing, 0) != after.get(thing, 0))
    return ", ".join(f"{thing}: {before.get(thing, 0)} became {after.get(thing, 0)}" for thing in things)
