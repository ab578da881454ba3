"""How the bots of each level behave, game by game: data, found by measurement (docs/bots.md)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from stardeck.bots.bot import AnyGame

Settings = Mapping[str, float]

WEIGHT = "w."  # what changes of weights of the evaluation begin with


@cache
def measured() -> dict[str, dict[str, dict[str, float]]]:
    """By game and level; `default` is for games that nobody has measured, and for what a game does not say."""
    path = Path(__file__).parent / "tuning.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Manner:
    """How one bot plays: its level, and what was changed about it."""

    def __init__(self, level: str, changes: Settings) -> None:
        self.level = level
        self.changes = dict(changes)
        self.games: dict[str, AnyGame] = {}

    def settings(self, game: AnyGame) -> Settings:
        """What holds in a game: the default of the level, what was measured for the game, what was changed."""
        return measured()["default"][self.level] | measured().get(game.slug, {}).get(self.level, {}) | self.changes

    def judged(self, game: AnyGame) -> AnyGame:
        """The game with the weights this bot judges by."""
        if game.slug not in self.games:
            settings = self.settings(game)
            weights = {name[len(WEIGHT) :]: value for name, value in settings.items() if name.startswith(WEIGHT)}
            self.games[game.slug] = game.weighted(weights) if weights else game
        return self.games[game.slug]
