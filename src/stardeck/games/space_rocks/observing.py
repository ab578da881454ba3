"""A table of Space Rocks as the numbers one seat may know: `encode(see(table, seat))`, without the view between."""

from functools import lru_cache

from stardeck.games.space_rocks.cards import KINDS, LETTERS, NOBODY, PLANETS, SPECIES, Breakthrough, Catalogue
from stardeck.games.space_rocks.encoding import DECISIONS, MOST_SEATS, PLAYER, TOP
from stardeck.games.space_rocks.rules.deploy import reload_value
from stardeck.games.space_rocks.table import Player, Shot, SpaceStep, SpaceTable
from stardeck.games.space_rocks.underway import left_of, victim_of
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import SHEETS, Numbers, Shares, Zone, blank, joined, one_of, place_of, shares, tallies

Counts = tuple[int, ...]


class Deployed:
    """What a player had deployed when somebody looked last."""

    def __init__(self) -> None:
        self.research: list[int] | None = None
        self.colonies: list[int] | None = None
        self.rocks: list[int] | None = None
        self.rows = [b"", b"", b""]

    def look_at(self, sheet: "SpaceSheet", player: Player) -> None:
        """Write what is not as it was."""
        research, colonies, rocks = player.research, player.colonies, player.rocks
        if rocks != self.rocks:
            self.rocks, self.rows[2] = rocks[:], sheet.rocks(tuple([(rock & 15) - 4 for rock in rocks]))
        if colonies != self.colonies:
            self.colonies, self.rows[1] = colonies[:], sheet.colonies(tuple([colony & 31 for colony in colonies]))
        if research != self.research:
            self.research, self.rows[0] = research[:], sheet.research(tuple(research))


class Contents:
    """The cards of a pile by kind; only counted when there are others in it."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.counts = [0] * KINDS

    def of(self, cards: list[int]) -> list[int]:
        """A fresh list."""
        if cards != self.cards:
            self.cards, self.counts = cards, [0] * KINDS
            for card in cards:
                self.counts[card] += 1
        return self.counts[:]


class Memory:
    """What was seen last of a table."""

    def __init__(self, sheet: "SpaceSheet") -> None:
        counts, chances, viewers = sheet.counts, sheet.chances, range(MOST_SEATS + 1)
        self.hands = [Zone(counts) for _ in viewers]
        self.revealed = Zone(sheet.cards)
        self.deck = Contents()
        self.unseen = [Zone(chances) for _ in viewers]
        self.in_deck = [Zone(chances) for _ in viewers]
        self.deployed = [Deployed() for _ in range(MOST_SEATS)]
        self.counts = counts
        self.discards = [0] * KINDS
        self.piles = counts((0,) * KINDS) * 2

    def piles_row(self, discards: list[int]) -> bytes:
        """The discards of all kinds but planets; these lie in the void."""
        if discards != self.discards:
            no_planets, no_others = (0,) * PLANETS, (0,) * (KINDS - PLANETS)
            self.discards = discards[:]
            self.piles = self.counts((*no_planets, *discards[PLANETS:]))
            self.piles += self.counts((*discards[:PLANETS], *no_others))
        return self.piles


class SpaceSheet:
    """The rows an observation is made of."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.cards = tallies(KINDS, 4)
        self.top = one_of(KINDS)
        self.no_cards = blank(KINDS)
        state = shares(1, 1, 1, 1)
        self.state = [state((1, bits & 1, bits >> 1 & 1, bits >> 2)) for bits in range(8)]
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
        self.no_powers = [self.powers((0, 0, 0, 0, order)) for order in range(MOST_SEATS)]
        self.nobody = blank(PLAYER)
        self.shot = shares(3, 4, *[1] * (2 * MOST_SEATS))
        self.no_shot = blank(2 + 2 * MOST_SEATS)
        self.house = shares(132, 100, 1, 1, 1, 1, 1, 5, 1)
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))
        self.counts, self.chances = Shares(*[4] * KINDS).row, Shares(*[8] * KINDS).row
        self.memories: dict[int, Memory] = {}  # by place


sheet_of = lru_cache(maxsize=SHEETS)(SpaceSheet)


def mission_row(missions: list[Breakthrough], tech: int, mines: int) -> bytes:
    """Which missions are unlocked with so much tech and so many mines, and how much each is short of."""
    no_tech = [max(0, mission.tech - tech) for mission in missions]
    no_mines = [max(0, mission.mines - mines) for mission in missions]
    ready = [int(not a and not b) for a, b in zip(no_tech, no_mines, strict=True)]
    n = len(missions)
    return shares(*[1] * n, *[5] * (2 * n))((*ready, *no_tech, *no_mines))


