"""A table of Galaxy Rush as the numbers one seat may know: `encode(see(table, seat))`, without the view between."""

from collections.abc import Callable
from functools import lru_cache

from stardeck.games.galaxy_rush.cards import PREDICTIONS, SEASONS, Catalogue
from stardeck.games.galaxy_rush.encoding import DECISIONS, MOST_PLACED
from stardeck.games.galaxy_rush.scoring import achievement_reputation, rows_of
from stardeck.games.galaxy_rush.table import Captain, GalaxyStep, GalaxyTable
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import (
    ONE,
    SHEETS,
    Numbers,
    Shares,
    Zone,
    blank,
    joined,
    one_of,
    place_of,
    shares,
    tallies,
)

Counts = tuple[int, ...]


class Known:
    """A captain as seen last: everything is open except which predictions are in hand."""

    def __init__(self) -> None:
        self.flight: list[int] = []
        self.resources: list[int] = []
        self.expeditions: list[int] = []
        self.discoveries: Counts = ()
        self.medals: Counts = ()
        self.achievements: Counts = ()
        self.row = b""
        self.pays: Counts = ()  # what the Achievements in play pay

    def look_at(self, sheet: "GalaxySheet", captain: Captain, achievements: Counts) -> None:
        """Work out what is not as it was."""
        flight = [captain.column, captain.orbit, captain.season_distance, captain.distance]
        flight += (captain.heroics, captain.fame, len(captain.hand))
        if (
            flight != self.flight
            or captain.resources != self.resources
            or captain.expeditions != self.expeditions
            or captain.discoveries != self.discoveries
            or captain.medals != self.medals
            or achievements != self.achievements
        ):
            self.flight, self.resources, self.expeditions = flight, captain.resources[:], captain.expeditions[:]
            self.discoveries, self.medals, self.achievements = captain.discoveries, captain.medals, achievements
            self.pays = tuple([achievement_reputation(sheet.catalogue, captain, card) for card in achievements])
            self.row = captain_row(sheet, captain, sum(self.pays))


class Memory:
    """What was seen last of a table."""

    def __init__(self, sheet: "GalaxySheet") -> None:
        self.orbit_deck = Zone(sheet.orbit_deck)
        self.captains = [Known(), Known()]


class GalaxySheet:
    """The rows an observation is made of."""

    def __init__(self, catalogue: Catalogue) -> None:
        resources, expeditions = len(catalogue.resources), len(catalogue.expeditions)
        self.catalogue = catalogue
        self.orbit_rows = [orbit_row(catalogue, card) for card in range(len(catalogue.ids))]
        self.orbit_rows.append(blank(3 + resources + expeditions))  # the last one is that of GONE
        self.offers = [offer_rows(catalogue, card) for card in range(len(catalogue.discoveries))]
        self.offers.append([blank(4 + 2 * resources)] * 4)
        self.affordable: dict[Counts, list[int]] = {}
        self.pays_rows: Callable[[Counts, Counts, Counts], bytes] = lru_cache(maxsize=1024)(self.pays_row)
        self.stack_rows: Callable[[Counts, Seat | None, bool], bytes] = lru_cache(maxsize=1024)(self.stack_row)
        self.orbit_deck = tallies(len(catalogue.ids), 8)
        self.memories: dict[int, Memory] = {}  # by place
        self.acts = (blank(1), ONE)
        self.captain = Shares(6, 1, *[5] * (resources + expeditions), *[30] * 6, 5, 8, 4, 60, 125, 3)
        self.pays = Shares(*[1, 9, 9] * len(catalogue.achievements))
        self.hand = tallies(len(catalogue.conditions), 1)
        self.placed = one_of(2)
        self.condition = one_of(PREDICTIONS)
        self.unknown = blank(PREDICTIONS)
        self.season = one_of(SEASONS)
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))
        self.house = shares(1, 9, 12, 5, 1)

    def pays_row(self, cards: Counts, mine: Counts, theirs: Counts) -> bytes:
        """What every Achievement in play would pay both captains now."""
        pays = [0] * (3 * len(self.catalogue.achievements))
        for i, card in enumerate(cards):
            pays[3 * card : 3 * card + 3] = [1, mine[i], theirs[i]]
        return b"".join(self.pays.numbers(pays))

    def stack_row(self, stack: Counts, seat: Seat | None, ended: bool) -> bytes:
        """Who placed what where is public, a face only for its placer, until all are turned up at the end."""
        rows: list[bytes] = []
        for card in stack:
            placer, condition = divmod(card, PREDICTIONS)
            rows.append(self.placed[placer != (seat or 0)])
            rows.append(self.condition[condition] if ended or placer == seat else self.unknown)
        return b"".join(rows) + blank((2 + PREDICTIONS) * (MOST_PLACED - len(stack)))


