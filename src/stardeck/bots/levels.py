"""The bots by name: the same levels in all games."""

from collections.abc import Callable

from stardeck.bots.bot import Bot
from stardeck.bots.greedy import GreedyBot
from stardeck.bots.random import RandomBot
from stardeck.bots.searching import SearchBot
from stardeck.kernel import StardeckError, listed, say

LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "rookie": lambda seed: GreedyBot(seed, samples=1, careless=0.2),
    "regular": GreedyBot,
    "expert": lambda seed: SearchBot(seed, "expert"),
    "master": lambda seed: SearchBot(seed, "master"),
}


class UnknownBot(StardeckError):
    """There is no bot of this name."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot of this level; the same seed plays the same way."""
    if name not in LEVELS:
        raise UnknownBot(say("There is no bot {name!r}; there are: {known}.", name=name, known=listed(list(LEVELS))))
    return LEVELS[name](seed)
