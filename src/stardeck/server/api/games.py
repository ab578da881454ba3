"""The games, described so that a client can draw tiles and forms."""

from functools import cache

from litestar import get
from litestar.params import FromPath

from stardeck.bots import LEVELS
from stardeck.games import game as find_game
from stardeck.games import slugs
from stardeck.kernel import describe, has_tutorial
from stardeck.server import wire as w
from stardeck.server.lessons import story


@cache
def game_info(slug: str) -> w.GameInfo:
    """One game."""
    game = find_game(slug)
    return w.GameInfo(
        slug=game.slug,
        title=game.title,
        hook=game.hook,
        seats=game.seats,
        minutes=game.minutes,
        rules_version=game.rules_version,
        options=describe(game.options),
        presets={name: dict(values) for name, values in game.presets.items()},
        bots=tuple(LEVELS),
        tutorial=has_tutorial(game),
    )


@get("/api/games", tags=["games"], summary="All games")
async def games() -> list[w.GameInfo]:
    """Every game with its seats, options in words, presets and bots."""
    return [game_info(slug) for slug in slugs()]


@get("/api/games/{slug:str}/cards", tags=["games"], summary="Cards and guide of a game")
async def card_list(slug: FromPath[str]) -> w.GameCards:
    """Every card with its text and where it comes from, and the guide."""
    game = find_game(slug)
    guide = game.folder / "guide.md"
    text = guide.read_text(encoding="utf-8") if guide.is_file() else ""
    return w.GameCards(game.cards.digest, game.card_list(game.cards), text)


@get("/api/games/{slug:str}/tutorial", tags=["games"], summary="Learn a game by playing", sync_to_thread=True)
def tutorial(slug: FromPath[str]) -> w.TutorialStory:
    """A short game told step by step: what the learner in seat 0 sees, reads and should choose."""
    return story(find_game(slug).slug)
