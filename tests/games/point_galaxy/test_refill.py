"""The end of a turn: refill, pile splits, thirteen turns. [specification 6, 6.5]"""

import pytest

from stardeck.games.point_galaxy.events import Ended, Flipped, Shown, Split
from stardeck.games.point_galaxy.rules.turn import refill
from stardeck.kernel import FastRng, numbered_seed, play_out, waiting_for

from .table_builder import CARDS, GAME, a_table, do, may, slots, told, tops


def market(slots_text, sizes, tops_text="moon-storm-3 moon-ocean-3 moon-desert-3"):
    table = a_table(slots=slots_text, sizes=sizes, tops=tops_text)
    table.log = []
    return table


def test_only_vacated_slots_are_filled_from_the_pile_above_them():
    """Cards never slide; the top card turns to its planet side."""
    table = market("Cindra Kilnor Caldrix Maristelle - Saltmere", (5, 5, 5))
    below = CARDS.names[table.tops[1]]
    refill(table)

    assert slots(table) == f"Cindra Kilnor Caldrix Maristelle {below} Saltmere"
    assert table.sizes == [5, 4, 5]
    assert [(event.row, event.col, event.card) for event in told(table, Flipped)] == [(2, 1, below)]
    assert [(event.col, event.card) for event in told(table, Shown)] == [(1, tops(table).split()[1])]


def test_R11_two_empty_slots_of_a_column_take_two_cards_upper_first():
    """Slots first, column by column; the upper slot before the lower one."""
    table = market("- Kilnor Caldrix - Puddlor Saltmere", (5, 5, 5))
    top = CARDS.names[table.tops[0]]
    refill(table)

    assert slots(table).split()[0] == top
    assert table.sizes == [3, 5, 5]
    assert [(event.row, event.col) for event in told(table, Flipped)] == [(1, 0), (2, 0)]


def test_R11_a_split_moves_the_bottom_half_of_the_largest_pile():
    """floor(n/2) cards move, the donor keeps its top card and the larger half."""
    table = market("Cindra Kilnor Caldrix Maristelle Puddlor Saltmere", (0, 4, 9), "- moon-ocean-3 moon-desert-3")
    refill(table)

    assert table.sizes == [4, 4, 5]
    assert tops(table).split()[1:] == ["moon-ocean-3", "moon-desert-3"]
    assert [(event.donor, event.col, event.cards) for event in told(table, Split)] == [(2, 0, 4)]


def test_R11_the_leftmost_of_equal_piles_gives():
    """Ties: leftmost donor."""
    table = market("Cindra Kilnor Caldrix Maristelle Puddlor Saltmere", (6, 0, 6), "moon-storm-3 - moon-desert-3")
    refill(table)

    assert table.sizes == [3, 3, 6]


def test_R11_a_split_happens_when_a_card_is_needed():
    """The slot waits, the pile is empty: split first, then flip, and go on filling from the new pile."""
    table = market("- Kilnor Caldrix - Puddlor Saltmere", (0, 3, 7), "- moon-ocean-3 moon-desert-3")
    refill(table)

    assert table.sizes == [1, 3, 4]
    assert "-" not in slots(table)


def test_R11_a_pile_emptied_by_the_refill_is_replaced_at_the_end():
    """After the slots, every empty pile is split into; one card alone is not split."""
    table = market("- Kilnor Caldrix - Puddlor Saltmere", (2, 2, 2))
    refill(table)

    assert table.sizes == [1, 1, 2]

    alone = market("Cindra Kilnor Caldrix Maristelle Puddlor Saltmere", (0, 1, 1), "- moon-ocean-3 moon-desert-3")
    refill(alone)

    assert alone.sizes == [0, 1, 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_market_is_full_at_the_start_of_every_turn(seats):
    """All nine cells are filled; before the last turn exactly six slots and three piles of one card."""
    for number in range(8):
        table = GAME.set_up(seats, numbered_seed(number))
        chance = FastRng(number)
        turn = -1
        while waiting_for(table):
            if table.turn != turn:
                turn = table.turn
                assert min(table.slots) >= 0
                assert min(table.sizes) >= 1
                left = 26 * max(2, seats) + 7 - 2 * turn
                assert sum(table.sizes) + 6 == left
            can = may(table)
            do(table, can[chance.below(len(can))])
        assert sum(table.sizes) + sum(slot >= 0 for slot in table.slots) == 7


@pytest.mark.parametrize("seats", [2, 5])
def test_R12_the_market_does_not_refill_after_the_last_turn(seats):
    """Seven cards remain and are discarded; the game is over."""
    table = GAME.set_up(seats, numbered_seed(3))
    play_out(table, FastRng(1))

    assert table.ended == "turns_played"
    assert sum(table.sizes) + sum(slot >= 0 for slot in table.slots) == 7
    assert [event.reason for event in told(table, Ended)] == ["turns_played"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_R45_thirteen_turns_and_26_cards_each(seats):
    """26 cards per player + 7 left are the printed card numbers."""
    table = GAME.set_up(seats, numbered_seed(4))
    play_out(table, FastRng(2))

    for galaxy in table.galaxies:
        cards = sum(len(s.cards) + (s.sun >= 0) + (s.asteroids >= 0) for s in galaxy.systems)
        assert cards == 26 + 1
    if seats == 1:
        assert len(table.automaton.pieces()) == 26 + 1


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_R54_every_game_ends(seats):
    """13 turns, at most 5 decisions each: no loops, no cap needed."""
    for number in range(20):
        table = GAME.set_up(seats, numbered_seed(number))
        assert play_out(table, FastRng(number)) <= 13 * seats * 5
        assert table.ended
