"""A view of Point Galaxy as numbers of a fixed shape, for learners.

Seats are counted from the viewer (a spectator sits at seat 0), so a learner always plays "me". Of the automaton's
galaxy only the totals are shown.
"""

from typing import Any

import numpy as np

from stardeck.games.point_galaxy.cards import KINDS, MOON, PLANET, Catalogue
from stardeck.games.point_galaxy.view import AutomatonView, GalaxyView, PointView, SystemView
from stardeck.games.point_galaxy.words import PROMPTS, needs

MOST_SEATS = 5
SYSTEMS = 14  # per galaxy; more are rare, and the rest is in the totals
NUMBERS = ("1", "2", "3", "4", "5", "6", "7", "X")
DECISIONS = tuple(PROMPTS)


def encode(view: PointView, catalogue: Catalogue) -> "np.ndarray[Any, np.dtype[np.float32]]":
    """The market, the pending cards, the supply, every galaxy, and what is being decided."""
    me = view.seat or 0
    numbers: list[float] = []
    for pile in view.piles:
        numbers += [pile.cards / 46, *_card(pile.top, catalogue)]
    for row in view.slots:
        for planet in row:
            numbers += _card(planet, catalogue)
    for k in (0, 1):
        numbers += _card(view.pending[k] if k < len(view.pending) else "", catalogue)
    numbers += [float(token.name in view.supply) for token in catalogue.tokens]
    numbers += [view.worth.get(token.name, 0) / 8 for token in catalogue.tokens]
    for i in range(view.seats):
        seat = (me + i) % view.seats
        numbers += [float(seat == view.active), float(seat == view.first)]
        numbers += _galaxy(view.galaxies[seat], catalogue)
    numbers += _nothing((MOST_SEATS - view.seats) * (2 + _galaxy_width(catalogue)))
    numbers += _automaton(view.automaton)
    numbers += [view.turn / view.turns, view.seats / MOST_SEATS]
    numbers += [float(view.decision == decision) for decision in DECISIONS]
    return np.array(numbers, dtype=np.float32)


def _nothing(width: int) -> list[float]:
    return [0.0] * width


def _card(name: str, catalogue: Catalogue) -> list[float]:
    """A card by the side that is seen: kind, number, colours, set, points, symbols; zeros for no card."""
    if not name:
        return _nothing(len(KINDS) + 8 + 2 * len(catalogue.colours) + 2 + len(catalogue.research_kinds))
    piece = catalogue.piece[name]
    kind = catalogue.kind[piece]
    need = needs(piece, catalogue) if catalogue.need[piece] else ()
    return [
        *[float(kind == k) for k in range(len(KINDS))],
        *[float(kind == PLANET and catalogue.number[piece] == n) for n in range(8)],
        *_colours(piece, catalogue),
        *[need.count(colour) / 3 for colour in catalogue.colours],
        catalogue.points[piece] / 6,
        catalogue.rockets[piece] / 2,
        *[float(catalogue.research[piece] == r) for r in range(len(catalogue.research_kinds))],
    ]


def _colours(piece: int, catalogue: Catalogue) -> list[float]:
    mask = catalogue.colour[piece]
    return [float(mask >> c & 1) for c in range(len(catalogue.colours))]


def _galaxy_width(catalogue: Catalogue) -> int:
    own = 5 + len(catalogue.research_kinds) + 2 * len(catalogue.tokens) + 8
    return own + SYSTEMS * _system_width(catalogue)


def _galaxy(galaxy: GalaxyView, catalogue: Catalogue) -> list[float]:
    owned = {token.token: token.points for token in galaxy.tokens}
    numbers = [1.0, galaxy.rockets / 15, galaxy.to_next_token / 5, galaxy.asteroids / 4, galaxy.open_suns / 4]
    numbers += [galaxy.research.get(kind, 0) / 3 for kind in catalogue.research_kinds]
    numbers += [float(token.name in owned) for token in catalogue.tokens]
    numbers += [owned.get(token.name, 0) / 8 for token in catalogue.tokens]
    numbers += [points / 30 for points in galaxy.points]
    numbers += [galaxy.total / 70, len(galaxy.systems) / SYSTEMS]
    shown = galaxy.systems[:SYSTEMS]
    for system in shown:
        numbers += _system(system, catalogue)
    return numbers + _nothing((SYSTEMS - len(shown)) * _system_width(catalogue))


def _system_width(catalogue: Catalogue) -> int:
    return 3 + 2 * len(NUMBERS) + 2 * len(catalogue.colours) + 2 * (2 + len(catalogue.colours)) + 8


def _system(system: SystemView, catalogue: Catalogue) -> list[float]:
    pieces = [catalogue.piece[card] for card in system.cards]
    planets = [catalogue.colour[piece] for piece in pieces if catalogue.kind[piece] == PLANET]
    need = needs(catalogue.piece[system.sun], catalogue) if system.sun else ()
    return [
        1.0,
        float(system.sun != ""),
        float(system.asteroids != ""),
        *[need.count(colour) / 3 for colour in catalogue.colours],
        *[float(number in system.above) for number in NUMBERS],
        *[float(number in system.below) for number in NUMBERS],
        *[sum([colours >> c & 1 for colours in planets]) / 7 for c in range(len(catalogue.colours))],
        *_end(pieces[:1], catalogue),
        *_end(pieces[-1:], catalogue),
        len(planets) / 7,
        len(pieces) / 10,
        system.unique / 7,
        system.sets / 3,
        system.short / 3,
        system.sun_points / 10,
        system.planet_points / 12,
        system.moon_points / 8,
    ]


def _end(pieces: list[int], catalogue: Catalogue) -> list[float]:
    """The card at an end of a sequence: is it a moon, is it a planet, its colours."""
    if not pieces:
        return _nothing(2 + len(catalogue.colours))
    kind = catalogue.kind[pieces[0]]
    return [float(kind == MOON), float(kind == PLANET), *_colours(pieces[0], catalogue)]


def _automaton(automaton: AutomatonView | None) -> list[float]:
    """The automaton's totals, and the cells it takes next."""
    if automaton is None:
        return _nothing(4 + 6 + 9)
    cells = [float((row, col) in automaton.next_cells) for row in range(3) for col in range(3)]
    points = [points / 30 for points in automaton.points]
    return [1.0, automaton.rockets / 15, automaton.asteroids / 4, automaton.total / 70, *points, *cells]
