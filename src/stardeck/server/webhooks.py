"""Calls to an address a seat gave: JSON that Discord and Slack understand, signed with the seat's secret."""

import hashlib
import hmac
from urllib.parse import urlsplit

import msgspec

from stardeck.kernel import Seat, number_of, say
from stardeck.server.declined import Declined
from stardeck.server.room import Room

SIGNATURE = "X-Stardeck-Signature"


def check_address(address: str, allowed: tuple[str, ...]) -> None:
    """Only what the operator allows: a server must not be sent to knock at doors behind its own wall.

    `discord.com` allows https to that host; `http://10.0.0.5:9000` allows exactly this scheme, host and port.
    """
    if not any(_fits(address, one) for one in allowed):
        known = ", ".join(allowed) or say("nobody")
        raise Declined("webhook", say("Notices can go to https addresses of: {hosts}.", hosts=known))


def _fits(address: str, allowed: str) -> bool:
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None:
        return False
    if "://" in allowed:
        return f"{parts.scheme}://{parts.netloc}" == allowed
    return parts.scheme == "https" and parts.hostname == allowed and port in (None, 443)


def wants_call(room: Room, seat: Seat) -> bool:
    """Whether a person on this seat is asked now and wants to be called about it."""
    chair = room.chairs[seat]
    wanted = bool(chair.webhook) and not chair.bot and (chair.policy == "always" or chair.gone)
    return wanted and seat in room.waiting and room.status == "playing"


def newly_asked(room: Room, before: tuple[Seat, ...]) -> list[Seat]:
    """The people whose turn it has just become and who want to be called."""
    return [seat for seat in room.waiting if seat not in before and wants_call(room, seat)]


def message(turns: list[tuple[Room, Seat]]) -> bytes:
    """The call: the same words for Discord (`content`) and Slack (`text`); nothing of any table."""
    text = one_turn(*turns[0]) if len(turns) == 1 else many_turns(turns)
    rooms = [{"room": room.id, "game": room.opened.game, "seat": seat} for room, seat in turns]
    return msgspec.json.encode({"content": text, "text": text, "turns": rooms})


def one_turn(room: Room, seat: Seat) -> str:
    """`It is your turn, Ada: Rock the Galaxy.`"""
    return say("It is your turn, {name}: {title}.", name=room.chairs[seat].name, title=room.game.title)


def many_turns(turns: list[tuple[Room, Seat]]) -> str:
    """A digest: what came together is told together."""
    titles = ", ".join(room.game.title for room, _ in turns)
    return say("It is your turn in {games}: {titles}.", games=number_of(len(turns), "game", "games"), titles=titles)


def sign(secrets: list[str], body: bytes) -> str:
    """`sha256=…` for every turn of the call, so that the receiver can tell our calls from anybody else's."""
    return ", ".join("sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest() for secret in secrets)
