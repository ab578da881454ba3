"""Calls to an address a seat gave: JSON that Discord and Slack understand, signed with the seat's secret."""

import hashlib
import hmac
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog

from stardeck.kernel import Seat, say
from stardeck.server.chair import Chair
from stardeck.server.declined import Declined
from stardeck.server.room import Room

SIGNATURE = "X-Stardeck-Signature"
log = structlog.get_logger("stardeck.webhooks")


def check_address(address: str, hosts: tuple[str, ...]) -> None:
    """Only hosts the operator allows: a server must not be sent to knock at doors behind its own wall."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    if parts.scheme != "https" or host not in hosts or parts.username or parts.port not in (None, 443):
        known = ", ".join(hosts)
        raise Declined("webhook", say("Notices can go to https addresses of: {hosts}.", hosts=known or say("nobody")))


def newly_asked(room: Room, before: tuple[Seat, ...]) -> list[Chair]:
    """The people whose turn it has just become and who want to be called."""
    chairs = [room.chairs[seat] for seat in room.waiting if seat not in before]
    return [chair for chair in chairs if chair.webhook and not chair.bot and (chair.policy == "always" or chair.gone)]


def message(room: Room, chair: Chair) -> bytes:
    """The call: the same words for Discord (`content`) and Slack (`text`); nothing of the table."""
    text = say("It is your turn, {name}: {title}.", name=chair.name, title=room.game.title)
    return msgspec.json.encode({"content": text, "text": text, "room": room.id, "game": room.opened.game})


def sign(secret: str, body: bytes) -> str:
    """`sha256=…`, so that the receiver can tell our calls from anybody else's."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


async def call(address: str, secret: str, body: bytes) -> None:
    """Deliver one call; a failure is noted and forgotten."""
    headers = {"Content-Type": "application/json", SIGNATURE: sign(secret, body)}
    try:
        async with httpx.AsyncClient(timeout=5, follow_redirects=False) as client:
            reply = await client.post(address, content=body, headers=headers)
        log.info("called", status=reply.status_code)
    except httpx.HTTPError as error:
        log.info("call failed", why=type(error).__name__)
