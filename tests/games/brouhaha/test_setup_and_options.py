"""Set-up variants, options and what they refuse. [rules 5]"""

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.kernel import BadOptions, FastRng, numbered_seed, play_out
from tests.games.brouhaha.table_builder import hand, names, number


def deal(seats: int, **options):
    return GAME.set_up(seats, numbered_seed(7), options)


def test_three_managers_share_one_deck_of_60():
    """Seat 0 gets the Chill starters, seat 1 the Forte ones, seat 2 Extra set A; hustles 5 + JAM SESSION."""
    table = deal(3)
    assert len(table.decks) == 1
    assert len(table.decks[0]) == 60 - 18
    assert {"x_chalk_syndicate", "x_laundromat"} <= set(hand(table, 2))
    assert {"f_staple_gun_saints", "f_dannys_garage"} <= set(hand(table, 1))
    assert names(table, table.house.hustles)[-1] == "h_jam_session"
    assert [len(cards) for cards in table.house.lists] == [4, 4, 4]


def test_four_managers_in_pairs_share_decks_of_30():
    """Seats 0 and 2 share Chill, 1 and 3 Forte; Extra sets A and B for seats 2 and 3."""
    table = deal(4, deck_mode="pairs", promo="forte")
    assert [len(deck) for deck in table.decks] == [30 - 12, 31 - 12]
    assert table.house.deck_of == (0, 1, 0, 1)
    assert {"x_sticker_squad", "x_bait_and_turntables"} <= set(hand(table, 3))
    assert len(table.house.hustles) == 8


def test_the_seats_of_two_managers_may_be_swapped():
    """For 2 players also forte, chill."""
    table = deal(2, seat_decks="forte, chill")
    assert "f_dannys_garage" in hand(table, 0)
    assert table.house.decks == ("forte", "chill")


def test_two_managers_may_name_set_lists_and_hustles():
    """Any two or all three Set Lists."""
    table = deal(2, set_lists="forte, extra", hustles="practice, day_job")
    assert [len(cards) for cards in table.house.lists] == [0, 4, 4]
    assert names(table, table.house.hustles) == ["h_practice", "h_day_job"]
    assert GAME.see(table, 0).gigs[0].list == "forte"


def test_the_first_downbeat_is_random_or_a_seat():
    """A random seat, or a seat number."""
    assert {GAME.set_up(3, numbered_seed(n)).downbeat for n in range(12)} == {0, 1, 2}
    assert deal(3, first_downbeat=2).downbeat == 2


def test_owners_in_two_sets_and_in_shared_decks():
    """With separate decks every card has its owner from the start; in a shared deck nobody owns it."""
    table = deal(4)
    assert table.owner[number(table, "c_rj_xavier@2")] == 2
    shared = deal(3)
    assert all(shared.owner[card] == -1 for card in shared.decks[0].cards())


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"deck_mode": "pairs"}, "deck_mode is separate"),
        (4, {"deck_mode": "shared_all"}, "two_sets and pairs"),
        (2, {"first_downbeat": 2}, "from 0 to 1"),
        (2, {"first_downbeat": "me"}, "the number of a seat"),
        (2, {"seat_decks": "chill, chill"}, "forte, chill"),
        (4, {"seat_decks": "forte, chill"}, "for two managers"),
        (2, {"set_lists": "chill"}, "at least 2"),
        (3, {"set_lists": "chill, forte"}, "at least 3"),
        (2, {"set_lists": "chill, jazz"}, "knows no 'jazz'"),
        (2, {"hustles": "practice, practice"}, "twice"),
        (2, {"hustles": "lunch"}, "knows no 'lunch'"),
        (2, {"victory_points": 0}, "victory_points"),
    ],
)
def test_contradictory_options_are_refused(seats: int, options: dict[str, object], words: str):
    """One sentence that says what is wrong."""
    with pytest.raises(BadOptions, match=words):
        deal(seats, **options)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"final_round": 2}, "final_round"),
        ({"round_cap": 2}, "round_cap"),
        ({"victory_points": 1}, "victory_points"),
    ],
)
def test_every_way_to_end(options: dict[str, object], reason: str):
    """Enough points, the final round, the round cap."""
    table = deal(2, **options)
    play_out(table, FastRng(2))
    assert GAME.result(table).reason == reason


def test_all_actions_of_two_sets_name_their_seat():
    """A deck card is named id@seat."""
    assert all("@" in card for card in hand(deal(4), 1))
    assert all("@" not in card for card in hand(deal(4, deck_mode="pairs"), 1))


def test_a_seat_given_as_text_has_the_first_downbeat():
    """`--option first_downbeat=1` comes as a text."""
    assert GAME.set_up(2, numbered_seed(1), {"first_downbeat": "1"}).downbeat == 1
