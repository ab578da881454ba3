"""What happens in Point Galaxy, as facts. There are no secrets: a card is named by the side that everybody sees.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from collections.abc import Iterable
from typing import Literal

from stardeck.kernel.sealed import Event, Seat


class SunDealt(Event, frozen=True, tag="sun_dealt"):
    """A starting sun forms the first solar system of a galaxy."""

    seat: Seat
    sun: str


class TokensDealt(Event, frozen=True, tag="tokens_dealt"):
    """The supply of rocket tokens, in order."""

    tokens: tuple[str, ...]


class Shown(Event, frozen=True, tag="shown"):
    """A pile shows a new space face."""

    col: int
    card: str


class Flipped(Event, frozen=True, tag="flipped"):
    """The top card of a pile was flipped into a slot."""

    row: int
    col: int
    card: str


class Split(Event, frozen=True, tag="split"):
    """The bottom half of the largest pile replaced an empty one."""

    donor: int
    col: int
    cards: int


class SideChosen(Event, frozen=True, tag="side_chosen"):
    seat: Seat
    sun: str


class TurnBegan(Event, frozen=True, tag="turn"):
    seat: Seat
    turn: int


class Drafted(Event, frozen=True, tag="drafted"):
    seat: Seat
    card: str
    row: int
    col: int


class Placed(Event, frozen=True, tag="placed"):
    """A card joined a solar system; `fresh` if it began one."""

    seat: Seat
    card: str
    system: int
    end: Literal["above", "below"]
    fresh: bool


class TookToken(Event, frozen=True, tag="took_token"):
    seat: Seat
    token: str


class TokenLost(Event, frozen=True, tag="token_lost"):
    """Five more rockets, but no token was left."""

    seat: Seat


class AutomatonSun(Event, frozen=True, tag="automaton_sun"):
    """The starting sun of the automated opponent."""

    sun: str


class AutomatonDrafted(Event, frozen=True, tag="automaton_drafted"):
    """The automated opponent took what its pointer points at; `column` is -1 for a card that lies loose."""

    card: str
    row: int
    col: int
    column: int


class AutomatonTook(Event, frozen=True, tag="automaton_took"):
    """The automated opponent took the leftmost token."""

    token: str


class PointerMoved(Event, frozen=True, tag="pointer_moved"):
    """The pointer went on to its next stop."""

    stop: int


class Ended(Event, frozen=True, tag="ended"):
    reason: str


PointEvent = (
    SunDealt
    | TokensDealt
    | Shown
    | Flipped
    | Split
    | SideChosen
    | TurnBegan
    | Drafted
    | Placed
    | TookToken
    | TokenLost
    | AutomatonSun
    | AutomatonDrafted
    | AutomatonTook
    | PointerMoved
    | Ended
)


def traces(event: Event) -> Iterable[str]:
    """What the exhaustive runner notes: cards placed, tokens taken, suns chosen, splits, the automaton, the end."""
    match event:
        case Placed(card=card):
            yield f"card:{card}"
        case SunDealt(sun=sun) | SideChosen(sun=sun) | AutomatonSun(sun=sun):
            yield f"card:{sun}"
        case TookToken(token=token):
            yield f"token:{token}"
        case Split():
            yield "effect:split"
        case AutomatonDrafted():
            yield "effect:automaton"
        case AutomatonTook():
            yield "effect:automaton_token"
        case Ended(reason=reason):
            yield f"end:{reason}"
