"""Bots of a series by name, with changes if asked for.

`expert`, `expert:explore=0.8:iterations=400`, `regular:w.scale=4` (a weight of the game's evaluation),
`regular:weights=my.toml` (a file with such weights).
"""

from functools import cache
from pathlib import Path

from stardeck.bots import Bot, make_bot
from stardeck.bots.settings import WEIGHT, measured
from stardeck.kernel import BadOptions, listed, say
from stardeck.kernel.weights import Numbers, read_numbers

FILE = "weights"


def contender(name: str, seed: int) -> Bot:
    """The bot of this name; the same seed plays the same way."""
    level, *changes = name.split(":")
    bot = make_bot(level, seed)
    return make_bot(level, seed, changes_of(level, tuple(changes))) if changes else bot


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
        return {WEIGHT + name: value for name, value in read_numbers(Path(path)).items()}
    except (OSError, ValueError) as error:
        raise BadOptions(say("{file} holds no weights: {why}.", file=path, why=error)) from None


def known(level: str, name: str) -> str:
    """A setting that this level has, or any weight."""
    settings = measured()["default"][level]
    if name in settings or name.startswith(WEIGHT):
        return name
    there = listed([*settings, FILE])
    raise BadOptions(say("A bot {level!r} has no {name!r}; it has: {known}.", level=level, name=name, known=there))


def number(name: str, value: str) -> float:
    """The number a setting is changed to."""
    try:
        return float(value)
    except ValueError:
        raise BadOptions(say("{name}={value}: {value!r} is no number.", name=name, value=value)) from None
