"""An eye that is not exact: a weaker bot takes the second best for the best now and then, never a bad choice."""

from stardeck.bots.settings import Settings
from stardeck.kernel import FastRng

STEPS = 1000


def blur_of(settings: Settings, seats: int) -> float:
    """How far the eye is off with so many players: the more share the chances, the closer together choices are."""
    return settings["blur"] * min(1.0, 2 / seats)


def blurred(values: list[float], blur: float, rng: FastRng) -> list[float]:
    """The chances as a bot sees them that may be off by so much, up or down; all of them stay between 0 and 1."""
    if not blur:
        return values
    return [min(1.0, max(0.0, value + blur * (2 * rng.below(STEPS + 1) / STEPS - 1))) for value in values]
