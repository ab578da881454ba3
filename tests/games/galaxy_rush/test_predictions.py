"""Predictions: placing them, keeping them secret, judging them. [rules 6 D3, 10]"""

import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush.events import Judged, Predicted
from stardeck.kernel import FastRng, numbered_seed, open_for, play_out, why_not

from .table_builder import (
    BLUE,
    CARDS,
    DECLINE,
    ORANGE,
    a_finished_game,
    actor,
    down,
    give,
    options,
    play,
    predict,
    sheet,
    the_last_pair,
    up,
)


def between_seasons(season=1, first=BLUE, **more):
    table = the_last_pair(first=first, season=season, **more)
    play(table, down(6, 1), down(6, 2))
    return table


# ---------------------------------------------------------------------- placing


@pytest.mark.parametrize(
    ("hand", "count"), [("expeditions heroics discoveries", 6), ("expeditions medals", 4), ("first-orbit", 2)]
)
def test_every_card_of_the_hand_can_go_on_either_rocket(hand, count):
    """Legal: each card in the actor's hand x each of the two rockets, so 6, 4 and 2 choices."""
    table = between_seasons(hands=(hand, "medals"))
    expected = [predict(condition, rocket) for condition in hand.split() for rocket in (BLUE, ORANGE)]

    assert options(table) == expected
    assert len(expected) == count


def test_choices_come_in_the_order_of_the_card_file():
    """Order: cards in the order of the card file, blue rocket before orange."""
    table = between_seasons(hands=("first-orbit expeditions medals", "medals"))

    assert [action.condition for action in options(table)[::2]] == ["expeditions", "medals", "first-orbit"]
    assert [action.rocket for action in options(table)[:2]] == ["blue", "orange"]


def test_a_prediction_goes_on_top_of_the_stack():
    """The card goes face down on top of that rocket's stack."""
    table = between_seasons()
    play(table, predict("heroics", ORANGE), predict("medals", ORANGE))

    assert table.stacks == [(), (BLUE * 8 + 1, ORANGE * 8 + 5)]
    assert [CARDS.conditions[c] for c in table.captains[BLUE].hand] == ["expeditions", "discoveries"]


def test_only_cards_in_the_hand_can_be_placed():
    """Legal: each card in the actor's hand."""
    table = between_seasons()

    assert why_not(table, BLUE, predict("medals", BLUE)).why == "This prediction is not in your hand."
    for action in (up(1, 1), DECLINE):
        assert why_not(table, BLUE, action).rule == "Predictions"


def test_R26_all_predictions_may_go_on_one_rocket():
    """May all predictions go on one rocket, own or other? Yes; no limit: six on one rocket earn 6, 5, 4, 3, 2, 1."""
    tops = [(seat, condition) for condition in ("heroics", "distance", "medals") for seat in (BLUE, ORANGE)]
    table = a_finished_game(blue={"up": "heroic-mail", "down": "comet-20", "medals": (1, 2, 3)}, stacks=(tops, ()))

    assert sheet(table)["Predictions"] == (6 + 4 + 2, 5 + 3 + 1)


def test_exactly_one_prediction_in_each_intermission():
    """You must make exactly one prediction during each of the three intermissions between seasons."""
    table = GAME.set_up(2, numbered_seed(4))
    play_out(table, FastRng(4))
    placed = [open_for(told, None) for told in table.log if isinstance(open_for(told, None), Predicted)]

    assert [event.seat for event in placed].count(BLUE) == 3
    assert [event.seat for event in placed].count(ORANGE) == 3
    assert all(captain.hand == () for captain in table.captains)


# ---------------------------------------------------------------------- secrets


def test_R30_the_placer_keeps_knowing_nobody_else_may_look():
    """Nobody may inspect the stacks, but the placer keeps knowing what was placed; the view shows it to the placer only."""
    table = between_seasons()
    play(table, predict("heroics", ORANGE))

    assert GAME.see(table, BLUE).stacks[ORANGE].placed[0].condition == "heroics"
    assert GAME.see(table, ORANGE).stacks[ORANGE].placed[0].condition is None
    assert GAME.see(table, None).stacks[ORANGE].placed[0].condition is None


