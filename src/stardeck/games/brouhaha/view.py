"""What a seat may see of Rock & Roll Brouhaha: built up from nothing. [rules 4, 15.1]

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

import msgspec

from stardeck.games.brouhaha.cards import GIGS, LISTS, NO_CARD, NOBODY
from stardeck.games.brouhaha.effects.picks import PickCard
from stardeck.games.brouhaha.effects.talents import Source, expense, reasons, shop_price, sources, talents
from stardeck.games.brouhaha.rules.gigs import judge, standings
from stardeck.games.brouhaha.rules.order import Items
from stardeck.games.brouhaha.rules.prelude import Secret, SecretCard
from stardeck.games.brouhaha.table import AT_GIG, ON_HUSTLE, BrouhahaStep, BrouhahaTable
from stardeck.games.brouhaha.vocabulary import COMPARES, IF_VOLUME, MUSICIAN, TYPES, Condition
from stardeck.kernel.deck import Deck
from stardeck.kernel.game import View
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat

Cards = tuple[str, ...]
Numbers = tuple[int, ...]


class Reasoned(msgspec.Struct, frozen=True):
    """Talents somebody or something adds: stage, mojo, timbre, harmony, rhythm."""

    card: str  # "": boosts until the end of the round
    add: Numbers


class CardView(msgspec.Struct, frozen=True):
    """A face-up card in play."""

    card: str
    kind: str
    strummed: bool
    assigned: bool  # to a HUSTLE or GIG this round
    place: str  # "home", "gig:<performance>" or "hustle:<id>"
    owner: Seat
    taken_from: Seat | None
    wearer: str  # of a gear; "": nobody
    used: Numbers  # abilities used up this round
    talents: Numbers  # of a musician, now
    reasons: tuple[Reasoned, ...]


class KnownCard(msgspec.Struct, frozen=True):
    """A card whose place in a deck the viewer knows, counted from the top."""

    place: int
    card: str


class DeckView(msgspec.Struct, frozen=True):
    """A deck: its size for all, certain places for those who know them, the content for whoever can work it out."""

    size: int
    known: tuple[KnownCard, ...]
    cards: Cards | None  # in no order


class ManagerView(msgspec.Struct, frozen=True):
    """One manager as the viewer sees it."""

    deck_name: str
    vp: int
    cash: int
    cred: int
    hand_size: int
    hand: Cards | None  # None: not yours to see
    known: Cards  # cards the viewer knows to be in this hand
    deck: int  # which of the decks
    pile: Cards  # last = newest
    play: tuple[CardView, ...]
    salaries: tuple[str | None, ...]  # None: face-down for the viewer
    played_venue: bool
    played_salary: bool
    thinking: bool


class BandView(msgspec.Struct, frozen=True):
    """One manager's band at a GIG."""

    seat: Seat
    musicians: int  # for REQ
    talents: Numbers
    eligible: bool
    total: int


class Forecast(msgspec.Struct, frozen=True):
    """Who would win if the GIG were judged now at this VOLUME."""

    volume: int
    winner: Seat | None
    tied: tuple[Seat, ...]


class Expense(msgspec.Struct, frozen=True):
    """What the viewer pays now to send this ready musician here."""

    card: str
    cash: int
    cred: int


class GigView(msgspec.Struct, frozen=True):
    """A performance, and the GIG there if a venue was opened."""

    list: str  # chill, forte, extra or open_mic
    performance: str
    venue: str  # "": none
    opened: bool  # a venue was assigned this round
    closed: bool
    musicians: Cards
    bands: tuple[BandView, ...]
    forecast: tuple[Forecast, ...]
    expenses: tuple[Expense, ...]
    next: Cards  # the performances below


class HustleView(msgspec.Struct, frozen=True):
    """A HUSTLE: free or taken, and who is there."""

    hustle: str
    taken: bool
    units: Cards


class ShopCard(msgspec.Struct, frozen=True):
    """A gear in the MUSIC SHOP; the price for the viewer's personnel, a musician pays $1 less there."""

    card: str
    cash: int
    cred: int


class Threshold(msgspec.Struct, frozen=True):
    """A card in play that looks at VOLUME."""

    card: str
    compare: str
    volume: int


class ItemView(msgspec.Struct, frozen=True):
    """Something that waits to be resolved."""

    card: str
    ability: int | None  # None: the reward
    seat: Seat


class BrouhahaView(View, frozen=True, kw_only=True):
    """What one seat may know of Rock & Roll Brouhaha."""

    round: int
    volume: int
    downbeat: Seat
    active: Seat
    main: bool
    passes: int
    managers: tuple[ManagerView, ...]
    decks: tuple[DeckView, ...]
    gigs: tuple[GigView, ...]
    hustles: tuple[HustleView, ...]
    shop: tuple[ShopCard, ...]
    gear_pile: int
    gear_bottom: Cards  # gear that everybody saw go under the pile
    won: tuple[tuple[Seat, str], ...]
    thresholds: tuple[Threshold, ...]
    about: str  # the card the decision is about
    unit: str  # the unit on the HUSTLE
    showing: Cards  # cards only the deciding manager sees: looked at, or the deck that is searched
    picks: Numbers  # your own sealed split, if you made it
    picked: Cards  # your own sealed cards
    items: tuple[ItemView, ...]
    victory_points: int
    final_round: int
    ended: str


