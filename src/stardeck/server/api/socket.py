"""The door for sockets."""

import contextlib
import re

import msgspec
from litestar import Litestar
from litestar.types import Receive, Scope, Send

from stardeck.kernel import say
from stardeck.server import wire as w
from stardeck.server.declined import Declined
from stardeck.server.house import House
from stardeck.server.lean import HungUp
from stardeck.server.line import Line
from stardeck.server.presence import arrive, depart
from stardeck.server.sockets import Connection, may_watch

REFUSED = 4403  # close code: the first message says why
PLACE = re.compile(r"^/api/rooms/([^/]{1,40})/ws$")


class Door:
    """Sockets come in here and not through the framework: it has nothing to do for them but to be passed each time."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line, place = Line(scope, receive, send), PLACE.match(str(scope["path"]))
        if place is None:
            await receive()
            await line.close(REFUSED)
            return
        house: House = self.app.state.house
        await look_at(house, line, place[1])


async def look_at(house: House, line: Line, room: str) -> None:
    """Look at a room: `?seat=1` through the eyes of your seat, `?after=17` with everything after entry 17."""
    await line.accept()
    try:
        connection = await let_in(house, line, room)
    except Declined as declined:
        refused = w.Refused(code=declined.code, rule=declined.rule, why=declined.why)
        with contextlib.suppress(HungUp):
            line.write([msgspec.json.encode(refused)])
            await line.close(REFUSED)
        return
    try:
        await arrive(house, connection)
        await connection.run()
    finally:
        depart(house, connection)
        with contextlib.suppress(Exception):
            await line.close()


async def let_in(house: House, line: Line, room: str) -> Connection:
    """A connection to the room, or `Declined`."""
    who, seat, after = line.who, _number(line, "seat"), _number(line, "after") or 0
    live = await house.find(room)
    if not may_watch(live, who):
        raise Declined("not_yours", say("This room is not for watching."))
    if seat is not None and seat not in live.room.holds(who):
        raise Declined("not_yours", say("This is not your seat."))
    if len(live.sockets) >= house.settings.limits.watchers:
        raise Declined("crowded", say("There are too many people in this room."))
    return Connection(house, live, line, who, seat, after)


def _number(line: Line, name: str) -> int | None:
    text = line.asked(name)
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Declined("message", say("{name} must be a number.", name=name))
    return int(text)
