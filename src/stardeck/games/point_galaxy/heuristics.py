"""How good a position of Point Galaxy is for everybody. Features follow section 13 of the rules."""

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
from stardeck.kernel.weights import several

DIFFICULTIES: Final = ("easy", "medium", "hard")
TOKEN: Final = "token_"


class Weights:
    """The numbers of weights.toml."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.scale = numbers["scale"]
        self.per_card = numbers["per_card"]
        self.step = numbers["step"]
        self.step_cards = numbers["step_cards"]
        self.ranks = several(numbers, "ranks")
        self.partial_set = numbers["partial_set"]
        self.sun_growth = numbers["sun_growth"]
        self.sunless = numbers["sunless"]
        self.moon_chance = numbers["moon_chance"]
        self.research_step = numbers["research_step"]
        self.rocket_rate = numbers["rocket_rate"]
        self.asteroid = numbers["asteroid"]
        self.place_now = numbers["place_now"]
        self.colour_share = numbers["colour_share"]
        self.open_sun = numbers["open_sun"]
        self.late = numbers["late"]
        self.automaton = several(numbers, "automaton")
        self.token_rates = {name[len(TOKEN) :]: rate for name, rate in numbers.items() if name.startswith(TOKEN)}


def evaluate_all(table: PointTable, w: Weights) -> list[float]:
    """For every seat from 0 (lost) to 1 (won), as if all others stood as well as the best of them."""
    if table.ended:
        return final_shares(table)
    values = [standing(table, seat, w) for seat in range(table.seats)]
    if table.automaton is not None:
        values.append(automaton_standing(table, w))
    others, seats = len(values) - 1, range(table.seats)
    return [1.0 / (1.0 + others * exp((best_other(values, seat) - values[seat]) / w.scale)) for seat in seats]


def best_other(values: list[float], seat: Seat) -> float:
    """The best value of anybody else."""
    return max([value for other, value in enumerate(values) if other != seat])


def final_shares(table: PointTable) -> list[float]:
    """A win shared by k players is worth 1/k."""
    ranks = ranking([sum(points) for points in score_sheet(table)], rocket_counts(table))
    share = 1.0 / ranks.count(1)
    return [share if ranks[seat] == 1 else 0.0 for seat in range(table.seats)]


def cards_left(table: PointTable, seat: Seat) -> int:
    """Cards this seat has still to draft."""
    owned = -1  # the starting sun was not drafted
    for system in table.galaxies[seat].systems:
        owned += len(system.cards) + (system.sun >= 0) + (system.asteroids >= 0)
    if seat == table.active:
        owned += sum([1 for piece in table.pending if piece >= 0])
    return 2 * table.catalogue.turns - owned


def automaton_standing(table: PointTable, w: Weights) -> float:
    """The automaton's points, and what it gains on average with every card still to come."""
    played = (table.turn + 1) // 2
    total = sum(score_sheet(table)[-1])
    mean = w.automaton[DIFFICULTIES.index(table.automaton.difficulty)] if table.automaton is not None else 0.0
    return total + mean * (1.0 - played / table.catalogue.turns)


# ---------------------------------------------------------------------- one seat


def features(table: PointTable, seat: Seat, w: Weights) -> dict[str, float]:
    """What the value of a seat is made of."""
    values = [standing(table, other, w) for other in range(table.seats)]
    if table.automaton is not None:
        values.append(automaton_standing(table, w))
    outlook = Outlook(table, seat, w)
    galaxy = outlook.settled(table.galaxies[seat], pending_of(table, seat))
    found = outlook.parts(galaxy)
    found["leaving less to the others"] = -best_other(values, seat)
    return found


def standing(table: PointTable, seat: Seat, w: Weights) -> float:
    """What a seat will probably score: its galaxy with the pending cards where they do most good."""
    outlook = Outlook(table, seat, w)
    galaxy = table.galaxies[seat]
    pending = pending_of(table, seat)
    if len(pending) < 2:
        return outlook.best(galaxy, pending)
    return max(outlook.best(galaxy, pending), outlook.best(galaxy, pending[::-1]))


def pending_of(table: PointTable, seat: Seat) -> list[int]:
    """The cards this seat has drafted and not placed."""
    return [piece for piece in table.pending if piece >= 0] if seat == table.active else []


