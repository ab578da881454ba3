"""A view of Rock & Roll Brouhaha as numbers of a fixed shape, for learners.

Seats are counted from the viewer (a spectator sits at seat 0), so a learner always plays "me". Copies of a card in two
sets share a column.
"""

from bisect import bisect_left, bisect_right
from typing import Any

import numpy as np

from stardeck.games.brouhaha.cards import LISTS, Catalogue
from stardeck.games.brouhaha.view import BrouhahaView, CardView, GigView, ManagerView
from stardeck.games.brouhaha.vocabulary import GEAR, HUSTLE, MUSICIAN, PERFORMANCE, TALENTS, TYPES, VENUE
from stardeck.games.brouhaha.words import PROMPTS

MOST_SEATS = 4
DECISIONS = tuple(PROMPTS)
PLACES = ("chill", "forte", "extra", "open_mic")


class Columns:
    """A column for every card, those of one type side by side; where only one type can be, there are no others."""

    def __init__(self, catalogue: Catalogue) -> None:
        entries = [entry for entry in catalogue.file.card if entry.type != "marker"]
        entries.sort(key=lambda entry: TYPES.index(entry.type))
        kinds = [TYPES.index(entry.type) for entry in entries]
        self.of = {entry.id: column for column, entry in enumerate(entries)}
        self.all = range(len(entries))
        self.of_type = [range(bisect_left(kinds, kind), bisect_right(kinds, kind)) for kind in range(len(TYPES))]

    def at(self, card: str) -> int:
        """The column of a card, whichever copy it is."""
        return self.of[card.partition("@")[0]]


def encode(view: BrouhahaView, catalogue: Catalogue) -> "np.ndarray[Any, np.dtype[np.float32]]":
    """Card columns of every visible zone, numbers of every manager and GIG, and what is being decided."""
    columns = Columns(catalogue)
    me = view.seat or 0
    numbers: list[float] = []
    for i in range(MOST_SEATS):
        seat = (me + i) % view.seats
        numbers += _manager(view, seat, columns) if i < view.seats else _nobody(columns)
    numbers += _marked([gear.card for gear in view.shop], columns, columns.of_type[GEAR])
    numbers += _marked(view.showing, columns)
    numbers += _marked(view.picked, columns)
    numbers += _marked([view.about] if view.about else [], columns)
    taken = [hustle.hustle for hustle in view.hustles if hustle.taken]
    numbers += _marked(taken, columns, columns.of_type[HUSTLE])
    numbers += [view.volume / 11, view.round / 20, view.passes / 4, view.gear_pile / 11, float(view.main)]
    by_list = {gig.list: gig for gig in view.gigs}
    for name in PLACES:
        numbers += _gig(by_list.get(name), me, view.seats, columns)
    numbers += [float(view.decision == decision) for decision in DECISIONS]
    return np.array(numbers, dtype=np.float32)


def _marked(cards: Any, columns: Columns, among: range | None = None) -> list[float]:
    """One column per card that can be there."""
    places = columns.all if among is None else among
    found = [0.0] * len(places)
    for card in cards:
        found[columns.at(card) - places.start] += 1.0
    return found


def _manager(view: BrouhahaView, seat: int, columns: Columns) -> list[float]:
    manager: ManagerView = view.managers[seat]
    deck = view.decks[manager.deck]
    known = manager.hand if manager.hand is not None else manager.known
    numbers = [1.0, manager.vp / 20, manager.cash / 10, manager.cred / 10, manager.hand_size / 10, deck.size / 30]
    numbers += [len(manager.salaries) / 10, float(manager.played_venue), float(manager.played_salary)]
    numbers += [float(seat == view.downbeat) + 2 * float(seat == view.active)]
    numbers += _marked(known, columns)
    numbers += _marked([card for card in manager.salaries if card is not None], columns)
    numbers += _marked(manager.pile, columns)
    numbers += _marked(deck.cards or (), columns)
    numbers += _marked([card.card for card in manager.play], columns)
    numbers += _marked([card.card for card in manager.play if card.strummed], columns)
    numbers += _marked([card.card for card in manager.play if card.assigned], columns)
    for talent in range(len(TALENTS)):
        numbers += _talent(manager.play, talent, columns)
    return numbers


def _nobody(columns: Columns) -> list[float]:
    return [0.0] * (10 + 7 * len(columns.all) + len(TALENTS) * len(columns.of_type[MUSICIAN]))


def _talent(cards: tuple[CardView, ...], talent: int, columns: Columns) -> list[float]:
    musicians = columns.of_type[MUSICIAN]
    found = [0.0] * len(musicians)
    for card in cards:
        if card.talents:
            found[columns.at(card.card) - musicians.start] = card.talents[talent] / 5
    return found


def _gig(gig: GigView | None, me: int, seats: int, columns: Columns) -> list[float]:
    """The performance, its venue and the bands, counted from the viewer."""
    performances, venues = columns.of_type[PERFORMANCE], columns.of_type[VENUE]
    if gig is None:
        return [0.0] * (len(LISTS) + 3 * MOST_SEATS + len(performances) + len(venues))
    numbers = [float(gig.opened), float(gig.closed), len(gig.musicians) / 8]
    bands = {(band.seat - me) % seats: band for band in gig.bands}
    for i in range(MOST_SEATS):
        band = bands.get(i)
        numbers += [band.musicians / 4, band.total / 10, float(band.eligible)] if band else [0.0, 0.0, 0.0]
    numbers += _marked([gig.performance], columns, performances)
    return numbers + _marked([gig.venue] if gig.venue else [], columns, venues)