def test_R31_colour_and_order_are_public():
    """Can the opponent tell who placed a card? Yes, colour and order are public."""
    table = between_seasons(first=ORANGE)
    play(table, predict("medals", BLUE), predict("heroics", BLUE))

    for viewer in (BLUE, ORANGE, None):
        assert [placed.seat for placed in GAME.see(table, viewer).stacks[BLUE].placed] == [ORANGE, BLUE]


def test_R45_the_hand_stays_private_and_in_sight_of_its_owner():
    """Remaining prediction cards stay the owner's private hand; the owner may look at them at any time."""
    table = between_seasons()
    play(table, predict("heroics", BLUE), predict("medals", BLUE))

    assert GAME.see(table, BLUE).captains[BLUE].hand == ("expeditions", "discoveries")
    assert GAME.see(table, ORANGE).captains[BLUE].hand is None
    assert GAME.see(table, None).captains[ORANGE].hand is None
    assert GAME.see(table, ORANGE).captains[BLUE].predictions == 2


def test_the_log_names_colour_rocket_and_position_only():
    """For a predict the public log names only the colour, the rocket and the stack position."""
    table = between_seasons()
    play(table, predict("heroics", ORANGE))
    told = table.log[-1]

    assert open_for(told, BLUE) == Predicted(BLUE, ORANGE, 0, "heroics")
    assert open_for(told, ORANGE) == open_for(told, None) == Predicted(BLUE, ORANGE, 0)


def test_all_faces_become_public_at_scoring():
    """All faces become public at scoring."""
    table = the_last_pair(season=4, hands=("", ""))
    table.stacks = [(0,), (8 + 1,)]
    assert GAME.see(table, None).stacks[BLUE].placed[0].condition is None
    table.reveals = 3
    play(table, up(6, 1), up(6, 2))

    for viewer in (BLUE, ORANGE, None):
        stacks = GAME.see(table, viewer).stacks
        assert [placed.condition for stack in stacks for placed in stack.placed] == ["expeditions", "heroics"]
    assert table.reveals == 4


@pytest.mark.parametrize(("placed", "worst"), [(0, 6), (1, 5), (5, 1), (6, 0)])
def test_a_view_says_what_the_next_card_could_earn(placed, worst):
    """The tokens the next card could earn: on n cards 6 - n to 6, as nobody knows yet which are correct."""
    table = the_last_pair()
    table.stacks = [tuple(range(placed)), ()]
    stack = GAME.see(table, None).stacks[BLUE]

    assert (stack.next_worst, stack.next_best) == (worst, 6)


# ---------------------------------------------------------------------- judging

CONDITIONS = [  # condition, what fulfils it once, what fulfils it twice
    ("expeditions", {"up": "comet-10"}, {"up": "comet-10 nebula-10"}),
    ("heroics", {"up": "heroic-flare"}, {"up": "heroic-mail heroic-beacon"}),
    ("discoveries", {"found": "4-12"}, {"found": "1-01 1-02"}),
    ("resources", {"up": "iridium-10"}, {"up": "iridium-10", "found": "1-03"}),
    ("distance", {"earlier": "comet-10"}, {"down": "comet-15"}),
    ("medals", {"medals": (4,)}, {"medals": (1, 2, 3)}),
    ("achievements", {"up": "heroic-mail"}, {"up": "heroic-mail heroic-beacon heroic-cure"}),
]
IDS = [condition for condition, _, _ in CONDITIONS]


