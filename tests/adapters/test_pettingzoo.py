"""PettingZoo's own tests pass for every game, and agents learn nothing they may not know."""

from functools import partial
from importlib import import_module
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from stardeck.adapters.parallel import parallel_env
from stardeck.adapters.pettingzoo import env
from stardeck.adapters.setting import NotInPlay
from stardeck.games import OURS, game, slugs
from stardeck.kernel import BadOptions, FastRng, UnknownGame, waiting_for

CASES = [(slug, players) for slug in slugs() for players in game(slug).seats]

masks_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",  # it is a dictionary with a mask, as in PettingZoo's own card games
    "ignore:Observation space for each agent probably should be",
)


@masks_are_fine
@pytest.mark.parametrize(("slug", "players"), CASES)
def test_the_api_test_passes(slug, players):
    api_test(env(slug, players=players), num_cycles=60)


@masks_are_fine
@pytest.mark.parametrize(("slug", "players"), CASES)
def test_the_api_test_passes_in_pettingzoos_own_wrappers(slug, players):
    """Those that its own card games come with."""
    table = TerminateIllegalWrapper(env(slug, players=players), illegal_reward=-1)
    api_test(OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table)), num_cycles=60)


def test_pettingzoos_wrapper_can_end_a_game_after_an_illegal_action():
    table = OrderEnforcingWrapper(TerminateIllegalWrapper(env("rock-the-galaxy", players=3), illegal_reward=-1))
    table.reset(seed=1)
    offender = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    rewards = {}
    for agent in table.agent_iter():
        _, rewards[agent], over, _, _ = table.last()
        assert over
        table.step(None)
    assert rewards == {agent: -1.0 if agent == offender else 0.0 for agent in table.possible_agents}


@pytest.mark.parametrize("slug", slugs())
def test_the_seed_test_passes(slug):
    seed_test(partial(env, slug), num_cycles=60)


@pytest.mark.parametrize("slug", slugs())
def test_the_render_test_passes(slug, capsys):
    render_test(partial(env, slug), {"ansi": len, "human": lambda shown: shown is None})
    assert capsys.readouterr().out


@pytest.mark.parametrize("slug", slugs())
def test_the_performance_benchmark_runs(slug, monkeypatch, capsys):
    """Its five seconds are made shorter: the clock is the library's, not ours."""
    ticks = iter(range(100))
    clock = SimpleNamespace(time=lambda: next(ticks) / 4)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(env(slug))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("slug", OURS)
