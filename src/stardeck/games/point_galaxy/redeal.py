"""Dealing anew what nobody can see: the planets behind space faces, and everything below the pile tops. [rules 4]"""

from stardeck.games.point_galaxy.cards import NOTHING
from stardeck.games.point_galaxy.table import PointTable
from stardeck.kernel.deck import Deck
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat


def redeal(table: PointTable, seat: Seat | None, rng: Rng) -> PointTable:
    """A table that `seat` cannot tell from this one. Everybody knows the same, so it is the same for all seats.

    Every visible or drafted space face becomes a random unseen card with that face; the rest is the bag.
    """
    new = table.copy()
    new.rng = rng
    new.log = None
    fresh = cards_behind(table, rng)
    new.covered = fresh[: len(table.covered)]
    new.tops = fresh[len(table.covered) :]
    hidden_cards = table.bag.cards() + table.covered + [card for card in table.tops if card >= 0]
    taken = set(fresh)
    new.bag = Deck([card for card in sorted(hidden_cards) if card not in taken])
    return new


def cards_behind(table: PointTable, rng: Rng) -> list[int]:
    """A random unseen card for each drafted face and each pile top, no card twice."""
    catalogue = table.catalogue
    seen = [True] * catalogue.cards
    for hidden_cards in (table.bag.cards(), table.covered, table.tops):
        for card in hidden_cards:
            if card >= 0:
                seen[card] = False
    chosen = []
    for card in table.covered + table.tops:
        if card < 0:
            chosen.append(NOTHING)
            continue
        twins = [twin for twin in catalogue.cards_with[catalogue.face[card]] if not seen[twin]]
        twin = twins[rng.below(len(twins))]
        seen[twin] = True
        chosen.append(twin)
    return chosen


def hidden(table: PointTable, seat: Seat | None) -> object:
    """Everything nobody can see, in a form that can be compared."""
    return (table.tops[:], table.covered[:], sorted(table.bag.cards()))
