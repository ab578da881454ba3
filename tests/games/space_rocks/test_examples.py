"""The worked examples E1 to E15 of the specification, section 13."""

import pytest

from stardeck.games.space_rocks.actions import Attack, Deploy, Mission, Reload
from stardeck.games.space_rocks.events import Drew
from stardeck.kernel import choices, numbered_seed

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
    hold,
    home,
    mixed,
    own,
    research,
    respond,
    told,
    void,
)


def test_E1_set_up_of_species_B_and_D():
    """B's colonies are U V Y, D's W X Z, all without sats; hands of 5, a deck of 44, and B starts."""
    table = GAME.set_up(2, numbered_seed(5), {"species": ("D", "B")})

    assert colonies(table, 1) == "U/- V/- Y/-"
    assert colonies(table, 0) == "W/- X/- Z/-"
    assert [player.size for player in table.players] == [5, 5]
    assert len(table.deck) == 44
    assert asked(table) == 1
    dealt = [sum(player.hand[letter] for player in table.players) for letter in range(6)]
    assert [table.deck.cards().count(letter) for letter in range(6)] == [3 - n for n in dealt]


@pytest.mark.parametrize(("held", "drawn"), [("U U U", 4), ("U U U U U U", 2), ("U U U U U U U U", 0)])
def test_E2_reload_draws_two_and_one_per_planetary_sat(held, drawn):
    """Two sats under colonies make 4 cards, the propulsion sat does not count, and the hand never exceeds 8."""
    table = a_table(hands=[held, "U"], colonies=["U/2 V/- W/1", "Z"], rocks=["R1/S3"])

    do(table, Reload())

    assert table.players[0].size == len(held.split()) + drawn
    assert sum(event.count for event in told(table) if isinstance(event, Drew)) == drawn


def test_E3_deploy_a_colony_and_a_research_planet():
    """`deploy W +draw` makes a new colony and fills the hand to 3; `deploy Y` makes tech 1."""
    table = a_table("AD", hands=["W Y S2"], colonies=["", "Z"])
    do(table, Deploy("W", True))
    assert colonies(table, 0) == "W/-"
    assert table.players[0].size == 3

    table = a_table("AD", hands=["W Y S2"])
    do(table, Deploy("Y"))
    assert research(table, 0) == "Y"
    assert table.players[0].size == 2


def test_E4_missions_open_by_technology_and_mines():
    """D with tech 1, mines 5 and one sat: Deep Scan, Recalibrate, Asteroid Mining and De-orbit Burn are open."""
    table = a_table("DA", hands=["S2 U", "U"], research=["Y"], rocks=["R1 R1 R1 R1 R1"])

    open_missions = [action.mission for action in can(table) if isinstance(action, Mission)]

    assert open_missions == ["d_deep_scan", "d_recalibrate", "d_asteroid_mining", "d_deorbit_burn"]


def test_E5_weapons_in_canonical_order():
    """LAUNCH offers mixed R3(S2)+S3; mixed R2+S3; hand R2+S3; own R1+S1, and nothing else."""
    table = a_table(hands=["S3 S1 R2"], rocks=["R1/S1 R3/S2 R2/-"], research=["X"])

    do(table, Attack())

    assert can(table) == [mixed(3, 3, tucked=2), mixed(2, 3), from_hand(2, 3), own(1, 1)]


def test_E6_simple_hit():
    """A class 3 rock at Z/2, no S3 in hand: absorbed; Z to the void, both sats and the rock to the discard pile."""
    table = a_table(hands=["S3 R3", "S2 S1"], colonies=["U", "Z/2"], research=["X"])

    do(table, Attack(), from_hand(3, 3))
    assert asked(table) == 1, "the defender holds cards, so the defender is asked"
    assert can(table) == [respond("decline")]
    do(table, respond("decline"))

    assert colonies(table, 1) == ""
    assert void(table) == "Z"
    assert discards(table) == "S2 S3 R3"
    assert asked(table) == 1, "the next turn"


def test_E7_backfire():
    """X/3 deflects with its own sat and stays; the rock must fly back, and A cannot deflect with an S1."""
    table = a_table(hands=["S2 R2 S1", ""], colonies=["U V", "X/3"], research=["Y"])

    do(table, Attack(), from_hand(2, 2))
    assert (asked(table), can(table)) == (1, [respond("planetary"), respond("decline")])
    do(table, respond("planetary"))
    assert decision(table) == "backfire"
    do(table, at(1, 1))
    do(table, respond("decline"))

    assert colonies(table, 1) == "X/-"
    assert colonies(table, 0) == "U/-"
    assert discards(table) == "S2 S3 R2"


def test_E8_chain():
    """A deflects the backfire with a hand S2 and fires at X/-; D holds no sat, so X is lost."""
    table = a_table(hands=["S2 S2 R2", ""], colonies=["U V", "X/3"], research=["Y"])

    do(table, Attack(), from_hand(2, 2), respond("planetary"), at(1, 0))
    do(table, respond("S2"))

    assert colonies(table, 0) == "U/- V/-"
    assert colonies(table, 1) == ""
    assert discards(table) == "S2 S2 S3 R2"


