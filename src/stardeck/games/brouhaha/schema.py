"""What a card file of Rock & Roll Brouhaha must look like; abilities and effects are read by `reading`.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Any, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Source = Literal["rulebook", "public", "reconstructed"]
DeckName = Literal["chill", "forte", "extra", "promo", "common"]
TypeName = Literal["musician", "personnel", "venue", "action", "gear", "performance", "hustle", "marker"]
Words = dict[str, Any]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every table of the file refuses words it does not know."""


class Price(_Entry, frozen=True, kw_only=True):
    """Cash and cred; a missing part is 0."""

    cash: Count = 0
    cred: Count = 0


class RoundPrice(_Entry, frozen=True, kw_only=True):
    """A price that follows the round: base + mult x ROUND, clipped."""

    res: Literal["cash", "cred"]
    base: int
    mult: int
    min: Count
    max: Count


class Talents(_Entry, frozen=True, kw_only=True):
    """Talents, in the order of the rulebook."""

    stage: int = 0
    mojo: int = 0
    timbre: int = 0
    harmony: int = 0
    rhythm: int = 0

    def numbers(self) -> tuple[int, ...]:
        """As numbers, in order."""
        return (self.stage, self.mojo, self.timbre, self.harmony, self.rhythm)


class Req(_Entry, frozen=True, kw_only=True):
    """What a band must bring."""

    musicians: Count = 0
    stage: Count = 0
    mojo: Count = 0
    timbre: Count = 0
    harmony: Count = 0
    rhythm: Count = 0

    def numbers(self) -> tuple[int, ...]:
        """As numbers: musicians, then the talents in order."""
        return (self.musicians, self.stage, self.mojo, self.timbre, self.harmony, self.rhythm)


class CardEntry(_Entry, frozen=True, kw_only=True):
    """One card."""

    id: str
    name: str
    count: Positive
    deck: DeckName
    type: TypeName
    sub: tuple[str, ...]
    text: str
    source: Source
    lost: tuple[str, ...] = ()
    cost: Price | None = None
    cost_round: RoundPrice | None = None
    talents: Talents | None = None
    skills: tuple[str, ...] | None = None
    home: str | None = None
    band: str | None = None
    styles: tuple[str, ...] | None = None
    produce: Price | None = None
    expense: Price | None = None
    free_before: Positive | None = None
    role: Literal["street_team", "starting_venue"] | None = None
    extra_set: Literal["A", "B"] | None = None
    level: Count | None = None
    req: Req | None = None
    judge: tuple[Literal["stage", "mojo", "timbre", "harmony", "rhythm", "all"], ...] | None = None
    reward: tuple[Words, ...] | None = None
    fits: Words | None = None
    assign_cost: Price | None = None
    as_musician: tuple[Words, ...] | None = None
    as_personnel: tuple[Words, ...] | None = None
    ability: tuple[Words, ...] = ()


class GameEntry(_Entry, frozen=True, kw_only=True):
    """Numbers of the whole game."""

    id: str
    name: str
    total_cards: Positive
    gold_cubes: Count
    purple_cubes: Count
    victory_points: Positive
    start_volume: int
    min_volume: int
    max_volume: int
    start_cash: Count
    start_cred: Count
    hand_limit: Positive
    opening_draw: Count
    advanced_draw: Count
    advanced_bottom: Count
    shop_size: Positive
    talents: tuple[str, ...]


class Counts(_Entry, frozen=True, kw_only=True):
    """What the box holds."""

    chill: Count
    forte: Count
    hustle: Count
    gear: Count
    resource_pool: Count
    round: Count
    volume: Count
    downbeat: Count
    open_mic: Count
    extra_performance: Count
    extra_street_team: Count
    extra_starting_venue: Count
    promo: Count


class CardFileSchema(_Entry, frozen=True, kw_only=True):
    """The whole file."""

    game: GameEntry
    counts: Counts
    card: tuple[CardEntry, ...]


OF_EVERY_CARD = ("id", "name", "count", "deck", "type", "sub", "text", "source", "lost", "role", "extra_set")

FIELDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # by type: what must be there, what may be there
    "musician": (("talents", "skills", "home", "band", "styles"), ("cost", "cost_round", "ability")),
    "personnel": (("skills", "home"), ("cost", "cost_round", "ability")),
    "venue": (("produce", "expense"), ("free_before", "ability")),
    "action": (("ability",), ("cost", "cost_round")),
    "gear": ((), ("cost", "cost_round", "fits", "assign_cost", "ability")),
    "performance": (("level", "req", "judge", "reward"), ("ability",)),
    "hustle": (("as_musician", "as_personnel"), ()),
    "marker": ((), ()),
}


SKILLS = (  # of musicians, then of personnel
    *("reader", "composer", "techie", "entertainer", "improviser", "arranger", "teacher"),
    *("marketing", "EQ", "earplugs", "latte art", "negotiation", "breathing", "more breathing", "couch surfing"),
    *("compression", "mixing", "looming", "fire", "fire extinguishing", "eavesdropping", "solder", "duct tape"),
)


def is_open_mic(entry: CardEntry) -> bool:
    """OPEN MIC NIGHT, the performance of no Set List."""
    return entry.type == "performance" and entry.deck == "common"
