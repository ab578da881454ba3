"""Answering attacks: entries, third parties, chains, elimination in the middle of things. [rules 8.4 to 8.7, 11]"""

import pytest

from stardeck.games.space_rocks.actions import Attack, Deploy, Reload, Stop
from stardeck.games.space_rocks.cards import LET_PASS
from stardeck.games.space_rocks.events import Cancelled, Declined, Eliminated, Fizzled

from .table_builder import (
    CARDS,
    GAME,
    a_table,
    asked,
    at,
    can,
    colonies,
    decision,
    discards,
    do,
    fly,
    from_hand,
    hand,
    home,
    respond,
    told,
    why,
)

ASSIST = CARDS.assists


def test_indistinguishable_attacks_are_one_entry_on_the_oldest_colony():
    """Same rock class, same modifiers, alike targets: one entry, in order of first announcement."""
    table = a_table(hands=["S1 S2 R1 R1 U", "S1 U"], research=["X X"], colonies=["U", "W X W"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 2), at(1, 2))
    assert can(table) == [respond("S1", 0), respond("decline", 0)]
    do(table, respond("decline", 0))
    assert colonies(table, 1) == "X/- W/-"


def test_an_entry_announced_late_on_an_older_colony_is_answered_first():
    """The entry keeps the place of its first announcement but stands for the attack on the oldest planet."""
    table = a_table(hands=["S1 S2 R1 R1 U", "S1 U"], research=["X X"], colonies=["U", "W W/1 W"])
    table.players[1].colonies[1] &= ~3
    do(table, Attack(), from_hand(1, 1))
    table.flight[0].target = table.players[1].colonies[2] >> 5
    do(table, from_hand(1, 2), at(1, 0))
    assert can(table) == [respond("S1", 1), respond("decline", 1)]


def test_different_rocks_on_alike_colonies_are_different_entries():
    """A colony with a heavier attack on it is not like its sister."""
    table = a_table(hands=["S2 S1 R2 R1 U", "S2 U"], research=["X X"], colonies=["U", "W W"])
    do(table, Attack(), from_hand(2, 2), from_hand(1, 1), at(1, 1))
    assert can(table) == [respond("S2", 0), respond("decline", 0), respond("S2", 1), respond("decline", 1)]


def test_the_sat_of_the_attacked_planet_must_have_the_class():
    """A weak planetary sat does not help."""
    table = a_table(hands=["S2 R2", "S1 U"], colonies=["U", "W/1 X"], research=["X"])
    do(table, Attack(), from_hand(2, 2), at(1, 0))
    assert why(table, respond("planetary")) == "The sat under the planet has class 1, the rock 2."
    assert why(table, respond("S1")) == "A sat must have at least the class of the rock, and this rock has 2."


def test_an_undeflectable_rock_among_others_offers_decline_only():
    """Relativistic R3 next to R2: the R3 can only be let in."""
    table = a_table("CD", ["S1 S3 S2 R3 R2 U", "S3 U"], ["U", "W X"], ["Y Y Y Y Y"], ["R1 R1 R1"])
    do(table, fly("c_relativistic_strike", "S1"), from_hand(3, 3), at(1, 0), from_hand(2, 2), at(1, 1), Stop())
    assert can(table) == [respond("decline", 0), respond("S3", 1), respond("decline", 1)]
    assert why(table, respond("S3", 0)) == "This rock cannot be deflected."


