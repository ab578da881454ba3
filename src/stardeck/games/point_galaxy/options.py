"""What can be chosen before a game of Point Galaxy.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Literal

from stardeck.kernel.options import Options, described
from stardeck.kernel.reason import BadOptions
from stardeck.kernel.text import say


class PointOptions(Options, frozen=True, kw_only=True):
    """Options of Point Galaxy; the defaults are the game as people know it."""

    first_player: Annotated[
        Literal["random"] | int,
        described("First player", "random, or the number of a seat, counted from 0.", values=("random",)),
    ] = "random"
    starting_sun_side: Annotated[
        Literal["random", "choose"],
        described("Starting sun", "Does your starting sun lie on a random side, or do you choose the side?"),
    ] = "random"
    solo_difficulty: Annotated[
        Literal["easy", "medium", "hard"],
        described("Solo opponent", "How well the automated opponent scores; it plays only when you are alone."),
    ] = "medium"

    def check(self, seats: int) -> None:
        first = self.first_player
        if first != "random" and not 0 <= first < seats:
            raise BadOptions(
                say(
                    "Option first_player takes random or a seat from 0 to {last}, not {first!r}.",
                    last=seats - 1,
                    first=first,
                )
            )


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "easy": {"solo_difficulty": "easy"},
    "hard": {"solo_difficulty": "hard"},
    "choose_suns": {"starting_sun_side": "choose"},
}
