"""Confidence intervals against known values."""

from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stardeck.lab.confidence import Values, share, student


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
