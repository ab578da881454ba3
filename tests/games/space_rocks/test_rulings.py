"""The rulings R1 to R51 of the specification, section 12, one test or more each, named after them."""

from collections import Counter
from pathlib import Path

import pytest

from stardeck.games.space_rocks.actions import (
    Attack,
    Card,
    Colony,
    Deploy,
    EndTurn,
    GiveUp,
    Home,
    Launch,
    Mission,
    Reload,
    Research,
    Rock,
    Scry,
    Stop,
)
from stardeck.games.space_rocks.cards import LET_PASS
from stardeck.kernel import BadOptions, FastRng, choices, numbered_seed

from .table_builder import (
    CARDS,
    GAME,
    a_table,
    asked,
    at,
    can,
    colonies,
    decision,
    deck_top,
    discards,
    do,
    fly,
    from_hand,
    hand,
    home,
    known,
    mixed,
    on,
    own,
    research,
    respond,
    rocks,
    void,
    why,
)

ASSIST = CARDS.assists


def test_R1_one_action_per_turn():
    """After one action the turn ends."""
    table = a_table(hands=["R1 R2", "U"])
    do(table, Deploy("R1"))
    assert asked(table) == 1


def test_R1_each_action_once():
    """With `each_once` every action type is possible once, until the player ends the turn."""
    table = a_table(hands=["R1 R2", "U"], turn_actions="each_once")
    do(table, Deploy("R1"))
    assert asked(table) == 0
    assert why(table, Deploy("R2")) == "You have deployed a card this turn already."
    do(table, Reload())
    assert why(table, Reload()) == "You have reloaded this turn already."
    do(table, EndTurn())
    assert asked(table) == 1


def test_R1_each_once_counts_a_mission_attack_as_mission():
    """A mission that grants an attack uses up the Mission action, not the Attack action."""
    table = a_table("BD", ["S1 S1 R1 R1", "U U"], ["U", "W X"], ["W W W W"], ["R1 R1 R1"], turn_actions="each_once")
    do(table, fly("b_gravity_well", "S1"), Launch(1, "deployed", 0, 0), at(1, 0), Stop(), respond("decline"))
    assert Attack() in can(table)
    do(table, Attack(), mixed(1, 1), Stop(), respond("decline"))
    assert why(table, Attack()) == "You have attacked this turn already."
    assert why(table, fly("b_deep_scan", "S1")) == "You have flown a mission this turn already."


def test_R2_no_pass_but_reload_is_always_legal():
    """Reload is legal even with 8 cards in hand and draws nothing then."""
    table = a_table(hands=["U U U U U U U U", "U"])
    assert Reload() in can(table)
    assert why(table, EndTurn()) == "There is no pass: take one of the four actions. Reload is always possible."
    do(table, Reload())
    assert table.players[0].size == 8
    assert asked(table) == 1


def test_R2_with_each_once_an_empty_reload_is_not_offered():
    """With `each_once` Reload is legal only if it would draw at least one card."""
    table = a_table(hands=["U U U U U U U U", "U"], turn_actions="each_once")
    assert why(table, Reload()) == "Reload would not bring you a single card."


def test_R3_turn_order_goes_by_letter_and_skips_the_dead():
    """Turns go by species letter, skipping eliminated players; clockwise goes by seat."""
    table = a_table("FCA", hands=["R1 U", "R1 U", "R1 U"], active=2)
    table.players[1].alive = False
    table.fallen = [1]
    do(table, Deploy("R1"))
    assert asked(table) == 0
    do(table, Deploy("R1"))
    assert asked(table) == 2
    assert table.round == 2


def test_R4_no_two_players_share_a_species():
    """Species are dealt without repetition, and fixed ones must differ."""
    for seed in range(20):
        table = GAME.set_up(6, numbered_seed(seed))
        assert len({player.species for player in table.players}) == 6
    with pytest.raises(BadOptions, match="2 different letters"):
        GAME.set_up(2, numbered_seed(1), {"species": ("A", "A")})


def test_R5_the_homeworld_is_no_deployed_planet():
    """Missions on deployed planets never touch the homeworld, and it does not count for Orbital Blockade."""
    table = a_table("DA", ["S1", "U"], ["W", ""], ["Y"], ["R1 R1 R1 R1 R1"])
    assert fly("d_deorbit_burn", "S1") not in can(table)
    table = a_table("FA", ["S1 U", "U U"], ["X", ""], ["U U U"], ["R1 R1 R1 R1"])
    assert fly("f_orbital_blockade", "S1") not in can(table)


