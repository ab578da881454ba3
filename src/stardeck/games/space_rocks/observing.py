"""A table of Space Rocks as the numbers one seat may know: `encode(see(table, seat))`, without the view between."""

from functools import cache, lru_cache

from stardeck.games.space_rocks.cards import KINDS, LETTERS, NOBODY, PLANETS, SPECIES, Breakthrough, Catalogue
from stardeck.games.space_rocks.encoding import DECISIONS, MOST_SEATS, PLAYER, TOP
from stardeck.games.space_rocks.rules.deploy import reload_value
from stardeck.games.space_rocks.table import Shot, SpaceStep, SpaceTable
from stardeck.games.space_rocks.view import left_of, victim_of
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import Numbers, blank, fresh_shares, joined, one_of, shares, tallies

Counts = tuple[int, ...]


class SpaceSheet:
    """The rows an observation is made of."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.counts = shares(*[4] * KINDS)
        self.cards = tallies(KINDS, 4)
        self.chances = shares(*[8] * KINDS)
        self.top = one_of(KINDS)
        self.no_top = blank(KINDS)
        self.state = shares(1, 1, 1, 1)
        self.species = one_of(len(SPECIES))
        self.sizes = shares(8, 8, 3, 1)
        self.research = tallies(len(LETTERS), 3)
        self.colonies = tallies(4 * len(LETTERS), 3)
        self.rocks = tallies(12, 3)
        levels = range(catalogue.most_required + 1)
        self.missions = [
            [[mission_row(mine, tech, mines) for mines in levels] for tech in levels] for mine in catalogue.missions_of
        ]
        self.powers = shares(3, 3, 3, 3, MOST_SEATS)
        self.nobody = blank(PLAYER)
        self.shot = shares(3, 4, *[1] * (2 * MOST_SEATS))
        self.house = fresh_shares(132, 100, 1, 1, 1, 1, 1, 5, 1)
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))


sheet_of = cache(SpaceSheet)


def mission_row(missions: list[Breakthrough], tech: int, mines: int) -> bytes:
    """Which missions are unlocked with so much tech and so many mines, and how much each is short of."""
    no_tech = [max(0, mission.tech - tech) for mission in missions]
    no_mines = [max(0, mission.mines - mines) for mission in missions]
    ready = [int(not a and not b) for a, b in zip(no_tech, no_mines, strict=True)]
    n = len(missions)
    return shares(*[1] * n, *[5] * (2 * n))((*ready, *no_tech, *no_mines))


@lru_cache(maxsize=4096)
def piles_row(sheet: SpaceSheet, discards: Counts) -> bytes:
    """The discards of all kinds but planets; these lie in the void."""
    no_planets, no_others = (0,) * PLANETS, (0,) * (KINDS - PLANETS)
    return sheet.counts((*no_planets, *discards[PLANETS:])) + sheet.counts((*discards[:PLANETS], *no_others))


@lru_cache(maxsize=4096)
def zones_row(sheet: SpaceSheet, research: Counts, colonies: Counts, rocks: Counts) -> bytes:
    """Everything a player has deployed."""
    of_colonies = sheet.colonies(tuple([colony & 31 for colony in colonies]))
    return sheet.research(research) + of_colonies + sheet.rocks(tuple([(rock & 15) - 4 for rock in rocks]))


def observe(table: SpaceTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    step = table.agenda[-1] if table.agenda else None
    assert step is None or isinstance(step, SpaceStep)
    rows: list[bytes] = []
    add_cards(table, seat, sheet, rows)
    me, seats = seat or 0, table.seats
    waiting, victim = waiting_for(table), victim_of(step)
    for i in range(seats):
        other = (me + i) % seats
        player = table.players[other]
        rows.append(sheet.state((1, player.alive, other == table.active, other in waiting)))
        add_player(table, other, seat, other == victim, sheet, rows)
    rows += [sheet.nobody] * (MOST_SEATS - seats)
    rows.append(sheet.shot(shot_of(table.current, me, seats)))
    house, carried = table.house, [0, 0, 0]
    if table.carried:
        carried[table.carried - 1] = 1
    game = (len(table.deck), table.round, house.each_once, house.home_sats)
    rows.append(sheet.house((*game, *carried, left_of(step) or 0, table.ended != "")))
    rows.append(sheet.no_decision if step is None else sheet.decision[step.decision])
    return joined(rows)


def add_cards(table: SpaceTable, seat: Seat | None, sheet: SpaceSheet, rows: list[bytes]) -> None:
    """The own hand, the open piles, and what the viewer knows of the deck."""
    viewer = table.seats if seat is None else seat
    knowledge = table.knowledge
    rows.append(sheet.no_top if seat is None else sheet.counts(tuple(table.players[seat].hand)))
    rows += (piles_row(sheet, tuple(table.discards)), sheet.cards(tuple(table.revealed)))
    rows.append(sheet.chances(unseen(table, viewer)))
    rows.append(sheet.chances(tuple(knowledge.in_deck[viewer * KINDS : (viewer + 1) * KINDS])))
    top = knowledge.deck_top[viewer][:TOP]
    rows += [sheet.top[card] for card in top]
    rows += [sheet.no_top] * (TOP - len(top))


def unseen(table: SpaceTable, viewer: int) -> Counts:
    """Cards by kind in the deck and in other hands, less those the viewer is sure about."""
    knowledge, seats = table.knowledge, table.seats
    counts = list(in_pile(tuple(table.deck.cards())))
    for other in range(seats):
        if other != viewer:
            hand = table.players[other].hand
            for kind in range(KINDS):
                counts[kind] += hand[kind]
            for card in knowledge.known[viewer * seats + other]:
                counts[card] -= 1
    for card in knowledge.deck_top[viewer]:
        counts[card] -= 1
    return tuple(counts)


@lru_cache(maxsize=1024)
def in_pile(cards: Counts) -> Counts:
    """Cards by kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def add_player(
    table: SpaceTable, other: Seat, seat: Seat | None, victim: bool, sheet: SpaceSheet, rows: list[bytes]
) -> None:
    """Everything deployed for all, certain knowledge of the hand for whoever has it, rocks in the air by power."""
    player = table.players[other]
    viewer = table.seats if seat is None else seat
    known = table.knowledge.known[viewer * table.seats + other] if other != seat else ()
    most = table.catalogue.most_required
    tech, mines = min(most, len(player.research)), min(most, len(player.rocks))
    powers = [0, 0, 0, 0, table.house.order.index(other)]
    for shot in table.flight:
        if shot.defender == other:
            powers[shot.power - 1] += 1
    rows += (
        sheet.species[player.species],
        sheet.sizes((player.size, reload_value(table, other), player.home_sat, victim)),
        sheet.cards(known),
        zones_row(sheet, tuple(player.research), tuple(player.colonies), tuple(player.rocks)),
        sheet.missions[player.species][tech][mines],
        sheet.powers(tuple(powers)),
    )


def shot_of(shot: Shot | None, me: Seat, seats: int) -> Counts:
    """The rock being aimed or answered: class, power, who sent it and at whom."""
    counts = [0] * (2 + 2 * MOST_SEATS)
    if shot is not None:
        counts[0], counts[1] = shot.rock, shot.power
        counts[2 + (shot.maker - me) % seats] = 1
        if shot.defender != NOBODY:
            counts[2 + MOST_SEATS + (shot.defender - me) % seats] = 1
    return tuple(counts)
