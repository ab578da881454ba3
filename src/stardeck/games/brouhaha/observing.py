"""A table of Rock & Roll Brouhaha as the numbers one seat may know: `encode(see(table, seat))`, without the view."""

from functools import lru_cache
from typing import Final

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, Catalogue
from stardeck.games.brouhaha.effects.picks import PickCard
from stardeck.games.brouhaha.encoding import DECISIONS, MOST_SEATS, Columns
from stardeck.games.brouhaha.rules.prelude import SecretCard
from stardeck.games.brouhaha.stage import BANDS, Bill, Senses, Stage
from stardeck.games.brouhaha.table import BrouhahaStep, BrouhahaTable
from stardeck.games.brouhaha.vocabulary import GEAR, HUSTLE, MUSICIAN, PERFORMANCE, TALENTS, VENUE
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat
from stardeck.kernel.sheet import NOWHERE, SHEETS, Heap, Mark, Numbers, Page, gauges, place_of

MANAGER: Final = (1, 20, 10, 10, 10, 30, 10, 1, 1, 1)  # the wholes of what is counted
STATE: Final = (11, 20, 4, 11, 1)
GIG: Final = (1, 1, 8, *(4, 10, 1) * MOST_SEATS)
NOTHING: Final[list[int]] = []
NO_NUMBERS: Final = [0] * len(GIG)


class Corner:
    """One manager on a viewer's page."""

    def __init__(self, page: Page, start: int, column: list[int], columns: int, width: int, other: Seat) -> None:
        heaps = [Heap(page, start + len(MANAGER) + i * columns, column) for i in range(4)]
        self.other = other
        there, self.vp, self.cash, self.cred, self.held, self.left, *rest = gauges(page, start, MANAGER)
        self.paid, self.has_venue, self.has_salary, self.turn = rest
        there.show(1)
        self.hand, self.salaries, self.pile, self.deck = heaps
        self.cells = page.cells
        self.crew = start + len(MANAGER) + 4 * columns
        self.end = start + width
        self.changes = 0

    def look_at(self, table: BrouhahaTable, seat: Seat | None, stage: Stage) -> None:
        """Write what is not as it was."""
        self.count(table)
        self.look_at_hidden_cards(table, seat)
        self.pile.show(table.piles[self.other])
        crew = stage.crews[self.other]
        if crew.changes != self.changes:
            self.changes = crew.changes
            self.cells[self.crew : self.end] = crew.numbers

    def count(self, table: BrouhahaTable) -> None:
        """Open numbers."""
        other = self.other
        self.vp.show(table.vp[other])
        self.cash.show(table.cash[other])
        self.cred.show(table.cred[other])
        self.held.show(len(table.hands[other]))
        self.left.show(len(table.decks[table.house.deck_of[other]]))
        self.paid.show(len(table.salaries[other]))
        self.has_venue.show(int(table.played_venue[other]))
        self.has_salary.show(int(table.played_salary[other]))
        self.turn.show(int(other == table.downbeat) + 2 * int(other == table.active))

    def look_at_hidden_cards(self, table: BrouhahaTable, seat: Seat | None) -> None:
        """Those that the viewer may know."""
        house, other = table.house, self.other
        hand, salaries = table.hands[other], table.salaries[other]
        if other != seat and not table.ended:
            hand, salaries = known_of(table, seat, hand), known_of(table, seat, salaries)
        self.hand.show(hand)
        self.salaries.show(salaries)
        own = seat is not None and house.deck_of[seat] == house.deck_of[other] and not house.shared
        self.deck.show(table.decks[house.deck_of[other]].cards() if own or table.ended else NOTHING)


def known_of(table: BrouhahaTable, seat: Seat | None, cards: list[int]) -> list[int]:
    """Of hidden cards those that the viewer knows."""
    bit = 1 << (table.seats if seat is None else seat)
    known = table.known
    return [card for card in cards if known[card] & bit]


class Poster:
    """One GIG on a viewer's page."""

    def __init__(self, page: Page, start: int, column: list[int], performances: range, venues: range) -> None:
        start_of_cards = start + len(GIG)
        self.counts = gauges(page, start, GIG)
        self.performance = Mark(page, start_of_cards - performances.start)
        self.venue = Mark(page, start_of_cards + len(performances) - venues.start)
        self.column = column
        self.changes = 0

    def look_at(self, bill: Bill, me: Seat, seats: int) -> None:
        """How the bands stand, counted from the viewer; a performance and its venue."""
        if bill.changes == self.changes:
            return
        self.changes = bill.changes
        is_there, mine, end = bill.performance != NO_CARD, BANDS * me, BANDS * seats
        bands = bill.bands
        numbers: list[int] = [bill.opened, bill.closed, len(bill.band)]
        numbers = numbers + bands[mine:end] + bands[:mine] + bands[end:] if is_there else NO_NUMBERS
        for gauge, number in zip(self.counts, numbers, strict=True):
            gauge.show(number)
        self.performance.show(self.column[bill.performance] if is_there else NOWHERE)
        self.venue.show(self.column[bill.venue] if is_there and bill.venue != NO_CARD else NOWHERE)


