"""End of the game: seven categories; the higher total wins, a tie goes to the first orbit. [rules 10]"""

from collections.abc import Callable
from typing import Final

from stardeck.games.galaxy_rush.cards import PREDICTIONS, Catalogue
from stardeck.games.galaxy_rush.table import Captain, GalaxyTable
from stardeck.kernel.game import Result, Row
from stardeck.kernel.sealed import Seat

CATEGORIES: Final = ("Medals", "Heroics", "Discoveries", "Expeditions", "Distance", "Achievements", "Predictions")

# ---------------------------------------------------------------------- what is counted


def sets_of_resources(captain: Captain) -> int:
    """Complete sets of one Resource of each type."""
    return min(captain.resources)


def most_of_a_resource(captain: Captain) -> int:
    """The size of the largest Resource stack."""
    return max(captain.resources)


def heroics(captain: Captain) -> int:
    """Heroics face up."""
    return captain.heroics


def expeditions(captain: Captain) -> int:
    """Expedition cards face up, in sets or not."""
    return sum(captain.expeditions)


def kinds_of_expedition(captain: Captain) -> int:
    """Of how many of the three kinds there is at least one card."""
    return len([n for n in captain.expeditions if n])


def distance(captain: Captain) -> int:
    """Astronomical units over all seasons."""
    return captain.distance


def medals(captain: Captain) -> int:
    """How many medals."""
    return len(captain.medals)


def discoveries(captain: Captain) -> int:
    """How many Discovery cards."""
    return len(captain.discoveries)


def all_resources(captain: Captain) -> int:
    """Resources of all types, gifts of season one included."""
    return sum(captain.resources)


def in_first_orbit(captain: Captain) -> int:
    """1 for the captain in the first orbit, 0 for the other."""
    return 1 if captain.orbit == 1 else 0


# ---------------------------------------------------------------------- achievements

FOR_EVERY: Final = 0
AT_LEAST: Final = 1
EXACTLY: Final = 2
AT_MOST: Final = 3

Measure = Callable[[Captain], int]

RULES: Final[dict[str, tuple[Measure, int]]] = {
    "resource_sets": (sets_of_resources, FOR_EVERY),
    "resource_at_least": (most_of_a_resource, AT_LEAST),
    "heroics_at_least": (heroics, AT_LEAST),
    "heroics_exactly": (heroics, EXACTLY),
    "expeditions_at_least": (expeditions, AT_LEAST),
    "expeditions_exactly": (expeditions, EXACTLY),
    "one_of_each_expedition": (kinds_of_expedition, AT_LEAST),
    "per_10_au": (distance, FOR_EVERY),
    "distance_exactly": (distance, EXACTLY),
    "distance_at_most": (distance, AT_MOST),
    "distance_at_least": (distance, AT_LEAST),
    "medals_exactly": (medals, EXACTLY),
}


def progress(catalogue: Catalogue, captain: Captain, card: int) -> int:
    """What an Achievement counts, as it stands now."""
    measure, _ = RULES[catalogue.rules[card]]
    return measure(captain)


