"""The action phase: what may be played, how a card resolves, how the phase ends. [specification 6.1, 7]"""

from stardeck.games.rock_the_galaxy.events import EndedActions, Played
from stardeck.kernel import waiting_for

from .positions import a_table, decision, do, hand, ids, may, refusal, scoring, told


def test_every_action_card_in_hand_may_be_played_in_canonical_order_then_end_actions():
    """`action` offers every action type in hand, in canonical order, then `end_actions`."""
    table = a_table(["lost-luggage awkward-silence sound-check sound-check hats-1", ""])

    assert may(table) == ["sound-check", "lost-luggage", "awkward-silence", "end_actions"]


def test_after_a_card_is_resolved_the_player_may_play_another_one():
    """Repeat until you do not want to play more action cards."""
    table = a_table(["awkward-silence awkward-silence", ""])
    do(table, 0, "awkward-silence")
    assert may(table) == ["awkward-silence", "end_actions"]
    do(table, 0, "awkward-silence")

    assert ids(table.discards) == "awkward-silence awkward-silence"


def test_an_action_card_lies_in_play_while_it_resolves():
    """It is in no hand and in no pile until all its actions are done."""
    table = a_table(["crate-digging hats-1 hats-1", ""], top="cones-1 cones-1 cones-2")
    do(table, 0, "crate-digging")
    assert (ids(table.in_play), table.discards, hand(table, 0)) == (
        "crate-digging",
        [],
        "cones-1 cones-1 cones-2 hats-1 hats-1",
    )
    do(table, 0, "cones-1", "hats-1")

    assert (table.in_play, ids(table.discards)) == ([], "cones-1 hats-1 crate-digging")


def test_the_second_action_happens_even_if_the_first_had_no_effect():
    """Every action is done as far as possible; Feedback Squeal draws although nobody can discard."""
    table = a_table(["feedback-squeal", ""], top="hats-1")
    do(table, 0, "feedback-squeal")

    assert hand(table, 0) == "hats-1"


def test_once_the_action_phase_is_over_no_action_card_can_be_played():
    """`end_actions` goes to the scoring phase for good."""
    table = scoring(["sound-check hats-1", ""])

    assert decision(table) == "score"
    assert "scoring phase" in refusal(table, 0, "sound-check")


def test_a_hand_without_action_cards_is_still_asked_because_only_its_owner_knows():
    """Being asked betrays nothing: only `end_actions` is on offer, but the engine does not say so by skipping it."""
    table = a_table(["hats-1 dogs-1", ""])

    assert (decision(table), may(table)) == ("action", ["end_actions"])


def test_an_empty_hand_ends_the_action_phase_the_set_and_the_dropping_by_itself():
    """Everybody sees an empty hand: `end_actions`, `no_set` and `stop` are played, and the draw phase comes."""
    table = a_table(["", "hats-1"], top="dogs-1 dogs-2 cones-1 lamps-1 boots-1")

    assert hand(table, 0) == "cones-1 boots-1 lamps-1 dogs-1 dogs-2"
    assert waiting_for(table) == (1,)


def test_with_open_hands_everybody_sees_that_nothing_else_is_possible():
    """What public facts force is played: no action card, no set, and the question what to drop is the first."""
    table = a_table(["hats-1 dogs-1", "boots-1"], open_hands=True)

    assert (decision(table), may(table)) == ("drop", ["hats-1", "dogs-1", "stop"])
    do(table, 0, "dogs-1")  # nothing of higher order is left to drop
    assert table.active == 1


def test_one_card_is_no_set_for_everybody_to_see():
    """No card shows more than 2 symbols, so a hand of one card cannot hold a set and `no_set` is played."""
    table = scoring(["hats-2", ""])

    assert decision(table) == "drop"


def test_what_is_no_action_card_is_refused_with_a_reason():
    """Theme and music cards belong to the scoring phase."""
    table = a_table(["sound-check hats-1", ""])

    assert "no action card" in refusal(table, 0, "hats-1")
    assert "do not hold" in refusal(table, 0, "crate-digging")
    assert "action phase" in refusal(table, 0, "finish")
    assert may(table) == ["sound-check", "end_actions"]


def test_an_illegal_choice_changes_nothing():
    """Illegal choices are refused and change nothing."""
    table = a_table(["sound-check hats-1", ""])
    before = (hand(table, 0), list(table.agenda), len(table.log), table.rng.drawn)
    refusal(table, 0, "set green hats")
    refusal(table, 1, "end_actions")

    assert (hand(table, 0), list(table.agenda), len(table.log), table.rng.drawn) == before


def test_only_the_active_player_is_asked():
    """Opponents wait."""
    table = a_table(["sound-check", "sound-check"])

    assert refusal(table, 1, "sound-check") == "It is not your turn to choose."


def test_the_log_tells_what_was_played_and_that_the_phase_ended():
    """Play action: everybody learns the card."""
    table = a_table(["awkward-silence hats-1", "boots-1"])
    do(table, 0, "awkward-silence", "end_actions")

    assert Played(0, "awkward-silence") in told(table)
    assert EndedActions(0) in told(table)


def test_action_cards_are_counted_anew_every_turn():
    """The limit is per turn."""
    table = a_table(["awkward-silence awkward-silence hats-1", "boots-1 boots-1"], max_actions_per_turn=1)
    do(table, 0, "awkward-silence")
    assert decision(table) == "score"
    do(table, 0, "no_set", "stop")

    assert table.actions_played == 0