def see(table: BrouhahaTable, seat: Seat | None) -> BrouhahaView:
    """What `seat` (None: a spectator) may see. A field not written here is not shown."""
    names = table.catalogue.names
    ids = table.catalogue.ids
    step = table.agenda[-1] if table.agenda else None
    assert step is None or isinstance(step, BrouhahaStep)
    scene = step.about() if step is not None else None
    waiting = waiting_for(table)
    shared = sources(table)
    mine = seat is not None and seat in waiting
    ballots = step.picks[seat] if isinstance(step, Secret) and seat is not None else ()
    of_cards = isinstance(step, SecretCard)
    under = table.gear_pile.under
    return BrouhahaView(
        seat=seat,
        seats=table.seats,
        waiting=waiting,
        decision=step.decision if step is not None else "",
        round=table.round,
        volume=table.volume,
        downbeat=table.downbeat,
        active=table.active,
        main=table.main,
        passes=table.passes,
        managers=tuple(see_manager(table, other, seat, other in waiting, shared) for other in range(table.seats)),
        decks=tuple(see_deck(table, deck, seat) for deck in range(len(table.decks))),
        gigs=tuple(see_gig(table, gig, seat, shared) for gig in range(GIGS) if table.performance(gig) != NO_CARD),
        hustles=tuple(see_hustle(table, place) for place in range(len(table.house.hustles))),
        shop=tuple(see_shop(table, gear, seat) for gear in table.shop),
        gear_pile=len(table.gear_pile),
        gear_bottom=names(reversed(under.top if under is not None else table.gear_pile.top)),
        won=tuple(zip(table.won_by, names(table.won), strict=True)),
        thresholds=see_thresholds(table),
        about=ids[scene.source] if scene is not None else "",
        unit=ids[scene.unit] if scene is not None and scene.unit != NO_CARD else "",
        showing=names(step.shown(table)) if mine and isinstance(step, PickCard) else (),
        picks=() if of_cards else ballots,
        picked=names(ballots) if of_cards else (),
        items=tuple(see_item(table, step, i) for i in range(len(step.items))) if isinstance(step, Items) else (),
        victory_points=table.house.victory_points,
        final_round=table.house.final_round,
        ended=table.ended,
    )


def see_manager(
    table: BrouhahaTable, other: Seat, seat: Seat | None, thinking: bool, shared: list[Source]
) -> ManagerView:
    """A manager: what lies open for all, the hand and the salary cards for whoever may know them."""
    names = table.catalogue.names
    ids = table.catalogue.ids
    hand = table.hands[other]
    open_hand = other == seat or bool(table.ended)
    return ManagerView(
        deck_name=table.house.decks[other],
        vp=table.vp[other],
        cash=table.cash[other],
        cred=table.cred[other],
        hand_size=len(hand),
        hand=names(hand) if open_hand else None,
        known=() if open_hand else names([card for card in hand if table.knows(seat, card)]),
        deck=table.house.deck_of[other],
        pile=names(table.piles[other]),
        play=tuple(see_card(table, card, shared) for card in table.play[other]),
        salaries=tuple(ids[card] if open_hand or table.knows(seat, card) else None for card in table.salaries[other]),
        played_venue=table.played_venue[other],
        played_salary=table.played_salary[other],
        thinking=thinking,
    )


def see_card(table: BrouhahaTable, card: int, shared: list[Source]) -> CardView:
    """A face-up card in play, a musician with its present talents and where they come from."""
    ids = table.catalogue.ids
    kind = table.catalogue.kind[card]
    place = table.place[card]
    where = "home"
    if place >= ON_HUSTLE:
        where = f"hustle:{ids[table.house.hustles[place - ON_HUSTLE]]}"
    elif place >= AT_GIG:
        where = f"gig:{ids[table.performance(place - AT_GIG)]}"
    why = reasons(table, card, shared) if kind == MUSICIAN else []
    return CardView(
        card=ids[card],
        kind=TYPES[kind],
        strummed=table.strummed[card],
        assigned=table.assigned[card],
        place=where,
        owner=table.owner[card],
        taken_from=None if table.taken_from[card] == NOBODY else table.taken_from[card],
        wearer=ids[table.wearer[card]] if table.wearer[card] != NO_CARD else "",
        used=tuple(a.number for a in table.catalogue.faces[card].abilities if table.used[card] >> a.number & 1),
        talents=tuple(talents(table, card, shared)) if kind == MUSICIAN else (),
        reasons=tuple(Reasoned(ids[one.card] if one.card != NO_CARD else "", one.add) for one in why),
    )


