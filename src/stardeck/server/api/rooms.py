"""Opening rooms, and holding a seat from another device."""

from litestar import post
from litestar.params import JSONBody

from stardeck.kernel import say
from stardeck.server import wire as w
from stardeck.server.api.examples import NewRoomCall
from stardeck.server.api.visitor import AnyRequest, RoomId, SeatInPath, house_of, known_visitor, limit
from stardeck.server.declined import Declined
from stardeck.server.entries import Claimed, Entry, Linked
from stardeck.server.gate import address
from stardeck.server.keys import hashed
from stardeck.server.keys import new_key as new_secret
from stardeck.server.room import Room


@post("/api/rooms", tags=["rooms"], status_code=201, summary="Open a room", operation_class=NewRoomCall)
async def open_a_room(request: AnyRequest, data: JSONBody[w.NewRoom]) -> w.OpenedRoom:
    """Open a room, sit down, add bots and deal: in one call if you like. Sent again it opens nothing new."""
    who = known_visitor(request)
    limit(request, "rooms", address(request.scope))
    room, seq = await house_of(request).open(who, data)
    return w.OpenedRoom(room, seq, f"/r/{room}")


@post("/api/rooms/{room:str}/seats/{seat:int}/link", tags=["rooms"], status_code=201, summary="Make a private link")
async def make_link(request: AnyRequest, room: RoomId, seat: SeatInPath) -> w.Link:
    """The private link of your seat, for another device of yours; an older one is worth nothing from now on."""
    who, house = known_visitor(request), house_of(request)
    live = await house.find(room)
    secret = new_secret()

    def link(room: Room) -> list[Entry]:
        if seat not in room.holds(who):
            raise Declined("not_yours", say("This is not your seat."))
        return [Linked(seat=seat, link=hashed(secret))]

    await house.add(live, link)
    return w.Link(secret, f"/r/{room}#seat={secret}")


@post("/api/rooms/{room:str}/claim", tags=["rooms"], status_code=200, summary="Come in by a private link")
async def claim_seat(request: AnyRequest, room: RoomId, data: JSONBody[w.Claim]) -> w.Done:
    """Hold the seat of a private link from this device too."""
    who, house = known_visitor(request), house_of(request)
    limit(request, "keys", address(request.scope))
    live = await house.find(room)
    link = hashed(data.secret)

    def claim(room: Room) -> list[Entry]:
        for seat, chair in enumerate(room.chairs):
            if chair.link and chair.link == link:
                return [] if who in chair.holders else [Claimed(seat=seat, holder=who)]
        raise Declined("no_link", say("This link is not valid any more."))

    return w.Done(id="", seq=await house.add(live, claim))
