"""The game object: what it counts, what it looks for, what it offers."""

import pytest

from stardeck.kernel import FastRng, Match, choices, numbered_seed, open_for

from .table_builder import CARDS, GAME, a_table


@pytest.mark.parametrize("seats", [1, 3])
def test_cards_and_tokens_neither_appear_nor_vanish(seats):
    """140 cards, the tokens of the supply, and a covered card for every space face that was drafted."""
    match = Match(GAME, seats, seed=numbered_seed(2, seats))
    chance = FastRng(2)
    stock = dict(GAME.inventory(match.table))
    assert len(stock) == 140 + len(match.table.supply) + 1
    assert stock["faces without their card"] == 0
    while match.waiting:
        can = choices(match.table, match.waiting[0])
        match.say(match.waiting[0], can[chance.below(len(can))])
        assert dict(GAME.inventory(match.table)) == stock


def test_events_leave_traces_of_everything_there_is():
    """What a game shows is among what the exhaustive runner looks for."""
    match = Match(GAME, 1, {"starting_sun_side": "choose"}, seed=numbered_seed(5))
    chance = FastRng(5)
    while match.waiting:
        can = choices(match.table, 0)
        match.say(0, can[chance.below(len(can))])
    seen = {trace for told in match.table.log for trace in GAME.traces(open_for(told, None), CARDS)}

    assert seen <= GAME.everything(CARDS)
    assert {"effect:automaton", "effect:split", "end:turns_played"} <= seen
    assert len(GAME.everything(CARDS)) == 140 + 64 + 10 + 24 + 1 + 3


def test_an_offer_comes_with_words_and_reasons():
    """What can be done, and why not the rest."""
    match = Match(GAME, 2, {"starting_sun_side": "choose", "first_player": 0}, seed=numbered_seed(1))

    assert [choice.handle for choice in match.offer(0).choices] == ["side:a", "side:b"]
    assert match.offer(0).refusals == ()

    full = a_table(["start-1a asteroids"], ["start-2a"], tops="asteroids moon-ocean-3 moon-desert-3")
    (refusal,) = GAME.offer(full, 0, ("Ann", "Bob"), CARDS).refusals
    assert refusal.handle == "market:0:0"
    assert "no open space" in refusal.reason.why


def test_the_evaluation_and_what_is_hidden_are_there_for_bots_and_tests():
    """A chance for every seat; everybody misses the same."""
    table = a_table()

    assert 0 < GAME.evaluate(table, 0) < 1
    assert GAME.hidden(table, 0) == GAME.hidden(table, 1) == GAME.hidden(table, None)
