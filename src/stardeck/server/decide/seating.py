"""Before the start: taking seats, adding bots, changing the room, dealing."""

import unicodedata

import msgspec

from stardeck.kernel import BadOptions, Seat, new_seed, read_options, say
from stardeck.server import wire as w
from stardeck.server.decide.standing import be_open, know_level
from stardeck.server.declined import Declined
from stardeck.server.entries import BotAdded, Configured, Entry, Joined, Started, Vacated
from stardeck.server.room import Room

READABLE = {"L", "M", "N", "P", "S"}  # letters, marks, numbers, punctuation, symbols


def clean_name(name: str) -> str:
    """A display name without control characters, direction tricks or stray blanks."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not plain or len(plain) > 24 or not all(c == " " or unicodedata.category(c)[0] in READABLE for c in plain):
        raise Declined("name", say("Please choose a name of 1 to 24 readable characters."))
    return plain


def join(room: Room, who: str, command: w.Join, now: int) -> list[Entry]:
    be_open(room)
    name = clean_name(command.name)
    if room.holds(who) and not room.opened.hot_seat:
        raise Declined("seated", say("You sit at this table already."))
    if name.casefold() in (other.casefold() for other in room.names):
        raise Declined("name", say("Somebody here is called {name} already.", name=name))
    return [Joined(seat=free_seat(room, command.seat), name=name, holder=who)]


def free_seat(room: Room, wanted: Seat | None) -> Seat:
    """The seat that is wanted if it is free; without a wish any free one."""
    free = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"]
    if not free:
        raise Declined("full", say("All seats are taken."))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Declined("taken", say("This seat is taken."))
    return wanted


def add_bot(room: Room, who: str, command: w.AddBot, now: int) -> list[Entry]:
    be_open(room)
    know_level(command.level)
    be_of_the_room(room, who)
    seat = free_seat(room, command.seat)
    return [BotAdded(seat=seat, level=command.level, name=bot_name(room.names, command.level))]


def bot_name(taken: tuple[str, ...], level: str) -> str:
    """`Regular`, `Regular 2`: a name nobody at the table has."""
    name = level.replace("_", " ").capitalize()
    number = 1
    while (say("{name} {n}", name=name, n=number) if number > 1 else name) in taken:
        number += 1
    return say("{name} {n}", name=name, n=number) if number > 1 else name


def be_of_the_room(room: Room, who: str) -> None:
    """Only people of this room."""
    if not room.is_host(who) and not room.holds(who):
        raise Declined("not_yours", say("Only people who sit here may do this."))


def vacate(room: Room, who: str, command: w.Vacate, now: int) -> list[Entry]:
    be_open(room)
    if command.seat >= len(room.chairs) or room.chairs[command.seat].kind == "open":
        raise Declined("free", say("Nobody sits there."))
    chair = room.chairs[command.seat]
    if not room.is_host(who) and who not in chair.holders and not (chair.kind == "bot" and room.holds(who)):
        raise Declined("not_yours", say("Only the host may do this."))
    return [Vacated(seat=command.seat)]


def configure(room: Room, who: str, command: w.Configure, now: int) -> list[Entry]:
    be_open(room)
    if not room.is_host(who):
        raise Declined("not_yours", say("Only the host may do this."))
    options = room.options
    if command.options is not None or command.preset:
        options = checked_options(room, command.options or {}, command.preset)
    return [
        Configured(
            options=options,
            clock=room.clock if command.clock is None else command.clock,
            public=room.public if command.public is None else command.public,
            watch=room.watch if command.watch is None else command.watch,
        )
    ]


def checked_options(room: Room, given: dict[str, object], preset: str) -> dict[str, object]:
    """Valid options of the room's game, as plain values."""
    try:
        options = read_options(room.game.options, len(room.chairs), given, room.game.presets, preset)
    except BadOptions as error:
        raise Declined("options", str(error)) from None
    plain: dict[str, object] = msgspec.to_builtins(options)
    return plain


def start(room: Room, who: str, command: w.Start, now: int) -> list[Entry]:
    be_open(room)
    be_of_the_room(room, who)
    if any(chair.kind == "open" for chair in room.chairs):
        raise Declined("seats", say("There are free seats: wait for people, or add bots."))
    return [Started(seed=new_seed().hex())]
