"""Set-up: decks, Set Lists, HUSTLES, the shop, opening hands, the first DOWNBEAT. [rules 5]"""

from stardeck.games.brouhaha.cards import GIGS, LISTS, NO_CARD, NOBODY, Catalogue
from stardeck.games.brouhaha.events import Dealt
from stardeck.games.brouhaha.options import BrouhahaOptions
from stardeck.games.brouhaha.rules.coda import fill_shop
from stardeck.games.brouhaha.rules.prelude import OpeningBottom
from stardeck.games.brouhaha.rules.rounds import ROUND
from stardeck.games.brouhaha.rules.words import KNOWN
from stardeck.games.brouhaha.table import DECK, GEAR_PILE, ON_LIST, BrouhahaTable, House
from stardeck.games.brouhaha.vocabulary import OPS
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import settle
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Sealed, Seat


class Start:
    """The decks of a game and what every manager starts with."""

    def __init__(self) -> None:
        self.decks: list[list[int]] = []
        self.deck_of: list[int] = []
        self.names: list[str] = []  # by seat, for people
        self.starters: list[list[int]] = []  # by seat: Street Team and Starting Venue


def deal(seats: int, options: BrouhahaOptions, catalogue: Catalogue, rng: Rng) -> BrouhahaTable:
    """Set the game up; chance is used for gear, the first DOWNBEAT and the opening hands, in this order."""
    assert len(OPS) == KNOWN, "every word of the vocabulary has its function"
    start = starting_cards(seats, options, catalogue)
    table = BrouhahaTable(catalogue, house_of(seats, options, catalogue, start), seats, rng)
    lay_out(table, start)
    first = options.first_downbeat
    fill_shop(table)
    table.downbeat = first if isinstance(first, int) else rng.below(seats)
    table.active = table.downbeat
    advanced = options.opening == "advanced"
    deal_hands(table, start, catalogue.advanced_draw if advanced else catalogue.opening_draw)
    table.agenda.append(ROUND)
    if advanced:
        table.agenda.append(OpeningBottom(((),) * seats))
    settle(table)
    return table


def starting_cards(seats: int, options: BrouhahaOptions, catalogue: Catalogue) -> Start:
    """Who draws from which deck and starts with which cards. [rules 5.4]"""
    mode = options.mode(seats)
    start = Start()
    kinds = options.decks(seats)
    if mode in ("separate", "two_sets"):
        for seat in range(seats):
            copy = seat if mode == "two_sets" else NOBODY
            start.decks.append(catalogue.draw_cards(kinds[seat], copy))
            start.deck_of.append(seat)
            start.starters.append(starters(catalogue, kinds[seat], None, copy))
    else:
        both = [catalogue.draw_cards("chill"), catalogue.draw_cards("forte")]
        start.decks = [both[0] + both[1]] if mode == "shared_all" else both
        start.deck_of = [seat % len(start.decks) for seat in range(seats)]
        sets = [("chill", ""), ("forte", ""), ("extra", "A"), ("extra", "B")]
        start.starters = [starters(catalogue, deck, extra or None, NOBODY) for deck, extra in sets[:seats]]
    start.names = ["shared"] * seats if mode == "shared_all" else list(kinds)
    if options.promo != "off":
        holder = kinds.index(options.promo)
        start.decks[start.deck_of[holder]] += catalogue.promo(holder if mode == "two_sets" else NOBODY)
    return start


def starters(catalogue: Catalogue, deck: str, extra_set: str | None, copy: Seat) -> list[int]:
    """A Street Team and a Starting Venue."""
    return [catalogue.starter(deck, role, extra_set, copy) for role in ("street_team", "starting_venue")]


def house_of(seats: int, options: BrouhahaOptions, catalogue: Catalogue, start: Start) -> House:
    """What is fixed for the whole game."""
    chosen = options.lists(seats)
    hustles = tuple(hustles_of(seats, options, catalogue))
    lists = [tuple(catalogue.set_lists[i]) if LISTS[i] in chosen else () for i in range(len(LISTS))]
    return House(
        deck_of=tuple(start.deck_of),
        shared=len(start.decks) < seats,
        decks=tuple(start.names),
        lists=tuple(lists),
        hustles=hustles,
        has_jam=any(catalogue.faces[card].is_jam for card in hustles),
        plus_one=options.music_shop_personnel == "plus_one",
        gear_sticks=options.gear_sticks,
        victory_points=options.victory_points,
        final_round=options.final_round,
        round_cap=options.round_cap,
        turn_cap=options.turn_cap,
    )