@pytest.mark.parametrize(("condition", "one", "two"), CONDITIONS, ids=IDS)
@pytest.mark.parametrize("rocket", [BLUE, ORANGE])
@pytest.mark.parametrize("placer", [BLUE, ORANGE])
def test_a_prediction_is_right_if_the_rocket_has_more(condition, one, two, rocket, placer):
    """Correct if X has more than Y: X is the player on whose rocket the card lies; the token goes to the placer."""
    tableaus = (two, one) if rocket == BLUE else (one, two)
    stacks = ([(placer, condition)], []) if rocket == BLUE else ([], [(placer, condition)])
    table = a_finished_game(*tableaus, stacks=stacks, in_play="heroics-3")

    assert sheet(table)["Predictions"] == ((6, 0) if placer == BLUE else (0, 6))


@pytest.mark.parametrize(("condition", "one", "two"), CONDITIONS, ids=IDS)
def test_a_prediction_is_wrong_if_the_rocket_has_fewer(condition, one, two):
    """A wrong card gives nothing, with either answer to ties."""
    for ties in ("fail", "count"):
        table = a_finished_game(one, two, stacks=([(BLUE, condition)], []), in_play="heroics-3", ties=ties)
        assert sheet(table)["Predictions"] == (0, 0)


@pytest.mark.parametrize(("condition", "one", "two"), CONDITIONS, ids=IDS)
def test_R25_a_tie_is_wrong_on_both_rockets(condition, one, two):
    """ "The most" with a tie: nobody has the most: wrong on both rockets."""
    stacks = ([(BLUE, condition)], [(ORANGE, condition)])
    table = a_finished_game(two, two, stacks=stacks, in_play="heroics-3")

    assert sheet(table)["Predictions"] == (0, 0)


@pytest.mark.parametrize(("condition", "one", "two"), CONDITIONS, ids=IDS)
def test_with_the_option_a_tie_counts_on_both_rockets(condition, one, two):
    """With prediction_ties = count, replace > by ≥ in the first seven rows."""
    stacks = ([(BLUE, condition)], [(ORANGE, condition)])
    table = a_finished_game(one, one, stacks=stacks, in_play="heroics-3", ties="count")

    assert sheet(table)["Predictions"] == (6, 6)


@pytest.mark.parametrize("ties", ["fail", "count"])
@pytest.mark.parametrize("first", [BLUE, ORANGE])
def test_the_first_orbit_is_exactly_one_captain(ties, first):
    """first-orbit: X's rocket is in orbit 1 at the end of season 4; ties do not exist."""
    stacks = ([(BLUE, "first-orbit")], [(ORANGE, "first-orbit")])
    table = a_finished_game(first=first, stacks=stacks, ties=ties)

    assert sheet(table)["Predictions"] == ((6, 0) if first == BLUE else (0, 6))


def test_two_medals_each_are_a_tie():
    """medals: M(X) > M(Y); 2-2 is a tie, whatever they are worth."""
    stacks = ([(BLUE, "medals")], [(BLUE, "medals")])
    table = a_finished_game({"medals": (1, 2)}, {"medals": (3, 4)}, stacks=stacks)

    assert sheet(table)["Predictions"] == (0, 0)


def test_W9_most_expeditions_on_the_other_rocket():
    """Correct if the opponent has strictly more face-up Expedition cards; the token goes to the placer."""
    table = a_finished_game(
        {"up": "comet-10", "down": "nebula-10 nebula-10"},
        {"up": "asteroid-10 asteroid-10"},
        stacks=([], [(BLUE, "expeditions")]),
    )

    assert sheet(table)["Predictions"] == (6, 0)


def test_R36_expeditions_are_counted_as_cards_not_points():
    """Count face-up Expedition cards, not sets or points: three loose cards beat a pair of Comets."""
    table = a_finished_game(
        {"up": "nebula-10 nebula-10 comet-10"}, {"up": "comet-10 comet-10"}, stacks=([(ORANGE, "expeditions")], [])
    )

    assert sheet(table)["Predictions"] == (0, 6)
    assert sheet(table)["Expeditions"] == (0, 8)


def test_R20_gifts_count_as_resources_for_predictions():
    """Do season-one Discoveries count as Resources for predictions, and as Discoveries? Yes to both."""
    stacks = ([(BLUE, "resources"), (BLUE, "discoveries")], [])
    table = a_finished_game({"found": "1-01"}, {}, stacks=stacks)

    assert sheet(table)["Predictions"] == (6 + 5, 0)


