"""Options and presets. [specification 5]"""

import pytest

from stardeck.games.rock_the_galaxy.options import RockOptions
from stardeck.kernel import BadOptions, describe, numbered_seed, read_options

from .positions import CARDS, GAME, a_table, decision, do, may, scoring


def options(seats=2, preset="", **given):
    return read_options(RockOptions, seats, given, GAME.presets, preset)


def test_the_defaults_are_the_table_of_the_specification():
    """`later` supply, advanced cards, closed hands, random bands and first player, the guards."""
    assert options() == RockOptions(
        supply="later",
        advanced_cards=True,
        open_hands=False,
        bands="random",
        first_player="random",
        pure_note_sets=True,
        max_rounds=200,
        dead_rounds=3,
        max_actions_per_turn=60,
    )
    assert options(preset="standard") == options()


def test_the_preset_for_a_first_game():
    """First supply, no advanced cards, open hands; given options come on top."""
    assert options(preset="first_game") == options(supply="first", advanced_cards=False, open_hands=True)
    assert options(preset="first_game", open_hands=False) == options(supply="first", advanced_cards=False)


def test_values_from_a_command_line_or_form_are_understood():
    """Texts stand for numbers, switches and lists."""
    given = options(
        3, first_player="2", open_hands="true", max_rounds="9", bands="green_thrum, purple_rays,orange_groove"
    )

    assert (given.first_player, given.open_hands, given.max_rounds) == (2, True, 9)
    assert given.bands == ("green_thrum", "purple_rays", "orange_groove")


@pytest.mark.parametrize(
    ("seats", "given", "message"),
    [
        (2, {"supply": "much"}, "Option supply cannot be 'much': it takes one of first, later."),
        (2, {"open_hands": "perhaps"}, "Option open_hands cannot be 'perhaps': it takes true or false."),
        (2, {"max_rounds": 0}, "Option max_rounds cannot be 0: it takes a whole number of at least 1."),
        (2, {"dead_rounds": -1}, "Option dead_rounds cannot be -1: it takes a whole number of at least 0."),
        (2, {"max_actions_per_turn": 0}, "Option max_actions_per_turn cannot be 0: it takes a whole number of at least 1."),
        (2, {"first_player": 2}, "Option first_player takes random or a seat from 0 to 1, not 2."),
        (2, {"first_player": -1}, "Option first_player takes random or a seat from 0 to 1, not -1."),
        (2, {"first_player": "me"}, "Option first_player cannot be 'me': it takes random, or the number of a seat, counted from 0."),
        (2, {"bands": 3}, "Option bands cannot be 3: it takes random, or one band per seat, separated by commas; White Noise plays only with four."),
        (2, {"bands": "orange_groove"}, "Option bands needs 2 different bands, one per seat."),
        (2, {"bands": "orange_groove,orange_groove"}, "Option bands needs 2 different bands, one per seat."),
        (2, {"bands": "orange_groove,beatles"}, "There is no band 'beatles'; there are orange_groove, purple_rays, green_thrum and white_noise."),
        (2, {"bands": "orange_groove,white_noise"}, "White Noise plays only in a game of four."),
        (3, {"bands": "orange_groove,purple_rays,white_noise"}, "White Noise plays only in a game of four."),
        (2, {"suply": "first"}, "There is no option 'suply'; did you mean 'supply'?"),
    ],
)  # fmt: skip
def test_a_wrong_option_is_refused_with_a_sentence(seats, given, message):
    """What is wrong, and what it takes."""
    with pytest.raises(BadOptions) as error:
        options(seats, **given)

    assert str(error.value) == message


def test_an_unknown_preset_and_a_wrong_number_of_players_are_refused():
    """2, 3 or 4 players; two presets."""
    with pytest.raises(BadOptions, match="There is no preset 'party'; there are: first_game and standard."):
        options(preset="party")
    for seats in (1, 5):
        with pytest.raises(BadOptions, match=f"Rock the Galaxy is for 2, 3 and 4 players, not {seats}."):
            GAME.set_up(seats, numbered_seed(0))


def test_every_option_is_described_for_a_form():
    """Name, words, kind and limits."""
    by_name = {option.name: option for option in describe(RockOptions)}

    assert by_name["supply"].values == ("first", "later")
    assert by_name["open_hands"].kind == "switch"
    assert (by_name["max_rounds"].kind, by_name["max_rounds"].least) == ("number", 1)
    assert by_name["bands"].values == ("random", "orange_groove", "purple_rays", "green_thrum", "white_noise")
    assert by_name["first_player"].values == ("random",)


def test_chosen_bands_sit_where_they_were_put():
    """One band id per seat."""
    table = GAME.set_up(3, numbered_seed(0), {"bands": ["green_thrum", "orange_groove", "purple_rays"]})

    assert [CARDS.bands[band.band] for band in table.bands] == ["green_thrum", "orange_groove", "purple_rays"]


def test_pure_note_sets_off():
    """Then music cards alone make no set, but still fill up a theme."""
    table = scoring(["note-any note-any note-any hats-1", ""], pure_note_sets=False)

    assert may(table) == ["set green hats", "no_set"]


def test_advanced_cards_off_leaves_them_in_the_box():
    """86 cards, none of them advanced."""
    table = GAME.set_up(2, numbered_seed(0), {"advanced_cards": False})

    assert not any(CARDS.advanced[card] for card in table.deck.cards())


def test_the_limit_of_action_cards():
    """After it `play` is no longer offered."""
    table = a_table(["awkward-silence awkward-silence hats-1 dogs-1", "boots-1"], max_actions_per_turn=2)
    do(table, 0, "awkward-silence", "awkward-silence")

    assert decision(table) == "score"
