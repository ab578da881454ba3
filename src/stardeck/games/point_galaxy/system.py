"""A solar system: sun, asteroids, sequence, and what it scores by itself. [rules 3, 7, 9.1 to 9.3]"""

from stardeck.games.point_galaxy.cards import ASTEROIDS, MOON, NOTHING, PLANET, SUN, WORMHOLE, Catalogue, Quotas
from stardeck.games.point_galaxy.segments import EMPTY, FRESH, Segment, most_numbers, segment


class System:
    """One solar system: a sun, an asteroids card above it, and a sequence from top to bottom.

    Once made it is never changed, so copies of a galaxy share it; placing a card makes a new one.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        sun: int,
        asteroids: int,
        cards: tuple[int, ...],
        segments: tuple[Segment, ...],
        rockets: int,
    ) -> None:
        self.sun = sun
        self.asteroids = asteroids
        self.cards = cards  # the sequence: planets, moons and wormholes
        self.segments = segments
        self.rockets = rockets
        self.above = segments[0].above if cards else 0  # bit n: number n (0: Planet X) may be placed above
        self.below = segments[-1].below
        self.sun_points = sun_points(catalogue, sun, cards)
        self.planet_points = catalogue.planet_table[most_numbers(segments)]
        self.moon_points = moon_points(catalogue, cards)

    def has_open_sun(self) -> bool:
        """There is a sun, and no asteroids card above it."""
        return self.sun >= 0 and self.asteroids < 0

    def with_card(self, catalogue: Catalogue, piece: int, below: bool) -> "System":
        """The system after a card was placed in it; where a sun or asteroids card goes is never a question."""
        kind = catalogue.kind[piece]
        rockets = self.rockets + catalogue.rockets[piece]
        if kind == SUN:
            return System(catalogue, piece, self.asteroids, self.cards, self.segments, rockets)
        if kind == ASTEROIDS:
            return System(catalogue, self.sun, piece, self.cards, self.segments, rockets)
        segments = self.segments
        if kind == PLANET:
            number = catalogue.number[piece]
            if below:
                segments = (*segments[:-1], segment((*segments[-1].numbers, number)))
            else:
                segments = (segment((number, *segments[0].numbers)), *segments[1:])
        elif kind == WORMHOLE:
            segments = (*segments, EMPTY) if below else (EMPTY, *segments)
        cards = (*self.cards, piece) if below else (piece, *self.cards)
        return System(catalogue, self.sun, self.asteroids, cards, segments, rockets)


def new_system(catalogue: Catalogue, piece: int) -> System:
    """A system that begins with this card."""
    return System(catalogue, NOTHING, NOTHING, (), FRESH, 0).with_card(catalogue, piece, True)


# ---------------------------------------------------------------------- what it scores


def complete_sets(colours: list[int], quotas: Quotas) -> int:
    """The most sets that planets of these colours can form, each planet in one set and as one colour (9.1)."""
    most = len(colours)
    for wanted, demand in quotas:
        having = 0
        for colour in colours:
            if colour & wanted:
                having += 1
        if having < most * demand:
            most = having // demand
    return most


def sun_points(catalogue: Catalogue, sun: int, cards: tuple[int, ...]) -> int:
    """A sun's points for every complete set in its own system."""
    if sun < 0:
        return 0
    return catalogue.points[sun] * complete_sets(colours_of(catalogue, cards), catalogue.quotas[sun])


def colours_of(catalogue: Catalogue, cards: tuple[int, ...]) -> list[int]:
    """The colours of every planet in a sequence."""
    kind = catalogue.kind
    colour = catalogue.colour
    return [colour[piece] for piece in cards if kind[piece] == PLANET]


def moon_points(catalogue: Catalogue, cards: tuple[int, ...]) -> int:
    """The points of all moons that lie next to the planets they need."""
    points = 0
    for at, piece in enumerate(cards):
        if catalogue.kind[piece] == MOON and is_moon_lit(catalogue, cards, at):
            points += catalogue.points[piece]
    return points


def is_moon_lit(catalogue: Catalogue, cards: tuple[int, ...], at: int) -> bool:
    """One colour: a planet of it above or below. Two colours: between two planets, one of each (9.3)."""
    above = planet_colours(catalogue, cards, at - 1)
    below = planet_colours(catalogue, cards, at + 1)
    wanted = catalogue.colour[cards[at]]
    above &= wanted
    below &= wanted
    if wanted & (wanted - 1):
        return above != 0 and below != 0 and above | below == wanted
    return above != 0 or below != 0


def planet_colours(catalogue: Catalogue, cards: tuple[int, ...], at: int) -> int:
    """The colours of the planet at this place; none if there is no planet."""
    if at < 0 or at >= len(cards) or catalogue.kind[cards[at]] != PLANET:
        return 0
    return catalogue.colour[cards[at]]
