"""What a captain can say in Galaxy Rush.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Literal

from stardeck.kernel.action import Action


class Take(Action, frozen=True, tag="take"):
    """I take this card of the track and play it face up or face down."""

    column: int
    orbit: int
    face: Literal["up", "down"]


class Discover(Action, frozen=True, tag="discover"):
    """I take the Discovery in this slot of the pool."""

    slot: int


class Decline(Action, frozen=True, tag="decline"):
    """I make no Discovery this time."""


class Predict(Action, frozen=True, tag="predict"):
    """I place my prediction with this condition face down on that rocket."""

    condition: str
    rocket: Literal["blue", "orange"]


GalaxyAction = Take | Discover | Decline | Predict
