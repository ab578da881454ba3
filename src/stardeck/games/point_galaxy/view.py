"""What can be seen of Point Galaxy: the same for everybody, built up from nothing.

A card that shows its space side is named by its face; which card it is, is not written here.
Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

import msgspec

from stardeck.games.point_galaxy.cards import ASTEROIDS, KINDS, Catalogue
from stardeck.games.point_galaxy.galaxy import Automaton, Galaxy
from stardeck.games.point_galaxy.outlook import moon_states, sun_sets
from stardeck.games.point_galaxy.rules.place import number_words
from stardeck.games.point_galaxy.scoring import Tally, score_sheet, token_points
from stardeck.games.point_galaxy.segments import Segment, most_numbers
from stardeck.games.point_galaxy.system import System
from stardeck.games.point_galaxy.table import PointStep, PointTable
from stardeck.kernel.game import View
from stardeck.kernel.play import waiting_for
from stardeck.kernel.sealed import Seat


class PileView(msgspec.Struct, frozen=True):
    """A pile: how many cards, and the space face on top."""

    cards: int
    top: str  # "": the pile is empty


class SegmentView(msgspec.Struct, frozen=True):
    """A run of planets between wormholes."""

    numbers: tuple[str, ...]  # from top to bottom; "X" is Planet X
    direction: str  # "up" or "down", from top to bottom; "": still open
    wild: tuple[tuple[int, ...], ...]  # what each Planet X may still be


class MoonView(msgspec.Struct, frozen=True):
    """A moon in a sequence."""

    at: int
    state: str  # "scoring", "possible" or "dead"


class SystemView(msgspec.Struct, frozen=True):
    """One solar system."""

    sun: str  # "": none
    asteroids: str
    cards: tuple[str, ...]  # the sequence from top to bottom
    above: tuple[str, ...]  # numbers that fit above
    below: tuple[str, ...]
    segments: tuple[SegmentView, ...]
    unique: int  # different numbers
    next_step: int  # what one more number would add
    sets: int  # complete sets of the sun
    short: int  # planets missing from the next set
    moons: tuple[MoonView, ...]
    sun_points: int
    planet_points: int
    moon_points: int


class TokenView(msgspec.Struct, frozen=True):
    """A rocket token and what it would score now."""

    token: str
    points: int


class GalaxyView(msgspec.Struct, frozen=True):
    """One player's galaxy."""

    systems: tuple[SystemView, ...]
    tokens: tuple[TokenView, ...]
    rockets: int
    to_next_token: int  # rockets still missing
    research: dict[str, int]  # symbols by kind
    asteroids: int
    open_suns: int
    points: tuple[int, ...]  # suns, planets, moons, research, tokens, asteroids
    total: int


class AutomatonView(msgspec.Struct, frozen=True):
    """The automated opponent of solo mode."""

    difficulty: str
    loose: tuple[str, ...]
    columns: tuple[tuple[str, ...], ...]
    tokens: tuple[str, ...]
    rockets: int
    asteroids: int
    stop: int
    next_cells: tuple[tuple[int, int], ...]  # what it takes next, nearest first
    points: tuple[int, ...]
    total: int


class PointView(View, frozen=True, kw_only=True):
    """What can be known of Point Galaxy."""

    turn: int  # everybody's running turn, from 1
    turns: int
    active: Seat
    first: Seat
    piles: tuple[PileView, ...]
    slots: tuple[tuple[str, ...], ...]  # two rows of three planets; "" is empty
    pending: tuple[str, ...]  # drafted this turn; "" is placed
    pending_kinds: tuple[str, ...]  # "planet", "moon", "wormhole", "sun" or "asteroids"
    supply: tuple[str, ...]
    worth: dict[str, int]  # what each token of the supply would score for the active player now
    galaxies: tuple[GalaxyView, ...]
    automaton: AutomatonView | None
    ended: str


