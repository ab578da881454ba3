"""Dealing anew what a seat cannot see: the other hand and the deck."""

from leduc_poker.table import LeducTable
from stardeck.kernel import Deck, Rng, Seat


def unseen_by(table: LeducTable, seat: Seat | None) -> list[Seat]:
    """Whose card `seat` (None: a spectator) has not seen."""
    return [] if table.ended == "showdown" else [other for other in (0, 1) if other != seat]


def redeal(table: LeducTable, seat: Seat | None, rng: Rng) -> LeducTable:
    """A table that `seat` cannot tell from this one."""
    new = table.copy()
    new.rng = rng
    new.log = None
    others = unseen_by(table, seat)
    unseen = table.deck.cards() + [table.hands[other] for other in others]
    new.deck = Deck(sorted(unseen))  # in an order that tells nothing
    for other in others:
        new.hands[other] = new.deck.draw(rng)
    return new


def hidden(table: LeducTable, seat: Seat | None) -> object:
    """Everything the seat cannot see, in a form that can be compared."""
    return sorted(table.deck.cards()), [table.hands[other] for other in unseen_by(table, seat)]
