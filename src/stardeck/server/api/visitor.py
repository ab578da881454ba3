"""Who asks, and what they may see."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import PathParameter, QueryParameter

from stardeck.kernel import Match, Seat, say
from stardeck.server.declined import Declined
from stardeck.server.house import House
from stardeck.server.keys import key_in
from stardeck.server.limits import Buckets
from stardeck.server.live import Live
from stardeck.server.sockets import may_watch

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
RoomId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{16}$", description="The room's id.")]
SeatInPath = Annotated[int, PathParameter(ge=0, le=15, description="The number of a seat.")]
SeatAsked = Annotated[int, QueryParameter(ge=0, le=15, description="The number of your seat.")]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=15, description="Through whose eyes; nobody: a spectator's.")]


def house_of(connection: AnyConnection) -> House:
    """The house of this worker."""
    house: House = connection.app.state.house
    return house


def who_of(connection: AnyConnection) -> str:
    """The hash of the visitor's key; "" for a stranger."""
    headers = connection.headers
    return key_in(headers.get("cookie", ""), headers.get("authorization", ""))[0]


def known_visitor(connection: AnyConnection) -> str:
    """The hash of the visitor's key; strangers are asked to get one first."""
    who = who_of(connection)
    if not who:
        raise Declined("no_key", say("Get a key first: POST /api/keys."))
    return who


def limit(connection: AnyConnection, what: str, name: str) -> None:
    """Not too often."""
    buckets: dict[str, Buckets] = connection.app.state.buckets
    if not buckets[what].take(name):
        raise Declined("rate", say("That was too often; please wait a moment."))


async def seen_room(connection: AnyConnection, room: str, seat: Seat | None = None) -> Live:
    """A room the visitor may look at, through the eyes of a seat the visitor holds."""
    live = await house_of(connection).find(room)
    who = who_of(connection)
    if not may_watch(live, who):
        raise Declined("not_yours", say("This room is not for watching."))
    if seat is not None and seat not in live.room.holds(who):
        raise Declined("not_yours", say("This is not your seat."))
    return live


def dealt(live: Live) -> Match:
    """The match of a room that has started."""
    if live.room.match is None:
        raise Declined("not_playing", say("The game has not started yet."))
    return live.room.match


def finished(live: Live) -> Match:
    """The match of a room that is over."""
    match = dealt(live)
    if match.result is None:
        raise Declined("not_over", say("The game is not over yet."))
    return match