def achievement_reputation(catalogue: Catalogue, captain: Captain, card: int) -> int:
    """What an Achievement pays this captain if the game ends now."""
    measure, how = RULES[catalogue.rules[card]]
    count = measure(captain)
    threshold = catalogue.thresholds[card]
    pays = catalogue.pays[card]
    if how == FOR_EVERY:
        return pays * (count // threshold)
    if how == AT_LEAST:
        return pays if count >= threshold else 0
    if how == AT_MOST:
        return pays if count <= threshold else 0
    return pays if count == threshold else 0


# ---------------------------------------------------------------------- predictions


MOST: Final[dict[str, Measure]] = {
    "most_expeditions": expeditions,
    "most_heroics": heroics,
    "most_discoveries": discoveries,
    "most_resources": all_resources,
    "most_distance": distance,
    "most_medals": medals,
    "ends_in_first_orbit": in_first_orbit,
}
MOST_ACHIEVEMENT_REPUTATION: Final = "most_achievement_reputation"  # depends on the cards in play


def lead(table: GalaxyTable, condition: int, rocket: Seat) -> int:
    """By how much this rocket's captain is ahead in what the prediction is about."""
    test = table.catalogue.tests[condition]
    if test == MOST_ACHIEVEMENT_REPUTATION:
        return achievements(table, rocket) - achievements(table, 1 - rocket)
    count = MOST[test]
    return count(table.captains[rocket]) - count(table.captains[1 - rocket])


def is_right(table: GalaxyTable, condition: int, rocket: Seat) -> bool:
    """A tie is wrong on either rocket unless the house says otherwise (R25); nobody ties for the first orbit."""
    ahead = lead(table, condition, rocket)
    return ahead > 0 or (ahead == 0 and table.house.ties_count)


def judge(table: GalaxyTable) -> list[tuple[Seat, int, int, int]]:
    """Every prediction as (rocket, position, card, token): from the bottom up, a right one takes the top token left."""
    judged: list[tuple[Seat, int, int, int]] = []
    for rocket in (0, 1):
        given = 0
        for position, card in enumerate(table.stacks[rocket]):
            token = 0
            if is_right(table, card % PREDICTIONS, rocket):
                token = table.catalogue.tokens[given]
                given += 1
            judged.append((rocket, position, card, token))
    return judged


# ---------------------------------------------------------------------- the score sheet


def achievements(table: GalaxyTable, seat: Seat) -> int:
    """What the Achievements in play pay this captain."""
    captain = table.captains[seat]
    return sum([achievement_reputation(table.catalogue, captain, card) for card in table.achievements])


def expedition_reputation(catalogue: Catalogue, captain: Captain) -> int:
    """Asteroids by the table, every pair of Comets, every three Nebulae; unfinished sets are worth nothing."""
    asteroids, comets, nebulae = captain.expeditions
    table = catalogue.asteroid_table
    reputation = table[asteroids if asteroids < len(table) else -1]
    reputation += catalogue.comet_reputation * (comets // catalogue.comet_set)
    return reputation + catalogue.nebula_reputation * (nebulae // catalogue.nebula_set)


def open_rows(table: GalaxyTable, seat: Seat) -> list[int]:
    """The six categories that everybody can see, as if the game ended now."""
    return rows_of(table.catalogue, table.captains[seat], achievements(table, seat))


def rows_of(catalogue: Catalogue, captain: Captain, paid: int) -> list[int]:
    """The same of a captain whom the Achievements pay so much."""
    return [
        sum([catalogue.medals[season - 1] for season in captain.medals]),
        captain.fame,
        sum([catalogue.worth[card] for card in captain.discoveries]),
        expedition_reputation(catalogue, captain),
        captain.distance // catalogue.au_per_reputation,
        paid,
    ]


def prediction_reputation(table: GalaxyTable, seat: Seat) -> int:
    """The tokens this captain earns, if the game ends now."""
    return sum([token for _, _, card, token in judge(table) if card // PREDICTIONS == seat])


def total(table: GalaxyTable, seat: Seat) -> int:
    """All seven categories."""
    return sum(open_rows(table, seat)) + prediction_reputation(table, seat)


def is_tied(table: GalaxyTable) -> bool:
    """Both captains have the same total."""
    return total(table, 0) == total(table, 1)


def winner(table: GalaxyTable) -> Seat:
    """The higher total; if equal, the captain who ended in the first orbit. Never a draw."""
    ahead = total(table, 0) - total(table, 1)
    if ahead == 0:
        return table.first_orbit()
    return 0 if ahead > 0 else 1


def result(table: GalaxyTable) -> Result | None:
    """The score sheet, once the game is over."""
    if not table.ended:
        return None
    sheet = [[*open_rows(table, seat), prediction_reputation(table, seat)] for seat in (0, 1)]
    rows = tuple([Row(name, (float(sheet[0][i]), float(sheet[1][i]))) for i, name in enumerate(CATEGORIES)])
    first = winner(table)
    ranks = (1, 2) if first == 0 else (2, 1)
    notes = {"tie_break": "first_orbit"} if is_tied(table) else {}
    return Result(table.ended, rows, (float(sum(sheet[0])), float(sum(sheet[1]))), ranks, (first,), notes=notes)
