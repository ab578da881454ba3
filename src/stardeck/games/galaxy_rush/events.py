"""What happens in Galaxy Rush, as facts. A prediction card is None where the reader may not know it.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from collections.abc import Iterable
from typing import Literal

from stardeck.games.galaxy_rush.cards import PREDICTIONS, Catalogue
from stardeck.kernel.sealed import Event, Seat

Cards = tuple[str, ...]


class Started(Event, frozen=True, tag="started"):
    """The draw for the first orbit, and the Achievements of this game."""

    seat: Seat
    achievements: Cards


class PredictionsDealt(Event, frozen=True, tag="predictions_dealt"):
    """A captain got prediction cards."""

    seat: Seat
    count: int
    conditions: Cards | None = None


class SeasonBegan(Event, frozen=True, tag="season"):
    """Twelve cards lie on the track (column by column, orbit 1 first) and the pool is open."""

    season: int
    track: Cards
    pool: Cards


class Took(Event, frozen=True, tag="took"):
    """A card left the track and was played; `skipped` pairs were passed over."""

    seat: Seat
    card: str
    column: int
    orbit: int
    face: Literal["up", "down"]
    skipped: int


class Removed(Event, frozen=True, tag="removed"):
    """Cards that nobody can reach any more left the game."""

    cards: Cards


class Discovered(Event, frozen=True, tag="discovered"):
    seat: Seat
    card: str
    slot: int


class Refilled(Event, frozen=True, tag="refilled"):
    """A new Discovery lies in the slot, or nothing if the deck is empty."""

    slot: int
    card: str | None


class Declined(Event, frozen=True, tag="declined"):
    seat: Seat


class MedalWon(Event, frozen=True, tag="medal"):
    """The medal of the season; after a tie it went to the first orbit."""

    seat: Seat
    season: int
    reputation: int
    distance: int
    tied: bool


class Predicted(Event, frozen=True, tag="predicted"):
    """A prediction lies face down on a rocket; `position` counts from the bottom."""

    seat: Seat
    rocket: Seat
    position: int
    condition: str | None = None


class Tallied(Event, frozen=True, tag="tallied"):
    """What an Achievement paid Blue and Orange at the end of the game."""

    card: str
    reputation: tuple[int, int]


class Judged(Event, frozen=True, tag="judged"):
    """A prediction was turned up; a right one earned its captain `token` reputation, a wrong one 0."""

    seat: Seat
    rocket: Seat
    position: int
    condition: str
    token: int


class Ended(Event, frozen=True, tag="ended"):
    reason: str
    winner: Seat
    tied: bool


GalaxyEvent = (
    Started
    | PredictionsDealt
    | SeasonBegan
    | Took
    | Removed
    | Discovered
    | Refilled
    | Declined
    | MedalWon
    | Predicted
    | Tallied
    | Judged
    | Ended
)


def traces(event: Event, catalogue: Catalogue) -> Iterable[str]:
    """What the exhaustive runner notes: cards that came up, Achievements tallied, predictions that were right."""
    match event:
        case Started(achievements=achievements):
            yield from (f"card:{card}" for card in achievements)
        case Took(card=card, face=face, skipped=skipped):
            yield f"card:{card}"
            yield f"face:{face}"
            if skipped:
                yield "accelerated"
        case Removed():
            yield "removed"
        case SeasonBegan(pool=pool):
            yield from (f"card:{card}" for card in pool)
        case Refilled(card=str(card)):
            yield f"card:{card}"
        case Discovered(card=card):
            yield f"discovered:{catalogue.season[catalogue.discovery_number[card]]}"
        case Declined():
            yield "declined"
        case MedalWon(tied=tied):
            yield "medal:tied" if tied else "medal:won"
        case Tallied(card=card):
            yield f"effect:{catalogue.rules[catalogue.achievements.index(card)]}"
        case Judged(seat=seat, condition=condition, token=token):
            yield f"card:{catalogue.predictions[seat * PREDICTIONS + catalogue.condition_number[condition]]}"
            if token:
                yield f"effect:{condition}"
        case Ended(reason=reason):
            yield f"end:{reason}"
