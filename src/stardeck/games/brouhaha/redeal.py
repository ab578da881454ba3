"""Dealing anew what a seat cannot see: hands, salary cards, the order of decks, sealed ballots. [rules 4]"""

from typing import Final

from stardeck.games.brouhaha.cards import NOBODY
from stardeck.games.brouhaha.effects.picks import Fetch
from stardeck.games.brouhaha.rules.prelude import PayoutSplit, Secret
from stardeck.games.brouhaha.table import BrouhahaTable
from stardeck.kernel.deck import Deck
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat

IN_HAND: Final = 0
AS_SALARY: Final = 1
IN_DECK: Final = 2


class Slot:
    """A place for a card the seat cannot see."""

    def __init__(self, zone: int, cards: list[int], index: int, owner: Seat) -> None:
        self.zone = zone
        self.cards = cards  # the list of the new table it is in
        self.index = index
        self.owner = owner


def redeal(table: BrouhahaTable, seat: Seat | None, rng: Rng) -> BrouhahaTable:
    """A table that `seat` (None: a spectator) cannot tell from this one."""
    new = table.copy()
    new.rng = rng
    new.log = None
    if table.ended:
        return new  # after the end all faces are shown
    for deck in range(len(table.decks)):
        new.decks[deck].loose.sort()
        deal_anew(new, hidden_slots(new, seat, deck), rng)
    for hand in new.hands:
        hand.sort()
    step = new.agenda[-1]
    if isinstance(step, Secret):
        new.agenda[-1] = imagine_picks(new, step, seat, rng)
    return new


def hidden_slots(table: BrouhahaTable, seat: Seat | None, deck: int) -> list[Slot]:
    """All places where cards of this deck lie that the seat does not know."""
    slots: list[Slot] = []
    deck_of = table.house.deck_of
    for other in range(table.seats):
        if deck_of[other] == deck and other != seat:
            add_slots(table, seat, IN_HAND, table.hands[other], other, slots)
    for manager in range(table.seats):
        cards = table.salaries[manager]
        for i in range(len(cards)):
            owner = table.owner[cards[i]]
            if deck_of[owner] == deck and manager != seat and not table.knows(seat, cards[i]):
                slots.append(Slot(AS_SALARY, cards, i, owner))
    if not searches(table, seat, deck):
        layer: Deck | None = table.decks[deck]
        while layer is not None:
            add_slots(table, seat, IN_DECK, layer.top, NOBODY, slots)
            add_slots(table, seat, IN_DECK, layer.loose, NOBODY, slots)
            layer = layer.under
    return slots


def add_slots(
    table: BrouhahaTable, seat: Seat | None, zone: int, cards: list[int], owner: Seat, slots: list[Slot]
) -> None:
    """The places of one list whose cards the seat does not know."""
    slots += [Slot(zone, cards, i, owner) for i in range(len(cards)) if not table.knows(seat, cards[i])]


def searches(table: BrouhahaTable, seat: Seat | None, deck: int) -> bool:
    """During a `fetch` the searching manager sees the whole deck."""
    step = table.agenda[-1]
    return isinstance(step, Fetch) and step.seat == seat and table.house.deck_of[step.seat] == deck


def deal_anew(table: BrouhahaTable, slots: list[Slot], rng: Rng) -> None:
    """Put the cards of these places into them again, in any way that is possible."""
    cards = [slot.cards[slot.index] for slot in slots]
    states = [state(table, card) for card in cards]
    sort_hands(slots, states)
    new = arrange(table, slots, sorted(cards), rng)
    for i in range(len(slots)):
        card = new[i]
        slots[i].cards[slots[i].index] = card
        set_state(table, card, states[i])


def sort_hands(slots: list[Slot], states: list["State"]) -> None:
    """The places in a hand have no order: what others know of its cards may not follow the true ones."""
    first = 0
    while first < len(slots):
        last = first
        while last < len(slots) and slots[last].cards is slots[first].cards:
            last += 1
        if slots[first].zone == IN_HAND:
            states[first:last] = sorted(states[first:last])
        first = last


def arrange(table: BrouhahaTable, slots: list[Slot], cards: list[int], rng: Rng) -> list[int]:
    """A card for every place. A starting card that never was in a shared deck stays with its owner."""
    new = [NOBODY] * len(slots)
    bound = [card for card in cards if not table.roams[card]]
    for card in bound:
        owner = table.owner[card]
        free = [i for i in range(len(slots)) if new[i] < 0 and slots[i].owner == owner]
        new[free[rng.below(len(free))]] = card
    rest = [card for card in cards if table.roams[card]]
    rng.shuffle(rest)
    for i in range(len(slots)):
        if new[i] < 0:
            new[i] = rest.pop()
    return new


State = tuple[int, int, int, int, int, int]


def state(table: BrouhahaTable, card: int) -> State:
    """What belongs to the place and not to the card that lies there."""
    return (
        table.place[card],
        table.manager[card],
        table.owner[card],
        table.entry[card],
        table.taken_from[card],
        table.known[card],
    )


def set_state(table: BrouhahaTable, card: int, place: State) -> None:
    """The card lies there now."""
    table.place[card] = place[0]
    table.manager[card] = place[1]
    table.owner[card] = place[2]
    table.entry[card] = place[3]
    table.taken_from[card] = place[4]
    table.known[card] = place[5]


def imagine_picks(table: BrouhahaTable, step: Secret, seat: Seat | None, rng: Rng) -> Secret:
    """Sealed ballots of others: as many as they really cast, any that they may have cast."""
    picks: list[tuple[int, ...]] = []
    for other in range(table.seats):
        mine = step.picks[other]
        if other != seat and mine:
            if isinstance(step, PayoutSplit):
                mine = (rng.below(len(table.salaries[other]) + 1),)
            else:
                hand = table.hands[other][:]
                rng.shuffle(hand)
                mine = tuple(hand[: len(mine)])
        picks.append(mine)
    return step.again(tuple(picks))


def hidden(table: BrouhahaTable, seat: Seat | None) -> object:
    """Everything the seat cannot see, in a form that can be compared."""
    if table.ended:
        return ()
    step = table.agenda[-1]
    others = [other for other in range(table.seats) if other != seat]
    ballots = [step.picks[other] for other in others] if isinstance(step, Secret) else []
    return (
        [table.hands[other][:] for other in others],
        [table.salaries[other][:] for other in others],
        [sorted(deck.cards()) for deck in table.decks],
        ballots,
    )
