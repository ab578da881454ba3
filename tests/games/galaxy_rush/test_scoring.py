"""The score sheet: seven categories, all Achievements, the winner. [rules 10]"""

import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush.cards import Catalogue
from stardeck.games.galaxy_rush.events import Ended, Tallied
from stardeck.games.galaxy_rush.scoring import (
    CATEGORIES,
    MOST,
    MOST_ACHIEVEMENT_REPUTATION,
    RULES,
    expedition_reputation,
)
from stardeck.games.galaxy_rush.table import Captain

from .table_builder import BLUE, CARDS, NAMES, ORANGE, a_finished_game, give, play, sheet, the_last_pair, up


def blue_points(row, in_play="heroics-5", **tableau):
    return sheet(a_finished_game(tableau, in_play=in_play))[row][BLUE]


def cards(**counts):
    return " ".join(" ".join([f"{kind}-10"] * n) for kind, n in counts.items())


# ---------------------------------------------------------------------- categories


def test_medals_are_worth_their_values():
    """Medals: sum of medal values."""
    assert blue_points("Medals", medals=(1, 3)) == 5 + 7
    assert blue_points("Medals", medals=(1, 2, 3, 4)) == 27


def test_heroics_are_worth_their_reputation():
    """Heroics: sum of reputation of face-up Heroics; face-down ones are only distance."""
    assert blue_points("Heroics", up="heroic-evacuation heroic-mail", down="heroic-flare") == 9 + 5


def test_discoveries_are_worth_their_reputation():
    """Discoveries: sum of reputation of all Discoveries (season one included)."""
    assert blue_points("Discoveries", found="1-05 2-05 3-09 4-12") == 2 + 5 + 8 + 10


@pytest.mark.parametrize(("asteroids", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55])))
def test_R38_the_asteroid_table(asteroids, points):
    """n(n+1)/2 covers all 10 in the deck."""
    assert blue_points("Expeditions", up=cards(asteroid=asteroids)) == points


def test_R38_a_shorter_table_holds_its_last_entry():
    """In a card file with a shorter table its last entry holds for all higher counts."""
    short_table = Catalogue(CARDS.file, "")
    short_table.asteroid_table = [0, 1, 3, 6]
    captain = Captain(1, (), ())
    for asteroids, points in [(3, 6), (4, 6), (9, 6), (2, 3)]:
        captain.expeditions = [asteroids, 0, 0]
        assert expedition_reputation(short_table, captain) == points


def test_W6_four_asteroids_are_worth_10():
    """4 Asteroids = 10."""
    assert blue_points("Expeditions", up=cards(asteroid=4)) == 10


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ({"comet": 3}, 8),
        ({"comet": 4}, 16),
        ({"nebula": 2}, 0),
        ({"nebula": 3}, 15),
        ({"nebula": 5}, 15),
        ({"nebula": 6}, 30),
        ({"asteroid": 4, "comet": 3, "nebula": 4}, 33),
    ],
)
def test_W7_expeditions(counts, points):
    """3 Comets = 8, 4 Comets = 16; 2 Nebulae = 0, 3 or 5 = 15, 6 = 30; together 10 + 8 + 15 = 33."""
    assert blue_points("Expeditions", up=cards(**counts)) == points


@pytest.mark.parametrize("counts", [{"comet": 1}, {"nebula": 1}, {"nebula": 2}, {"comet": 1, "nebula": 2}])
def test_R37_unfinished_sets_are_worth_nothing(counts):
    """Unfinished Comet pair, Nebula set: 0."""
    assert blue_points("Expeditions", up=cards(**counts)) == 0


@pytest.mark.parametrize(
    ("down", "points"), [("", 0), ("comet-15", 1), ("comet-15 comet-15", 3), ("comet-20 comet-15", 3)]
)
def test_R34_distance_is_rounded_down_once_on_the_total(down, points):
    """Rounding of distance: floor once, on the total of all seasons."""
    assert blue_points("Distance", down=down) == points


def test_R34_seasons_are_added_before_rounding():
    """15 au in one season and 15 au in another are 3, not 2."""
    assert blue_points("Distance", earlier="comet-15", down="comet-15") == 3


def test_W12_distance():
    """Total 125 au: Distance 12, extra-distance achievement another 12, the "125 or more" achievement is met."""
    far = "comet-20 " * 5 + "comet-15 nebula-10"
    assert blue_points("Distance", earlier=far) == 12
    assert blue_points("Achievements", "extra-distance", earlier=far) == 12
    assert blue_points("Achievements", "extra-distance distance-125", earlier=far) == 12 + 6


# ---------------------------------------------------------------------- the 13 achievements

