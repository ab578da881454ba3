"""Who may speak for which seat, and when."""

from stardeck.bots import LEVELS
from stardeck.kernel import Match, Seat, listed, say
from stardeck.server.chair import Chair
from stardeck.server.declined import Declined
from stardeck.server.room import Room

PATIENCE = 60_000  # milliseconds after which a person who is asked and says nothing counts as away


def own_chair(room: Room, who: str, seat: Seat) -> Chair:
    """The chair of a seat this key holds."""
    if seat not in room.holds(who):
        raise Declined("not_yours", say("This is not your seat."))
    return room.chairs[seat]


def be_open(room: Room) -> None:
    """Only before the start."""
    if room.status != "open":
        raise Declined("started", say("The game has started already."))


def be_playing(room: Room) -> Match:
    """Only while the game is on."""
    if room.status == "paused":
        raise Declined("paused", say("The game is paused."))
    return be_on(room)


def be_on(room: Room) -> Match:
    """Only while the game is on, paused or not."""
    if room.status not in ("playing", "paused") or room.match is None:
        raise Declined("not_playing", say("No game is being played here now."))
    return room.match


def know_level(level: str) -> None:
    """Only bots that exist."""
    if level not in LEVELS:
        known = listed(list(LEVELS))
        raise Declined("no_bot", say("There is no bot {level!r}; there are: {known}.", level=level, known=known))


def is_away(room: Room, seat: Seat, now: int) -> bool:
    """A person whose connections are closed, or who was asked a good while ago and says nothing."""
    chair = room.chairs[seat]
    if chair.kind != "person":
        return False
    asked = room.asked_at[seat]
    live = room.clock.kind in ("none", "move", "total")
    return chair.gone or (live and asked is not None and now - asked > PATIENCE)
