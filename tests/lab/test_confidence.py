"""Confidence intervals against known values."""

from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stardeck.lab.confidence import Values, chance_of_share, corrected, share, student


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(10, 100, 0.0552, 0.1744), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 2, 0.0945, 0.9055)],
)
def test_wilson_against_published_values(count, of, low, high):
    found = share(count, of)
    assert (found.count, found.of, found.share) == (count, of, count / of)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(("freedom", "point"), [(5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_student_against_the_table(freedom, point):
    assert student(freedom) == pytest.approx(point, abs=0.01)


@given(st.lists(st.floats(-1e3, 1e3), min_size=2, max_size=50))
def test_mean_and_interval_are_those_of_the_textbook(numbers):
    values = Values()
    for number in numbers:
        values.add(number)
    found = values.summary()
    reach = student(len(numbers) - 1) * stdev(numbers) / len(numbers) ** 0.5
    assert found.mean == pytest.approx(mean(numbers), abs=1e-6)
    assert found.high - found.low == pytest.approx(2 * reach, abs=1e-6)
    assert (found.least, found.most) == (min(numbers), max(numbers))


def test_one_value_has_no_interval_and_none_has_no_mean():
    values = Values()
    assert values.summary() is None
    values.add(3)
    assert (values.summary().mean, values.summary().low, values.summary().high) == (3, None, None)


def test_chances_corrected_for_their_number_are_those_of_the_textbook():
    from scipy import stats

    chances = [0.001, 0.2, 0.03, 0.8, 0.03, 0.011]
    assert corrected(chances) == pytest.approx(list(stats.false_discovery_control(chances)))
    assert corrected([0.01, None, 0.04]) == pytest.approx([0.02, None, 0.04])
    assert corrected([]) == []


@pytest.mark.parametrize(("count", "of", "true", "chance"), [(60, 100, 0.5, 0.0455), (50, 100, 0.5, 1.0)])
def test_the_chance_of_a_share_goes_with_its_interval(count, of, true, chance):
    assert chance_of_share(share(count, of), true) == pytest.approx(chance, abs=5e-5)


@given(st.integers(2, 400), st.floats(0.0, 0.5))
def test_a_share_on_the_edge_of_its_interval_has_a_chance_of_5_percent(of, part):
    found = share(round(part * of), of)
    if 0 < found.high < 1:
        assert chance_of_share(found, found.high) == pytest.approx(0.05, abs=1e-9)


def test_the_chance_of_a_mean_against_student():
    from scipy import stats

    numbers = [0.4, 1.9, -0.3, 2.2, 1.1, 0.7, -0.8, 1.5]
    values = Values()
    for number in numbers:
        values.add(number)
    assert values.chance() == pytest.approx(stats.ttest_1samp(numbers, 0).pvalue, rel=0.02)


def test_equal_numbers_are_beyond_doubt_and_zeros_say_nothing():
    values, zeros = Values(), Values()
    for _ in range(5):
        values.add(3)
        zeros.add(0)
    assert values.chance() == 0
    assert zeros.chance() is None
    assert Values().chance() is None
