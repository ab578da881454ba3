"""Who sits where: people first, bots after them."""

import pytest

from stardeck.cli.seating import seat_everybody
from stardeck.games import game
from stardeck.kernel import BadOptions, load_file

ROCK = game("rock-the-galaxy")


def players(*args):
    return seat_everybody(ROCK, *args).players


def test_alone_means_against_one_bot():
    assert players(None, 1, (), ()) == ("human", "regular")


def test_named_bots_make_the_table_as_large_as_needed():
    assert players(None, 1, ("random", "regular"), ()) == ("human", "random", "regular")


def test_bots_fill_the_seats_in_order_and_round_again():
    assert players(4, 1, ("random", "regular"), ()) == ("human", "random", "regular", "random")


def test_two_people_need_no_bot():
    assert players(None, 2, (), ()) == ("human", "human")


def test_names_go_by_seat_and_bots_get_names_nobody_has():
    assert seat_everybody(ROCK, 3, 1, (), ("nova",)).names == ("nova", "Comet", "Quasar")
    assert seat_everybody(ROCK, 3, 1, (), ("Ann", "Robo")).names == ("Ann", "Robo", "Nova")
    assert seat_everybody(ROCK, 2, 2, (), ()).names == ("Player 1", "Player 2")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((5, 1, (), ()), "Rock the Galaxy is for 2, 3 and 4 players, not 5."),
        ((2, 3, (), ()), "3 people do not fit on 2 seats."),
        ((2, 1, ("random", "random"), ()), "2 bots and 1 people are too many for 2 seats."),
        ((2, 1, (), ("A", "B", "C")), "3 names are too many for 2 seats."),
        ((2, 2, (), ("Ann", "ANN")), "Two players cannot have the same name."),
        ((2, 1, (), (" ",)), "'' is no name: it needs 1 to 40 letters."),
        ((2, 1, (), ("a\x1bb",)), "'a\\x1bb' is no name: it needs 1 to 40 letters."),
    ],
)
def test_what_does_not_fit_is_a_sentence(args, sentence):
    with pytest.raises(BadOptions) as error:
        seat_everybody(ROCK, *args)
    assert str(error.value) == sentence


def test_the_record_knows_who_decides(stardeck, home):
    args = ("--players", 4, "--humans", 2, "--bots", "random,regular", "--save", "g.json")
    stardeck("play", "rock-the-galaxy", *args, typed="\nq\n")
    assert load_file(home / "g.json").players == ("human", "human", "random", "regular")
