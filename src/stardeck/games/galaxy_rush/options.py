"""What can be chosen before a game of Galaxy Rush.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Literal

from stardeck.kernel.options import Options, described


class GalaxyOptions(Options, frozen=True, kw_only=True):
    """Options of Galaxy Rush; the defaults are the printed rules."""

    first_player: Annotated[
        Literal["random", "blue", "orange"],
        described("First player", "Whose rocket starts in the first orbit: a fair draw, or the one you name."),
    ] = "random"
    max_skip: Annotated[
        int,
        described(
            "Longest leap", "How many pairs one turn may skip when accelerating; 1 is the rule.", least=1, most=5
        ),
    ] = 1
    prediction_ties: Annotated[
        Literal["fail", "count"],
        described("Ties in predictions", "Does a tie make a prediction of the most wrong (fail) or right (count)?"),
    ] = "fail"


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "long_leaps": {"max_skip": 5},
    "friendly_ties": {"prediction_ties": "count"},
}
