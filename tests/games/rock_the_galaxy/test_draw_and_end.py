"""Draw phase, end of the game, scoring, ties. [specification 7 Draw phase, 8]"""

import pytest

from stardeck.games.rock_the_galaxy.events import Ended, FinalRound, TurnBegan
from stardeck.kernel import play_out, waiting_for
from stardeck.kernel.rng import FastRng

from .positions import GAME, JUNK, a_table, do, fans, hand, pass_turn, random_game, scoring, told


def test_draw_until_five():
    """Draw phase: draw until you hold 5 cards."""
    table = scoring(["hats-1 dogs-1", "boots-1"], top="lamps-1 lamps-2 cones-1")
    do(table, 0, "no_set", "stop")

    assert hand(table, 0) == "cones-1 lamps-1 lamps-2 hats-1 dogs-1"


def test_with_five_or_more_cards_nothing_is_drawn_or_discarded():
    """There is no hand limit."""
    table = scoring([JUNK[0] + " dogs-1", "boots-1"])
    deck = len(table.deck)
    do(table, 0, "no_set", "stop")

    assert (len(table.bands[0].hand), len(table.deck)) == (6, deck)


def test_the_next_seat_clockwise_plays_and_the_mic_never_moves():
    """Round: one turn of every player, beginning with the mic holder."""
    table = a_table([JUNK[0], JUNK[1], "campfires-1 dogs-1 boots-2 lamps-2 cones-2"], active=1, mic=1)
    order = []
    for _ in range(4):
        order.append((table.round, table.active))
        pass_turn(table, table.active)

    assert order == [(1, 1), (1, 2), (1, 0), (2, 1)]
    assert table.mic == 1
    assert TurnBegan(1, 2) in told(table)


def test_taking_the_last_fan_starts_the_final_round_and_the_round_is_played_to_its_end():
    """All players have the same number of turns."""
    table = scoring(["poppers-1 poppers-2 dogs-1 cones-1 trucks-2", JUNK[1], JUNK[0]], supply=1)
    do(table, 0, "set purple poppers", "poppers-1", "poppers-2", "finish")
    assert FinalRound(0) in told(table)
    assert (GAME.see(table, None).final_round, GAME.see(table, None).turns_left) == (True, 2)
    pass_turn(table, 1)
    assert GAME.see(table, None).turns_left == 1
    assert GAME.result(table) is None
    pass_turn(table, 2)

    assert GAME.result(table).reason == "fans_out"
    assert waiting_for(table) == ()
    assert told(table)[-1] == Ended("fans_out")
    assert GAME.see(table, 0).turns_left is None


def test_the_draw_phase_takes_place_in_the_very_last_turn_too():
    """Every turn has a draw phase."""
    table = scoring(["poppers-1 poppers-2 dogs-1", JUNK[1]], supply=1, active=0, mic=1)
    do(table, 0, "set purple poppers", "poppers-1", "poppers-2", "finish")

    assert GAME.result(table) is not None
    assert len(table.bands[0].hand) == 5


def test_while_the_supply_is_empty_fans_come_from_the_box():
    """The box never runs dry."""
    table = scoring(["poppers-1 poppers-2 dogs-1", JUNK[1]], supply=0, final_round=True)
    do(table, 0, "set purple poppers", "poppers-1", "poppers-2", "finish")

    assert (fans(table)[0], table.fans, table.box) == (1, 0, 1)


def test_an_empty_supply_from_which_nobody_takes_triggers_nothing():
    """s > 0 is needed: the supply must drop to 0 because a player takes from it."""
    table = scoring(["poppers-1 poppers-2 dogs-1", JUNK[1]], supply=0)
    do(table, 0, "set purple poppers", "poppers-1", "poppers-2", "finish")

    assert not table.final_round
    assert FinalRound(0) not in told(table)


def end_now(singles, fans):
    """A game of these tokens that ends when the last seat passes."""
    table = a_table(
        [JUNK[0], JUNK[1], "campfires-1 dogs-1 boots-2 lamps-2 cones-2", "campfires-1 dogs-1 boots-1 trucks-1 cones-1"],
        singles=singles,
        fans=fans,
        active=3,
        final_round=True,
    )
    pass_turn(table, 3)
    return GAME.result(table)


def test_two_points_for_a_single_and_one_for_a_fan():
    """Score = 2 x singles + fans, starting tokens included."""
    result = end_now([5, 1, 3, 0], [4, 0, 2, 7])

    assert result.totals == (14, 2, 8, 7)
    assert [(row.name, row.points) for row in result.rows] == [("Singles", (10, 2, 6, 0)), ("Fans", (4, 0, 2, 7))]
    assert (result.ranks, result.winners) == ((1, 4, 2, 3), (0,))


def test_players_tied_for_the_highest_score_all_win():
    """There is no tie-break; a rank is 1 + the number of players with a higher score."""
    result = end_now([3, 2, 3, 0], [2, 4, 0, 6])

    assert result.totals == (8, 8, 6, 6)
    assert (result.ranks, result.winners) == ((1, 1, 3, 3), (0, 1))


@pytest.mark.parametrize(
    ("options", "final_round", "dead", "reason"),
    [
        ({"max_rounds": 1, "dead_rounds": 1}, True, True, "fans_out"),
        ({"max_rounds": 1, "dead_rounds": 1}, False, True, "stalemate"),
        ({"max_rounds": 1, "dead_rounds": 0}, False, True, "round_cap"),
        ({"max_rounds": 1, "dead_rounds": 1}, False, False, "round_cap"),
        ({"max_rounds": 2, "dead_rounds": 2}, False, True, ""),
    ],
)
def test_reasons_to_end_are_checked_in_order_after_each_full_round(options, final_round, dead, reason):
    """fans_out, then stalemate, then round_cap."""
    table = a_table([JUNK[0] if dead else "hats-1", JUNK[1]], final_round=final_round, **options)
    pass_turn(table, 0)
    assert GAME.result(table) is None
    pass_turn(table, 1)

    assert table.ended == reason
    result = GAME.result(table)
    assert (result.reason if result else "") == reason


@pytest.mark.parametrize("preset", ["standard", "first_game"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_between_turns_of_a_full_round(seats, preset):
    """After the last turn of a round nobody is waited for, and everybody had as many turns."""
    for seed in range(3):
        table = GAME.set_up(seats, bytes([seed]) * 32, preset=preset)
        play_out(table, FastRng(seed))
        turns = [event.seat for event in told(table) if isinstance(event, TurnBegan)]
        assert [turns.count(seat) for seat in range(seats)] == [table.round] * seats
        assert told(table)[-1] == Ended(GAME.result(table).reason)


def test_a_finished_game_refuses_everything():
    """The game is over."""
    *_, table = random_game(2, 3, max_rounds=1)
    view = GAME.see(table, 0)

    assert (view.decision, view.waiting, view.ended) == ("", (), table.ended)
    assert GAME.prompt(view, ("Ann", "Bob"), GAME.cards).endswith("the game is over.")


def test_nothing_left_anywhere_is_no_obstacle():
    """Empty deck, empty pile, empty hands: turns pass by themselves until the stalemate rule ends the game."""
    table = a_table(["", ""], deck="")

    assert GAME.result(table).reason == "stalemate"
    assert table.round == 3


def test_nothing_left_anywhere_and_no_stalemate_rule_ends_at_the_round_limit():
    """With the rule off, the cap ends it."""
    table = a_table(["", "", ""], deck="", dead_rounds=0, max_rounds=7)

    assert GAME.result(table).reason == "round_cap"
    assert table.round == 7
