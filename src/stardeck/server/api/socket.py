"""The door for sockets."""

import contextlib

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stardeck.kernel import say
from stardeck.server import wire as w
from stardeck.server.api.visitor import house_of, who_of
from stardeck.server.declined import Declined
from stardeck.server.presence import arrive, depart
from stardeck.server.sockets import AnySocket, Connection, may_watch

REFUSED = 4403  # close code: the first message says why


@websocket("/api/rooms/{room:str}/ws")
async def look_at(socket: AnySocket, room: FromPath[str]) -> None:
    """Look at a room: `?seat=1` through the eyes of your seat, `?after=17` with everything after entry 17."""
    await socket.accept()
    try:
        connection = await let_in(socket, room)
    except Declined as declined:
        refused = w.Refused(code=declined.code, rule=declined.rule, why=declined.why)
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_text(msgspec.json.encode(refused).decode())
            await socket.close(REFUSED)
        return
    house = connection.house
    try:
        await arrive(house, connection)
        await connection.run()
    finally:
        depart(house, connection)
        with contextlib.suppress(Exception):
            await socket.close()


async def let_in(socket: AnySocket, room: str) -> Connection:
    """A connection to the room, or `Declined`."""
    house, who = house_of(socket), who_of(socket)
    seat, after = _number(socket, "seat"), _number(socket, "after") or 0
    live = await house.find(room)
    if not may_watch(live, who):
        raise Declined("not_yours", say("This room is not for watching."))
    if seat is not None and seat not in live.room.holds(who):
        raise Declined("not_yours", say("This is not your seat."))
    if len(live.sockets) >= house.settings.limits.watchers:
        raise Declined("crowded", say("There are too many people in this room."))
    return Connection(house, live, socket, who, seat, after)


def _number(socket: AnySocket, name: str) -> int | None:
    text = socket.query_params.get(name)
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Declined("message", say("{name} must be a number.", name=name))
    return int(text)
