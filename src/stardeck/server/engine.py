"""The connection to the database: the same for SQLite and PostgreSQL, durable in both."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

LOCK_WAIT = 3_000  # milliseconds a writer waits for a locked SQLite file


def open_engine(address: str) -> AsyncEngine:
    """An engine whose commits survive the death of process and machine."""
    if address.startswith("sqlite"):
        engine = create_async_engine(address, connect_args={"timeout": LOCK_WAIT / 1000})
        event.listen(engine.sync_engine, "connect", _make_durable)
        return engine
    return create_async_engine(
        address,
        pool_size=6,
        max_overflow=10,
        pool_pre_ping=True,
        connect_args={"server_settings": {"synchronous_commit": "on"}, "timeout": 10, "command_timeout": 20},
    )


def _make_durable(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={LOCK_WAIT}")
    cursor.close()


class Desk:
    """Where one worker writes: one connection kept open, one transaction at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def run(self, work: Callable[[Connection], None]) -> None:
        """Do the work in a transaction; durable when it returns. After a failure the next one connects anew."""
        try:
            if self.connection is None:
                self.connection = await self.engine.connect()
            async with self.connection.begin():
                await self.connection.run_sync(work)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Let go of the connection."""
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                await connection.invalidate()
            finally:
                await connection.close()


class FileDesk(Desk):
    """The same for a SQLite file, in a thread of its own: one hop per transaction instead of one per statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        address = engine.url.set(drivername="sqlite")
        self.file = create_engine(address, connect_args={"timeout": LOCK_WAIT / 1000, "check_same_thread": False})
        event.listen(self.file, "connect", _make_durable)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.open: Connection | None = None

    async def run(self, work: Callable[[Connection], None]) -> None:
        """Do the work in a transaction; durable when it returns."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, work)

    def write(self, work: Callable[[Connection], None]) -> None:
        """In the thread of the desk."""
        if self.open is None:
            self.open = self.file.connect()
        try:
            with self.open.begin():
                work(self.open)
        except BaseException:
            self.open.close()
            self.open = None
            raise

    async def close(self) -> None:
        """Let go of the file."""
        if self.open is not None:
            self.open.close()
            self.open = None
        self.file.dispose()
        self.thread.shutdown()


def open_desk(engine: AsyncEngine) -> Desk:
    """The desk that fits the database."""
    return FileDesk(engine) if engine.dialect.name == "sqlite" else Desk(engine)
