"""The catalogue of games: ours and, through the entry point group `stardeck.games`, anybody's."""

import difflib
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from stardeck.kernel.game import Game
from stardeck.kernel.reason import UnknownGame
from stardeck.kernel.text import listed, say

AnyGame = Game[Any, Any, Any]


@cache
def slugs() -> tuple[str, ...]:
    """The slugs of all registered games."""
    return tuple(sorted({point.name for point in entry_points(group="stardeck.games")}))


@cache
def game(slug: str) -> AnyGame:
    """The game of this slug, or `UnknownGame`."""
    for point in entry_points(group="stardeck.games"):
        if point.name == slug:
            found: AnyGame = point.load()
            return found
    near = difflib.get_close_matches(slug, slugs(), n=1)
    if near:
        raise UnknownGame(say("There is no game {slug!r}; did you mean {near!r}?", slug=slug, near=near[0]))
    raise UnknownGame(say("There is no game {slug!r}; there are: {known}.", slug=slug, known=listed(list(slugs()))))
