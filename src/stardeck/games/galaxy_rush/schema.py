"""What a card file of Galaxy Rush must look like.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Season = Annotated[int, msgspec.Meta(ge=1, le=4)]
Source = Literal["rulebook", "public", "reconstructed"]
Colour = Literal["blue", "orange"]
Expedition = Literal["asteroid", "comet", "nebula"]
AchievementRule = Literal[
    "resource_sets",
    "resource_at_least",
    "heroics_at_least",
    "heroics_exactly",
    "expeditions_at_least",
    "expeditions_exactly",
    "one_of_each_expedition",
    "per_10_au",
    "distance_exactly",
    "distance_at_most",
    "distance_at_least",
    "medals_exactly",
]
PredictionTest = Literal[
    "most_expeditions",
    "most_heroics",
    "most_discoveries",
    "most_resources",
    "most_distance",
    "most_medals",
    "most_achievement_reputation",
    "ends_in_first_orbit",
]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every table of the file refuses words it does not know."""


class _Component(_Entry, frozen=True, kw_only=True):
    """Something in the box: how many, and where we know it from."""

    id: str
    count: Positive = 1
    source: Source
    given: tuple[str, ...] = ()


class Meta(_Entry, frozen=True, kw_only=True):
    """The shape of the game: what the printed rules fix is not a matter of the card list."""

    game: str
    schema: Literal[1]
    players: Literal[2]
    seasons: Literal[4]
    columns: Literal[6]
    orbits: Literal[2]
    discovery_pool_size: Literal[4]
    predictions_dealt: Literal[3]
    achievements_in_play: Literal[4]
    resource_order: tuple[str, str, str, str]
    expedition_order: tuple[Expedition, Expedition, Expedition]
    color_order: tuple[Literal["blue"], Literal["orange"]]
    distance_values: tuple[Positive, ...]
    au_per_reputation: Positive


class Totals(_Entry, frozen=True, kw_only=True):
    """What the box holds."""

    orbit: Positive
    discovery: Positive
    prediction: Positive
    achievement: Positive
    medal: Positive
    reputation_token: Positive
    rocket: Positive
    orbit_start_board: Positive
    prediction_placement_card: Positive


class AsteroidScoring(_Entry, frozen=True, kw_only=True):
    """Reputation by number of Asteroids."""

    table: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]
    source: Source
    given: tuple[str, ...] = ()


class SetScoring(_Entry, frozen=True, kw_only=True):
    """Reputation for every complete set."""

    set_size: Positive
    set_reputation: Count
    source: Source
    given: tuple[str, ...] = ()


class Scoring(_Entry, frozen=True, kw_only=True):
    """What Expeditions are worth."""

    asteroid: AsteroidScoring
    comet: SetScoring
    nebula: SetScoring


class RocketEntry(_Component, frozen=True, kw_only=True):
    """One rocket."""

    color: Colour


class BoardEntry(_Component, frozen=True, kw_only=True):
    """One board."""

    kind: Literal["orbit_start_board", "prediction_placement_card"]


class MedalEntry(_Component, frozen=True, kw_only=True):
    """The medal of one season."""

    count: Literal[1] = 1
    season: Season
    reputation: Count


class TokenEntry(_Component, frozen=True, kw_only=True):
    """One reputation token of each stack."""

    count: Literal[2]
    reputation: Positive


class OrbitEntry(_Component, frozen=True, kw_only=True):
    """One type of orbit card."""

    kind: Literal["resource", "expedition", "heroic"]
    name: str
    distance: Positive
    resource: str = ""
    expedition: Expedition | Literal[""] = ""
    reputation: Count = 0
    flavor: str = ""


class DiscoveryEntry(_Component, frozen=True, kw_only=True):
    """One Discovery card."""

    season: Season
    kind: Literal["moon", "planet", "star"]
    name: str
    reputation: Count
    cost: dict[str, Positive]
    gives: str = ""


class AchievementEntry(_Component, frozen=True, kw_only=True):
    """One Achievement card."""

    count: Literal[1] = 1
    name: str
    text: str
    rule: AchievementRule
    threshold: Count | None = None
    reputation: Count | None = None
    per_set: Count | None = None
    per_10_au: Count | None = None


class PredictionEntry(_Component, frozen=True, kw_only=True):
    """One Prediction card."""

    count: Literal[1] = 1
    color: Colour
    test: PredictionTest
    text: str


class CardFileSchema(_Entry, frozen=True, kw_only=True):
    """The whole file."""

    meta: Meta
    totals: Totals
    scoring: Scoring
    text: dict[str, str]
    rocket: tuple[RocketEntry, ...]
    board: tuple[BoardEntry, ...]
    medal: tuple[MedalEntry, ...]
    reputation_token: tuple[TokenEntry, ...]
    orbit: tuple[OrbitEntry, ...]
    discovery: tuple[DiscoveryEntry, ...]
    achievement: tuple[AchievementEntry, ...]
    prediction: tuple[PredictionEntry, ...]
