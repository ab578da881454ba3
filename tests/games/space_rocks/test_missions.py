"""Every mission of every species: what it does, whom it can hit, and when it can do nothing. [rules 9]"""

import pytest

from stardeck.games.space_rocks.actions import (
    Attack,
    Card,
    Colony,
    Deploy,
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
from stardeck.games.space_rocks.checking import PARAMETERS
from stardeck.games.space_rocks.effects.by_name import EFFECTS
from stardeck.games.space_rocks.effects.planets import GiveUpOne
from stardeck.games.space_rocks.events import Discarded, Looked, LookedAtDeck, Stole

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
    known,
    mixed,
    on,
    research,
    respond,
    rocks,
    told,
    void,
    why,
)

FIVE = "R1 R1 R1 R1 R1"


def missions(table):
    return {action.mission for action in can(table) if isinstance(action, Mission)}


def test_every_effect_of_the_card_file_has_its_function():
    """Data and functions know the same names."""
    assert {mission.effect for mission in CARDS.missions} == set(EFFECTS) == set(PARAMETERS)


def test_every_species_has_its_six_missions_with_their_requirements():
    """36 missions; [tech : mines] as printed."""
    printed = {
        "A": [(0, 1), (3, 0), (5, 0), (1, 4), (3, 3), (4, 5)],
        "B": [(0, 1), (0, 2), (0, 4), (3, 2), (2, 5), (4, 3)],
        "C": [(0, 1), (1, 2), (1, 4), (0, 5), (5, 3), (2, 4)],
        "D": [(0, 1), (1, 1), (0, 3), (1, 5), (4, 4), (5, 5)],
        "E": [(0, 1), (3, 0), (2, 2), (4, 1), (5, 4), (5, 2)],
        "F": [(0, 1), (1, 0), (3, 1), (4, 2), (3, 4), (5, 4)],
    }
    for species, wanted in printed.items():
        mine = CARDS.missions_of["ABCDEF".index(species)]
        assert [(mission.tech, mission.mines) for mission in mine] == wanted


def test_requirements_are_minimums_checked_before_paying():
    """One mine less, or one technology less, and the mission is not offered."""
    table = a_table("AD", ["S1", "U"], research=["X X X X"], rocks=["R1 R1 R1 R1"])
    assert "a_network_malfunction" not in missions(table)
    assert why(table, fly("a_network_malfunction", "S1")) == (
        "It needs technology 4 and 5 mining asteroids; you have 4 and 4."
    )
    assert why(table, fly("b_gravity_well", "S1")) == "This mission is not on your breakthroughs card."
    assert why(table, fly("a_deep_scan", "S2")) == "You do not hold this sat to pay with."


def test_a_tucked_sat_cannot_pay():
    """The cost comes from the hand."""
    table = a_table("AD", ["U", "U"], colonies=["U/3", "Z"], rocks=["R1/S1"])
    assert missions(table) == set()


def test_missions_are_listed_by_card_and_then_by_paying_class():
    """Missions in the order of the breakthroughs card and for each mission S1, S2, S3."""
    table = a_table("BD", ["S3 S1", "U"], rocks=["R1 R1"])
    assert [action for action in can(table) if isinstance(action, Mission)] == [
        fly("b_deep_scan", "S1"),
        fly("b_deep_scan", "S3"),
        fly("b_kinetic_salvage", "S1"),
        fly("b_kinetic_salvage", "S3"),
    ]


# ---------------------------------------------------------------------- all species


@pytest.mark.parametrize("species", "ABCDEF")
def test_deep_scan(species):
    """You look at that hand; only you see it, everybody sees that you looked."""
    other = "F" if species == "A" else "A"
    third = "E" if species == "D" else "D"
    table = a_table(species + other + third, ["S1", "U R2", ""], rocks=["R1"])
    do(table, fly(f"{species.lower()}_deep_scan", "S1"))

    assert known(table, 0, 1) == "U R2"
    assert known(table, 2, 1) == ""
    assert Looked(0, 1, ("U", "R2")) in told(table, 0)
    assert Looked(0, 1) in told(table, 2)
    assert GAME.see(table, 0).looks[-1].cards == ("U", "R2")
    assert GAME.see(table, 1).looks == ()
    assert table.reveals == 1


def test_deep_scan_asks_for_the_opponent_clockwise():
    """OPPONENT offers those who pass the test, clockwise from the active player."""
    table = a_table("CABD", ["S1", "U", "", "U"], rocks=["R1"])
    do(table, fly("c_deep_scan", "S1"))
    assert can(table) == [on(1), on(3)]
    assert why(table, on(2)) == "The mission could not do anything to that player."
    assert why(table, on(5)) == "Nobody sits there."
    assert why(table, Reload()) == "First choose the opponent this mission is about."
    table.players[2].alive = False
    assert why(table, on(2)) == "That species is no more."


