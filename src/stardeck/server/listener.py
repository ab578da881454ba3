"""Hearing other workers: one LISTEN connection per worker; what it misses, the sweep finds."""

import asyncio
import contextlib
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog

from stardeck.server.house import House
from stardeck.server.pen import CHANNEL

log = structlog.get_logger("stardeck.listener")
RETRY = 1.0


class Listener:
    """Passes on "room R is at seq n" to the house."""

    def __init__(self, house: House, catch_up: asyncio.Event) -> None:
        self.house = house
        self.catch_up = catch_up

    async def run(self) -> None:
        """Listen until cancelled; connect again whenever the connection is lost, and catch up then."""
        while True:
            try:
                await self.listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("not listening", why=repr(error))
            await asyncio.sleep(RETRY)

    async def listen(self) -> None:
        """Listen on one connection until it ends."""
        address = self.house.store.address.replace("postgresql+asyncpg://", "postgresql://")
        connection = await asyncpg.connect(address, timeout=10)
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        try:
            await connection.add_listener(CHANNEL, self.heard)
            self.catch_up.set()
            await ended.wait()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)

    def heard(self, _connection: Any, _pid: int, _channel: str, text: object) -> None:
        """`worker room=seq room=seq …`"""
        worker, *rooms = str(text).split()
        if worker == self.house.store.worker:
            return
        for one in rooms:
            room, _, seq = one.partition("=")
            if room in self.house.rooms:
                self.house.spawn(self.house.hear(room, int(seq)))