def test_R5_without_the_option_the_homeworld_carries_no_sat():
    """The homeworld is a host only with the option `homeworld_sats`."""
    table = a_table(hands=["S1", "U"], colonies=["U V", "Z"])
    do(table, Deploy("S1"))
    assert Home(0) not in can(table)
    assert why(table, Home(0)) == "A homeworld carries no sat in this game."


def test_R5_a_homeworld_sat_counts_for_reload_and_deflects():
    """With the option it counts for Reload and deflects attacks on the homeworld."""
    table = a_table(hands=["S2 U", "S2 R2"], colonies=["", "W X"], research=["", "Y"], homeworld_sats=True)
    do(table, Deploy("S2"))
    assert table.players[0].home_sat == 2
    assert GAME.see(table, 0).players[0].reload == 3
    do(table, Attack(), from_hand(2, 2))
    assert can(table) == [respond("planetary"), respond("decline")]
    do(table, respond("planetary"), at(1, 0))
    assert table.players[0].home_sat == 0
    assert table.players[0].alive


def test_R5_a_homeworld_sat_can_be_stripped_and_stolen():
    """Network Malfunction strips it, Data Subversion takes it."""
    table = a_table("AB", ["S1", "U"], ["U", "U"], ["X X X X"], ["R1 R1 R1 R1 R1"], homeworld_sats=True)
    table.players[1].home_sat = 3
    do(table, fly("a_network_malfunction", "S1"))
    assert table.players[1].home_sat == 0
    assert discards(table) == "S1 S3"

    table = a_table("BA", ["S1 U", "U"], ["U", "U"], ["X X"], ["R1 R1 R1 R1 R1"], homeworld_sats=True)
    table.players[1].home_sat = 3
    do(table, fly("b_data_subversion", "S1"), Home(0))
    assert table.players[1].home_sat == 0
    assert table.players[0].home_sat == 3


def test_R6_tucked_cards_are_public():
    """Everybody sees the class of every tucked sat."""
    table = a_table(hands=["", "U"], colonies=["U/2 V", "Z"], rocks=["R2/S3"])
    for seat in (0, 1, None):
        me = GAME.see(table, seat).players[0]
        assert [(c.planet, c.sat) for c in me.colonies] == [("U", 2), ("V", 0)]
        assert [(r.rock, r.sat) for r in me.rocks] == [(2, 3)]


def test_R7_one_sat_per_host_and_never_replaced():
    """Only free hosts are offered, and without one a sat cannot be deployed."""
    table = a_table(hands=["S1", "U"], colonies=["U/2 V", "Z"], rocks=["R1/S1"])
    do(table, Deploy("S1"))
    assert colonies(table, 0) == "U/2 V/1", "the only free host, played at once"

    table = a_table(hands=["S1", "U"], colonies=["U/2", "Z"], rocks=["R1/S1"])
    assert why(table, Deploy("S1")) == "All your colonies and rocks carry a sat already."


def test_R8_reload_draws_or_refills():
    """Default: draw 2+sats; `refill`: draw up to a hand of 2+sats."""
    table = a_table(hands=["U U U", "U"], colonies=["U/1 V/1", "Z"])
    do(table, Reload())
    assert table.players[0].size == 7

    table = a_table(hands=["U U U", "U"], colonies=["U/1 V/1", "Z"], reload_rule="refill")
    do(table, Reload())
    assert table.players[0].size == 4


def test_R9_each_sat_guards_its_own_planet_only():
    """The sat under another colony does not deflect."""
    table = a_table(hands=["S1 R1", "U"], colonies=["U", "W/3 X"], research=["Y"])
    do(table, Attack(), from_hand(1, 1), at(1, 1))
    assert can(table) == [respond("decline")]


def test_R10_the_card_for_a_colony_is_optional():
    """`deploy P` without drawing is as legal as `deploy P +draw`; set-up colonies earned nothing."""
    table = a_table("AD", hands=["U", "U"])
    assert can(table)[:2] == [Deploy("U", True), Deploy("U")]
    do(table, Deploy("U"))
    assert table.players[0].size == 0


def test_R10_also_in_rapid_expansion():
    """Each colony of Rapid Expansion offers its card."""
    table = a_table("AD", ["S1 U U", "U"], research=["X X X X X"])
    do(table, fly("a_rapid_expansion", "S1"))
    assert can(table) == [Deploy("U", True), Deploy("U")]


def test_R11_the_letter_decides_the_place():
    """A habitable planet is never research, another one never a colony."""
    table = a_table("AD", ["U X", "U"], ["", "Z"])
    assert Deploy("X", True) not in can(table)
    do(table, Deploy("X"))
    assert (colonies(table, 0), research(table, 0)) == ("", "X")


