"""A table of Point Galaxy as the numbers one seat may know: `encode(see(table, seat))`, without the view between.

A solar system never changes once it is made, and most galaxies stay as they are from one decision to the next: their
rows are worked out when they are others than those seen last.
"""

from functools import lru_cache

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
from stardeck.kernel.sheet import (
    ONE,
    SHEETS,
    Numbers,
    Shares,
    blank,
    joined,
    one_of,
    place_of,
    shares,
    tallies,
)


class PointSheet:
    """The rows an observation is made of."""

    def __init__(self, catalogue: Catalogue) -> None:
        colours, kinds, tokens = len(catalogue.colours), len(catalogue.research_kinds), len(catalogue.tokens)
        self.catalogue = catalogue
        card = shares(*[1] * (len(KINDS) + 8 + colours), *[3] * colours, 6, 2, *[1] * kinds)
        self.card_rows = [card(card_row(catalogue, piece)) for piece in range(len(catalogue.names))]
        self.no_card = blank(len(KINDS) + 8 + 2 * colours + 2 + kinds)
        self.card_rows.append(self.no_card)  # the last one is that of NOTHING
        self.pile = shares(46)
        self.supply = tallies(tokens, 1)
        self.worth = Shares(*[8] * tokens)
        need, end, fitting = shares(*[3] * colours), shares(*[1] * (2 + colours)), shares(*[1] * len(NUMBERS))
        pieces = range(len(catalogue.names))
        self.needs = [need(needed(catalogue, piece)) for piece in pieces] + [blank(colours)]
        self.ends = [end(end_row(catalogue, piece)) for piece in pieces]
        self.no_end = blank(2 + colours)
        self.fitting = [fitting((*bits(row >> 1, 7), row & 1)) for row in range(1 << len(NUMBERS))]  # Planet X last
        self.suns = [ONE + row for row in (blank(2), ONE + blank(1), blank(1) + ONE, ONE + ONE)]
        self.planets = Shares(*[7] * colours)
        self.system = Shares(7, 10, 7, 3, 3, 10, 12, 8)
        no_system = blank(3 + 2 * colours + 2 * len(NUMBERS) + 2 * (2 + colours) + 8)
        self.no_systems = [no_system * n for n in range(SYSTEMS + 1)]
        own = [1, 15, 5, 4, 4] + [3] * kinds + [1] * tokens + [8] * tokens
        self.galaxy = Shares(*own, *[30] * 6, 70, SYSTEMS)
        turn = shares(1, 1)
        self.turn = [turn((bits & 1, bits >> 1)) for bits in range(4)]
        self.nobody = blank(2 + len(own) + 8) + no_system * SYSTEMS
        self.automaton = shares(1, 15, 4, 70, *[30] * 6)
        self.next_cells = tallies(9, 1)
        self.no_automaton = blank(4 + 6 + 9)
        self.flow = shares(catalogue.turns, MOST_SEATS)
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))
        self.memories: dict[int, Memory] = {}  # by place

    def system_row(self, system: System) -> bytes:
        """A solar system as numbers."""
        catalogue, cards, sun, colours = self.catalogue, system.cards, system.sun, len(self.catalogue.colours)
        planets = colours_of(catalogue, cards)
        sets, short = sun_sets(catalogue, system) if sun >= 0 else (0, 0)
        rows = [self.suns[(sun >= 0) + 2 * (system.asteroids >= 0)], self.needs[sun]]  # the last need is that of no sun
        rows += (self.fitting[system.above], self.fitting[system.below])
        rows += self.planets.numbers([sum([planet >> c & 1 for planet in planets]) for c in range(colours)])
        rows += (self.ends[cards[0]], self.ends[cards[-1]]) if cards else (self.no_end, self.no_end)
        counts = [len(planets), len(cards), most_numbers(system.segments), sets, short]
        rows += self.system.numbers([*counts, system.sun_points, system.planet_points, system.moon_points])
        return b"".join(rows)


sheet_of = lru_cache(maxsize=SHEETS)(PointSheet)


def card_row(catalogue: Catalogue, piece: int) -> tuple[int, ...]:
    """A card by the side that is seen: kind, number, colours, set, points, symbols."""
    kind = catalogue.kind[piece]
    row = [int(kind == k) for k in range(len(KINDS))]
    row += [int(kind == PLANET and catalogue.number[piece] == n) for n in range(8)]
    row += bits(catalogue.colour[piece], len(catalogue.colours))
    row += [*needed(catalogue, piece), catalogue.points[piece], catalogue.rockets[piece]]
    return (*row, *[int(catalogue.research[piece] == r) for r in range(len(catalogue.research_kinds))])


def bits(mask: int, width: int) -> list[int]:
    """The lowest bits, one by one."""
    return [mask >> i & 1 for i in range(width)]


def needed(catalogue: Catalogue, piece: int) -> tuple[int, ...]:
    """How many planets of every colour a set of this sun has."""
    need = needs(piece, catalogue) if catalogue.need[piece] else ()
    return tuple([need.count(colour) for colour in catalogue.colours])


def end_row(catalogue: Catalogue, piece: int) -> tuple[int, ...]:
    """The card at an end of a sequence: is it a moon, is it a planet, its colours."""
    kind = catalogue.kind[piece]
    return (int(kind == MOON), int(kind == PLANET), *bits(catalogue.colour[piece], len(catalogue.colours)))


