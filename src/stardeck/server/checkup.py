"""The check at the start: every unfinished room must still replay; those that do not are set aside, with a report."""

import msgspec
import structlog

from stardeck.server.replaying import DoesNotReplay, replayed
from stardeck.server.store import Store

log = structlog.get_logger("stardeck.checkup")


class Report(msgspec.Struct):
    """What the check found."""

    good: int = 0
    aside: dict[str, str] = {}


async def check_rooms(store: Store) -> Report:
    """Replay every unfinished room."""
    report = Report()
    for room in await store.unfinished():
        try:
            replayed(room, await store.log(room))
            report.good += 1
        except DoesNotReplay as error:
            report.aside[room] = str(error)
            await store.set_aside(room, str(error))
            log.error("room set aside", room=room, why=str(error))
    log.info("rooms checked", good=report.good, aside=len(report.aside))
    return report
