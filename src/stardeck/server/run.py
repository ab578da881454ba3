"""Running the server: bring the store up to date, check the rooms, then serve with one worker or many."""

import asyncio
import contextlib
import os
import tempfile
from collections.abc import Iterator

import uvicorn

from stardeck.kernel import StardeckError, say
from stardeck.server import settings as s
from stardeck.server.app import data_folder
from stardeck.server.checkup import Report, check_rooms
from stardeck.server.lean import Lean
from stardeck.server.logs import set_up_logs
from stardeck.server.metrics import SHARED
from stardeck.server.store import Store


class CannotServe(StardeckError):
    """The server cannot be started like this."""


async def prepare(settings: s.Settings) -> Report:
    """Migrate the store and set aside what no longer replays."""
    store = Store(s.database_address(settings, data_folder()))
    await store.open()
    try:
        return await check_rooms(store)
    finally:
        await store.close()


def serve(settings: s.Settings, host: str, port: int, workers: int = 1, proxy: str = "") -> None:
    """Serve until told to stop; running requests are finished, rooms go on at the next start."""
    if workers > 1 and not settings.database.startswith(("postgresql://", "postgres://")):
        raise CannotServe(say("Several workers need PostgreSQL: --database postgresql://…"))
    set_up_logs(settings.quiet)
    asyncio.run(prepare(settings))
    s.to_environment(settings)
    with shared_counters(workers):
        uvicorn.run(
            "stardeck.server.app:from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws=Lean,
            ws_max_size=settings.limits.message,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            timeout_graceful_shutdown=5,
            proxy_headers=bool(proxy),
            forwarded_allow_ips=proxy or None,
        )


@contextlib.contextmanager
def shared_counters(workers: int) -> Iterator[None]:
    """A folder in which several workers keep their counters, so that any of them can tell of all."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="stardeck-counters-", ignore_cleanup_errors=True) as folder:
        os.environ[SHARED] = folder
        yield