ACHIEVEMENTS = [
    ("sets", {"up": cards(iridium=1, osmium=1, palladium=1)}, 0),
    ("sets", {"up": cards(iridium=1, osmium=1, palladium=1, ruthenium=1)}, 3),
    ("sets", {"up": cards(iridium=3, osmium=2, palladium=2, ruthenium=4)}, 6),
    ("five", {"up": cards(iridium=4, osmium=4)}, 0),
    ("five", {"up": cards(osmium=5)}, 8),
    ("five", {"up": cards(ruthenium=7)}, 8),
    ("heroics-5", {"up": "heroic-mail heroic-cure heroic-flare heroic-choir"}, 0),
    ("heroics-5", {"up": "heroic-mail heroic-cure heroic-flare heroic-choir heroic-beacon"}, 9),
    ("heroics-5", {"up": "heroic-mail heroic-cure heroic-flare heroic-choir heroic-beacon heroic-pirates"}, 9),
    ("no-expeditions", {}, 7),
    ("no-expeditions", {"up": "comet-10"}, 0),
    ("no-expeditions", {"down": "comet-10 nebula-10 asteroid-10"}, 7),
    ("no-heroics", {}, 8),
    ("no-heroics", {"down": "heroic-flare"}, 8),
    ("no-heroics", {"up": "heroic-flare"}, 0),
    ("each-expedition", {"up": "comet-10 asteroid-10 nebula-10"}, 5),
    ("each-expedition", {"up": "comet-10 asteroid-10 comet-10", "down": "nebula-10"}, 0),
    ("extra-distance", {}, 0),
    ("extra-distance", {"earlier": "comet-15", "down": "comet-10"}, 2),
    ("extra-distance", {"down": "comet-20 comet-20 comet-15"}, 5),
    ("expeditions-7", {"up": cards(nebula=6)}, 0),
    ("expeditions-7", {"up": cards(nebula=2, comet=3, asteroid=2)}, 7),
    ("expeditions-7", {"up": cards(nebula=6), "down": "nebula-10"}, 0),
    ("heroics-3", {"up": "heroic-mail heroic-cure"}, 0),
    ("heroics-3", {"up": "heroic-mail heroic-cure heroic-flare"}, 6),
    ("heroics-3", {"up": "heroic-mail heroic-cure heroic-flare", "down": "heroic-choir"}, 6),
    ("heroics-3", {"up": "heroic-mail heroic-cure heroic-flare heroic-choir"}, 0),
    ("distance-90", {"earlier": "comet-20 comet-20", "down": "comet-20 comet-20 comet-10"}, 9),
    ("distance-90", {"down": "comet-20 comet-20 comet-20 comet-20"}, 0),
    ("distance-90", {"down": "comet-20 comet-20 comet-20 comet-20 comet-15"}, 0),
    ("distance-50", {}, 8),
    ("distance-50", {"down": "comet-20 comet-20", "earlier": "comet-10"}, 8),
    ("distance-50", {"down": "comet-20 comet-20 comet-15"}, 0),
    ("distance-125", {"down": "comet-20 " * 6}, 0),
    ("distance-125", {"down": "comet-20 " * 5 + "comet-15 comet-10"}, 6),
    ("distance-125", {"earlier": "comet-20 " * 7}, 6),
    ("medals-3", {"medals": (1, 2)}, 0),
    ("medals-3", {"medals": (1, 2, 4)}, 7),
    ("medals-3", {"medals": (1, 2, 3, 4)}, 0),
]


@pytest.mark.parametrize(("card", "tableau", "points"), ACHIEVEMENTS)
def test_an_achievement_pays_what_its_card_says(card, tableau, points):
    """Achievements: scored if the condition of the card holds in the final position."""
    assert blue_points("Achievements", card, **tableau) == points


def test_every_achievement_is_tested():
    """All 13 conditions are in the rulebook, and in the table above."""
    assert {f"ach-{card}" for card, _, _ in ACHIEVEMENTS} == set(CARDS.achievements)
    assert set(CARDS.rules) == set(RULES)
    assert set(CARDS.tests) == {*MOST, MOST_ACHIEVEMENT_REPUTATION}


@pytest.mark.parametrize(("counts", "points"), [((1, 1, 1, 1), 3), ((2, 2, 2, 2), 6), ((5, 2, 1, 1), 3)])
def test_W8_resource_sets(counts, points):
    """One of each = 3; two of each = 6; 5/2/1/1 = 3."""
    owned = dict(zip(CARDS.resources, counts, strict=True))
    assert blue_points("Achievements", "sets", up=cards(**owned)) == points


def test_R20_gifts_count_for_achievements_and_are_discoveries_too():
    """Do season-one Discoveries count as Resources for achievements, and as Discoveries? Yes to both."""
    tableau = {"up": cards(iridium=4), "found": "1-04"}  # 1-04 gives iridium
    assert blue_points("Achievements", "five", **tableau) == 8
    assert blue_points("Discoveries", **tableau) == 1
    assert blue_points("Achievements", "sets", found="1-01 1-02 1-03 1-04") == 3


