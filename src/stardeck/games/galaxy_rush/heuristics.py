"""How good a position of Galaxy Rush is for a seat. Features and weights follow section 14 of the rules."""

from typing import Final

from stardeck.games.galaxy_rush.cards import COLUMNS, GONE, PREDICTIONS, SEASONS
from stardeck.games.galaxy_rush.expectations import expected_achievement, logistic
from stardeck.games.galaxy_rush.rules.discovery import Discovery
from stardeck.games.galaxy_rush.scoring import expedition_reputation, lead, winner
from stardeck.games.galaxy_rush.table import Captain, GalaxyTable
from stardeck.kernel.sealed import Seat

PER_AU: Final = 0.1
ODD_COMET: Final = 3.3
NEBULAE: Final = (0.0, 2.7, 8.0)  # by how many of an unfinished set there are
PER_ASTEROID: Final = 1.2  # on top of the table
RESOURCE: Final = (0.0, 1.9, 3.3, 4.1, 5.1)  # for so many of one type
COVERED: Final = 0.3  # of the best Discovery in the pool that can be had now
ONE_SHORT: Final = 0.25  # of one that needs one more Resource
ASKED_NOW: Final = 0.7  # of the best Discovery on offer in this very turn
ACHIEVEMENTS: Final = 0.7
PER_COLUMN: Final = 4.0  # still to travel: an acceleration costs a card
FIRST_ORBIT: Final = 1.0
FIRST_TOKEN: Final = 5.0  # what the lowest prediction of a stack is worth if it is right
NEXT_TOKEN: Final = 0.5  # less for every card beneath
# How sure a lead is: one unit of lead counts so much, against the chance of a whole game.
SURENESS: Final = (1.0, 1.2, 1.0, 0.7, 0.06, 1.3, 0.2, 1.0)


def evaluate(table: GalaxyTable, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    if table.ended:
        return 1.0 if winner(table) == seat else 0.0
    ahead = standing(table, seat) - standing(table, 1 - seat)
    ahead += medal_swing(table, seat) + prospects(table, seat)
    return logistic(ahead / (5.0 + 7.0 * share_left(table)))


def share_left(table: GalaxyTable) -> float:
    """Which part of the way of both rockets is still to come."""
    blue, orange = table.captains
    return (columns_left(table, blue) + columns_left(table, orange)) / (2.0 * SEASONS * COLUMNS)


def columns_left(table: GalaxyTable, captain: Captain) -> int:
    """How many columns this rocket still travels in the whole game."""
    return (SEASONS - table.season) * COLUMNS + COLUMNS - captain.column


def standing(table: GalaxyTable, seat: Seat) -> float:
    """What one captain has and may expect alone: safe points, sets, Resources, Achievements, tempo."""
    captain = table.captains[seat]
    left = columns_left(table, captain)
    value = safe_points(table, captain)
    value += min(1.0, 2.35 * left / (SEASONS * COLUMNS)) * sets_in_progress(captain)
    value += resources(table, captain) + pending_discovery(table, seat)
    for card in table.achievements:
        value += ACHIEVEMENTS * expected_achievement(table.catalogue, captain, card, left, SEASONS - table.season)
    value += PER_COLUMN * (COLUMNS - captain.column)
    return value + (FIRST_ORBIT if captain.orbit == 1 else 0.0)


def safe_points(table: GalaxyTable, captain: Captain) -> float:
    """Heroics, Discoveries, complete sets, medals and distance cannot be lost."""
    catalogue = table.catalogue
    points = captain.fame + expedition_reputation(catalogue, captain)
    for card in captain.discoveries:
        points += catalogue.worth[card]
    for season in captain.medals:
        points += catalogue.medals[season - 1]
    return points + PER_AU * captain.distance


def sets_in_progress(captain: Captain) -> float:
    """An odd Comet, one or two Nebulae, and Asteroids, which make the next one worth more."""
    asteroids, comets, nebulae = captain.expeditions
    return ODD_COMET * (comets % 2) + NEBULAE[nebulae % 3] + PER_ASTEROID * asteroids


def resources(table: GalaxyTable, captain: Captain) -> float:
    """Resources pay in every season to come; those that fit the pool pay now."""
    season_left = (COLUMNS - captain.column) / COLUMNS
    owned = 0.0
    for n in captain.resources:
        owned += RESOURCE[n if n < 4 else 4]
    owned *= 0.9 * (SEASONS - table.season) + 0.5 * season_left
    return owned + (best_of_the_pool(table, captain) if season_left > 0.0 else 0.0)


def pending_discovery(table: GalaxyTable, seat: Seat) -> float:
    """Who is just being asked for a Discovery has it almost in hand."""
    step = table.agenda[-1]
    if not isinstance(step, Discovery) or step.seat != seat:
        return 0.0
    return ASKED_NOW * max([table.catalogue.worth[table.pool[slot]] for slot in table.affordable(seat)])


def best_of_the_pool(table: GalaxyTable, captain: Captain) -> float:
    """The best Discovery that is affordable now or with one more Resource."""
    catalogue = table.catalogue
    best = 0.0
    for card in table.pool:
        if card != GONE:
            missing = 0
            cost = catalogue.costs[card]
            for i in range(4):
                if cost[i] > captain.resources[i]:
                    missing += cost[i] - captain.resources[i]
            if missing < 2:
                best = max(best, (ONE_SHORT if missing else COVERED) * catalogue.worth[card])
    return best


def medal_swing(table: GalaxyTable, seat: Seat) -> float:
    """The medal of this season, won or lost, by lead in distance and columns still to use."""
    mine = table.captains[seat]
    other = table.captains[1 - seat]
    if len(mine.medals) + len(other.medals) == table.season:
        return 0.0
    my_left = COLUMNS - mine.column
    other_left = COLUMNS - other.column
    ahead = mine.season_distance - other.season_distance + 6.0 * (my_left - other_left)
    chance = logistic(ahead / (2.4 + 1.1 * (my_left + other_left)))
    return table.catalogue.medals[table.season - 1] * (2.0 * chance - 1.0)


def prospects(table: GalaxyTable, seat: Seat) -> float:
    """The predictions this captain has placed; the other's are anybody's guess."""
    value = 0.0
    for rocket in (0, 1):
        for position, card in enumerate(table.stacks[rocket]):
            if card // PREDICTIONS == seat:
                worth = FIRST_TOKEN - NEXT_TOKEN * position
                value += worth * chance_to_be_right(table, card % PREDICTIONS, rocket)
    return value


def chance_to_be_right(table: GalaxyTable, condition: int, rocket: Seat) -> float:
    """A lead is the surer the less of the game is left."""
    left = share_left(table)
    sureness = SURENESS[condition] * (0.6 + 0.8 / (0.1 + left))
    if table.catalogue.conditions[condition] == "first-orbit":
        sureness = 0.2 if left > 0.0 else 40.0
    ahead = lead(table, condition, rocket)
    edge = 0.2 if table.house.ties_count else -0.2
    return logistic(sureness * (ahead + edge))
