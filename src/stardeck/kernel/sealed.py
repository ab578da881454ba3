"""Facts that happened, and envelopes around the secret ones.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

import msgspec

Seat = int


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """A fact that happened at the table, in the words of its game. Games subclass it with a tag of their own."""


class Sealed:
    """An event that only some seats may read in full; everybody else reads what the envelope looks like outside.

    It is no struct on purpose: the wire encoder refuses to encode it.
    """

    __slots__ = ("inside", "outside", "to")

    def __init__(self, inside: Event, to: tuple[Seat, ...], outside: Event) -> None:
        self.inside = inside
        self.to = to
        self.outside = outside


Told = Event | Sealed


def open_for(told: Told, seat: Seat | None) -> Event:
    """The event as `seat` (None: a spectator) may read it."""
    if isinstance(told, Event):
        return told
    return told.inside if seat in told.to else told.outside
