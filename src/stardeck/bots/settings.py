"""How the bots of each level behave, game by game: data, found by measurement (docs/bots.md)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

Settings = Mapping[str, float]


@cache
def measured() -> dict[str, dict[str, dict[str, float]]]:
    """By game and level; `default` is for games that nobody has measured, and for what a game does not say."""
    path = Path(__file__).parent / "tuning.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def settings_of(slug: str, level: str, changes: Settings) -> Settings:
    """What holds for a level in a game: the default, what was measured for the game, and the changes asked for."""
    return measured()["default"][level] | measured().get(slug, {}).get(level, {}) | dict(changes)
