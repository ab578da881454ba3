"""End of the game: the last species wins; a stalemate is shared or judged. [rules 11]"""

from stardeck.games.space_rocks.table import SpaceTable
from stardeck.kernel.game import Result, Row
from stardeck.kernel.sealed import Seat


def strength(table: SpaceTable, seat: Seat) -> tuple[int, ...]:
    """What a verdict compares, in this order: colonies, technology, sats under colonies, mines, hand."""
    player = table.players[seat]
    sats = sum([1 for colony in player.colonies if colony & 3])
    return (len(player.colonies), len(player.research), sats, len(player.rocks), player.size)


def ranking(table: SpaceTable) -> list[int]:
    """The places by seat: survivors first, then in reverse order of elimination; equal survivors share a place."""
    living = [seat for seat in range(table.seats) if table.players[seat].alive]
    ranks = [0] * table.seats
    for seat in living:
        better = [other for other in living if table.house.verdict and strength(table, other) > strength(table, seat)]
        ranks[seat] = 1 + len(better)
    for i, seat in enumerate(table.fallen):
        ranks[seat] = table.seats - i
    return ranks


def result(table: SpaceTable) -> Result | None:
    """The score sheet, once the game is over."""
    if not table.ended:
        return None
    ranks = ranking(table)
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    totals = tuple([1.0 / len(winners) if rank == 1 else 0.0 for rank in ranks])
    return Result(table.ended, (Row("Survival", totals),), totals, tuple(ranks), winners)