class Outlook:
    """What does not change while the pending cards of a seat are tried here and there."""

    def __init__(self, table: PointTable, seat: Seat, w: Weights) -> None:
        self.catalogue = table.catalogue
        self.seat = seat
        self.w = w
        self.left = cards_left(table, seat)
        self.step = w.step * self.left / (self.left + w.step_cards)
        self.promise = self.left / (self.left + w.late)
        self.counts = asteroid_counts(table)
        self.token = best_token(table, seat, self.left, w)
        self.known: dict[System, tuple[float, float]] = {}  # most systems stay as they are while cards are tried

    def settled(self, galaxy: Galaxy, pending: list[int]) -> Galaxy:
        """The galaxy after each card in turn went to its best place."""
        for piece in pending:
            galaxy, _ = self.best_place(galaxy, piece)
        return galaxy

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
        value = self.w.per_card * self.left + self.systems_value(galaxy)
        value += self.research_value(tally) + self.rocket_value(galaxy) + self.asteroid_value(tally)
        return value + self.tokens_value(galaxy, tally)

    def parts(self, galaxy: Galaxy) -> dict[str, float]:
        """The same by feature."""
        tally = Tally(self.catalogue, galaxy)
        return {
            "your solar systems": self.systems_value(galaxy),
            "your research": self.research_value(tally),
            "your rockets": self.rocket_value(galaxy),
            "your asteroids": self.asteroid_value(tally),
            "your tokens": self.tokens_value(galaxy, tally),
        }

    def tokens_value(self, galaxy: Galaxy, tally: Tally) -> float:
        """What the tokens score, and will."""
        value = 0.0
        for token in galaxy.tokens:
            value += token_value(self.catalogue, token, tally, self.left, self.w)
        return value

    def systems_value(self, galaxy: Galaxy) -> float:
        """What suns, planets and moons score, and what the best systems will grow to."""
        value = 0.0
        growths = []
        for system in galaxy.systems:
            known = self.known.get(system)
            if known is None:
                known = self.prospects(system)
                self.known[system] = known
            value += system.sun_points + system.planet_points + system.moon_points + known[0]
            growths.append(known[1])
        growths.sort(reverse=True)
        for i, weight in enumerate(self.w.ranks):
            if i < len(growths):
                value += weight * growths[i]
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
            return self.promise * (self.w.sunless * len(system.cards) + self.moon_value(system)), growth
        promised, per_planet = self.sun_value(system)
        return self.promise * (promised + self.moon_value(system)), growth + coming * per_planet

    def sun_value(self, system: System) -> tuple[float, float]:
        """The part of the next set that is there, with room for asteroids; and what one more planet may bring."""
        catalogue = self.catalogue
        need = catalogue.need[system.sun]
        points = catalogue.points[system.sun]
        there = (need - sun_sets(catalogue, system)[1]) / need
        matching = min(1.0, self.w.colour_share * catalogue.colour[system.sun].bit_count())
        return self.w.partial_set * points * there + self.w.open_sun * (
            system.asteroids < 0
        ), self.w.sun_growth * points / need * matching

    def moon_value(self, system: System) -> float:
        """The moons that can still be satisfied."""
        catalogue = self.catalogue
        value = 0.0
        for at, piece in enumerate(system.cards):
            if catalogue.kind[piece] == MOON and moon_state(catalogue, system, at) == "possible":
                value += self.w.moon_chance * catalogue.points[piece]
        return value

    def research_value(self, tally: Tally) -> float:
        """The research table, and part of its next step."""
        table = self.catalogue.research_table
        kinds = tally.research_kinds()
        if kinds == len(table) - 1:
            return float(table[kinds])
        return table[kinds] + self.w.research_step * self.promise * (table[kinds + 1] - table[kinds])

    def rocket_value(self, galaxy: Galaxy) -> float:
        """Rockets on the way to the next token, by the chance of getting there."""
        per_token = self.catalogue.rockets_per_token
        rockets = galaxy.rockets()
        earned = rockets // per_token - galaxy.rewarded
        over = rockets % per_token
        chance = min(1.0, self.w.rocket_rate * self.left / (per_token - over))
        return self.token * (earned + chance * over / per_token)

    def asteroid_value(self, tally: Tally) -> float:
        """The present place among all players, and a share for every card of one's own."""
        counts = self.counts[:]
        mine = tally.kinds[ASTEROIDS]
        counts[self.seat] = mine
        points = asteroid_points(self.catalogue.places, counts)[self.seat]
        return (1.0 - (1.0 - self.w.place_now) * self.promise) * points + self.w.asteroid * self.promise * mine


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


def token_value(catalogue: Catalogue, token: int, tally: Tally, left: int, w: Weights) -> float:
    """What a token scores now, and what cards to come will add."""
    return token_points(catalogue, token, tally) + left * w.token_rates[catalogue.tokens[token].kind]


def best_token(table: PointTable, seat: Seat, left: int, w: Weights) -> float:
    """What the best token of the supply promises this seat."""
    tally = Tally(table.catalogue, table.galaxies[seat])
    tally.tokens += 1
    return max([token_value(table.catalogue, token, tally, left, w) for token in table.supply], default=0.0)
