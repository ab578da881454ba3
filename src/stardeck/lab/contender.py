"""Bots of a series by name, with changed settings if asked for: `expert`, `expert:explore=0.8:iterations=400`."""

from stardeck.bots import Bot, make_bot
from stardeck.bots.settings import measured
from stardeck.kernel import BadOptions, listed, say


def contender(name: str, seed: int) -> Bot:
    """The bot of this name; the same seed plays the same way."""
    level, *changes = name.split(":")
    bot = make_bot(level, seed)
    return make_bot(level, seed, dict(change(level, text) for text in changes)) if changes else bot


def change(level: str, text: str) -> tuple[str, float]:
    """`explore=0.8` as a name and a number."""
    name, _, value = text.partition("=")
    known = measured()["default"][level]
    if name not in known:
        raise BadOptions(
            say("A bot {level!r} has no {name!r}; it has: {known}.", level=level, name=name, known=listed(list(known)))
        )
    try:
        return name, float(value)
    except ValueError:
        raise BadOptions(say("{name}={value}: {value!r} is no number.", name=name, value=value)) from None
