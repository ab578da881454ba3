"""Scoring: suns, planets, moons, research, rocket tokens, asteroids, always at their best. [rules 9, 10]"""

from collections.abc import Callable
from typing import Final

from stardeck.games.point_galaxy.cards import ASTEROIDS, MOON, PLANET, SUN, WORMHOLE, Catalogue, Token
from stardeck.games.point_galaxy.galaxy import Automaton, Galaxy
from stardeck.games.point_galaxy.system import System, complete_sets
from stardeck.games.point_galaxy.table import PointTable
from stardeck.kernel.game import Result, Row

ROWS: Final = ("Suns", "Planets", "Moons", "Research", "Rocket tokens", "Asteroids")
METRICS: Final = ("suns", "planets", "moons", "research", "tokens", "asteroids")  # the same, in plain names


# ---------------------------------------------------------------------- a whole galaxy


class Tally:
    """What research and rocket tokens count in a galaxy."""

    def __init__(self, catalogue: Catalogue, galaxy: Galaxy) -> None:
        self.colours: list[int] = []  # of every planet
        self.numbers = [0] * 8  # planets by printed number; Planet X is 0
        self.sizes: list[int] = []  # planets by system
        self.research = [0] * len(catalogue.research_kinds)
        self.kinds = [0] * 5  # cards by kind
        self.tokens = len(galaxy.tokens)
        for system in galaxy.systems:
            self.add(catalogue, system)

    def add(self, catalogue: Catalogue, system: System) -> None:
        """Count one solar system."""
        planets = 0
        if system.sun >= 0:
            self.count(catalogue, system.sun, SUN)
        if system.asteroids >= 0:
            self.count(catalogue, system.asteroids, ASTEROIDS)
        for piece in system.cards:
            kind = catalogue.kind[piece]
            self.count(catalogue, piece, kind)
            if kind == PLANET:
                planets += 1
                self.colours.append(catalogue.colour[piece])
                self.numbers[catalogue.number[piece]] += 1
        self.sizes.append(planets)

    def count(self, catalogue: Catalogue, piece: int, kind: int) -> None:
        """Count one card and its research symbol."""
        self.kinds[kind] += 1
        research = catalogue.research[piece]
        if research >= 0:
            self.research[research] += 1

    def research_kinds(self) -> int:
        """How many different kinds of research there are."""
        return sum([1 for n in self.research if n])


def pairs(token: Token, tally: Tally) -> int:
    return sum([1 for colour in tally.colours if colour & token.colours]) // 2


def sizes(token: Token, tally: Tally) -> int:
    return token.points * sum([1 for size in tally.sizes if size >= token.size])


def tokens(token: Token, tally: Tally) -> int:
    return tally.tokens


def asteroids(token: Token, tally: Tally) -> int:
    return tally.kinds[ASTEROIDS]


def wormholes(token: Token, tally: Tally) -> int:
    return tally.kinds[WORMHOLE]


