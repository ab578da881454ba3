"""Set-up and options. [rules 5]"""

import pytest

from stardeck.games.space_rocks.actions import Attack, Deploy, EndTurn, Mission, Reload
from stardeck.games.space_rocks.events import Dealt, SetUp
from stardeck.kernel import BadOptions, describe, numbered_seed, open_for

from .table_builder import CARDS, GAME, a_table, asked, at, can, do, from_hand, hold, respond


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_with_three_colonies_and_five_cards(players):
    """One colony of each habitable letter without sats, 5 cards, tech 0, mines 0, empty piles."""
    table = GAME.set_up(players, numbered_seed(7))
    for player in table.players:
        letters = [colony >> 2 & 7 for colony in player.colonies]
        assert letters == [i for i in range(6) if CARDS.habitable[player.species][i]]
        assert all(colony & 3 == 0 for colony in player.colonies)
        assert player.size == sum(player.hand) == 5
        assert (player.research, player.rocks) == ([], [])
    assert sum(table.discards) == 0
    assert table.round == 1


def test_the_lowest_letter_starts_and_ids_go_by_turn_order():
    """Set-up colonies get their ids first, in turn order, letters in alphabetical order."""
    table = GAME.set_up(3, numbered_seed(1), {"species": ("F", "B", "D")})
    assert asked(table) == 1
    assert table.house.order == [1, 2, 0]
    assert [[colony >> 5 for colony in table.players[seat].colonies] for seat in (1, 2, 0)] == [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
    ]


def test_the_deal_is_secret():
    """Everybody reads the own cards only."""
    table = GAME.set_up(2, numbered_seed(1))
    mine = [open_for(event, 0) for event in table.log]
    dealt = {event.seat: event for event in mine if isinstance(event, Dealt)}
    assert len(dealt[0].cards) == 5
    assert dealt[1].cards is None
    assert sum(isinstance(event, SetUp) for event in mine) == 2


@pytest.mark.parametrize(("copies", "cards"), [("auto", 60), (1, 60), ("2", 120), (3, 180)])
def test_deck_copies(copies, cards):
    """A lab option; `auto` is the printed table."""
    table = GAME.set_up(2, numbered_seed(1), {"deck_copies": copies})
    assert sum(GAME.inventory(table).values()) == cards


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"species": ("A", "G")}, "There is no species 'G'; there are A, B, C, D, E and F."),
        ({"species": "A"}, "Option species needs 2 different letters, one per seat."),
        ({"species": "A,B,C"}, "Option species needs 2 different letters, one per seat."),
        ({"turn_actions": "two"}, "Option turn_actions cannot be 'two': it takes one of one, each_once."),
        ({"silence_rounds": 21}, "Option silence_rounds cannot be 21: it takes a whole number from 0 to 20."),
        ({"round_limit": 0}, "Option round_limit cannot be 0: it takes a whole number from 1 to 10000."),
        ({"deck_copies": 4}, "Option deck_copies cannot be 4: it takes one of auto, 1, 2, 3."),
        ({"homeworld_sat": True}, "There is no option 'homeworld_sat'; did you mean 'homeworld_sats'?"),
    ],
)
def test_bad_options_are_refused_with_a_sentence(given, why):
    """One sentence that says what can be chosen."""
    with pytest.raises(BadOptions) as error:
        GAME.set_up(2, numbered_seed(1), given)
    assert str(error.value) == why


def test_numbers_of_players():
    """2 to 6."""
    for seats in (1, 7):
        with pytest.raises(BadOptions, match="is for 2, 3, 4, 5 and 6 players"):
            GAME.set_up(seats, numbered_seed(1))


def test_species_by_text():
    """A command line gives letters separated by commas."""
    table = GAME.set_up(3, numbered_seed(1), {"species": "C, A, B"})
    assert [GAME.see(table, None).players[seat].species for seat in range(3)] == ["C", "A", "B"]


def test_every_option_is_described():
    """Nine options besides the number of players."""
    assert [option.name for option in describe(GAME.options)] == [
        "species",
        "turn_actions",
        "reload_rule",
        "backfire_target",
        "homeworld_sats",
        "deck_copies",
        "silence_rounds",
        "round_limit",
        "stalemate",
    ]


def test_a_turn_without_any_action_is_silent():
    """`each_once`: a turn without any action is silent, and three such rounds end the game."""
    table = a_table(hands=["U", "U"], turn_actions="each_once", silence_rounds=2)
    do(table, *[EndTurn()] * 4)
    assert table.ended == "silence"


@pytest.mark.parametrize(
    "actions",
    [[Deploy("R1")], [Mission("a_deep_scan", "S1")], [Attack(), from_hand(1, 1), at(1, 0), respond("decline")]],
    ids=["deploy", "mission", "attack"],
)
def test_a_turn_with_any_other_action_is_not_silent(actions):
    """Only a Reload that draws nothing is: here B reloads with a full hand in vain. [rules 11.3]"""
    full = "R2 R2 R2 R2 R2 R2 R2 R2"
    table = a_table("AB", ["S1 R1 U", full], research=["X"], rocks=["R1"], silence_rounds=1)
    do(table, *actions, Reload())
    assert (table.ended, table.round) == ("", 2)
    hold(table, 0, full)
    do(table, Reload(), Reload())
    assert table.ended == "silence"


def test_a_refill_never_promises_more_than_a_full_hand():
    """n = min(8, 2 + sats) less the cards in hand. [rules 7.2]"""
    table = a_table("AD", ["R1 R1 R1", "U"], ["U/1 U/1 U/1 U/1 V/1 V/1 V/1 V/1"], reload_rule="refill")
    assert GAME.see(table, 0).players[0].reload == 5
    do(table, Reload())
    assert table.players[0].size == 8


def test_the_order_of_the_action_list():
    """Deployments in canonical kind order, `+draw` before plain, reload, attack, missions, end."""
    table = a_table("AD", ["R2 S1 X U", "U"], rocks=["R1"], research=["X"], turn_actions="each_once")
    assert [str(action.__struct_config__.tag) for action in can(table)] == [
        "deploy",
        "deploy",
        "deploy",
        "deploy",
        "deploy",
        "reload",
        "attack",
        "mission",
        "end",
    ]
    assert can(table)[:5] == [Deploy("U", True), Deploy("U"), Deploy("X"), Deploy("S1"), Deploy("R2")]


def test_without_a_card_to_draw_plus_draw_is_not_offered():
    """Deck or discard pile must hold a card; the void does not count."""
    table = a_table("AD", ["U", "U"], deck="", void="X")
    assert can(table) == [Deploy("U"), Reload()]
    table = a_table("AD", ["U", "U"], deck="", discards="R1")
    assert Deploy("U", True) in can(table)


def test_a_lone_reload_is_played_for_an_empty_hand():
    """ACTION with nothing but `reload`, as everybody sees, is not asked."""
    table = a_table("AD", ["U R1", ""], deck="R1 R1 R1 R1")
    do(table, Deploy("U"))
    assert asked(table) == 0
    assert table.players[1].size == 2
