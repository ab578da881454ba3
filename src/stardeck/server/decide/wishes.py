"""Small wishes of a seat: preferences, emotes, being the only device."""

import secrets

from stardeck.server import wire as w
from stardeck.server.decide.standing import own_chair
from stardeck.server.entries import Emoted, Entry, Preferred, Revoked
from stardeck.server.room import Room


def prefer(room: Room, who: str, command: w.Prefer, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    return [
        Preferred(
            seat=command.seat,
            confirm=command.confirm,
            webhook=command.webhook,
            secret=secrets.token_hex(16) if command.webhook else "",
            policy=command.policy,
            remind=command.remind,
        )
    ]


def emote(room: Room, who: str, command: w.SendEmote, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    return [Emoted(seat=command.seat, emote=command.emote)]


def revoke(room: Room, who: str, command: w.Revoke, now: int) -> list[Entry]:
    own_chair(room, who, command.seat)
    return [Revoked(seat=command.seat, holder=who)]
