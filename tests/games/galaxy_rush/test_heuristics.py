"""The evaluation: features and weights of section 14, and that it plays well."""

import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush.expectations import chance_of_distance, chance_of_medals, chance_of_more
from stardeck.games.galaxy_rush.heuristics import standing
from stardeck.kernel import FastRng, advance, choices, numbered_seed, waiting_for

from .table_builder import BLUE, GONE, ORANGE, a_finished_game, a_table, give, play, predict, the_last_pair, up


def value(seat=BLUE, change=None, **position):
    table = a_table(in_play=position.pop("in_play", ""), **position)
    if change is not None:
        change(table)
    return GAME.evaluate(table, seat)


def test_a_finished_game_is_won_or_lost():
    """From 0 (lost) to 1 (won)."""
    table = a_finished_game({"up": "heroic-flare"})

    assert (GAME.evaluate(table, BLUE), GAME.evaluate(table, ORANGE)) == (1.0, 0.0)


def test_without_predictions_the_seats_add_up_to_one():
    """Own minus opponent's: what is good for one is bad for the other."""
    table = a_table("- nebula-10", blue=(1, 1), orange=(0, 2), in_play="five sets medals-3 distance-50")
    give(table, BLUE, up="iridium-10 comet-10", down="comet-15")

    assert GAME.evaluate(table, BLUE) + GAME.evaluate(table, ORANGE) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "better",
    [
        {"up": "heroic-flare"},
        {"found": "4-12"},
        {"up": "comet-10"},
        {"up": "comet-10 comet-10"},
        {"up": "nebula-10"},
        {"up": "nebula-10 nebula-10"},
        {"up": "asteroid-10"},
        {"up": "iridium-10"},
        {"up": "iridium-10 iridium-10 iridium-10 iridium-10 iridium-10"},
        {"down": "comet-20"},
        {"earlier": "comet-20"},
        {"medals": (1,)},
    ],
)
def test_having_more_is_better(better):
    """Points already safe, sets in progress, Resources and distance all count."""
    season = 2 if "medals" in better else 1
    assert value(season=season, change=lambda table: give(table, BLUE, **better)) > value(season=season)


def test_being_in_the_first_orbit_and_having_columns_left_is_better():
    """Tempo: about 4 points per column still to travel and about 1 point for being in orbit 1."""
    table = a_table(GONE, "- nebula-10", blue=(2, 1), orange=(1, 2), in_play="")

    assert standing(table, ORANGE, GAME.weights) - standing(table, BLUE, GAME.weights) > 3.0 - 1.0
    assert value(blue=(0, 1), orange=(0, 2)) > 0.5


@pytest.mark.parametrize("owned", ["iridium-10", "iridium-10 iridium-10"])
def test_a_pool_that_fits_is_better(owned):
    """Plus 0.25-0.3 x the best pool card that is affordable now or one Resource away."""

    def own(table):
        give(table, BLUE, up=owned)

    assert value(change=own, pool="1-09 - - -") > value(change=own)  # 1-09 costs 2 iridium


def test_a_discovery_being_chosen_is_almost_there():
    """Who is asked for a Discovery is better off than who has just declined it."""
    table = a_table("iridium-10 comet-15", pool="1-01 - - -", in_play="")
    play(table, up(1, 1))
    asked = GAME.evaluate(table, BLUE)
    declined = table.copy()
    declined.agenda.pop()

    assert asked > GAME.evaluate(declined, BLUE)


def test_a_lead_in_distance_is_worth_more_late_in_the_season():
    """Medal: value x logistic(lead), the surer the fewer columns are left."""

    def lead(table):
        give(table, BLUE, down="comet-10")

    early = value(change=lead) - value()
    late = value(change=lead, blue=(5, 1), orange=(5, 2)) - value(blue=(5, 1), orange=(5, 2))
    assert late > early > 0


def test_after_the_medal_the_season_distance_does_not_count_twice():
    """Between seasons the medal is safe and nothing more is at stake."""
    table = the_last_pair(in_play="")
    give(table, BLUE, down="comet-20")
    play(table, up(6, 1), up(6, 2))
    before = GAME.evaluate(table, BLUE)
    table.captains[BLUE].season_distance = 0

    assert GAME.evaluate(table, BLUE) == before


@pytest.mark.parametrize("condition", ["expeditions", "heroics", "discoveries", "resources", "distance", "medals"])
def test_a_prediction_is_better_placed_on_the_leader(condition):
    """Own predictions: about 3-5 x probability of being correct."""
    values = []
    for rocket in (BLUE, ORANGE):
        table = the_last_pair(season=3, hands=(condition, "achievements"), in_play="")
        give(table, BLUE, up="comet-10 heroic-mail iridium-10", found="2-01", down="comet-20 comet-20", medals=(1, 2))
        play(table, up(6, 1), up(6, 2), predict(condition, rocket))
        values.append(GAME.evaluate(table, BLUE))

    assert values[0] > values[1]