# ---------------------------------------------------------------------- species A


def test_a_core_sampling():
    """Draw 2."""
    table = a_table("AD", ["S1", "U"], research=["X X X"])
    do(table, fly("a_core_sampling", "S1"))
    assert table.players[0].size == 2


def test_a_rapid_expansion():
    """Two planets, the second from the card drawn for the first."""
    table = a_table("AD", ["S1 U", "U"], ["", "Z"], ["X X X X X"], deck="W R1 R1")
    do(table, fly("a_rapid_expansion", "S1"), Deploy("U", True), Deploy("W", True))
    assert colonies(table, 0) == "U/- W/-"
    assert hand(table, 0) == "R1"


def test_a_rapid_expansion_needs_a_planet_in_hand():
    """Condition: a planet in hand."""
    table = a_table("AD", ["S1 R1", "U"], research=["X X X X X"])
    assert "a_rapid_expansion" not in missions(table)


def test_a_rapid_expansion_without_any_card_to_draw():
    """`+draw` is offered only if a card can be drawn; with no card left in hand nobody is asked."""
    table = a_table("AD", ["S1 U", "U"], ["", "Z"], ["X X X X X"], deck="", turn_actions="each_once")
    do(table, fly("a_rapid_expansion", "S1"))
    assert why(table, Deploy("U")) is None
    assert why(table, Deploy("V", True)) == "You do not hold this planet."
    assert why(table, Deploy("R1")) == "This mission deploys planets only."
    assert why(table, Reload()) == "First choose the planet you deploy."
    do(table, Deploy("U"))
    assert decision(table) == "action"


def test_a_rapid_expansion_refuses_a_card_for_research():
    """A research planet earns no card."""
    table = a_table("AD", ["S1 X", "U"], ["", "Z"], ["X X X X X"])
    do(table, fly("a_rapid_expansion", "S1"))
    assert why(table, Deploy("X", True)).startswith("This planet is not habitable for you")


def test_a_rapid_expansion_with_empty_piles_offers_no_draw():
    """The deck is empty, the paid sat was the only discard and is drawn for the first planet."""
    table = a_table("AD", ["S1 U U U", "U"], ["", "Z"], ["X X X X X"], deck="")
    do(table, fly("a_rapid_expansion", "S1"), Deploy("U", True))
    assert can(table) == [Deploy("U")]
    assert why(table, Deploy("U", True)) == "There is no card to draw."


def test_a_kessler_syndrome():
    """All living players discard their hands and draw 4."""
    table = a_table("ADE", ["S1 U", "R1", "S2 S3"], research=["X"], rocks=["R1 R1 R1 R1"])
    table.players[2].alive = False
    do(table, fly("a_kessler_syndrome", "S1"))
    assert [player.size for player in table.players] == [4, 4, 2]
    assert discards(table) == "S1 R1"
    assert GAME.see(table, 1).players[0].lost_hand == ("U",)


def test_a_genesis_protocol():
    """A planet from the void to the hand, known to all; not offered with an empty void."""
    table = a_table("AD", ["S1", "U"], research=["X X X"], rocks=["R1 R1 R1"], void="W Z")
    do(table, fly("a_genesis_protocol", "S1"), Card("W"))
    assert hand(table, 0) == "W"
    assert known(table, 1, 0) == "W"
    assert void(table) == "Z"
    table = a_table("AD", ["S1", "U"], research=["X X X"], rocks=["R1 R1 R1"], discards="R1")
    assert "a_genesis_protocol" not in missions(table)


def test_a_network_malfunction():
    """Your hand goes; the opponent loses all rocks and tucked sats; planets stay."""
    table = a_table("AD", ["S1 U R1", "U"], ["U/1", "W/2 X"], ["X X X X"], [FIVE, "R2/S3 R1"])
    do(table, fly("a_network_malfunction", "S1"))
    assert hand(table, 0) == ""
    assert (colonies(table, 1), rocks(table, 1)) == ("W/- X/-", "")
    assert colonies(table, 0) == "U/1"
    assert (discards(table), void(table)) == ("S1 S2 S3 R1 R1 R2", "U")


def test_a_network_malfunction_needs_something_to_strip():
    """Target test: a deployed rock or a tucked sat; an empty hand of your own is fine."""
    table = a_table("AD", ["S1", "U"], ["U/1", "W"], ["X X X X"], [FIVE])
    assert "a_network_malfunction" not in missions(table)
    table = a_table("AD", ["S1", "U"], ["U", "W/1"], ["X X X X"], [FIVE])
    do(table, fly("a_network_malfunction", "S1"))
    assert colonies(table, 1) == "W/-"


# ---------------------------------------------------------------------- species B