def test_R21_face_down_resources_count_for_nothing():
    """Does Resource set / 5-of-a-type count face-down cards? No."""
    assert blue_points("Achievements", "five sets", up=cards(iridium=4), down=cards(iridium=1, osmium=2)) == 0


@pytest.mark.parametrize(
    ("card", "tableau"),
    [("heroics-3", {"up": "heroic-mail heroic-cure heroic-flare"}), ("expeditions-7", {"up": cards(comet=7)})],
)
def test_R35_one_card_face_up_completes_an_expedition_or_heroic(card, tableau):
    """ "Complete" an Expedition or Heroic: one face-up card each; a set is not needed."""
    assert blue_points("Achievements", card, **tableau) > 0


def test_both_captains_may_score_the_same_achievement():
    """Both players may score the same card."""
    assert sheet(a_finished_game(in_play="no-heroics distance-50"))["Achievements"] == (16, 16)


def test_achievements_are_tallied_in_the_log():
    """At the end every Achievement in play is told with what it paid Blue and Orange."""
    table = the_last_pair(season=4, hands=("", ""), in_play="no-heroics sets")
    give(table, ORANGE, up="heroic-flare")
    play(table, up(6, 1), up(6, 2))

    assert [told for told in table.log if isinstance(told, Tallied)] == [
        Tallied("ach-no-heroics", (8, 0)),
        Tallied("ach-sets", (0, 0)),
    ]


# ---------------------------------------------------------------------- the whole sheet


def test_W14_complete_score():
    """12 + 21 + 15 + 33 + 9 + (6 + 5 + 7 + 0) + 11 = 119."""
    table = a_finished_game(
        {
            "medals": (1, 3),
            "up": "heroic-evacuation heroic-choir heroic-mail " + cards(asteroid=4, comet=3, nebula=4),
            "found": "1-05 2-05 3-09",
            "earlier": "comet-20 comet-20 comet-20",
            "down": "comet-20 comet-15",
        },
        {"medals": (2, 4)},
        in_play="heroics-3 each-expedition expeditions-7 distance-90",
        stacks=([(BLUE, "heroics"), (ORANGE, "medals"), (BLUE, "expeditions")], []),
    )

    assert {name: points[BLUE] for name, points in sheet(table).items()} == {
        "Medals": 12,
        "Heroics": 21,
        "Discoveries": 15,
        "Expeditions": 33,
        "Distance": 9,
        "Achievements": 18,
        "Predictions": 11,
        "Total": 119,
    }


def test_the_score_sheet_has_seven_rows():
    """Score seven categories for each player."""
    result = GAME.result(a_finished_game())

    assert tuple(row.name for row in result.rows) == CATEGORIES
    assert result.totals == tuple(sum(row.points[seat] for row in result.rows) for seat in (BLUE, ORANGE))


@pytest.mark.parametrize("first", [BLUE, ORANGE])
@pytest.mark.parametrize("better", [BLUE, ORANGE])
def test_the_higher_total_wins(better, first):
    """Winner: the higher total, whatever the orbit."""
    tableaus = ({"up": "heroic-flare"}, {}) if better == BLUE else ({}, {"up": "heroic-flare"})
    result = GAME.result(a_finished_game(*tableaus, first=first))

    assert result.winners == (better,)
    assert result.ranks[better] == 1
    assert result.ranks[1 - better] == 2
    assert result.notes == {}


@pytest.mark.parametrize("first", [BLUE, ORANGE])
def test_equal_totals_go_to_the_first_orbit(first):
    """Equal totals: the player in the first orbit at the end of season 4. A game is never drawn."""
    result = GAME.result(a_finished_game({"up": "heroic-flare"}, {"found": "3-09"}, first=first))

    assert result.totals[0] == result.totals[1]
    assert result.winners == (first,)
    assert sorted(result.ranks) == [1, 2]
    assert result.notes == {"tie_break": "first_orbit"}


@pytest.mark.parametrize("first", [BLUE, ORANGE])
def test_a_tie_is_told(first):
    """The end says who won, and that the orbit decided."""
    table = the_last_pair(first=first, season=4, hands=("", ""))
    give(table, 1 - first, up="heroic-evacuation")  # worth the medal that the first orbit wins
    play(table, up(6, 1), up(6, 2))

    assert table.log[-1] == Ended("four_seasons", first, True)
    assert GAME.sentence(table.log[-1], NAMES, CARDS).endswith(f"{NAMES[first]} won the tie in the first orbit.")


def test_a_running_game_has_no_result():
    """Scoring comes after the medal of season 4."""
    assert GAME.result(the_last_pair(season=4)) is None
