"""A table of Point Galaxy as the numbers one seat may know: `encode(see(table, seat))`, without the view between.

A solar system never changes once it is made, and most galaxies stay as they are from one decision to the next: their
rows are worked out once.
"""

from functools import cache, lru_cache

from stardeck.games.point_galaxy.cards import ASTEROIDS, KINDS, MOON, PLANET, Catalogue
from stardeck.games.point_galaxy.encoding import DECISIONS, MOST_SEATS, NUMBERS, SYSTEMS
from stardeck.games.point_galaxy.galaxy import Automaton, Galaxy
from stardeck.games.point_galaxy.outlook import sun_sets
from stardeck.games.point_galaxy.scoring import Tally, asteroid_points, automaton_points, own_points, token_points
from stardeck.games.point_galaxy.segments import most_numbers
from stardeck.games.point_galaxy.system import System, colours_of
from stardeck.games.point_galaxy.table import PointStep, PointTable
from stardeck.games.point_galaxy.words import needs
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import Numbers, Sheet, count, put


class PointSheet(Sheet):
    """The places in the order of `encode`, and every card as a row of counts."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        colours, kinds, tokens = len(catalogue.colours), len(catalogue.research_kinds), len(catalogue.tokens)
        self.card_rows = [card_row(catalogue, piece) for piece in range(len(catalogue.names))]
        card = [1] * (len(KINDS) + 8 + colours) + [3] * colours + [6, 2] + [1] * kinds
        system = [1, 1, 1] + [3] * colours + [1] * (2 * len(NUMBERS)) + [7] * colours
        system += [1] * (2 * (2 + colours)) + [7, 10, 7, 3, 3, 10, 12, 8]
        own = [1, 15, 5, 4, 4] + [3] * kinds + [1] * tokens + [8] * tokens
        galaxy = [*own, *[30] * 6, 70, SYSTEMS, *system * SYSTEMS]
        self.card_rows.append(bytes(len(card)))  # the last one is that of NOTHING
        self.piles = self.room(46, *card, times=3)
        self.slots = self.room(*card, times=6 + 2)  # and the cards drafted this turn
        self.supply = self.room(1, times=tokens)
        self.worth = self.room(8, times=tokens)
        self.galaxies = [(self.room(1, 1), self.room(*galaxy)) for _ in range(MOST_SEATS)]
        self.automaton = self.room(1, 15, 4, 70, *[30] * 6)
        self.next_cells = self.room(1, times=9)
        self.turn = self.room(catalogue.turns, MOST_SEATS)
        self.decision = {decision: self.room(1) for decision in DECISIONS}


sheet_of = cache(PointSheet)


def card_row(catalogue: Catalogue, piece: int) -> bytes:
    """A card by the side that is seen: kind, number, colours, set, points, symbols."""
    kind = catalogue.kind[piece]
    need = needs(piece, catalogue) if catalogue.need[piece] else ()
    row = [int(kind == k) for k in range(len(KINDS))]
    row += [int(kind == PLANET and catalogue.number[piece] == n) for n in range(8)]
    row += bits(catalogue.colour[piece], len(catalogue.colours))
    row += [need.count(colour) for colour in catalogue.colours]
    row += [catalogue.points[piece], catalogue.rockets[piece]]
    return bytes(row + [int(catalogue.research[piece] == r) for r in range(len(catalogue.research_kinds))])


def bits(mask: int, width: int) -> list[int]:
    """The lowest bits, one by one."""
    return [mask >> i & 1 for i in range(width)]


@lru_cache(maxsize=8192)
def system_row(catalogue: Catalogue, system: System) -> bytes:
    """A solar system as counts."""
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
    return bytes([*row, system.sun_points, system.planet_points, system.moon_points])


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
def galaxy_row(catalogue: Catalogue, systems: tuple[System, ...], tokens: tuple[int, ...], of_asteroids: int) -> bytes:
    """A galaxy as counts, with the points its asteroids earn among those of the others."""
    galaxy = Galaxy(list(systems), list(tokens), 0)
    tally = tally_of(catalogue, systems)
    tally.tokens = len(tokens)
    rockets, per_token = galaxy.rockets(), catalogue.rockets_per_token
    points = [*own_points(catalogue, galaxy, tally), of_asteroids]
    row = [1, rockets, per_token - rockets % per_token, tally.kinds[ASTEROIDS], galaxy.open_suns(), *tally.research]
    owned, worth = [0] * len(catalogue.tokens), [0] * len(catalogue.tokens)
    for token in tokens:
        owned[token], worth[token] = 1, token_points(catalogue, token, tally)
    row += [*owned, *worth, *points, sum(points), len(systems)]
    return b"".join([bytes(row), *[system_row(catalogue, system) for system in systems[:SYSTEMS]]])


@lru_cache(maxsize=64)
def worth_row(catalogue: Catalogue, systems: tuple[System, ...], tokens: int, supply: tuple[int, ...]) -> bytes:
    """What every token of the supply would score in this galaxy."""
    tally = tally_of(catalogue, systems)
    tally.tokens = tokens + 1
    row = [0] * len(catalogue.tokens)
    for token in supply:
        row[token] = token_points(catalogue, token, tally)
    return bytes(row)


def observe(table: PointTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers: everybody knows the same, counted from the own seat."""
    catalogue = table.catalogue
    sheet = sheet_of(catalogue)
    cells = sheet.blank()
    write_market(table, sheet, cells)
    active = table.galaxies[table.active]
    worth = worth_row(catalogue, tuple(active.systems), len(active.tokens), tuple(table.supply))
    cells[sheet.worth : sheet.worth + len(worth)] = worth
    write_galaxies(table, seat or 0, sheet, cells)
    put(cells, sheet.turn, (table.round(), table.seats))
    if table.agenda:
        step = table.agenda[-1]
        assert isinstance(step, PointStep)
        cells[sheet.decision[step.decision]] = 1
    return sheet.shares(cells)


