"""Sentences of the room that are needed in more than one place."""

from stardeck.kernel import say
from stardeck.server.entries import Asked, Clock

CLOSE_WORDS = "The room was closed: {note}"

STAND_IN_WORDS = {
    "left": "{name} left; a bot ({level}) plays on until they come back.",
    "away": "{name} is away; a bot ({level}) plays until they come back.",
    "time": "{name} ran out of time; a bot ({level}) plays until they come back.",
}


def clock_in_words(clock: Clock) -> str:
    """`60 seconds per move`."""
    if clock.kind == "move":
        return say("{n} seconds per move", n=clock.seconds)
    if clock.kind == "total":
        return say("{n} seconds in total and {i} more per move", n=clock.seconds, i=clock.increment)
    if clock.kind == "days":
        return say("{n} days per move", n=clock.days)
    return say("no clock")


def ask_in_words(asked: Asked, names: tuple[str, ...]) -> str:
    """What is being asked, as a sentence."""
    name = names[asked.seat]
    if asked.kind == "undo":
        return say("{name} would like to take back a move.", name=name)
    if asked.kind == "pause":
        return say("{name} would like to pause the game.", name=name)
    if asked.kind == "tempo":
        return say("{name} would like another clock: {clock}.", name=name, clock=clock_in_words(asked.clock))
    return say(
        "{name} would like a bot ({level}) to replace {who}.", name=name, level=asked.level, who=names[asked.target]
    )
