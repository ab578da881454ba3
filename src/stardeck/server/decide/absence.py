"""Absent people never kill a table: resume, stand in, take the seat back."""

from stardeck.kernel import say
from stardeck.server import wire as w
from stardeck.server.decide.standing import be_on, is_away, know_level, own_chair
from stardeck.server.declined import Declined
from stardeck.server.entries import Entry, Resumed, StoodIn, TookBack
from stardeck.server.room import Room


def resume(room: Room, who: str, command: w.Resume, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    if room.status != "paused":
        raise Declined("not_paused", say("The game is not paused."))
    return [Resumed(seat=command.seat)]


def stand_in(room: Room, who: str, command: w.StandIn, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    be_on(room)
    know_level(command.level)
    target = command.target
    if target >= len(room.chairs) or room.chairs[target].kind != "person":
        raise Declined("no_person", say("No person sits there."))
    if target in room.holds(who):
        return [StoodIn(seat=target, level=command.level, why="left")]
    if not is_away(room, target, now):
        raise Declined("present", say("{name} is here; give them a moment.", name=room.chairs[target].name))
    return [StoodIn(seat=target, level=command.level, why="away")]


def take_back(room: Room, who: str, command: w.TakeBack, now: int) -> list[Entry]:
    if not own_chair(room, who, command.seat).stand_in:
        raise Declined("yours", say("You play for yourself already."))
    return [TookBack(seat=command.seat)]
