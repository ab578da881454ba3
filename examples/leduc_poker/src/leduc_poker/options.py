"""What can be chosen before a game."""

from typing import Annotated

from stardeck.kernel import Options, described


class LeducOptions(Options, frozen=True, kw_only=True):
    """The defaults are the game of the literature."""

    ante: Annotated[int, described("Ante", "Chips everybody puts in before the deal.", least=1, most=10)] = 1
    first_raise: Annotated[int, described("First raise", "Chips of a raise in round one.", least=1, most=20)] = 2
    second_raise: Annotated[int, described("Second raise", "Chips of a raise in round two.", least=1, most=20)] = 4
    most_raises: Annotated[int, described("Raises", "At most so many raises in a round.", least=1, most=4)] = 2


PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "cautious": {"most_raises": 1},
    "high_stakes": {"ante": 2, "first_raise": 4, "second_raise": 8, "most_raises": 4},
}
