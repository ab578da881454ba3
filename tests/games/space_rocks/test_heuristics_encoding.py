"""The evaluation that drives greedy bots, and the numbers for learners. [rules 14]"""

import pytest

from stardeck.games.space_rocks.actions import Attack
from stardeck.games.space_rocks.encoding import PLAYER
from stardeck.kernel import numbered_seed

from .table_builder import CARDS, GAME, a_table, at, do, from_hand, home, respond

EVEN = GAME.weighted({f"species.{species}": 0.0 for species in range(6)})


def value(**position):
    """The chances of seat 0 against an equal opponent with this difference, all species being equal."""
    base = {"species": "AF", "hands": ["U", "X"], "colonies": ["U V W", "X Y Z"], "research": ["X", "U"]}
    return EVEN.evaluate(a_table(**{**base, **position}), 0)


def test_equals_have_equal_chances():
    """A share of everybody's chances: one half each."""
    assert value() == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize(
    "position",
    [
        {"colonies": ["U V W U", "X Y Z"]},
        {"colonies": ["U/3 V W", "X Y Z"]},
        {"research": ["X X", "U"]},
        {"hands": ["U S3", "X"]},
        {"hands": ["U U", "X"]},
        {"rocks": ["R1", ""]},
        {"rocks": ["R3/S3", "R3/S2"]},
        {"colonies": ["U V W", "X"]},
    ],
)
def test_more_is_better(position):
    """Colonies, sats, technology, sats in hand, cards, mines, weapons, and the enemy's losses."""
    assert value(**position) > value() + 0.01


def test_the_third_colony_is_worth_more_than_the_sixth():
    """Falling value beyond the third."""
    low = value(colonies=["U V W", "X Y Z"]) - value(colonies=["U V", "X Y Z"])
    high = value(colonies=["U V W U V W", "X Y Z"]) - value(colonies=["U V W U V", "X Y Z"])
    assert low > high > 0


def test_a_bare_homeworld_is_nearly_lost():
    """No colony left is worse than a few."""
    assert value(colonies=["", "X Y Z"]) < 0.15


def test_a_rock_in_the_air_counts_against_its_target():
    """More so if nothing deflects it, and most if it flies at the homeworld."""
    chances = []
    for guard in ("W/3 X Z", "W X Z"):
        table = a_table("AD", ["S3 R3 U", "U"], ["U V W", guard], ["X"])
        do(table, Attack(), from_hand(3, 3), at(1, 0))
        chances.append(GAME.evaluate(table, 0))
    assert chances[1] > chances[0]
    table = a_table("ADB", ["S3 R3 U", "S3 U", "U"], ["U V W", "", "Y"], ["X"])
    before = GAME.evaluate(table, 1)
    do(table, Attack(), from_hand(3, 3), home(1), respond("decline"))
    assert table.current is not None
    assert GAME.evaluate(table, 1) < before


def test_an_undeflectable_rock_is_no_chance_to_deflect():
    """Power 4 finds no sat."""
    table = a_table("CD", ["S1 S1 R1 R1 S1 U", "S3"], ["U", "W/3 X"], ["Y Y"], ["R1 R1 R1 R1"])
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    plain = GAME.evaluate(table, 0)
    table.flight[0].power = 4
    assert GAME.evaluate(table, 0) > plain


def test_chances_add_up_and_the_dead_have_none():
    """From 0 to 1, together 1."""
    table = a_table("ABC", ["U", "U", "U"])
    table.players[1].alive = False
    table.fallen = [1]
    assert [GAME.evaluate(table, seat) for seat in range(3)][1] == 0.0
    assert sum(GAME.evaluate(table, seat) for seat in range(3)) == pytest.approx(1.0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_encoding_has_one_shape(players):
    """Fixed for all player counts and viewers."""
    table = GAME.set_up(players, numbered_seed(1))
    shapes = {GAME.encode(GAME.see(table, seat), CARDS).shape for seat in (None, *range(players))}
    assert shapes == {(12 * 6 + 36 + 6 * PLAYER + 14 + 9 + 22,)}


def test_the_encoding_is_told_from_the_viewers_seat():
    """Me first: symmetric positions look alike to both."""
    table = a_table("AF", ["U", "U"])
    one, two = (GAME.encode(GAME.see(table, seat), CARDS) for seat in (0, 1))
    assert (one[:12] == two[:12]).all()
    do(table, *[])
    assert one[72 + 36] == 1.0, "the first player of the list is there"


def test_the_encoding_shows_the_rock_that_is_being_answered():
    """Class, power, maker and defender, counted from the viewer."""
    table = a_table("ADB", ["S3 R3 U", "S3 U", "U"], ["U V W", "W", "Y"], ["X"])
    before = GAME.encode(GAME.see(table, 2), CARDS)
    do(table, Attack(), from_hand(3, 3))
    aiming = GAME.encode(GAME.see(table, 2), CARDS)
    do(table, at(1, 0), respond("decline"))
    flying = GAME.encode(GAME.see(table, 2), CARDS)
    at_shot = 12 * 6 + 36 + 6 * PLAYER
    assert before[at_shot : at_shot + 14].sum() == 0
    assert aiming[at_shot] == 1.0
    assert aiming[at_shot + 2 + 1] == 1.0, "Ann sits one seat on from Cy"
    assert aiming[at_shot + 8 : at_shot + 14].sum() == 0
    assert flying[at_shot + 8 + 2] == 1.0, "Bea sits two seats on"
