"""The sweep: every few seconds, look for what is due, what was missed, and what nobody needs in memory."""

import asyncio
import time

import structlog

from stardeck.server.declined import Declined
from stardeck.server.house import House
from stardeck.server.live import now
from stardeck.server.metrics import METRICS

log = structlog.get_logger("stardeck.sweep")


async def sweep_forever(house: House, at_once: asyncio.Event) -> None:
    """Sweep now, then regularly, and whenever something may have been missed."""
    while True:
        try:
            await sweep(house)
        except Declined as declined:
            log.warning("sweep failed", why=declined.why)
        except Exception:
            METRICS.errors.inc()
            log.exception("sweep crashed")
        try:
            async with asyncio.timeout(house.settings.sweep / 1000):
                await at_once.wait()
        except TimeoutError:
            pass
        at_once.clear()


async def sweep(house: House) -> None:
    """One look around."""
    await catch_up_all(house)
    await look_at_due(house)
    give_up_stuck(house)
    forget_idle(house)
    METRICS.live.set(len(house.rooms))
    METRICS.look_at_process()


async def catch_up_all(house: House) -> None:
    """A lost notice only delays: compare every live room with the store."""
    heads = await house.reading(house.store.heads(list(house.rooms)))
    for room, seq in heads.items():
        await house.hear(room, seq)


async def look_at_due(house: House) -> None:
    """Rooms where something should have happened: a worker died, or a timer was lost."""
    for room in await house.reading(house.store.due(now())):
        try:
            live = await house.find(room)
        except Declined:
            continue
        if live.duty_task is None:
            house.steward.plan(live)
        if live.duty is None:
            house.report(live)
    for live in list(house.rooms.values()):
        if live.duty_task is None and live.duty is not None:
            house.steward.plan(live)


def give_up_stuck(house: House) -> None:
    """A reader who takes nothing for long is let go; a timer for every message would cost more than the message."""
    for live in house.rooms.values():
        for connection in live.sockets:
            if connection.is_stuck:
                log.info("socket stuck", room=live.room.id[:4])
                connection.give_up()


def forget_idle(house: House) -> None:
    """Rooms nobody looks at leave the memory; their logs stay."""
    deadline = time.monotonic() - house.settings.idle / 1000
    for room, live in list(house.rooms.items()):
        if live.idle and live.used < deadline:
            live.rest()
            del house.rooms[room]
