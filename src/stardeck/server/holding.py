"""Which seats a key holds, read from a log without replaying the game."""

from stardeck.kernel import Seat
from stardeck.server import entries as e


def seats_in_log(log: list[e.Logged], who: str) -> tuple[Seat, ...]:
    """The seats `who` holds after these entries."""
    held: set[Seat] = set()
    for logged in log:
        entry = logged.entry
        if isinstance(entry, e.Joined | e.Claimed) and entry.holder == who:
            held.add(entry.seat)
        elif (isinstance(entry, e.Revoked) and entry.holder != who) or isinstance(entry, e.Vacated | e.Replaced):
            held.discard(entry.seat)
    return tuple(sorted(held))