def test_W10_tokens_go_from_the_bottom_up():
    """One stack from the bottom: Blue wrong, Orange right, Blue right, Orange right: Orange 6, Blue 5, Orange 4."""
    stack = [(BLUE, "heroics"), (ORANGE, "distance"), (BLUE, "medals"), (ORANGE, "expeditions")]
    table = a_finished_game(
        {"down": "comet-20", "medals": (1, 2, 3), "up": "comet-10"}, stacks=(stack, [(ORANGE, "heroics")])
    )
    assert sheet(table)["Predictions"] == (5, 6 + 4)


def test_W10_the_other_rocket_starts_again_at_6():
    """The other rocket starts again at 6."""
    table = a_finished_game(
        {"down": "comet-20"}, {"up": "comet-10"}, stacks=([(BLUE, "distance")], [(BLUE, "expeditions")])
    )

    assert sheet(table)["Predictions"] == (12, 0)


def test_R27_wrong_predictions_use_no_token():
    """Do wrong predictions use up tokens? No."""
    stack = [(BLUE, "heroics"), (BLUE, "medals"), (ORANGE, "distance")]
    table = a_finished_game({"down": "comet-20"}, stacks=(stack, []))

    assert sheet(table)["Predictions"] == (0, 6)


def test_R28_each_rocket_has_its_own_tokens():
    """Does it matter which rocket's stack is scored first? No, each rocket has its own six tokens."""
    blue, orange = {"down": "comet-20"}, {"up": "comet-10"}
    one = a_finished_game(blue, orange, stacks=([(BLUE, "distance")], [(ORANGE, "expeditions")]))
    two = a_finished_game(orange, blue, stacks=([(ORANGE, "expeditions")], [(BLUE, "distance")]))

    assert sheet(one)["Predictions"] == sheet(two)["Predictions"] == (6, 6)


def test_R29_the_same_condition_twice_on_one_rocket():
    """Both may be correct; the lower card gets the higher token."""
    table = a_finished_game({"down": "comet-20"}, stacks=([(ORANGE, "distance"), (BLUE, "distance")], []))

    assert sheet(table)["Predictions"] == (5, 6)


def test_R33_at_least_half_of_the_tokens_stay_unused():
    """Half of the reputation tokens will not be used: six predictions in all, some wrong."""
    for number in range(20):
        table = GAME.set_up(2, numbered_seed(number))
        play_out(table, FastRng(number))
        judged = [told for told in table.log if isinstance(told, Judged)]
        assert len(judged) == 6
        for rocket in (BLUE, ORANGE):
            given = [told.token for told in judged if told.rocket == rocket and told.token]
            assert given == CARDS.tokens[: len(given)]


def test_judging_is_told_blue_rocket_first():
    """For each rocket separately (blue first, for the log): walk its stack from bottom to top."""
    table = the_last_pair(season=4, hands=("", ""))
    give(table, ORANGE, down="comet-20")
    table.stacks = [(8 + 4, 4), (4, 1)]  # distance twice on Blue, distance and heroics on Orange
    play(table, up(6, 1), up(6, 2))

    assert [told for told in table.log if isinstance(told, Judged)] == [
        Judged(ORANGE, BLUE, 0, "distance", 0),
        Judged(BLUE, BLUE, 1, "distance", 0),
        Judged(BLUE, ORANGE, 0, "distance", 6),
        Judged(BLUE, ORANGE, 1, "heroics", 0),
    ]
    placed = GAME.see(table, None).stacks[ORANGE].placed
    assert [card.token for card in placed] == [6, 0]


def test_the_actor_order_follows_the_orbits_each_season():
    """The player who ended in orbit 1 predicts first, and starts the next season."""
    table = between_seasons(first=ORANGE)
    play(table, predict("medals", BLUE), predict("heroics", BLUE))

    assert actor(table) == ORANGE
    assert table.agenda[-1].decision == "turn"
