"""The catalogue of games: ours and, through the entry point group `stardeck.games`, anybody's."""

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from stardeck.kernel.game import Game
from stardeck.kernel.reason import UnknownGame
from stardeck.kernel.text import listed, say

AnyGame = Game[Any, Any, Any]

GROUP = "stardeck.games"


OURS = {
    "rock-the-galaxy": "stardeck.games.rock_the_galaxy",
    "point-galaxy": "stardeck.games.point_galaxy",
    "galaxy-rush": "stardeck.games.galaxy_rush",
    "brouhaha": "stardeck.games.brouhaha",
    "space-rocks": "stardeck.games.space_rocks",
}


@cache
def _found() -> dict[str, EntryPoint]:
    """Ours first; nobody else can take one of our names."""
    theirs = {point.name: point for point in entry_points(group=GROUP)}
    return theirs | {slug: EntryPoint(slug, f"{module}:GAME", GROUP) for slug, module in OURS.items()}


def slugs() -> tuple[str, ...]:
    """The slugs of all games: ours, then third parties'."""
    return (*OURS, *sorted(_found().keys() - OURS.keys()))


@cache
def game(slug: str) -> AnyGame:
    """The game of this slug, or `UnknownGame`."""
    point = _found().get(slug)
    if point is not None:
        found: AnyGame = point.load()
        return found
    near = difflib.get_close_matches(slug, slugs(), n=1)
    if near:
        raise UnknownGame(say("There is no game {slug!r}; did you mean {near!r}?", slug=slug, near=near[0]))
    raise UnknownGame(say("There is no game {slug!r}; there are: {known}.", slug=slug, known=listed(list(slugs()))))
