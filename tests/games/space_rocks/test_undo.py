"""What somebody has seen cannot be taken back, even where no chance was used. [design: Information gained]"""

import pytest

from stardeck.games.space_rocks.actions import Attack, Deploy, Reload, Scry
from stardeck.kernel import Match

from .table_builder import GAME, a_table, asked, at, deck_top, discards, do, fly, from_hand, hand, home, on


def gained(table, action):
    """Whether a match says that this action of the asked seat showed something new."""
    match = Match(GAME, table.seats, seed=bytes(32))
    match.table = table
    match.say(asked(table), action)
    return match.moves[-1].gained


def after_a_scry(species, hands, rocks=""):
    """Static Interference has settled the top cards: drawing them uses no chance."""
    table = a_table(species, hands, research=["U"], rocks=["", rocks], deck="R1 R2 R3 U U U")
    do(table, fly("f_static_interference", "S1"), Scry(()))
    assert deck_top(table, 0) == "R1 R2 R3"
    return table


@pytest.mark.parametrize(
    ("species", "held", "rocks", "action", "then"),
    [
        ("FA", "U", "", Reload(), "U R1 R2"),
        ("FA", "U", "", Deploy("U", True), "R1"),
        ("FD", "S1", "R1 R1 R1", fly("d_asteroid_mining", "S1"), "R1 R2 R3"),
    ],
    ids=["reload", "the card for a colony", "asteroid mining"],
)
def test_a_card_drawn_from_a_settled_top_is_something_new(species, held, rocks, action, then):
    """The drawer did not know what the looker left on top."""
    table = after_a_scry(species, ["S1 U", held], rocks)
    assert gained(table, action)
    assert hand(table, 1) == then


def test_a_hand_that_a_blockade_takes_whole_was_seen():
    """Nobody chooses and no chance is used, but the active player sees the hand."""
    table = a_table("FA", ["S1 U", "R1 R2"], ["X", "U V"], ["U U U"], ["R1 R1 R1 R1"])
    assert gained(table, fly("f_orbital_blockade", "S1"))
    assert discards(table) == "S1 R1 R2"


def test_a_hand_given_up_for_want_of_a_planet_was_seen():
    """Atmospheric Ignition on somebody without deployed planets is answered without asking."""
    table = a_table("FA", ["S1 U", "R1 R2"], ["X", ""], ["U U U U U"], ["R1 R1 R1 R1"])
    assert gained(table, fly("f_atmospheric_ignition", "S1"))
    assert discards(table) == "S1 R1 R2"


def test_the_hand_of_a_fallen_species_was_seen():
    """A rock nobody can deflect ends a species at once, and its hand is shown."""
    table = a_table("CAB", ["S1 S1 R1", "R2 R3", "U"], ["U", "", "Y"], ["Y Y"], ["R1 R1 R1 R1"])
    do(table, fly("c_target_lock", "S1"), from_hand(1, 1))
    assert gained(table, home(1))
    assert not table.players[1].alive
    assert discards(table) == "S1 S1 R1 R2 R3"


def test_what_shows_nothing_can_be_taken_back():
    """A launch, an aim and a chosen opponent are free."""
    table = a_table("AD", ["S1 R1 U", "U"], ["U", "W X"], ["X X"])
    assert not gained(table, Attack())
    assert not gained(table, from_hand(1, 1))
    assert not gained(table, at(1, 1))
    table = a_table("ADE", ["S1", "U", "U"], rocks=["R1"])
    assert not gained(table, fly("a_deep_scan", "S1"))
    assert gained(table, on(1))
