"""A turn: who acts, what can be taken, where the rocket goes, what is removed. [rules 6, 7, 8]"""

import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush.events import Removed, Took
from stardeck.kernel import IllegalAction, choices, waiting_for, why_not

from .table_builder import (
    BLUE,
    CARDS,
    DECLINE,
    GONE,
    ORANGE,
    a_table,
    actor,
    discover,
    down,
    give,
    on_track,
    options,
    places,
    play,
    position,
    predict,
    short,
    the_last_pair,
    up,
)

PAIR = "asteroid-10 asteroid-15"

# ---------------------------------------------------------------------- worked examples


def test_W2_first_turn():
    """Blue acts and may take either; takes the Iridium. Orange, behind, takes the Heroic; even, Blue acts."""
    table = a_table("iridium-10 heroic-cure")
    assert actor(table) == BLUE
    assert places(table) == [(1, 1), (1, 2), (2, 1), (2, 2)]

    play(table, up(1, 1))
    assert position(table, BLUE) == (1, 1)
    assert actor(table) == ORANGE
    assert places(table) == [(1, 2), (2, 1), (2, 2)]

    play(table, up(1, 2))
    assert position(table, ORANGE) == (1, 2)
    assert actor(table) == BLUE


def test_W3_acceleration_from_behind():
    """Orange in column 2, Blue in column 3; if Orange takes a card of column 4, the lone Nebula is removed at once."""
    table = a_table(GONE, GONE, "- nebula-10", "asteroid-10 osmium-15", blue=(3, 1), orange=(2, 1))
    assert actor(table) == ORANGE
    assert places(table) == [(3, 2), (4, 1), (4, 2)]

    play(table, up(4, 1))
    assert short(table.removed) == ["nebula-10"]
    assert on_track(table, 3) == "- -"
    assert actor(table) == BLUE
    assert places(table) == [(4, 2), (5, 1), (5, 2)]


def test_W4_acceleration_from_the_front():
    """Orange has both cards of the skipped column; she takes one, the other is removed, she acts again at once."""
    table = a_table(GONE, "comet-10 comet-15", "asteroid-10 osmium-15", blue=(1, 1), orange=(1, 2))
    play(table, up(3, 1))
    assert actor(table) == ORANGE
    assert places(table) == [(2, 1), (2, 2), (3, 2)]

    play(table, up(2, 2))
    assert short(table.removed) == ["comet-10"]
    assert actor(table) == ORANGE


def test_W5_losing_the_first_orbit():
    """The orbit 1 player takes the orbit 2 card, the other the orbit 1 card: now the other player acts first."""
    table = a_table()
    play(table, down(1, 2), down(1, 1))

    assert position(table, BLUE) == (1, 2)
    assert position(table, ORANGE) == (1, 1)
    assert actor(table) == ORANGE


# ---------------------------------------------------------------------- rulings


@pytest.mark.parametrize("orbit", [1, 2])
def test_R1_behind_compares_columns_only(orbit):
    """Farther behind: compare columns only; orbit matters only when even."""
    table = a_table(GONE, blue=(2, 1), orange=(1, orbit))

    assert actor(table) == ORANGE


def test_R2_one_turn_skips_at_most_one_pair():
    """One turn skips at most one pair."""
    table = a_table()

    assert {action.column for action in options(table)} == {1, 2}
    assert why_not(table, BLUE, up(3, 1)).rule == "Accelerating"


def test_R2_the_number_of_accelerations_is_unlimited():
    """The number of accelerating turns in a season or game is unlimited: 2, 4, 6 takes three."""
    table = a_table()
    play(table, down(2, 1), down(2, 2), down(4, 1), down(4, 2), down(6, 1), down(6, 2))

    assert table.season == 1
    assert len(table.captains[BLUE].down) == len(table.captains[ORANGE].down) == 3
    assert len(table.removed) == 6


def test_R3_a_half_taken_pair_is_a_pair_to_choose_from():
    """Is a half-taken pair a pair? Yes: the leader's column has one card left, and it may be accelerated to."""
    table = a_table(GONE, PAIR, "- comet-10", blue=(3, 1), orange=(1, 1))
    play(table, up(3, 2))

    assert position(table, ORANGE) == (3, 2)
    assert len(table.removed) == 2


def test_R3_a_half_taken_pair_is_a_pair_to_skip():
    """A lone card is the pair that may be skipped, and no more than it."""
    table = a_table("- comet-10", blue=(1, 1), orange=(0, 2))

    assert places(table) == [(1, 2), (2, 1), (2, 2)]


def test_R4_nobody_accelerates_past_the_last_pair():
    """Accelerating past the last pair is impossible: there is no next pair to choose from."""
    table = the_last_pair()

    assert places(table) == [(6, 1), (6, 2)]