sheet_of = lru_cache(maxsize=SHEETS)(GalaxySheet)


def orbit_row(catalogue: Catalogue, card: int) -> bytes:
    """An orbit card: its kind, its reputation and its distance."""
    resource, expedition = catalogue.resource[card], catalogue.expedition[card]
    kinds = one_of(len(catalogue.resources))[resource] if resource >= 0 else blank(len(catalogue.resources))
    kinds += one_of(len(catalogue.expeditions))[expedition] if expedition >= 0 else blank(len(catalogue.expeditions))
    return ONE + kinds + shares(9, 20)((catalogue.reputation[card], catalogue.distance[card]))


def offer_rows(catalogue: Catalogue, card: int) -> list[bytes]:
    """A Discovery: what it costs, gives and is worth; and can nobody, only I, only the other one, can both cover it?"""
    kinds, gives = len(catalogue.resources), catalogue.gives[card]
    cost = shares(*[3] * kinds)(tuple(catalogue.costs[card]))
    row = ONE + cost + (one_of(kinds)[gives] if gives >= 0 else blank(kinds)) + shares(10)((catalogue.worth[card],))
    return [row + shares(1, 1)((who & 1, who >> 1)) for who in range(4)]


def affordable(sheet: GalaxySheet, resources: list[int]) -> list[int]:
    """By Discovery: 1 if these Resources cover it; the last one is that of GONE."""
    owned = tuple(resources)
    found = sheet.affordable.get(owned)
    if found is None:
        costs = sheet.catalogue.costs
        found = [int(all(owned[i] >= cost[i] for i in range(len(cost)))) for cost in costs] + [0]
        sheet.affordable[owned] = found
    return found


def observe(table: GalaxyTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet, place = sheet_of(table.catalogue), place_of(table)
    memory = sheet.memories.pop(place, None) or Memory(sheet)
    me, ended = seat or 0, table.ended != ""
    waiting, mine, theirs = waiting_for(table), table.captains[me], table.captains[1 - me]
    i_can, they_can = affordable(sheet, mine.resources), affordable(sheet, theirs.resources)
    rows = [sheet.orbit_rows[card] for card in table.track]
    rows += [sheet.offers[card][i_can[card] + 2 * they_can[card]] for card in table.pool]
    i, they = memory.captains[me], memory.captains[1 - me]
    i.look_at(sheet, mine, table.achievements)
    they.look_at(sheet, theirs, table.achievements)
    rows += (
        memory.orbit_deck.row(table.orbit_deck.cards()),
        *(sheet.acts[me in waiting], i.row, sheet.acts[1 - me in waiting], they.row),
        sheet.pays_rows(table.achievements, i.pays, they.pays),
        sheet.hand(() if seat is None else mine.hand),
        sheet.stack_rows(table.stacks[me], seat, ended),
        sheet.stack_rows(table.stacks[1 - me], seat, ended),
        sheet.season[table.season - 1],
    )
    add_decision(table, me, sheet, rows)
    sheet.memories[place] = memory
    return joined(rows)


def add_decision(table: GalaxyTable, me: Seat, sheet: GalaxySheet, rows: list[bytes]) -> None:
    """What is being decided, and what is the same for the whole season or game."""
    if table.agenda:
        step = table.agenda[-1]
        assert isinstance(step, GalaxyStep)
        rows.append(sheet.decision[step.decision])
    else:
        rows.append(sheet.no_decision)
    medal, house = table.catalogue.medals[table.season - 1], table.house
    rows.append(sheet.house((me == 0, medal, len(table.deck), house.max_skip, house.ties_count)))


def captain_row(sheet: GalaxySheet, captain: Captain, reputation: int) -> bytes:
    """A captain to whom the Achievements in play pay so much."""
    counts = [captain.column, captain.orbit == 1, *captain.resources, *captain.expeditions]
    counts += rows_of(sheet.catalogue, captain, reputation)
    counts += (captain.heroics, len(captain.discoveries), len(captain.medals))
    counts += (captain.season_distance, captain.distance, len(captain.hand))
    return b"".join(sheet.captain.numbers(counts))
