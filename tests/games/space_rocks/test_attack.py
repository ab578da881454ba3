"""Announcing attacks: weapons, targets, their canonical order, and what is offered only once. [rules 8.1 to 8.3]"""

import pytest

from stardeck.games.space_rocks.actions import Attack, Deploy, Launch, Reload, Stop
from stardeck.games.space_rocks.events import Aimed, Launched
from stardeck.kernel import IllegalAction

from .table_builder import (
    CARDS,
    GAME,
    a_table,
    asked,
    at,
    can,
    decision,
    discards,
    do,
    from_hand,
    hand,
    home,
    mixed,
    own,
    respond,
    rocks,
    told,
    why,
)


def test_attack_needs_technology_and_a_weapon():
    """tech >= 1 and at least one weapon."""
    table = a_table(hands=["S3 R3", "U"])
    assert why(table, Attack()).startswith("You need a technology level of 1")
    table = a_table(hands=["S2 R3", "U"], research=["X"])
    assert why(table, Attack()) == "You have no rock with a sat of at least its class to propel it."
    table = a_table(hands=["S3 R3", "U"], research=["X"])
    assert Attack() in can(table)


def test_an_own_pair_is_launched_as_it_lies():
    """The sat goes to the discard pile at once, the rock is in the air; nothing leaves the hand."""
    table = a_table(hands=["U", "U"], rocks=["R1/S1 R2/S3"], research=["X"], colonies=["U", "W X"])
    do(table, Attack(), own(2, 3))
    assert rocks(table, 0) == "R1/S1"
    assert (discards(table), hand(table, 0)) == ("S3", "U")
    assert Launched(0, "R2", "S3", "", "own") in told(table)
    assert GAME.see(table, 1).current.rock == 2


def test_first_launch_offers_no_stop():
    """At least one attack must be announced."""
    table = a_table(hands=["S1 R1 U", "U"], research=["X X"], colonies=["U", "W X"])
    do(table, Attack())
    assert why(table, Stop()) == "At least one attack must be announced."
    assert why(table, Reload()) == "You are attacking: choose a rock and what propels it, or stop."
    assert why(table, from_hand(2, 2)) == "You do not have this rock with this sat."
    assert why(table, Launch(1, "hand", 0, 0)) == "A rock needs a propelling sat."


