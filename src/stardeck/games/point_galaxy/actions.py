"""What a player can say in Point Galaxy.

No action names a card: a card seen by its space side must not be told apart from its twins.
Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Literal

from stardeck.kernel.action import Action

NEW = -1


class Draft(Action, frozen=True, tag="draft"):
    """I take the card in this cell of the market: row 0 is the pile tops, rows 1 and 2 are planets."""

    row: int
    col: int


class Place(Action, frozen=True, tag="place"):
    """I place my first (0) or second (1) drafted card in one of my systems, or in a new one (-1).

    Suns and asteroids go `above` by nature; the first card of a system goes `below`, a new system's too.
    """

    card: int
    system: int
    end: Literal["above", "below"]


class Take(Action, frozen=True, tag="token"):
    """I take this rocket token from the supply."""

    token: str


class Side(Action, frozen=True, tag="side"):
    """My starting sun lies on this side."""

    side: Literal["a", "b"]


PointAction = Draft | Place | Take | Side
