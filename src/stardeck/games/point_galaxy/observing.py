"""A table of Point Galaxy as the numbers one seat may know: `encode(see(table, seat))`, without the view between.

A solar system never changes once it is made, and most galaxies stay as they are from one decision to the next: their
rows are worked out once.
"""

from functools import cache, lru_cache

from stardeck.games.point_galaxy.cards import ASTEROIDS, KINDS, MOON, PLANET, Catalogue
from stardeck.games.point_galaxy.encoding import DECISIONS, MOST_SEATS, NUMBERS, SYSTEMS
from stardeck.games.point_galaxy.galaxy import Galaxy
from stardeck.games.point_galaxy.outlook import sun_sets
from stardeck.games.point_galaxy.scoring import (
    Tally,
    asteroid_counts,
    asteroid_points,
    automaton_points,
    own_points,
    token_points,
)
from stardeck.games.point_galaxy.segments import most_numbers
from stardeck.games.point_galaxy.system import System, colours_of
from stardeck.games.point_galaxy.table import PointStep, PointTable
from stardeck.games.point_galaxy.words import needs
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import Numbers, blank, fresh_shares, joined, one_of, shares, tallies


class PointSheet:
    """The rows an observation is made of."""

    def __init__(self, catalogue: Catalogue) -> None:
        colours, kinds, tokens = len(catalogue.colours), len(catalogue.research_kinds), len(catalogue.tokens)
        card = shares(*[1] * (len(KINDS) + 8 + colours), *[3] * colours, 6, 2, *[1] * kinds)
        self.card_rows = [card(card_row(catalogue, piece)) for piece in range(len(catalogue.names))]
        self.no_card = blank(len(KINDS) + 8 + 2 * colours + 2 + kinds)
        self.card_rows.append(self.no_card)  # the last one is that of NOTHING
        self.pile = shares(46)
        self.supply = tallies(tokens, 1)
        self.worth = fresh_shares(*[8] * tokens)
        ends = [1] * (2 * len(NUMBERS)) + [7] * colours + [1] * (2 * (2 + colours))
        self.system = fresh_shares(1, 1, 1, *[3] * colours, *ends, 7, 10, 7, 3, 3, 10, 12, 8)
        self.no_system = blank(3 + colours + len(ends) + 8)
        own = [1, 15, 5, 4, 4] + [3] * kinds + [1] * tokens + [8] * tokens
        self.galaxy = fresh_shares(*own, *[30] * 6, 70, SYSTEMS)
        self.turn = shares(1, 1)
        self.nobody = blank(2 + len(own) + 8) + self.no_system * SYSTEMS
        self.automaton = shares(1, 15, 4, 70, *[30] * 6)
        self.next_cells = tallies(9, 1)
        self.no_automaton = blank(4 + 6 + 9)
        self.flow = shares(catalogue.turns, MOST_SEATS)
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))


sheet_of = cache(PointSheet)


def card_row(catalogue: Catalogue, piece: int) -> tuple[int, ...]:
    """A card by the side that is seen: kind, number, colours, set, points, symbols."""
    kind = catalogue.kind[piece]
    need = needs(piece, catalogue) if catalogue.need[piece] else ()
    row = [int(kind == k) for k in range(len(KINDS))]
    row += [int(kind == PLANET and catalogue.number[piece] == n) for n in range(8)]
    row += bits(catalogue.colour[piece], len(catalogue.colours))
    row += [need.count(colour) for colour in catalogue.colours]
    row += [catalogue.points[piece], catalogue.rockets[piece]]
    return (*row, *[int(catalogue.research[piece] == r) for r in range(len(catalogue.research_kinds))])


def bits(mask: int, width: int) -> list[int]:
    """The lowest bits, one by one."""
    return [mask >> i & 1 for i in range(width)]


@lru_cache(maxsize=8192)
def system_row(sheet: PointSheet, catalogue: Catalogue, system: System) -> bytes:
    """A solar system as numbers."""
    colours = len(catalogue.colours)
    planets = colours_of(catalogue, system.cards)
    need = needs(system.sun, catalogue) if system.sun >= 0 else ()
    sets, short = sun_sets(catalogue, system) if system.sun >= 0 else (0, 0)
    row = [1, int(system.sun >= 0), int(system.asteroids >= 0)]
    row += [need.count(colour) for colour in catalogue.colours]
    for fitting in (system.above, system.below):
        row += [*bits(fitting >> 1, 7), fitting & 1]  # Planet X last
    row += [sum([planet >> c & 1 for planet in planets]) for c in range(colours)]
    for end in (system.cards[:1], system.cards[-1:]):
        row += end_row(catalogue, end)
    row += [len(planets), len(system.cards), most_numbers(system.segments), sets, short]
    return sheet.system((*row, system.sun_points, system.planet_points, system.moon_points))


