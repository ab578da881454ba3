"""The pen of a worker: everything that is written goes through one task, many rooms in one durable transaction."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stardeck.kernel import StardeckError, say
from stardeck.server.schema import ENTRIES, HOLDERS, OPENINGS, ROOMS

AT_ONCE = 64  # appends in one transaction
CHANNEL = "stardeck"
Rows = Sequence[dict[str, Any]]


class Conflict(StardeckError):
    """Somebody else wrote this entry first; nothing was written."""


class StoreTrouble(StardeckError):
    """The store cannot write now; whether this was written must be read from the store again."""


class Append(msgspec.Struct, eq=False):
    """New entries of one room, written all or not at all."""

    room: str
    seq: int  # of the last of them
    at: int
    entries: Rows
    holders: Rows = ()
    rooms: Rows = ()  # the room itself, if it is new
    openings: Rows = ()


class Project(msgspec.Struct, eq=False):
    """How lists and the sweep see a room; made from the log, so it may lag or be lost."""

    room: str
    seq: int
    row: dict[str, Any]


class Writer:
    """Takes appends, writes them in batches and answers each when it is durable."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine = engine
        self.worker = worker
        self.notifies = engine.dialect.name == "postgresql"
        self.appends: list[tuple[Append, asyncio.Future[None]]] = []
        self.projects: dict[str, Project] = {}
        self.wake = asyncio.Event()
        self.batches = 0

    async def append(self, append: Append) -> None:
        """Return when it is durable; `Conflict` or `StoreTrouble` if it is not."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.appends.append((append, future))
        self.wake.set()
        await future

    def project(self, project: Project) -> None:
        """Write this some time soon; a newer one for the same room takes its place."""
        self.projects[project.room] = project
        self.wake.set()

    async def run(self) -> None:
        """Write until cancelled."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.appends or self.projects:
                await self.write_some()

    async def flush(self) -> None:
        """Write what is left before closing."""
        while self.appends or self.projects:
            await self.write_some()

    async def write_some(self) -> None:
        """One batch: in one transaction if nobody interferes, else one by one."""
        batch, self.appends = self.appends[:AT_ONCE], self.appends[AT_ONCE:]
        projects, self.projects = list(self.projects.values()), {}
        self.batches += 1
        try:
            await self.write([append for append, _ in batch], projects)
        except IntegrityError:
            for append, future in batch:
                await self.write_one(append, future)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            for _, future in batch:
                _fail(future, error)
        else:
            for _, future in batch:
                if not future.done():
                    future.set_result(None)

    async def write_one(self, append: Append, future: "asyncio.Future[None]") -> None:
        """One append in its own transaction."""
        try:
            await self.write([append], [])
        except IntegrityError:
            if not future.done():
                future.set_exception(Conflict(say("Somebody else was faster.")))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            _fail(future, error)
        else:
            if not future.done():
                future.set_result(None)

    async def write(self, appends: list[Append], projects: list[Project]) -> None:
        """Everything in one transaction; rooms in one order for all workers, so that they never wait in a circle."""
        appends = sorted(appends, key=lambda append: (append.room, append.seq))
        async with self.engine.begin() as connection:
            for table, rows in (
                (ROOMS, [row for append in appends for row in append.rooms]),
                (ENTRIES, [row for append in appends for row in append.entries]),
                (OPENINGS, [row for append in appends for row in append.openings]),
            ):
                if rows:
                    await connection.execute(sa.insert(table), rows)
            holders = [row for append in appends for row in append.holders]
            if holders:
                await connection.execute(_insert_new_holders(connection), holders)
            if appends:
                await connection.execute(ADVANCE, [advance(append) for append in appends])
            for project in sorted(projects, key=lambda project: project.room):
                await connection.execute(PROJECT.values(project.row), {"b_room": project.room, "b_seq": project.seq})
            if self.notifies and appends:
                told = " ".join(f"{append.room}={append.seq}" for append in appends)
                await connection.execute(NOTIFY, {"channel": CHANNEL, "text": f"{self.worker} {told}"})


SOON = 3_000  # a room nobody reported about after an append is looked at again after this long

ADVANCE = (
    sa.update(ROOMS)
    .where(ROOMS.c.id == sa.bindparam("b_room"))
    .values(seq=sa.bindparam("b_seq"), updated=sa.bindparam("b_at"), due=sa.bindparam("b_due"))
)
PROJECT = sa.update(ROOMS).where(ROOMS.c.id == sa.bindparam("b_room"), ROOMS.c.seq == sa.bindparam("b_seq"))
NOTIFY = sa.text("SELECT pg_notify(:channel, :text)")


def advance(append: Append) -> dict[str, Any]:
    """The room has more entries; if this worker dies now, another looks at it soon."""
    return {"b_room": append.room, "b_seq": append.seq, "b_at": append.at, "b_due": append.at + SOON}


def _insert_new_holders(connection: AsyncConnection) -> Any:
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as postgres_insert

        return postgres_insert(HOLDERS).on_conflict_do_nothing()
    from sqlalchemy.dialects.sqlite import insert as sqlite_insert

    return sqlite_insert(HOLDERS).on_conflict_do_nothing()


def _fail(future: "asyncio.Future[None]", error: BaseException) -> None:
    if not future.done():
        trouble = StoreTrouble(say("The server cannot write right now; nothing was done. Please try again."))
        trouble.__cause__ = error
        future.set_exception(trouble)
