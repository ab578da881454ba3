"""What a card file of Rock the Galaxy must look like.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Any, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Source = Literal["rulebook", "public", "reconstructed"]
OpName = Literal[
    "draw",
    "discard",
    "discard_all",
    "opponents_discard",
    "all_steal",
    "all_pass",
    "yoink",
    "draw_to_end_turn",
    "nothing",
]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every table of the file refuses words it does not know."""


class Op(_Entry, frozen=True, kw_only=True):
    """One action printed on an action card."""

    op: OpName
    n: Count = 0


class CardEntry(_Entry, frozen=True, kw_only=True):
    """One card type."""

    id: str
    order: Positive
    pack: Literal["basic", "advanced"]
    kind: Literal["theme", "music", "action"]
    name: str
    color: str = ""
    colors: tuple[str, ...] = ()
    theme: str = ""
    symbols: Count = 0
    min_set: Literal[3, 4] = 3
    return_fans: Count = 0
    actions: tuple[Op, ...] = ()
    count: Positive
    text: str
    source: Source
    count_source: Source
    evidence: str = ""


class ColorEntry(_Entry, frozen=True, kw_only=True):
    """One colour, with a shape for people who cannot tell colours apart."""

    id: str
    name: str
    order: Positive
    hex: str
    shape: str


class BandEntry(_Entry, frozen=True, kw_only=True):
    """One band."""

    id: str
    name: str
    color: str
    start_singles: Count
    start_fans: Count
    players: tuple[int, ...]
    source: Source


class ThemeEntry(_Entry, frozen=True, kw_only=True):
    """One song theme; every theme has one colour."""

    id: str
    color: str
    name: str
    rank: Positive
    cards: Count
    symbols: Count
    glyph: str
    source: Source
    color_source: Source


class SetupEntry(_Entry, frozen=True, kw_only=True):
    """The supply for one number of players."""

    supply: Literal["first", "later"]
    players: Positive
    singles_per_played_color: Count
    fans: Positive
    source: Source


class SetReward(_Entry, frozen=True, kw_only=True):
    """What a set of this many symbols earns."""

    symbols: Positive
    singles: Count
    fans: Count
    yoink_max: Count


class Scoring(_Entry, frozen=True, kw_only=True):
    """Points, hand size and the reward table."""

    points_per_single: Count
    points_per_fan: Count
    hand_size: Positive
    source: Source
    set: tuple[SetReward, ...]


class Totals(_Entry, frozen=True, kw_only=True):
    """What the box holds."""

    basic_cards: Count
    advanced_cards: Count
    singles: Count
    singles_per_color: Count
    fans: Count
    first_player_mic: Count
    rule_cards: Count
    source: Source


class CardFileSchema(_Entry, frozen=True, kw_only=True):
    """The whole file."""

    schema_version: Literal[1]
    game: str
    title: str
    players_min: Literal[2]
    players_max: Literal[4]
    minutes: tuple[int, int]
    age: int
    totals: Totals
    reconstruction: dict[str, int] = {}  # how many of each kind are our reconstruction, for readers
    options: dict[str, dict[str, Any]] = {}  # for readers too: options are chosen at the table
    presets: dict[str, dict[str, Any]] = {}
    setup: tuple[SetupEntry, ...]
    scoring: Scoring
    color: tuple[ColorEntry, ...]
    band: tuple[BandEntry, ...]
    theme: tuple[ThemeEntry, ...]
    card: tuple[CardEntry, ...]