def galaxy_row(
    sheet: PointSheet, catalogue: Catalogue, galaxy: Galaxy, tally: Tally, of_asteroids: int, systems: list[bytes]
) -> bytes:
    """A galaxy with these rows of its systems, and the points its asteroids earn among those of the others."""
    tally.tokens = len(galaxy.tokens)
    rockets, per_token = galaxy.rockets(), catalogue.rockets_per_token
    points = [*own_points(catalogue, galaxy, tally), of_asteroids]
    row = [1, rockets, per_token - rockets % per_token, tally.kinds[ASTEROIDS], galaxy.open_suns(), *tally.research]
    owned, worth = [0] * len(catalogue.tokens), [0] * len(catalogue.tokens)
    for token in galaxy.tokens:
        owned[token], worth[token] = 1, token_points(catalogue, token, tally)
    row += owned + worth + points
    row += (sum(points), len(galaxy.systems))
    rows = sheet.galaxy.numbers(row)
    rows += systems
    rows.append(sheet.no_systems[SYSTEMS - len(systems)])
    return b"".join(rows)


def worth_row(sheet: PointSheet, catalogue: Catalogue, galaxy: Galaxy, tally: Tally, supply: list[int]) -> bytes:
    """What every token of the supply would score in this galaxy."""
    tally.tokens = len(galaxy.tokens) + 1
    row = [0] * len(catalogue.tokens)
    for token in supply:
        row[token] = token_points(catalogue, token, tally)
    return b"".join(sheet.worth.numbers(row))


class Known:
    """A galaxy as it was seen last, and the rows that were made of it."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.systems: list[System] = []
        self.rows: list[bytes] = []  # of the systems
        self.tokens: list[int] = []
        self.supply: list[int] = []
        self.tally = Tally(catalogue, Galaxy([], [], 0))
        self.of_asteroids = 0
        self.last = b""
        self.worth = b""

    def look_at(self, sheet: PointSheet, catalogue: Catalogue, galaxy: Galaxy) -> None:
        """Count anew what is not as it was."""
        if galaxy.systems != self.systems:
            before, known, self.systems = self.systems, len(self.rows), galaxy.systems[:]
            self.rows = [
                self.rows[i] if i < known and system is before[i] else sheet.system_row(system)
                for i, system in enumerate(self.systems[:SYSTEMS])
            ]
            self.tally, self.last, self.worth = Tally(catalogue, galaxy), b"", b""
        if galaxy.tokens != self.tokens:
            self.tokens, self.last, self.worth = galaxy.tokens[:], b"", b""

    def row(self, sheet: PointSheet, catalogue: Catalogue, galaxy: Galaxy, of_asteroids: int) -> bytes:
        """The galaxy as numbers."""
        if not self.last or of_asteroids != self.of_asteroids:
            self.of_asteroids = of_asteroids
            self.last = galaxy_row(sheet, catalogue, galaxy, self.tally, of_asteroids, self.rows)
        return self.last

    def worth_row(self, sheet: PointSheet, catalogue: Catalogue, galaxy: Galaxy, supply: list[int]) -> bytes:
        """What the supply would score in it."""
        if not self.worth or supply != self.supply:
            self.supply, self.worth = supply[:], worth_row(sheet, catalogue, galaxy, self.tally, supply)
        return self.worth


class Memory:
    """What was seen last of a table."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.galaxies = [Known(catalogue) for _ in range(MOST_SEATS)]


def observe(table: PointTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers: everybody knows the same, counted from the own seat."""
    catalogue, active = table.catalogue, table.active
    sheet = sheet_of(catalogue)
    place = place_of(table)
    memory = sheet.memories.pop(place, None) or Memory(catalogue)
    known = memory.galaxies
    for other in range(table.seats):
        known[other].look_at(sheet, catalogue, table.galaxies[other])
    rows: list[bytes] = []
    add_market(table, sheet, rows)
    rows.append(known[active].worth_row(sheet, catalogue, table.galaxies[active], table.supply))
    add_galaxies(table, seat or 0, known, sheet, rows)
    rows += (sheet.flow((table.round(), table.seats)), sheet.no_decision)
    if table.agenda:
        step = table.agenda[-1]
        assert isinstance(step, PointStep)
        rows[-1] = sheet.decision[step.decision]
    sheet.memories[place] = memory
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


def add_galaxies(table: PointTable, me: Seat, known: list[Known], sheet: PointSheet, rows: list[bytes]) -> None:
    """Every galaxy, the automaton's by its totals only."""
    catalogue, automaton, seats = table.catalogue, table.automaton, table.seats
    counts = [known[seat].tally.kinds[ASTEROIDS] for seat in range(seats)]
    if automaton is not None:
        counts = asteroid_counts(table)
    points = asteroid_points(catalogue.places, counts) if any(counts) else counts
    for i in range(seats):
        seat = (me + i) % seats
        rows.append(sheet.turn[(seat == table.active) + 2 * (seat == table.first)])
        rows.append(known[seat].row(sheet, catalogue, table.galaxies[seat], points[seat]))
    rows += [sheet.nobody] * (MOST_SEATS - seats)
    if automaton is None:
        rows.append(sheet.no_automaton)
    else:
        mine = [*automaton_points(catalogue, automaton), points[-1]]
        rows.append(sheet.automaton((1, automaton.rockets(catalogue), counts[-1], sum(mine), *mine)))
        rows.append(sheet.next_cells(tuple(catalogue.stops[table.stop()])))
