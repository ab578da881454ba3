"""The house: the rooms of this worker. Check, append (durable), acknowledge, publish: in this order, always."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
import structlog

from stardeck.kernel import say
from stardeck.server import wire as w
from stardeck.server.botpool import BotPool
from stardeck.server.decide import decide
from stardeck.server.declined import Declined
from stardeck.server.entries import Entry, Logged, Rematched, Reminded
from stardeck.server.fold import fold
from stardeck.server.live import Live, now
from stardeck.server.metrics import METRICS
from stardeck.server.opening import meet_again, new_room_id, open_room
from stardeck.server.postman import Postman
from stardeck.server.presence import object_to
from stardeck.server.replaying import DoesNotReplay, replayed
from stardeck.server.room import Room
from stardeck.server.settings import Settings
from stardeck.server.steward import SLACK, Steward
from stardeck.server.store import Store
from stardeck.server.tell import listed_room
from stardeck.server.webhooks import check_address, newly_asked
from stardeck.server.writer import Conflict, StoreTrouble, tell

TRIES = 8  # how often a decision is made again because another worker was faster
T = TypeVar("T")
Decider = Callable[[Room], list[Entry]]
log = structlog.get_logger("stardeck.house")


class House:
    """All rooms somebody looks at through this worker, and the way every change takes."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rooms: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.bots = BotPool(settings.bots)
        self.steward = Steward(self)
        self.postman = Postman(self)
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Do something beside; remember it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.forget)
        return task

    def forget(self, task: "asyncio.Task[Any]") -> None:
        """A task is done; whoever asked for it may have left, so look at its error here."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Declined):
            METRICS.errors.inc()
            log.error("task crashed", exc_info=error)

    async def close(self) -> None:
        """Stop what runs here; nothing is lost by it."""
        for live in self.rooms.values():
            live.rest()
        for task in list(self.tasks):
            task.cancel()
        await self.bots.close()

    # ------------------------------------------------------------------ finding rooms

    async def find(self, room: str) -> Live:
        """A room, from the memory or from its log."""
        live = self.rooms.get(room)
        if live is None:
            async with self.loading.setdefault(room, asyncio.Lock()):
                live = self.rooms.get(room) or await self.load(room)
            self.loading.pop(room, None)
        live.touch()
        return live

    async def load(self, room: str) -> Live:
        """Read a log and play it again; a room that does not replay is set aside with a report."""
        aside = await self.reading(self.store.aside(room))
        if aside is None:
            raise Declined("no_room", say("There is no such room."))
        if aside:
            raise Declined("aside", say("This room cannot be played on: {why}", why=aside))
        try:
            live = Live(replayed(room, await self.reading(self.store.log(room))))
        except DoesNotReplay as error:
            log.error("room set aside", room=room, why=str(error))
            await self.reading(self.store.set_aside(room, str(error)))
            raise Declined("aside", say("This room cannot be played on: {why}", why=error)) from None
        self.rooms[room] = live
        METRICS.loads.inc()
        self.publish(live)
        return live

    async def reading(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Read from the store; say so if it does not answer."""
        try:
            return await work
        except DoesNotReplay:
            raise
        except Exception as error:
            log.error("store does not answer", why=repr(error))
            raise Declined("store", say("The server cannot read right now. Please try again.")) from error

    async def catch_up(self, live: Live) -> None:
        """Fold what others have written; call it under the room's lock."""
        entries = await self.reading(self.store.log(live.room.id, live.room.seq))
        for logged in entries:
            fold(live.room, logged)
        live.stale = False
        if entries:
            self.publish(live)

    async def hear(self, room: str, seq: int) -> None:
        """Another worker says that a room has entries up to `seq`."""
        live = self.rooms.get(room)
        if live is not None and live.room.seq < seq:
            async with live.lock:
                if live.room.seq < seq:
                    await self.catch_up(live)

    # ------------------------------------------------------------------ changing rooms

    async def add(self, live: Live, decide: Decider) -> int:
        """Decide, make it durable, fold, publish; the number of the room's last entry.

        What is decided goes on even if whoever asked does not wait for it.
        """
        for _ in range(TRIES):
            written = await self.begin(live, decide)
            try:
                return live.room.seq if written is None else await written
            except Conflict:
                METRICS.conflicts.inc()
        raise Declined("busy", say("This room is very busy. Please try again."))

    async def begin(self, live: Live, decide: Decider) -> "asyncio.Future[int] | None":
        """Decide under the room's lock, which stays taken until the entries are written; None: there are none."""
        await live.lock.acquire()
        try:
            if live.stale:
                await self.catch_up(live)
            entries = decide(live.room)
            if entries:
                return self.append(live, entries)
        except BaseException:
            live.lock.release()
            raise
        live.lock.release()
        return None

    def append(self, live: Live, entries: list[Entry]) -> "asyncio.Future[int]":
        """Hand entries to the store; the rest happens when they are durable."""
        room, at = live.room, max(now(), live.room.at)
        logged = [Logged(room.seq + n, at, entry) for n, entry in enumerate(entries, start=1)]
        written: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.store.append_soon(room.id, logged, lambda error: self.settle(live, logged, written, began, error))
        return written

    def settle(
        self, live: Live, logged: list[Logged], written: "asyncio.Future[int]", began: float, error: Exception | None
    ) -> None:
        """Durable: fold, acknowledge, publish. Not written: the log is read before the next decision."""
        if error is None:
            METRICS.append_seconds.observe(time.perf_counter() - began)
            error = self.take_in(live, logged)
        live.stale = live.stale or error is not None
        live.lock.release()
        if isinstance(error, StoreTrouble):
            error = self.in_trouble(live, error)
        tell(written, live.room.seq, error)
        if error is None:
            self.publish_safely(live)

    def take_in(self, live: Live, logged: list[Logged]) -> Exception | None:
        """Fold what is durable, and call people who want to be called; the error if that is a bug."""
        room, before = live.room, live.room.waiting
        METRICS.entries.inc(len(logged))
        try:
            for one in logged:
                fold(room, one)
        except Exception as error:
            METRICS.errors.inc()
            log.exception("fold crashed", room=room.id)
            return error
        for seat in (
            *newly_asked(room, before),
            *[one.entry.seat for one in logged if isinstance(one.entry, Reminded)],
        ):
            self.postman.take(live, seat)
        return None

    def in_trouble(self, live: Live, error: StoreTrouble) -> Declined:
        """The store could not write: what those are told who wait for it."""
        METRICS.troubles.inc()
        log.error("append failed", room=live.room.id, why=repr(error.__cause__))
        declined = Declined("store", str(error))
        declined.__cause__ = error
        return declined

    def publish_safely(self, live: Live) -> None:
        """Publish; a bug in one room must not keep the writer from settling the others."""
        try:
            self.publish(live)
        except Exception:
            METRICS.errors.inc()
            log.exception("publish crashed", room=live.room.id)

    def publish(self, live: Live) -> None:
        """Wake the sockets, plan the server's own duties, note the room for the lists."""
        for connection in live.sockets:
            connection.wake()
        self.steward.plan(live)
        object_to(self, live)
        self.report(live)

    def report(self, live: Live) -> None:
        """How lists show the room, and when the server must look at it again."""
        self.store.report(live.room.id, lambda: report_of(live))

    async def submit(self, room: str, who: str, command: w.AnyCommand) -> w.Done:
        """Do what somebody wishes, once; the acknowledgement."""
        live = await self.find(room)
        if isinstance(command, w.Prefer) and command.webhook:
            check_address(command.webhook, self.settings.webhooks)
        done = live.room.done.get((who, command.id))
        if done is None:
            if isinstance(command, w.Rematch):
                await self.rematch(live, who, command)
            else:
                await self.add(live, lambda room: _once(room, who, command))
            done = live.room.done[who, command.id]
        return w.Done(id=command.id, seq=done)

    # ------------------------------------------------------------------ opening rooms

    async def open(self, who: str, wish: w.NewRoom) -> tuple[str, int]:
        """Open a room, once per wish; its id and the number of its last entry."""
        known = await self.reading(self.store.opening(who, wish.id))
        if known is None:
            unfinished = await self.reading(self.store.count_unfinished())
            if unfinished >= self.settings.limits.open_rooms:
                raise Declined("full_house", say("This server has as many rooms as it can keep."))
            try:
                known = await self.create(open_room(who, wish), opening=(who, wish.id))
            except Conflict:
                known = await self.reading(self.store.opening(who, wish.id))
        live = await self.find(known)
        return known, live.room.seq

    async def create(self, entries: list[Entry], opening: tuple[str, str] | None = None) -> str:
        """Write the first entries of a new room and load it."""
        room, at = new_room_id(), now()
        logged = [Logged(n, at, entry) for n, entry in enumerate(entries, start=1)]
        replayed(room, logged)  # entries that do not make a room must not reach the log
        try:
            await self.store.append(room, logged, opening=opening)
        except StoreTrouble as error:
            METRICS.troubles.inc()
            raise Declined("store", str(error)) from error
        METRICS.opened.inc()
        await self.find(room)
        return room

    async def rematch(self, live: Live, who: str, command: w.Rematch) -> None:
        """The same people meet again: whoever asks first opens the room."""
        known = live.room.rematch
        room = known or await self.create(meet_again(live.room, who, command))

        def decide_once(old: Room) -> list[Entry]:
            return [Rematched(room=old.rematch or room, who=who, id=command.id)]

        await self.add(live, decide_once)


def report_of(live: Live) -> dict[str, Any]:
    """What the store notes about a room beside its log."""
    room, due = live.room, None if live.duty is None else live.duty.at + SLACK
    row = {"room": room.id, "seq": room.seq, "status": room.status, "public": room.public, "watch": room.watch}
    row |= {"due": due, "card": msgspec.json.encode(listed_room(room)).decode()}
    return {f"b_{name}": value for name, value in row.items()}


def _once(room: Room, who: str, command: w.AnyCommand) -> list[Entry]:
    if (who, command.id) in room.done:
        return []
    return decide(room, who, command, now())
