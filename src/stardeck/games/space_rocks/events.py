"""What happens in Space Rocks, as facts. Cards are None where the reader may not know them.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords. A `planet` is a letter, or
"" for the homeworld; `place` is where it stands among its owner's colonies.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

from stardeck.kernel.sealed import Event, Seat

Cards = tuple[str, ...]
Host = Literal["colony", "rock", "home"]


class SetUp(Event, frozen=True, tag="set_up"):
    """A species took its seat with its first colonies."""

    seat: Seat
    species: str
    colonies: Cards


class Dealt(Event, frozen=True, tag="dealt"):
    """Everybody got a starting hand."""

    seat: Seat
    count: int
    cards: Cards | None = None


class TurnBegan(Event, frozen=True, tag="turn"):
    seat: Seat
    round: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A player took no further action."""

    seat: Seat


class Settled(Event, frozen=True, tag="settled"):
    """A planet became a colony."""

    seat: Seat
    planet: str


class Researched(Event, frozen=True, tag="researched"):
    """A planet became a research planet."""

    seat: Seat
    planet: str


class Mined(Event, frozen=True, tag="mined"):
    """A rock was deployed."""

    seat: Seat
    card: str


class Readied(Event, frozen=True, tag="readied"):
    """A sat left the hand to be tucked under something."""

    seat: Seat
    card: str


class Tucked(Event, frozen=True, tag="tucked"):
    """A sat was tucked under a colony, a rock or the homeworld; `under` is its letter or class."""

    seat: Seat
    card: str
    host: Host
    under: str


class Reloaded(Event, frozen=True, tag="reloaded"):
    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    count: int
    cards: Cards | None = None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the deck, or the part of it under the rest."""

    count: int


class Attacked(Event, frozen=True, tag="attacked"):
    """An attack began, with so many rocks at most."""

    seat: Seat
    most: int


class Launched(Event, frozen=True, tag="launched"):
    """A rock took off; `sat` propelled it ("" without propulsion), `orphan` lost its host."""

    seat: Seat
    card: str
    sat: str
    orphan: str
    how: Literal["own", "mixed", "hand", "deployed"]


class Aimed(Event, frozen=True, tag="aimed"):
    """An attack was announced; `power` is the effective class, 4 cannot be deflected."""

    seat: Seat
    victim: Seat
    card: str
    power: int
    planet: str
    place: int


class Deflected(Event, frozen=True, tag="deflected"):
    """A sat turned a rock round."""

    seat: Seat
    card: str
    sat: str
    how: Literal["planetary", "hand", "assist"]


class Declined(Event, frozen=True, tag="declined"):
    """A player let a rock come."""

    seat: Seat
    card: str


class Backfired(Event, frozen=True, tag="backfired"):
    """A deflected rock flies at a new target."""

    seat: Seat
    victim: Seat
    card: str
    planet: str
    place: int


class Fizzled(Event, frozen=True, tag="fizzled"):
    """A deflected rock found no target."""

    card: str


class Absorbed(Event, frozen=True, tag="absorbed"):
    """A rock hit; `sat` was under the planet ("": none)."""

    seat: Seat
    card: str
    planet: str
    sat: str = ""


class Cancelled(Event, frozen=True, tag="cancelled"):
    """Announced attacks lost their target."""

    cards: Cards


class Eliminated(Event, frozen=True, tag="eliminated"):
    seat: Seat


class Discarded(Event, frozen=True, tag="discarded"):
    """Cards left a hand or a deployed zone; planets go to the void, the rest to the discard pile."""

    seat: Seat
    cards: Cards


class Flew(Event, frozen=True, tag="mission"):
    """A mission was paid for."""

    seat: Seat
    mission: str
    sat: str


class Targeted(Event, frozen=True, tag="targeted"):
    seat: Seat
    victim: Seat


class Looked(Event, frozen=True, tag="looked"):
    """Somebody looked at a hand."""

    seat: Seat
    victim: Seat
    cards: Cards | None = None


class LookedAtDeck(Event, frozen=True, tag="looked_at_deck"):
    """Somebody looked at the top of the deck, topmost card first."""

    seat: Seat
    count: int
    cards: Cards | None = None


class Milled(Event, frozen=True, tag="milled"):
    """Cards went from the top of the deck to the discard pile and the void."""

    seat: Seat
    cards: Cards


class Revealed(Event, frozen=True, tag="revealed"):
    """The top cards of the deck were turned over."""

    seat: Seat
    cards: Cards


class Took(Event, frozen=True, tag="took"):
    """Cards came into a hand in the open: from a pile or from a reveal."""

    seat: Seat
    cards: Cards


class Stole(Event, frozen=True, tag="stole"):
    """A random card changed hands."""

    seat: Seat
    victim: Seat
    card: str | None = None


class TookSat(Event, frozen=True, tag="took_sat"):
    """A tucked sat was taken from an opponent, or a sat out of the discard pile, to be tucked elsewhere."""

    seat: Seat
    victim: Seat | None
    card: str


class TookRock(Event, frozen=True, tag="took_rock"):
    """A deployed rock changed sides with the sat under it ("": none)."""

    seat: Seat
    victim: Seat
    card: str
    sat: str


class Named(Event, frozen=True, tag="named"):
    """A planet of an opponent was named."""

    seat: Seat
    victim: Seat
    planet: str
    place: int | None  # None: a research planet


class NothingLeft(Event, frozen=True, tag="nothing_left"):
    """A player held no planet to deploy."""

    seat: Seat


class Mixed(Event, frozen=True, tag="mixed"):
    """The discard pile was shuffled into the deck."""

    count: int


class Ended(Event, frozen=True, tag="ended"):
    reason: str


SpaceEvent = (
    SetUp
    | Dealt
    | TurnBegan
    | TurnEnded
    | Settled
    | Researched
    | Mined
    | Readied
    | Tucked
    | Reloaded
    | Drew
    | Reshuffled
    | Attacked
    | Launched
    | Aimed
    | Deflected
    | Declined
    | Backfired
    | Fizzled
    | Absorbed
    | Cancelled
    | Eliminated
    | Discarded
    | Flew
    | Targeted
    | Looked
    | LookedAtDeck
    | Milled
    | Revealed
    | Took
    | Stole
    | TookSat
    | TookRock
    | Named
    | NothingLeft
    | Mixed
    | Ended
)

HAPPENINGS = ("assisted", "backfired", "fizzled", "cancelled", "eliminated", "reshuffled")


def traces(event: Event, effects: Mapping[str, str]) -> Iterable[str]:
    """What the exhaustive runner notes: species, cards used, missions, effects, turns of an attack, ends."""
    match event:
        case SetUp(species=species):
            yield f"card:homeworld_{species.lower()}"
        case Settled(planet=card) | Researched(planet=card) | Mined(card=card) | Readied(card=card):
            yield f"card:{card}"
        case Flew(mission=mission):
            yield f"card:{mission}"
            yield f"effect:{effects[mission]}"
        case Deflected(how="assist"):
            yield "assisted"
        case Ended(reason=reason):
            yield f"end:{reason}"
        case _ if str(event.__struct_config__.tag) in HAPPENINGS:
            yield str(event.__struct_config__.tag)
