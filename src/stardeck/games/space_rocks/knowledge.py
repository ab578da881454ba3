"""What every viewer has learnt about hidden cards and can still rely on. [rules 4.1]"""

from typing import Final

from stardeck.games.space_rocks.cards import KINDS, NOBODY, cards_in

Look = tuple[int, int, tuple[int, ...]]  # round, whose hand (NOBODY: the deck), the kinds seen

EVERYBODY: Final = -2


class Knowledge:
    """One row per viewer: the seats, and last a spectator, who knows what is public and no more."""

    def __init__(
        self,
        seats: int,
        known: list[tuple[int, ...]],
        deck_top: list[tuple[int, ...]],
        looks: list[tuple[Look, ...]],
        in_deck: list[int],
    ) -> None:
        self.seats = seats
        self.known = known  # viewer * seats + other: cards that are surely in that hand, ascending
        self.deck_top = deck_top  # by viewer: the topmost cards of the deck, the top first
        self.looks = looks  # by seat: a private journal
        self.in_deck = in_deck  # viewer * KINDS + kind: at most so many of the kind are in the deck

    def copy(self) -> "Knowledge":
        return Knowledge(self.seats, self.known[:], self.deck_top[:], self.looks[:], self.in_deck[:])

    # ------------------------------------------------------------------ hands

    def entered(self, other: int, kind: int) -> None:
        """K1: a card came into a hand in the open."""
        for viewer in range(self.seats + 1):
            if viewer != other:
                self.add(viewer, other, kind)

    def add(self, viewer: int, other: int, kind: int) -> None:
        """The viewer is now sure of one more card in that hand."""
        at = viewer * self.seats + other
        self.known[at] = tuple(sorted((*self.known[at], kind)))

    def looked(self, viewer: int, other: int, hand: list[int], round: int) -> None:
        """K2: a viewer looked at a whole hand, and the journal keeps it."""
        cards = tuple(cards_in(hand))
        self.known[viewer * self.seats + other] = cards
        self.looks[viewer] = (*self.looks[viewer], (round, other, cards))

    def left(self, other: int, kind: int) -> None:
        """K3: a card left a hand in the open."""
        known = self.known
        for at in range(other, len(known), self.seats):
            cards = known[at]
            if cards and kind in cards:
                known[at] = without(cards, kind)

    def stolen(self, thief: int, victim: int, kind: int, size: int) -> None:
        """K4: a random card of a hand of this size went to the thief; only the two of them saw it."""
        seats = self.seats
        for viewer in range(seats + 1):
            at = viewer * seats + victim
            cards = self.known[at]
            if viewer == thief:
                if kind in cards:
                    self.known[at] = without(cards, kind)
            elif viewer == victim:
                self.add(viewer, thief, kind)
            elif cards:
                if len(cards) == size and cards[0] == cards[-1]:
                    self.add(viewer, thief, cards[0])
                self.known[at] = lowered(cards)

    def hand_gone(self, other: int) -> None:
        """K6: a whole hand was discarded."""
        for at in range(other, len(self.known), self.seats):
            self.known[at] = ()

    # ------------------------------------------------------------------ the deck

    def drew(self, other: int, kind: int) -> None:
        """K5: whoever knew the top card knows who has it now."""
        for viewer in range(self.seats):
            top = self.deck_top[viewer]
            if top:
                self.deck_top[viewer] = top[1:]
                if viewer != other:
                    self.add(viewer, other, kind)
                    self.in_deck[viewer * KINDS + kind] -= 1

    def looked_at_top(self, viewer: int, cards: list[int], round: int) -> None:
        """A viewer saw the top cards of the deck, which stay there for now."""
        longer = self.deck_top[viewer][len(cards) :]
        self.deck_top[viewer] = (*cards, *longer)
        self.looks[viewer] = (*self.looks[viewer], (round, NOBODY, tuple(cards)))

    def milled(self, looker: int, gone: list[int], places: tuple[int, ...]) -> None:
        """Cards the looker saw on top were discarded; others see which kinds, not from which places."""
        for viewer in range(self.seats + 1):
            for kind in gone:
                self.in_deck[viewer * KINDS + kind] -= 1
            top = self.deck_top[viewer]
            if viewer == looker:
                self.deck_top[viewer] = tuple([card for i, card in enumerate(top) if i not in places])
            elif top and gone:
                sure = 0
                while sure < len(top) and top[sure] not in gone:
                    sure += 1
                self.deck_top[viewer] = top[:sure]

    def revealed(self, cards: list[int]) -> None:
        """The top cards left the deck in the open."""
        for viewer in range(self.seats + 1):
            self.deck_top[viewer] = self.deck_top[viewer][len(cards) :]
            for kind in cards:
                self.in_deck[viewer * KINDS + kind] -= 1

    def new_deck(self, cards: list[int], above: list[int], seen_by: int) -> None:
        """These counted cards were shuffled to a new deck under the ones `above`, which only some can name; for the
        others they are any cards that could be in the old deck."""
        for viewer in range(self.seats + 1):
            old = self.in_deck[viewer * KINDS : (viewer + 1) * KINDS]
            named = above if seen_by in (viewer, EVERYBODY) else above[: len(self.deck_top[viewer])]
            unnamed = len(above) - len(named)
            row = [n + min(old[kind], named.count(kind) + unnamed) for kind, n in enumerate(cards)]
            self.in_deck[viewer * KINDS : (viewer + 1) * KINDS] = row

    def mixed(self, cards: list[int]) -> None:
        """These counted cards were shuffled into the deck: nobody knows the top any more."""
        for viewer in range(self.seats + 1):
            self.deck_top[viewer] = ()
            for kind in range(KINDS):
                self.in_deck[viewer * KINDS + kind] += cards[kind]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of `card`."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def lowered(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The (ascending) cards with one copy less of every kind."""
    return tuple([card for i, card in enumerate(cards) if i and cards[i - 1] == card])
