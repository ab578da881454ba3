"""Offers: the question a seat is asked now, and a token that tells this question from every other."""

import hashlib

from stardeck.kernel import Seat, choices
from stardeck.server.room import Room


def offer_token(room: Room, seat: Seat) -> str:
    """Changes whenever the seat has acted or is asked something else; made of what the seat sees anyway."""
    known = room.tokens.get(seat)
    if known is None:
        known = room.tokens[seat] = make_token(room, seat)
    return known


def make_token(room: Room, seat: Seat) -> str:
    """The token of the question as it is now."""
    match = room.match
    if match is None:
        return ""
    acted = sum(1 for move in match.moves if move.seat == seat)
    index = match.table.actions.index
    numbers = [index[action] for action in choices(match.table, seat)]
    text = f"{acted} {room.taken_back[seat]} {match.see(seat).decision} {numbers}"
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
