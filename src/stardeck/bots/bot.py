"""The contract between a bot and whoever runs the table."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from stardeck.bots.clock import Clock
from stardeck.kernel import Action, FastRng, Game, Rng, Seat, Table, View, choices

AnyGame = Game[Any, Any, Any]


class Seen:
    """Everything a bot gets for one decision. The true table is not among it."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        view: View,
        choices: list[Action],
        imagine: Callable[[Rng], Table],
        clock: Clock,
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.choices = choices
        self.imagine = imagine  # a table the seat cannot tell from the true one
        self.clock = clock


class Thought(msgspec.Struct, frozen=True):
    """What a bot thinks of one choice."""

    action: Any
    chance: float  # of winning, as far as it can tell
    share: float  # of its attention; the choice with the largest share is taken
    because: str = ""  # what speaks most for it, against the next best


class Bot(Protocol):
    """Somebody who can decide for a seat."""

    thoughts: list[Thought]  # about the latest decision, best first

    def choose(self, seen: Seen) -> Action:
        """One of the choices."""


def seen_by(game: AnyGame, table: Any, seat: Seat, clock: Clock | None = None) -> Seen:
    """What a bot that decides for a seat of a real table gets: what it imagines begins with an imagined table too."""
    view = game.see(table, seat)
    can = choices(table, seat)
    imagined = game.redeal(table, seat, FastRng(0))
    return Seen(game, seat, view, can, lambda rng: game.redeal(imagined, seat, rng), clock or Clock())


def ask(bot: Bot, game: AnyGame, table: Any, seat: Seat, clock: Clock | None = None) -> Action:
    """Let a bot decide for a seat of a real table; a single choice is confirmed without asking."""
    can = choices(table, seat)
    return can[0] if len(can) == 1 else bot.choose(seen_by(game, table, seat, clock))
