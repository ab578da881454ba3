"""A room in the memory of a worker, with the sockets of those who look at it."""

import asyncio
import time
from typing import TYPE_CHECKING

from stardeck.kernel import Seat
from stardeck.server.duties import Duty
from stardeck.server.room import Room

if TYPE_CHECKING:
    from stardeck.server.sockets import Connection


SOON = 60_000  # milliseconds


class Live:
    """A room, the lock under which it changes, and what runs for it in this worker."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.stale = False  # a write went wrong: read the log before the next decision
        self.sockets: set[Connection] = set()
        self.duty: Duty | None = None
        self.duty_token = ""
        self.duty_task: asyncio.Task[None] | None = None
        self.lease_until = 0
        self.farewells: dict[Seat, asyncio.Task[None]] = {}
        self.used = time.monotonic()

    def touch(self) -> None:
        """Somebody is interested."""
        self.used = time.monotonic()

    def present(self, seat: Seat) -> bool:
        """Whether somebody looks through the eyes of this seat here."""
        return any(connection.seat == seat for connection in self.sockets)

    @property
    def idle(self) -> bool:
        """Whether nothing here needs the memory soon; the sweep loads a room again when its duty is due."""
        soon = self.duty is not None and self.duty.at < now() + SOON
        return not self.sockets and not soon and not self.lock.locked()

    def rest(self) -> None:
        """Stop everything that runs for this room."""
        for task in (self.duty_task, *self.farewells.values()):
            if task is not None:
                task.cancel()
        self.duty, self.duty_task = None, None
        self.farewells.clear()


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
