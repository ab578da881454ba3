"""Steps on an agenda: who is asked, what is refused, what the engine plays by itself."""

import pytest

from stardeck.kernel import (
    FastRng,
    IllegalAction,
    Step,
    Table,
    advance,
    apply,
    choices,
    numbered_seed,
    play_out,
    waiting_for,
    why_not,
)
from stardeck.kernel.rng import KeyedRng

from .counting import ACTIONS, GAME, Add, Peek, Vote


def a_table(seats=2):
    return GAME.set_up(seats, numbered_seed(1))


def voting(seats=2):
    table = a_table(seats)
    for seat in (0, 1):
        apply(table, seat, Add(2))
    return table


def test_an_action_is_performed_and_the_next_player_is_asked():
    table = a_table()
    apply(table, 0, Add(2))

    assert (table.heap, waiting_for(table)) == (2, (1,))


def test_a_refused_action_tells_its_reason_and_changes_nothing():
    table = a_table()
    with pytest.raises(IllegalAction) as refusal:
        apply(table, 0, Add(3))

    assert refusal.value.reason.rule == "Counting"
    assert str(refusal.value) == "That is too much."
    assert (table.heap, waiting_for(table)) == (0, (0,))


def test_nobody_acts_out_of_turn():
    table = a_table()

    assert why_not(table, 1, Add(1)).why == "It is not your turn to choose."
    assert choices(table, 1) == []


def test_an_action_that_the_game_does_not_have_is_refused_with_a_sentence():
    assert why_not(a_table(), 0, Add(17)).why == "This game has no such action."


def test_choices_are_the_candidates_that_nothing_speaks_against():
    assert choices(a_table(), 0) == [Add(1), Add(2), Peek(), ACTIONS[6]]


def test_a_choice_forced_by_public_facts_is_played_by_the_engine():
    table = a_table()
    apply(table, 0, Add(2))
    apply(table, 1, Add(2))

    assert table.heap == 5
    assert waiting_for(table) == (0, 1)


def test_simultaneous_choices_come_in_any_order_and_take_effect_together():
    table = voting(3)
    assert waiting_for(table) == (0, 1, 2)
    apply(table, 2, Vote(True))
    apply(table, 0, Vote(False))
    assert (waiting_for(table), table.votes) == ((1,), ())
    apply(table, 1, Vote(True))

    assert table.votes == (False, True, True)


def test_whoever_has_voted_is_not_asked_again():
    table = voting()
    apply(table, 0, Vote(True))

    assert why_not(table, 0, Vote(False)).why == "It is not your turn to choose."


def test_when_the_agenda_is_empty_the_game_is_over():
    table = voting()
    apply(table, 0, Vote(True))
    apply(table, 1, Vote(True))

    assert waiting_for(table) == ()
    assert choices(table, 0) == []
    assert why_not(table, 0, Vote(True)).why == "The game is over."


def test_a_copy_goes_its_own_way():
    table = a_table()
    copy = table.copy()
    advance(copy, 0, Add(2))

    assert (table.heap, copy.heap) == (0, 2)
    assert (len(table.log), len(copy.log)) == (0, 1)


def test_a_copy_of_a_table_without_log_has_none():
    table = a_table()
    table.log = None

    assert table.copy().log is None


def test_play_out_plays_random_choices_to_the_end_and_counts_them():
    table = a_table()
    made = play_out(table, FastRng(3))

    assert made >= 4
    assert GAME.result(table).reason == "voted"


def test_play_out_stops_at_its_limit():
    assert play_out(a_table(), FastRng(3), limit=1) == 1


def test_a_step_and_a_table_leave_everything_to_their_game():
    step, table = Step(), Table(2, ACTIONS, KeyedRng(numbered_seed(1)))

    assert step.waiting_for(table) == ()
    assert step.forced(table, 0) is None
    for call in (
        lambda: step.candidates(table, 0),
        lambda: step.why_not(table, 0, Add(1)),
        lambda: step.take(table, 0, Add(1)),
        lambda: step.run(table),
        table.copy,
    ):
        with pytest.raises(NotImplementedError):
            call()