def test_R12_a_weak_sat_under_a_strong_rock_cannot_launch_it():
    """It may be deployed, and the pair cannot fly."""
    table = a_table(hands=["S1 U", "U"], colonies=["U/1", "Z"], rocks=["R3"], research=["X"])
    do(table, Deploy("S1"))
    assert rocks(table, 0) == "R3/S1"
    table = a_table(hands=["U", "U"], rocks=["R3/S1"], research=["X"])
    assert why(table, Attack()) == "You have no rock with a sat of at least its class to propel it."


def test_R13_a_hand_sat_only_where_the_own_sat_is_too_weak():
    """A strong own sat launches by itself; a weak one is lost as an orphan."""
    table = a_table(hands=["S3 U", "U"], rocks=["R2/S2 R3/S1"], research=["X"], colonies=["U", "W"])
    do(table, Attack())
    assert can(table) == [mixed(3, 3, tucked=1), own(2, 2)]
    do(table, mixed(3, 3, tucked=1), respond("decline"))
    assert discards(table) == "S1 S3 R3"


def test_R14_all_attacks_are_announced_before_any_is_resolved():
    """LAUNCH, TARGET, LAUNCH, TARGET, and only then RESPOND."""
    table = a_table(hands=["S1 S1 R1 R1", "S1 U"], colonies=["U", "W X"], research=["X X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert (asked(table), decision(table)) == (0, "launch")
    do(table, from_hand(1, 1), at(1, 1))
    assert (asked(table), decision(table)) == (1, "respond")
    assert can(table) == [
        respond("S1", 0),
        respond("decline", 0),
        respond("S1", 1),
        respond("decline", 1),
    ], "one by one in any order"


def test_R15_the_number_of_attacks_is_fixed_at_the_start():
    """At most tech attacks; after them only `stop` is left."""
    table = a_table(hands=["S1 S1 S1 R1 R1 R1", "U"], colonies=["U", "W"], research=["X X"])
    do(table, Attack(), from_hand(1, 1), from_hand(1, 1))
    assert len(table.flight) == 2
    assert decision(table) == "respond"


def test_R16_last_colony_and_homeworld_not_in_one_announcement():
    """Announced attacks do not count as hits: the homeworld is no target while the colony stands."""
    table = a_table(hands=["S1 S1 R1 R1", "U"], colonies=["U", "W"], research=["X X"])
    do(table, Attack(), from_hand(1, 1), from_hand(1, 1))
    assert {shot.target for shot in table.flight} == {table.players[1].colonies[0] >> 5}


def test_R16_a_backfire_may_find_a_homeworld_that_has_just_become_bare():
    """The first backfire takes the last colony, the second flies at the homeworld."""
    table = a_table(hands=["S1 S1 R1 R1 U", "S1 S1"], colonies=["U", "W X"], research=["X X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 1))
    do(table, respond("S1", 0), respond("decline"))
    assert colonies(table, 0) == ""
    do(table, respond("S1", 0))
    assert table.current.target == -1
    do(table, respond("decline"))
    assert table.ended == "last_standing"
    assert GAME.result(table).winners == (1,)


def test_R17_a_second_rock_on_a_lost_planet_is_cancelled():
    """No response, no backfire, rock to the discard pile."""
    table = a_table(hands=["S3 S3 R3 R1", "S1 U"], colonies=["U", "W X"], research=["X X"])
    do(table, Attack(), from_hand(3, 3), at(1, 0), from_hand(1, 3), at(1, 0), respond("decline", 0))
    assert colonies(table, 1) == "X/-"
    assert (asked(table), decision(table)) == (1, "action")
    assert discards(table) == "S3 S3 R1 R3"
    assert hand(table, 1) == "U S1"


def test_R18_the_defender_may_refuse_to_deflect():
    """`decline` is offered even with a fitting sat; the planet is lost."""
    table = a_table(hands=["S1 R1", "S3"], colonies=["U", "W/3 X"], research=["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert can(table) == [respond("planetary"), respond("S3"), respond("decline")]
    do(table, respond("decline"))
    assert colonies(table, 1) == "X/-"


def test_R19_propulsion_sats_do_not_deflect():
    """A sat under a rock never deflects."""
    table = a_table(hands=["S1 R1", "U"], colonies=["U", "W"], rocks=["", "R1/S3"], research=["X"])
    do(table, Attack(), from_hand(1, 1))
    assert can(table) == [respond("decline")]


def test_R20_a_backfire_needs_nothing_and_is_mandatory():
    """Without technology, sat or choice to refuse, the deflector fires."""
    table = a_table(hands=["S3 R3", "S3"], colonies=["U V", "W"], research=["X"])
    do(table, Attack(), from_hand(3, 3), respond("S3"))
    assert decision(table) == "backfire"
    assert can(table) == [at(1, 0), at(1, 1)]
    assert why(table, Stop()) == "First choose the planet the rock flies at."


def test_R21_a_backfire_hits_the_sender():
    """With three players the deflector may only pick planets of the maker of the attack."""
    table = a_table("ABC", ["S1 R1", "S1", "U"], ["U V", "Y", "X"], ["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("S1"))
    assert can(table) == [at(2, 0), at(2, 1)]
    assert why(table, at(1, 0)) == "A backfire flies at whoever sent the rock."


def test_R21_option_any_opponent():
    """`any`: every opponent of the deflector is a target."""
    table = a_table("ABC", ["S1 R1", "S1", "U"], ["U V", "Y", "X"], ["X"], backfire_target="any")
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("S1"))
    assert can(table) == [at(1, 0), at(2, 0), at(2, 1)]


def test_R22_a_backfire_can_be_deflected_again_and_again():
    """Deflections go on as long as sats last."""
    table = a_table(hands=["S1 R1 S1 S1", "S1 S1"], colonies=["U", "W"], research=["X"])
    do(table, Attack(), from_hand(1, 1), respond("S1"), respond("S1"), respond("S1"), respond("S1"))
    assert colonies(table, 1) == "", "four deflections later D has no sat and no card left"
    assert discards(table) == "S1 S1 S1 S1 S1 R1"


def test_R23_defender_first_then_clockwise_never_the_maker():
    """The circuit runs clockwise from the defender's left and skips whoever made the attack."""
    table = a_table("ABCD", ["U", "S1 R1", "U", "S1"], ["U", "V", "X", "Z"], ["", "X"], active=1)
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    order = []
    while decision(table) in ("respond", "assist"):
        order.append(asked(table))
        do(table, can(table)[-1])
    assert order == [2, 3, 0]


def test_R23_third_parties_use_hand_sats_only():
    """Planetary sats cannot assist."""
    table = a_table("ABC", ["S1 R1", "U", "U"], ["U", "V", "X/3"], ["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("decline"))
    assert (asked(table), can(table)) == (2, [LET_PASS])


def test_R24_attacked_players_answer_clockwise_from_the_attacker():
    """Each finishes all attacks on them before the next one answers."""
    table = a_table("ABC", ["S1 S1 S1 R1 R1 R1 U", "U", "U"], ["U", "V Y", "X W"], ["X X X"], active=0)
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 1), from_hand(1, 1), at(2, 0))
    order = []
    while decision(table) in ("respond", "assist"):
        if decision(table) == "respond":
            order.append(asked(table))
        do(table, can(table)[-1])
    assert order == [1, 1, 2]


def test_R25_rocks_of_a_fallen_attacker_are_still_resolved():
    """The attacker dies from a backfire; the other rock still flies, and if deflected it is lost."""
    hands = ["S1 S1 R1 R1 U", "S1 S1 U", "U"]
    table = a_table("ABC", hands, ["", "V Y", "X"], ["X X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 1))
    do(table, respond("S1", 0), respond("decline"), LET_PASS)
    assert not table.players[0].alive
    assert (asked(table), decision(table)) == (1, "respond")
    do(table, respond("S1", 0))
    assert table.current is None
    assert colonies(table, 1) == "V/- Y/-"
    assert "R1 R1" in discards(table)
    assert asked(table) == 1, "the turn of the fallen attacker is over"


def test_R26_the_sat_of_a_lost_host_is_discarded():
    """A colony or rock that leaves takes its sat to the discard pile."""
    table = a_table("CD", ["S1", "U"], ["U", "W"], ["Y"], ["R1 R1 R1 R1", "R2/S3"])
    do(table, fly("c_orbital_bombardment", "S1"))
    assert discards(table) == "S1 S3 R2"


def test_R27_planets_go_to_the_void_the_rest_to_the_discard_pile():
    """Genesis Protocol takes from the void, Kinetic Salvage from the discard pile, Recalibrate from either."""
    table = a_table("AD", ["S1 R1", "U"], research=["X X X"], rocks=["R1 R1 R1"], discards="R3", void="W Z")
    do(table, fly("a_genesis_protocol", "S1"))
    assert can(table) == [Card("W"), Card("Z")]

    table = a_table("BD", ["S2", "U"], rocks=["R1 R1"], discards="R3", void="W Z")
    do(table, fly("b_kinetic_salvage", "S2"))
    assert can(table) == [Card("S2"), Card("R3")]

    table = a_table("DA", ["S2 U", "U"], rocks=["R1"], research=["Y"], discards="R3", void="W")
    do(table, fly("d_recalibrate", "S2"))
    assert can(table) == [Card("W"), Card("S2"), Card("R3")]


def test_R28_the_paid_sat_is_available_to_its_own_mission():
    """With an empty discard pile Kinetic Salvage finds the sat that paid for it."""
    table = a_table("BD", ["S2", "U"], rocks=["R1 R1"])
    do(table, fly("b_kinetic_salvage", "S2"))
    assert hand(table, 0) == "S2"


def test_R29_a_mission_without_effect_is_not_offered():
    """Deep Scan needs a hand that is not empty."""
    table = a_table("AD", ["S1", "U"], rocks=["R1"])
    assert fly("a_deep_scan", "S1") in can(table)
    table = a_table("AD", ["S1", ""], rocks=["R1"])
    assert fly("a_deep_scan", "S1") not in can(table)
    assert why(table, fly("a_deep_scan", "S1")) == "The mission could not do anything now."


def test_R30_precision_strike_takes_the_newest_research_planet():
    """The most recently tucked one goes."""
    table = a_table("DA", ["S1", "U"], research=["Y Y Y Y", "X Z Y"], rocks=["R1 R1 R1 R1"])
    do(table, fly("d_precision_strike", "S1"))
    assert research(table, 1) == "X Z"
    assert void(table) == "Y"


def test_R31_the_opponent_chooses_in_supply_cut_and_blockade():
    """Supply Cut and Orbital Blockade ask the opponent."""
    table = a_table("EA", ["S1", "U"], ["V", "U V"], ["X X X X X", "Z X"], ["R1 R1 R1 R1"])
    do(table, fly("e_supply_cut", "S1"))
    assert (asked(table), decision(table)) == (1, "lose_planet")
    assert can(table) == [Colony(0, 0), Colony(0, 1), Research("X"), Research("Z")]

    table = a_table("FA", ["S1", "U R1 R1"], ["X", "U V"], ["U U U"], ["R1 R1 R1 R1"])
    do(table, fly("f_orbital_blockade", "S1"))
    assert (asked(table), decision(table)) == (1, "lose_cards")


def test_R31_ignition_you_name_the_planet_they_choose_what_goes():
    """For Ignition you name the planet first, then the opponent chooses hand or planet."""
    table = a_table("FA", ["S1", "U R1"], ["X", "U V"], ["U U U U U"], ["R1 R1 R1 R1"])
    do(table, fly("f_atmospheric_ignition", "S1"))
    assert (asked(table), decision(table)) == (0, "pick_planet")
    do(table, at(1, 1))
    assert (asked(table), can(table)) == (1, [GiveUp("hand"), GiveUp("planet")])


def test_R32_ignition_with_an_empty_hand_takes_the_planet():
    """An empty hand cannot be given up."""
    table = a_table("FA", ["S1 U", ""], ["X", "U"], ["U U U U U"], ["R1 R1 R1 R1"], turn_actions="each_once")
    do(table, fly("f_atmospheric_ignition", "S1"))
    assert colonies(table, 1) == ""
    assert void(table) == "U"


def test_R33_omnicide_hits_one_opponent_only():
    """Both planets come from the same opponent; one with a single planet loses just that."""
    table = a_table("DAB", ["S1", "U", "U"], ["W", "U", "V Y"], ["Y Y Y Y Y"], ["R1 R1 R1 R1 R1"])
    do(table, fly("d_omnicide_event", "S1"), on(1))
    assert colonies(table, 1) == ""
    assert colonies(table, 2) == "V/- Y/-"
    assert decision(table) == "action"


def test_R34_target_lock_holds_for_all_rocks():
    """All attacks of the action are undeflectable and absorbed without asking."""
    table = a_table("CD", ["S1 S1 S1 R1 R1", "S3 S3"], ["U", "W/3 X/3 Z"], ["Y Y"], ["R1 R1 R1 R1"])
    do(table, fly("c_target_lock", "S1"), from_hand(1, 1), at(1, 0), from_hand(1, 1), at(1, 1))
    assert colonies(table, 1) == "Z/-"
    assert hand(table, 1) == "S3 S3"


def test_R35_relativistic_bonus_neither_at_launch_nor_in_backfires():
    """An R2 flies with an S2, needs an S3 to be deflected, and comes back as a plain R2."""
    table = a_table("CD", ["S1 S2 R2 S2", "S3"], ["U X", "W"], ["Y Y Y Y Y"], ["R1/S1 R1 R1"])
    do(table, fly("c_relativistic_strike", "S1"), from_hand(2, 2), Stop())
    assert can(table) == [respond("S3"), respond("decline")]
    do(table, respond("S3"), at(1, 0))
    assert (table.current.rock, table.current.power) == (2, 2)
    assert can(table) == [respond("S2"), respond("decline")]


def test_R36_mined_rocks_go_to_the_hand():
    """Revealed rocks go to the hand, everything else is discarded by type."""
    table = a_table("DA", ["S1", "U"], rocks=["R1 R1 R1"], deck="R2 U S3 R1 W")
    do(table, fly("d_asteroid_mining", "S1"))
    assert hand(table, 0) == "R1 R2"
    assert (discards(table), void(table)) == ("S1 S3", "U")


def test_R37_with_deck_and_discard_pile_empty_nothing_is_drawn():
    """Draw what there is, even nothing; the void never returns."""
    table = a_table(hands=["U X", "U"], colonies=["U", "Z"], deck="", void="W W")
    do(table, Reload())
    assert hand(table, 0) == "U X"
    assert void(table) == "W W"


def test_R38_silent_rounds_end_the_game():
    """After three fully silent rounds the game is a stalemate and the survivors share it."""
    table = a_table(hands=["U", "U"], deck="", colonies=["U", "Z"])
    for _ in range(6):
        assert not table.ended
        do(table, Reload())
    assert table.ended == "silence"
    assert GAME.result(table).totals == (0.5, 0.5)


def test_R38_a_single_stir_starts_the_count_again():
    """All turns of the last rounds must be silent."""
    table = a_table(hands=["U R1", "U"], deck="", colonies=["U", "Z"])
    do(table, *[Reload()] * 4, Deploy("R1"), *[Reload()] * 6)
    assert not table.ended
    do(table, Reload())
    assert table.ended == "silence"


def test_R38_the_round_limit_ends_the_game():
    """When round number `round_limit` is complete, the game ends."""
    table = a_table(hands=["U", "U"], round_limit=2)
    do(table, *[Reload()] * 3)
    assert not table.ended
    do(table, Reload())
    assert table.ended == "round_limit"


def test_R38_silence_can_be_switched_off():
    """0 = off."""
    table = a_table(hands=["U", "U"], deck="", colonies=["U", "Z"], silence_rounds=0, round_limit=9)
    do(table, *[Reload()] * 17)
    assert not table.ended
    do(table, Reload())
    assert table.ended == "round_limit"


def test_R39_there_is_no_other_way_to_lose():
    """A player without colonies, cards and rocks is still alive."""
    table = a_table(hands=["R1", ""], colonies=["U", ""])
    do(table, Deploy("R1"))
    assert table.players[1].alive


def test_R40_cards_of_a_fallen_player_are_discarded_by_type():
    """Hand, research planets, rocks and tucked sats go to the piles."""
    table = a_table("ABC", ["S1 R1", "U S3", "U"], ["U", "", "X"], ["X", "W Z"], ["", "R2/S2 R3"])
    do(table, Attack(), from_hand(1, 1), home(1), respond("decline"), LET_PASS)
    assert not table.players[1].alive
    assert discards(table) == "S1 S2 S3 R1 R2 R3"
    assert void(table) == "U W Z"
    assert (hand(table, 1), research(table, 1), rocks(table, 1)) == ("", "", "")


def test_R41_the_fallen_homeworld_is_not_in_the_void():
    """It leaves the game."""
    table = a_table("ABC", ["S1 R1", "U", "U"], ["U", "", "X"], ["X"])
    do(table, Attack(), from_hand(1, 1), home(1), respond("decline"), LET_PASS)
    assert void(table) == "U", "only the planet from the hand"


def test_R42_kessler_all_discard_before_anybody_draws():
    """Then each draws 4, the active player first, in turn order: it matters when the deck runs out."""
    table = a_table("ADB", ["S1 R3", "S2", "S3"], research=["X"], rocks=["R1 R1 R1 R1"], deck="U U U U W W")
    do(table, fly("a_kessler_syndrome", "S1"))
    assert hand(table, 0) == "U U U U"
    assert hand(table, 2).startswith("W W"), "B comes before D"
    assert table.players[2].size + table.players[1].size == 2 + 4, "the four discards were shuffled"


def test_R43_random_cards_are_uniform():
    """Every card of the hand is equally likely to be stolen."""
    seen = Counter()
    for seed in range(600):
        table = a_table("CD", ["S1", "U U R1"], research=["Y"], rocks=["R1 R1"], seed=seed)
        do(table, fly("c_kinetic_siphon", "S1"))
        seen[hand(table, 0)] += 1
    assert 340 < seen["U"] < 460
    assert seen["U"] + seen["R1"] == 600


def test_R44_static_interference_does_not_reorder():
    """Kept cards stay on top in their order."""
    table = a_table("FA", ["S1 U", "U"], research=["U"], deck="R1 R2 R3 S1")
    do(table, fly("f_static_interference", "S1"), Scry((1,)))
    assert deck_top(table, 0) == "R1 R3"
    assert [CARDS.kinds[card] for card in reversed(table.deck.top)] == ["R1", "R3", "S1"]


def test_R45_the_guide_asks_for_silence():
    """Table talk is a rule for people: with three and more players the table is silent."""
    guide = (Path(GAME.folder) / "guide.md").read_text(encoding="utf-8")
    assert "**R45** May people talk: with three and more players the table is silent" in guide


def test_R46_subversion_and_point_defense_need_a_free_place():
    """Without a free host, or without a free colony, they are not offered."""
    rock_row = "R1/S1 R1/S1 R1/S1 R1/S1 R1/S1"
    table = a_table("BA", ["S1", "U"], ["U/1", "U/2"], ["X X X"], [rock_row])
    missions = [action.mission for action in can(table) if isinstance(action, Mission)]
    assert "b_data_subversion" not in missions
    assert "b_point_defense" not in missions

    table = a_table("BA", ["S1", "U"], ["U/1", "U/2"], ["X X X"], [rock_row + " R1"])
    missions = [action.mission for action in can(table) if isinstance(action, Mission)]
    assert "b_data_subversion" in missions, "the free rock will do"
    assert "b_point_defense" not in missions, "a rock is no colony"


def test_R47_gravity_well_needs_no_sat_and_orphans_the_tucked_one():
    """Any deployed rock may fly; the sat under it is discarded."""
    table = a_table("BD", ["S1", "U"], ["U", "W"], ["X X X X"], ["R3/S1 R1 R1"])
    do(table, fly("b_gravity_well", "S1"))
    assert can(table) == [Launch(3, "deployed", 1, 0), Launch(1, "deployed", 0, 0)]
    do(table, Launch(3, "deployed", 1, 0))
    assert discards(table) == "S1 S1"


def test_R48_one_circuit_only():
    """After the third parties declined the defender cannot change their mind."""
    table = a_table("ABC", ["S1 R1", "S1", "U"], ["U", "V Y", "X"], ["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("decline"), LET_PASS)
    assert colonies(table, 1) == "Y/-"
    assert hand(table, 1) == "S1"


def test_R49_more_rocks_than_room():
    """The miner picks which rocks to keep, heaviest first; the others are discarded."""
    table = a_table("DA", ["S1 U U U U U U U", "U"], rocks=["R1 R1 R1"], deck="R1 R3 R3 R2")
    do(table, fly("d_asteroid_mining", "S1"))
    assert (decision(table), can(table)) == ("keep_rock", [Card("R3"), Card("R2"), Card("R1")])
    do(table, Card("R2"))
    assert hand(table, 0) == "U U U U U U U R2"
    assert discards(table) == "S1 R1 R3 R3"


def test_R50_a_look_gives_lasting_knowledge():
    """The looker keeps knowing the cards until they leave."""
    table = a_table(hands=["S1", "U R1"], rocks=["R1"], colonies=["U", "Z"])
    do(table, fly("a_deep_scan", "S1"))
    assert known(table, 0, 1) == "U R1"
    do(table, Deploy("R1"))
    assert known(table, 0, 1) == "U"


def test_R51_rapid_expansion_in_any_order():
    """Any planet first, any second."""
    table = a_table("AD", ["S1 W X", "U"], ["", "Z"], research=["X X X X X"])
    do(table, fly("a_rapid_expansion", "S1"))
    assert can(table) == [Deploy("W", True), Deploy("W"), Deploy("X")]
    do(table, Deploy("X"), Deploy("W"))
    assert colonies(table, 0) == "W/-"
    assert research(table, 0) == "X X X X X X"


# ---------------------------------------------------------------------- our own rulings


def test_R_new1_whoever_holds_cards_is_asked_even_if_none_fits():
    """Being asked betrays nothing; an empty hand is passed over in public."""
    table = a_table("ABCD", ["S1 R1", "U", "", "R1"], ["U", "V", "X", "Z"], ["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert (asked(table), can(table)) == (1, [respond("decline")])
    do(table, respond("decline"))
    assert (asked(table), can(table)) == (3, [LET_PASS]), "seat 2 holds no card"


def test_R_new1_an_empty_hand_without_guard_is_not_asked():
    """Everybody sees that nothing can be done."""
    table = a_table(hands=["S1 R1", ""], colonies=["U", "W X"], research=["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert colonies(table, 1) == "X/-"


def test_R_new2_hopeless_attacks_hit_in_order_of_announcement():
    """Nothing fits and nobody can help: the first announced attack is the only choice."""
    table = a_table(hands=["S3 S3 R3 R3", "S1"], colonies=["U", "W X"], research=["X X"])
    do(table, Attack(), from_hand(3, 3), at(1, 0), from_hand(3, 3), at(1, 1))
    assert can(table) == [respond("decline", 0)]
    assert why(table, respond("decline", 1)).startswith("Nothing can stop these rocks")


def test_R_new2_with_third_parties_the_order_is_free():
    """A third party may still help, so the defender chooses what to ask for first."""
    table = a_table("ABC", ["S3 S3 R3 R3", "S1", "S3"], ["U", "V Y", "X"], ["X X"])
    do(table, Attack(), from_hand(3, 3), at(1, 0), from_hand(3, 3), at(1, 1))
    assert can(table) == [respond("decline", 0), respond("decline", 1)]


def test_R_new3_no_second_planet():
    """Whoever holds cards but no planet says so; with a planet in hand one must be deployed."""
    table = a_table("AD", ["S1 X R1", "U"], ["", "Z"], ["X X X X X"])
    do(table, fly("a_rapid_expansion", "S1"))
    assert why(table, Stop()) == "You hold a planet, so you must deploy one."
    do(table, Deploy("X"))
    assert can(table) == [Stop()]
    do(table, Stop())
    assert asked(table) == 1


def test_R_new4_a_sat_on_its_way_is_seen_by_all():
    """The sat has left the hand before its place is chosen."""
    table = a_table(hands=["S2 U", "U"], colonies=["U V", "Z"])
    do(table, Deploy("S2"))
    assert hand(table, 0) == "U"
    assert GAME.see(table, 1).carried == "S2"


def test_R_new5_after_a_reshuffle_the_deck_holds_no_planets():
    """Imagined tables put all unseen planets into hands."""
    table = a_table(hands=["R1", "U X"], colonies=["U", "Z"], deck="", discards="S1 S2 R1 R2 R3 R3")
    do(table, Reload())
    assert len(table.deck) == 4
    for number in range(20):
        other = GAME.redeal(table, 0, FastRng(number))
        assert hand(other, 1) == "U X"


def test_R_new6_a_spectator_knows_what_came_in_the_open():
    """Cards recovered from a pile are known to all."""
    table = a_table("BD", ["S2", "U"], rocks=["R1 R1"], discards="R3")
    do(table, fly("b_kinetic_salvage", "S2"), Card("R3"))
    assert GAME.see(table, None).players[0].known == ("R3",)


def test_R_new7_a_verdict_counts_sats_under_colonies_only():
    """The homeworld's sat is no planetary sat there."""
    table = a_table(hands=["U", "U"], colonies=["U", "Z"], stalemate="verdict", round_limit=1, homeworld_sats=True)
    table.players[0].home_sat = 3
    do(table, Deploy("U"), Reload())
    assert GAME.result(table).ranks == (1, 2), "more colonies"
    table = a_table(
        hands=["U", "U U U U"], colonies=["U", "Z"], stalemate="verdict", round_limit=1, homeworld_sats=True
    )
    table.players[0].home_sat = 3
    do(table, Reload(), Reload())
    assert GAME.result(table).ranks == (2, 1), "all else is equal, so the larger hand decides"


def test_rocks_and_places_in_choices_are_those_of_the_table():
    """PICK_ROCK names rocks of the chosen opponent by place; of equal ones only the oldest is offered."""
    table = a_table("CD", ["S1", "U"], research=["Y"], rocks=["R1 R1 R1 R1", "R2 R2/S1 R2"])
    do(table, fly("c_orbital_bombardment", "S1"))
    assert choices(table, 0) == [Rock(1, 0), Rock(1, 1)]
    assert why(table, Rock(1, 2)) == "It is just like an older one: choose that one."