def test_a_first_deflection_by_a_third_party_ends_the_circuit():
    """The next third party is not asked any more."""
    table = a_table("ABCD", ["S1 R1", "U", "S1 U", "S1 U"], ["U V", "Y", "X", "Z"], ["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("decline"))
    assert asked(table) == 2
    assert why(table, ASSIST[2]) == "You do not hold this sat."
    assert why(table, Reload()).startswith("A rock flies at somebody else")
    do(table, ASSIST[1])
    assert (asked(table), decision(table)) == (2, "backfire")


def test_an_assisting_sat_needs_the_class():
    """k >= effective class."""
    table = a_table("ABC", ["S2 R2", "U", "S1"], ["U", "Y", "X"], ["X"])
    do(table, Attack(), from_hand(2, 2), at(1, 0), respond("decline"))
    assert can(table) == [LET_PASS]
    assert why(table, ASSIST[1]) == "A sat must have at least the class of the rock."


def test_a_third_party_deflection_is_a_new_attack_by_the_third_party():
    """Its backfire may be declined by the sender and deflected back by the first defender as a third party."""
    table = a_table("ABC", ["S1 R1 U", "S1 U", "S1"], ["U V", "Y", "X W"], ["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("decline"), ASSIST[1], at(1, 0))
    assert (asked(table), decision(table)) == (0, "respond"), "A is the defender now"
    do(table, respond("decline"))
    assert (asked(table), decision(table)) == (1, "assist"), "C made the attack, so only B is asked"
    do(table, ASSIST[1])
    assert (asked(table), can(table)) == (1, [at(1, 0), at(1, 1)]), "B fires at C"


def test_a_backfire_at_a_colony_under_announced_attack_cancels_it():
    """When a colony leaves play every announced attack on it is cancelled."""
    hands = ["S1 S1 R1 R1 U", "U", "S1 U"]
    table = a_table("ABC", hands, ["U", "V", "X"], ["X X"], backfire_target="any")
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 0))
    do(table, respond("decline"), ASSIST[1])
    do(table, at(2, 0))  # C fires on at B's colony, which has the other rock coming
    assert decision(table) == "respond"
    do(table, respond("decline"), LET_PASS)
    assert colonies(table, 1) == ""
    assert table.flight == []
    assert Cancelled(("R1",)) in told(table)


def test_a_deflected_rock_without_a_living_sender_is_lost():
    """`sender`: if the sender is eliminated there is no target."""
    table = a_table("ABC", ["S1 S1 R1 R1 U", "S1 S1 U", ""], ["", "V Y", "X"], ["X X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 1), respond("S1"), respond("decline"))
    assert Eliminated(0) in told(table)
    do(table, respond("S1"))
    assert Fizzled("R1") in told(table)


def test_with_any_the_rock_of_a_fallen_attacker_finds_another_target():
    """`any`: any opponent of the deflector, even if the sender is gone."""
    hands = ["S1 S1 R1 R1 U", "S1 S1 U", ""]
    table = a_table("ABC", hands, ["", "V Y", "X"], ["X X"], backfire_target="any")
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 1), respond("S1"), home(2))
    do(table, respond("decline"))
    assert not table.players[0].alive
    do(table, respond("S1"))
    assert colonies(table, 2) == "", "C has one colony, no card and no help: the rock hits it"


def test_the_last_two_can_never_fall_together():
    """As soon as one player lives the game ends and the rocks in the air are cancelled."""
    table = a_table(hands=["S1 S1 R1 R1 U", "S1 U"], colonies=["", ""], research=["X X"])
    do(table, Attack(), from_hand(1, 1), from_hand(1, 1))
    do(table, respond("S1"), respond("decline"))
    assert table.ended == "last_standing"
    assert GAME.result(table).ranks == (2, 1)
    assert table.flight == []
    assert table.agenda == []


def test_elimination_of_a_player_cancels_the_attacks_on_them():
    """Announced attacks on this player are cancelled, rocks to the discard pile."""
    table = a_table("ABC", ["S1 S1 S1 R1 R1 R1 U", "U", "U"], ["U", "", "X"], ["X X X"])
    do(table, Attack(), from_hand(1, 1), home(1), from_hand(1, 1), home(1), from_hand(1, 1), at(2, 0))
    do(table, respond("decline"), LET_PASS)
    assert not table.players[1].alive
    assert Cancelled(("R1",)) in told(table)
    assert (asked(table), decision(table)) == (2, "respond")


def test_an_eliminated_player_takes_no_turns_and_cannot_assist():
    """Turns skip the dead, and the circuit does too."""
    table = a_table("ABCD", ["S1 R1 U", "U", "S1 U", "U"], ["U", "V Y", "X", "Z"], ["X"])
    table.players[2].alive = False
    table.fallen = [2]
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("decline"))
    assert asked(table) == 3
    do(table, LET_PASS, Deploy("U"))
    assert asked(table) == 3


def test_an_attacker_eliminated_in_the_own_turn_ends_it():
    """With each_once, too, the fallen player takes no more actions."""
    table = a_table("ABC", ["S1 R1 U", "S1 U", ""], ["", "V", "X"], ["X"], turn_actions="each_once")
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("S1"), respond("decline"))
    assert not table.players[0].alive
    assert (asked(table), decision(table)) == (1, "action")


def test_forced_and_chosen_declines_look_the_same():
    """An automatic choice produces exactly the public events of a chosen one."""
    logs = []
    for held in ("", "U"):
        table = a_table(hands=["S1 R1 U", held], colonies=["U", "W X"], research=["X"])
        do(table, Attack(), from_hand(1, 1), at(1, 0))
        if held:
            do(table, respond("decline"))
        logs.append([event for event in told(table) if isinstance(event, Declined)])
    assert logs[0] == logs[1] == [Declined(1, "R1")]


def test_the_rock_of_a_chain_ends_in_the_discard_pile():
    """Nothing appears or vanishes."""
    table = a_table(hands=["S3 R3 S3", "S3 U"], colonies=["U V", "W"], research=["X"])
    before = GAME.inventory(table)
    do(table, Attack(), from_hand(3, 3), respond("S3"), at(1, 1), respond("S3"))
    assert GAME.inventory(table) == before
    do(table, respond("decline"))
    assert GAME.inventory(table) == before
    assert discards(table) == "S3 S3 S3 R3"
    assert hand(table, 0) == ""


@pytest.mark.parametrize(("verdict", "ranks"), [("draw", (1, 1, 4, 1)), ("verdict", (2, 1, 4, 2))])
def test_places_after_a_stalemate(verdict, ranks):
    """Survivors share or are judged; the fallen rank below; after two in second place comes fourth."""
    table = a_table("ABCD", ["U", "U", "", "U"], ["U V", "U V Y", "", "W X"], deck="", round_limit=1, stalemate=verdict)
    table.players[2].alive = False
    table.fallen = [2]
    do(table, Reload(), Reload(), Reload())
    result = GAME.result(table)
    assert result.ranks == ranks
    assert sum(result.totals) == pytest.approx(1.0)
    assert result.reason == "round_limit"


def test_places_after_a_victory():
    """Winner first, then in reverse order of elimination."""
    table = a_table("ABC", ["S1 R1 U", "U", ""], ["U", "", ""], ["X"])
    table.players[2].alive = False
    table.fallen = [2]
    do(table, Attack(), from_hand(1, 1), respond("decline"))
    result = GAME.result(table)
    assert (result.ranks, result.winners, result.totals) == ((1, 2, 3), (0,), (1.0, 0.0, 0.0))
    assert GAME.evaluate(table, 0) == 1.0
    assert GAME.evaluate(table, 1) == 0.0
