"""A table of Space Rocks as the numbers one seat may know: `encode(see(table, seat))`, without the view between."""

from collections.abc import Sequence
from functools import cache

from stardeck.games.space_rocks.cards import KINDS, LETTERS, NOBODY, PLANETS, SPECIES, Breakthrough, Catalogue
from stardeck.games.space_rocks.encoding import DECISIONS, MOST_SEATS, TOP
from stardeck.games.space_rocks.rules.deploy import reload_value
from stardeck.games.space_rocks.table import SpaceStep, SpaceTable
from stardeck.games.space_rocks.view import left_of, victim_of
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import Numbers, Sheet, count, put


class PlayerPlaces:
    """Where the numbers of one player stand."""

    def __init__(self, sheet: Sheet, missions: int) -> None:
        self.state = sheet.room(1, 1, 1, 1)
        self.species = sheet.room(1, times=len(SPECIES))
        self.sizes = sheet.room(8, 8, 3, 1)
        self.known = sheet.room(4, times=KINDS)
        self.research = sheet.room(3, times=len(LETTERS))
        self.colonies = sheet.room(3, times=4 * len(LETTERS))
        self.rocks = sheet.room(3, times=12)
        self.missions = sheet.room(*[1] * missions, *[5] * (2 * missions))
        self.powers = sheet.room(3, times=4)
        self.first = sheet.room(MOST_SEATS)


class SpaceSheet(Sheet):
    """The places in the order of `encode`."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self.hand = self.room(4, times=KINDS)
        self.discards = self.room(4, times=KINDS)
        self.void = self.room(4, times=KINDS)
        self.revealed = self.room(4, times=KINDS)
        self.unseen = self.room(8, times=KINDS)
        self.in_deck = self.room(8, times=KINDS)
        self.top = [self.room(1, times=KINDS) for _ in range(TOP)]
        levels = range(catalogue.most_required + 1)
        self.missions = [
            [[mission_row(mine, tech, mines) for mines in levels] for tech in levels] for mine in catalogue.missions_of
        ]
        missions = len(catalogue.missions_of[0])
        self.players = [PlayerPlaces(self, missions) for _ in range(MOST_SEATS)]
        self.current = self.room(3, 4)
        self.maker = self.room(1, times=MOST_SEATS)
        self.defender = self.room(1, times=MOST_SEATS)
        self.house = self.room(132, 100, 1, 1)
        self.carried = self.room(1, times=3)
        self.left = self.room(5)
        self.ended = self.room(1)
        self.decision = {decision: self.room(1) for decision in DECISIONS}


sheet_of = cache(SpaceSheet)


def mission_row(missions: list[Breakthrough], tech: int, mines: int) -> bytes:
    """Which missions are unlocked with so much tech and so many mines, and how much each is short of."""
    no_tech = [max(0, mission.tech - tech) for mission in missions]
    no_mines = [max(0, mission.mines - mines) for mission in missions]
    ready = [int(not a and not b) for a, b in zip(no_tech, no_mines, strict=True)]
    return bytes([*ready, *no_tech, *no_mines])


def observe(table: SpaceTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    cells = sheet.blank()
    step = table.agenda[-1] if table.agenda else None
    assert step is None or isinstance(step, SpaceStep)
    write_cards(table, seat, sheet, cells)
    me = seat or 0
    waiting, victim = waiting_for(table), victim_of(step)
    for i, places in enumerate(sheet.players[: table.seats]):
        other = (me + i) % table.seats
        put(cells, places.state, (1, table.players[other].alive, other == table.active, other in waiting))
        cells[places.sizes + 3] = other == victim
        write_player(table, other, seat, sheet, places, cells)
    write_shots(table, me, sheet, cells)
    house = table.house
    put(cells, sheet.house, (len(table.deck), table.round, house.each_once, house.home_sats))
    if table.carried:
        cells[sheet.carried + table.carried - 1] = 1
    put(cells, sheet.left, (left_of(step) or 0, table.ended != ""))
    if step is not None:
        cells[sheet.decision[step.decision]] = 1
    return sheet.shares(cells)


def write_cards(table: SpaceTable, seat: Seat | None, sheet: SpaceSheet, cells: bytearray) -> None:
    """The own hand, the open piles, and what the viewer knows of the deck."""
    viewer = table.seats if seat is None else seat
    if seat is not None:
        put(cells, sheet.hand, table.players[seat].hand)
    put(cells, sheet.void, table.discards[:PLANETS])
    put(cells, sheet.discards + PLANETS, table.discards[PLANETS:])
    count(cells, sheet.revealed, table.revealed)
    put(cells, sheet.unseen, unseen(table, viewer))
    put(cells, sheet.in_deck, table.knowledge.in_deck[viewer * KINDS : (viewer + 1) * KINDS])
    for places, card in zip(sheet.top, table.knowledge.deck_top[viewer], strict=False):
        cells[places + card] = 1


def unseen(table: SpaceTable, viewer: int) -> Sequence[int]:
    """Cards by kind in the deck and in other hands, less those the viewer is sure about."""
    knowledge, seats = table.knowledge, table.seats
    hands = [player.hand for other, player in enumerate(table.players) if other != viewer]
    counts = list(map(sum, zip(*hands, strict=True)))
    for card in table.deck.cards():
        counts[card] += 1
    sure = [*knowledge.deck_top[viewer]]
    for other in range(seats):
        if other != viewer:
            sure += knowledge.known[viewer * seats + other]
    for card in sure:
        counts[card] -= 1
    return counts


def write_player(
    table: SpaceTable, other: Seat, seat: Seat | None, sheet: SpaceSheet, places: PlayerPlaces, cells: bytearray
) -> None:
    """Everything deployed for all, certain knowledge of the hand for whoever has it."""
    player = table.players[other]
    cells[places.species + player.species] = 1
    put(cells, places.sizes, (player.size, reload_value(table, other), player.home_sat))
    if other != seat:
        viewer = table.seats if seat is None else seat
        count(cells, places.known, table.knowledge.known[viewer * table.seats + other])
    count(cells, places.research, player.research)
    count(cells, places.colonies, [colony & 31 for colony in player.colonies])
    count(cells, places.rocks, [(rock & 15) - 4 for rock in player.rocks])
    most = table.catalogue.most_required
    tech, mines = min(most, len(player.research)), min(most, len(player.rocks))
    row = sheet.missions[player.species][tech][mines]
    cells[places.missions : places.missions + len(row)] = row
    cells[places.first] = table.house.order.index(other)


def write_shots(table: SpaceTable, me: Seat, sheet: SpaceSheet, cells: bytearray) -> None:
    """Rocks in the air, by defender and power; the one being aimed or answered."""
    seats = table.seats
    for shot in table.flight:
        if shot.defender != NOBODY:
            cells[sheet.players[(shot.defender - me) % seats].powers + shot.power - 1] += 1
    current = table.current
    if current is not None:
        put(cells, sheet.current, (current.rock, current.power))
        cells[sheet.maker + (current.maker - me) % seats] = 1
        if current.defender != NOBODY:
            cells[sheet.defender + (current.defender - me) % seats] = 1