def test_b_kinetic_salvage():
    """One card of the discard pile, sats before rocks."""
    table = a_table("BD", ["S2", "U"], rocks=["R1 R1"], discards="R3 S1", void="U")
    do(table, fly("b_kinetic_salvage", "S2"))
    assert can(table) == [Card("S1"), Card("S2"), Card("R3")]
    assert why(table, Card("U")) == "This mission does not recover such a card."
    assert why(table, Card("R1")) == "There is no such card in the pile."
    assert why(table, Stop()) == "You must take a card."
    assert why(table, Reload()) == "First choose the card you recover."
    do(table, Card("S1"))
    assert hand(table, 0) == "S1"


def test_b_mass_driver():
    """Up to three rocks, heaviest first; the first pick is mandatory, `stop` from the second on."""
    table = a_table("BD", ["S2", "U"], rocks=["R1 R1 R1 R1"], discards="R1 R1 R3 R3")
    do(table, fly("b_mass_driver", "S2"))
    assert can(table) == [Card("R3"), Card("R1")]
    do(table, Card("R3"))
    assert can(table) == [Card("R3"), Card("R1"), Stop()]
    do(table, Card("R1"))
    assert can(table) == [Card("R1"), Stop()]
    assert why(table, Card("R3")).startswith("Cards are picked in the order of the list")
    do(table, Card("R1"))
    assert hand(table, 0) == "R1 R1 R3"
    assert asked(table) == 1


def test_b_mass_driver_stops_when_told_or_full():
    """`stop` ends it; so does a hand of 8."""
    table = a_table("BD", ["S2", "U"], rocks=["R1 R1 R1 R1"], discards="R1 R3")
    do(table, fly("b_mass_driver", "S2"), Card("R3"), Stop())
    assert hand(table, 0) == "R3"
    table = a_table("BD", ["S2 U U U U U U U", "U"], rocks=["R1 R1 R1 R1"], discards="R1 R3")
    do(table, fly("b_mass_driver", "S2"), Card("R3"))
    assert table.players[0].size == 8
    assert asked(table) == 1


def test_b_mass_driver_plays_a_lone_stop():
    """If only `stop` remains it is played automatically; a single rock is taken at once."""
    table = a_table("BD", ["S2", "U"], rocks=["R1 R1 R1 R1"], discards="R3")
    do(table, fly("b_mass_driver", "S2"))
    assert hand(table, 0) == "R3"
    assert asked(table) == 1


def test_b_mass_driver_needs_a_rock_in_the_discard_pile():
    """Condition: a rock in the discard pile."""
    table = a_table("BD", ["S2", "U"], rocks=["R1 R1 R1 R1"], discards="S3")
    assert "b_mass_driver" not in missions(table)


def test_b_point_defense():
    """A discarded sat goes under a free colony, never under a rock; the paid sat counts."""
    table = a_table("BD", ["S2", "U"], ["U/1 V Y", "Z"], ["W W W"], ["R1 R1"], discards="S3")
    do(table, fly("b_point_defense", "S2"))
    assert can(table) == [Card("S2"), Card("S3")]
    do(table, Card("S3"))
    assert can(table) == [Colony(0, 1), Colony(0, 2)]
    assert why(table, Rock(0, 0)) == "This sat goes under a colony."
    do(table, Colony(0, 2))
    assert colonies(table, 0) == "U/1 V/- Y/3"
    assert discards(table) == "S2"


def test_b_point_defense_under_the_homeworld():
    """With the option the free homeworld is a place, too."""
    table = a_table("BD", ["S2", "U"], ["U/1", "Z"], ["W W W"], ["R1 R1"], homeworld_sats=True)
    do(table, fly("b_point_defense", "S2"))
    assert table.players[0].home_sat == 2


def test_b_data_subversion():
    """A tucked sat of the opponent, colonies first, then rocks; it goes under any free host of yours."""
    table = a_table("BD", ["S2", "U"], ["U", "W/1 X/1 W/1"], ["W W"], [FIVE, "R1 R2/S3"])
    do(table, fly("b_data_subversion", "S2"))
    assert can(table) == [Colony(1, 0), Colony(1, 1), Rock(1, 1)]
    assert why(table, Colony(1, 2)) == "It is just like an older one: choose that one."
    assert why(table, Rock(1, 0)) == "There is no sat."
    assert why(table, Colony(0, 0)) == "That belongs to somebody else."
    assert why(table, Colony(4, 0)) == "Nobody sits there."
    assert why(table, Home(1)) == "There is no sat."
    assert why(table, Stop()) == "First choose the sat you take."
    do(table, Rock(1, 1))
    assert can(table) == [Colony(0, 0), Rock(0, 0)]
    do(table, Rock(0, 0))
    assert rocks(table, 0) == "R1/S3 R1/- R1/- R1/- R1/-"
    assert rocks(table, 1) == "R1/- R2/-"


