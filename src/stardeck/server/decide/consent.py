"""What the others must grant: taking back, another pace, a pause, a replacement."""

from stardeck.kernel import Seat, say
from stardeck.server import wire as w
from stardeck.server.decide.standing import be_on, be_playing, is_away, know_level, own_chair
from stardeck.server.declined import Declined
from stardeck.server.entries import Answered, Asked, ClockChanged, Entry, Paused, Replaced, Undone
from stardeck.server.room import Room


def answer(room: Room, who: str, command: w.Answer, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    ask = room.ask
    if ask is None or ask.number != command.ask or command.seat not in ask.voters:
        raise Declined("no_ask", say("This is not being asked any more."))
    answered: list[Entry] = [Answered(seat=command.seat, yes=command.yes)]
    if command.yes and ask.voters == {command.seat}:
        answered.append(granted(ask.asked))
    return answered


def granted(asked: Asked) -> Entry:
    """What happens when everybody agrees."""
    if asked.kind == "undo":
        return Undone(seat=asked.seat, keep=asked.keep)
    if asked.kind == "tempo":
        return ClockChanged(clock=asked.clock)
    if asked.kind == "pause":
        return Paused(seat=asked.seat)
    return Replaced(seat=asked.target, level=asked.level)


def put(room: Room, asked: Asked, but: Seat | None = None) -> list[Entry]:
    """Ask the others; do it at once if there is nobody to ask."""
    if room.ask is not None:
        raise Declined("asking", say("Something else is being asked already."))
    return [asked] if room.voters(asked.seat) - {but} else [granted(asked)]


def tempo(room: Room, who: str, command: w.Tempo, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    be_on(room)
    return put(room, Asked(seat=command.seat, kind="tempo", clock=command.clock))


def pause(room: Room, who: str, command: w.Pause, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    be_playing(room)
    absent = any(is_away(room, seat, now) for seat in range(len(room.chairs)) if seat != command.seat)
    if room.clock.kind == "none" or absent:
        return [Paused(seat=command.seat)]
    return put(room, Asked(seat=command.seat, kind="pause"))


def replace(room: Room, who: str, command: w.Replace, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    be_on(room)
    know_level(command.level)
    if command.target >= len(room.chairs) or not may_be_replaced(room, command.target, now):
        raise Declined("present", say("Only somebody who is away can be replaced."))
    asked = Asked(seat=command.seat, kind="replace", target=command.target, level=command.level)
    return put(room, asked, but=command.target)


def may_be_replaced(room: Room, seat: Seat, now: int) -> bool:
    """A person who is away, or for whom a bot plays already."""
    chair = room.chairs[seat]
    return chair.kind == "person" and (bool(chair.stand_in) or is_away(room, seat, now))
