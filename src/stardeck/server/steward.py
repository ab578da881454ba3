"""The steward does what nobody else does: lets bots play, confirms only choices, ends thinking time, reminds."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
import structlog

from stardeck.server.declined import Declined
from stardeck.server.duties import HOUR, Duty, next_duty
from stardeck.server.entries import Entry, Played, Reminded, StoodIn
from stardeck.server.live import Live, now
from stardeck.server.metrics import METRICS
from stardeck.server.offers import offer_token
from stardeck.server.room import Room
from stardeck.server.thinking import task_for

if TYPE_CHECKING:
    from stardeck.server.house import House

LATEST = 86_400_000  # a timer is never set for longer than a day
SLACK = 1_500  # milliseconds after which another worker may think this one is dead
log = structlog.get_logger("stardeck.steward")


class Steward:
    """Plans and does the duties of the rooms of this worker; a lease keeps other workers from doing the same."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.usual: dict[str, float] = {}  # by level: milliseconds a bot usually thinks

    def plan(self, live: Live) -> None:
        """Set the timer for the next duty of a room; a duty that is still right goes on."""
        room = live.room
        duty = next_duty(room, self.house.settings.pauses)
        token = "" if duty is None else offer_token(room, duty.seat)
        if duty is not None and live.duty is not None and live.duty_task is not None:
            same = (duty.kind, duty.seat, duty.at, token)
            if same == (live.duty.kind, live.duty.seat, live.duty.at, live.duty_token):
                return
        if live.duty_task is not None and live.duty_task is not asyncio.current_task():
            live.duty_task.cancel()
        live.duty, live.duty_token, live.duty_task = duty, token, None
        if duty is not None:
            live.duty_task = asyncio.create_task(self.perform(live, duty, token), name=f"duty {room.id}")

    async def perform(self, live: Live, duty: Duty, token: str) -> None:
        """Wait, then do it, if it is still right and this worker has the lease."""
        try:
            await self.sleep_until(duty.think_at if duty.kind == "bot" else duty.at)
            if await self.has_lease(live):
                await self.do(live, duty, token)
        except Declined as error:
            log.warning("duty failed", room=live.room.id, why=error.why)
            await asyncio.sleep(1)
        except Exception:
            METRICS.errors.inc()
            log.exception("duty crashed", room=live.room.id, kind=duty.kind)
            await asyncio.sleep(5)
        finally:
            if live.duty_task is asyncio.current_task():
                live.duty_task = None  # the sweep plans anew if something went wrong

    async def sleep_until(self, at: int) -> None:
        """Sleep until a time in milliseconds."""
        wait = min(at - now(), LATEST)
        if wait > 0:
            await asyncio.sleep(wait / 1000)

    async def has_lease(self, live: Live) -> bool:
        """Whether this worker does the duties of the room; taken anew in good time."""
        time, length = now(), self.house.settings.lease
        if live.lease_until - time < length // 2:
            until = time + length
            granted = await self.house.reading(self.house.store.take_lease(live.room.id, time, until))
            live.lease_until = until if granted else 0
        return live.lease_until > time

    async def do(self, live: Live, duty: Duty, token: str) -> None:
        """One duty."""
        if duty.kind == "bot":
            await self.let_bot_play(live, duty, token)
        elif duty.kind == "confirm":
            await self.house.add(live, lambda room: confirmed(room, duty, token))
        elif duty.kind == "remind":
            await self.house.add(live, lambda room: reminder(room, duty))
        else:
            await self.house.add(live, lambda room: out_of_time(room, duty))

    async def let_bot_play(self, live: Live, duty: Duty, token: str) -> None:
        """Think elsewhere, and say it no sooner than a person would."""
        room = live.room
        level = room.chairs[duty.seat].bot
        if not level or offer_token(room, duty.seat) != token:
            return
        renewal = asyncio.create_task(self.renew(live))
        began, only = now(), has_only_choice(room, duty)
        try:
            thinking = await self.house.bots.choose(task_for(room, duty.seat, level))
            await self.sleep_until(max(duty.at, self.as_if_thought(level, began, only, duty)))
        finally:
            renewal.cancel()
        await self.house.add(live, lambda room: bot_move(room, duty, token, thinking.action))

    def as_if_thought(self, level: str, began: int, only: bool, duty: Duty) -> int:
        """When to say it: a bot without a choice waits as long as it would have thought, so that nobody can tell."""
        if not only:
            self.usual[level] = 0.8 * self.usual.get(level, now() - began) + 0.2 * (now() - began)
            return began
        return began + int(self.usual.get(level, 0) * (0.6 + 0.8 * (duty.at % 997) / 997))

    async def renew(self, live: Live) -> None:
        """Keep the lease while a bot thinks long."""
        with contextlib.suppress(Declined):
            while True:
                await asyncio.sleep(self.house.settings.lease / 3000)
                await self.has_lease(live)


def has_only_choice(room: Room, duty: Duty) -> bool:
    """Whether the seat has no other choice."""
    return room.match is not None and len(room.choices(duty.seat)) == 1


def still_asked(room: Room, duty: Duty, token: str) -> bool:
    """Whether the question of a duty is still the same."""
    return room.status == "playing" and duty.seat in room.waiting and offer_token(room, duty.seat) == token


def bot_move(room: Room, duty: Duty, token: str, action: object) -> list[Entry]:
    """What a bot says, unless a person took the seat back or the question changed."""
    if not still_asked(room, duty, token) or not room.chairs[duty.seat].bot:
        return []
    return [Played(seat=duty.seat, action=action, by="bot")]


def confirmed(room: Room, duty: Duty, token: str) -> list[Entry]:
    """The only choice of a seat that wants it confirmed."""
    if not still_asked(room, duty, token) or room.match is None or not room.confirms(duty.seat):
        return []
    only = room.choices(duty.seat)
    return [Played(seat=duty.seat, action=msgspec.to_builtins(only[0]), by="auto")] if len(only) == 1 else []


def out_of_time(room: Room, duty: Duty) -> list[Entry]:
    """A bot stands in for a person whose time has run out."""
    until = None if room.clocks is None else room.clocks.until(duty.seat)
    if room.status != "playing" or until is None or until > now() or room.chairs[duty.seat].bot:
        return []
    return [StoodIn(seat=duty.seat, level=room.opened.stand_in, why="time")]


def reminder(room: Room, duty: Duty) -> list[Entry]:
    """Somebody is called once more, if it is still the same question; it is in the log, so nobody does it again."""
    chair, asked = room.chairs[duty.seat], room.asked_at[duty.seat]
    same = asked is not None and chair.reminded != asked and asked + chair.remind * HOUR <= duty.at
    return [Reminded(seat=duty.seat)] if same and room.status == "playing" else []
