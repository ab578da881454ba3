"""Dealing anew what a seat cannot see: other hands, the deck, what others know."""

from itertools import combinations_with_replacement
from typing import Final

from stardeck.games.space_rocks.cards import KINDS, NOBODY, PLANETS, cards_in
from stardeck.games.space_rocks.effects.hands import LoseCards
from stardeck.games.space_rocks.effects.piles import SwapGive, SwapTake
from stardeck.games.space_rocks.effects.planets import Expand
from stardeck.games.space_rocks.knowledge import Look
from stardeck.games.space_rocks.rules.attack import ChooseWeapon
from stardeck.games.space_rocks.table import SpaceTable
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import waiting_for
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat

TRIES: Final = 64


class Hidden:
    """What a viewer cannot see: cards that must be in a hand, cards that may be anywhere, and the places for them."""

    def __init__(self, table: SpaceTable, viewer: int) -> None:
        knowledge = table.knowledge
        self.others = [other for other in range(table.seats) if other != viewer]
        self.sure = [knowledge.known[viewer * table.seats + other] for other in self.others]
        self.slots = [table.players[other].size - len(sure) for other, sure in zip(self.others, self.sure, strict=True)]
        self.top = knowledge.deck_top[viewer]
        pool = [0] * KINDS
        for card in table.deck.cards():
            pool[card] += 1
        for other, sure in zip(self.others, self.sure, strict=True):
            hand = table.players[other].hand
            for kind in range(KINDS):
                pool[kind] += hand[kind]
            for card in sure:
                pool[card] -= 1
        in_deck = knowledge.in_deck[viewer * KINDS : (viewer + 1) * KINDS]
        for card in self.top:
            pool[card] -= 1
            in_deck[card] -= 1
        self.in_hands = [max(0, pool[kind] - in_deck[kind]) for kind in range(KINDS)]
        self.anywhere = [pool[kind] - self.in_hands[kind] for kind in range(KINDS)]

    def spare(self) -> int:
        """Places in hands that are not needed for cards that cannot be in the deck."""
        return sum(self.slots) - sum(self.in_hands)


def redeal(table: SpaceTable, seat: Seat | None, rng: Rng) -> SpaceTable:
    """A table that `seat` (None: a spectator) cannot tell from this one."""
    new = table.copy()
    new.rng = rng
    new.log = None
    viewer = table.seats if seat is None else seat
    hidden = Hidden(table, viewer)
    asked = someone_asked(new, seat)
    deal_hands(new, hidden, [], asked, rng)
    tries = 1
    while not can_go_on(new, asked):
        tries += 1
        deal_hands(new, hidden, cards_to_go_on(new, hidden, asked, rng) if tries == TRIES else [], asked, rng)
    imagine_hands_known(new, viewer, rng)
    imagine_the_rest(new, viewer, rng)
    return new


def someone_asked(table: SpaceTable, seat: Seat | None) -> Seat:
    """Another seat that is being asked, or NOBODY."""
    waiting = waiting_for(table)
    return waiting[0] if waiting and waiting[0] != seat else NOBODY


def deal_hands(new: SpaceTable, hidden: Hidden, helpful: list[int], asked: Seat, rng: Rng) -> None:
    """Every other hand gets its certain cards and is filled up; the helpful cards go to the seat that is asked."""
    must, may = hidden.in_hands[:], hidden.anywhere[:]
    for card in helpful:
        if must[card]:
            must[card] -= 1
        else:
            may[card] -= 1
    cards = cards_in(must)
    rest = cards_in(may)
    for i in range(sum(hidden.slots) - len(helpful) - len(cards)):
        j = i + rng.below(len(rest) - i)
        rest[i], rest[j] = rest[j], rest[i]
        cards.append(rest[i])
    new.deck = Deck(rest[sum(hidden.slots) - len(helpful) - sum(must) :], list(reversed(hidden.top)))
    rng.shuffle(cards)
    for other, sure, slots in zip(hidden.others, hidden.sure, hidden.slots, strict=True):
        hand = [0] * KINDS
        extra = helpful if other == asked else []
        for card in [*sure, *extra]:
            hand[card] += 1
        for _ in range(slots - len(extra)):
            hand[cards.pop()] += 1
        new.players[other].hand = hand


