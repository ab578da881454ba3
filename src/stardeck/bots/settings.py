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
    """By game and level; `default` is for games that nobody has measured, and for what a game does not say.

    What `space-rocks 4+` says holds there with four players and more.
    """
    path = Path(__file__).parent / "tuning.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Manner:
    """How one bot plays: its level, and what was changed about it."""

    def __init__(self, level: str, changes: Settings) -> None:
        self.level = level
        self.changes = dict(changes)
        self.games: dict[tuple[str, int], AnyGame] = {}

    def settings(self, game: AnyGame, seats: int) -> Settings:
        """What holds in a game with so many players: the default of the level, what was measured, what was changed."""
        sections = ["default", game.slug, *[f"{game.slug} {n}+" for n in range(2, seats + 1)]]
        found = [measured().get(section, {}).get(self.level, {}) for section in sections]
        return {name: value for settings in (*found, self.changes) for name, value in settings.items()}

    def judged(self, game: AnyGame, seats: int) -> AnyGame:
        """The game with the weights this bot judges by."""
        if (game.slug, seats) not in self.games:
            settings = self.settings(game, seats)
            weights = {name[len(WEIGHT) :]: value for name, value in settings.items() if name.startswith(WEIGHT)}
            self.games[game.slug, seats] = game.weighted(weights) if weights else game
        return self.games[game.slug, seats]
