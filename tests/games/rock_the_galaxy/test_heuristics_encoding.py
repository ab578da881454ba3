"""The evaluation for bots, the numbers for learners, and the game object itself. [specification 11]"""

import numpy as np
import pytest

from stardeck.bots import EXACT, make_bot
from stardeck.bots.bot import ask
from stardeck.games.rock_the_galaxy import events as e
from stardeck.games.rock_the_galaxy.heuristics import promise as promise_by
from stardeck.games.rock_the_galaxy.heuristics import set_value as set_value_by
from stardeck.kernel import FastRng, IllegalAction, advance, choices, numbered_seed, waiting_for

from .positions import CARDS, GAME, JUNK, a_table, do, fans, pass_turn, random_game, scoring, word

WEIGHTS = GAME.weighted({"swing": 0.5, "symbol": 0.25}).weights


def promise(table, seat):
    return promise_by(table, seat, GAME.weights)


def set_value(table, seat, colour, symbols):
    return set_value_by(table, seat, colour, symbols, WEIGHTS)


# ---------------------------------------------------------------------- evaluation


def test_points_in_the_bank_count():
    """Feature 1: the difference to the best opponent."""
    ahead = a_table([JUNK[0], JUNK[1]], singles=[3, 1])
    even = a_table([JUNK[0], JUNK[1]])

    assert GAME.evaluate(ahead, 0) > GAME.evaluate(even, 0)
    assert GAME.evaluate(ahead, 1) < GAME.evaluate(even, 1)


def test_fans_are_discounted_for_the_risk_of_a_yoink_except_for_white_noise():
    """Features 1 and 8: two fans are worth less than a single, unless no set can yoink them."""
    hands = [JUNK[0], "boots-1", "dogs-1", JUNK[1]]
    fans_only = a_table(hands, fans=[2, 0, 0, 0], singles=[1, 1, 1, 0])
    a_single = a_table(hands, fans=[0, 0, 0, 0], singles=[2, 1, 1, 0])
    assert GAME.evaluate(a_single, 0) > GAME.evaluate(fans_only, 0)

    white = a_table(["hats-1"] * 4, fans=[4, 0, 0, 4], singles=[0, 0, 0, 0])
    assert GAME.evaluate(white, 3) > GAME.evaluate(white, 0)


def test_a_hand_with_a_set_promises_more_than_junk():
    """Features 3 and 4: the best set in the making."""
    assert promise(a_table(["hats-1 hats-1 hats-2", "boots-1"]), 0) > promise(
        a_table(["hats-1 dogs-1 cones-1", "boots-1"]), 0
    )
    assert promise(a_table(["note-any note-any note-any", "boots-1"]), 0) > promise(
        a_table(["note-any dogs-1 cones-1", "boots-1"]), 0
    )
    two = promise(a_table(["hats-1 hats-2 phones-1 phones-2 dogs-1", "boots-1"]), 0)
    assert two > promise(a_table(["hats-1 hats-2 phones-1 cones-1 dogs-1", "boots-1"]), 0)


def test_action_cards_and_room_in_the_hand_promise_something():
    """Features 6 and 9."""
    assert promise(a_table(["sound-check dogs-1", "boots-1"]), 0) > promise(a_table(["lamps-1 dogs-1", "boots-1"]), 0)
    assert promise(a_table(["dogs-1", "boots-1"]), 0) > promise(a_table(["dogs-1 lamps-1", "boots-1"]), 0)


def test_the_value_of_a_set():
    """Own colour: 2 points per single left; other colours: fans, and a yoink hurts the victim."""
    table = a_table([JUNK[0], JUNK[1]], single_supply={"orange": 1}, fans=[0, 2])
    orange, purple, green = range(3)

    assert set_value(table, 0, orange, 5) == 2
    assert set_value(table, 0, purple, 5) == 3
    assert set_value(table, 0, green, 5) == 4
    assert set_value(table, 0, green, 3) == 1
    assert set_value(table, 0, green, 2) == 0.5


def test_in_the_final_round_a_hand_is_worth_nothing_after_the_last_turn():
    """Who has had the last turn keeps only what is in the bank."""
    hands = ["hats-1 hats-1 hats-2", JUNK[1]]
    first_done = a_table(hands, final_round=True, active=1, mic=0)
    first_to_come = a_table(hands, final_round=True, active=0, mic=0)

    assert GAME.evaluate(first_done, 0) < GAME.evaluate(first_to_come, 0)


