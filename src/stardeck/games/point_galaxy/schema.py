"""What a card file of Point Galaxy must look like.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Number = Annotated[int, msgspec.Meta(ge=0, le=7)]
Source = Literal["rulebook", "public", "reconstructed"]
SpaceKind = Literal["sun", "moon", "asteroids", "wormhole"]
TokenKind = Literal[
    "pair",
    "size",
    "tokens",
    "asteroids",
    "wormholes",
    "moons",
    "research_pairs",
    "number",
    "all_colors",
    "trio",
    "suns",
    "research_triples",
]
Metric = Literal["total", "suns", "planets", "moons", "research_kinds", "tokens"]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every table of the file refuses words it does not know."""


class Meta(_Entry, frozen=True, kw_only=True):
    """Title, players and the three numbers of a turn."""

    slug: str
    title: str
    players_min: Positive
    players_max: Positive
    turns_per_player: Positive
    cards_per_turn: Literal[2]
    rockets_per_token: Positive
    format: Literal[1]


class Counts(_Entry, frozen=True, kw_only=True):
    """What the box holds."""

    cards: Positive
    starting_suns: Positive
    player_aids: Positive
    rocket_tokens: Positive


class Setup(_Entry, frozen=True, kw_only=True):
    """Cards and tokens by number of players."""

    cards_used: dict[str, Positive]
    cards_removed: dict[str, Count]
    tokens_used: dict[str, Positive]
    piles: Literal[3]
    slots_per_column: Literal[2]


class Scoring(_Entry, frozen=True, kw_only=True):
    """The printed tables."""

    unique_planets: tuple[Count, ...]
    unique_research: tuple[Count, ...]
    asteroids: tuple[Count, ...]


class Stop(_Entry, frozen=True, kw_only=True):
    """One stop of the solo pointer: the two cells it points at, nearest first."""

    side: Literal["left", "top", "right", "bottom"]
    line: Literal[0, 1, 2]
    cells: tuple[tuple[Literal[0, 1, 2], Literal[0, 1, 2]], tuple[Literal[0, 1, 2], Literal[0, 1, 2]]]


class Levels(_Entry, frozen=True, kw_only=True):
    """One number per solo difficulty."""

    easy: Count
    medium: Count
    hard: Count


class Solo(_Entry, frozen=True, kw_only=True):
    """The automated opponent."""

    sun_points: Levels
    token_points: Levels
    duplicate_research_points: Levels
    pointer_path: tuple[Stop, ...]


class ColorEntry(_Entry, frozen=True, kw_only=True):
    """One colour (planet type), with a pattern for people who cannot tell colours apart."""

    id: str
    hue: str
    pattern: str
    source: Source


class ResearchEntry(_Entry, frozen=True, kw_only=True):
    """One kind of research symbol."""

    id: str
    name: str
    source: Source


class FaceEntry(_Entry, frozen=True, kw_only=True):
    """One space side, printed on `count` cards."""

    id: str
    kind: SpaceKind
    family: Literal["", "solo", "twin", "triplet", "duo", "trio"] = ""
    label: str
    need: tuple[str, ...] = ()  # of a sun: the colours of one set
    colors: tuple[str, ...] = ()  # of a moon
    points: Count = 0
    majority: tuple[Count, ...] = ()  # of asteroids
    text: str
    rockets: Count
    research: str
    count: Positive
    source: Source


class CardEntry(_Entry, frozen=True, kw_only=True):
    """One card: a planet on its front, a space face on its back."""

    id: str
    planet: str
    number: Number  # 0 on Planet X
    wild: bool
    colors: tuple[str, ...]
    rockets: Count
    research: str
    space: str
    count: Literal[1]
    source: Source


class SunSide(_Entry, frozen=True, kw_only=True):
    """One side of a starting sun."""

    id: str
    need: tuple[str, ...]
    points: Count
    rockets: Count
    research: str
    text: str


class StartingSunEntry(_Entry, frozen=True, kw_only=True):
    """One starting sun, double-sided."""

    id: str
    side_a: SunSide
    side_b: SunSide
    count: Literal[1]
    source: Source


class TokenEntry(_Entry, frozen=True, kw_only=True):
    """One rocket token."""

    id: str
    category: Positive
    name: str
    kind: TokenKind
    color: str = ""
    colors: tuple[str, ...] = ()
    number: Number = 0
    min_planets: Count = 0
    points: Count = 0
    text: str
    count: Literal[1]
    source: Source


class PlayerAidEntry(_Entry, frozen=True, kw_only=True):
    """A player aid; they only pick the first player."""

    id: str
    starting_player: bool
    count: Positive
    source: Source


class AchievementEntry(_Entry, frozen=True, kw_only=True):
    """One solo achievement."""

    id: int
    name: str
    metric: Metric
    at_least: Positive
    source: Source


class CardFileSchema(_Entry, frozen=True, kw_only=True):
    """The whole file."""

    schema_version: Literal[1]
    game: str
    meta: Meta
    counts: Counts
    setup: Setup
    scoring: Scoring
    solo: Solo
    color: tuple[ColorEntry, ...]
    research: tuple[ResearchEntry, ...]
    space_face: tuple[FaceEntry, ...]
    card: tuple[CardEntry, ...]
    starting_sun: tuple[StartingSunEntry, ...]
    rocket_token: tuple[TokenEntry, ...]
    player_aid: tuple[PlayerAidEntry, ...]
    achievement: tuple[AchievementEntry, ...]
