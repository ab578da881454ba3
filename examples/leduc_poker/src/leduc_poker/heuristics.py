"""How good a position is for a seat, with both cards on this (perhaps imagined) table known."""

from leduc_poker.scoring import strength, winners
from leduc_poker.table import FACE_DOWN, LeducTable
from stardeck.kernel import Seat


def evaluate(table: LeducTable, seat: Seat) -> float:
    """From 0 to 1: the chips the seat can expect to win, as a share of the most it could."""
    options = table.options
    most = options.ante + options.most_raises * (options.first_raise + options.second_raise)
    stake = min(table.bets) if table.ended else max(table.bets)
    return 0.5 + (share_of_pot(table, seat) - 0.5) * stake / most


def share_of_pot(table: LeducTable, seat: Seat) -> float:
    """1 for a won pot, 0 for a lost one; before the flip, the average over the cards that may come."""
    if table.ended:
        best = winners(table)
        return (seat in best) / len(best)
    publics = table.deck.cards() if table.public == FACE_DOWN else [table.public]
    mine, theirs = table.hands[seat], table.hands[1 - seat]
    shares = [compare(strength(mine, public), strength(theirs, public)) for public in publics]
    return sum(shares) / len(shares)


def compare(mine: int, theirs: int) -> float:
    """1, a half or 0."""
    return 0.5 if mine == theirs else float(mine > theirs)
