"""One socket: somebody looks at a room through the eyes of one seat, or as a spectator."""

import asyncio
import contextlib
import time

import msgspec
import structlog

from stardeck.kernel import Seat, say
from stardeck.server import tell
from stardeck.server import wire as w
from stardeck.server.declined import Declined
from stardeck.server.house import House
from stardeck.server.lean import HungUp
from stardeck.server.limits import Buckets
from stardeck.server.line import Line
from stardeck.server.live import Live, now
from stardeck.server.metrics import METRICS

SEND_TIMEOUT = 20.0
BAD_MESSAGES = 20  # after so many unreadable messages the socket is closed
log = structlog.get_logger("stardeck.sockets")
_decoder: msgspec.json.Decoder[w.SocketCommand] = msgspec.json.Decoder(w.SocketCommand)


class Connection:
    """Sends the newest table, never a queue of old ones: a slow reader costs nothing and skips nothing that counts."""

    def __init__(self, house: House, live: Live, line: Line, who: str, seat: Seat | None, after: int) -> None:
        self.house = house
        self.live = live
        self.line = line
        self.who = who
        self.seat = seat
        self.sent = min(after, live.room.seq)
        self.fresh = True  # a table is due even if nothing happened
        self.replies: list[w.Told] = []
        self.woken = False
        self.bad = 0
        self.blocked = 0.0  # since when (monotonic) something waits for the other side to take what it was sent
        self.reading: asyncio.Task[None] | None = None
        self.loop = asyncio.get_running_loop()
        self.bucket = Buckets(*house.settings.limits.messages)

    def wake(self) -> None:
        """There is something to send: soon, together with what else happens at this moment."""
        if not self.woken:
            self.woken = True
            self.loop.call_soon(self.flush)

    def reply(self, message: w.Told) -> None:
        """Send this before the next table."""
        self.replies.append(message)
        self.wake()

    async def run(self) -> None:
        """Talk until one side ends it."""
        self.reading = asyncio.create_task(self.read_all())
        self.line.when_drained(self.wake)
        self.reply(w.Hello(room=self.live.room.id, now=now()))
        try:
            await asyncio.wait([self.reading])
        finally:
            self.give_up()
            outcome = (await asyncio.gather(self.reading, return_exceptions=True))[0]
            if isinstance(outcome, Exception) and not isinstance(outcome, HungUp):
                log.info("socket ended", why=repr(outcome))

    def give_up(self) -> None:
        """End this connection."""
        if self.reading is not None:
            self.reading.cancel()

    @property
    def is_stuck(self) -> bool:
        """Whether the other side has not taken a message for a long time; the sweep looks."""
        return bool(self.blocked) and time.monotonic() - self.blocked > SEND_TIMEOUT

    # ------------------------------------------------------------------ telling

    def flush(self) -> None:
        """Send replies and the newest table in one go; to somebody who takes nothing, later."""
        self.woken = False
        if self.line.blocked:
            self.blocked = self.blocked or time.monotonic()
            return
        self.blocked = 0.0
        try:
            texts = [msgspec.json.encode(reply) for reply in self.replies]
            self.replies.clear()
            if self.fresh or self.live.room.seq > self.sent:
                texts.append(self.next_table())
            if texts:
                self.line.write(texts)
        except HungUp:
            self.give_up()
        except Declined as declined:
            log.info("socket ended", why=declined.why)
            self.give_up()
        except Exception:
            METRICS.errors.inc()
            log.exception("telling crashed", room=self.live.room.id)
            self.give_up()

    def next_table(self) -> bytes:
        """The table with everything after what was sent last."""
        room = self.live.room
        if self.seat is not None and self.seat not in room.holds(self.who):
            self.seat, self.sent = None, 0  # the seat was given to somebody else
        if not may_watch(self.live, self.who):
            raise Declined("not_yours", say("You may not look at this room any more."))
        text = tell.table_text(room, self.seat, self.who, self.sent)
        self.sent, self.fresh = room.seq, False
        return text

    # ------------------------------------------------------------------ listening

    async def read_all(self) -> None:
        """Read wishes one by one; each is answered before the next is read."""
        while self.bad < BAD_MESSAGES:
            text = await self.line.receive_text()
            self.live.touch()
            if not self.bucket.take(""):
                self.bad += 1
                self.refuse(Declined("rate", say("Slower, please.")), _id_in(text))
                await asyncio.sleep(0.2)
                continue
            await self.hear(text)

    async def hear(self, text: str) -> None:
        """One wish."""
        try:
            command = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.bad += 1
            self.refuse(Declined("message", say("This message cannot be read.")), _id_in(text))
            return
        try:
            await self.obey(command)
        except Declined as declined:
            self.refuse(declined, getattr(command, "id", ""))
        except Exception:
            METRICS.errors.inc()
            log.exception("bug", command=type(command).__name__)
            self.refuse(Declined("bug", say("Something went wrong here; it was noted.")), getattr(command, "id", ""))

    async def obey(self, command: w.SocketCommand) -> None:
        """Do what is wished, or raise `Declined`."""
        if isinstance(command, w.Ping):
            self.reply(w.Pong(now=now()))
        elif isinstance(command, w.Sync):
            self.sent, self.fresh = min(command.after, self.live.room.seq), True
            self.wake()
        elif isinstance(command, w.Look):
            await self.look(command.seat)
        else:
            self.reply(await self.house.submit(self.live.room.id, self.who, command))

    async def look(self, seat: Seat | None) -> None:
        """Look through other eyes, if this device holds that seat."""
        if seat is not None and seat not in self.live.room.holds(self.who):
            raise Declined("not_yours", say("This is not your seat."))
        self.seat, self.sent, self.fresh = seat, 0, True
        self.wake()

    def refuse(self, declined: Declined, id: str) -> None:
        """Tell why not."""
        METRICS.refused.labels(declined.code).inc()
        self.reply(w.Refused(id=id, code=declined.code, rule=declined.rule, why=declined.why))


class _Identified(msgspec.Struct):
    id: w.Id = ""


def _id_in(text: str) -> str:
    """The id of a message that cannot be read otherwise."""
    with contextlib.suppress(msgspec.DecodeError, RecursionError):
        return msgspec.json.decode(text, type=_Identified).id
    return ""


def may_watch(live: Live, who: str) -> bool:
    """Whether this key may look at the room at all."""
    room = live.room
    return room.watch or room.status == "open" or bool(room.holds(who)) or room.is_host(who)
