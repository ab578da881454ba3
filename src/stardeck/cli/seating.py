"""Who sits where: people first, bots after them."""

from itertools import cycle, islice

import msgspec

from stardeck.bots import EXACT
from stardeck.games import AnyGame
from stardeck.kernel import BadOptions, say

HUMAN = "human"
BOT = "regular"  # who fills empty seats and gives hints
ADVISER = BOT + ":" + ":".join(f"{name}={value}" for name, value in EXACT.items())
BOT_NAMES = ("Nova", "Comet", "Quasar", "Pulsar", "Orbit", "Nebula", "Zenith", "Meteor")
LONGEST = 40


class Seating(msgspec.Struct, frozen=True):
    """Who decides for each seat, and what everybody is called."""

    players: tuple[str, ...]  # "human" or the name of a bot
    names: tuple[str, ...]


def seat_everybody(
    game: AnyGame, players: int | None, humans: int, bots: tuple[str, ...], names: tuple[str, ...]
) -> Seating:
    """People take the first seats, bots the rest, in the given order and round again."""
    seats = players or default_seats(game, humans, bots)
    game.check_seats(seats)
    if humans > seats:
        raise BadOptions(say("{humans} people do not fit on {seats} seats.", humans=humans, seats=seats))
    if len(bots) > seats - humans:
        raise BadOptions(
            say(
                "{bots} bots and {humans} people are too many for {seats} seats.",
                bots=len(bots),
                humans=humans,
                seats=seats,
            )
        )
    others = tuple(islice(cycle(bots or (BOT,)), seats - humans))
    return Seating((HUMAN,) * humans + others, call_everybody(seats, humans, names))


def default_seats(game: AnyGame, humans: int, bots: tuple[str, ...]) -> int:
    """The people and the named bots, or one bot if somebody would sit alone; at least as many as the game needs."""
    wanted = humans + (len(bots) or humans == 1)
    return max(wanted, game.seats[0])


def call_everybody(seats: int, humans: int, given: tuple[str, ...]) -> tuple[str, ...]:
    """The given names in order of the seats, then names of our own."""
    names = [check_name(name) for name in given]
    if len(names) > seats:
        raise BadOptions(say("{n} names are too many for {seats} seats.", n=len(names), seats=seats))
    names += [say("Player {n}", n=n + 1) for n in range(len(names), humans)]
    taken = {name.casefold() for name in names}
    if len(taken) < len(names):
        raise BadOptions(say("Two players cannot have the same name."))
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    return tuple(names + free[: seats - len(names)])


def check_name(name: str) -> str:
    """A name that can be read on a screen."""
    name = name.strip()
    if not name or not name.isprintable() or len(name) > LONGEST:
        raise BadOptions(say("{name!r} is no name: it needs 1 to {n} letters.", name=name, n=LONGEST))
    return name
