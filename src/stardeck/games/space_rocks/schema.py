"""What a card file of Space Rocks must look like.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Class = Literal[1, 2, 3]
Letter = Literal["U", "V", "W", "X", "Y", "Z"]
Species = Literal["A", "B", "C", "D", "E", "F"]
Source = Literal["rulebook", "public", "reconstructed"]
EffectName = Literal[
    "peek_hand",
    "draw",
    "play_planets",
    "all_redraw",
    "recover",
    "strip_rocks_and_sats",
    "steal_sat",
    "attack",
    "steal_random",
    "destroy_rock",
    "discard_random",
    "swap_with_discard",
    "reveal_take_rocks",
    "destroy_planets",
    "destroy_last_research",
    "peek_discard_best_sat",
    "scuttle_and_draw",
    "reshuffle_discard",
    "scry_and_discard",
    "steal_rock",
    "peek_discard_choice",
    "discard_per_colony",
    "hand_or_planet",
]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every table of the file refuses words it does not know."""


class GameEntry(_Entry, frozen=True, kw_only=True):
    """Names and the numbers of the printed rules."""

    id: str
    name: str
    edition: str
    players_min: Positive
    players_max: Positive
    start_hand: Positive
    hand_limit: Positive
    reload_base: Count
    start_colonies_per_type: Positive


class Totals(_Entry, frozen=True, kw_only=True):
    """What one printed set holds."""

    homeworld: Count
    breakthroughs: Count
    mission: Count
    singularity: Count
    planet: Count
    sat: Count
    rock: Count
    marker: Count
    reference: Count


class CardEntry(_Entry, frozen=True, kw_only=True):
    """One card: of the singularity deck, a homeworld, a breakthroughs card, or an extra without function."""

    id: str
    deck: Literal["singularity", "homeworld", "breakthroughs", "extra"]
    kind: Literal["planet", "sat", "rock", "homeworld", "breakthroughs", "marker", "reference"]
    count: Positive
    source: Source
    letter: Letter | None = None
    class_: Class | None = msgspec.field(default=None, name="class")
    habitable_for: tuple[Species, ...] = ()
    species: Species | None = None
    turn_rank: Count = 0
    habitable: tuple[Letter, ...] = ()
    breakthroughs: str = ""
    missions: tuple[str, ...] = ()
    name: str = ""


class MissionEntry(_Entry, frozen=True, kw_only=True):
    """One mission of a breakthroughs card: requirements, effect and the effect's parameters."""

    id: str
    species: Species
    slot: Annotated[int, msgspec.Meta(ge=1, le=6)]
    name: str
    requires: tuple[Count, Count]
    effect: EffectName
    text: str
    source: Source
    target: Literal["", "opponent"] = ""
    n: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    look: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    what: tuple[Literal["planet", "sat", "rock"], ...] = ()
    up_to: bool = False
    to: Literal["", "hand", "colony"] = ""
    scope: tuple[Literal["colony", "research"], ...] = ()
    chooser: Literal["", "self", "opponent"] = ""
    free_propulsion: bool = False
    class_bonus: Count = 0
    undeflectable: bool = False


class PlanetFlavour(_Entry, frozen=True, kw_only=True):
    """A nickname for a planet letter, for display only."""

    letter: Letter
    nickname: str
    flavour: str
    source: Source


class SpeciesFlavour(_Entry, frozen=True, kw_only=True):
    """A nickname for a species, for display only."""

    species: Species
    nickname: str
    flavour: str
    source: Source


class CardFileSchema(_Entry, frozen=True, kw_only=True):
    """The whole file."""

    game: GameEntry
    deck_copies: dict[str, Annotated[int, msgspec.Meta(ge=1, le=3)]]
    totals: Totals
    card: tuple[CardEntry, ...]
    mission: tuple[MissionEntry, ...]
    planet_flavour: tuple[PlanetFlavour, ...] = ()
    species_flavour: tuple[SpeciesFlavour, ...] = ()