class Lookout:
    """A viewer of a table with so many seats, and the page of what was seen last."""

    def __init__(self, sheet: "BrouhahaSheet", seat: Seat | None, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.me = seat or 0
        page, column, columns, of_type = Page(sheet.width), sheet.column, len(sheet.columns.all), sheet.columns.of_type
        self.page = page
        self.corners = [
            Corner(page, i * sheet.manager, column, columns, sheet.manager, (self.me + i) % seats) for i in range(seats)
        ]
        shop, gear, hustles = MOST_SEATS * sheet.manager, of_type[GEAR], of_type[HUSTLE]
        cards = shop + len(gear)
        self.shop = Heap(page, shop - gear.start, column)
        self.showing, self.picked = Heap(page, cards, column), Heap(page, cards + columns, column)
        self.about = Mark(page, cards + 2 * columns)
        self.taken = Heap(page, cards + 3 * columns - hustles.start, column)
        self.volume, self.round, self.passes, self.gear, self.main = gauges(page, sheet.state, STATE)
        gigs = [sheet.state + len(STATE) + i * sheet.gig for i in range(GIGS)]
        self.posters = [Poster(page, at, column, of_type[PERFORMANCE], of_type[VENUE]) for at in gigs]
        self.column = column
        self.decision = Mark(page, sheet.decision)

    def look_at(self, table: BrouhahaTable, stage: Stage) -> None:
        """Write what is not as it was."""
        for corner in self.corners:
            corner.look_at(table, self.seat, stage)
        self.shop.show(table.shop)
        self.taken.show([hustle for i, hustle in enumerate(table.house.hustles) if table.hustle_taken[i]])
        self.volume.show(table.volume)
        self.round.show(table.round)
        self.passes.show(table.passes)
        self.gear.show(len(table.gear_pile))
        self.main.show(int(table.main))
        for gig, poster in enumerate(self.posters):
            poster.look_at(stage.bills[gig], self.me, self.seats)
        self.look_at_step(table)

    def look_at_step(self, table: BrouhahaTable) -> None:
        """What only the deciding manager sees, the own sealed cards, the card it is about; what is being decided."""
        showing, picked, about, decision, seat = NOTHING, NOTHING, NOWHERE, NOWHERE, self.seat
        if table.agenda:
            step = table.agenda[-1]
            assert isinstance(step, BrouhahaStep)
            scene = step.about()
            if isinstance(step, PickCard) and seat is not None and seat in waiting_for(table):
                showing = list(step.shown(table))
            elif isinstance(step, SecretCard) and seat is not None:
                picked = list(step.picks[seat])
            about = NOWHERE if scene is None else self.column[scene.source]
            decision = NUMBERS[step.decision]
        self.showing.show(showing)
        self.picked.show(picked)
        self.about.show(about)
        self.decision.show(decision)


NUMBERS: Final[dict[str, int]] = {decision: number for number, decision in enumerate(DECISIONS)}


class Memory:
    """What was seen last of a table."""

    def __init__(self, sheet: "BrouhahaSheet") -> None:
        columns = sheet.columns
        self.stage = Stage(sheet.senses, sheet.column, len(columns.all), len(columns.of_type[MUSICIAN]))
        self.lookouts: list[Lookout | None] = [None] * (MOST_SEATS + 1)


class BrouhahaSheet:
    """Where everything is on a page; copies of a card in two sets share a column."""

    def __init__(self, catalogue: Catalogue) -> None:
        columns = Columns(catalogue)
        cards, of_type = len(columns.all), columns.of_type
        self.columns = columns
        self.column = [columns.at(name) for name in catalogue.ids]
        self.senses = Senses(catalogue)
        self.manager = len(MANAGER) + 7 * cards + len(TALENTS) * len(of_type[MUSICIAN])  # numbers
        self.gig = len(GIG) + len(of_type[PERFORMANCE]) + len(of_type[VENUE])
        self.state = MOST_SEATS * self.manager + len(of_type[GEAR]) + 3 * cards + len(of_type[HUSTLE])  # begins here
        self.decision = self.state + len(STATE) + GIGS * self.gig
        self.width = self.decision + len(DECISIONS)
        self.memories: dict[int, Memory] = {}  # by place


sheet_of = lru_cache(maxsize=SHEETS)(BrouhahaSheet)


def observe(table: BrouhahaTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    place = place_of(table)
    memory = sheet.memories.pop(place, None) or Memory(sheet)
    viewer = MOST_SEATS if seat is None else seat
    lookout = memory.lookouts[viewer]
    if lookout is None or lookout.seats != table.seats:
        lookout = memory.lookouts[viewer] = Lookout(sheet, seat, table.seats)
    memory.stage.look_at(table)
    lookout.look_at(table, memory.stage)
    numbers = lookout.page.copied()
    sheet.memories[place] = memory
    return numbers
