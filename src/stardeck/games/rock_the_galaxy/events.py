"""What happens in Rock the Galaxy, as facts. Cards are None where the reader may not know them.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from stardeck.kernel.sealed import Event, Seat

Cards = tuple[str, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """Everybody got a starting hand."""

    seat: Seat
    count: int
    cards: Cards | None = None


class TurnBegan(Event, frozen=True, tag="turn"):
    seat: Seat
    round: int


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    count: int
    cards: Cards | None = None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the new deck."""

    count: int


class Played(Event, frozen=True, tag="played"):
    """An action card was played."""

    seat: Seat
    card: str


class EndedActions(Event, frozen=True, tag="ended_actions"):
    seat: Seat


class Discarded(Event, frozen=True, tag="discarded"):
    seat: Seat
    cards: Cards


class PickedSide(Event, frozen=True, tag="picked_side"):
    seat: Seat
    side: Literal["left", "right"]


class Picked(Event, frozen=True, tag="picked"):
    """A player has made a secret choice."""

    seat: Seat
    cards: Cards | None = None


class Stole(Event, frozen=True, tag="stole"):
    seat: Seat
    victim: Seat
    count: int
    cards: Cards | None = None


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat
    to: Seat
    count: int
    cards: Cards | None = None


class Yoinked(Event, frozen=True, tag="yoinked"):
    seat: Seat
    victim: Seat
    fans: int


class NoFansToYoink(Event, frozen=True, tag="no_fans"):
    seat: Seat


class NothingHappened(Event, frozen=True, tag="nothing"):
    seat: Seat


class TurnCutShort(Event, frozen=True, tag="cut_short"):
    """The card ended the turn: no set, no discarding, no draw phase."""

    seat: Seat


class Announced(Event, frozen=True, tag="announced"):
    seat: Seat
    color: str
    theme: str


class PlayedNoSet(Event, frozen=True, tag="no_set"):
    seat: Seat


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    card: str


class SetDone(Event, frozen=True, tag="set_done"):
    seat: Seat
    color: str
    theme: str
    symbols: int
    cards: Cards


class Returned(Event, frozen=True, tag="returned"):
    seat: Seat
    fans: int


class Recorded(Event, frozen=True, tag="recorded"):
    """Singles of the own colour were recorded."""

    seat: Seat
    singles: int


class WonFans(Event, frozen=True, tag="won_fans"):
    seat: Seat
    supply: int
    box: int


class FinalRound(Event, frozen=True, tag="final_round"):
    """The last fan left the supply."""

    seat: Seat


class Ended(Event, frozen=True, tag="ended"):
    reason: str


RockEvent = (
    Dealt
    | TurnBegan
    | Drew
    | Reshuffled
    | Played
    | EndedActions
    | Discarded
    | PickedSide
    | Picked
    | Stole
    | Passed
    | Yoinked
    | NoFansToYoink
    | NothingHappened
    | TurnCutShort
    | Announced
    | PlayedNoSet
    | Laid
    | SetDone
    | Returned
    | Recorded
    | WonFans
    | FinalRound
    | Ended
)


def traces(event: Event, ops: Mapping[str, Sequence[str]]) -> Iterable[str]:
    """What the exhaustive runner notes: cards used, effects done, ways of scoring, ends."""
    match event:
        case Played(card=card):
            yield f"card:{card}"
            yield from (f"effect:{op}" for op in ops[card])
        case Laid(card=card):
            yield f"card:{card}"
        case SetDone(theme="notes"):
            yield "set:notes"
        case Recorded():
            yield "set:own"
        case WonFans():
            yield "set:fans"
        case Yoinked():
            yield "yoinked"
        case Returned():
            yield "returned"
        case FinalRound():
            yield "final_round"
        case Ended(reason=reason):
            yield f"end:{reason}"