def can_go_on(table: SpaceTable, asked: Seat) -> bool:
    """Somebody in the middle of an action or a mission must hold what it needs: everybody knows that."""
    if asked == NOBODY:
        return True
    step = table.agenda[-1]
    if isinstance(step, Expand):
        return not step.first or any(table.players[asked].hand[:PLANETS])
    if isinstance(step, ChooseWeapon | SwapTake | SwapGive | LoseCards):
        return bool(step.choices(table, asked))
    return True


def cards_to_go_on(new: SpaceTable, hidden: Hidden, asked: Seat, rng: Rng) -> list[int]:
    """The first few cards, in random order of kinds, with which the seat that is asked can go on."""
    at = hidden.others.index(asked)
    player = new.players[asked]
    size = player.size
    last = step.last if isinstance(step := new.agenda[-1], LoseCards) else 0
    kinds = [kind for kind in range(last, KINDS) if hidden.in_hands[kind] + hidden.anywhere[kind]]
    rng.shuffle(kinds)
    for n in range(1, hidden.slots[at] + 1):
        for cards in combinations_with_replacement(kinds, n):
            if not fits(hidden, cards):
                continue
            player.hand = [0] * KINDS
            for card in (*hidden.sure[at], *cards):
                player.hand[card] += 1
            player.size = sum(player.hand)
            found = can_go_on(new, asked)
            player.size = size
            if found:
                return list(cards)
    raise AssertionError("the true cards will do, so some hidden cards do")


def fits(hidden: Hidden, cards: tuple[int, ...]) -> bool:
    """There are so many of these cards, and the cards that must be in hands still find room."""
    beyond = 0
    for kind in set(cards):
        n = cards.count(kind)
        if n > hidden.in_hands[kind] + hidden.anywhere[kind]:
            return False
        beyond += max(0, n - hidden.in_hands[kind])
    return beyond <= hidden.spare()


def imagine_hands_known(new: SpaceTable, viewer: int, rng: Rng) -> None:
    """What others know of third hands is hidden too; what is public, and what they know of the viewer's, is not."""
    seats = new.seats
    known = new.knowledge.known
    for other in range(seats):
        public = known[seats * seats + other]
        for observer in range(seats):
            at = observer * seats + other
            extra = len(known[at]) - len(public)
            if viewer in (observer, other) or observer == other or not extra:
                continue
            rest = new.players[other].hand[:]
            for card in public:
                rest[card] -= 1
            cards = cards_in(rest)
            rng.shuffle(cards)
            known[at] = tuple(sorted([*public, *cards[:extra]]))


def imagine_the_rest(new: SpaceTable, viewer: int, rng: Rng) -> None:
    """What others know of the deck, and their journals."""
    knowledge = new.knowledge
    public = knowledge.in_deck[new.seats * KINDS :]
    for observer in range(new.seats):
        if observer == viewer:
            continue
        knowledge.in_deck[observer * KINDS : (observer + 1) * KINDS] = public
        seen = len(knowledge.deck_top[observer])
        if seen:
            knowledge.deck_top[observer] = tuple(new.deck.peek(seen, rng))
        looks = knowledge.looks[observer]
        knowledge.looks[observer] = tuple([imagine_look(new, look, viewer, rng) for look in looks])


def imagine_look(new: SpaceTable, look: Look, viewer: int, rng: Rng) -> Look:
    """A look at the viewer's own hand is no secret; of any other one only the number of cards is known."""
    round, whose, cards = look
    if whose == viewer:
        return look
    counts = new.catalogue.counts
    deck = cards_in(counts)
    return (round, whose, tuple(sorted([deck[rng.below(len(deck))] for _ in cards])))


def hidden(table: SpaceTable, seat: Seat | None) -> object:
    """Everything the seat cannot see, in a form that can be compared."""
    others = [other for other in range(table.seats) if other != seat]
    return (sorted(table.deck.cards()), [table.players[other].hand[:] for other in others])
