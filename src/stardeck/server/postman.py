"""The postman: calls people whose turn it is, not for every move, not for nothing, and again if nobody opens."""

import asyncio
from typing import TYPE_CHECKING

import httpx
import structlog

from stardeck.kernel import Seat
from stardeck.server.live import Live
from stardeck.server.metrics import METRICS
from stardeck.server.webhooks import SIGNATURE, message, sign, wants_call

if TYPE_CHECKING:
    from stardeck.server.house import House

AGAIN = (2, 20)  # seconds until a call that failed is tried again
log = structlog.get_logger("stardeck.postman")


class Postman:
    """Collects turns by address for a moment; what is still somebody's turn then goes out in one call."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.bags: dict[str, dict[tuple[str, Seat], Live]] = {}

    def take(self, live: Live, seat: Seat) -> None:
        """Somebody's turn has begun, or has lasted long enough for a reminder."""
        address = live.room.chairs[seat].webhook
        bag = self.bags.get(address)
        if bag is None:
            bag = self.bags[address] = {}
            self.house.spawn(self.deliver(address))
        bag[live.room.id, seat] = live

    async def deliver(self, address: str) -> None:
        """Wait a moment, then call once about everything that is still true."""
        await asyncio.sleep(self.house.settings.pauses.notice / 1000)
        bag = self.bags.pop(address, {})
        turns = [(live.room, seat) for (_, seat), live in bag.items()]
        turns = [(room, seat) for room, seat in turns if room.chairs[seat].webhook == address]
        turns = [(room, seat) for room, seat in turns if wants_call(room, seat)]
        if turns:
            body = message(turns)
            await call(address, sign([room.chairs[seat].secret for room, seat in turns], body), body)


async def call(address: str, signature: str, body: bytes) -> None:
    """Deliver one call; if that fails for good it is noted and forgotten."""
    for pause in (*AGAIN, 0):
        if await knock(address, signature, body):
            METRICS.calls.labels("delivered").inc()
            return
        await asyncio.sleep(pause)
    METRICS.calls.labels("failed").inc()


async def knock(address: str, signature: str, body: bytes) -> bool:
    """One try; False if it is worth another: nobody there, too many calls, or a fault on the other side."""
    headers = {"Content-Type": "application/json", SIGNATURE: signature}
    try:
        async with httpx.AsyncClient(timeout=5, follow_redirects=False) as client:
            reply = await client.post(address, content=body, headers=headers)
    except httpx.HTTPError as error:
        log.info("call failed", why=type(error).__name__)
        return False
    log.info("called", status=reply.status_code)
    return reply.status_code != 429 and reply.status_code < 500
