"""A table of Rock & Roll Brouhaha as the numbers one seat may know: `encode(see(table, seat))`, without the view."""

from functools import cache

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, Catalogue
from stardeck.games.brouhaha.effects.picks import PickCard
from stardeck.games.brouhaha.encoding import DECISIONS, MOST_SEATS
from stardeck.games.brouhaha.rules.prelude import SecretCard
from stardeck.games.brouhaha.stage import Senses, Stage
from stardeck.games.brouhaha.table import BrouhahaStep, BrouhahaTable
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import TABLES, Numbers, Rows, Shares, Tally, Zone, blank, joined, one_of, place_of


class Corner:
    """What one viewer saw last of one manager's cards, apart from those in play."""

    def __init__(self, cards: Rows) -> None:
        self.counts: list[int] = []
        self.numbers = b""
        self.hand = Zone(cards)
        self.salaries = Zone(cards)
        self.pile = Zone(cards)
        self.deck = Zone(cards)


class Poster:
    """What one viewer saw last of a GIG."""

    def __init__(self) -> None:
        self.changes = 0
        self.seen: list[int] = []
        self.last: list[bytes] = []

    def rows(self, table: BrouhahaTable, gig: int, me: Seat, stage: Stage, sheet: "BrouhahaSheet") -> list[bytes]:
        """How the bands stand, counted from the viewer; a performance and its venue."""
        if stage.changes != self.changes:
            self.changes = stage.changes
            cards = [table.seats, table.performance(gig), table.venues[gig]]
            seen = [*cards, table.opened[gig], table.closed[gig], len(table.bands[gig]), *stage.gigs[gig]]
            if seen != self.seen:
                self.seen, self.last = seen, poster_rows(seen, me, sheet)
        return self.last


def poster_rows(seen: list[int], me: Seat, sheet: "BrouhahaSheet") -> list[bytes]:
    """Numbers of the GIG, those of the bands, the two cards."""
    performance, venue, bands = seen[1], seen[2], seen[6:]
    if performance == NO_CARD:
        return [sheet.no_gig]
    mine, end = 3 * me, 3 * seen[0]
    numbers = sheet.bands.numbers(seen[3:6] + bands[mine:end] + bands[:mine] + bands[end:])
    return [b"".join(numbers), sheet.one[performance], sheet.none if venue == NO_CARD else sheet.one[venue]]


class Memory:
    """What was seen last of a table."""

    def __init__(self, cards: Rows, columns: int, senses: Senses) -> None:
        viewers = range(MOST_SEATS + 1)
        self.stage = Stage(senses, columns)
        self.corners = [[Corner(cards) for _ in range(MOST_SEATS)] for _ in viewers]
        self.posters = [[Poster() for _ in range(GIGS)] for _ in viewers]
        self.shop = Zone(cards)
        self.taken = Zone(cards)
        self.state = Zone(Shares(11, 20, 4, 11, 1).row)


class BrouhahaSheet:
    """The rows an observation is made of; copies of a card in two sets share a column."""

    def __init__(self, catalogue: Catalogue) -> None:
        entries = [entry.id for entry in catalogue.file.card if entry.type != "marker"]
        of_entry = {name: column for column, name in enumerate(entries)}
        columns = len(entries)
        self.column = [of_entry.get(name.partition("@")[0], -1) for name in catalogue.ids]
        self.cards = Tally(columns, 1, self.column).row
        self.none = blank(columns)
        ones = one_of(columns)
        self.one = [ones[column] if column >= 0 else self.none for column in self.column]
        senses = Senses(catalogue)
        self.memories = [Memory(self.cards, columns, senses) for _ in range(TABLES)]
        self.manager = Shares(1, 20, 10, 10, 10, 30, 10, 1, 1, 1)
        self.nobody = blank(10 + 12 * columns)
        self.bands = Shares(1, 1, 8, *(4, 10, 1) * MOST_SEATS)
        self.no_gig = blank(3 + 3 * MOST_SEATS + 2 * columns)
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))


sheet_of = cache(BrouhahaSheet)


def observe(table: BrouhahaTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    me, seats, viewer = seat or 0, table.seats, MOST_SEATS if seat is None else seat
    memory = sheet.memories[place_of(table)]
    stage, corners = memory.stage, memory.corners[viewer]
    stage.look_at(table, sheet.column)
    rows: list[bytes] = []
    for i in range(seats):
        other = (me + i) % seats
        add_hand_and_deck(table, other, seat, sheet, corners[other], rows)
        rows.append(stage.crews[other].row)
    rows += [sheet.nobody] * (MOST_SEATS - seats)
    rows.append(memory.shop.row(table.shop))
    decision = add_step(table, seat, sheet, rows)
    taken = [hustle for i, hustle in enumerate(table.house.hustles) if table.hustle_taken[i]]
    state = [table.volume, table.round, table.passes, len(table.gear_pile), table.main]
    rows += (memory.taken.row(taken), memory.state.row(state))
    for gig, poster in enumerate(memory.posters[viewer]):
        rows += poster.rows(table, gig, me, stage, sheet)
    rows.append(decision)
    return joined(rows)


def add_hand_and_deck(
    table: BrouhahaTable, other: Seat, seat: Seat | None, sheet: BrouhahaSheet, corner: Corner, rows: list[bytes]
) -> None:
    """Open numbers, and of the hidden cards those that the viewer may know."""
    house, hand, salaries = table.house, table.hands[other], table.salaries[other]
    deck = table.decks[house.deck_of[other]]
    turn = (other == table.downbeat) + 2 * (other == table.active)
    counts = [1, table.vp[other], table.cash[other], table.cred[other], len(hand), len(deck), len(salaries)]
    counts += (table.played_venue[other], table.played_salary[other], turn)
    if counts != corner.counts:
        corner.counts, corner.numbers = counts, b"".join(sheet.manager.numbers(counts))
    rows.append(corner.numbers)
    if other != seat and not table.ended:
        hand, salaries = known_of(table, seat, hand), known_of(table, seat, salaries)
    own = seat is not None and house.deck_of[seat] == house.deck_of[other] and not house.shared
    rows += (corner.hand.row(hand), corner.salaries.row(salaries), corner.pile.row(table.piles[other]))
    rows.append(corner.deck.row(deck.cards()) if own or table.ended else sheet.none)


def known_of(table: BrouhahaTable, seat: Seat | None, cards: list[int]) -> list[int]:
    """Of hidden cards those that the viewer knows."""
    bit = 1 << (table.seats if seat is None else seat)
    known = table.known
    return [card for card in cards if known[card] & bit]


def add_step(table: BrouhahaTable, seat: Seat | None, sheet: BrouhahaSheet, rows: list[bytes]) -> bytes:
    """What only the deciding manager sees, the own sealed cards, the card it is about; what is being decided."""
    if not table.agenda:
        rows += (sheet.none, sheet.none, sheet.none)
        return sheet.no_decision
    step = table.agenda[-1]
    assert isinstance(step, BrouhahaStep)
    showing, picked, scene = sheet.none, sheet.none, step.about()
    if isinstance(step, PickCard) and seat is not None and seat in waiting_for(table):
        showing = sheet.cards(tuple(step.shown(table)))
    elif isinstance(step, SecretCard) and seat is not None:
        picked = sheet.cards(step.picks[seat])
    rows += (showing, picked, sheet.none if scene is None else sheet.one[scene.source])
    return sheet.decision[step.decision]
