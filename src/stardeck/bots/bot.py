"""The contract between a bot and whoever runs the table."""

from collections.abc import Callable
from typing import Any, Protocol

from stardeck.kernel import Action, Game, Rng, Seat, Table, View, choices

AnyGame = Game[Any, Any, Any]


class Seen:
    """Everything a bot gets for one decision."""

    def __init__(
        self, game: AnyGame, seat: Seat, view: View, choices: list[Action], imagine: Callable[[Rng], Table]
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.choices = choices
        self.imagine = imagine  # a table the seat cannot tell from the true one


class Bot(Protocol):
    """Somebody who can decide for a seat."""

    def choose(self, seen: Seen) -> Action:
        """One of the choices."""


def ask(bot: Bot, game: AnyGame, table: Any, seat: Seat) -> Action:
    """Let a bot decide for a seat of a real table; a single choice is confirmed without asking."""
    can = choices(table, seat)
    if len(can) == 1:
        return can[0]
    return bot.choose(Seen(game, seat, game.see(table, seat), can, lambda rng: game.redeal(table, seat, rng)))