def test_b_data_subversion_from_a_colony():
    """The colony stays without its sat."""
    table = a_table("BD", ["S2", "U"], ["U", "W/3"], ["W W"], [FIVE])
    do(table, fly("b_data_subversion", "S2"), Colony(0, 0))
    assert (colonies(table, 0), colonies(table, 1)) == ("U/3", "W/-")


def test_b_data_subversion_needs_a_tucked_sat():
    """Target test: has a tucked sat."""
    table = a_table("BD", ["S2", "U"], ["U", "W"], ["W W"], [FIVE, "R1"])
    assert "b_data_subversion" not in missions(table)


def test_b_gravity_well():
    """Rocks fly alone, without class test; rocks from the hand, too."""
    table = a_table("BD", ["S1 R2", "U"], ["U", "W X"], ["W W W W"], ["R3 R3/S2 R1"])
    do(table, fly("b_gravity_well", "S1"))
    assert can(table) == [
        Launch(3, "deployed", 0, 0),
        Launch(3, "deployed", 2, 0),
        Launch(2, "hand", 0, 0),
        Launch(1, "deployed", 0, 0),
    ]
    assert why(table, mixed(3, 3)) == "Rocks fly without propulsion now."
    do(table, Launch(2, "hand", 0, 0), at(1, 0))
    assert can(table) == [Launch(1, "deployed", 0, 0), Stop()]


def test_b_gravity_well_needs_a_rock():
    """Condition: a rock in hand or deployed; three mines are required anyway."""
    table = a_table("BD", ["S1", "U"], research=["W W W W"], rocks=["R1 R1 R1"])
    assert "b_gravity_well" in missions(table)


# ---------------------------------------------------------------------- species C


def test_c_kinetic_siphon():
    """A random card moves to your hand; only thief and victim see it."""
    table = a_table("CDE", ["S1", "U", "R1"], research=["Y"], rocks=["R1 R1"])
    do(table, fly("c_kinetic_siphon", "S1"), on(1))
    assert hand(table, 0) == "U"
    assert known(table, 1, 0) == "U"
    assert known(table, 2, 0) == ""
    assert Stole(0, 1, "U") in told(table, 0)
    assert Stole(0, 1, "U") in told(table, 1)
    assert Stole(0, 1) in told(table, 2)


def test_c_kinetic_siphon_needs_a_hand():
    """Target test: hand not empty."""
    table = a_table("CD", ["S1", ""], research=["Y"], rocks=["R1 R1"])
    assert "c_kinetic_siphon" not in missions(table)


def test_c_orbital_bombardment():
    """The chosen rock is discarded, its sat is an orphan."""
    table = a_table("CD", ["S1", "U"], research=["Y"], rocks=["R1 R1 R1 R1", "R1 R2/S3"])
    do(table, fly("c_orbital_bombardment", "S1"))
    assert why(table, Rock(1, 2)) == "There is no such rock."
    assert why(table, Stop()) == "First choose a rock."
    do(table, Rock(1, 1))
    assert rocks(table, 1) == "R1/-"
    assert discards(table) == "S1 S3 R2"
    table = a_table("CD", ["S1", "U"], research=["Y"], rocks=["R1 R1 R1 R1"])
    assert "c_orbital_bombardment" not in missions(table)


@pytest.mark.parametrize(("held", "left"), [("U U U U U", 2), ("U U", 0)])
def test_c_shrapnel_cloud(held, left):
    """Three random cards are discarded, all if there are fewer."""
    table = a_table("CD", ["S1 U", held], rocks=[FIVE], turn_actions="each_once")
    do(table, fly("c_shrapnel_cloud", "S1"))
    assert table.players[1].size == left
    assert void(table) == " ".join("U" * (len(held.split()) - left))


def test_c_shrapnel_cloud_needs_a_hand():
    """Target test: hand not empty."""
    assert "c_shrapnel_cloud" not in missions(a_table("CD", ["S1", ""], rocks=[FIVE]))


def test_c_relativistic_strike_needs_a_weapon_after_paying():
    """The paid sat is gone: if it was the only propulsion, the mission is not offered with it."""
    table = a_table("CD", ["S2 S1 R2", "U"], research=["Y Y Y Y Y"], rocks=["R3 R3 R3"])
    strikes = [action for action in can(table) if isinstance(action, Mission) and "strike" in action.mission]
    assert strikes == [fly("c_relativistic_strike", "S1")]


