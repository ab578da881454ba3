"""A table of Galaxy Rush as the numbers one seat may know: `encode(see(table, seat))`, without the view between."""

from functools import cache, lru_cache

from stardeck.games.galaxy_rush.cards import GONE, PREDICTIONS, SEASONS, Catalogue
from stardeck.games.galaxy_rush.encoding import DECISIONS, MOST_PLACED
from stardeck.games.galaxy_rush.scoring import achievement_reputation, rows_of
from stardeck.games.galaxy_rush.table import Captain, GalaxyStep, GalaxyTable
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import ONE, Numbers, blank, fresh_shares, joined, one_of, shares, tallies

Counts = tuple[int, ...]


class GalaxySheet:
    """The rows an observation is made of."""

    def __init__(self, catalogue: Catalogue) -> None:
        resources, expeditions = len(catalogue.resources), len(catalogue.expeditions)
        self.catalogue = catalogue
        self.orbit_rows = [orbit_row(catalogue, card) for card in range(len(catalogue.ids))]
        self.orbit_rows.append(blank(3 + resources + expeditions))  # the last one is that of GONE
        self.discovery_rows = [discovery_row(catalogue, card) for card in range(len(catalogue.discoveries))]
        self.discovery_rows.append(blank(2 + 2 * resources))
        self.orbit_deck = tallies(len(catalogue.ids), 8)
        self.acts = (blank(1), ONE)
        self.captain = fresh_shares(6, 1, *[5] * (resources + expeditions), *[30] * 6, 5, 8, 4, 60, 125, 3)
        self.pays = fresh_shares(*[1, 9, 9] * len(catalogue.achievements))
        self.hand = tallies(len(catalogue.conditions), 1)
        self.placed = one_of(2)
        self.condition = one_of(PREDICTIONS)
        self.unknown = blank(PREDICTIONS)
        self.season = one_of(SEASONS)
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))
        self.house = shares(1, 9, 12, 5, 1)


sheet_of = cache(GalaxySheet)


def orbit_row(catalogue: Catalogue, card: int) -> bytes:
    """An orbit card: its kind, its reputation and its distance."""
    resource, expedition = catalogue.resource[card], catalogue.expedition[card]
    kinds = one_of(len(catalogue.resources))[resource] if resource >= 0 else blank(len(catalogue.resources))
    kinds += one_of(len(catalogue.expeditions))[expedition] if expedition >= 0 else blank(len(catalogue.expeditions))
    return ONE + kinds + shares(9, 20)((catalogue.reputation[card], catalogue.distance[card]))


def discovery_row(catalogue: Catalogue, card: int) -> bytes:
    """A Discovery: what it costs, gives and is worth."""
    kinds, gives = len(catalogue.resources), catalogue.gives[card]
    cost = shares(*[3] * kinds)(tuple(catalogue.costs[card]))
    return ONE + cost + (one_of(kinds)[gives] if gives >= 0 else blank(kinds)) + shares(10)((catalogue.worth[card],))


@lru_cache(maxsize=1024)
def track_row(sheet: GalaxySheet, track: Counts) -> bytes:
    """The orbit cards column by column."""
    return b"".join([sheet.orbit_rows[card] for card in track])


@lru_cache(maxsize=4096)
def pool_row(sheet: GalaxySheet, pool: Counts, mine: Counts, theirs: Counts) -> bytes:
    """The Discoveries, and which of them each captain can cover with these Resources."""
    rows: list[bytes] = []
    for card in pool:
        rows.append(sheet.discovery_rows[card])
        for owned in (mine, theirs):
            can = card != GONE and all(
                have >= cost for have, cost in zip(owned, sheet.catalogue.costs[card], strict=True)
            )
            rows.append(sheet.acts[can])
    return b"".join(rows)


@lru_cache(maxsize=1024)
def pays_row(sheet: GalaxySheet, cards: Counts, mine: Counts, theirs: Counts) -> bytes:
    """What every Achievement in play would pay both captains now."""
    pays = [0] * (3 * len(sheet.catalogue.achievements))
    for i, card in enumerate(cards):
        pays[3 * card : 3 * card + 3] = [1, mine[i], theirs[i]]
    return sheet.pays(tuple(pays))


def observe(table: GalaxyTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    me = seat or 0
    waiting, mine, theirs = waiting_for(table), table.captains[me], table.captains[1 - me]
    my_row, my_pays = captain_row(sheet, mine, table.achievements)
    their_row, their_pays = captain_row(sheet, theirs, table.achievements)
    rows = [
        track_row(sheet, tuple(table.track)),
        pool_row(sheet, tuple(table.pool), tuple(mine.resources), tuple(theirs.resources)),
        sheet.orbit_deck(tuple(table.orbit_deck.cards())),
        *(sheet.acts[me in waiting], my_row, sheet.acts[1 - me in waiting], their_row),
        pays_row(sheet, table.achievements, my_pays, their_pays),
        sheet.hand(() if seat is None else mine.hand),
        stack_row(sheet, table.stacks[me], seat, table.ended != ""),
        stack_row(sheet, table.stacks[1 - me], seat, table.ended != ""),
        sheet.season[table.season - 1],
        sheet.no_decision,
    ]
    if table.agenda:
        step = table.agenda[-1]
        assert isinstance(step, GalaxyStep)
        rows[-1] = sheet.decision[step.decision]
    medal, house = table.catalogue.medals[table.season - 1], table.house
    rows.append(sheet.house((me == 0, medal, len(table.deck), house.max_skip, house.ties_count)))
    return joined(rows)


def captain_row(sheet: GalaxySheet, captain: Captain, achievements: Counts) -> tuple[bytes, Counts]:
    """A captain: everything is open except which predictions are in hand; what the Achievements in play pay."""
    catalogue = sheet.catalogue
    pays = tuple([achievement_reputation(catalogue, captain, card) for card in achievements])
    cards = (*captain.resources, *captain.expeditions, *rows_of(catalogue, captain, sum(pays)))
    counts = (captain.heroics, len(captain.discoveries), len(captain.medals))
    way = (captain.season_distance, captain.distance, len(captain.hand))
    return sheet.captain((captain.column, captain.orbit == 1, *cards, *counts, *way)), pays


@lru_cache(maxsize=1024)
def stack_row(sheet: GalaxySheet, stack: Counts, seat: Seat | None, ended: bool) -> bytes:
    """Who placed what where is public, a face only for its placer, until all are turned up at the end."""
    rows: list[bytes] = []
    for card in stack:
        placer, condition = divmod(card, PREDICTIONS)
        rows.append(sheet.placed[placer != (seat or 0)])
        rows.append(sheet.condition[condition] if ended or placer == seat else sheet.unknown)
    return b"".join(rows) + blank((2 + PREDICTIONS) * (MOST_PLACED - len(stack)))
