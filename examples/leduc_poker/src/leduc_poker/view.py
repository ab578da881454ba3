"""What a seat may see: built up from nothing."""

from leduc_poker.rules import Betting
from leduc_poker.table import FACE_DOWN, LeducTable
from stardeck.kernel import Seat, View, waiting_for


class LeducView(View, frozen=True, kw_only=True):
    """What one seat may know of Leduc poker."""

    hands: tuple[str | None, ...]  # None: not yours to see
    public: str | None  # None: still face down
    bets: tuple[int, ...]  # chips in the pot, by seat
    raise_by: int  # what a raise costs on top of a call
    raises_left: int
    ended: str


def see(table: LeducTable, seat: Seat | None) -> LeducView:
    """What `seat` (None: a spectator) may see. A field not written here is not shown."""
    ids = table.catalogue.ids
    step = table.agenda[-1] if table.agenda else None
    betting = step if isinstance(step, Betting) else None
    shown = table.ended == "showdown"
    return LeducView(
        seat=seat,
        seats=2,
        waiting=waiting_for(table),
        decision="bet" if betting else "",
        hands=tuple(ids[card] if shown or owner == seat else None for owner, card in enumerate(table.hands)),
        public=None if table.public == FACE_DOWN else ids[table.public],
        bets=tuple(table.bets),
        raise_by=betting.size if betting else 0,
        raises_left=table.options.most_raises - betting.raises if betting else 0,
        ended=table.ended,
    )