def test_c_target_lock():
    """Nobody may deflect, third parties neither."""
    table = a_table("CDE", ["S1 S1 R1", "S3", "S3"], ["U", "W/3 X", "V"], ["Y Y"], ["R1 R1 R1 R1"])
    do(table, fly("c_target_lock", "S1"), from_hand(1, 1), at(1, 0))
    assert colonies(table, 1) == "X/-"
    assert (hand(table, 1), hand(table, 2)) == ("S3", "S3")
    table = a_table("CD", ["S1", "U"], research=["Y Y"], rocks=["R1 R1 R1 R1"])
    assert "c_target_lock" not in missions(table), "no weapon is left after paying"


# ---------------------------------------------------------------------- species D


def test_d_recalibrate():
    """Take a card of either pile, give one of another kind to the pile of its type; both are public."""
    table = a_table("DA", ["S2 U R1", "U"], research=["Y"], rocks=["R1"], void="W", discards="R1")
    do(table, fly("d_recalibrate", "S2"))
    assert why(table, Card("R3")) == "There is no such card in the discard pile or the void."
    assert why(table, Stop()) == "First choose the card you take."
    do(table, Card("W"))
    assert known(table, 1, 0) == "W"
    assert can(table) == [Card("U"), Card("R1")]
    assert why(table, Card("W")) == "You must give a card of another kind."
    assert why(table, Card("R3")) == "You do not hold this card."
    assert why(table, Stop()) == "First choose the card you give for it."
    do(table, Card("U"))
    assert hand(table, 0) == "W R1"
    assert void(table) == "U"


def test_d_recalibrate_takes_only_what_can_be_swapped():
    """A kind of which the whole hand consists cannot be taken."""
    table = a_table("DA", ["S2 R1 R1", "U"], research=["Y"], rocks=["R1"], discards="R1")
    do(table, fly("d_recalibrate", "S2"))
    assert can(table) == [Card("S2")]
    assert why(table, Card("R1")) == "You hold nothing else, and a swap needs two different kinds."


def test_d_recalibrate_needs_a_possible_swap():
    """After paying, hand and piles must allow a swap of two different kinds."""
    table = a_table("DA", ["S2", "U"], research=["Y"], rocks=["R1"], discards="R1")
    assert "d_recalibrate" not in missions(table), "no card left to give"
    table = a_table("DA", ["S2 S2", "U"], research=["Y"], rocks=["R1"])
    assert "d_recalibrate" not in missions(table), "an S2 for an S2 is no swap"
    table = a_table("DA", ["S2 S2", "U"], research=["Y"], rocks=["R1"], discards="S2 R1")
    assert "d_recalibrate" in missions(table)


def test_d_asteroid_mining_reshuffles_under_the_deck():
    """With fewer than 4 cards the discard pile, the paid sat too, is shuffled under the deck once."""
    table = a_table("DA", ["S1", "U"], rocks=["R1 R1 R1"], deck="U R2", discards="R3")
    do(table, fly("d_asteroid_mining", "S1"))
    assert hand(table, 0) == "R2 R3"
    assert (discards(table), void(table)) == ("S1", "U")
    assert len(table.deck) == 0


def test_d_asteroid_mining_keeps_rocks_in_order():
    """KEEP_ROCK: the same place or later, and never a pick after which the hand could not be filled."""
    table = a_table("DA", ["S1 U U U U U U", "U"], rocks=["R1 R1 R1"], deck="R1 R3 R2 R2")
    do(table, fly("d_asteroid_mining", "S1"))
    assert can(table) == [Card("R3"), Card("R2")]
    assert why(table, Card("R1")) == "Rocks are picked heaviest first, and this one is not at its turn."
    assert why(table, Card("U")) == "There is no such rock among the revealed cards."
    assert why(table, Stop()) == "First choose the rocks you keep."
    assert GAME.see(table, 1).revealed == ("R3", "R2", "R2", "R1")
    do(table, Card("R2"))
    assert can(table) == [Card("R2"), Card("R1")]
    do(table, Card("R1"))
    assert hand(table, 0) == "U U U U U U R1 R2"
    assert discards(table) == "S1 R2 R3"


def test_d_asteroid_mining_with_the_paid_sat_only():
    """An empty deck and a discard pile of just the paid sat: it is turned over and discarded again."""
    table = a_table("DA", ["S1", "U"], rocks=["R1 R1 R1"], deck="")
    do(table, fly("d_asteroid_mining", "S1"))
    assert discards(table) == "S1"
    assert hand(table, 0) == ""


def test_d_deorbit_burn():
    """A colony goes to the void, its sat is an orphan; research is safe."""
    table = a_table("DA", ["S1", "U"], ["W", "U V/2 U"], ["Y", "X"], [FIVE])
    do(table, fly("d_deorbit_burn", "S1"))
    assert can(table) == [at(1, 0), at(1, 1)]
    assert why(table, at(1, 2)) == "It is just like an older one: choose that one."
    assert why(table, at(1, 3)) == "There is no such colony."
    assert why(table, Research("X")) == "This mission does not reach that research planet (any more)."
    assert why(table, Research("Z")) == "There is no research planet of this letter."
    assert why(table, Stop()) == "First choose a planet."
    do(table, at(1, 1))
    assert colonies(table, 1) == "U/- U/-"
    assert (discards(table), void(table)) == ("S1 S2", "V")


