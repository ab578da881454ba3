"""The application: everything put together."""

import asyncio
import contextlib
import gc
import os
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import platformdirs
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from stardeck import __version__
from stardeck.server import settings as s
from stardeck.server.api import HANDLERS, ROUTES, Door
from stardeck.server.gate import Gate
from stardeck.server.house import House
from stardeck.server.limits import Buckets
from stardeck.server.listener import Listener
from stardeck.server.logs import set_up_logs
from stardeck.server.store import Store
from stardeck.server.sweep import sweep_forever

ABOUT = (
    "Rooms in which people and bots play. Get a key, open a room or take a seat, then look at the room through a "
    "websocket (/api/rooms/{room}/ws) or by asking. A device is known by its key, in a cookie or as bearer."
)


def data_folder() -> Path:
    """Where the embedded database lies."""
    return Path(os.environ.get("STARDECK_DATA") or platformdirs.user_data_dir("stardeck"))


def make_app(settings: s.Settings) -> ASGIApp:
    """The application behind its gate."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        worker = f"{os.getpid()}-{secrets.token_hex(4)}"
        store = Store(s.database_address(settings, data_folder()), worker)
        await store.open()
        house = app.state.house = House(settings, store)
        missed = asyncio.Event()
        tasks = [asyncio.create_task(sweep_forever(house, missed), name="sweep")]
        if store.shared:
            tasks.append(asyncio.create_task(Listener(house, missed).run(), name="listener"))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            await store.close()

    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Stardeck",
            version=__version__,
            description=ABOUT,
            path="/api",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer", description="A key.")}
            ),
            security=[{"bearer": []}],
        ),
    )
    limits = settings.limits
    app.state.buckets = {
        "rooms": Buckets(*limits.rooms),
        "keys": Buckets(*limits.keys),
        "hints": Buckets(*limits.hints),
    }
    return Gate(app, Door(app), settings)


def from_environment() -> ASGIApp:
    """The application of a worker process."""
    settings = s.from_environment()
    set_up_logs(settings.quiet)
    app = make_app(settings)
    keep_pauses_short()
    return app


def keep_pauses_short() -> None:
    """Look for garbage less often, and never again among what was loaded at the start: that is a pause for all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
