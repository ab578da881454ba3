"""How good a position of Point Galaxy is for a seat. Features: section 13 of the rules; weights come from play."""

from math import exp
from typing import Final

from stardeck.games.point_galaxy.actions import Place
from stardeck.games.point_galaxy.cards import ASTEROIDS, MOON, Catalogue
from stardeck.games.point_galaxy.galaxy import Galaxy
from stardeck.games.point_galaxy.outlook import moon_state, sun_sets
from stardeck.games.point_galaxy.rules.place import add_places
from stardeck.games.point_galaxy.scoring import (
    Tally,
    asteroid_counts,
    asteroid_points,
    ranking,
    rocket_counts,
    score_sheet,
    token_points,
)
from stardeck.games.point_galaxy.segments import TOP_NUMBER, most_numbers
from stardeck.games.point_galaxy.system import System
from stardeck.games.point_galaxy.table import PointTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat

SCALE: Final = 7.0  # points of lead that make about 73 % of a win
PER_CARD: Final = 1.3  # what a card still to be drafted brings beside the features below
STEP: Final = 0.75  # how surely a run takes its next number, early in the game
STEP_CARDS: Final = 14.5  # with so many cards left it is half as sure
RANKS: Final = (1.0, 0.92, 0.57, 0.21)  # how much of its growth the best, second, ... system will see
PARTIAL_SET: Final = 1.5  # of a sun's next set, by the part that is there; more sets may follow
SUN_GROWTH: Final = 0.86  # of the sets that the growth of a system may complete
SUNLESS: Final = 0.15  # a planet in a system that may still get a sun
MOON_CHANCE: Final = 0.24  # of a moon that can still be satisfied
RESEARCH_STEP: Final = 0.4  # of the next step of the research table
ROCKET_RATE: Final = 0.43  # rockets a card brings
ASTEROID: Final = 1.4  # an asteroids card, beside its present place
PLACE_NOW: Final = 0.6  # of the points of the present place
COLOUR_SHARE: Final = 0.27  # of the planets have a given colour
OPEN_SUN: Final = 0.28
LATE: Final = 7.0  # cards left at which promises have halved

AUTOMATON_TOTALS: Final = {"easy": 48.0, "medium": 60.0, "hard": 68.0}

TOKEN_RATES: Final = {  # points a card still to be drafted adds to a token
    "pair": 0.11,
    "size": 0.132,
    "tokens": 0.066,
    "asteroids": 0.066,
    "wormholes": 0.033,
    "moons": 0.077,
    "research_pairs": 0.11,
    "number": 0.121,
    "all_colors": 0.242,
    "trio": 0.176,
    "suns": 0.11,
    "research_triples": 0.033,
}