def test_d_precision_strike_needs_research():
    """Target test: has a research planet."""
    table = a_table("DA", ["S1", "U"], research=["Y Y Y Y"], rocks=["R1 R1 R1 R1"])
    assert "d_precision_strike" not in missions(table)


def test_d_omnicide_event():
    """Two planets, colonies or research in any mix, in the order of the list."""
    table = a_table("DA", ["S1", "U"], ["W", "U V"], ["Y Y Y Y Y", "X Z X"], [FIVE])
    do(table, fly("d_omnicide_event", "S1"))
    assert can(table) == [at(1, 0), at(1, 1), Research("X")]
    assert why(table, Research("Z")) == "Planets are picked in the order of the list: start with an earlier one."
    do(table, at(1, 1))
    assert can(table) == [Research("X"), Research("Z")]
    assert why(table, at(1, 0)) == "Planets are picked in the order of the list, and this one is not at its turn."
    do(table, Research("X"))
    assert (colonies(table, 1), research(table, 1)) == ("U/-", "X Z"), "the newest X is taken"


def test_d_omnicide_takes_two_equal_planets():
    """Another copy stands at the same place of the list."""
    table = a_table("DA", ["S1", "U"], ["W", "U V U"], ["Y Y Y Y Y"], [FIVE])
    do(table, fly("d_omnicide_event", "S1"))
    assert colonies(table, 1) == "V/- U/-", "a V alone would leave no second pick, so the first is a U"
    assert can(table) == [at(1, 1), at(1, 0)], "the list was drawn up before the first pick: U, then V"
    do(table, at(1, 1))
    assert colonies(table, 1) == "V/-"


def test_d_omnicide_needs_a_deployed_planet():
    """Target test: has a deployed planet."""
    table = a_table("DA", ["S1", "U"], ["W", ""], ["Y Y Y Y Y"], [FIVE])
    assert "d_omnicide_event" not in missions(table)


# ---------------------------------------------------------------------- species E


def test_e_core_sampling():
    """Draw 3."""
    table = a_table("ED", ["S1", "U"], research=["X X X"])
    do(table, fly("e_core_sampling", "S1"))
    assert table.players[0].size == 3


@pytest.mark.parametrize(("held", "lost"), [("S1 S3 R3 S2", "S3"), ("S1 S2 S2", "S2"), ("S1", "S1"), ("R3 U", "")])
def test_e_sabotage(held, lost):
    """You look at that hand; one sat of the highest class is discarded, nothing without a sat."""
    table = a_table("EA", ["S1 U", held], research=["X X"], rocks=["R1 R1"], turn_actions="each_once")
    do(table, fly("e_sabotage", "S1"))
    left = held.split()
    if lost:
        left.remove(lost)
    assert sorted(hand(table, 1).split()) == sorted(left) == sorted(known(table, 0, 1).split())
    assert [event for event in told(table) if isinstance(event, Discarded)] == ([Discarded(1, (lost,))] if lost else [])


def test_e_scuttling_charge():
    """A research planet of your own goes to the void; then draw 5."""
    table = a_table("EA", ["S1", "U"], research=["X U X W"], rocks=["R1"])
    do(table, fly("e_scuttling_charge", "S1"))
    assert can(table) == [Research("U"), Research("W"), Research("X")]
    assert why(table, Research("Z")) == "You have no research planet of this letter."
    assert why(table, Stop()) == "First choose the research planet you give up."
    do(table, Research("X"))
    assert research(table, 0) == "X U W"
    assert void(table) == "X"
    assert table.players[0].size == 5


def test_e_supply_cut():
    """The opponent gives up a planet; a single one goes without asking."""
    table = a_table("EA", ["S1", "U"], ["V", "U/2"], ["X X X X X"], ["R1 R1 R1 R1"])
    do(table, fly("e_supply_cut", "S1"))
    assert colonies(table, 1) == ""
    assert (discards(table), void(table)) == ("S1 S2", "U")
    table = a_table("EA", ["S1", "U"], ["V", "U V"], ["X X X X X", "Z"], ["R1 R1 R1 R1"])
    do(table, fly("e_supply_cut", "S1"), Research("Z"))
    assert research(table, 1) == ""
    table = a_table("EA", ["S1", "U"], ["V", ""], ["X X X X X"], ["R1 R1 R1 R1"])
    assert "e_supply_cut" not in missions(table)


