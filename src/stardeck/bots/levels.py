"""The bots by name: the same levels in all games."""

from collections.abc import Callable

from stardeck.bots.bot import Bot
from stardeck.bots.greedy import GreedyBot
from stardeck.bots.random import RandomBot
from stardeck.bots.searching import SearchBot
from stardeck.bots.settings import Settings
from stardeck.kernel import StardeckError, listed, say

LEVELS: dict[str, Callable[[int, str, Settings], Bot]] = {
    "random": RandomBot,
    "rookie": GreedyBot,
    "regular": GreedyBot,
    "expert": SearchBot,
    "master": SearchBot,
}

EXACT = {"blur": 0.0, "careless": 0.0}  # changes: whoever gives advice does so as well as the level can


class UnknownBot(StardeckError):
    """There is no bot of this name."""


def make_bot(name: str, seed: int, changes: Settings | None = None) -> Bot:
    """A bot of this level, with changed settings if asked for; the same seed plays the same way."""
    if name not in LEVELS:
        raise UnknownBot(say("There is no bot {name!r}; there are: {known}.", name=name, known=listed(list(LEVELS))))
    return LEVELS[name](seed, name, changes or {})