def evaluate(table: PointTable, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    if table.ended:
        return final_share(table, seat)
    mine = standing(table, seat)
    rivals = [standing(table, other) for other in range(table.seats) if other != seat]
    if table.automaton is not None:
        rivals.append(automaton_standing(table))
    return 1.0 / (1.0 + exp((max(rivals) - mine) / SCALE))


def final_share(table: PointTable, seat: Seat) -> float:
    """A win shared by k players is worth 1/k."""
    ranks = ranking([sum(points) for points in score_sheet(table)], rocket_counts(table))
    return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0


def cards_left(table: PointTable, seat: Seat) -> int:
    """Cards this seat has still to draft."""
    owned = -1  # the starting sun was not drafted
    for system in table.galaxies[seat].systems:
        owned += len(system.cards) + (system.sun >= 0) + (system.asteroids >= 0)
    if seat == table.active:
        owned += sum([1 for piece in table.pending if piece >= 0])
    return 2 * table.catalogue.turns - owned


def automaton_standing(table: PointTable) -> float:
    """The automaton's points, and what it gains on average with every card still to come."""
    played = (table.turn + 1) // 2
    total = sum(score_sheet(table)[-1])
    mean = AUTOMATON_TOTALS[table.automaton.difficulty] if table.automaton is not None else 0.0
    return total + mean * (1.0 - played / table.catalogue.turns)


# ---------------------------------------------------------------------- one seat


def standing(table: PointTable, seat: Seat) -> float:
    """What a seat will probably score: its galaxy with the pending cards where they do most good."""
    outlook = Outlook(table, seat)
    galaxy = table.galaxies[seat]
    if seat != table.active:
        return outlook.value(galaxy)
    pending = [piece for piece in table.pending if piece >= 0]
    if len(pending) < 2:
        return outlook.best(galaxy, pending)
    return max(outlook.best(galaxy, pending), outlook.best(galaxy, pending[::-1]))


class Outlook:
    """What does not change while the pending cards of a seat are tried here and there."""

    def __init__(self, table: PointTable, seat: Seat) -> None:
        self.catalogue = table.catalogue
        self.seat = seat
        self.left = cards_left(table, seat)
        self.step = STEP * self.left / (self.left + STEP_CARDS)
        self.promise = self.left / (self.left + LATE)
        self.counts = asteroid_counts(table)
        self.token = best_token(table, seat, self.left)
        self.known: dict[System, tuple[float, float]] = {}  # most systems stay as they are while cards are tried

    def best(self, galaxy: Galaxy, pending: list[int]) -> float:
        """The value after each card in turn went to its best place."""
        for i, piece in enumerate(pending):
            galaxy, value = self.best_place(galaxy, piece)
            if i == len(pending) - 1:
                return value
        return self.value(galaxy)

    def best_place(self, galaxy: Galaxy, piece: int) -> tuple[Galaxy, float]:
        """The galaxy with this card where it does most good, and its value; asteroids wait if no sun is open."""
        best = galaxy
        most = -1000.0
        places: list[Action] = []
        add_places(places, self.catalogue, galaxy.systems, piece, 0)
        for action in places:
            assert isinstance(action, Place)
            tried = galaxy.copy()
            tried.place(self.catalogue, piece, action.system, action.end == "below")
            value = self.value(tried)
            if value > most:
                best, most = tried, value
        return best, most if places else self.value(galaxy)

    def value(self, galaxy: Galaxy) -> float:
        """Points now and points promised."""
        tally = Tally(self.catalogue, galaxy)
        value = PER_CARD * self.left
        growths = []
        for system in galaxy.systems:
            known = self.known.get(system)
            if known is None:
                known = self.prospects(system)
                self.known[system] = known
            value += system.sun_points + system.planet_points + system.moon_points + known[0]
            growths.append(known[1])
        growths.sort(reverse=True)
        for i, weight in enumerate(RANKS):
            if i < len(growths):
                value += weight * growths[i]
        value += self.research_value(tally) + self.rocket_value(galaxy) + self.asteroid_value(tally)
        for token in galaxy.tokens:
            value += token_value(self.catalogue, token, tally, self.left)
        return value

    def prospects(self, system: System) -> tuple[float, float]:
        """What sun and moons of a system promise; and what the growth of its run does."""
        table = self.catalogue.planet_table
        unique = most_numbers(system.segments)
        growth = 0.0
        coming = 0.0
        for i, chance in enumerate(step_chances(system, self.step)):
            if unique + i < TOP_NUMBER:
                growth += chance * (table[unique + i + 1] - table[unique + i])
            coming += chance
        if system.sun < 0:
            return self.promise * (SUNLESS * len(system.cards) + self.moon_value(system)), growth
        promised, per_planet = self.sun_value(system)
        return self.promise * (promised + self.moon_value(system)), growth + coming * per_planet

    def sun_value(self, system: System) -> tuple[float, float]:
        """The part of the next set that is there, with room for asteroids; and what one more planet may bring."""
        catalogue = self.catalogue
        need = catalogue.need[system.sun]
        points = catalogue.points[system.sun]
        there = (need - sun_sets(catalogue, system)[1]) / need
        matching = min(1.0, COLOUR_SHARE * catalogue.colour[system.sun].bit_count())
        return PARTIAL_SET * points * there + OPEN_SUN * (system.asteroids < 0), SUN_GROWTH * points / need * matching

    def moon_value(self, system: System) -> float:
        """The moons that can still be satisfied."""
        catalogue = self.catalogue
        value = 0.0
        for at, piece in enumerate(system.cards):
            if catalogue.kind[piece] == MOON and moon_state(catalogue, system, at) == "possible":
                value += MOON_CHANCE * catalogue.points[piece]
        return value

    def research_value(self, tally: Tally) -> float:
        """The research table, and part of its next step."""
        table = self.catalogue.research_table
        kinds = tally.research_kinds()
        if kinds == len(table) - 1:
            return float(table[kinds])
        return table[kinds] + RESEARCH_STEP * self.promise * (table[kinds + 1] - table[kinds])

    def rocket_value(self, galaxy: Galaxy) -> float:
        """Rockets on the way to the next token, by the chance of getting there."""
        per_token = self.catalogue.rockets_per_token
        rockets = galaxy.rockets()
        earned = rockets // per_token - galaxy.rewarded
        over = rockets % per_token
        chance = min(1.0, ROCKET_RATE * self.left / (per_token - over))
        return self.token * (earned + chance * over / per_token)

    def asteroid_value(self, tally: Tally) -> float:
        """The present place among all players, and a share for every card of one's own."""
        counts = self.counts[:]
        mine = tally.kinds[ASTEROIDS]
        counts[self.seat] = mine
        points = asteroid_points(self.catalogue.places, counts)[self.seat]
        return (1.0 - (1.0 - PLACE_NOW) * self.promise) * points + ASTEROID * self.promise * mine


def step_chances(system: System, step: float) -> list[float]:
    """The chances that a run takes one more number, and another, at both ends, best first."""
    up, down = rooms(system)
    chances = []
    chance = step
    for i in range(max(up, down)):
        if i < up:
            chances.append(chance)
        if i < down:
            chances.append(chance)
        chance *= step
    return chances


def rooms(system: System) -> tuple[int, int]:
    """How many numbers there are beyond each end of a run."""
    if not system.cards:
        return 3, 3
    have = 1  # Planet X is no number
    for segment in system.segments:
        for number in segment.numbers:
            have |= 1 << number
    above = system.above & ~have
    below = system.below & ~have
    if above & below == 0:
        return above.bit_count(), below.bit_count()
    numbers = system.segments[0].numbers
    if len(system.segments) == 1 and len(numbers) == 1 and numbers[0]:
        return TOP_NUMBER - numbers[0], numbers[0] - 1
    both = (above | below).bit_count()
    return (both + 1) // 2, both // 2


# ---------------------------------------------------------------------- tokens


def token_value(catalogue: Catalogue, token: int, tally: Tally, left: int) -> float:
    """What a token scores now, and what cards to come will add."""
    return token_points(catalogue, token, tally) + left * TOKEN_RATES[catalogue.tokens[token].kind]


def best_token(table: PointTable, seat: Seat, left: int) -> float:
    """What the best token of the supply promises this seat."""
    tally = Tally(table.catalogue, table.galaxies[seat])
    tally.tokens += 1
    return max([token_value(table.catalogue, token, tally, left) for token in table.supply], default=0.0)
