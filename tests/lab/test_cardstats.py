"""What cards do: intervals hold what they promise, and marks are rare where nothing is to be found."""

import pytest

from stardeck.kernel import FastRng
from stardeck.lab.cardstats import figures
from tests.lab.made_up import a_game_of, games_of_nothing


@pytest.mark.parametrize("seats", [2, 4])
def test_of_cards_that_do_nothing_19_of_20_intervals_hold_0_and_few_are_marked(seats):
    """A card that one seat holds another lacks, and wins of a game sum to 1: seats of a game are not independent."""
    reports = [figures(games_of_nothing(seed, 200, seats), {}) for seed in range(25)]
    rows = [row for report in reports for row in report]
    held = sum(row.low <= 0 <= row.high for row in rows) / len(rows)

    assert len(rows) == 25 * 40
    assert 0.93 <= held <= 0.97
    assert sum(any(row.mark for row in report) for report in reports) <= 4


def test_what_cannot_be_judged_is_left_out_and_does_not_dilute_the_rest():
    """The number of cards says who has `also`: there is nothing to compare, so it counts for nothing."""
    games, rng = [], FastRng(3)
    for number in range(120):
        winner = rng.below(2)
        good = winner if rng.below(3) else 1 - winner
        hands = [["good"] if seat == good else ["dull"] for seat in (0, 1)]
        hands[rng.below(2)].append("also")
        games.append(a_game_of(number, winner, tuple(map(tuple, hands))))
    found = {row.card: row for row in figures(games, {})}

    assert (found["also"].difference, found["also"].chance) == (None, None)
    assert found["good"].mark == "dominant"


@pytest.mark.parametrize(("played", "mark"), [(9, ""), (1, "dead")])
def test_a_card_is_dead_only_if_chance_does_not_explain_how_rarely_it_is_played(played, mark):
    """9 of 40 are fewer than a quarter, but may well be chance."""
    games = [a_game_of(i, i % 2, (("x",), ()), used=(("x",) if i < played else (), ())) for i in range(40)]
    (row,) = figures(games, {})

    assert row.rate == played / 40
    assert row.mark == mark


def test_few_large_games_say_nothing_however_many_seats_they_have():
    """Twelve games are twelve pieces of evidence, not seventy-two."""
    hands = (("x",), (), ("x",), (), ("x",), ())
    assert figures([a_game_of(i, i % 6, hands) for i in range(12)], {})[0].difference is None
