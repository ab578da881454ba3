"""What effects do to cards, resources and VOLUME, as facts. Cards are None where the reader may not know them.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from stardeck.kernel.sealed import Event, Seat

Cards = tuple[str, ...]


class Gained(Event, frozen=True, tag="gained"):
    seat: Seat
    cash: int
    cred: int


class Lost(Event, frozen=True, tag="lost"):
    seat: Seat
    cash: int
    cred: int


class Paid(Event, frozen=True, tag="paid"):
    """An optional payment."""

    seat: Seat
    cash: int
    cred: int


class Scored(Event, frozen=True, tag="scored"):
    seat: Seat
    vp: int


class VolumeMoved(Event, frozen=True, tag="volume"):
    was: int
    now: int


class Looked(Event, frozen=True, tag="looked"):
    """A manager looked at the top cards of a deck."""

    seat: Seat
    count: int
    cards: Cards | None = None


class Kept(Event, frozen=True, tag="kept"):
    """A card that was looked at went to the hand."""

    seat: Seat
    card: str | None = None


class Fetched(Event, frozen=True, tag="fetched"):
    seat: Seat
    card: str | None
    to: str


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The deck of this manager was shuffled."""

    seat: Seat


class Recovered(Event, frozen=True, tag="recovered"):
    seat: Seat
    card: str


class Peeked(Event, frozen=True, tag="peeked"):
    seat: Seat
    other: Seat
    cards: Cards | None = None


class Bought(Event, frozen=True, tag="bought"):
    seat: Seat
    card: str
    cash: int
    cred: int


class BoughtNothing(Event, frozen=True, tag="bought_nothing"):
    seat: Seat


class Strummed(Event, frozen=True, tag="strummed"):
    card: str


class Unstrummed(Event, frozen=True, tag="unstrummed"):
    card: str


class Retired(Event, frozen=True, tag="retired"):
    """A card went from play to a retirement pile."""

    owner: Seat
    card: str


class Bounced(Event, frozen=True, tag="bounced"):
    """A card went from play to a hand; a salary card shows its face to nobody new."""

    owner: Seat
    card: str | None = None


class GearReturned(Event, frozen=True, tag="gear_returned"):
    """A gear went under the Gear Pile."""

    card: str


class ShuffledIn(Event, frozen=True, tag="shuffled_in"):
    owner: Seat
    card: str | None = None


class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    other: Seat
    card: str | None


class Given(Event, frozen=True, tag="given"):
    seat: Seat
    other: Seat
    card: str


class WentBack(Event, frozen=True, tag="went_back"):
    """A taken card returned to its manager."""

    seat: Seat
    card: str | None


class Boosted(Event, frozen=True, tag="boosted"):
    """Talents until the end of the round: stage, mojo, timbre, harmony, rhythm."""

    card: str
    add: tuple[int, ...]


class SentHome(Event, frozen=True, tag="sent_home"):
    card: str


class GigClosed(Event, frozen=True, tag="gig_closed"):
    performance: str


class GigDissolved(Event, frozen=True, tag="gig_dissolved"):
    performance: str


class MadeSalary(Event, frozen=True, tag="made_salary"):
    """Cards from the deck became salary cards."""

    seat: Seat
    count: int
    cards: Cards | None = None


class TookDownbeat(Event, frozen=True, tag="took_downbeat"):
    seat: Seat
