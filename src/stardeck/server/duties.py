"""What the server itself must do in a room, and when: let bots play, confirm only choices, watch the clocks."""

import hashlib
from typing import Literal

import msgspec

from stardeck.kernel import Seat
from stardeck.server.room import Room
from stardeck.server.settings import Pauses

DutyKind = Literal["bot", "confirm", "flag", "remind"]
HOUR = 3_600_000


class Duty(msgspec.Struct, frozen=True):
    """At this time (milliseconds) this must be done for this seat, unless the room has changed since."""

    at: int
    kind: DutyKind
    seat: Seat
    seq: int
    think_at: int  # a bot may start to think this early


def next_duty(room: Room, pauses: Pauses) -> Duty | None:
    """The earliest thing the server must do here."""
    if room.status != "playing":
        return None
    duties = [duty for seat in room.waiting for duty in duties_of(room, seat, pauses)]
    return min(duties, key=lambda duty: duty.at, default=None)


def duties_of(room: Room, seat: Seat, pauses: Pauses) -> list[Duty]:
    """What must be done for one seat that is asked."""
    chair, asked = room.chairs[seat], room.asked_at[seat]
    assert asked is not None
    if chair.bot:
        pause = human_pause(room, seat, pauses.bot)
        return [Duty(asked + pause, "bot", seat, room.seq, asked)]
    duties = []
    if room.confirms(seat) and len(room.choices(seat)) == 1:
        pause = human_pause(room, seat, pauses.confirm) if room.has_others(seat) else 0
        duties.append(Duty(asked + pause, "confirm", seat, room.seq, asked))
    until = None if room.clocks is None else room.clocks.until(seat)
    if until is not None:
        duties.append(Duty(until, "flag", seat, room.seq, until))
    if chair.webhook and chair.remind and chair.reminded != asked:
        at = asked + chair.remind * HOUR
        duties.append(Duty(at, "remind", seat, room.seq, at))
    return duties


def human_pause(room: Room, seat: Seat, between: tuple[int, int]) -> int:
    """A pause like a person's, unforeseeable for players and the same for every worker; milliseconds."""
    low, high = between
    if high <= low or room.match is None:
        return low
    text = room.match.seed + f"pause {seat} {len(room.match.moves)} {room.asked_at[seat]}".encode()
    share = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest()) / 2**64
    return low + int((high - low) * share**2)  # short pauses are more frequent, like people's
