"""A match: its record, its undo, what each seat is told."""

import pytest

from stardeck.kernel import (
    BadOptions,
    BadRecord,
    IllegalAction,
    Match,
    dump,
    load,
    load_file,
    numbered_seed,
    replay,
    verify,
)

from .counting import GAME, Add, Added, Peek, Roll, Vote, Voted


def a_match(seats=2):
    return Match(GAME, seats, seed=numbered_seed(3), names=("Ada", "Bo", "Cy")[:seats])


def finished():
    match = a_match()
    for seat, action in ((0, Add(2)), (1, Add(2)), (0, Vote(True)), (1, Vote(False))):
        match.say(seat, action)
    return match


def test_the_number_of_players_is_checked():
    with pytest.raises(BadOptions, match="Counting is for 2 and 3 players, not 5."):
        Match(GAME, 5)


def test_players_without_names_are_numbered():
    assert Match(GAME, 2).names == ("Player 1", "Player 2")


def test_every_match_has_its_own_secret_seed():
    assert Match(GAME, 2).seed != Match(GAME, 2).seed


def test_a_refused_action_changes_nothing():
    match = a_match()
    with pytest.raises(IllegalAction):
        match.say(0, Add(3))

    assert (match.table.heap, match.moves) == (0, [])


def test_each_seat_is_told_what_it_may_read():
    match = finished()

    assert match.told(0)[-2:] == [Voted(0, yes=True), Voted(1)]
    assert match.told(1, since=4) == [Voted(1, yes=False)]
    assert match.told(None)[0] == Added(0, 2)
    assert match.sentences(None, since=4) == ["Bo did Voted."]


def test_the_offer_holds_choices_and_refusals_with_their_words():
    offer = a_match().offer(0)

    assert offer.prompt == "Count."
    assert [choice.label for choice in offer.choices][:2] == ['{"do":"add","n":1}', '{"do":"add","n":2}']
    assert [(refusal.action, refusal.reason.why) for refusal in offer.refusals] == [(Add(3), "That is too much.")]


def test_whoever_is_not_asked_gets_a_prompt_and_nothing_to_click():
    offer = a_match().offer(1)

    assert (offer.prompt, offer.choices, offer.refusals) == ("Count.", (), ())


def test_a_single_choice_can_be_confirmed_for_a_seat_and_only_then():
    match = a_match()

    assert not match.confirm(0)
    assert not match.confirm(1)


class TestUndo:
    def test_a_choice_is_taken_back_and_the_same_choice_leads_to_the_same_place(self):
        match = a_match()
        match.say(0, Add(2))
        match.undo(0)

        assert (match.table.heap, match.waiting, match.moves) == (0, (0,), [])

    def test_not_after_somebody_else_has_acted(self):
        match = a_match()
        match.say(0, Add(1))
        match.say(1, Add(1))

        assert match.why_no_undo(0).why == "Somebody else has acted since your last choice."
        with pytest.raises(IllegalAction):
            match.undo(0)

    @pytest.mark.parametrize("action", [Peek(), Roll()])
    def test_not_after_something_new_was_seen(self, action):
        match = a_match()
        match.say(0, action)

        assert match.why_no_undo(0).why == "Your last choice showed you something new, so it cannot be taken back."

    def test_not_before_anything_was_chosen(self):
        assert a_match().why_no_undo(0).why == "You have not chosen anything yet."

    def test_whoever_runs_the_table_can_roll_back_further(self):
        match = a_match()
        match.say(0, Roll())
        match.say(0, Add(1))
        match.roll_back(1)

        assert (len(match.moves), match.table.heap) == (1, 0)


class TestRecords:
    def test_a_saved_match_resumes_where_it_was(self, tmp_path):
        match = a_match()
        match.say(0, Add(2))
        match.save(tmp_path / "deep" / "game.json")
        again = Match.resume(load_file(tmp_path / "deep" / "game.json"), GAME)

        assert (again.table.heap, again.waiting, again.names) == (2, (1,), ("Ada", "Bo"))

    def test_a_finished_record_verifies(self):
        assert verify(load(dump(finished().record())), GAME, GAME.cards) == finished().result

    def test_a_record_can_be_replayed_to_any_action(self):
        assert replay(finished().record(), GAME, GAME.cards, upto=1).heap == 2

    def test_a_file_that_cannot_be_read_gets_a_sentence(self, tmp_path):
        with pytest.raises(BadRecord, match="cannot be read: No such file or directory."):
            load_file(tmp_path / "none.json")

    def test_a_record_of_another_format_is_refused(self):
        record = finished().record()
        record.stardeck = 99
        with pytest.raises(BadRecord, match="This record has format 99; this Stardeck reads format 1."):
            load(dump(record))

    def test_a_record_without_its_seed_cannot_be_dealt_again(self):
        record = finished().record()
        record.seed = None
        with pytest.raises(BadRecord, match="does not tell its seed yet"):
            verify(record, GAME, GAME.cards)

    def test_a_changed_text_is_refused(self):
        with pytest.raises(BadRecord, match="changed after it was written"):
            load(dump(finished().record()).replace(b'"Ada"', b'"Eve"'))
