"""The table: two hands, the public card, and the chips in the pot."""

from leduc_poker.cards import Catalogue
from leduc_poker.options import LeducOptions
from stardeck.kernel import Deck, Rng, Seat, Table

FACE_DOWN = -1  # the public card before it is turned up
NOBODY = -1


class LeducTable(Table):
    """A whole position of Leduc poker."""

    def __init__(self, catalogue: Catalogue, options: LeducOptions, deck: Deck, rng: Rng) -> None:
        super().__init__(2, catalogue.actions, rng)
        self.catalogue = catalogue
        self.options = options
        self.deck = deck
        self.hands: list[int] = []  # one card each
        self.public = FACE_DOWN
        self.bets = [options.ante, options.ante]  # chips in the pot, by seat
        self.folded: Seat = NOBODY
        self.ended = ""  # the reason, once the game is over

    def copy(self) -> "LeducTable":
        new = LeducTable(self.catalogue, self.options, self.deck.copy(), self.rng)
        self.copy_frame_to(new)
        new.hands = self.hands[:]
        new.public = self.public
        new.bets = self.bets[:]
        new.folded = self.folded
        new.ended = self.ended
        return new
