"""An eye that is not exact: a weaker bot takes the second best for the best now and then, hardly ever a bad choice.

It is off in the logarithm of the odds, so whoever is far behind or far ahead still tells better from worse. What is
sure (0 or 1) is seen by everybody.
"""

from math import exp

from stardeck.kernel import FastRng

STEPS = 1000


def blurred(chances: list[float], blur: float, rng: FastRng) -> list[float]:
    """The chances as a bot sees them whose eye is off by so much at most, up or down."""
    return [off(chance, blur * (2 * rng.below(STEPS + 1) / STEPS - 1)) for chance in chances] if blur else chances


def off(chance: float, by: float) -> float:
    """A chance whose odds are so much better or worse, in their logarithm."""
    better = chance * exp(by)
    return better / (better + (1.0 - chance))
