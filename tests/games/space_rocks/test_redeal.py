"""Imagined tables: everything hidden is dealt anew, everything learnt is kept. [rules 4.1; design: Secrets are safe]"""

import pytest

from stardeck.games.space_rocks.actions import Attack, Card, Deploy, Reload, Scry
from stardeck.games.space_rocks.cards import KINDS
from stardeck.games.space_rocks.redeal import Hidden, cards_to_go_on, someone_asked
from stardeck.kernel import FastRng, choices, play_out, waiting_for

from .table_builder import (
    CARDS,
    GAME,
    a_table,
    asked,
    counts,
    decision,
    deck_top,
    do,
    fly,
    from_hand,
    hand,
    inventory,
    numbers,
    unlimit,
)


def imagined(table, seat, times=60):
    return [GAME.redeal(table, seat, FastRng(number)) for number in range(times)]


def test_own_hand_and_sizes_stay_other_hands_vary():
    """The seat's own hand is the same, the others' are dealt anew with the same sizes."""
    table = a_table("ADE", ["S1 U", "R1 R2 R3", "W"])
    worlds = imagined(table, 0)
    assert {hand(world, 0) for world in worlds} == {"U S1"}
    assert len({hand(world, 1) for world in worlds}) > 20
    assert {world.players[1].size for world in worlds} == {3}
    assert all(inventory(world) == inventory(table) for world in worlds)
    assert all(sum(world.players[1].hand) == 3 for world in worlds)


def test_certain_cards_stay_where_they_are():
    """What the seat has seen is in every imagined hand."""
    table = a_table("AD", ["S1", "U R1 R1"], rocks=["R1"])
    table.knowledge.known[1] = tuple(numbers("U R1"))
    worlds = imagined(table, 0)
    assert all(world.players[1].hand[0] >= 1 and world.players[1].hand[9] >= 1 for world in worlds)
    assert len({hand(world, 1) for world in worlds}) > 5


def test_the_known_top_of_the_deck_stays():
    """deck_top is the top of every imagined deck of the looker, and varies for everybody else."""
    table = a_table("FA", ["S1 U", "U"], research=["U"], seed=3)
    do(table, fly("f_static_interference", "S1"), Scry(()))
    top = table.knowledge.deck_top[0]
    for world in imagined(table, 0, 20):
        assert world.deck.peek(3, FastRng(1)) == list(top)
    others = imagined(table, 1)
    assert len({world.knowledge.deck_top[0] for world in others}) > 10
    assert all(len(world.knowledge.deck_top[0]) == 3 for world in others)
    assert all(tuple(world.deck.peek(3, FastRng(1))) == world.knowledge.deck_top[0] for world in others)


def test_in_the_middle_of_a_scry():
    """A looker who is still choosing has looked at other cards in other worlds, and can choose in all of them."""
    table = a_table("FA", ["S1 U", "U"], research=["U"], seed=3)
    do(table, fly("f_static_interference", "S1"))
    for world in imagined(table, 1, 20):
        assert waiting_for(world) == (0,)
        assert len(choices(world, 0)) >= 3
        play_out(world, FastRng(2), 20)


def test_what_others_know_is_imagined_too():
    """A third hand somebody looked at: the looker knows that very hand in every world, whatever it is."""
    table = a_table("FAB", ["S1 U", "R1 R2 U", "W"], research=["U U U U"], rocks=["R1 R1"])
    do(table, fly("f_network_override", "S1"), CARDS.opponents[1])
    assert decision(table) == "pick_card"
    worlds = imagined(table, 2)
    assert len({hand(world, 1) for world in worlds}) > 20
    for world in worlds:
        assert " ".join(CARDS.names(world.knowledge.known[0 * 3 + 1])) == hand(world, 1)
        assert world.knowledge.looks[0][0][:2] == (1, 1)
    assert len({world.knowledge.looks[0][0] for world in worlds}) > 10, "the journal is not copied from the truth"
    mine = imagined(table, 1, 10)
    assert {world.knowledge.known[1] for world in mine} == {tuple(numbers("U R1 R2"))}, "one's own hand is no secret"
    assert {world.knowledge.looks[0] for world in mine} == {table.knowledge.looks[0]}


def test_public_knowledge_is_part_of_what_others_know():
    """Cards that came in the open stay in everybody's knowledge."""
    table = a_table("BDE", ["S2 U U", "U", "U"], rocks=["R1 R1"], discards="R3")
    do(table, fly("b_kinetic_salvage", "S2"), Card("R3"))
    table.knowledge.known[1 * 3 + 0] = tuple(numbers("U R3"))
    for world in imagined(table, 2, 20):
        assert numbers("R3")[0] in world.knowledge.known[1 * 3 + 0]
        assert world.players[0].hand[11] >= 1
        assert world.knowledge.known[0] == (), "nobody keeps notes about the own hand"
        assert all(world.players[0].hand[kind] >= world.knowledge.known[1 * 3 + 0].count(kind) for kind in range(KINDS))