def test_what_the_other_captain_predicted_is_not_counted():
    """Own predictions only: the faces of the other's are anybody's guess."""
    values = []
    for card in range(8, 16):
        table = a_table(in_play="", hands=("", ""))
        give(table, BLUE, up="comet-10 heroic-mail iridium-10", down="comet-20")
        table.stacks = [(card,), ()]
        values.append(GAME.evaluate(table, BLUE))

    assert len(set(values)) == 1


def test_the_first_orbit_prediction_is_a_coin_until_the_end():
    """Early on nobody knows who ends in the first orbit."""
    table = a_table(in_play="", hands=("", ""))
    table.stacks = [(7,), ()]
    with_card = GAME.evaluate(table, BLUE)
    table.stacks = [(), ()]

    assert with_card > GAME.evaluate(table, BLUE)


def test_ties_that_count_make_predictions_likelier():
    """With prediction_ties = count a level bet is worth more."""
    values = []
    for ties in ("fail", "count"):
        table = a_table(in_play="", hands=("", ""), ties=ties)
        table.stacks = [(1,), ()]
        values.append(GAME.evaluate(table, BLUE))

    assert values[0] < values[1]


# ---------------------------------------------------------------------- achievements


@pytest.mark.parametrize(
    ("card", "met", "spoilt"),
    [
        ("five", {"up": "iridium-10 " * 5}, {}),
        ("sets", {"up": "iridium-10 osmium-10 palladium-10 ruthenium-10"}, {"up": "iridium-10 " * 4}),
        ("heroics-5", {"up": "heroic-mail " * 5}, {"up": "heroic-mail " * 2}),
        ("heroics-3", {"up": "heroic-mail " * 3}, {"up": "heroic-mail " * 4}),
        ("no-heroics", {}, {"up": "heroic-mail"}),
        ("no-expeditions", {}, {"up": "comet-10"}),
        ("each-expedition", {"up": "comet-10 nebula-10 asteroid-10"}, {"up": "comet-10 comet-10 asteroid-10"}),
        ("expeditions-7", {"up": "comet-10 " * 7}, {"up": "comet-10 " * 3}),
        ("extra-distance", {"earlier": "comet-20 " * 5}, {"earlier": "comet-20"}),
        ("distance-90", {"earlier": "comet-20 " * 4 + "comet-10"}, {"earlier": "comet-20 " * 5}),
        ("distance-50", {"earlier": "comet-20"}, {"earlier": "comet-20 " * 3}),
        ("distance-125", {"earlier": "comet-20 " * 7}, {"earlier": "comet-20 " * 3}),
        ("medals-3", {"medals": (1, 2, 3)}, {"medals": (1,)}),
    ],
)
def test_an_achievement_in_reach_counts(card, met, spoilt):
    """Achievements: value x probability from the current count."""
    gains = []
    for tableau in (met, spoilt):
        values = []
        for in_play in ("", card):
            table = a_table(*[GONE] * 4, blue=(4, 1), orange=(4, 2), season=4, in_play=in_play)
            give(table, BLUE, **tableau)
            values.append(standing(table, BLUE, GAME.weights))
        gains.append(values[1] - values[0])

    assert gains[0] > gains[1] >= 0


def test_chances():
    """Probabilities from the current count, with so much of the game left."""
    assert chance_of_more(0, 2.0) == 1.0
    assert chance_of_more(1, 0.0) == 0.0
    assert 0 < chance_of_more(3, 1.0) < chance_of_more(2, 1.0) < 1
    assert chance_of_medals(1, 0) == 0.5
    assert chance_of_medals(3, 3) == 0.25
    assert chance_of_medals(-1, 3) == chance_of_medals(2, 0) == 0.0
    assert chance_of_distance("distance_exactly", 90, 90, 0) == 1.0
    assert chance_of_distance("distance_exactly", 95, 90, 5) == 0.0
    assert chance_of_distance("distance_exactly", 60, 90, 12) > chance_of_distance("distance_exactly", 0, 90, 2)
    assert chance_of_distance("distance_at_least", 130, 125, 0) == 1.0


def test_the_evaluation_beats_chance():
    """One ply on the evaluation wins nearly every game against random choices."""
    wins = 0
    for number in range(6):
        table = GAME.set_up(2, numbered_seed(number))
        chance = FastRng(number)
        while waiting_for(table):
            (seat,) = waiting_for(table)
            can = choices(table, seat)
            if seat == number % 2:
                values = []
                for action in can:
                    after = GAME.redeal(table, seat, chance)
                    advance(after, seat, action)
                    values.append(GAME.evaluate(after, seat))
                advance(table, seat, can[values.index(max(values))])
            else:
                advance(table, seat, can[chance.below(len(can))])
        wins += GAME.result(table).winners == (number % 2,)

    assert wins >= 5
