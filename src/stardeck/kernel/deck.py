"""A face-down pile whose order does not exist until somebody draws."""

from stardeck.kernel.rng import Rng


class Deck:
    """Face-down cards: a few whose place is settled on top, the rest in no order, perhaps another pile beneath.

    Nothing hidden is decided before it is seen, so there is nothing to leak and little to deal anew.
    """

    def __init__(self, loose: list[int], top: list[int] | None = None, under: "Deck | None" = None) -> None:
        self.loose = loose  # in no order at all
        self.top: list[int] = [] if top is None else top  # settled, last = next to be drawn
        self.under = under  # put beneath and untouched until the rest is gone

    def __len__(self) -> int:
        n = len(self.top) + len(self.loose)
        return n if self.under is None else n + len(self.under)

    def draw(self, rng: Rng) -> int:
        """Take the top card; the deck must not be empty."""
        if self.top:
            return self.top.pop()
        loose = self.loose
        if loose:
            i = rng.below(len(loose))
            last = loose.pop()
            if i == len(loose):
                return last
            card = loose[i]
            loose[i] = last
            return card
        under = self.under
        assert under is not None, "the deck is empty"
        self.top, self.loose, self.under = under.top, under.loose, under.under
        return self.draw(rng)

    def peek(self, n: int, rng: Rng) -> list[int]:
        """The top n cards (fewer if there are fewer), top first; they are settled from now on."""
        seen = [self.draw(rng) for _ in range(min(n, len(self)))]
        self.put_on_top(seen)
        return seen

    def put_on_top(self, cards: list[int]) -> None:
        """Put cards on top, the first of them topmost."""
        self.top += reversed(cards)

    def put_under(self, cards: list[int], shuffled: bool = False) -> None:
        """Put cards beneath everything else, the first of them uppermost unless they were shuffled."""
        if cards:
            last = self
            while last.under is not None:
                last = last.under
            if shuffled:
                last.under = Deck(list(cards))
            elif last.loose:
                last.under = Deck([], top=list(reversed(cards)))
            else:  # everything down there is settled already: one layer will do
                last.top = list(reversed(cards)) + last.top

    def shuffle(self, more: list[int] | None = None) -> None:
        """Forget every settled place, and mix `more` cards in."""
        self.loose = self.cards()
        if more is not None:
            self.loose += more
        self.top = []
        self.under = None

    def cards(self) -> list[int]:
        """All cards, in an order that means nothing."""
        cards = self.loose + self.top
        return cards if self.under is None else cards + self.under.cards()

    def copy(self) -> "Deck":
        under = self.under
        return Deck(self.loose[:], self.top[:], None if under is None else under.copy())
