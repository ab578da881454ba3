"""What a player can say in Rock the Galaxy.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Literal

from stardeck.kernel.action import Action


class Card(Action, frozen=True, tag="card"):
    """This card: play it, discard it, pass it on or add it to the set, whatever is being asked."""

    card: str


class EndActions(Action, frozen=True, tag="end_actions"):
    """I play no more action cards this turn."""


class PlaySet(Action, frozen=True, tag="set"):
    """I play a set of this colour; `theme` is a theme of that colour, or "notes"."""

    color: str
    theme: str


class NoSet(Action, frozen=True, tag="no_set"):
    """I play no set; I may discard instead."""


class Finish(Action, frozen=True, tag="finish"):
    """My set is complete."""


class Stop(Action, frozen=True, tag="stop"):
    """I discard no more cards."""


class Side(Action, frozen=True, tag="side"):
    """To the left or to the right."""

    side: Literal["left", "right"]


class Yoink(Action, frozen=True, tag="yoink"):
    """So many of my fans come from the owner of the colour."""

    fans: int


class Rob(Action, frozen=True, tag="rob"):
    """I yoink from the player so many seats to my left."""

    ahead: int


RockAction = Card | EndActions | PlaySet | NoSet | Finish | Stop | Side | Yoink | Rob