def see_deck(table: BrouhahaTable, deck: int, seat: Seat | None) -> DeckView:
    """Its size, the places the viewer knows, and the content if it is the viewer's own deck alone."""
    order = deck_order(table.decks[deck])
    known = [KnownCard(i, table.catalogue.ids[card]) for i, card in enumerate(order) if table.knows(seat, card)]
    own = seat is not None and table.house.deck_of[seat] == deck and not table.house.shared
    cards = table.catalogue.names(sorted(order)) if own or table.ended else None
    return DeckView(len(order), tuple(known), cards)


def deck_order(deck: Deck) -> list[int]:
    """All cards from the top; those in no order are never known to anybody."""
    cards: list[int] = []
    layer: Deck | None = deck
    while layer is not None:
        cards += [*reversed(layer.top), *layer.loose]
        layer = layer.under
    return cards


def see_gig(table: BrouhahaTable, gig: int, seat: Seat | None, shared: list[Source]) -> GigView:
    """A performance; if it is a GIG, how the bands stand and who would win."""
    ids = table.catalogue.ids
    venue = table.venues[gig]
    bands = standings(table, gig, shared)
    below = table.house.lists[gig][table.tops[gig] + 1 :] if gig < len(LISTS) else ()
    return GigView(
        list=LISTS[gig] if gig < len(LISTS) else "open_mic",
        performance=ids[table.performance(gig)],
        venue=ids[venue] if venue != NO_CARD else "",
        opened=table.opened[gig],
        closed=table.closed[gig],
        musicians=table.catalogue.names(table.bands[gig]),
        bands=tuple(BandView(b.seat, b.numbers[0], tuple(b.numbers[1:]), b.eligible, b.total) for b in bands),
        forecast=see_forecast(table, gig) if bands else (),
        expenses=see_expenses(table, gig, seat) if venue != NO_CARD and seat is not None else (),
        next=table.catalogue.names(below),
    )


def see_forecast(table: BrouhahaTable, gig: int) -> tuple[Forecast, ...]:
    """The judging now, and at VOLUME one and two away."""
    found = []
    what_if = table.copy()
    for volume in range(table.volume - 2, table.volume + 3):
        if table.catalogue.least_volume <= volume <= table.catalogue.most_volume:
            what_if.volume = volume
            outcome = judge(what_if, gig, standings(what_if, gig, sources(what_if)))
            found.append(Forecast(volume, None if outcome.winner == NOBODY else outcome.winner, outcome.tied))
    return tuple(found)


def see_expenses(table: BrouhahaTable, gig: int, seat: Seat) -> tuple[Expense, ...]:
    """What the viewer's ready musicians would pay."""
    ready = [
        card
        for card in table.play[seat]
        if table.catalogue.kind[card] == MUSICIAN and not table.strummed[card] and not table.assigned[card]
    ]
    return tuple(Expense(table.catalogue.ids[card], *expense(table, card, gig)) for card in ready)


def see_hustle(table: BrouhahaTable, place: int) -> HustleView:
    """A HUSTLE and the units on it."""
    units = [card for mine in table.play for card in mine if table.place[card] == ON_HUSTLE + place]
    ids = table.catalogue.ids
    return HustleView(ids[table.house.hustles[place]], table.hustle_taken[place], table.catalogue.names(units))


def see_shop(table: BrouhahaTable, gear: int, seat: Seat | None) -> ShopCard:
    """A gear in the shop with the viewer's price; a spectator sees the printed one."""
    if seat is None:
        catalogue = table.catalogue
        return ShopCard(catalogue.ids[gear], catalogue.cash_at[table.round][gear], catalogue.cred_at[table.round][gear])
    cash, cred = shop_price(table, seat, gear, -1 if table.house.plus_one else 0)
    return ShopCard(table.catalogue.ids[gear], cash, cred)


def see_thresholds(table: BrouhahaTable) -> tuple[Threshold, ...]:
    """The cards in play that look at VOLUME, each comparison once."""
    found = []
    for mine in table.play:
        for card in mine:
            for condition in volume_conditions(table, card):
                mark = Threshold(table.catalogue.ids[card], COMPARES[condition.compare], condition.n)
                if mark not in found:
                    found.append(mark)
    return tuple(found)


def volume_conditions(table: BrouhahaTable, card: int) -> list[Condition]:
    """The conditions of a card on VOLUME."""
    abilities = table.catalogue.faces[card].abilities
    conditions = [condition for ability in abilities for condition in ability.conditions]
    conditions += [condition for ability in abilities for op in ability.do for condition in op.conditions]
    return [condition for condition in conditions if condition.code == IF_VOLUME]


def see_item(table: BrouhahaTable, step: Items, place: int) -> ItemView:
    """A waiting item."""
    item = step.items[place]
    number = None if item.ability is None else item.ability.number
    return ItemView(table.catalogue.ids[item.scene.source], number, item.scene.you)
