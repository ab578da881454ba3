"""OpenSpiel's own tests pass for every game, and its search plays all of them."""

import copy
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from stardeck.adapters.openspiel import short_name
from stardeck.adapters.setting import NotInPlay
from stardeck.games import OURS, game, slugs
from stardeck.kernel import BadOptions, waiting_for

SHORT = {"brouhaha": "round_cap:2", "rock-the-galaxy": "max_rounds:3"}  # fewer decisions, same rules


def load(slug, parameters=""):
    return pyspiel.load_game(short_name(slug) + parameters)


def load_short(slug, players=2):
    return load(slug, f"(players={players},options={SHORT.get(slug, '')})")


def walk(game, seed, decisions):
    """A random game: every state in which a seat must choose, up to so many."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions:
        if not state.is_chance_node():
            decisions -= 1
            yield state
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize(("slug", "players"), [(slug, players) for slug in slugs() for players in game(slug).seats])
def test_random_sim_test_passes(slug, players):
    pyspiel.random_sim_test(load_short(slug, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", slugs())
def test_open_spiels_ismcts_plays(slug):
    """Its Python bot; the one in C++ cannot play Python games."""
    game = load_short(slug)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=np.random.RandomState(3))
    for state in walk(game, 8, 2):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("slug", slugs())
def test_a_resampled_state_cannot_be_told_from_the_true_one(slug):
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differed = 0
    for state in walk(load(slug), 5, 12):
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            game, true, imagined = state.position.setting.game, state.position.table, other.position.table
            differed += repr(game.hidden(true, player)) != repr(game.hidden(imagined, player))
    assert differed


def test_every_draw_is_a_chance_node_with_equal_chances():
    """Leduc poker draws one card after the deal: of the four that are left."""
    state = load("leduc-poker").new_initial_state()
    assert state.chance_outcomes()[:2] == [(0, 1e-4), (1, 1e-4)]
    state.apply_action(17)
    while not state.is_chance_node():
        state.apply_action(1)  # call
    assert state.chance_outcomes() == [(i, 0.25) for i in range(4)]
    flipped = {state.child(outcome).observation_string(0) for outcome in range(4)}
    assert 2 <= len(flipped) <= 3  # two of the four may be of one rank


def test_a_move_is_told_only_when_chance_has_decided_all_of_it():
    for state in walk(load("rock-the-galaxy"), 3, 80):
        before = [state.information_state_string(seat) for seat in range(2)]
        for action in state.legal_actions():
            child = state.child(action)
            if child.is_chance_node():
                assert [child.information_state_string(seat) for seat in range(2)] == before


def test_a_seat_remembers_what_it_did_and_what_it_was_told():
    """Perfect recall: two ways to the same view are two information states."""
    seen, known = {}, {}
    for seed in range(40):
        for state in walk(load("leduc-poker", "(deals=3)"), seed, 20):
            player = state.current_player()
            seen.setdefault((player, state.observation_string()), set()).add(state.information_state_string())
            known.setdefault((player, state.information_state_string()), set()).add(tuple(state.legal_actions()))
    assert max(len(ways) for ways in seen.values()) > 1
    assert {len(offers) for offers in known.values()} == {1}


def test_a_secret_choice_of_which_nothing_is_seen_or_told_changes_what_nobody_else_knows():
    """Two cards to pass are picked one after the other: the others notice when both are picked."""
    compared = 0
    for state in walk(load("rock-the-galaxy", "(players=3)"), 5, 400):
        _, *others = waiting_for(state.position.table)
        for child in [state.child(action) for action in state.legal_actions()] if others else ():
            unaware = [seat for seat in others if child.observation_string(seat) == state.observation_string(seat)]
            for seat in unaware:
                assert child.information_state_string(seat) == state.information_state_string(seat)
            compared += len(unaware)
    assert compared


@pytest.mark.parametrize("slug", slugs())
def test_a_clone_goes_its_own_way(slug):
    states = list(walk(load(slug), 4, 1))
    clone = states[0].clone()
    before = str(states[0])
    clone.apply_action(clone.legal_actions()[0])
    assert str(states[0]) == before != str(clone)


@pytest.mark.parametrize("slug", OURS)
def test_a_state_is_written_down_as_its_moves_and_an_imagined_one_cannot_be(slug):
    state = list(walk(load(slug), 4, 9))[-1]
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert str(again) == str(state)
        again.apply_action(again.legal_actions()[0])
        assert str(again) != str(state)
    imagined = state.resample_from_infostate(state.current_player(), random.random)
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(imagined.position)


def test_a_game_is_written_down_as_its_parameters():
    game = load("rock-the-galaxy", "(players=3,options=open_hands:true;max_rounds:2)")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert (again.setting.players, again.setting.options) == (3, game.setting.options)


def test_parameters_reach_the_table():
    state = next(walk(load("rock-the-galaxy", "(players=4,options=open_hands:true;max_rounds:2,reward=rank)"), 1, 1))
    assert state.num_players() == 4
    assert state.position.table.house.open_hands
    assert state.position.table.house.max_rounds == 2


def test_seats_that_choose_at_once_are_asked_one_after_the_other():
    for state in walk(load("rock-the-galaxy", "(players=3)"), 2, 400):
        waiting = waiting_for(state.position.table)
        if len(waiting) > 1:
            assert state.current_player() == waiting[0]
            return
    pytest.fail("nobody had to choose at once")


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [("(reward=score)", "bounded returns"), ("(deals=0)", "deals is a whole number from 1 on, not 0")],
)
def test_parameters_that_do_not_fit_are_refused_with_a_sentence(parameters, sentence):
    with pytest.raises(BadOptions, match=sentence):
        load("rock-the-galaxy", parameters)


def test_nothing_can_be_imagined_before_the_deal():
    with pytest.raises(NotInPlay, match="let chance choose a deal first"):
        load("rock-the-galaxy").new_initial_state().resample_from_infostate(0, random.random)
