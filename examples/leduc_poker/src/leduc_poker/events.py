"""What happens, as facts."""

from stardeck.kernel import Event, Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A player got a card; None where the reader may not know it."""

    seat: Seat
    card: str | None = None


class Folded(Event, frozen=True, tag="folded"):
    seat: Seat


class Called(Event, frozen=True, tag="called"):
    """Nothing was missing: that is a check."""

    seat: Seat
    chips: int


class Raised(Event, frozen=True, tag="raised"):
    seat: Seat
    by: int


class Flipped(Event, frozen=True, tag="flipped"):
    """The public card was turned up."""

    card: str


class Shown(Event, frozen=True, tag="shown"):
    """A player's card was turned up at the showdown."""

    seat: Seat
    card: str


class Ended(Event, frozen=True, tag="ended"):
    reason: str
    winners: tuple[Seat, ...]
    pot: int


LeducEvent = Dealt | Folded | Called | Raised | Flipped | Shown | Ended