def test_cards_that_cannot_be_in_the_deck_are_in_hands():
    """After a reshuffle the deck is known to hold certain cards only."""
    table = a_table("AD", ["R1", "U V X"], colonies=["U", "Z"], deck="", discards="S1 S2 S3 R1 R2 R3")
    do(table, Reload())
    for world in imagined(table, 0, 20):
        assert hand(world, 1) == "U V X"
    for world in imagined(table, 1, 20):
        assert not any(card < 6 for card in world.deck.cards())


POSITIONS = {
    "launch": (("AD", ["S1 R1", "U"], ["U", "W X"], ["X"]), [Attack()], "launch"),
    "expand": (("AD", ["S1 U R1", "U"], ["", "Z"], ["X X X X X"]), [fly("a_rapid_expansion", "S1")], "expand"),
    "swap_take": (("DA", ["S2 R1", "U"], None, ["Y"], ["R1"]), [fly("d_recalibrate", "S2")], "swap_take"),
    "swap_give": (
        ("DA", ["S2 R1", "U"], None, ["Y"], ["R1"]),
        [fly("d_recalibrate", "S2"), Card("S2")],
        "swap_give",
    ),
    "lose_cards": (
        ("FA", ["S1", "S2 R1 R2 R3"], ["X", "U V W"], ["U U U"], ["R1 R1 R1 R1"]),
        [fly("f_orbital_blockade", "S1"), Card("R1")],
        "lose_cards",
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_somebody_in_the_middle_holds_what_is_needed(name):
    """Everybody knows that an attacker has a weapon, an expander a planet, and so on: so has every imagined one."""
    given, actions, expected = POSITIONS[name]
    table = a_table(*given)
    do(table, *actions)
    assert decision(table) == expected
    seat = asked(table)
    for viewer in (1 - seat, None):
        for world in imagined(table, viewer, 40):
            assert waiting_for(world) == (seat,)
            assert choices(world, seat)
            if name == "expand":
                assert any(world.players[seat].hand[:6])
            play_out(world, FastRng(3), 10)


@pytest.mark.parametrize("name", POSITIONS)
def test_where_chance_would_need_too_long_the_needed_cards_are_found(name):
    """In a deck of almost nothing but useless cards the needed ones are handed out on purpose."""
    given, actions, _ = POSITIONS[name]
    table = a_table(*given, deck="Z " * 200 if name == "launch" else "S2 " * 200)
    do(table, *actions)
    seat = asked(table)
    table.knowledge.known = [()] * len(table.knowledge.known)
    unlimit(table)
    for world in imagined(table, 1 - seat, 8):
        assert choices(world, seat)
        assert inventory(world) == inventory(table)
    hidden = Hidden(table, 1 - seat)
    cards = cards_to_go_on(table.copy(), hidden, someone_asked(table, 1 - seat), FastRng(1))
    assert cards


def test_needed_cards_respect_what_must_be_in_hands():
    """The deck holds no U, so D has both, and an S1 and an R1 are left for the attacker."""
    table = a_table("ADE", ["S1 R1", "U U", "U"], ["U", "W X", "V"], ["X"], deck="Z Z Z S1 R1")
    do(table, Attack())
    table.knowledge.in_deck = counts(numbers("Z Z Z S1 R1")) * 4
    for world in imagined(table, 2, 20):
        assert hand(world, 0) == "S1 R1"
        assert hand(world, 1) == "U U"


def test_a_spectator_and_a_fallen_player_get_worlds_too():
    """None sees no hand at all; a fallen player keeps what it had learnt."""
    table = a_table("ABC", ["S1 R1 U", "U", "W W"], ["U", "", "X"], ["X"])
    do(table, Attack(), from_hand(1, 1), CARDS.homes[1])
    do(table, choices(table, 1)[-1])
    do(table, choices(table, 2)[-1])
    assert not table.players[1].alive
    for seat in (1, None):
        worlds = imagined(table, seat, 20)
        assert len({hand(world, 2) for world in worlds}) > 3
        assert {hand(world, 1) for world in worlds} == {""}


def test_an_imagined_table_has_its_own_chance_and_no_log():
    """Nothing of the true future leaks."""
    table = a_table("AD", ["U", "U"])
    rng = FastRng(9)
    world = GAME.redeal(table, 0, rng)
    assert world.rng is rng
    assert world.log is None
    do(table, Deploy("U"))
    assert hand(world, 0) == "U"


def test_what_is_hidden_is_the_deck_and_the_other_hands():
    """The form in which the conformance suite compares it."""
    table = a_table("AD", ["U", "S1"], deck="R1")
    assert GAME.hidden(table, 0) == ([9], [counts(numbers("S1"))])
    assert len(GAME.hidden(table, None)[1]) == 2
    assert deck_top(table, 0) == ""