def test_at_the_end_a_win_is_one_a_shared_win_a_share_and_a_loss_nothing():
    """From 0 (lost) to 1 (won)."""
    table = a_table(
        [*JUNK, "boots-2 lamps-2 cones-2 dogs-1 campfires-1"], singles=[3, 3, 1], active=2, final_round=True
    )
    pass_turn(table, 2)

    assert [GAME.evaluate(table, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert GAME.evaluate(table, 0) == 0.5


def test_a_greedy_bot_beats_a_random_player():
    """The evaluation leads to good moves."""
    won = 0
    for number in range(6):
        table = GAME.set_up(2, numbered_seed(number), preset="first_game")
        bot, chance = make_bot("regular", number, {"samples": 2} | EXACT), FastRng(number)
        while waiting := waiting_for(table):
            seat = waiting[0]
            can = choices(table, seat)
            advance(table, seat, ask(bot, GAME, table, 0) if seat == 0 else can[chance.below(len(can))])
        won += GAME.result(table).winners == (0,)
    assert won >= 5


# ---------------------------------------------------------------------- encoding


def test_the_encoding_has_one_shape_for_all_numbers_of_players():
    """Fixed size, 32-bit numbers."""
    shapes = {
        GAME.encode(GAME.see(GAME.set_up(n, numbered_seed(1)), seat), CARDS).shape
        for n in (2, 3, 4)
        for seat in (0, None)
    }

    assert len(shapes) == 1
    assert GAME.encode(GAME.see(GAME.set_up(2, numbered_seed(1)), 0), CARDS).dtype == np.float32


def test_seats_are_counted_from_the_viewer():
    """A learner always plays "me": turning the table changes nothing."""
    one = a_table(["hats-1 sound-check", "boots-1 lamps-1"], bands=("orange_groove", "green_thrum"), deck="dogs-1")
    two = a_table(
        ["boots-1 lamps-1", "hats-1 sound-check"],
        bands=("green_thrum", "orange_groove"),
        active=1,
        mic=1,
        deck="dogs-1",
    )

    assert (GAME.encode(GAME.see(one, 0), CARDS) == GAME.encode(GAME.see(two, 1), CARDS)).all()


def test_everything_a_learner_needs_changes_the_numbers():
    """Hand, discards, known cards, the running set, picks and what is being decided."""
    plain = a_table(["hats-1 hats-2 sound-check", "boots-1"], deck="dogs-1 dogs-1")

    def numbers(table, seat=0):
        return GAME.encode(GAME.see(table, seat), CARDS)

    start = numbers(plain)
    known = plain.copy()
    known.known[1] = (CARDS.number["boots-1"],)
    score = plain.copy()
    do(score, 0, "end_actions")
    laying = score.copy()
    do(laying, 0, "set green hats")
    laid = laying.copy()
    do(laid, 0, "hats-1")
    seen = [
        start,
        numbers(known),
        numbers(score),
        numbers(laying),
        numbers(laid),
        numbers(plain, 1),
        numbers(plain, None),
    ]

    for i, one in enumerate(seen):
        assert all((one != other).any() for other in seen[i + 1 :])


# ---------------------------------------------------------------------- the action list and the game object


def test_the_action_list_is_the_one_of_the_specification():
    """72 labels: cards, end_actions, no_set, finish, stop, left, right, yoinks, targets, sets."""
    said = [word(each) for each in CARDS.actions]

    assert said[:45] == CARDS.ids
    assert said[45:57] == [
        *("end_actions", "no_set", "finish", "stop", "left", "right"),
        *("yoink 0", "yoink 1", "yoink 2", "rob 1", "rob 2", "rob 3"),
    ]
    assert said[57:62] == [
        "set orange phones",
        "set orange shades",
        "set orange skates",
        "set orange cones",
        "set orange notes",
    ]
    assert (len(said), said[71]) == (72, "set green notes")


def test_no_decision_offers_more_than_46_choices():
    """At most one choice per card type and one more."""
    assert max(len(choices(table, seat)) for table in random_game(4, 2) for seat in waiting_for(table)) <= 46


@pytest.mark.parametrize(
    "data", [{"do": "card", "card": "hats-9"}, {"do": "fly"}, {"do": "yoink", "fans": 3}, 7, {"do": "card"}]
)
def test_plain_data_that_is_no_action_is_refused(data):
    """What comes over the wire is checked."""
    with pytest.raises(IllegalAction, match="Rock the Galaxy has no such action"):
        GAME.read_action(data, CARDS.actions)


def test_plain_data_becomes_the_interned_action():
    """The position in the list is stable."""
    assert GAME.read_action({"do": "set", "color": "green", "theme": "hats"}, CARDS.actions) is CARDS.actions[67]


def test_the_exhaustive_runner_finds_every_trace_in_the_events():
    """Cards, effects, ways of scoring and ends."""
    table = scoring(["hats-1 hats-2 dogs-1", "boots-1"], fans=[0, 1], supply=1)
    do(table, 0, "set green hats", "hats-1", "hats-2", "finish")
    seen = {trace for event in table.log for trace in GAME.traces(getattr(event, "inside", event), CARDS)}
    assert seen == {"card:hats-1", "card:hats-2", "set:fans", "final_round"}
    assert fans(table) == [1, 1]

    played = set(GAME.traces(e.Played(0, "poster-swap"), CARDS))
    assert played == {"card:poster-swap", "effect:discard", "effect:yoink"}
    some = (
        e.Ended("stalemate"),
        e.Returned(0, 1),
        e.Recorded(0, 1),
        e.Yoinked(0, 1, 1),
        e.SetDone(0, "green", "notes", 3, ()),
        e.Drew(0, 1),
    )
    assert [set(GAME.traces(event, CARDS)) for event in some] == [
        {"end:stalemate"},
        {"returned"},
        {"set:own"},
        {"yoinked"},
        {"set:notes"},
        set(),
    ]
    assert seen | played < GAME.everything(CARDS)
