"""The table of Rock the Galaxy: bands, deck, supply, and what everybody knows about other hands."""

from bisect import insort
from typing import ClassVar

from stardeck.games.rock_the_galaxy.cards import NOBODY, Catalogue
from stardeck.games.rock_the_galaxy.events import Discarded, Drew, Reshuffled
from stardeck.kernel.action import Action
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import Step, Table
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Event, Sealed, Seat


class Band:
    """One player's band: its colour, tokens and hand (card numbers, ascending)."""

    def __init__(self, band: int, colour: int, singles: int, fans: int, hand: list[int]) -> None:
        self.band = band
        self.colour = colour
        self.singles = singles
        self.fans = fans
        self.hand = hand

    def copy(self) -> "Band":
        return Band(self.band, self.colour, self.singles, self.fans, self.hand[:])


class House:
    """The options that matter after set-up: the same for the whole game."""

    def __init__(
        self, open_hands: bool, pure_note_sets: bool, max_rounds: int, dead_rounds: int, max_actions: int, box_fans: int
    ) -> None:
        self.open_hands = open_hands
        self.pure_note_sets = pure_note_sets
        self.max_rounds = max_rounds
        self.dead_rounds = dead_rounds
        self.max_actions = max_actions
        self.box_fans = box_fans  # extras in the box at the start


