"""Rocket tokens: one for every five rocket symbols. [specification 6.4, 8]"""

from stardeck.games.point_galaxy.events import TokenLost, TookToken
from stardeck.games.point_galaxy.scoring import Tally
from stardeck.kernel import waiting_for

from .table_builder import CARDS, SLOTS, a_galaxy, a_table, decision, do, may, refusal, slots, tokens, told

FOUR = "| Fathomel Toastor"  # 2 + 2 rockets, in order
SIX = "| Fathomel Toastor Bramblor"
NINE = "| Fathomel Toastor Nautilor Bramblor Cactara Scorchio"  # 2 + 2 + 1 + 2 + 1 + 1


def after(system, pending, rewarded=0):
    """The position after placing the last pending card in a new system."""
    table = a_table(["start-1a", system], ["start-2a"], pending=f"- {pending}")
    table.galaxies[0].rewarded = rewarded
    table.log = []
    do(table, "place:1:new:below")
    return table


def test_E7_rocket_rewards():
    """From 4 to 6 gives one token, from 6 to 9 none, from 9 to 11 one."""
    assert a_galaxy(FOUR).rockets() == 4
    assert a_galaxy(SIX).rockets() == 6
    assert a_galaxy(NINE).rockets() == 9

    assert [a_galaxy(f"| {name}").rockets() for name in ("Magmorra", "Emberlyn")] == [2, 1]

    assert decision(after(FOUR, "Magmorra")) == "token"
    assert waiting_for(after(SIX, "Magmorra", rewarded=1)) == (1,)
    assert decision(after(NINE, "Magmorra", rewarded=1)) == "token"

    three_more = a_table(["start-1a", SIX], ["start-2a"], pending="Magmorra Emberlyn")
    three_more.galaxies[0].rewarded = 1
    do(three_more, "place:0:new:below", "place:1:new:below")

    assert three_more.galaxies[0].rockets() == 9
    assert waiting_for(three_more) == (1,)
    assert decision(after(FOUR, "Emberlyn")) == "token"  # exactly five
    assert decision(after(NINE, "Emberlyn", rewarded=1)) == "token"  # exactly ten


def test_R30_the_player_chooses_which_token_not_whether():
    """Taking one is mandatory; the supply is offered in its order."""
    table = after(FOUR, "Magmorra")

    assert may(table) == ["token:token-suns", "token:token-moons"]
    assert "choose one" in refusal(table, "draft:0:0")
    assert "not in the supply" in refusal(table, "token:token-tokens")

    do(table, "token:token-moons")

    assert tokens(table, 0) == "token-moons"
    assert waiting_for(table) == (1,)
    assert [event.token for event in told(table, TookToken)] == ["token-moons"]


def test_the_only_token_left_is_taken_without_asking():
    """One legal choice is no choice."""
    table = a_table(["start-1a", FOUR], ["start-2a"], pending="- Magmorra", supply="token-suns")
    do(table, "place:1:new:below")

    assert tokens(table, 0) == "token-suns"
    assert waiting_for(table) == (1,)


def test_R31_several_multiples_of_five_in_one_turn():
    """The general loop: two rewards due at once are two picks."""
    table = a_table(
        ["start-1a", NINE], ["start-2a"], pending="- Magmorra", supply="token-suns token-moons token-tokens"
    )
    do(table, "place:1:new:below", "token:token-moons")

    assert decision(table) == "token"

    do(table, "token:token-suns")

    assert tokens(table, 0) == "token-moons token-suns"
    assert waiting_for(table) == (1,)


def test_R32_a_token_that_cannot_be_taken_is_lost_for_good():
    """The supply is empty: the reward is lost, and it is not made up for later."""
    table = a_table(["start-1a", FOUR], ["start-2a"], pending="- Magmorra", supply="")
    table.log = []
    do(table, "place:1:new:below")

    assert waiting_for(table) == (1,)
    assert table.galaxies[0].rewarded == 1
    assert len(told(table, TokenLost)) == 1

    table.supply = [0, 1]
    do(table, "draft:1:0", "draft:1:1", "place:0:new:below", "place:1:new:below")  # the other player
    do(table, "draft:2:0", "draft:2:1", "place:0:new:below", "place:1:new:below")
    assert waiting_for(table) == (1,)
    assert tokens(table, 0) == ""


def test_R33_rocket_tokens_are_no_rocket_symbols():
    """Only symbols on cards count."""
    assert a_galaxy("start-1a", tokens="token-suns token-moons").rockets() == 0


def test_R36_symbols_count_on_every_kind_of_card():
    """Planets, suns, moons, asteroids and wormholes alike; the hidden side of a card does not count."""
    galaxy = a_galaxy("sun-solo-lava asteroids-r | Emberlyn moon-lava-2r", "| wormhole-a", "start-1b")

    assert galaxy.rockets() == 4
    assert Tally(CARDS, a_galaxy("| Pyreth", "| wormhole-a")).research == [1, 0, 0, 0, 1, 0, 0]


def test_R48_rockets_are_checked_once_per_turn_after_both_placements():
    """Not between the placements; before the refill; also on the last turn."""
    table = a_table(["start-1a", FOUR], ["start-2a"], pending="Magmorra X", slots=SLOTS.replace("Agavia", "-"))
    do(table, "place:0:new:below")

    assert decision(table) == "place"

    do(table, "place:1:0:below")

    assert decision(table) == "token"
    assert slots(table).split()[2] == "-"

    do(table, "token:token-suns")

    assert slots(table).split()[2] != "-"

    last = a_table(["start-1a"], ["start-2a", FOUR], pending="- Magmorra", turn=25, sizes=(1, 1, 1))
    do(last, "place:1:new:below", "token:token-suns")

    assert tokens(last, 1) == "token-suns"
    assert last.ended == "turns_played"