def test_e_time_fractal():
    """The whole discard pile, the paid sat too, goes into the deck; the void is not touched."""
    table = a_table("EA", ["S1", "U"], research=["X X X X X"], rocks=["R1 R1"], deck="U", discards="R1 R2", void="W")
    table.knowledge.deck_top[1] = (0,)
    do(table, fly("e_time_fractal", "S1"))
    assert sorted(CARDS.names(table.deck.cards())) == ["R1", "R2", "S1", "U"]
    assert (discards(table), void(table)) == ("", "W")
    assert deck_top(table, 1) == "", "a shuffle of the deck empties what was known of its top"


# ---------------------------------------------------------------------- species F


def test_f_static_interference():
    """0, 1 or 2 of the top 3 cards are discarded; only you see them."""
    table = a_table("FA", ["S1 U", "U"], research=["U"], deck="R1 U S3 S1")
    do(table, fly("f_static_interference", "S1"))
    assert can(table) == [Scry(()), Scry((0,)), Scry((1,)), Scry((2,)), Scry((0, 1)), Scry((0, 2)), Scry((1, 2))]
    assert LookedAtDeck(0, 3, ("R1", "U", "S3")) in told(table, 0)
    assert LookedAtDeck(0, 3) in told(table, 1)
    assert GAME.see(table, 0).deck_top == ("R1", "U", "S3")
    assert GAME.see(table, 1).deck_top == ()
    do(table, Scry((0, 1)))
    assert (discards(table), void(table)) == ("S1 R1", "U")
    assert deck_top(table, 0) == "S3"
    assert GAME.see(table, 0).looks[-1].whose is None


def test_f_static_interference_merges_equal_results():
    """Choices that leave the same sequence of kept cards are one."""
    table = a_table("FA", ["S1 U", "U"], research=["U"], deck="R1 R1 S3 S1")
    do(table, fly("f_static_interference", "S1"))
    assert can(table) == [Scry(()), Scry((0,)), Scry((2,)), Scry((0, 1)), Scry((0, 2))]
    assert why(table, Scry((1,))) == "This would leave the same cards as an earlier choice."
    assert why(table, Stop()) == "First say which of the cards on top you discard."


def test_f_static_interference_with_a_short_deck():
    """The discard pile goes under the deck first; with fewer cards in all, fewer are looked at."""
    table = a_table("FA", ["S1 U", "U"], research=["U"], deck="R1", discards="")
    do(table, fly("f_static_interference", "S1"))
    assert GAME.see(table, 0).deck_top == ("R1", "S1")
    assert can(table) == [Scry(()), Scry((0,)), Scry((1,)), Scry((0, 1))]
    assert why(table, Scry((2,))) == "You looked at 2 cards and may discard at most 2."
    do(table, Scry(()))
    assert len(table.deck) == 2


def test_f_tractor_beam():
    """A deployed rock moves to your zone with its sat and keeps its age."""
    table = a_table("FA", ["S1", "U"], research=["U U U"], rocks=["R1", "R3/S2 R2"])
    table.players[0].rocks, table.players[1].rocks = [9 << 4 | 4], [3 << 4 | 14, 12 << 4 | 8]
    do(table, fly("f_tractor_beam", "S1"), Rock(1, 0))
    assert rocks(table, 0) == "R3/S2 R1/-"
    assert rocks(table, 1) == "R2/-"
    table = a_table("FA", ["S1", "U"], research=["U U U"], rocks=["R1"])
    assert "f_tractor_beam" not in missions(table)


def test_f_network_override():
    """You look at that hand and discard one card of it; mandatory."""
    table = a_table("FA", ["S1", "U R1 R1"], research=["U U U U"], rocks=["R1 R1"])
    do(table, fly("f_network_override", "S1"))
    assert (asked(table), can(table)) == (0, [Card("U"), Card("R1")])
    assert why(table, Card("S3")) == "There is no such card in that hand."
    assert why(table, Stop()) == "First choose the card that is discarded."
    do(table, Card("R1"))
    assert hand(table, 1) == "U R1" == known(table, 0, 1)
    assert discards(table) == "S1 R1"


def test_f_network_override_on_a_single_card():
    """A hand of one card leaves no choice, as everybody sees; an empty one is no target."""
    table = a_table("FA", ["S1 U", "R1"], research=["U U U U"], rocks=["R1 R1"], turn_actions="each_once")
    do(table, fly("f_network_override", "S1"))
    assert hand(table, 1) == ""
    assert "f_network_override" not in missions(a_table("FA", ["S1", ""], research=["U U U U"], rocks=["R1 R1"]))


