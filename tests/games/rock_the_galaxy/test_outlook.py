"""What will come of a turn under way, if its player does the obvious."""

import pytest

from stardeck.games.rock_the_galaxy.outlook import calm, is_calm
from stardeck.kernel import FastRng, advance, choices, numbered_seed, waiting_for

from .positions import GAME, a_table, scoring


def test_at_the_start_of_a_turn_nothing_is_under_way():
    """The very same table."""
    table = a_table(["hats-1 hats-1 hats-2", "boots-1"])
    assert calm(table) is table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_comes_to_its_end_and_the_table_stays_as_it_is(seats):
    """In random games, wherever somebody is asked."""
    table = GAME.set_up(seats, numbered_seed(seats), {})
    rng = FastRng(seats)
    while waiting := waiting_for(table):
        before = GAME.see(table, waiting[0])
        assert is_calm(calm(table))
        assert GAME.see(table, waiting[0]) == before
        can = choices(table, waiting[0])
        advance(table, waiting[0], can[rng.below(len(can))])


def test_the_best_set_is_laid_with_all_its_symbols():
    """Four green symbols are two fans for the orange band."""
    after = calm(scoring(["hats-1 hats-1 hats-2 boots-1 dogs-1", "boots-1"], fans=(0, 0)))
    assert after.active == 1
    assert after.bands[0].fans == 2


def test_own_colour_counts_double():
    """Three phones are a single, worth more than a fan for three hats."""
    after = calm(scoring(["hats-1 hats-2 phones-1 phones-2 dogs-1", "boots-1"], fans=(0, 0), singles=(1, 1)))
    assert (after.bands[0].singles, after.bands[0].fans) == (2, 0)


def test_without_a_set_lonely_cards_are_dropped():
    """What makes a pair stays."""
    after = calm(scoring(["hats-1 hats-1 phones-1 boots-1 note-any", "boots-1"], fans=(0, 0)))
    assert after.bands[0].fans + after.bands[0].singles == 2  # two hats and the note were a set
    after = calm(scoring(["hats-1 hats-1 phones-1 boots-1 lamps-1", "boots-1"]))
    assert sorted(after.catalogue.names(after.discards)) == ["boots-1", "lamps-1", "phones-1"]
