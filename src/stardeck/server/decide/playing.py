"""Acting and taking back."""

import msgspec

from stardeck.kernel import Action, IllegalAction, Match, Reason, Seat, say, why_not
from stardeck.server import wire as w
from stardeck.server.decide.standing import be_playing, own_chair
from stardeck.server.declined import Declined
from stardeck.server.entries import Asked, Entry, Played, TookBack, Undone
from stardeck.server.offers import offer_token
from stardeck.server.room import Room


def play(room: Room, who: str, command: w.Play, now: int) -> list[Entry]:
    chair = own_chair(room, who, command.seat)
    match = be_playing(room)
    if command.seat in room.waiting and command.offer != offer_token(room, command.seat):
        raise Declined("stale", say("The table has changed since you looked; please choose again."))
    meant, reason = read(match, command.seat, command.action)
    if reason is not None:
        raise Declined.by_rule(reason)
    returned: list[Entry] = [TookBack(seat=command.seat)] if chair.stand_in else []
    return [*returned, Played(seat=command.seat, action=msgspec.to_builtins(meant))]


def why_not_plain(match: Match, seat: Seat, action: object) -> Reason | None:
    """None if the seat may do what the plain data mean, else why not."""
    return read(match, seat, action)[1]


def read(match: Match, seat: Seat, action: object) -> tuple[Action | None, Reason | None]:
    """The action that plain data mean, and why the seat may not do it; one of them is None."""
    try:
        meant = match.game.read_action(action, match.table.actions)
    except IllegalAction as error:
        return None, error.reason
    reason = why_not(match.table, seat, meant)
    return (meant, None) if reason is None else (None, reason)


def undo(room: Room, who: str, command: w.Undo, now: int) -> list[Entry]:
    seat = command.seat
    own_chair(room, who, seat)
    match = be_playing(room)
    keep = undo_target(room, match, seat)
    if keep is None:
        raise Declined.by_rule(NOTHING)
    if why_not_free(room, match, seat) is None or not room.voters(seat):
        return [Undone(seat=seat, keep=keep)]
    if room.ask is not None:
        raise Declined("asking", say("Something else is being asked already."))
    return [Asked(seat=seat, kind="undo", keep=keep)]


NOTHING = Reason("Undo", "You have not chosen anything yet.")


def undo_target(room: Room, match: Match, seat: Seat) -> int | None:
    """How many actions stay when `seat` takes back its last one.

    With others at the table that is always the very last one, free or forced: going further back over a forced one
    would tell them that it was forced.
    """
    others = room.has_others(seat)
    for number in range(len(match.moves) - 1, -1, -1):
        move = match.moves[number]
        if move.seat == seat and (others or not move.forced):
            return number
    return None


def why_not_free(room: Room, match: Match, seat: Seat) -> Reason | None:
    """None if the last choice of `seat` can be taken back without asking anybody."""
    keep = undo_target(room, match, seat)
    return NOTHING if keep is None else why_not_free_from(match, seat, keep)


def why_not_free_from(match: Match, seat: Seat, keep: int) -> Reason | None:
    """None if nobody else has acted, and nothing was learnt, after the first `keep` actions."""
    for move in match.moves[keep:]:
        if move.seat != seat:
            return Reason(say("Undo"), say("Somebody else has acted since your last choice."))
        if move.gained:
            return Reason(say("Undo"), say("Your last choice showed you something new, so the others must agree."))
    return None
