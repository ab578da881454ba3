"""Chance: fair, verifiable, repeatable."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stardeck.kernel import FastRng, KeyedRng, Rng, commitment, new_seed, numbered_seed

SEED = numbered_seed(7)


def test_the_same_seed_gives_the_same_numbers():
    one, two = KeyedRng(SEED), KeyedRng(SEED)

    assert [one.below(100) for _ in range(50)] == [two.below(100) for _ in range(50)]


def test_known_numbers_never_change():
    """Old records must replay for ever: the stream of a seed is part of the format."""
    rng = KeyedRng(bytes(32))

    assert [rng.below(1000) for _ in range(10)] == [633, 343, 417, 255, 22, 177, 230, 951, 812, 24]


def test_a_stream_can_be_entered_anywhere():
    assert [KeyedRng(bytes(32), drawn=i).below(1000) for i in (0, 7, 9)] == [633, 951, 24]


def test_a_copy_goes_on_like_the_original_without_touching_it():
    rng = KeyedRng(SEED)
    rng.below(6)
    copy = rng.copy()

    assert [copy.below(1000) for _ in range(20)] == [rng.below(1000) for _ in range(20)]


def test_what_was_drawn_is_counted():
    rng = KeyedRng(SEED)
    rng.shuffle([1, 2, 3, 4])

    assert rng.drawn == 3


@pytest.mark.parametrize("rng", [KeyedRng(SEED), FastRng(1)])
def test_numbers_are_fair(rng):
    counts = Counter(rng.below(6) for _ in range(6000))

    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < n < 1150 for n in counts.values())


@given(st.integers(1, 2**64 - 1))
def test_a_number_is_always_below_its_bound(n):
    assert 0 <= KeyedRng(SEED).below(n) < n


def test_numbers_that_would_be_unfair_are_drawn_again():
    rng = KeyedRng(SEED)
    n = 2**63 + 1  # nearly every second word must be thrown away
    for _ in range(40):
        rng.below(n)

    assert rng.drawn > 50


@pytest.mark.parametrize("rng", [KeyedRng(SEED), FastRng(1)])
def test_a_shuffle_keeps_the_cards_and_reaches_every_order(rng):
    orders = set()
    for _ in range(200):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        assert sorted(cards) == [1, 2, 3]
        orders.add(tuple(cards))

    assert len(orders) == 6


def test_search_shares_one_stream_and_repeats_with_its_seed():
    rng = FastRng(5)

    assert rng.copy() is rng
    assert [FastRng(5).below(10) for _ in range(3)] == [FastRng(5).below(10) for _ in range(3)]


def test_a_commitment_binds_without_telling():
    seed = new_seed()

    assert commitment(seed) == commitment(seed) != commitment(new_seed())
    assert seed.hex() not in commitment(seed)


def test_numbered_seeds_differ_and_repeat():
    assert numbered_seed(1) == numbered_seed(1)
    assert len({numbered_seed(1), numbered_seed(2), numbered_seed(1, 2), numbered_seed(12)}) == 4


def test_a_bare_source_of_chance_gives_nothing():
    for call in (lambda: Rng().below(2), Rng().copy):
        with pytest.raises(NotImplementedError):
            call()
