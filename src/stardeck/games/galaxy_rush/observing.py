"""A table of Galaxy Rush as the numbers one seat may know: `encode(see(table, seat))`, without the view between."""

from functools import cache

from stardeck.games.galaxy_rush.cards import COLUMNS, POOL, PREDICTIONS, SEASONS, Catalogue
from stardeck.games.galaxy_rush.encoding import DECISIONS, MOST_PLACED
from stardeck.games.galaxy_rush.scoring import achievement_reputation, open_rows
from stardeck.games.galaxy_rush.table import GalaxyStep, GalaxyTable
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import Numbers, Sheet, count, put


class GalaxySheet(Sheet):
    """The places in the order of `encode`, and every card as a row of numbers."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        resources, expeditions = len(catalogue.resources), len(catalogue.expeditions)
        orbit_wholes = [1] * (1 + resources + expeditions) + [9, 20]
        discovery_wholes = [1] + [3] * resources + [1] * resources + [10, 1, 1]
        self.orbit_rows = [orbit_row(catalogue, card) for card in range(len(catalogue.ids))]
        self.orbit_rows.append(bytes(len(orbit_wholes)))  # the last one is that of GONE
        self.discovery_rows = [discovery_row(catalogue, card) for card in range(len(catalogue.discoveries))]
        self.discovery_rows.append(bytes(len(discovery_wholes)))
        self.track = self.room(*orbit_wholes, times=2 * COLUMNS)
        self.pool = [self.room(*discovery_wholes) for _ in range(POOL)]
        self.affordable = len(discovery_wholes) - 2
        self.unseen = self.room(8, times=len(catalogue.ids))
        captain_wholes = [1, 6, 1] + [5] * (resources + expeditions) + [30] * 6 + [5, 8, 4, 60, 125, 3]
        self.captains = (self.room(*captain_wholes), self.room(*captain_wholes))
        self.achievements = [self.room(1, 9, 9) for _ in catalogue.achievements]
        self.hand = self.room(1, times=len(catalogue.conditions))
        self.stacks = [[self.room(1, times=2 + PREDICTIONS) for _ in range(MOST_PLACED)] for _ in (0, 1)]
        self.season = self.room(1, times=SEASONS)
        self.decision = {decision: self.room(1) for decision in DECISIONS}
        self.house = self.room(1, 9, 12, 5, 1)


sheet_of = cache(GalaxySheet)


def one_hot(which: int, of: int) -> list[int]:
    """A one at this place; none if it is negative."""
    return [int(which == i) for i in range(of)]


def orbit_row(catalogue: Catalogue, card: int) -> bytes:
    """An orbit card as counts."""
    resource = one_hot(catalogue.resource[card], len(catalogue.resources))
    expedition = one_hot(catalogue.expedition[card], len(catalogue.expeditions))
    return bytes([1, *resource, *expedition, catalogue.reputation[card], catalogue.distance[card]])


def discovery_row(catalogue: Catalogue, card: int) -> bytes:
    """A Discovery as counts, and nobody who can cover it."""
    gives = one_hot(catalogue.gives[card], len(catalogue.resources))
    return bytes([1, *catalogue.costs[card], *gives, catalogue.worth[card], 0, 0])


def observe(table: GalaxyTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    cells = sheet.blank()
    me = seat or 0
    waiting = waiting_for(table)
    write_cards(table, me, sheet, cells)
    for i, other in enumerate((me, 1 - me)):
        write_captain(table, other, other in waiting, sheet.captains[i], cells)
        write_stack(table, other, seat, sheet.stacks[i], cells)
    write_achievements(table, me, sheet, cells)
    if seat is not None:
        for condition in table.captains[seat].hand:
            cells[sheet.hand + condition] = 1
    cells[sheet.season + table.season - 1] = 1
    if table.agenda:
        step = table.agenda[-1]
        assert isinstance(step, GalaxyStep)
        cells[sheet.decision[step.decision]] = 1
    medal, house = table.catalogue.medals[table.season - 1], table.house
    put(cells, sheet.house, (me == 0, medal, len(table.deck), house.max_skip, house.ties_count))
    return sheet.shares(cells)


def write_cards(table: GalaxyTable, me: Seat, sheet: GalaxySheet, cells: bytearray) -> None:
    """The track, the pool with what each captain can cover, and what the orbit deck still holds."""
    put(cells, sheet.track, b"".join([sheet.orbit_rows[card] for card in table.track]))
    put(cells, sheet.pool[0], b"".join([sheet.discovery_rows[card] for card in table.pool]))
    for i, other in enumerate((me, 1 - me)):
        for slot in table.affordable(other):
            cells[sheet.pool[slot] + sheet.affordable + i] = 1
    count(cells, sheet.unseen, table.orbit_deck.cards())


def write_captain(table: GalaxyTable, other: Seat, acts: bool, at: int, cells: bytearray) -> None:
    """A captain: everything is open except which predictions are in hand."""
    captain = table.captains[other]
    position = (acts, captain.column, captain.orbit == 1)
    cards = (*captain.resources, *captain.expeditions, *open_rows(table, other))
    counts = (captain.heroics, len(captain.discoveries), len(captain.medals))
    put(cells, at, (*position, *cards, *counts, captain.season_distance, captain.distance, len(captain.hand)))


def write_achievements(table: GalaxyTable, me: Seat, sheet: GalaxySheet, cells: bytearray) -> None:
    """What every Achievement in play would pay both captains now."""
    catalogue, mine, theirs = table.catalogue, table.captains[me], table.captains[1 - me]
    for card in table.achievements:
        at = sheet.achievements[card]
        cells[at] = 1
        cells[at + 1] = achievement_reputation(catalogue, mine, card)
        cells[at + 2] = achievement_reputation(catalogue, theirs, card)


def write_stack(table: GalaxyTable, rocket: Seat, seat: Seat | None, places: list[int], cells: bytearray) -> None:
    """Who placed what where is public, a face only for its placer, until all are turned up at the end."""
    me = seat or 0
    for place, card in zip(places, table.stacks[rocket], strict=False):
        placer, condition = divmod(card, PREDICTIONS)
        cells[place + int(placer != me)] = 1
        if table.ended or placer == seat:
            cells[place + 2 + condition] = 1