def end_row(catalogue: Catalogue, end: tuple[int, ...]) -> list[int]:
    """The card at an end of a sequence: is it a moon, is it a planet, its colours."""
    if not end:
        return [0] * (2 + len(catalogue.colours))
    kind = catalogue.kind[end[0]]
    return [int(kind == MOON), int(kind == PLANET), *bits(catalogue.colour[end[0]], len(catalogue.colours))]


@lru_cache(maxsize=64)
def tally_of(catalogue: Catalogue, systems: tuple[System, ...]) -> Tally:
    """What counts in these systems; whoever asks says how many tokens there are."""
    return Tally(catalogue, Galaxy(list(systems), [], 0))


@lru_cache(maxsize=1024)
def galaxy_row(
    sheet: PointSheet, catalogue: Catalogue, systems: tuple[System, ...], tokens: tuple[int, ...], of_asteroids: int
) -> bytes:
    """A galaxy as numbers, with the points its asteroids earn among those of the others."""
    galaxy = Galaxy(list(systems), list(tokens), 0)
    tally = tally_of(catalogue, systems)
    tally.tokens = len(tokens)
    rockets, per_token = galaxy.rockets(), catalogue.rockets_per_token
    points = [*own_points(catalogue, galaxy, tally), of_asteroids]
    row = [1, rockets, per_token - rockets % per_token, tally.kinds[ASTEROIDS], galaxy.open_suns(), *tally.research]
    owned, worth = [0] * len(catalogue.tokens), [0] * len(catalogue.tokens)
    for token in tokens:
        owned[token], worth[token] = 1, token_points(catalogue, token, tally)
    rows = [sheet.galaxy((*row, *owned, *worth, *points, sum(points), len(systems)))]
    rows += [system_row(sheet, catalogue, system) for system in systems[:SYSTEMS]]
    rows += [sheet.no_system] * (SYSTEMS - len(systems))
    return b"".join(rows)


@lru_cache(maxsize=64)
def worth_row(
    sheet: PointSheet, catalogue: Catalogue, systems: tuple[System, ...], tokens: int, supply: tuple[int, ...]
) -> bytes:
    """What every token of the supply would score in this galaxy."""
    tally = tally_of(catalogue, systems)
    tally.tokens = tokens + 1
    row = [0] * len(catalogue.tokens)
    for token in supply:
        row[token] = token_points(catalogue, token, tally)
    return sheet.worth(tuple(row))


def observe(table: PointTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers: everybody knows the same, counted from the own seat."""
    catalogue = table.catalogue
    sheet = sheet_of(catalogue)
    rows: list[bytes] = []
    add_market(table, sheet, rows)
    active, supply = table.galaxies[table.active], tuple(table.supply)
    rows.append(worth_row(sheet, catalogue, tuple(active.systems), len(active.tokens), supply))
    add_galaxies(table, seat or 0, sheet, rows)
    rows += (sheet.flow((table.round(), table.seats)), sheet.no_decision)
    if table.agenda:
        step = table.agenda[-1]
        assert isinstance(step, PointStep)
        rows[-1] = sheet.decision[step.decision]
    return joined(rows)


def add_market(table: PointTable, sheet: PointSheet, rows: list[bytes]) -> None:
    """The piles by their tops, the planets, the cards drafted this turn, the tokens."""
    cards = sheet.card_rows
    for col in range(3):
        rows += (sheet.pile((table.sizes[col],)), cards[table.top_face(col)])
    rows += [cards[piece] for piece in table.slots]
    rows += [cards[piece] for piece in table.pending]
    rows += [sheet.no_card] * (2 - len(table.pending))
    rows.append(sheet.supply(tuple(table.supply)))


def add_galaxies(table: PointTable, me: Seat, sheet: PointSheet, rows: list[bytes]) -> None:
    """Every galaxy, the automaton's by its totals only."""
    catalogue, automaton, seats = table.catalogue, table.automaton, table.seats
    counts = asteroid_counts(table)
    points = asteroid_points(catalogue.places, counts)
    for i in range(seats):
        seat = (me + i) % seats
        galaxy = table.galaxies[seat]
        rows.append(sheet.turn((seat == table.active, seat == table.first)))
        rows.append(galaxy_row(sheet, catalogue, tuple(galaxy.systems), tuple(galaxy.tokens), points[seat]))
    rows += [sheet.nobody] * (MOST_SEATS - seats)
    if automaton is None:
        rows.append(sheet.no_automaton)
    else:
        mine = [*automaton_points(catalogue, automaton), points[-1]]
        rows.append(sheet.automaton((1, automaton.rockets(catalogue), counts[-1], sum(mine), *mine)))
        rows.append(sheet.next_cells(tuple(catalogue.stops[table.stop()])))
