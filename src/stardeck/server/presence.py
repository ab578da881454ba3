"""Who is at the table: a person whose last connection was closed is away after a grace time."""

import asyncio
from typing import TYPE_CHECKING

from stardeck.kernel import Seat
from stardeck.server.declined import Declined
from stardeck.server.entries import Back, Entry, Gone
from stardeck.server.live import Live
from stardeck.server.room import Room

if TYPE_CHECKING:
    from stardeck.server.house import House
    from stardeck.server.sockets import Connection


async def arrive(house: "House", connection: "Connection") -> None:
    """A connection looks through the eyes of a seat now."""
    live = connection.live
    live.sockets.add(connection)
    for seat in live.room.holds(connection.who):
        farewell = live.farewells.pop(seat, None)
        if farewell is not None:
            farewell.cancel()
        if live.room.chairs[seat].gone:
            await note(house, live, seat, gone=False)


def depart(house: "House", connection: "Connection") -> None:
    """A connection is closed; its seats have a grace time to come back."""
    live = connection.live
    live.sockets.discard(connection)
    live.touch()
    for seat in live.room.holds(connection.who):
        if seat not in live.farewells and not is_here(live, seat):
            live.farewells[seat] = asyncio.create_task(say_farewell(house, live, seat))


def is_here(live: Live, seat: Seat) -> bool:
    """Whether a device that holds the seat is connected to this worker."""
    holders = live.room.chairs[seat].holders
    return any(connection.who in holders for connection in live.sockets)


def object_to(house: "House", live: Live) -> None:
    """Another worker thinks that somebody is away who is connected to this one."""
    for seat, chair in enumerate(live.room.chairs):
        if chair.gone and live.sockets and is_here(live, seat):
            house.spawn(note(house, live, seat, gone=False))


async def say_farewell(house: "House", live: Live, seat: Seat) -> None:
    """After the grace time the seat's person is away."""
    await asyncio.sleep(house.settings.pauses.grace / 1000)
    live.farewells.pop(seat, None)
    if not is_here(live, seat):
        await note(house, live, seat, gone=True)


async def note(house: "House", live: Live, seat: Seat, *, gone: bool) -> None:
    """Write it into the log if it is news."""

    def news(room: Room) -> list[Entry]:
        chair = room.chairs[seat]
        if chair.kind != "person" or chair.gone == gone or room.status in ("over", "closed"):
            return []
        return [Gone(seat=seat) if gone else Back(seat=seat)]

    try:
        await house.add(live, news)
    except Declined:
        return  # the store is in trouble; presence is not worth more trouble
