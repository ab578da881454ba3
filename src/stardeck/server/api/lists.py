"""Lists of rooms."""

import msgspec
from litestar import get

from stardeck.server import wire as w
from stardeck.server.api.visitor import AnyRequest, house_of, who_of

NO_ROOMS: list[w.ListedRoom] = []


@get("/api/rooms/mine", tags=["rooms"], summary="My rooms")
async def my_rooms(request: AnyRequest) -> list[w.ListedRoom]:
    """The rooms in which this device holds a seat; where it is your turn first."""
    who, house = who_of(request), house_of(request)
    if not who:
        return NO_ROOMS
    rooms = []
    for listed in await house.reading(house.store.mine(who)):
        live = house.rooms.get(listed.room)
        yours = live.room.holds(who) if live is not None else await _yours(request, listed.room, who)
        if yours:
            turn = any(listed.seats[seat].waiting for seat in yours)
            rooms.append(msgspec.structs.replace(listed, yours=yours, your_turn=turn))
    return sorted(rooms, key=lambda room: not room.your_turn)


async def _yours(request: AnyRequest, room: str, who: str) -> tuple[int, ...]:
    """The seats of a sleeping room, from its log without replaying it."""
    from stardeck.server.holding import seats_in_log

    house = house_of(request)
    return seats_in_log(await house.reading(house.store.log(room)), who)


@get("/api/rooms/open", tags=["rooms"], summary="Open rooms")
async def open_rooms(request: AnyRequest) -> list[w.ListedRoom]:
    """Public rooms with free seats."""
    house = house_of(request)
    rooms: list[w.ListedRoom] = await house.reading(house.store.public("open"))
    return [room for room in rooms if any(seat.kind == "open" for seat in room.seats)]


@get("/api/rooms/watch", tags=["rooms"], summary="Rooms to watch")
async def rooms_to_watch(request: AnyRequest) -> list[w.ListedRoom]:
    """Public games that are being played."""
    house = house_of(request)
    rooms: list[w.ListedRoom] = await house.reading(house.store.public("playing", "paused"))
    return rooms
