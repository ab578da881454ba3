"""Bots of a series by name, with changes if asked for.

`expert`, `expert:explore=0.8:iterations=400`, `regular:w.scale=4` (a weight of the game's evaluation),
`regular:weights=my.toml` (a file with such weights).
"""

from functools import cache
from math import isfinite
from pathlib import Path

from stardeck.bots import Bot, make_bot
from stardeck.bots.settings import WEIGHT, measured
from stardeck.games import AnyGame
from stardeck.kernel import BadOptions, listed, say
from stardeck.kernel.weights import Numbers, read_numbers

FILE = "weights"
AT_LEAST_ONE = ("samples", "tries", "iterations", "processes")  # whole numbers
SHARES = ("careless",)  # from 0 to 1

_brought: dict[str, Path] = {}  # by name: where a copy of a weights file lies that another machine sent


def contender(name: str, seed: int) -> Bot:
    """The bot of this name; the same seed plays the same way."""
    level, *changes = name.split(":")
    bot = make_bot(level, seed)
    return make_bot(level, seed, changes_of(level, tuple(changes))) if changes else bot


def check_contender(name: str, game: AnyGame) -> None:
    """Raise an error unless there is such a bot, and this game has all the weights that were changed."""
    contender(name, 0)
    level, *changes = name.split(":")
    for change in changes_of(level, tuple(changes)):
        if change.startswith(WEIGHT) and change[len(WEIGHT) :] not in game.numbers:
            raise BadOptions(_no_weight(name, change[len(WEIGHT) :], game))


def _no_weight(bot: str, name: str, game: AnyGame) -> str:
    if not game.numbers:
        return say("{bot}: {title} has no weights that could be changed.", bot=bot, title=game.title)
    known = listed(list(game.numbers))
    told = "{bot}: {title} has no weight {name!r}; there are: {known}."
    return say(told, bot=bot, title=game.title, name=name, known=known)


@cache
def changes_of(level: str, texts: tuple[str, ...]) -> Numbers:
    """All changes by name; a file counts as all its weights."""
    found: Numbers = {}
    for text in texts:
        name, _, value = text.partition("=")
        found |= weights_of(value) if name == FILE else {known(level, name): number(name, value)}
    return found


def weights_of(path: str) -> Numbers:
    """The weights in a file."""
    try:
        found = read_numbers(_brought.get(path, Path(path)))
    except (OSError, ValueError, TypeError) as error:
        why = (error.strerror if isinstance(error, OSError) else "") or str(error)
        raise BadOptions(say("{file} holds no weights: {why}.", file=path, why=why.rstrip("."))) from None
    for name, value in found.items():
        if not isfinite(value):
            raise BadOptions(say("{file} holds no weights: {name} is {value}.", file=path, name=name, value=value))
    return {WEIGHT + name: value for name, value in found.items()}


def files_named(bots: tuple[str, ...]) -> list[str]:
    """The weights files that bots name, each once."""
    changes = [change for bot in bots for change in bot.split(":")[1:]]
    return list(dict.fromkeys(change[len(FILE) + 1 :] for change in changes if change.startswith(FILE + "=")))


def weights_named(bots: tuple[str, ...]) -> list[bytes]:
    """What is in these files; a bot that cannot be used has been refused before, or will be."""
    paths = [Path(name) for name in files_named(bots)]
    return [path.read_bytes() for path in paths if path.is_file()]


def bring(name: str, copy: Path) -> None:
    """From now on a weights file of this name is read from a copy."""
    _brought[name] = copy


def known(level: str, name: str) -> str:
    """A setting that this level has, or a weight."""
    settings = measured()["default"][level]
    if name in settings or name.startswith(WEIGHT):
        return name
    there = listed([*settings, FILE])
    raise BadOptions(say("A bot {level!r} has no {name!r}; it has: {known}.", level=level, name=name, known=there))


def number(name: str, text: str) -> float:
    """The number a setting is changed to."""
    try:
        value = float(text)
    except ValueError:
        raise BadOptions(say("{name}={value}: {value!r} is no number.", name=name, value=text)) from None
    if not isfinite(value):
        allowed = say("a number")
    elif name in AT_LEAST_ONE and (value < 1 or value != int(value)):
        allowed = say("a whole number of at least 1")
    elif name in SHARES and not 0 <= value <= 1:
        allowed = say("a number from 0 to 1")
    elif value < 0 and not name.startswith(WEIGHT):
        allowed = say("a number of at least 0")
    else:
        return value
    raise BadOptions(say("{name}={value}: it takes {allowed}.", name=name, value=text, allowed=allowed))
