"""From a log to a room, or a clear report why that is not possible any more."""

from stardeck.kernel import say
from stardeck.server.entries import DoesNotReplay, Logged
from stardeck.server.fold import room_of
from stardeck.server.room import Room


def replayed(room: str, entries: list[Logged]) -> Room:
    """The room of a log; `DoesNotReplay` if rules or cards are others now, or the log is damaged."""
    try:
        made = room_of(room, entries)
    except Exception as error:
        raise DoesNotReplay(say("its log does not replay ({why}).", why=error)) from error
    opened, game = made.opened, made.game
    if opened.rules_version != game.rules_version:
        theirs, ours = opened.rules_version, game.rules_version
        raise DoesNotReplay(say("it was played with rules version {a}; now it is {b}.", a=theirs, b=ours))
    if opened.cards != game.cards.digest:
        raise DoesNotReplay(say("it was played with another card list."))
    return made


__all__ = ["DoesNotReplay", "replayed"]
