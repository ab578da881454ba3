"""A view of Rock & Roll Brouhaha as numbers of a fixed shape, for learners.

Seats are counted from the viewer (a spectator sits at seat 0), so a learner always plays "me". Copies of a card in two
sets share a column.
"""

from typing import Any

import numpy as np

from stardeck.games.brouhaha.cards import LISTS, Catalogue
from stardeck.games.brouhaha.view import BrouhahaView, CardView, GigView, ManagerView
from stardeck.games.brouhaha.words import PROMPTS

MOST_SEATS = 4
DECISIONS = tuple(PROMPTS)
PLACES = ("chill", "forte", "extra", "open_mic")


def encode(view: BrouhahaView, catalogue: Catalogue) -> "np.ndarray[Any, np.dtype[np.float32]]":
    """Card columns of every visible zone, numbers of every manager and GIG, and what is being decided."""
    columns = {entry.id: i for i, entry in enumerate(e for e in catalogue.file.card if e.type != "marker")}
    me = view.seat or 0
    numbers: list[float] = []
    for i in range(MOST_SEATS):
        seat = (me + i) % view.seats
        numbers += _manager(view, seat, columns) if i < view.seats else [0.0] * (10 + 12 * len(columns))
    numbers += _marked([gear.card for gear in view.shop], columns)
    numbers += _marked(view.showing, columns)
    numbers += _marked(view.picked, columns)
    numbers += _marked([view.about] if view.about else [], columns)
    numbers += _marked([hustle.hustle for hustle in view.hustles if hustle.taken], columns)
    numbers += [view.volume / 11, view.round / 20, view.passes / 4, view.gear_pile / 11, float(view.main)]
    by_list = {gig.list: gig for gig in view.gigs}
    for name in PLACES:
        numbers += _gig(by_list.get(name), me, view.seats, columns)
    numbers += [float(view.decision == decision) for decision in DECISIONS]
    return np.array(numbers, dtype=np.float32)


def _marked(cards: Any, columns: dict[str, int]) -> list[float]:
    """One column per card."""
    found = [0.0] * len(columns)
    for card in cards:
        found[columns[card.partition("@")[0]]] += 1.0
    return found


def _manager(view: BrouhahaView, seat: int, columns: dict[str, int]) -> list[float]:
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
    for talent in range(5):
        numbers += _talent(manager.play, talent, columns)
    return numbers


def _talent(cards: tuple[CardView, ...], talent: int, columns: dict[str, int]) -> list[float]:
    found = [0.0] * len(columns)
    for card in cards:
        if card.talents:
            found[columns[card.card.partition("@")[0]]] = card.talents[talent] / 5
    return found


def _gig(gig: GigView | None, me: int, seats: int, columns: dict[str, int]) -> list[float]:
    """The performance, its venue and the bands, counted from the viewer."""
    if gig is None:
        return [0.0] * (len(LISTS) + 3 * MOST_SEATS + 2 * len(columns))
    numbers = [float(gig.opened), float(gig.closed), len(gig.musicians) / 8]
    bands = {(band.seat - me) % seats: band for band in gig.bands}
    for i in range(MOST_SEATS):
        band = bands.get(i)
        numbers += [band.musicians / 4, band.total / 10, float(band.eligible)] if band else [0.0, 0.0, 0.0]
    return numbers + _marked([gig.performance], columns) + _marked([gig.venue] if gig.venue else [], columns)
