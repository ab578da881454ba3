"""One test per rule, named after it."""

from pathlib import Path

import pytest
from leduc_poker import GAME
from leduc_poker.actions import CALL, FOLD, RAISE, Fold, Raise
from leduc_poker.table import LeducTable

from stardeck.kernel import BadCardFile, Deck, IllegalAction, Match, apply, choices, numbered_seed, waiting_for

JACK, QUEEN, KING = 0, 1, 2


def a_table(*cards: int, **options: object) -> LeducTable:
    """Two hands and, if given, the card that will be turned up."""
    table = GAME.set_up(2, numbered_seed(0), options)
    left = GAME.cards.deck[:]
    for card in cards:
        left.remove(card)
    table.hands = list(cards[:2])
    table.deck = Deck(left, top=list(cards[2:]))
    return table


def play(table: LeducTable, *actions: object) -> tuple[float, ...] | None:
    """Whoever must speak says the next action; what everybody won in the end."""
    for action in actions:
        apply(table, waiting_for(table)[0], action)
    result = GAME.result(table)
    return None if result is None else result.totals


def test_a_higher_card_wins_the_antes() -> None:
    assert play(a_table(KING, JACK, QUEEN), CALL, CALL, CALL, CALL) == (1, -1)


def test_a_pair_with_the_public_card_beats_a_higher_card() -> None:
    assert play(a_table(KING, JACK, JACK), CALL, CALL, CALL, CALL) == (-1, 1)


def test_equal_cards_share_the_pot() -> None:
    table = a_table(QUEEN, QUEEN, KING)
    assert play(table, RAISE, CALL, CALL, CALL) == (0, 0)
    assert GAME.result(table).winners == (0, 1)


def test_raises_cost_2_in_round_one_and_4_in_round_two() -> None:
    assert play(a_table(KING, JACK, QUEEN), RAISE, RAISE, CALL, RAISE, RAISE, CALL) == (13, -13)


def test_whoever_folds_loses_what_is_in_the_pot() -> None:
    table = a_table(KING, JACK, QUEEN)
    assert play(table, RAISE, RAISE, FOLD) == (-3, 3)
    assert GAME.result(table).reason == "fold"


def test_a_folded_hand_stays_secret_for_ever() -> None:
    table = a_table(KING, JACK, QUEEN)
    play(table, RAISE, FOLD)
    assert GAME.see(table, 0).hands == ("king", None)


def test_cards_are_shown_at_the_showdown() -> None:
    table = a_table(KING, JACK, QUEEN)
    play(table, CALL, CALL, CALL, CALL)
    assert GAME.see(table, None).hands == ("king", "jack")


def test_nobody_folds_for_free() -> None:
    table = a_table(KING, JACK)
    assert choices(table, 0) == [CALL, RAISE]
    with pytest.raises(IllegalAction, match="checking is free"):
        apply(table, 0, FOLD)


def test_an_equal_action_is_as_good_as_the_interned_one() -> None:
    assert play(a_table(KING, JACK, QUEEN), Raise(), Fold()) == (1, -1)


@pytest.mark.parametrize("most", [1, 2, 4])
def test_a_round_has_at_most_so_many_raises(most: int) -> None:
    table = a_table(KING, JACK, most_raises=most)
    play(table, *[RAISE] * most)
    assert choices(table, waiting_for(table)[0]) == [FOLD, CALL]


def test_a_check_passes_the_turn_and_a_second_check_ends_the_round() -> None:
    table = a_table(KING, JACK, QUEEN)
    play(table, CALL)
    assert waiting_for(table) == (1,)
    play(table, CALL)
    assert waiting_for(table) == (0,)
    assert GAME.see(table, None).public == "queen"


def test_the_log_reads_like_a_game() -> None:
    match = Match(GAME, 2, names=("Ann", "Ben"), seed=numbered_seed(0))
    match.table = a_table(KING, JACK, QUEEN)
    for seat, action in ((0, CALL), (1, RAISE), (0, CALL), (0, RAISE), (1, FOLD)):
        match.say(seat, action)
    assert match.sentences(None, since=2) == [
        "Ann checked.",
        "Ben raised by 2 chips.",
        "Ann called with 2 chips.",
        "The public card is a Queen.",
        "Ann raised by 4 chips.",
        "Ben folded.",
        "Ann won the pot of 10 chips.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "king"', 'id = "jack"', "this id is used twice"),
        ("count = 2", "count = 0", "Expected `int` >= 1"),
        ('game = "leduc-poker"', 'game = "uno"', "for 'uno', not for 'leduc-poker'"),
    ],
)
def test_a_broken_card_file_is_refused_with_a_sentence(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((GAME.folder / "cards.toml").read_text().replace(old, new))
    with pytest.raises(BadCardFile, match=complaint):
        GAME.read_cards(path)


def test_two_players_and_the_table_need_three_cards(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "leduc-poker"\ntitle = "Tiny"\n[[card]]\nid = "ace"\nname = "Ace"\ncount = 2\n')
    with pytest.raises(BadCardFile, match="at least 3 cards"):
        GAME.read_cards(path)
