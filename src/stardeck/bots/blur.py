"""An eye that is not exact: a weaker bot takes the second best for the best now and then, hardly ever a bad choice.

It is off in the logarithm of the odds, so whoever is far behind or far ahead still tells better from worse. In some
games it is further off with more players. What is sure (0 or 1) is seen by everybody.
"""

from math import exp

from stardeck.bots.settings import Settings
from stardeck.kernel import FastRng

STEPS = 1000
CROWD = 4  # players, beyond which it gets no worse


def blur_with(seats: int, settings: Settings) -> float:
    """How far an eye is off with so many players."""
    return settings["blur"] * (1 + settings["crowd"] * max(min(seats, CROWD) - 2, 0))


def blurred(chances: list[float], blur: float, rng: FastRng) -> list[float]:
    """The chances as a bot sees them whose eye is off by so much at most, up or down."""
    return [off(chance, blur * (2 * rng.below(STEPS + 1) / STEPS - 1)) for chance in chances] if blur else chances


def off(chance: float, by: float) -> float:
    """A chance whose odds are so much better or worse, in their logarithm."""
    better = chance * exp(by)
    return better / (better + (1.0 - chance))