@pytest.mark.parametrize(
    ("blue", "orange", "columns"),
    [((0, 2), (0, 1), {1, 2}), ((1, 1), (0, 2), {1, 2}), ((2, 1), (0, 2), {1, 2})],
)
def test_R5_accelerating_is_legal_when_even_one_behind_and_two_behind(blue, orange, columns):
    """You can accelerate from any position."""
    table = a_table(blue=blue, orange=orange)
    if blue[0]:
        table.track[2 * blue[0] + blue[1] - 3] = -1

    assert actor(table) == ORANGE
    assert {action.column for action in options(table)} == columns


def test_R6_a_turn_takes_exactly_one_card():
    """May a player pass, or leave a season early? No; every turn takes exactly one card."""
    table = a_table()

    assert all(type(action).__name__ == "Take" for action in options(table))
    for action in (DECLINE, discover(0), predict("medals", BLUE)):
        assert why_not(table, BLUE, action).why == "It is your turn to fly: take a card of the track."


def test_R7_unused_cards_leave_as_soon_as_both_rockets_have_passed():
    """Unused cards are removed immediately when both rockets are at or beyond their column."""
    table = a_table("comet-10 comet-15", "asteroid-10 asteroid-15")
    play(table, down(2, 1))
    assert on_track(table, 1) == "comet-10 comet-15"
    assert table.removed == ()

    play(table, down(1, 1))
    assert on_track(table, 1) == "- -"
    assert short(table.removed) == ["comet-15"]


def test_R7_passing_a_whole_pair_removes_both_cards():
    """Only then can nobody take them: two accelerations onto one column remove a whole pair."""
    table = a_table("comet-10 comet-15")
    play(table, down(2, 1), down(2, 2))

    assert short(table.removed) == ["comet-10", "comet-15"]


def test_R8_rockets_finish_in_column_6_in_different_orbits():
    """Can the rockets finish in the same orbit, or in different columns? No."""
    table = the_last_pair()
    play(table, down(6, 2))
    assert places(table) == [(6, 1)]

    play(table, down(6, 1))
    assert [position(table, seat) for seat in (BLUE, ORANGE)] == [(6, 2), (6, 1)]


def test_R11_face_down_cards_stay_public():
    """Are face-down cards secret? No, the card and its distance stay public."""
    table = a_table("comet-10 comet-15")
    play(table, down(1, 2))

    for viewer in (BLUE, ORANGE, None):
        captain = GAME.see(table, viewer).captains[BLUE]
        assert captain.down == ("orb-comet-15",)
        assert (captain.season_distance, captain.distance) == (15, 15)


def test_R43_a_card_played_face_down_gives_nothing_but_its_distance():
    """Printing slips have no effect: "don't not gain the benefit" means that the front of the card does not count."""
    table = a_table("osmium-10 heroic-cure", "comet-10 nebula-15", blue=(0, 1), orange=(0, 2))
    play(table, down(1, 2), down(1, 1), down(2, 1), down(2, 2))

    for captain in table.captains:
        assert captain.resources == [0, 0, 0, 0]
        assert captain.expeditions == [0, 0, 0]
        assert (captain.heroics, captain.fame, captain.up) == (0, 0, ())
    assert sorted(captain.distance for captain in table.captains) == [20, 30]


# ---------------------------------------------------------------------- the table of section 7


@pytest.mark.parametrize("p", [0, 1, 2, 3, 4])
def test_even_before_column_5_there_are_8_choices(p):
    """p = q ≤ 4: the rocket in orbit 1 has 2 cards in column p+1 and 2 in column p+2."""
    table = a_table(*[GONE] * p, blue=(p, 2), orange=(p, 1))

    assert actor(table) == ORANGE
    assert len(options(table)) == 8


def test_even_in_column_5_there_are_4_choices():
    """p = q = 5: column 6 has 2 cards."""
    assert len(options(the_last_pair())) == 4


@pytest.mark.parametrize("p", [0, 1, 2, 3, 4])
def test_one_behind_there_are_6_choices(p):
    """q = p+1, p ≤ 4: column p+1 has 1 card, column p+2 has 2."""
    table = a_table(*[GONE] * p, "- comet-10", blue=(p + 1, 1), orange=(p, 2))

    assert actor(table) == ORANGE
    assert len(options(table)) == 6


def test_the_last_card_leaves_2_choices():
    """p = 5, q = 6: column 6 has 1 card, so there are always at least two choices."""
    table = the_last_pair()
    play(table, down(6, 1))

    assert len(options(table)) == 2


@pytest.mark.parametrize("p", [0, 1, 2, 3, 4])
def test_two_behind_there_are_6_choices(p):
    """q = p+2: column p+1 has 2 cards, column p+2 has 1."""
    table = a_table(*[GONE] * p, PAIR, "- comet-10", blue=(p + 2, 1), orange=(p, 2))

    assert actor(table) == ORANGE
    assert len(options(table)) == 6


