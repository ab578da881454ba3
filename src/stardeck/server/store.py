"""The store: append-only logs of rooms, and what is known about rooms without reading their logs."""

import asyncio
import contextlib
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.ext.asyncio import AsyncEngine

from stardeck.server import entries as e
from stardeck.server import migrations
from stardeck.server.engine import open_desk, open_engine
from stardeck.server.pen import Append, Settle
from stardeck.server.schema import ENTRIES, HOLDERS, LEASES, OPENINGS, ROOMS
from stardeck.server.wire import ListedRoom
from stardeck.server.writer import Report, Writer, tell


class Store:
    """One worker's hand on the database. The only thing workers share is what they write here."""

    def __init__(self, address: str, worker: str = "admin") -> None:
        self.address = address
        self.worker = worker
        self.engine: AsyncEngine = open_engine(address)
        self.writer = Writer(open_desk(self.engine), worker)
        self.task: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether several workers can share it."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        self.task = asyncio.create_task(self.writer.run(), name="writer")

    async def close(self) -> None:
        """Write what is left and let go of the database."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.writer.flush()
        await self.writer.desk.close()
        await self.engine.dispose()

    # ------------------------------------------------------------------ the log

    async def append(self, room: str, logged: list[e.Logged], *, opening: tuple[str, str] | None = None) -> None:
        """Add entries to a room's log; durable when it returns, else `Conflict` or `StoreTrouble`."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(room, logged, partial(tell, written, None), opening)
        await written

    def append_soon(
        self, room: str, logged: list[e.Logged], settle: Settle, opening: tuple[str, str] | None = None
    ) -> None:
        """The same without waiting: `settle` is called when it is durable, or cannot be."""
        last = logged[-1]
        rows = [
            {"room": room, "seq": one.seq, "at": one.at, "body": e.write_entry(one.entry).decode()} for one in logged
        ]
        append = Append(
            room=room, seq=last.seq, at=last.at, entries=rows, settle=settle, holders=_holders(room, logged)
        )
        if logged[0].seq == 1:
            append.rooms = [_room_row(room, logged)]
        if opening is not None:
            append.openings = [{"who": opening[0], "wish": opening[1], "room": room}]
        self.writer.append(append)

    async def log(self, room: str, after: int = 0) -> list[e.Logged]:
        """The entries of a room after number `after`."""
        query = (
            sa.select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.room == room, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
        )
        return [e.Logged(row.seq, row.at, e.read_entry(row.body)) for row in await self.rows(query)]

    async def heads(self, rooms: list[str]) -> dict[str, int]:
        """The number of the last entry of each of these rooms."""
        found: dict[str, int] = {}
        for start in range(0, len(rooms), 500):
            query = sa.select(ROOMS.c.id, ROOMS.c.seq).where(ROOMS.c.id.in_(rooms[start : start + 500]))
            found.update({row.id: row.seq for row in await self.rows(query)})
        return found

    # ------------------------------------------------------------------ what is known about rooms

    def report(self, room: str, report: Report) -> None:
        """Note soon how lists show a room and when the server must look at it again."""
        self.writer.report(room, report)

    async def opening(self, who: str, wish: str) -> str | None:
        """The room this wish has opened already."""
        query = sa.select(OPENINGS.c.room).where(OPENINGS.c.who == who, OPENINGS.c.wish == wish)
        return next((row.room for row in await self.rows(query)), None)

    async def mine(self, who: str) -> list[ListedRoom]:
        """The rooms in which this key holds a seat, newest first."""
        query = sa.select(ROOMS.c.card).join(HOLDERS, HOLDERS.c.room == ROOMS.c.id).where(HOLDERS.c.who == who)
        return await self.cards(query)

    async def public(self, *status: str) -> list[ListedRoom]:
        """The public rooms with one of these states, newest first."""
        query = sa.select(ROOMS.c.card).where(ROOMS.c.public, ROOMS.c.status.in_(status), ROOMS.c.aside == "")
        return await self.cards(query if "open" in status else query.where(ROOMS.c.watch))

    async def cards(self, query: Any) -> list[ListedRoom]:
        """The first hundred rooms of a list."""
        rows = await self.rows(query.where(ROOMS.c.card != "").order_by(ROOMS.c.updated.desc()).limit(100))
        return [msgspec.json.decode(row.card, type=ListedRoom) for row in rows]

    async def due(self, now: int, limit: int = 50) -> list[str]:
        """Rooms the server should have looked at by now."""
        query = sa.select(ROOMS.c.id).where(ROOMS.c.due <= now, ROOMS.c.aside == "").order_by(ROOMS.c.due).limit(limit)
        return [row.id for row in await self.rows(query)]

    async def unfinished(self) -> list[str]:
        """Rooms whose game is not over."""
        query = sa.select(ROOMS.c.id).where(ROOMS.c.status.not_in(("over", "closed")), ROOMS.c.aside == "")
        return [row.id for row in await self.rows(query.order_by(ROOMS.c.updated.desc()))]

    async def count_unfinished(self) -> int:
        """How many rooms are not over."""
        query = sa.select(sa.func.count()).select_from(ROOMS).where(ROOMS.c.status.not_in(("over", "closed")))
        return int((await self.rows(query))[0][0])

    async def aside(self, room: str) -> str | None:
        """Why a room was set aside; "" if it was not; None if there is no such room."""
        rows = await self.rows(sa.select(ROOMS.c.aside).where(ROOMS.c.id == room))
        return rows[0].aside if rows else None

    async def set_aside(self, room: str, why: str) -> None:
        """Keep a room that does not replay out of everybody's way; its log stays as it is."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(ROOMS).where(ROOMS.c.id == room).values(aside=why, due=None))

    async def take_lease(self, room: str, now: int, until: int) -> bool:
        """Whether this worker does the duties of a room until then. Without other workers it always does."""
        if not self.shared:
            return True
        insert = postgres_insert(LEASES).values(room=room, worker=self.worker, until=until)
        free = (LEASES.c.until < now) | (LEASES.c.worker == self.worker)
        take = insert.on_conflict_do_update(
            index_elements=["room"], set_={"worker": self.worker, "until": until}, where=free
        ).returning(LEASES.c.room)
        async with self.engine.begin() as connection:
            return (await connection.execute(take)).first() is not None

    async def rows(self, query: Any) -> list[Any]:
        """The rows a query finds."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _holders(room: str, logged: list[e.Logged]) -> list[dict[str, Any]]:
    who = [one.entry.holder for one in logged if isinstance(one.entry, (e.Joined, e.Claimed))]
    return [{"who": holder, "room": room} for holder in sorted(set(who))] if who else []


def _room_row(room: str, logged: list[e.Logged]) -> dict[str, Any]:
    opened, at = logged[0].entry, logged[0].at
    assert isinstance(opened, e.Opened)
    row = {"id": room, "seq": logged[-1].seq, "game": opened.game, "status": "open", "card": "", "aside": ""}
    return row | {"public": opened.public, "watch": opened.watch, "opened": at, "updated": at, "due": at}