def test_E9_double_shot_deflected_then_absorbed():
    """Two R1 at W/-: the first is deflected and hits A, the second is declined and W is lost."""
    table = a_table(hands=["S1 S1 R1 R1", "S1 U"], colonies=["U V", "W"], research=["X Y"])

    do(table, Attack(), from_hand(1, 1), from_hand(1, 1))
    assert can(table) == [respond("S1"), respond("decline")], "two equal rocks at one planet are one entry"
    do(table, respond("S1"), at(1, 0))
    assert colonies(table, 0) == "V/-"
    do(table, respond("decline"))

    assert colonies(table, 1) == ""
    assert discards(table) == "S1 S1 S1 R1 R1"


def test_E9_declining_first_cancels_the_other_rock():
    """Declining first would have cancelled the other rock without a backfire."""
    table = a_table(hands=["S1 S1 R1 R1", "S1 U"], colonies=["U V", "W"], research=["X Y"])

    do(table, Attack(), from_hand(1, 1), from_hand(1, 1), respond("decline"))

    assert colonies(table, 0) == "U/- V/-"
    assert colonies(table, 1) == ""
    assert hand(table, 1) == "U S1"
    assert table.flight == []
    assert discards(table) == "S1 S1 R1 R1"


def test_E10_bare_homeworld():
    """D has no colony: both rocks fly at the homeworld; one is deflected, one absorbed, and D is out."""
    table = a_table(hands=["S2 S2 R1 R2", "S2 U"], colonies=["U V", ""], research=["X Y"], rocks=["", "R1/S1"])

    do(table, Attack(), from_hand(2, 2), from_hand(1, 2))
    assert table.flight[0].target == table.flight[1].target == -1
    do(table, respond("S2", 0), at(1, 0), respond("decline"))

    assert table.ended == "last_standing"
    assert colonies(table, 0) == "V/-", "the backfire was resolved first"
    assert GAME.result(table).winners == (0,)


def test_E11_relativistic_strike():
    """With R2+S2 D needs S3; with R3+S3 nothing deflects."""
    table = a_table("CD", ["S1 S2 R2", "S2 S3"], ["U", "X W"], ["Y Y Y Y Y"], ["R1 R1 R1"])
    do(table, fly("c_relativistic_strike", "S1"), from_hand(2, 2), at(1, 0))
    assert can(table) == [respond("S3"), respond("decline")]

    table = a_table("CD", ["S1 S3 R3", "S2 S3"], ["U", "X W"], ["Y Y Y Y Y"], ["R1 R1 R1"])
    do(table, fly("c_relativistic_strike", "S1"), from_hand(3, 3), at(1, 0))
    assert decision(table) == "action"
    assert colonies(table, 1) == "W/-", "absorbed without asking"


def test_E12_reshuffle():
    """Deck 1, discard pile {S1, R2}, Reload for 3: takes 1, shuffles 2, takes 2; the void is untouched."""
    table = a_table(hands=["U"], colonies=["U/1", "Z"], deck="S3", discards="S1 R2", void="X")

    do(table, Reload())

    assert hand(table, 0) == "U S1 S3 R2"
    assert len(table.deck) == 0
    assert discards(table) == ""
    assert void(table) == "X"


def test_E13_core_sampling_stops_at_eight():
    """Seven cards, pay S1: six are left, and only 2 of the 3 cards are drawn."""
    table = a_table("ED", hands=["S1 U U U U U U"], research=["X X X"])

    do(table, fly("e_core_sampling", "S1"))

    assert table.players[0].size == 8


def test_E14_turn_order_by_letter_circuit_by_seat():
    """Seats 0=C, 1=A, 2=B: turns 1, 2, 0. C attacks A; A declines; B deflects and fires at C."""
    table = a_table("CAB", ["S1 R1", "U", "S1"], ["U W", "V", "Y"], ["Z"], active=0)
    assert table.house.order == [1, 2, 0]

    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert asked(table) == 1
    do(table, respond("decline"))
    assert (asked(table), decision(table)) == (2, "assist")
    do(table, CARDS.assists[1])
    assert decision(table) == "backfire"
    assert choices(table, 2) == [at(1, 0), at(1, 1)], "only planets of the sender"
    do(table, at(1, 1))

    assert (asked(table), decision(table)) == (1, "assist"), "C holds no card; A is a third party now"
    do(table, CARDS.assists[0])
    assert colonies(table, 0) == "U/-"
    assert colonies(table, 1) == "V/-"


@pytest.mark.parametrize(
    ("players", "cards", "deck"), [(2, 60, 44), (3, 120, 96), (4, 120, 88), (5, 180, 140), (6, 180, 132)]
)
def test_E15_deck_sizes(players, cards, deck):
    """The table of section 5."""
    table = GAME.set_up(players, numbered_seed(players))

    assert len(table.deck) == deck
    assert sum(GAME.inventory(table).values()) == cards
    assert [len(player.colonies) for player in table.players] == [3] * players


def test_E10_the_homeworld_is_no_target_while_a_colony_is_left():
    """A homeworld can be chosen only if its owner has no colony at the moment of the announcement."""
    table = a_table(hands=["S2 S2 R1 R2"], colonies=["U", "W"], research=["X Y"])
    hold(table, 1, "U")

    do(table, Attack(), from_hand(2, 2), from_hand(1, 2))

    assert [shot.target for shot in table.flight] == [table.players[1].colonies[0] >> 5] * 2
    assert home(1) not in can(table)
