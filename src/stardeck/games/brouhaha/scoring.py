"""End of the game: most VP win; ties are broken by musicians in play, then by resources. [rules 11]"""

from stardeck.games.brouhaha.table import BrouhahaTable
from stardeck.games.brouhaha.vocabulary import MUSICIAN
from stardeck.kernel.game import Result, Row
from stardeck.kernel.sealed import Seat


def musicians(table: BrouhahaTable, seat: Seat) -> int:
    """The musicians this manager has in play now."""
    return sum([table.catalogue.kind[card] == MUSICIAN for card in table.play[seat]])


def standing(table: BrouhahaTable, seat: Seat) -> tuple[int, int, int]:
    """VP, musicians in play, resources: compared in this order."""
    return table.vp[seat], musicians(table, seat), table.cash[seat] + table.cred[seat]


def ranks(table: BrouhahaTable) -> tuple[int, ...]:
    """The rank of every seat; equal in all three means equal rank."""
    standings = [standing(table, seat) for seat in range(table.seats)]
    return tuple([1 + sum([other > mine for other in standings]) for mine in standings])


def result(table: BrouhahaTable) -> Result | None:
    """The score sheet, once the game is over."""
    if not table.ended:
        return None
    totals = tuple([float(points) for points in table.vp])
    places = ranks(table)
    winners = tuple([seat for seat in range(table.seats) if places[seat] == 1])
    notes = {
        "musicians": [musicians(table, seat) for seat in range(table.seats)],
        "resources": [table.cash[seat] + table.cred[seat] for seat in range(table.seats)],
        "rounds": table.round,
    }
    return Result(table.ended, (Row("Victory points", totals),), totals, places, winners, (), notes)
