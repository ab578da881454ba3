"""Who takes the pot: whoever did not fold; else a pair, else the higher card; equals share."""

from leduc_poker.table import NOBODY, LeducTable
from stardeck.kernel import Result, Row, Seat


def strength(card: int, public: int) -> int:
    """A pair beats everything, then the higher card wins."""
    return 1_000 if card == public else card


def winners(table: LeducTable) -> tuple[Seat, ...]:
    """Who takes the pot, or shares it."""
    if table.folded != NOBODY:
        return (1 - table.folded,)
    first, second = (strength(card, table.public) for card in table.hands)
    return (0, 1) if first == second else (0,) if first > second else (1,)


def result(table: LeducTable) -> Result | None:
    """Chips won and lost, once the game is over."""
    if not table.ended:
        return None
    best = winners(table)
    paid = tuple(-float(bet) for bet in table.bets)
    taken = tuple(sum(table.bets) / len(best) if seat in best else 0.0 for seat in (0, 1))
    totals = tuple(paid[seat] + taken[seat] for seat in (0, 1))
    ranks = tuple(1 if seat in best else 2 for seat in (0, 1))
    return Result(table.ended, (Row("Put in", paid), Row("Taken", taken)), totals, ranks, best)
