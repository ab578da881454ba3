"""What will come of an action under way, if everybody does the obvious."""

import pytest

from stardeck.games.space_rocks.actions import Attack, Deploy
from stardeck.games.space_rocks.outlook import calm
from stardeck.games.space_rocks.rules.turn import TakeAction
from stardeck.kernel import FastRng, KeyedRng, advance, choices, numbered_seed, waiting_for

from .table_builder import GAME, a_table, at, do, from_hand, home


def test_between_two_actions_nothing_is_under_way():
    """The very same table."""
    table = a_table("AD", ["U", "U"])
    assert calm(table) is table


@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_comes_to_its_end_and_the_table_stays_as_it_is(seats):
    """In random games, wherever somebody is asked."""
    table = GAME.set_up(seats, numbered_seed(seats), {})
    rng = FastRng(seats)
    while waiting := waiting_for(table):
        before = GAME.see(table, waiting[0])
        after = calm(table)
        assert not after.agenda or isinstance(after.agenda[-1], TakeAction)
        assert GAME.see(table, waiting[0]) == before
        can = choices(table, waiting[0])
        advance(table, waiting[0], can[rng.below(len(can))])


def test_a_rock_is_deflected_and_flies_back():
    """The defender's sat and a colony of the attacker are gone."""
    table = a_table("AD", ["S3 R3 U", "S3 U"], ["U V W", "W X Z"], ["X"])
    do(table, Attack(), from_hand(3, 3), at(1, 0))
    after = calm(table)
    assert [len(player.colonies) for player in after.players] == [2, 3]
    assert after.players[1].size == 1


def test_a_bare_homeworld_is_aimed_at_and_lost():
    """Nothing deflects: the game is over."""
    table = a_table("AD", ["S3 R3 U", "U"], ["U V W", ""], ["X"])
    do(table, Attack())
    assert calm(table).ended == "last_standing"
    table = a_table("ADB", ["S3 R3 U", "U", "U"], ["U V W", "", "Y"], ["X"])
    do(table, Attack(), from_hand(3, 3), home(1))
    assert not calm(table).players[1].alive


def test_a_sat_goes_under_a_colony():
    """It earns cards there."""
    table = a_table("AD", ["S1", "U"], ["U/2 V", "W X Z"], [], ["R1"])
    do(table, Deploy("S1"))
    assert [colony & 3 for colony in calm(table).players[0].colonies] == [2, 1]


def test_the_outlook_foresees_nothing():
    """Chance of the real game is not touched: whatever comes of it, the outlook stays the same."""
    outlooks = set()
    for seed in range(3):
        table = a_table("AD", ["S3 R3 U", "S3 U"], ["U V W", "W X Z"], ["X"])
        table.rng = KeyedRng(numbered_seed(seed))
        do(table, Deploy("S3"))
        after = calm(table)
        outlooks.add((after.rng.below(1 << 30), table.rng.drawn))
    assert len(outlooks) == 1
