"""What an operator can do with rooms: list, inspect, export, roll back, close, readmit. Safe while the server runs."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from stardeck.kernel import Record, StardeckError, say
from stardeck.server import entries as e
from stardeck.server.replaying import replayed
from stardeck.server.room import Room
from stardeck.server.schema import ROOMS
from stardeck.server.store import Store
from stardeck.server.writer import Conflict

TRIES = 20


class NoSuchRoom(StardeckError):
    """There is no room of this id."""


class CannotDo(StardeckError):
    """This cannot be done with the room as it is."""


class RoomRow(msgspec.Struct):
    """A room as the operator sees it."""

    room: str
    game: str
    status: str
    entries: int
    opened: int
    updated: int
    aside: str


async def list_rooms(store: Store, status: str = "", limit: int = 100) -> list[RoomRow]:
    """The rooms changed last."""
    query = sa.select(ROOMS).order_by(ROOMS.c.updated.desc()).limit(limit)
    if status:
        query = query.where(ROOMS.c.status == status)
    return [RoomRow(r.id, r.game, r.status, r.seq, r.opened, r.updated, r.aside) for r in await store.rows(query)]


async def read_room(store: Store, room: str) -> Room:
    """The room its log tells of."""
    entries = await store.log(room)
    if not entries:
        raise NoSuchRoom(say("There is no room {room!r}.", room=room))
    return replayed(room, entries)


async def inspect(store: Store, room: str) -> list[dict[str, Any]]:
    """The log of a room, entry by entry, without seed and hashes."""
    entries = await store.log(room)
    if not entries:
        raise NoSuchRoom(say("There is no room {room!r}.", room=room))
    rows = []
    for logged in entries:
        body = msgspec.to_builtins(logged.entry)
        for secret in ("seed", "who", "holder", "link", "webhook", "secret"):
            body.pop(secret, None)
        rows.append({"seq": logged.seq, "at": logged.at, **body})
    return rows


async def export(store: Store, room: str) -> Record:
    """The record of a room, with its seed: not for players before the end."""
    match = (await read_room(store, room)).match
    if match is None:
        raise CannotDo(say("The game in room {room} has not started.", room=room))
    return match.record()


async def roll_back(store: Store, room: str, actions: int, note: str) -> int:
    """Take the last actions back, with a note everybody at the table reads; how many actions stay."""

    def decide(now: Room) -> e.Entry:
        if now.match is None or not now.match.moves:
            raise CannotDo(say("There is nothing to take back in room {room}.", room=room))
        return e.RolledBack(keep=max(0, len(now.match.moves) - actions), note=note)

    after = await _write(store, room, decide)
    return len(after.match.moves) if after.match is not None else 0


async def close(store: Store, room: str, note: str) -> None:
    """End a room, with a note everybody at the table reads; its log stays."""
    await _write(store, room, lambda _: e.Closed(note=note))


async def readmit(store: Store, room: str) -> None:
    """Let a room that was set aside be played again, if it replays now."""
    await read_room(store, room)
    async with store.engine.begin() as connection:
        due = int(time.time() * 1000)
        await connection.execute(sa.update(ROOMS).where(ROOMS.c.id == room).values(aside="", due=due))


async def _write(store: Store, room: str, decide: Any) -> Room:
    for _ in range(TRIES):
        now = await read_room(store, room)
        entry = decide(now)
        logged = e.Logged(now.seq + 1, max(now.at, int(time.time() * 1000)), entry)
        try:
            await store.append(room, [logged])
        except Conflict:
            continue
        return await read_room(store, room)
    raise CannotDo(say("Room {room} is too busy.", room=room))