def test_f_orbital_blockade():
    """As many cards as colonies, of the opponent's choice, in canonical order."""
    table = a_table("FA", ["S1", "U R1 R1 S2"], ["X", "U V"], ["U U U"], ["R1 R1 R1 R1"])
    do(table, fly("f_orbital_blockade", "S1"))
    assert can(table) == [Card("U"), Card("S2"), Card("R1")]
    assert why(table, Card("S3")) == "You do not hold this card."
    assert why(table, Stop()) == "First choose the cards you discard: 2 to go."
    do(table, Card("S2"))
    assert can(table) == [Card("R1")]
    assert why(table, Card("U")) == "Cards are picked in the order of the card list, and you are past this one."
    do(table, Card("R1"))
    assert hand(table, 1) == "U R1"


def test_f_orbital_blockade_offers_no_dead_end():
    """A pick after which the required number could not be reached is not offered."""
    table = a_table("FA", ["S1", "U S2 R1"], ["X", "U V"], ["U U U"], ["R1 R1 R1 R1"])
    do(table, fly("f_orbital_blockade", "S1"))
    assert can(table) == [Card("U"), Card("S2")]
    assert why(table, Card("R1")) == "Cards are picked in the order of the card list: start with an earlier one."


def test_f_orbital_blockade_takes_a_small_hand_whole():
    """With no more cards than colonies all go without a choice; no colony or no card is no target."""
    table = a_table("FA", ["S1 U", "U R1"], ["X", "U V"], ["U U U"], ["R1 R1 R1 R1"], turn_actions="each_once")
    do(table, fly("f_orbital_blockade", "S1"))
    assert hand(table, 1) == ""
    for held, settled in (("", "U"), ("U", "")):
        table = a_table("FA", ["S1", held], ["X", settled], ["U U U"], ["R1 R1 R1 R1"])
        assert "f_orbital_blockade" not in missions(table)


def test_f_atmospheric_ignition():
    """The opponent gives up the hand, or the planet you named."""
    for given, left in (("hand", ("", "U/- V/2")), ("planet", ("U R1", "U/-"))):
        table = a_table(
            "FA", ["S1 U", "U R1"], ["X", "U V/2"], ["U U U U U"], ["R1 R1 R1 R1"], turn_actions="each_once"
        )
        do(table, fly("f_atmospheric_ignition", "S1"), at(1, 1))
        assert GAME.see(table, 0).named == "V"
        assert why(table, Stop()) == "Give up your hand or the planet that was named."
        do(table, GiveUp(given))
        assert (hand(table, 1), colonies(table, 1)) == left


def test_f_atmospheric_ignition_on_research_and_on_nothing_but_a_hand():
    """Research planets can be named; without any planet only the hand is left."""
    table = a_table("FA", ["S1 U", "U"], ["X", ""], ["U U U U U", "X"], ["R1 R1 R1 R1"], turn_actions="each_once")
    do(table, fly("f_atmospheric_ignition", "S1"))
    assert (asked(table), decision(table)) == (1, "hand_or_planet")
    do(table, GiveUp("planet"))
    assert research(table, 1) == ""

    table = a_table("FA", ["S1 U", "U"], ["X", ""], ["U U U U U"], ["R1 R1 R1 R1"], turn_actions="each_once")
    do(table, fly("f_atmospheric_ignition", "S1"))
    assert hand(table, 1) == ""

    table = a_table("FA", ["S1", ""], ["X", ""], ["U U U U U"], ["R1 R1 R1 R1"])
    assert "f_atmospheric_ignition" not in missions(table)


def test_f_atmospheric_ignition_refusals():
    """What is not there cannot be given up."""
    table = a_table("FA", ["S1 U", "U"], ["X", "U V"], ["U U U U U"], ["R1 R1 R1 R1"])
    do(table, fly("f_atmospheric_ignition", "S1"), at(1, 0))
    step = table.agenda[-1]
    table.players[1].size = 0
    assert step.why_not(table, 1, CARDS.actions.find(GiveUp("hand"))).why == "You have no hand to give up."
    bare = GiveUpOne(1, -1, -1)
    assert bare.why_not(table, 1, CARDS.actions.find(GiveUp("planet"))).why == "No planet was named: you have none."


def test_missions_cannot_be_reacted_to_and_leave_the_attack_action_alone():
    """Nobody is asked between paying and the effect."""
    table = a_table("CD", ["S1 S1 R1", "S3 S3"], ["U", "W"], ["Y"], ["R1 R1"])
    do(table, fly("c_kinetic_siphon", "S1"))
    assert (asked(table), decision(table)) == (1, "action")


def test_respond_is_asked_for_a_special_attack():
    """The rocks of an attack that a mission grants can be deflected."""
    table = a_table("BD", ["S1", "S3"], ["U", "W X"], ["W W W W"], ["R3 R3 R3"])
    do(table, fly("b_gravity_well", "S1"), at(1, 0), Launch(3, "deployed", 0, 0), at(1, 1), Stop())
    assert respond("S3", 0) in can(table)
    assert Attack() not in can(table)
