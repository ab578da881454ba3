"""The check at the start: every unfinished room must still replay; those that do not are set aside, with a report."""

import time

import msgspec
import structlog

from stardeck.server.replaying import DoesNotReplay, replayed
from stardeck.server.store import Store

log = structlog.get_logger("stardeck.checkup")


class Report(msgspec.Struct):
    """What the check found."""

    good: int = 0
    aside: dict[str, str] = {}
    later: int = 0  # not checked yet: they are when somebody comes in


async def check_rooms(store: Store, seconds: float = 20) -> Report:
    """Replay the unfinished rooms, the newest first; those the time does not suffice for are checked on entering."""
    report = Report()
    deadline = time.monotonic() + seconds
    for room in await store.unfinished():
        if time.monotonic() > deadline:
            report.later += 1
            continue
        try:
            replayed(room, await store.log(room))
            report.good += 1
        except DoesNotReplay as error:
            report.aside[room] = str(error)
            await store.set_aside(room, str(error))
            log.error("room set aside", room=room, why=str(error))
    log.info("rooms checked", good=report.good, aside=len(report.aside), later=report.later)
    return report
