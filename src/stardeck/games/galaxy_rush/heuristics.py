"""How good a position of Galaxy Rush is for both captains. Features follow section 14 of the rules."""

from stardeck.games.galaxy_rush.cards import COLUMNS, GONE, PREDICTIONS, SEASONS
from stardeck.games.galaxy_rush.expectations import expected_achievement, logistic
from stardeck.games.galaxy_rush.rules.discovery import Discovery
from stardeck.games.galaxy_rush.scoring import expedition_reputation, lead, winner
from stardeck.games.galaxy_rush.table import Captain, GalaxyTable
from stardeck.kernel.sealed import Seat
from stardeck.kernel.weights import several


class Weights:
    """The numbers of weights.toml."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.scale_end = numbers["scale_end"]
        self.scale_left = numbers["scale_left"]
        self.per_au = numbers["per_au"]
        self.odd_comet = numbers["odd_comet"]
        self.nebulae = several(numbers, "nebulae")
        self.per_asteroid = numbers["per_asteroid"]
        self.sets_fade = numbers["sets_fade"]
        self.resource = several(numbers, "resource")
        self.per_season = numbers["per_season"]
        self.this_season = numbers["this_season"]
        self.covered = numbers["covered"]
        self.one_short = numbers["one_short"]
        self.asked_now = numbers["asked_now"]
        self.achievements = numbers["achievements"]
        self.per_column = numbers["per_column"]
        self.first_orbit = numbers["first_orbit"]
        self.medal = numbers["medal"]
        self.medal_column = numbers["medal_column"]
        self.medal_end = numbers["medal_end"]
        self.medal_left = numbers["medal_left"]
        self.first_token = numbers["first_token"]
        self.next_token = numbers["next_token"]
        self.guess = numbers["guess"]
        self.sureness = several(numbers, "sureness")


def evaluate_all(table: GalaxyTable, w: Weights) -> list[float]:
    """For both seats from 0 (lost) to 1 (won)."""
    if table.ended:
        won = winner(table)
        return [1.0 if won == seat else 0.0 for seat in range(2)]
    ahead = standing(table, 0, w) - standing(table, 1, w) + medal_swing(table, 0, w)
    scale = w.scale_end + w.scale_left * share_left(table)
    return [
        logistic((ahead + prospects(table, 0, w)) / scale),
        logistic((prospects(table, 1, w) - ahead) / scale),
    ]


def features(table: GalaxyTable, seat: Seat, w: Weights) -> dict[str, float]:
    """What the value of a seat is made of."""
    captain = table.captains[seat]
    return {
        "safe points": safe_points(table, captain, w),
        "sets in the making": sets_worth(table, captain, w),
        "your Resources and what they pay for": resources(table, captain, w) + pending_discovery(table, seat, w),
        "the Achievements": achievements_worth(table, captain, w),
        "keeping columns for later": tempo(captain, w),
        "the medal of this season": medal_swing(table, seat, w),
        "the predictions": prospects(table, seat, w),
        "what is left to the other captain": -standing(table, 1 - seat, w),
    }


def share_left(table: GalaxyTable) -> float:
    """Which part of the way of both rockets is still to come."""
    blue, orange = table.captains
    return (columns_left(table, blue) + columns_left(table, orange)) / (2.0 * SEASONS * COLUMNS)


def columns_left(table: GalaxyTable, captain: Captain) -> int:
    """How many columns this rocket still travels in the whole game."""
    return (SEASONS - table.season) * COLUMNS + COLUMNS - captain.column


def standing(table: GalaxyTable, seat: Seat, w: Weights) -> float:
    """What one captain has and may expect alone: safe points, sets, Resources, Achievements, tempo."""
    captain = table.captains[seat]
    value = safe_points(table, captain, w) + sets_worth(table, captain, w)
    value += resources(table, captain, w) + pending_discovery(table, seat, w)
    return value + achievements_worth(table, captain, w) + tempo(captain, w)


def sets_worth(table: GalaxyTable, captain: Captain, w: Weights) -> float:
    """Sets in progress count less when little of the game is left."""
    left = columns_left(table, captain)
    return min(1.0, w.sets_fade * left / (SEASONS * COLUMNS)) * sets_in_progress(captain, w)


def achievements_worth(table: GalaxyTable, captain: Captain, w: Weights) -> float:
    """What the Achievements in play will probably pay."""
    left = columns_left(table, captain)
    value = 0.0
    for card in table.achievements:
        value += expected_achievement(table.catalogue, captain, card, left, SEASONS - table.season)
    return w.achievements * value


def tempo(captain: Captain, w: Weights) -> float:
    """Columns still to travel, and the first orbit."""
    return w.per_column * (COLUMNS - captain.column) + (w.first_orbit if captain.orbit == 1 else 0.0)


def safe_points(table: GalaxyTable, captain: Captain, w: Weights) -> float:
    """Heroics, Discoveries, complete sets, medals and distance cannot be lost."""
    catalogue = table.catalogue
    points = captain.fame + expedition_reputation(catalogue, captain)
    for card in captain.discoveries:
        points += catalogue.worth[card]
    for season in captain.medals:
        points += catalogue.medals[season - 1]
    return points + w.per_au * captain.distance


def sets_in_progress(captain: Captain, w: Weights) -> float:
    """An odd Comet, one or two Nebulae, and Asteroids, which make the next one worth more."""
    asteroids, comets, nebulae = captain.expeditions
    return w.odd_comet * (comets % 2) + w.nebulae[nebulae % 3] + w.per_asteroid * asteroids


def resources(table: GalaxyTable, captain: Captain, w: Weights) -> float:
    """Resources pay in every season to come; those that fit the pool pay now."""
    season_left = (COLUMNS - captain.column) / COLUMNS
    owned = 0.0
    for n in captain.resources:
        owned += w.resource[n if n < 4 else 4]
    owned *= w.per_season * (SEASONS - table.season) + w.this_season * season_left
    return owned + (best_of_the_pool(table, captain, w) if season_left > 0.0 else 0.0)


def pending_discovery(table: GalaxyTable, seat: Seat, w: Weights) -> float:
    """Who is just being asked for a Discovery has it almost in hand."""
    step = table.agenda[-1]
    if not isinstance(step, Discovery) or step.seat != seat:
        return 0.0
    return w.asked_now * max([table.catalogue.worth[table.pool[slot]] for slot in table.affordable(seat)])


def best_of_the_pool(table: GalaxyTable, captain: Captain, w: Weights) -> float:
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
                best = max(best, (w.one_short if missing else w.covered) * catalogue.worth[card])
    return best


def medal_swing(table: GalaxyTable, seat: Seat, w: Weights) -> float:
    """The medal of this season, won or lost, by lead in distance and columns still to use."""
    mine = table.captains[seat]
    other = table.captains[1 - seat]
    if len(mine.medals) + len(other.medals) == table.season:
        return 0.0
    my_left = COLUMNS - mine.column
    other_left = COLUMNS - other.column
    ahead = mine.season_distance - other.season_distance + w.medal_column * (my_left - other_left)
    chance = logistic(ahead / (w.medal_end + w.medal_left * (my_left + other_left)))
    return w.medal * table.catalogue.medals[table.season - 1] * (2.0 * chance - 1.0)


def prospects(table: GalaxyTable, seat: Seat, w: Weights) -> float:
    """The predictions this captain has placed, less those of the other, whose conditions are anybody's guess."""
    value = 0.0
    for rocket in (0, 1):
        for position, card in enumerate(table.stacks[rocket]):
            worth = w.first_token - w.next_token * position
            if card // PREDICTIONS == seat:
                value += worth * chance_to_be_right(table, card % PREDICTIONS, rocket, w)
            else:
                value -= worth * w.guess
    return value


def chance_to_be_right(table: GalaxyTable, condition: int, rocket: Seat, w: Weights) -> float:
    """A lead is the surer the less of the game is left."""
    left = share_left(table)
    sureness = w.sureness[condition] * (0.6 + 0.8 / (0.1 + left))
    if table.catalogue.conditions[condition] == "first-orbit":
        sureness = 0.2 if left > 0.0 else 40.0
    ahead = lead(table, condition, rocket)
    edge = 0.2 if table.house.ties_count else -0.2
    return logistic(sureness * (ahead + edge))
