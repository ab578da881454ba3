"""Gymnasium's own checker passes for every game, at a table of bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stardeck.adapters.gymnasium import env_id, seat_env
from stardeck.adapters.setting import NotInPlay
from stardeck.bots import UnknownBot
from stardeck.games import game, slugs
from stardeck.kernel import BadOptions


def first_legal(table, steps=10_000):
    """Play the first legal action over and over; the rewards."""
    _, info = table.reset(seed=4)
    for _ in range(steps):
        _, reward, over, _, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
        yield reward
        if over:
            return


@pytest.mark.parametrize(("slug", "players"), [(slug, players) for slug in slugs() for players in game(slug).seats])
def test_the_environment_checker_passes(slug, players, capsys):
    check_env(gymnasium.make(env_id(slug), players=players, bots="rookie").unwrapped)


@pytest.mark.parametrize("slug", slugs())
def test_a_game_is_played_to_its_end_and_rewarded_once(slug):
    table = seat_env(slug, reward="score")
    rewards = list(first_legal(table))
    result = table.setting.game.result(table.playing.table)
    assert rewards[-1] == result.totals[table.seat]
    assert not any(rewards[:-1])


def test_the_ids_carry_the_version_of_the_rules():
    assert env_id("space-rocks") in gymnasium.registry
    assert gymnasium.make("stardeck/rock-the-galaxy-v1", players=3).unwrapped.setting.players == 3


def test_the_seat_changes_from_game_to_game_unless_it_is_fixed():
    moving, fixed = seat_env("rock-the-galaxy", players=3), seat_env("rock-the-galaxy", players=3, seat=1)
    seats = []
    for _ in range(4):
        moving.reset()
        fixed.reset()
        assert fixed.seat == 1
        seats.append(moving.seat)
    assert [(seat - seats[0]) % 3 for seat in seats] == [0, 1, 2, 0]


def test_seeds_in_a_row_cover_all_seats():
    table = seat_env("rock-the-galaxy", players=3)
    seats = []
    for seed in range(6):
        table.reset(seed=seed)
        seats.append(table.seat)
    assert seats == [0, 1, 2, 0, 1, 2]


def test_it_is_always_the_own_seat_that_is_asked():
    table = seat_env("rock-the-galaxy", players=4, seat=2, bots=["random", "rookie", "random"])
    for _ in first_legal(table, 60):
        assert table.playing.is_over or table.playing.seat == 2
        assert np.array_equal(table.action_masks(), table._info()["action_mask"].astype(bool))


def test_the_same_seed_gives_the_same_game_of_the_same_bots():
    one, two = (list(first_legal(seat_env("galaxy-rush", seat=0, bots="regular"))) for _ in range(2))
    assert one == two


def test_a_wish_that_cannot_be_fulfilled_gets_a_sentence():
    with pytest.raises(BadOptions, match="no seat 5 among 3"):
        seat_env("rock-the-galaxy", players=3, seat=5)
    for half in (1.0, 0.0, ""):
        with pytest.raises(BadOptions, match=f"no seat {half!r} among 3"):
            seat_env("rock-the-galaxy", players=3, seat=half)
    with pytest.raises(BadOptions, match="3 bots for 2 other seats"):
        seat_env("rock-the-galaxy", players=3, bots=["random"] * 3)
    with pytest.raises(BadOptions, match="'rgb_array'; there are: human and ansi"):
        seat_env("rock-the-galaxy", render_mode="rgb_array")
    with pytest.raises(UnknownBot, match="no bot 'genius'"):
        seat_env("rock-the-galaxy", bots="genius")


@pytest.mark.parametrize("illegal", ["end", "random"])
def test_nobody_acts_before_reset_or_after_the_end(illegal):
    table = seat_env("rock-the-galaxy", illegal=illegal, render_mode="ansi")
    for early in (lambda: table.step(0), table.action_masks, table.render):
        with pytest.raises(NotInPlay, match="Nothing is dealt yet; call reset first"):
            early()
    list(first_legal(table))
    with pytest.raises(NotInPlay, match="The game is over; call reset first"):
        table.step(0)