def see(table: PointTable, seat: Seat | None) -> PointView:
    """What `seat` (None: a spectator) may see. A field not written here is not shown."""
    catalogue = table.catalogue
    step = table.agenda[-1] if table.agenda else None
    assert step is None or isinstance(step, PointStep)
    sheet = score_sheet(table)
    slots = [shown(catalogue, planet) for planet in table.slots]
    tally = Tally(catalogue, table.galaxies[table.active])
    tally.tokens += 1
    return PointView(
        seat=seat,
        seats=table.seats,
        waiting=waiting_for(table),
        decision=step.decision if step is not None else "",
        turn=table.round(),
        turns=catalogue.turns,
        active=table.active,
        first=table.first,
        piles=tuple([PileView(table.sizes[col], shown(catalogue, table.top_face(col))) for col in range(3)]),
        slots=(tuple(slots[:3]), tuple(slots[3:])),
        pending=tuple([shown(catalogue, piece) for piece in table.pending]),
        pending_kinds=tuple([KINDS[catalogue.kind[piece]] if piece >= 0 else "" for piece in table.pending]),
        supply=tuple([catalogue.tokens[token].name for token in table.supply]),
        worth={catalogue.tokens[token].name: token_points(catalogue, token, tally) for token in table.supply},
        galaxies=tuple([see_galaxy(catalogue, galaxy, sheet[i]) for i, galaxy in enumerate(table.galaxies)]),
        automaton=see_automaton(table, table.automaton, sheet[-1]) if table.automaton is not None else None,
        ended=table.ended,
    )


def shown(catalogue: Catalogue, piece: int) -> str:
    """The name of a piece, or nothing."""
    return catalogue.names[piece] if piece >= 0 else ""


def see_galaxy(catalogue: Catalogue, galaxy: Galaxy, points: list[int]) -> GalaxyView:
    """A galaxy, all of it."""
    tally = Tally(catalogue, galaxy)
    rockets = galaxy.rockets()
    per_token = catalogue.rockets_per_token
    return GalaxyView(
        systems=tuple([see_system(catalogue, system) for system in galaxy.systems]),
        tokens=tuple(
            [TokenView(catalogue.tokens[token].name, token_points(catalogue, token, tally)) for token in galaxy.tokens]
        ),
        rockets=rockets,
        to_next_token=per_token - rockets % per_token,
        research={kind: n for kind, n in zip(catalogue.research_kinds, tally.research, strict=True) if n},
        asteroids=tally.kinds[ASTEROIDS],
        open_suns=galaxy.open_suns(),
        points=tuple(points),
        total=sum(points),
    )


def see_system(catalogue: Catalogue, system: System) -> SystemView:
    """A solar system and what it can still become."""
    unique = most_numbers(system.segments)
    steps = [*catalogue.planet_table, catalogue.planet_table[-1]]
    sets, short = sun_sets(catalogue, system) if system.sun >= 0 else (0, 0)
    return SystemView(
        sun=shown(catalogue, system.sun),
        asteroids=shown(catalogue, system.asteroids),
        cards=catalogue.named(system.cards),
        above=tuple(number_words(system.above)),
        below=tuple(number_words(system.below)),
        segments=tuple([see_segment(segment) for segment in system.segments]),
        unique=unique,
        next_step=steps[unique + 1] - steps[unique],
        sets=sets,
        short=short,
        moons=tuple([MoonView(at, state) for at, state in moon_states(catalogue, system)]),
        sun_points=system.sun_points,
        planet_points=system.planet_points,
        moon_points=system.moon_points,
    )


def see_segment(segment: Segment) -> SegmentView:
    """A run, its direction, and what its Planet X cards may be."""
    return SegmentView(
        tuple([str(number) if number else "X" for number in segment.numbers]),
        segment.direction,
        segment.wild,
    )


def see_automaton(table: PointTable, automaton: Automaton, points: list[int]) -> AutomatonView:
    """The automated opponent, and which cells it takes next."""
    catalogue = table.catalogue
    return AutomatonView(
        difficulty=automaton.difficulty,
        loose=catalogue.named(automaton.loose),
        columns=tuple([catalogue.named(column) for column in automaton.columns]),
        tokens=tuple([catalogue.tokens[token].name for token in automaton.tokens]),
        rockets=automaton.rockets(catalogue),
        asteroids=sum(catalogue.kind[piece] == ASTEROIDS for piece in automaton.loose),
        stop=table.stop(),
        next_cells=tuple([(cell // 3, cell % 3) for cell in catalogue.stops[table.stop()]]),
        points=tuple(points),
        total=sum(points),
    )
