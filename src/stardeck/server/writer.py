"""The writer of a worker: everything goes through one task, many rooms in one durable transaction."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stardeck.kernel import StardeckError, say
from stardeck.server.engine import Desk
from stardeck.server.pen import Append, Pen

AT_ONCE = 256  # appends in one transaction
REPORT_EVERY = 0.25  # seconds between two reports about rooms: they may lag, the log may not
T = TypeVar("T")
Report = Callable[[], dict[str, Any]]
log = structlog.get_logger("stardeck.writer")
TROUBLES = (SQLAlchemyError, OSError, TimeoutError)


class Conflict(StardeckError):
    """Somebody else wrote this entry first; nothing was written."""


class StoreTrouble(StardeckError):
    """The store cannot write now; whether this was written must be read from the store again."""


class Writer:
    """Takes appends, writes them in batches and answers each when it is durable."""

    def __init__(self, desk: Desk, worker: str) -> None:
        self.desk = desk
        self.worker = worker
        self.pen = Pen(desk.engine.dialect)
        self.appends: list[Append] = []
        self.reports: dict[str, Report] = {}
        self.reported = 0.0
        self.wake = asyncio.Event()
        self.batches = 0

    def append(self, append: Append) -> None:
        """Write it soon, and settle it then."""
        self.appends.append(append)
        self.wake.set()

    def report(self, room: str, report: Report) -> None:
        """Write soon how lists and the sweep see a room; a newer report takes the place of an older one."""
        self.reports[room] = report

    async def run(self) -> None:
        """Write until cancelled."""
        while True:
            try:
                async with asyncio.timeout(REPORT_EVERY):
                    await self.wake.wait()
            except TimeoutError:
                pass
            self.wake.clear()
            while self.appends or self.reports_due:
                await self.write_some()

    @property
    def reports_due(self) -> bool:
        """Whether reports have waited long enough."""
        return bool(self.reports) and time.monotonic() - self.reported > REPORT_EVERY

    async def flush(self) -> None:
        """Write what is left before closing."""
        self.reported = 0.0
        while self.appends or self.reports_due:
            await self.write_some()

    async def write_some(self) -> None:
        """One batch: in one transaction if nobody interferes, else one by one."""
        batch, self.appends = self.appends[:AT_ONCE], self.appends[AT_ONCE:]
        reports: list[dict[str, Any]] = []
        if self.reports_due:
            reports = [report() for report in self.reports.values()]
            self.reports, self.reported = {}, time.monotonic()
        self.batches += 1
        try:
            await self.desk.run(lambda connection: self.pen.write(connection, self.worker, batch, reports))
        except IntegrityError:
            for append in batch:
                await self.write_one(append)
        except TROUBLES as error:
            log.warning("batch not written", appends=len(batch), reports=len(reports), why=type(error).__name__)
            for append in batch:
                append.settle(trouble(error))
        else:
            for append in batch:
                append.settle(None)

    async def write_one(self, append: Append) -> None:
        """One append in its own transaction."""
        try:
            await self.desk.run(lambda connection: self.pen.write(connection, self.worker, [append], []))
        except IntegrityError:
            append.settle(Conflict(say("Somebody else was faster.")))
        except TROUBLES as error:
            append.settle(trouble(error))
        else:
            append.settle(None)


def tell(written: "asyncio.Future[T]", outcome: T, error: Exception | None) -> None:
    """Tell whoever waits, if somebody still does, how it went."""
    if written.done():
        return
    if error is None:
        written.set_result(outcome)
    else:
        written.set_exception(error)


def trouble(error: Exception) -> StoreTrouble:
    """What those who wait for an append are told."""
    told = StoreTrouble(say("The server cannot write right now; nothing was done. Please try again."))
    told.__cause__ = error
    return told
