"""The end of a season: medal, order of predictions, the next season. [rules 9]"""

import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush.events import MedalWon, SeasonBegan
from stardeck.kernel import FastRng, numbered_seed, play_out

from .table_builder import (
    BLUE,
    CARDS,
    ORANGE,
    a_dealt_table,
    actor,
    discoveries,
    down,
    give,
    in_pool,
    on_track,
    play,
    position,
    predict,
    short,
    the_last_pair,
    up,
)


def medals(table):
    return [table.captains[seat].medals for seat in (BLUE, ORANGE)]


def predict_anything(table):
    """Both captains place their first prediction on the blue rocket."""
    for _ in range(2):
        hand = table.captains[actor(table)].hand
        play(table, predict(CARDS.conditions[hand[0]], BLUE))


# ---------------------------------------------------------------------- the medal


@pytest.mark.parametrize(
    ("blue", "orange", "winner"),
    [("comet-20", "comet-15", BLUE), ("comet-10", "comet-15", ORANGE), ("", "comet-10", ORANGE)],
)
@pytest.mark.parametrize("first", [BLUE, ORANGE])
def test_the_medal_goes_to_the_longer_distance_of_the_season(blue, orange, winner, first):
    """To the player with the larger season distance, whatever the orbits."""
    table = the_last_pair(first=first)
    give(table, BLUE, down=blue)
    give(table, ORANGE, down=orange)
    play(table, up(6, 1), up(6, 2))

    assert medals(table)[winner] == (1,)
    assert medals(table)[1 - winner] == ()


def test_W11_equal_distances_go_to_the_first_orbit():
    """Season 2, Blue 15 au, Orange 15 au, Orange in orbit 1: Orange gets the 6."""
    table = the_last_pair(first=ORANGE, season=2)
    give(table, BLUE, down="comet-15")
    give(table, ORANGE, down="comet-15")
    play(table, up(6, 1), up(6, 2))

    assert medals(table) == [(), (2,)]
    assert table.log[-1] == MedalWon(ORANGE, 2, 6, 15, True)


def test_W11_nobody_travelled_and_the_medal_is_still_awarded():
    """Season 4, 0-0, Blue in orbit 1: Blue gets the 9."""
    table = the_last_pair(first=BLUE, season=4)
    play(table, up(6, 1), up(6, 2))

    assert medals(table) == [(4,), ()]
    assert {row.name: row.points for row in GAME.result(table).rows}["Medals"] == (9, 0)


def test_R22_the_medal_is_awarded_when_nobody_travelled():
    """Medal when nobody travelled: still awarded, to the first orbit."""
    table = the_last_pair(first=ORANGE)
    play(table, up(6, 1), up(6, 2))

    assert medals(table) == [(), (1,)]


def test_R9_the_first_orbit_is_where_the_rocket_stands_at_the_end():
    """The player in the first orbit: the rocket standing in orbit 1 in column 6 of the season just ended."""
    table = the_last_pair(first=BLUE)  # Blue leads until the last pair, then changes the lane
    play(table, up(6, 2), up(6, 1))

    assert medals(table) == [(), (1,)]
    assert actor(table) == ORANGE
    predict_anything(table)
    assert position(table, ORANGE) == (0, 1)
    assert actor(table) == ORANGE


def test_earlier_seasons_do_not_count_for_the_medal():
    """Earlier seasons' distance is ignored."""
    table = the_last_pair(season=3)
    give(table, BLUE, earlier="comet-20 osmium-20 osmium-20")
    give(table, ORANGE, down="nebula-10")
    play(table, up(6, 1), up(6, 2))

    assert medals(table) == [(), (3,)]


def test_the_last_card_counts_for_the_medal():
    """Exactly one medal is awarded in every season, after the last card."""
    table = the_last_pair()
    give(table, ORANGE, down="comet-10")
    play(table, down(6, 1), up(6, 2))

    assert medals(table) == [(1,), ()]  # 10 to 10, and Blue is in orbit 1


def test_exactly_four_medals_are_awarded_in_a_game():
    """One medal is awarded each season."""
    for number in range(20):
        table = GAME.set_up(2, numbered_seed(number))
        play_out(table, FastRng(number))
        assert sorted(table.captains[BLUE].medals + table.captains[ORANGE].medals) == [1, 2, 3, 4]


