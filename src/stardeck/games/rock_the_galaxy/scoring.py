"""End of the game: 2 points for a single, 1 for a fan; most points win, and ties are shared. [rules 8]"""

from stardeck.games.rock_the_galaxy.table import RockTable
from stardeck.kernel.game import Result, Row
from stardeck.kernel.sealed import Seat


def score(table: RockTable, seat: Seat) -> int:
    """The points of a seat, starting tokens included."""
    band = table.bands[seat]
    return table.catalogue.points_per_single * band.singles + table.catalogue.points_per_fan * band.fans


def result(table: RockTable) -> Result | None:
    """The score sheet, once the game is over."""
    if not table.ended:
        return None
    singles = tuple([float(table.catalogue.points_per_single * band.singles) for band in table.bands])
    fans = tuple([float(table.catalogue.points_per_fan * band.fans) for band in table.bands])
    totals = tuple([float(score(table, seat)) for seat in range(table.seats)])
    ranks = tuple([1 + sum([other > total for other in totals]) for total in totals])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    return Result(table.ended, (Row("Singles", singles), Row("Fans", fans)), totals, ranks, winners)
