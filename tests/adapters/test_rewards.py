"""What a learner gets at the end."""

import pytest

from stardeck.adapters.rewards import by_rank, by_score, by_win
from stardeck.kernel import Result


def ended(winners, ranks, totals=(0.0,) * 4):
    return Result("end", (), totals, ranks, winners)


def test_a_sole_winner_gains_what_the_others_lose():
    assert by_win(ended((1,), (2, 1)), 2) == [-1.0, 1.0]
    assert by_win(ended((0,), (1, 2, 2)), 3) == [1.0, -0.5, -0.5]


def test_a_shared_win_is_worth_less():
    assert by_win(ended((0, 2), (1, 3, 1)), 3) == [0.25, -0.5, 0.25]
    assert by_win(ended((0, 1), (1, 1)), 2) == [0.0, 0.0]
    assert by_win(ended((), (1, 1)), 2) == [0.0, 0.0]


def test_alone_it_is_won_or_lost():
    assert by_win(ended((0,), (1, 2)), 1) == [1.0]
    assert by_win(ended((), (2, 1)), 1) == by_rank(ended((), (2, 1)), 1) == [-1.0]


def test_ranks_go_down_in_equal_steps_and_are_shared():
    assert by_rank(ended((2,), (3, 2, 1)), 3) == [-1.0, 0.0, 1.0]
    assert by_rank(ended((0, 1), (1, 1, 3)), 3) == [0.5, 0.5, -1.0]
    assert sum(by_rank(ended((0,), (1, 2, 2, 4)), 4)) == pytest.approx(0.0)


def test_the_score_is_the_total_of_the_seats_alone():
    assert by_score(ended((0,), (1, 2), (31.0, 12.0)), 1) == [31.0]