def test_choices_come_by_column_then_orbit_then_face():
    """Canonical order: column ascending, orbit 1 before 2, up before down."""
    expected = [make(column, orbit) for column in (1, 2) for orbit in (1, 2) for make in (up, down)]

    assert options(a_table()) == expected


def test_the_first_into_column_6_waits():
    """The player who is first into column 6 waits until the other arrives too."""
    table = a_table(*[GONE] * 4, PAIR, "nebula-10 nebula-10", blue=(4, 1), orange=(4, 2))
    play(table, down(6, 1))
    for _ in range(2):
        assert actor(table) == ORANGE
        play(table, options(table)[1])

    assert table.agenda[-1].decision == "prediction"


# ---------------------------------------------------------------------- playing a card


@pytest.mark.parametrize(("card", "resource"), [("iridium", 0), ("osmium", 1), ("palladium", 2), ("ruthenium", 3)])
def test_a_resource_face_up_is_owned_for_good(card, resource):
    """Resource, face up: adds 1 to that Resource for the rest of the game."""
    table = a_table(f"{card}-10 comet-15")
    play(table, up(1, 1))

    assert table.captains[BLUE].resources[resource] == 1
    assert sum(table.captains[BLUE].resources) == 1
    assert table.captains[BLUE].distance == 0


@pytest.mark.parametrize(("card", "kind"), [("asteroid", 0), ("comet", 1), ("nebula", 2)])
def test_an_expedition_face_up_is_counted(card, kind):
    """Expedition, face up: adds 1 to Asteroids, Comets or Nebulae."""
    table = a_table(f"{card}-10 comet-15")
    play(table, up(1, 1))

    assert table.captains[BLUE].expeditions[kind] == 1
    assert sum(table.captains[BLUE].expeditions) == 1


def test_a_heroic_face_up_adds_one_and_its_reputation():
    """Heroic, face up: adds 1 Heroic and its printed reputation."""
    table = a_table("heroic-evacuation heroic-beacon")
    play(table, up(1, 1))

    assert (table.captains[BLUE].heroics, table.captains[BLUE].fame) == (1, 9)


@pytest.mark.parametrize(("card", "au"), [("nebula-10", 10), ("comet-15", 15), ("osmium-20", 20)])
def test_any_card_face_down_is_distance(card, au):
    """Any card, face down: adds its distance (10, 15, 20) to season and total distance."""
    table = a_table(f"{card} {card}")
    give(table, BLUE, earlier="comet-20", down="nebula-10")
    play(table, down(1, 1))

    assert table.captains[BLUE].season_distance == 10 + au
    assert table.captains[BLUE].distance == 30 + au


def test_a_turn_is_told():
    """The public log names the card of every take, how it was played and what was removed."""
    table = a_table("comet-10 comet-15", "asteroid-10 asteroid-15")
    play(table, down(2, 1), up(2, 2))

    assert table.log == [
        Took(BLUE, "orb-asteroid-10", 2, 1, "down", 1),
        Took(ORANGE, "orb-asteroid-15", 2, 2, "up", 1),
        Removed(("orb-comet-10", "orb-comet-15")),
    ]


# ---------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("action", "rule", "why"),
    [
        (up(2, 1), "On your turn", "Your rocket is in column 2 already and only flies ahead."),
        (up(1, 1), "On your turn", "Your rocket is in column 2 already and only flies ahead."),
        (up(3, 1), "On your turn", "This card has been taken."),
        (up(5, 1), "Accelerating", "One turn skips at most one pair, so this card is too far ahead."),
    ],
)
def test_a_card_that_cannot_be_taken_is_refused_with_the_rule(action, rule, why):
    """Legal: every card still on the track in column p+1, and in column p+2."""
    table = a_table(GONE, GONE, "- nebula-10", blue=(3, 1), orange=(2, 1))
    reason = why_not(table, ORANGE, action)

    assert (reason.rule, reason.why) == (rule, why)
    with pytest.raises(IllegalAction):
        play(table, action)


def test_longer_leaps_are_refused_with_the_house_limit():
    """With max_skip = k a turn skips at most k pairs."""
    table = a_table(max_skip=2)

    assert why_not(table, BLUE, up(4, 1)).why == "One turn skips at most 2 pairs, so this card is too far ahead."


def test_the_captain_ahead_is_not_asked():
    """Nothing is simultaneous: every decision is made by one player."""
    table = a_table()

    assert waiting_for(table) == (BLUE,)
    assert choices(table, ORANGE) == []
    assert why_not(table, ORANGE, up(1, 1)).why == "It is not your turn to choose."


def test_every_card_on_the_track_can_be_tried():
    """Everything a person might try is answered: 24 takes at the start, 8 of them legal."""
    table = a_table()

    assert list(table.agenda[-1].candidates(table, BLUE)) == list(CARDS.actions)[:24]