def cards_of(seats: int, options: BrouhahaOptions, catalogue: Catalogue) -> list[int]:
    """All cards of a game, ascending: what is not among them never comes into it."""
    start = starting_cards(seats, options, catalogue)
    house = house_of(seats, options, catalogue, start)
    cards = [catalogue.open_mic, *catalogue.gear, *house.hustles]
    return sorted(cards + [card for some in (*start.decks, *start.starters, *house.lists) for card in some])


def hustles_of(seats: int, options: BrouhahaOptions, catalogue: Catalogue) -> list[int]:
    """The HUSTLES asked for, or those for so many managers: basic, from three on, for four."""
    names = options.hustle_names()
    if names is not None:
        return [card for card in catalogue.hustles if catalogue.entries[card].name.lower().replace(" ", "_") in names]
    tags = {2: ("basic",), 3: ("basic", "3+"), 4: ("basic", "3+", "4")}[seats]
    return [card for card in catalogue.hustles if any(tag in tags for tag in catalogue.entries[card].sub)]


def lay_out(table: BrouhahaTable, start: Start) -> None:
    """The table before the first card is drawn."""
    catalogue = table.catalogue
    seats = table.seats
    cards = len(catalogue.ids)
    table.volume = catalogue.start_volume
    table.cash = [catalogue.start_cash] * seats
    table.cred = [catalogue.start_cred] * seats
    table.vp = [0] * seats
    table.played_venue = [False] * seats
    table.played_salary = [False] * seats
    table.hands = [[] for _ in range(seats)]
    table.piles = [[] for _ in range(seats)]
    table.play = [[] for _ in range(seats)]
    table.salaries = [[] for _ in range(seats)]
    table.place = [0] * cards
    table.manager = [NOBODY] * cards
    table.owner = [NOBODY] * cards
    table.strummed = [False] * cards
    table.assigned = [False] * cards
    table.entry = [0] * cards
    table.used = [0] * cards
    table.wearer = [NO_CARD] * cards
    table.taken_from = [NOBODY] * cards
    table.known = [0] * cards
    table.roams = [True] * cards
    table.tops = [0] * len(LISTS)
    table.venues = [NO_CARD] * GIGS
    table.opened = [False] * GIGS
    table.closed = [False] * GIGS
    table.bands = [[] for _ in range(GIGS)]
    table.hustle_taken = [False] * len(table.house.hustles)
    table.decks = [Deck(deck[:]) for deck in start.decks]
    table.gear_pile = Deck(catalogue.gear[:])
    place_cards(table, start)


def place_cards(table: BrouhahaTable, start: Start) -> None:
    """Note where everything lies; with separate decks every card has its owner from the start."""
    for deck, cards in enumerate(start.decks):
        for card in cards:
            table.place[card] = DECK
            if not table.house.shared:
                table.owner[card] = deck
    for gear in table.catalogue.gear:
        table.place[gear] = GEAR_PILE
    for performances in (*table.house.lists, (table.catalogue.open_mic,)):
        for card in performances:
            table.place[card] = ON_LIST


def deal_hands(table: BrouhahaTable, start: Start, n: int) -> None:
    """Opening hands, whole, manager by manager from the DOWNBEAT; everybody knows the two starting cards."""
    for seat in table.from_seat(table.downbeat):
        for _ in range(n):
            table.to_hand(seat, table.deck(seat).draw(table.rng))
        for card in start.starters[seat]:
            table.to_hand(seat, card)
            table.known[card] = table.everybody
            table.roams[card] = not table.house.shared
        if table.log is not None:
            shown = table.catalogue.names(start.starters[seat])
            hand = table.hands[seat]
            inside = Dealt(seat, len(hand), shown, table.catalogue.names(hand))
            table.log.append(Sealed(inside, (seat,), Dealt(seat, len(hand), shown)))