def moons(token: Token, tally: Tally) -> int:
    return 2 * (tally.kinds[MOON] // 3)


def research_pairs(token: Token, tally: Tally) -> int:
    return sum(tally.research) // 2


def number(token: Token, tally: Tally) -> int:
    return tally.numbers[token.number]


def all_colours(token: Token, tally: Tally) -> int:
    return 2 * complete_sets(tally.colours, token.quotas)


def trios(token: Token, tally: Tally) -> int:
    return complete_sets(tally.colours, token.quotas)


def suns(token: Token, tally: Tally) -> int:
    return tally.kinds[SUN]


def research_triples(token: Token, tally: Tally) -> int:
    return 4 * sum([n // 3 for n in tally.research])


TOKEN_POINTS: Final[dict[str, Callable[[Token, Tally], int]]] = {
    "pair": pairs,
    "size": sizes,
    "tokens": tokens,
    "asteroids": asteroids,
    "wormholes": wormholes,
    "moons": moons,
    "research_pairs": research_pairs,
    "number": number,
    "all_colors": all_colours,
    "trio": trios,
    "suns": suns,
    "research_triples": research_triples,
}


def token_points(catalogue: Catalogue, token: int, tally: Tally) -> int:
    """What a rocket token is worth in a galaxy."""
    entry = catalogue.tokens[token]
    return TOKEN_POINTS[entry.kind](entry, tally)


def own_points(catalogue: Catalogue, galaxy: Galaxy, tally: Tally) -> list[int]:
    """Suns, planets, moons, research and tokens: what a galaxy scores whatever the others do."""
    found = [0, 0, 0, catalogue.research_table[tally.research_kinds()], 0]
    for system in galaxy.systems:
        found[0] += system.sun_points
        found[1] += system.planet_points
        found[2] += system.moon_points
    for token in galaxy.tokens:
        found[4] += token_points(catalogue, token, tally)
    return found


# ---------------------------------------------------------------------- everybody


def asteroid_points(places: list[int], counts: list[int]) -> list[int]:
    """Most, second and third most; tied players share the places they occupy, rounded down (9.6)."""
    points = []
    for mine in counts:
        ahead = sum([1 for other in counts if other > mine])
        tied = counts.count(mine)
        points.append(sum(places[ahead : ahead + tied]) // tied if mine else 0)
    return points


def automaton_points(catalogue: Catalogue, automaton: Automaton) -> list[int]:
    """The automaton's own categories: it counts cards, and asks nothing of their places (10.3)."""
    level = automaton.difficulty
    solo = catalogue.file.solo
    pieces = automaton.pieces()
    research = [0] * len(catalogue.research_kinds)
    for piece in pieces:
        if catalogue.research[piece] >= 0:
            research[catalogue.research[piece]] += 1
    different = sum([1 for n in research if n])
    suns_owned = sum([1 for piece in automaton.loose if catalogue.kind[piece] == SUN])
    duplicates = sum(research) - different
    return [
        suns_owned * int(getattr(solo.sun_points, level)),
        sum([catalogue.planet_table[len(column)] for column in automaton.columns]),
        sum([catalogue.points[piece] for piece in automaton.loose if catalogue.kind[piece] == MOON]),
        catalogue.research_table[different] + duplicates * int(getattr(solo.duplicate_research_points, level)),
        len(automaton.tokens) * int(getattr(solo.token_points, level)),
    ]


def asteroid_counts(table: PointTable) -> list[int]:
    """Asteroids cards by player, the automaton last."""
    counts = [sum([1 for system in galaxy.systems if system.asteroids >= 0]) for galaxy in table.galaxies]
    if table.automaton is not None:
        kind = table.catalogue.kind
        counts.append(sum([1 for piece in table.automaton.loose if kind[piece] == ASTEROIDS]))
    return counts


def score_sheet(table: PointTable) -> list[list[int]]:
    """The six categories of every player, the automaton last. Everything is open, at any time (R46)."""
    catalogue = table.catalogue
    sheet = [own_points(catalogue, galaxy, Tally(catalogue, galaxy)) for galaxy in table.galaxies]
    if table.automaton is not None:
        sheet.append(automaton_points(catalogue, table.automaton))
    for points, of_asteroids in zip(sheet, asteroid_points(catalogue.places, asteroid_counts(table)), strict=True):
        points.append(of_asteroids)
    return sheet


def rocket_counts(table: PointTable) -> list[int]:
    """Rocket symbols by player, the automaton last: the tie-break."""
    counts = [galaxy.rockets() for galaxy in table.galaxies]
    if table.automaton is not None:
        counts.append(table.automaton.rockets(table.catalogue))
    return counts


def ranking(totals: list[int], rockets: list[int]) -> list[int]:
    """1 + the number of better (total, rocket symbols) pairs (R55)."""
    standing = list(zip(totals, rockets, strict=True))
    return [1 + sum([1 for other in standing if other > mine]) for mine in standing]


def result(table: PointTable) -> Result | None:
    """The score sheet, once the game is over; in solo the automaton is ranked like a player."""
    if not table.ended:
        return None
    sheet = score_sheet(table)
    totals = [sum(points) for points in sheet]
    rockets = rocket_counts(table)
    ranks = ranking(totals, rockets)
    notes: dict[str, object] = {"rockets": rockets}
    if table.automaton is not None:
        defeated = ranks[0] < ranks[1]
        notes["difficulty"] = table.automaton.difficulty
        notes["defeated"] = defeated
        notes["achievements"] = achievements_met(table, sheet[0]) if defeated else []
    return Result(
        table.ended,
        tuple([Row(name, tuple([float(points[i]) for points in sheet])) for i, name in enumerate(ROWS)]),
        tuple([float(total) for total in totals]),
        tuple(ranks),
        tuple([seat for seat in range(table.seats) if ranks[seat] == 1]),
        () if table.automaton is None else ("Automaton",),
        notes,
    )


def achievements_met(table: PointTable, points: list[int]) -> list[int]:
    """The ids of the achievements that seat 0's score sheet fulfils (10.4)."""
    reached = dict(zip(METRICS, points, strict=True))
    reached["total"] = sum(points)
    reached["research_kinds"] = Tally(table.catalogue, table.galaxies[0]).research_kinds()
    return [entry.id for entry in table.catalogue.file.achievement if reached[entry.metric] >= entry.at_least]