def test_the_max_cycles_test_passes(slug):
    """It wants all agents to act in every cycle, and samples without a mask: that is the parallel environment."""

    def parallel(max_cycles):
        return parallel_env(slug, illegal="random", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_the_parallel_api_test_passes(slug, players):
    parallel_api_test(parallel_env(slug, players=players), num_cycles=60)


def play(table, rng, upto=10_000):
    """Random play; the observation and mask of everybody who acted."""
    for agent in table.agent_iter(upto):
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.step(None)
        else:
            yield agent, seen
            legal = np.flatnonzero(seen["action_mask"])
            table.step(int(legal[rng.below(len(legal))]))


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_games_end_and_rewards_add_up_to_nothing(slug, players):
    table = env(slug, players=players)
    table.reset(seed=3)
    rewards = {}
    rng = FastRng(1)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        assert not cut
        if over:
            rewards[agent] = reward
            table.step(None)
        else:
            legal = np.flatnonzero(seen["action_mask"])
            table.step(int(legal[rng.below(len(legal))]))
    assert list(rewards) == table.possible_agents
    if players > 1:
        assert sum(rewards.values()) == pytest.approx(0.0)
        assert max(rewards.values()) <= 1.0
    else:
        assert set(rewards.values()) <= {1.0, -1.0}


@pytest.mark.parametrize("slug", ["rock-the-galaxy", "brouhaha"])
def test_what_one_chose_secretly_is_in_nobody_elses_observation(slug):
    """Seats that choose at once are asked one after the other: whatever the first picks, the second observes the same."""
    table = env(slug, players=3)
    table.reset(seed=5)
    compared = 0
    for _, seen in play(table, FastRng(2), 600):
        playing, setting = table.playing, table.setting
        if len(waiting_for(playing.table)) < 2 or seen["action_mask"].sum() < 2:
            continue
        first, second = waiting_for(playing.table)[:2]
        shown = set()
        for number in playing.legal:
            other = playing.table.copy()
            other.agenda.pop().take(other, first, setting.actions[number])
            if second in waiting_for(other):
                shown.add((setting.observe(other, second).tobytes(), tuple(setting.legal(other, second))))
        assert len(shown) == 1
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("slug", slugs())
def test_an_observation_is_the_encoded_view_and_the_state_is_that_of_all_seats(slug):
    table = env(slug)
    table.reset(seed=1)
    for agent, seen in play(table, FastRng(4), 30):
        setting, position = table.setting, table.playing.table
        views = [setting.game.see(position, seat) for seat in range(setting.players)]
        numbers = [setting.game.encode(view, setting.catalogue) for view in views]
        assert np.array_equal(seen["observation"], numbers[table.possible_agents.index(agent)])
        assert np.array_equal(table.state(), np.concatenate(numbers))
        assert table.state_space.contains(table.state())


def test_who_is_not_asked_may_do_nothing():
    table = env("rock-the-galaxy", players=2)
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert table.observe(other)["action_mask"].sum() == 0


def test_an_illegal_action_ends_the_game_and_costs_a_point():
    table = env("rock-the-galaxy", players=3)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards == {name: -1.0 if name == agent else 0.0 for name in table.possible_agents}


def test_a_random_legal_action_can_stand_in_for_an_illegal_one():
    table = env("rock-the-galaxy", players=3, illegal="random")
    table.reset(seed=1)
    table.step(len(table.setting.actions) - 1)
    assert table.playing.made == 1
    assert not any(table.terminations.values())


def test_a_game_is_cut_off_after_max_cycles_decisions_per_player():
    table = env("space-rocks", players=3, max_cycles=4)
    table.reset(seed=1)
    assert len(list(play(table, FastRng(1)))) == 12


def test_the_same_seed_gives_the_same_series_of_games():
    one, two = env("galaxy-rush"), env("galaxy-rush")
    for table in (one, two):
        table.reset(seed=7)
        table.reset()
    assert np.array_equal(one.state(), two.state())
    one.reset()
    assert not np.array_equal(one.state(), two.state())


def test_options_presets_and_cards_reach_the_table():
    cards = game("rock-the-galaxy").folder / "cards.toml"
    table = env("rock-the-galaxy", options={"open_hands": True}, cards=cards)
    table.reset(seed=1)
    assert table.playing.table.house.open_hands


def test_names_carry_the_version_of_the_rules():
    assert str(env("rock-the-galaxy")) == f"rock_the_galaxy_v{game('rock-the-galaxy').rules_version}"
    assert str(env("rock-the-galaxy-v1")) == "rock_the_galaxy_v1"
    with pytest.raises(BadOptions, match="version 1 of Rock the Galaxy, not version 99"):
        env("rock-the-galaxy-v99")


@pytest.mark.parametrize(
    ("wish", "error", "sentence"),
    [
        ({"slug": "rock-the-galaxi"}, UnknownGame, "did you mean 'rock-the-galaxy'"),
        ({"slug": "rock-the-galaxy", "players": 9}, BadOptions, "2, 3 and 4 players, not 9"),
        ({"slug": "rock-the-galaxy", "players": 2.0}, BadOptions, "players is a whole number from 1 on, not 2.0"),
        ({"slug": "rock-the-galaxy", "players": "2"}, BadOptions, "players is a whole number from 1 on, not '2'"),
        ({"slug": "rock-the-galaxy", "max_cycles": 0}, BadOptions, "max_cycles is a whole number from 1 on, not 0"),
        ({"slug": "rock-the-galaxy", "render_mode": "rgb_array"}, BadOptions, "'rgb_array'; there are: human and ansi"),
        ({"slug": "rock-the-galaxy", "reward": "fame"}, BadOptions, "no reward 'fame'"),
        ({"slug": "rock-the-galaxy", "illegal": "shout"}, BadOptions, "'shout'"),
        ({"slug": "rock-the-galaxy", "options": {"open_hand": True}}, BadOptions, "open_hands"),
    ],
)
@pytest.mark.parametrize("door", [env, parallel_env])
def test_a_wish_that_cannot_be_fulfilled_gets_a_sentence(door, wish, error, sentence):
    with pytest.raises(error, match=sentence):
        door(**wish)


@pytest.mark.parametrize(
    "early",
    [
        lambda: env("rock-the-galaxy").last(),
        lambda: env("rock-the-galaxy").observe("player_1"),
        lambda: env("rock-the-galaxy").step(0),
        lambda: env("rock-the-galaxy").state(),
        lambda: env("rock-the-galaxy", render_mode="ansi").render(),
        lambda: parallel_env("rock-the-galaxy").step({"player_0": 0, "player_1": 0}),
        lambda: parallel_env("rock-the-galaxy").state(),
    ],
)
def test_nothing_can_be_done_or_seen_before_reset(early):
    with pytest.raises(NotInPlay, match="Nothing is dealt yet; call reset first"):
        early()


def test_rewards_before_reset_are_missed_with_a_sentence():
    with pytest.raises(AttributeError, match="There are no cumulative_rewards yet; call reset first"):
        env("rock-the-galaxy").last(observe=False)
    assert not hasattr(env("rock-the-galaxy"), "rewards")
    with pytest.raises(AttributeError, match="A table has no 'colour'"):
        _ = env("rock-the-galaxy").colour


def test_nothing_can_be_done_when_the_game_is_over_and_everybody_has_left():
    turns, cycles = env("rock-the-galaxy", max_cycles=1), parallel_env("rock-the-galaxy", max_cycles=1)
    turns.reset(seed=1)
    list(play(turns, FastRng(1)))
    seen, _ = cycles.reset(seed=1)
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    cycles.step(actions)
    for late in (lambda: turns.step(None), lambda: cycles.step(actions)):
        with pytest.raises(NotInPlay, match="The game is over; call reset first"):
            late()


def test_seats_that_choose_at_once_do_so_in_one_cycle_of_the_parallel_environment():
    table = parallel_env("rock-the-galaxy", players=3)
    seen, _ = table.reset(seed=5)
    rng = FastRng(2)
    together = 0
    while table.agents and together < 3:
        asked, made = waiting_for(table.playing.table), table.playing.made
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in table.agents}
        assert [agent for agent in table.agents if legal[agent] != [table.wait]] == [
            f"player_{n}" for n in sorted(asked)
        ]
        seen, *_ = table.step({agent: may[rng.below(len(may))] for agent, may in legal.items()})
        assert table.playing.made == made + len(asked)
        together += len(asked) > 1
    assert together == 3