def test_weapons_come_in_canonical_order():
    """Each weapon must come at or after the previous one; stop is always possible from the second on."""
    table = a_table(hands=["S1 S2 R1 R2 U", "U"], research=["X X"], colonies=["U", "W X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert can(table) == [Stop()]
    assert why(table, from_hand(2, 2)) == "Weapons are launched in order, heavy rocks first, and you are past this one."


def test_after_n_attacks_nothing_more_can_be_launched():
    """After N attacks the stop is played by itself."""
    table = a_table(hands=["S1 S1 R1 R1 U", "U"], research=["X"], colonies=["U", "W X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert (asked(table), decision(table)) == (1, "respond")


def test_at_the_limit_the_reason_names_the_technology_level():
    """The step itself refuses a third rock with technology 2."""
    table = a_table(hands=["S1 S1 S1 R1 R1 R1 U", "U"], research=["X X"], colonies=["U", "W X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1))
    step = type(table.agenda[-1].launch)(table.agenda[-1].launch.manner, 2, 2, 0, 0)
    reason = step.why_not(table, 0, CARDS.actions.find(from_hand(1, 1)))
    assert reason.why == "You have announced 2 attacks, as many as your technology level allows."
    assert step.choices(table, 0) == [Stop()]


def test_targets_are_listed_clockwise_and_by_age():
    """Opponents clockwise from the attacker, colonies by age, or the bare homeworld."""
    table = a_table("BCAD", ["S1 R1", "U", "U", "U"], ["U", "X/1 X", "", "Z"], ["X"])
    do(table, Attack(), from_hand(1, 1))
    assert can(table) == [at(1, 0), at(1, 1), home(2), at(3, 0)]
    assert why(table, home(1)) == "A homeworld can be attacked only when its owner has no colony left."
    assert why(table, at(0, 0)) == "Nobody attacks their own planets."
    assert why(table, at(5, 0)) == "Nobody sits there."
    assert why(table, at(3, 1)) == "There is no such colony."
    assert why(table, Reload()) == "First choose the planet the rock flies at."
    table.players[3].alive = False
    assert why(table, at(3, 0)) == "That species is no more."


def test_indistinguishable_colonies_are_offered_once():
    """Same letter, same sat, same announced attacks: only the oldest; an attack on one tells them apart."""
    table = a_table(hands=["S1 S2 R1 R1 U", "U"], research=["X X"], colonies=["U", "W W W"])
    do(table, Attack())
    do(table, from_hand(1, 1))
    assert {shot.target for shot in table.flight} == {table.players[1].colonies[0] >> 5}, "all alike: no choice"
    do(table, from_hand(1, 2))
    assert can(table) == [at(1, 0), at(1, 1)]
    assert why(table, at(1, 2)) == "It is just like an older one: choose that one."


def test_equal_weapons_are_aimed_in_order():
    """Of two equal weapons the second target comes at or after the first in the list."""
    table = a_table("ADB", ["S1 S1 R1 R1 U", "U", "U"], ["U", "W X", "V"], ["X X"])
    do(table, Attack(), from_hand(1, 1), at(1, 1), from_hand(1, 1))
    assert can(table) == [at(1, 1), at(2, 0)]
    assert why(table, at(1, 0)) == "Equal weapons are aimed in the order of the table, and you are past this planet."


def test_the_previous_target_is_always_offered_again():
    """The restriction is applied to the full list; alike colonies are merged only among what it leaves."""
    table = a_table(hands=["S1 S1 S1 R1 R1 R1 U", "U"], research=["X X X"], colonies=["U", "W X W"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 1), from_hand(1, 1))
    assert can(table) == [at(1, 1), at(1, 2)], "X again, or the W that stands behind it"


def test_a_second_equal_shot_with_one_place_left_is_aimed_without_asking():
    """Public facts leave no choice."""
    table = a_table(hands=["S1 S1 R1 R1 U", "U"], research=["X X"], colonies=["U", "W X"])
    do(table, Attack(), from_hand(1, 1), at(1, 1), from_hand(1, 1))
    assert decision(table) == "respond"
    assert len({shot.target for shot in table.flight}) == 1


def test_different_weapons_may_go_back_in_the_list():
    """The restriction holds for equal weapons only."""
    table = a_table(hands=["S2 S1 R1 R1 U", "U"], research=["X X"], colonies=["U", "W X"])
    do(table, Attack(), from_hand(1, 1), at(1, 1), from_hand(1, 2))
    assert can(table) == [at(1, 0), at(1, 1)]


def test_with_an_empty_hand_a_single_weapon_flies_without_asking():
    """Deployed pairs are public, so nobody has to be asked."""
    table = a_table(hands=["", "U"], research=["X"], rocks=["R1/S1"], colonies=["U", "W"], deck="")
    assert can(table) == [Reload(), Attack()]
    do(table, Attack())
    assert (asked(table), decision(table)) == (1, "respond")
    assert Aimed(0, 1, "R1", 1, "W", 0) in told(table)


def test_a_mixed_weapon_takes_the_oldest_rock():
    """Of equal rocks the oldest flies."""
    table = a_table(hands=["S2 U", "U"], research=["X"], rocks=["R2 R2/S1 R2"], colonies=["U", "W X"])
    before = table.players[0].rocks[:]
    do(table, Attack(), mixed(2, 2))
    assert table.players[0].rocks == before[1:]


def test_an_illegal_action_changes_nothing():
    """A refusal is a value with a rule, and the position stays."""
    table = a_table(hands=["R1", "U"])
    with pytest.raises(IllegalAction, match="You do not hold this card"):
        do(table, Deploy("R2"))
    assert hand(table, 0) == "R1"
    assert asked(table) == 0


def test_respond_names_attacks_by_announcement():
    """An attack that does not exist, or has a twin, is refused with a reason."""
    table = a_table(hands=["S1 S1 R1 R1 U", "S1 U"], research=["X X"], colonies=["U", "W X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 0))
    assert why(table, respond("S1", 1)) == "It is just like an older one: choose that one."
    assert why(table, respond("S1", 2)) == "There is no such attack."
    assert why(table, Reload()) == "Rocks fly at you: deflect one of them or let it come."
    assert why(table, respond("S2", 0)) == "You do not hold this sat."
    assert why(table, respond("planetary", 0)) == "There is no sat under the attacked planet."