class RockTable(Table):
    """A whole position of Rock the Galaxy. Only the rules and the store may hold one."""

    def __init__(self, catalogue: Catalogue, house: House, bands: list[Band], deck: Deck, rng: Rng) -> None:
        seats = len(bands)
        super().__init__(seats, catalogue.actions, rng)
        self.catalogue = catalogue
        self.house = house
        self.bands = bands
        self.deck = deck
        self.discards: list[int] = []  # last = top
        self.in_play: list[int] = []  # the action card being resolved, or the set being laid
        self.fans = 0  # in the supply
        self.box = 0  # fans taken from the extras in the box
        self.singles = [0] * len(catalogue.colours)  # in the supply, by colour
        self.mic: Seat = 0  # began, and begins every round
        self.active: Seat = 0
        self.round = 1
        self.actions_played = 0  # action cards this turn
        self.moved = False  # has any card moved this round?
        self.dead_rounds = 0  # full rounds in a row in which none did
        self.final_round = False
        self.ended = ""  # the reason, once the game is over
        self.known: list[tuple[int, ...]] = [()] * (seats * seats)  # observer * seats + other: surely in that hand

    def copy(self) -> "RockTable":
        bands = [band.copy() for band in self.bands]
        new = RockTable(self.catalogue, self.house, bands, self.deck.copy(), self.rng)
        self.copy_frame_to(new)
        new.discards = self.discards[:]
        new.in_play = self.in_play[:]
        new.fans = self.fans
        new.box = self.box
        new.singles = self.singles[:]
        new.mic = self.mic
        new.active = self.active
        new.round = self.round
        new.actions_played = self.actions_played
        new.moved = self.moved
        new.dead_rounds = self.dead_rounds
        new.final_round = self.final_round
        new.ended = self.ended
        new.known = self.known[:]
        return new

    # ------------------------------------------------------------------ people

    def owner_of(self, colour: int) -> Seat:
        """The seat whose band has this colour, or NOBODY."""
        for seat in range(self.seats):
            if self.bands[seat].colour == colour:
                return seat
        return NOBODY

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning with `seat`."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def card_actions(self, cards: list[int]) -> list[Action]:
        """The interned actions that name these cards."""
        actions = self.catalogue.card_action
        return [actions[card] for card in cards]

    # ------------------------------------------------------------------ cards in motion

    def draw(self, seat: Seat, n: int) -> None:
        """Draw n cards; an empty deck is first made anew from the discard pile, and if that is empty too, stop."""
        while n > 0:
            available = len(self.deck)
            if available:
                self.take_from_deck(seat, min(n, available))
                n -= available
            elif self.discards:
                self.reshuffle()
            else:
                return

    def take_from_deck(self, seat: Seat, n: int) -> None:
        """Take n cards of the deck into a hand; the deck has so many."""
        hand = self.bands[seat].hand
        deck = self.deck
        drawn: list[int] = []
        for _ in range(n):
            card = deck.draw(self.rng)
            drawn.append(card)
            insort(hand, card)
        self.moved = True
        if self.log is not None:
            self.tell(Drew(seat, n, self.catalogue.names(sorted(drawn))), (seat,), Drew(seat, n))

    def tell(self, inside: Event, to: tuple[Seat, ...], outside: Event) -> None:
        """Log cards that only some have seen; with open hands everybody has."""
        assert self.log is not None
        self.log.append(inside if self.house.open_hands else Sealed(inside, to, outside))

    def reshuffle(self) -> None:
        """The discard pile becomes the deck. Whoever faces only one other hand now knows it (R63)."""
        self.deck = Deck(self.discards)
        self.discards = []
        if self.log is not None:
            self.log.append(Reshuffled(len(self.deck)))
        for observer in range(self.seats):
            holders = [seat for seat in range(self.seats) if seat != observer and self.bands[seat].hand]
            if len(holders) == 1:
                self.known[observer * self.seats + holders[0]] = tuple(self.bands[holders[0]].hand)

    def discard(self, seat: Seat, cards: list[int]) -> None:
        """Put cards (ascending) from a hand on the discard pile, face up."""
        if not cards:
            return
        hand = self.bands[seat].hand
        for card in cards:
            hand.remove(card)
            self.shown(seat, card)
        self.discards += cards
        self.moved = True
        if self.log is not None:
            self.log.append(Discarded(seat, self.catalogue.names(cards)))

    # ------------------------------------------------------------------ what is known about other hands

    def shown(self, seat: Seat, card: int) -> None:
        """A card left this hand face up: nobody counts on it being there any more (rule 2)."""
        seats = self.seats
        known = self.known
        for i in range(seat, seats * seats, seats):
            if known[i] and card in known[i]:
                known[i] = without(known[i], card)

    def transferred(self, moves: list[tuple[Seat, Seat, list[int]]], whole: list[bool]) -> None:
        """Cards went face down from giver to receiver, all at once (rules 1, 3, 4 and 5).

        `whole[i]` says whether move i took the giver's whole hand.
        """
        seats = self.seats
        gains: list[tuple[int, tuple[int, ...]]] = []
        known = self.known[:]
        for observer in range(seats):
            for i in range(len(moves)):
                giver, receiver, cards = moves[i]
                at = observer * seats + giver
                if observer == giver:
                    gains.append((observer * seats + receiver, tuple(cards)))
                elif observer == receiver:
                    for card in cards:
                        if card in known[at]:
                            known[at] = without(known[at], card)
                elif known[at] and cards:
                    if whole[i]:
                        gains.append((observer * seats + receiver, known[at]))
                        known[at] = ()
                    else:
                        known[at] = lowered(known[at], len(cards))
        for at, cards_known in gains:
            known[at] = tuple(sorted(known[at] + cards_known))
        self.known = known


class RockStep(Step[RockTable]):
    """A step of Rock the Galaxy; `decision` is what a view calls it."""

    decision: ClassVar[str] = ""

    def forced(self, table: RockTable, seat: Seat) -> Action | None:
        """With open hands everybody sees when only one choice is left."""
        return self.only_choice(table, seat) if table.house.open_hands else None

    def only_choice(self, table: RockTable, seat: Seat) -> Action | None:
        """What the seat must do if it has no other choice."""
        may = self.choices(table, seat)
        return may[0] if len(may) == 1 else None


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of `card`."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def lowered(cards: tuple[int, ...], by: int) -> tuple[int, ...]:
    """The (ascending) cards with `by` copies less of every type, not below none."""
    return tuple([card for i, card in enumerate(cards) if i >= by and cards[i - by] == card])
