"""What an Achievement of Galaxy Rush is likely to pay: its value times the chance of meeting it."""

from math import exp
from typing import Final

from stardeck.games.galaxy_rush.cards import Catalogue
from stardeck.games.galaxy_rush.scoring import progress
from stardeck.games.galaxy_rush.table import Captain

# Cards of a kind that a captain who wants them gets per column still to travel.
RATES: Final[dict[str, float]] = {
    "resource_at_least": 0.14,
    "heroics_at_least": 0.14,
    "heroics_exactly": 0.13,
    "expeditions_at_least": 0.26,
    "expeditions_exactly": 0.18,
    "one_of_each_expedition": 0.15,
}
TEMPTATION: Final = 0.5  # how much a whole game tempts captains away from an "exactly" or "none"
AU_PER_COLUMN: Final = 4.8  # that a captain travels who wants to
AU_AT_LEAST: Final = 1.6  # that a captain travels who does not


def expected_achievement(catalogue: Catalogue, captain: Captain, card: int, left: int, medals_left: int) -> float:
    """Value times probability; `left` columns and the medals of `medals_left` later seasons are to come."""
    rule = catalogue.rules[card]
    count = progress(catalogue, captain, card)
    wanted = catalogue.thresholds[card]
    pays = catalogue.pays[card]
    if rule == "per_10_au":
        return pays * count / wanted
    if rule == "resource_sets":
        return pays * (count + next_set(captain, count, left))
    if rule.startswith("distance"):
        return pays * chance_of_distance(rule, count, wanted, left)
    if rule == "medals_exactly":
        return pays * chance_of_medals(wanted - count, medals_left)
    chance = chance_of_more(wanted - count, RATES[rule] * left)
    if rule.endswith("exactly"):
        chance = chance * (1.0 - TEMPTATION * left / 24.0) if count <= wanted else 0.0
    return pays * chance


def next_set(captain: Captain, sets: int, left: int) -> float:
    """The share of the next set of Resources that is there or can be expected."""
    there = len([n for n in captain.resources if n > sets])
    return there / 4.0 * (1.0 - exp(-0.15 * left))


def chance_of_more(missing: int, mean: float) -> float:
    """The chance of at least `missing` more cards when `mean` are expected (Poisson)."""
    term = exp(-mean)
    below = 0.0
    for k in range(missing):
        below += term
        term *= mean / (k + 1)
    return 1.0 - below


def chance_of_distance(rule: str, au: int, wanted: int, left: int) -> float:
    """The chance to end at, above or below a total distance."""
    if rule == "distance_at_least":
        return logistic((au + AU_PER_COLUMN * left - wanted) / (4.0 + 1.2 * left)) if au < wanted else 1.0
    if au > wanted:
        return 0.0
    if rule == "distance_at_most":
        return logistic((wanted - au - AU_AT_LEAST * left + 5.0) / (2.0 + 0.8 * left))
    if au == wanted:
        return 1.0 - TEMPTATION * left / 24.0
    return 0.6 * logistic((au + AU_PER_COLUMN * left - wanted) / (4.0 + 0.8 * left))


def logistic(x: float) -> float:
    """From 0 through one half to 1."""
    return 1.0 / (1.0 + exp(-x)) if x > -40.0 else 0.0


def chance_of_medals(missing: int, left: int) -> float:
    """The chance to win exactly `missing` of the medals of this and `left` later seasons, each a fair coin."""
    if missing < 0 or missing > left + 1:
        return 0.0
    ways = 1
    for k in range(missing):
        ways = ways * (left + 1 - k) // (k + 1)
    return float(ways) / float(1 << (left + 1))