def observe(table: SpaceTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    step = table.agenda[-1] if table.agenda else None
    assert step is None or isinstance(step, SpaceStep)
    rows: list[bytes] = []
    place = place_of(table)
    memory = sheet.memories.pop(place, None) or Memory(sheet)
    add_cards(table, seat, sheet, memory, rows)
    me, seats, active = seat or 0, table.seats, table.active
    waiting, victim = waiting_for(table), victim_of(step)
    for i in range(seats):
        other = (me + i) % seats
        rows.append(sheet.state[table.players[other].alive + 2 * (other == active) + 4 * (other in waiting)])
        add_player(table, other, seat, other == victim, sheet, memory, rows)
    rows += [sheet.nobody] * (MOST_SEATS - seats)
    rows.append(sheet.no_shot if table.current is None else sheet.shot(shot_of(table.current, me, seats)))
    house, carried = table.house, table.carried
    game = (len(table.deck), table.round, house.each_once, house.home_sats)
    rows += (
        sheet.house((*game, carried == 1, carried == 2, carried == 3, left_of(step) or 0, table.ended != "")),
        sheet.no_decision if step is None else sheet.decision[step.decision],
    )
    sheet.memories[place] = memory
    return joined(rows)


def add_cards(table: SpaceTable, seat: Seat | None, sheet: SpaceSheet, memory: Memory, rows: list[bytes]) -> None:
    """The own hand, the open piles, and what the viewer knows of the deck."""
    viewer = table.seats if seat is None else seat
    knowledge = table.knowledge
    rows += (
        sheet.no_cards if seat is None else memory.hands[seat].row(table.players[seat].hand),
        memory.piles_row(table.discards),
        memory.revealed.row(table.revealed),
        memory.unseen[viewer].row(unseen(table, viewer, memory.deck.of(table.deck.cards()))),
        memory.in_deck[viewer].row(knowledge.in_deck[viewer * KINDS : (viewer + 1) * KINDS]),
    )
    top = knowledge.deck_top[viewer][:TOP]
    rows += [sheet.top[card] for card in top]
    rows += [sheet.no_cards] * (TOP - len(top))


def unseen(table: SpaceTable, viewer: int, counts: list[int]) -> list[int]:
    """Cards by kind in the deck (`counts`) and in other hands, less those the viewer is sure about."""
    knowledge, seats = table.knowledge, table.seats
    for other in range(seats):
        if other != viewer:
            hand = table.players[other].hand
            counts = [counts[kind] + hand[kind] for kind in range(KINDS)]
            for card in knowledge.known[viewer * seats + other]:
                counts[card] -= 1
    for card in knowledge.deck_top[viewer]:
        counts[card] -= 1
    return counts


def add_player(
    table: SpaceTable,
    other: Seat,
    seat: Seat | None,
    victim: bool,
    sheet: SpaceSheet,
    memory: Memory,
    rows: list[bytes],
) -> None:
    """Everything deployed for all, certain knowledge of the hand for whoever has it, rocks in the air by power."""
    player, deployed = table.players[other], memory.deployed[other]
    viewer = table.seats if seat is None else seat
    known = table.knowledge.known[viewer * table.seats + other] if other != seat else ()
    most = table.catalogue.most_required
    tech, mines = min(most, len(player.research)), min(most, len(player.rocks))
    deployed.look_at(sheet, player)
    rows += (
        sheet.species[player.species],
        sheet.sizes((player.size, reload_value(table, other), player.home_sat, victim)),
        sheet.cards(known) if known else sheet.no_cards,
    )
    rows += deployed.rows
    rows += (sheet.missions[player.species][tech][mines], powers_row(table, other, sheet))


def powers_row(table: SpaceTable, other: Seat, sheet: SpaceSheet) -> bytes:
    """How many rocks of every power fly at a player, and the place in the turn order."""
    order = table.house.order.index(other)
    if not table.flight:
        return sheet.no_powers[order]
    powers = [0, 0, 0, 0, order]
    for shot in table.flight:
        if shot.defender == other:
            powers[shot.power - 1] += 1
    return sheet.powers(tuple(powers))


def shot_of(shot: Shot, me: Seat, seats: int) -> Counts:
    """The rock being aimed or answered: class, power, who sent it and at whom."""
    counts = [shot.rock, shot.power] + [0] * (2 * MOST_SEATS)
    counts[2 + (shot.maker - me) % seats] = 1
    if shot.defender != NOBODY:
        counts[2 + MOST_SEATS + (shot.defender - me) % seats] = 1
    return tuple(counts)