def write_market(table: PointTable, sheet: PointSheet, cells: bytearray) -> None:
    """The piles by their tops, the planets, the cards drafted this turn, the tokens."""
    rows = sheet.card_rows
    piles = [bytes((table.sizes[col],)) + rows[table.top_face(col)] for col in range(3)]
    put(cells, sheet.piles, b"".join(piles))
    put(cells, sheet.slots, b"".join([rows[piece] for piece in (*table.slots, *table.pending)]))
    count(cells, sheet.supply, table.supply)


def write_galaxies(table: PointTable, me: Seat, sheet: PointSheet, cells: bytearray) -> None:
    """Every galaxy, the automaton's by its totals only."""
    catalogue, automaton = table.catalogue, table.automaton
    counts = [len([1 for system in galaxy.systems if system.asteroids >= 0]) for galaxy in table.galaxies]
    if automaton is not None:
        counts.append(loose_asteroids(catalogue, automaton))
    points = asteroid_points(catalogue.places, counts)
    for i in range(table.seats):
        seat = (me + i) % table.seats
        turn, at = sheet.galaxies[i]
        put(cells, turn, (seat == table.active, seat == table.first))
        galaxy = table.galaxies[seat]
        row = galaxy_row(catalogue, tuple(galaxy.systems), tuple(galaxy.tokens), points[seat])
        cells[at : at + len(row)] = row
    if automaton is not None:
        mine = [*automaton_points(catalogue, automaton), points[-1]]
        put(cells, sheet.automaton, (1, automaton.rockets(catalogue), counts[-1], sum(mine), *mine))
        for cell in catalogue.stops[table.stop()]:
            cells[sheet.next_cells + cell] = 1


def loose_asteroids(catalogue: Catalogue, automaton: Automaton) -> int:
    """How many asteroids cards the automaton has."""
    return sum([catalogue.kind[piece] == ASTEROIDS for piece in automaton.loose])