# ---------------------------------------------------------------------- the next season


def test_R24_predictions_come_before_the_next_layout():
    """Is the next layout known when predicting? No, predictions come first."""
    table = the_last_pair()
    play(table, down(6, 1), down(6, 2))

    assert table.agenda[-1].decision == "prediction"
    assert table.season == 1
    assert all(card < 0 for card in table.track)
    assert not any(isinstance(told, SeasonBegan) for told in table.log)


def test_the_first_orbit_predicts_first():
    """First the player whose rocket is in orbit 1, then the other."""
    table = the_last_pair(first=ORANGE)
    play(table, down(6, 1), down(6, 2))
    assert actor(table) == ORANGE

    play(table, predict("medals", BLUE))
    assert actor(table) == BLUE


def test_R41_rockets_keep_their_orbits():
    """Order of rockets in seasons 2-4: each keeps its orbit; no new draw."""
    table = the_last_pair(first=BLUE)
    play(table, down(6, 2), down(6, 1))
    predict_anything(table)

    assert [position(table, seat) for seat in (BLUE, ORANGE)] == [(0, 2), (0, 1)]


def test_a_new_season_has_new_cards_and_a_new_pool():
    """Prepare the next season: discard the pool, set the old deck aside, deal the next season."""
    table = the_last_pair(pool="1-01 - 1-02 1-03", deck="1-04 1-05")
    play(table, down(6, 1), down(6, 2))
    before = len(table.orbit_deck)
    predict_anything(table)

    assert table.season == 2
    assert all(card >= 0 for card in table.track)
    assert len(table.orbit_deck) == before - 12
    assert table.discards == tuple(discoveries("1-01 1-02 1-03"))
    assert sorted(table.aside) == discoveries("1-04 1-05")
    assert all(CARDS.season[card] == 2 for card in table.pool)
    assert (len(table.deck), len(table.later)) == (8, 2)


def test_distance_of_the_season_becomes_earlier_distance():
    """Season distance of both becomes 0 (the cards move to "earlier distance")."""
    table = the_last_pair()
    give(table, BLUE, earlier="comet-20", down="nebula-10")
    play(table, down(6, 1), down(6, 2))
    predict_anything(table)
    blue = table.captains[BLUE]

    assert (blue.season_distance, blue.distance, blue.down) == (0, 40, ())
    assert short(blue.earlier) == ["comet-20", "nebula-10", "nebula-10"]


def test_achievements_stay():
    """Achievement cards are not replaced."""
    table = the_last_pair(in_play="sets five medals-3 distance-90")
    before = table.achievements
    play(table, down(6, 1), down(6, 2))
    predict_anything(table)

    assert table.achievements == before


def test_all_four_seasons_are_dealt_from_explicit_decks():
    """Dealing a season (also used for seasons 2-4) draws from the top of the same orbit deck."""
    first = "nebula-10 comet-15 " * 2 + "osmium-10 osmium-15 " * 2 + "iridium-10 iridium-15 " * 2
    table = a_dealt_table(first + "palladium-20 palladium-10", decks=("", "2-04 2-03 2-02 2-01", "", ""))
    for column in range(1, 7):
        play(table, down(column, 1), down(column, 2))
    predict_anything(table)

    assert table.season == 2
    assert on_track(table, 1) == "palladium-10 palladium-20"
    assert in_pool(table) == "2-04 2-03 2-02 2-01"


def test_R40_achievements_pay_only_at_the_end():
    """Do achievements pay when reached during the game? Only at the end, from the final position."""
    table = the_last_pair("heroic-flare heroic-cure", season=4, in_play="heroics-3", hands=("", ""))
    give(table, BLUE, up="heroic-choir heroic-beacon heroic-mail")
    assert GAME.see(table, None).captains[BLUE].rows["achievements"] == 6

    play(table, up(6, 1), up(6, 2))
    assert {row.name: row.points for row in GAME.result(table).rows}["Achievements"] == (0, 0)


def test_there_is_no_prediction_after_the_fourth_season():
    """After the medal of season 4 there is no prediction: the game is over."""
    table = the_last_pair(season=4)
    play(table, down(6, 1))
    assert GAME.result(table) is None

    play(table, down(6, 2))
    assert table.agenda == []
    assert table.ended == "four_seasons"
    assert GAME.result(table).reason == "four_seasons"
