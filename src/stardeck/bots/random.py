"""Any choice, with equal chances."""

from stardeck.bots.bot import Seen
from stardeck.kernel import Action, FastRng


class RandomBot:
    """Plays anything that is allowed."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def choose(self, seen: Seen) -> Action:
        return seen.choices[self.rng.below(len(seen.choices))]
