"""What happens in Rock & Roll Brouhaha, as facts. Cards are None where the reader may not know them.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from stardeck.games.brouhaha.card_events import (
    Boosted,
    Bought,
    BoughtNothing,
    Bounced,
    Fetched,
    Gained,
    GearReturned,
    GigClosed,
    GigDissolved,
    Given,
    Kept,
    Looked,
    Lost,
    MadeSalary,
    Paid,
    Peeked,
    Recovered,
    Retired,
    Scored,
    SentHome,
    Shuffled,
    ShuffledIn,
    Strummed,
    Taken,
    TookDownbeat,
    Unstrummed,
    VolumeMoved,
    WentBack,
)
from stardeck.kernel.sealed import Event, Seat

Cards = tuple[str, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """An opening hand; `shown` are the Street Team and the Starting Venue, which everybody knows."""

    seat: Seat
    count: int
    shown: Cards
    cards: Cards | None = None


class ShopFilled(Event, frozen=True, tag="shop_filled"):
    """Gear came from the pile into the MUSIC SHOP."""

    cards: Cards


class Decided(Event, frozen=True, tag="decided"):
    """A manager has made a secret choice."""

    seat: Seat


class PutUnder(Event, frozen=True, tag="put_under"):
    """Cards went under a deck."""

    seat: Seat
    count: int
    cards: Cards | None = None


class RoundBegan(Event, frozen=True, tag="round"):
    round: int
    downbeat: Seat


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    count: int
    cards: Cards | None = None


class Discarded(Event, frozen=True, tag="discarded"):
    """A card was retired from a hand."""

    seat: Seat
    card: str


class Produced(Event, frozen=True, tag="produced"):
    """The venues of a manager paid."""

    seat: Seat
    cash: int
    cred: int


class SalariesPaid(Event, frozen=True, tag="salaries"):
    seat: Seat
    cash: int
    cred: int


class ResetAll(Event, frozen=True, tag="reset_all"):
    """All strummed cards were reset."""


class Played(Event, frozen=True, tag="played"):
    seat: Seat
    card: str
    cash: int
    cred: int


class SalaryPlayed(Event, frozen=True, tag="salary_played"):
    seat: Seat
    card: str | None = None


class SentToHustle(Event, frozen=True, tag="sent_to_hustle"):
    seat: Seat
    card: str
    hustle: str


class SentToGig(Event, frozen=True, tag="sent_to_gig"):
    seat: Seat
    card: str
    performance: str
    cash: int
    cred: int


class Opened(Event, frozen=True, tag="opened"):
    seat: Seat
    card: str
    performance: str


class Rigged(Event, frozen=True, tag="rigged"):
    seat: Seat
    card: str
    wearer: str
    cash: int
    cred: int


class Used(Event, frozen=True, tag="used"):
    """An ability was activated."""

    seat: Seat
    card: str
    ability: int
    cash: int
    cred: int


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class TurnCap(Event, frozen=True, tag="turn_cap"):
    """The turn limit ended the Main Phase."""


class HustleUsed(Event, frozen=True, tag="hustle_used"):
    seat: Seat
    hustle: str
    unit: str


class HustleDeclined(Event, frozen=True, tag="hustle_declined"):
    seat: Seat
    hustle: str


class Triggered(Event, frozen=True, tag="triggered"):
    """An ability of a card went off by itself; its text follows."""

    seat: Seat
    card: str
    ability: int


class OpportunityUsed(Event, frozen=True, tag="opportunity"):
    """A unit used its OPPORTUNITY."""

    seat: Seat
    card: str
    ability: int


class Answered(Event, frozen=True, tag="answered"):
    """Somebody decided whether to do something."""

    seat: Seat
    card: str
    yes: bool


class ModeChosen(Event, frozen=True, tag="mode"):
    seat: Seat
    card: str
    option: int


class ManagerPicked(Event, frozen=True, tag="manager_picked"):
    seat: Seat
    other: Seat


class Judged(Event, frozen=True, tag="judged"):
    """A GIG was judged: who was eligible, the totals if they were compared, who won or tied."""

    performance: str
    eligible: tuple[Seat, ...]
    totals: tuple[int, ...]
    winner: Seat | None
    tied: tuple[Seat, ...]


class JamCounted(Event, frozen=True, tag="jam"):
    seats: tuple[Seat, ...]


class OrderPicked(Event, frozen=True, tag="order"):
    """The DOWNBEAT manager decided what comes next."""

    seat: Seat
    card: str


class Rewarded(Event, frozen=True, tag="rewarded"):
    """The winner of a GIG gets its reward."""

    seat: Seat
    card: str


class TiePoint(Event, frozen=True, tag="tie_point"):
    seat: Seat
    performance: str


class Won(Event, frozen=True, tag="won"):
    """A won performance left the game."""

    seat: Seat
    performance: str


class DownbeatMoved(Event, frozen=True, tag="downbeat"):
    seat: Seat


class Ended(Event, frozen=True, tag="ended"):
    reason: str


BrouhahaEvent = (
    Dealt
    | ShopFilled
    | Decided
    | PutUnder
    | RoundBegan
    | Drew
    | Discarded
    | Produced
    | SalariesPaid
    | ResetAll
    | Played
    | SalaryPlayed
    | SentToHustle
    | SentToGig
    | Opened
    | Rigged
    | Used
    | Passed
    | TurnCap
    | HustleUsed
    | HustleDeclined
    | Triggered
    | OpportunityUsed
    | Answered
    | ModeChosen
    | ManagerPicked
    | Gained
    | Lost
    | Paid
    | Scored
    | VolumeMoved
    | Looked
    | Kept
    | Fetched
    | Shuffled
    | Recovered
    | Peeked
    | Bought
    | BoughtNothing
    | Strummed
    | Unstrummed
    | Retired
    | Bounced
    | GearReturned
    | ShuffledIn
    | Taken
    | Given
    | WentBack
    | Boosted
    | SentHome
    | GigClosed
    | GigDissolved
    | MadeSalary
    | TookDownbeat
    | Judged
    | JamCounted
    | OrderPicked
    | Rewarded
    | TiePoint
    | Won
    | DownbeatMoved
    | Ended
)
