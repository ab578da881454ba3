"""Any choice, with equal chances."""

from stardeck.bots.bot import Seen, Thought
from stardeck.bots.settings import Settings
from stardeck.kernel import Action, FastRng


class RandomBot:
    """Plays anything that is allowed."""

    def __init__(self, seed: int, level: str = "random", changes: Settings | None = None) -> None:
        self.rng = FastRng(seed)
        self.thoughts: list[Thought] = []

    def choose(self, seen: Seen) -> Action:
        return seen.choices[self.rng.below(len(seen.choices))]
