"""A table of Rock & Roll Brouhaha as the numbers one seat may know: `encode(see(table, seat))`, without the view."""

from functools import cache, lru_cache

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
from stardeck.kernel.sheet import Numbers, blank, fresh_shares, joined, one_of, part, parts_of, shares, tallies


class BrouhahaSheet:
    """The rows an observation is made of; copies of a card in two sets share a column."""

    def __init__(self, catalogue: Catalogue) -> None:
        entries = [entry.id for entry in catalogue.file.card if entry.type != "marker"]
        of_entry = {name: column for column, name in enumerate(entries)}
        self.columns = len(entries)
        self.column = [of_entry.get(name.partition("@")[0], -1) for name in catalogue.ids]
        self.cards = tallies(self.columns, 1, self.column)
        self.none = blank(self.columns)
        ones = one_of(self.columns)
        self.one = [ones[column] if column >= 0 else self.none for column in self.column]
        self.manager = fresh_shares(1, 20, 10, 10, 10, 30, 10, 1, 1, 1)
        self.nobody = blank(10 + 12 * self.columns)
        self.state = shares(11, 20, 4, 11, 1)
        self.bands = shares(1, 1, 8, *(4, 10, 1) * MOST_SEATS)
        self.no_gig = blank(3 + 3 * MOST_SEATS + 2 * self.columns)
        self.decision = dict(zip(DECISIONS, one_of(len(DECISIONS)), strict=True))
        self.no_decision = blank(len(DECISIONS))


sheet_of = cache(BrouhahaSheet)


@lru_cache(maxsize=1024)
def talent_row(sheet: BrouhahaSheet, band: tuple[int, ...]) -> bytes:
    """Musicians, each followed by its five talents: all of the first talent, all of the second, …"""
    places = parts_of(5)[:1] * (5 * sheet.columns)
    for i in range(0, len(band), 6):
        place = sheet.column[band[i]]
        for talent in band[i + 1 : i + 6]:
            places[place] = part(talent, 5)
            place += sheet.columns
    return b"".join(places)


def observe(table: BrouhahaTable, seat: Seat | None) -> Numbers:
    """What `seat` (None: a spectator) may know, as numbers."""
    sheet = sheet_of(table.catalogue)
    rows: list[bytes] = []
    me, seats = seat or 0, table.seats
    shared = sources(table)
    for i in range(seats):
        other = (me + i) % seats
        add_hand_and_deck(table, other, seat, sheet, rows)
        add_play(table, other, shared, sheet, rows)
    rows += [sheet.nobody] * (MOST_SEATS - seats)
    rows.append(sheet.cards(tuple(table.shop)))
    decision = add_step(table, seat, sheet, rows)
    taken = [hustle for i, hustle in enumerate(table.house.hustles) if table.hustle_taken[i]]
    state = (table.volume, table.round, table.passes, len(table.gear_pile), table.main)
    rows += (sheet.cards(tuple(taken)), sheet.state(state))
    for gig in range(GIGS):
        add_gig(table, gig, me, shared, sheet, rows)
    rows.append(decision)
    return joined(rows)


def add_hand_and_deck(
    table: BrouhahaTable, other: Seat, seat: Seat | None, sheet: BrouhahaSheet, rows: list[bytes]
) -> None:
    """Open numbers, and of the hidden cards those that the viewer may know."""
    house, cards = table.house, sheet.cards
    hand, salaries, deck = table.hands[other], table.salaries[other], table.decks[house.deck_of[other]]
    wealth = (table.vp[other], table.cash[other], table.cred[other])
    sizes = (len(hand), len(deck), len(salaries))
    turn = (other == table.downbeat) + 2 * (other == table.active)
    rows.append(sheet.manager((1, *wealth, *sizes, table.played_venue[other], table.played_salary[other], turn)))
    if other != seat and not table.ended:
        hand, salaries = known_of(table, seat, hand), known_of(table, seat, salaries)
    own = seat is not None and house.deck_of[seat] == house.deck_of[other] and not house.shared
    rows += (cards(tuple(hand)), cards(tuple(salaries)), cards(tuple(table.piles[other])))
    rows.append(cards(tuple(deck.cards())) if own or table.ended else sheet.none)


def known_of(table: BrouhahaTable, seat: Seat | None, cards: list[int]) -> list[int]:
    """Of hidden cards those that the viewer knows."""
    bit = 1 << (table.seats if seat is None else seat)
    known = table.known
    return [card for card in cards if known[card] & bit]


def add_play(table: BrouhahaTable, other: Seat, shared: list[Source], sheet: BrouhahaSheet, rows: list[bytes]) -> None:
    """The face-up cards of a manager, musicians with their present talents."""
    kind, strummed, assigned = table.catalogue.kind, table.strummed, table.assigned
    play, cards = table.play[other], sheet.cards
    rows.append(cards(tuple(play)))
    rows.append(cards(tuple([card for card in play if strummed[card]])))
    rows.append(cards(tuple([card for card in play if assigned[card]])))
    band: list[int] = []
    for card in play:
        if kind[card] == MUSICIAN:
            band.append(card)
            band += talents(table, card, shared)
    rows.append(talent_row(sheet, tuple(band)))


def add_gig(
    table: BrouhahaTable, gig: int, me: Seat, shared: list[Source], sheet: BrouhahaSheet, rows: list[bytes]
) -> None:
    """How the bands stand, counted from the viewer; a performance and its venue."""
    performance, venue = table.performance(gig), table.venues[gig]
    if performance == NO_CARD:
        rows.append(sheet.no_gig)
        return
    bands = [0] * (3 * MOST_SEATS)
    for band in standings(table, gig, shared):
        at = 3 * ((band.seat - me) % table.seats)
        bands[at], bands[at + 1], bands[at + 2] = band.numbers[0], band.total, band.eligible
    rows.append(sheet.bands((table.opened[gig], table.closed[gig], len(table.bands[gig]), *bands)))
    rows += (sheet.one[performance], sheet.none if venue == NO_CARD else sheet.one[venue])


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
