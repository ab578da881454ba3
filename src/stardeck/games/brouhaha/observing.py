"""A table of Rock & Roll Brouhaha as the numbers one seat may know: `encode(see(table, seat))`, without the view."""

from collections.abc import Iterable
from functools import cache

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, Catalogue
from stardeck.games.brouhaha.effects.picks import PickCard
from stardeck.games.brouhaha.effects.talents import Source, sources, talents
from stardeck.games.brouhaha.encoding import DECISIONS, MOST_SEATS
from stardeck.games.brouhaha.rules.gigs import standings
from stardeck.games.brouhaha.rules.prelude import SecretCard
from stardeck.games.brouhaha.table import BrouhahaStep, BrouhahaTable
from stardeck.games.brouhaha.vocabulary import MUSICIAN
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import Numbers, Sheet, put


class ManagerPlaces:
    """Where the numbers of one manager stand."""

    def __init__(self, sheet: Sheet, columns: int) -> None:
        self.state = sheet.room(1, 20, 10, 10, 10, 30, 10, 1, 1, 1)
        self.hand = sheet.room(1, times=columns)
        self.salaries = sheet.room(1, times=columns)
        self.pile = sheet.room(1, times=columns)
        self.deck = sheet.room(1, times=columns)
        self.play = sheet.room(1, times=columns)
        self.strummed = sheet.room(1, times=columns)
        self.assigned = sheet.room(1, times=columns)
        self.talents = sheet.room(5, times=5 * columns)  # all of the first talent, all of the second, …
        self.columns = columns


class GigPlaces:
    """Where the numbers of one GIG stand."""

    def __init__(self, sheet: Sheet, columns: int) -> None:
        self.state = sheet.room(1, 1, 8)
        self.bands = [sheet.room(4, 10, 1) for _ in range(MOST_SEATS)]
        self.performance = sheet.room(1, times=columns)
        self.venue = sheet.room(1, times=columns)


class BrouhahaSheet(Sheet):
    """The places in the order of `encode`; copies of a card in two sets share a column."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        entries = [entry.id for entry in catalogue.file.card if entry.type != "marker"]
        of_entry = {name: column for column, name in enumerate(entries)}
        self.column = [of_entry.get(name.partition("@")[0], -1) for name in catalogue.ids]
        columns = len(entries)
        self.managers = [ManagerPlaces(self, columns) for _ in range(MOST_SEATS)]
        self.shop = self.room(1, times=columns)
        self.showing = self.room(1, times=columns)
        self.picked = self.room(1, times=columns)
        self.about = self.room(1, times=columns)
        self.taken = self.room(1, times=columns)
        self.state = self.room(11, 20, 4, 11, 1)
        self.gigs = [GigPlaces(self, columns) for _ in range(GIGS)]
        self.decision = {decision: self.room(1) for decision in DECISIONS}

    def mark(self, cells: bytearray, at: int, cards: Iterable[int]) -> None:
        """Count cards, each in its column."""
        column = self.column
        for card in cards:
            cells[at + column[card]] += 1


sheet_of = cache(BrouhahaSheet)


def observe(table: BrouhahaTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    cells = sheet.blank()
    me = seat or 0
    shared = sources(table)
    for i in range(table.seats):
        other = (me + i) % table.seats
        write_hand_and_deck(table, other, seat, sheet, sheet.managers[i], cells)
        write_play(table, other, shared, sheet, sheet.managers[i], cells)
    sheet.mark(cells, sheet.shop, table.shop)
    taken = [hustle for hustle, gone in zip(table.house.hustles, table.hustle_taken, strict=True) if gone]
    sheet.mark(cells, sheet.taken, taken)
    put(cells, sheet.state, (table.volume, table.round, table.passes, len(table.gear_pile), table.main))
    for gig in range(GIGS):
        if table.performance(gig) != NO_CARD:
            write_gig(table, gig, me, shared, sheet, cells)
    if table.agenda:
        write_step(table, seat, sheet, cells)
    return sheet.shares(cells)


def write_hand_and_deck(
    table: BrouhahaTable, other: Seat, seat: Seat | None, sheet: BrouhahaSheet, at: ManagerPlaces, cells: bytearray
) -> None:
    """Open numbers, and of the hidden cards those that the viewer may know."""
    house = table.house
    hand, salaries, deck = table.hands[other], table.salaries[other], table.decks[house.deck_of[other]]
    own = seat is not None and house.deck_of[seat] == house.deck_of[other] and not house.shared
    wealth = (table.vp[other], table.cash[other], table.cred[other])
    sizes = (len(hand), len(deck), len(salaries))
    turn = (other == table.downbeat) + 2 * (other == table.active)
    put(cells, at.state, (1, *wealth, *sizes, table.played_venue[other], table.played_salary[other], turn))
    if own or table.ended:
        sheet.mark(cells, at.deck, deck.cards())
    if other != seat and not table.ended:
        hand = [card for card in hand if table.knows(seat, card)]
        salaries = [card for card in salaries if table.knows(seat, card)]
    sheet.mark(cells, at.hand, hand)
    sheet.mark(cells, at.salaries, salaries)
    sheet.mark(cells, at.pile, table.piles[other])


def write_play(
    table: BrouhahaTable, other: Seat, shared: list[Source], sheet: BrouhahaSheet, at: ManagerPlaces, cells: bytearray
) -> None:
    """The face-up cards of a manager, musicians with their present talents."""
    kind = table.catalogue.kind
    sheet.mark(cells, at.play, table.play[other])
    for card in table.play[other]:
        column = sheet.column[card]
        if table.strummed[card]:
            cells[at.strummed + column] += 1
        if table.assigned[card]:
            cells[at.assigned + column] += 1
        if kind[card] == MUSICIAN:
            place = at.talents + column
            for talent in talents(table, card, shared):
                cells[place] = talent
                place += at.columns


def write_gig(
    table: BrouhahaTable, gig: int, me: Seat, shared: list[Source], sheet: BrouhahaSheet, cells: bytearray
) -> None:
    """A performance, its venue and how the bands stand, counted from the viewer."""
    at = sheet.gigs[gig]
    put(cells, at.state, (table.opened[gig], table.closed[gig], len(table.bands[gig])))
    for band in standings(table, gig, shared):
        put(cells, at.bands[(band.seat - me) % table.seats], (band.numbers[0], band.total, band.eligible))
    cells[at.performance + sheet.column[table.performance(gig)]] = 1
    if table.venues[gig] != NO_CARD:
        cells[at.venue + sheet.column[table.venues[gig]]] = 1


def write_step(table: BrouhahaTable, seat: Seat | None, sheet: BrouhahaSheet, cells: bytearray) -> None:
    """What is being decided and about which card; what only the deciding manager sees; the own sealed cards."""
    step = table.agenda[-1]
    assert isinstance(step, BrouhahaStep)
    cells[sheet.decision[step.decision]] = 1
    scene = step.about()
    if scene is not None:
        cells[sheet.about + sheet.column[scene.source]] = 1
    if seat is None:
        return
    if isinstance(step, PickCard) and seat in waiting_for(table):
        sheet.mark(cells, sheet.showing, step.shown(table))
    if isinstance(step, SecretCard):
        sheet.mark(cells, sheet.picked, step.picks[seat])
