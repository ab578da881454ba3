"""Offers: the question a seat is asked now, and a token that tells this question from every other."""

import hashlib

from stardeck.kernel import Seat
from stardeck.server.room import Room


def offer_token(room: Room, seat: Seat) -> str:
    """Changes whenever the seat has acted or is asked something else; made of what the seat sees anyway."""
    known = room.moment.tokens.get(seat)
    if known is None:
        known = room.moment.tokens[seat] = make_token(room, seat)
    return known


def make_token(room: Room, seat: Seat) -> str:
    """The token of the question as it is now."""
    match = room.match
    if match is None:
        return ""
    index = match.table.actions.index
    numbers = [index[action] for action in room.choices(seat)]
    text = f"{room.acted[seat]} {room.taken_back[seat]} {room.see(seat).decision} {numbers}"
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
