"""The connection to the database: the same for SQLite and PostgreSQL, durable in both."""

from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
