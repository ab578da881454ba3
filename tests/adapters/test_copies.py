"""A door can be copied and written down at any point: both games go on alike, and neither disturbs the other."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest

from stardeck.adapters.batch import Batch
from stardeck.adapters.gymnasium import env_id, seat_env
from stardeck.adapters.parallel import parallel_env
from stardeck.adapters.pettingzoo import env
from stardeck.adapters.playing import Playing
from stardeck.adapters.setting import Setting
from stardeck.games import game, slugs
from stardeck.kernel import FastRng

WAYS = {"copied": copy.deepcopy, "written": lambda door: pickle.loads(pickle.dumps(door))}


def choose(masks, rng):
    """A legal action of every row."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return [int(may[rng.below(len(may))]) for may in legal]


class Turns:
    """PettingZoo's agents, one after the other."""

    def __init__(self, slug):
        self.door = env(slug)

    def begin(self, seed=None):
        self.door.reset(seed)

    def act(self, rng):
        door = self.door
        seen, reward, over, cut, _ = door.last()
        if not (over or cut):
            door.step(choose([seen["action_mask"]], rng)[0])
        elif len(door.agents) > 1:
            door.step(None)
        else:
            door.reset()
        return seen["observation"].tobytes(), reward, over, door.agent_selection


class Cycles:
    """PettingZoo's agents, all at once."""

    def __init__(self, slug):
        self.door = parallel_env(slug, max_cycles=40)

    def begin(self, seed=None):
        self.seen, _ = self.door.reset(seed)

    def act(self, rng):
        door = self.door
        actions = choose([one["action_mask"] for one in self.seen.values()], rng)
        self.seen, rewards, over, cut, _ = door.step(dict(zip(door.agents, actions, strict=True)))
        told = [one["observation"].tobytes() for one in self.seen.values()], rewards, over, cut
        if not door.agents:
            self.begin()
        return told


class Seats:
    """Gymnasium's seat among bots."""

    def __init__(self, slug):
        self.door = seat_env(slug, bots="random")

    def begin(self, seed=None):
        self.door.reset(seed=seed)

    def act(self, rng):
        door = self.door
        seen, reward, over, _, _ = door.step(choose([door.action_masks()], rng)[0])
        if over:
            door.reset()
        return seen.tobytes(), reward, over, door.seat


class Rows:
    """A batch."""

    def __init__(self, slug):
        self.door = Batch(slug, 3, max_decisions=25)

    def begin(self, seed=None):
        self.door.reset(seed)

    def act(self, rng):
        told = self.door.step(choose(self.door.asked().masks, rng))
        return told.asked.observations.tobytes(), told.rewards.tolist(), told.over.tolist(), list(self.door.cut)


def play(driver, seed, times=120):
    rng = FastRng(seed)
    return [driver.act(rng) for _ in range(times)]


def again(driver, way):
    """The same driver with another door."""
    other = copy.copy(driver)
    other.door = way(driver.door)
    return other


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("kind", [Turns, Cycles, Seats, Rows])
@pytest.mark.parametrize("slug", slugs())
def test_a_copy_in_the_middle_of_a_game_plays_on_alike_and_leaves_the_original_alone(slug, kind, way):
    driver, untouched = kind(slug), kind(slug)
    for one in (driver, untouched):
        one.begin(6)
        play(one, 1, 30)
    other = again(driver, way)
    ahead = play(other, 2)
    assert play(driver, 2) == play(untouched, 2) == ahead


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("kind", [Turns, Cycles, Seats, Rows])
@pytest.mark.parametrize("slug", slugs())
def test_a_copy_of_a_fresh_door_has_the_same_games_ahead(slug, kind, way):
    driver = kind(slug)
    other = again(driver, way)
    for one in (driver, other):
        one.begin()
    assert play(driver, 3, 10) == play(other, 3, 10)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_game_that_is_over_stays_over_in_a_copy(way):
    setting = Setting("rock-the-galaxy")
    cut, broken = Playing(setting, max_decisions=2), Playing(setting)
    for playing in (cut, broken):
        playing.begin(1)
        playing.play(playing.legal[0])
    cut.play(cut.legal[0])
    broken.play(-1)
    for playing in (cut, broken):
        other = way(playing)
        assert other.is_over
        assert (other.is_cut, other.offender, other.moves) == (playing.is_cut, playing.offender, playing.moves)
        assert other.rewards() == playing.rewards()
    assert cut.is_cut
    assert broken.offender >= 0


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_game_with_a_card_file_of_its_own_is_copied_too(way):
    """Written down, the file is read again: other objects, the same numbers."""
    table = env("rock-the-galaxy", cards=game("rock-the-galaxy").folder / "cards.toml")
    table.reset(seed=4)
    table.step(table.playing.legal[0])
    other = way(table)
    for _ in range(20):
        assert other.playing.legal == table.playing.legal
        for one in (table, other):
            one.step(one.playing.legal[-1])
    assert np.array_equal(table.state(), other.state())


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_seat_in_gymnasiums_wrappers_is_copied_too(way):
    table = gymnasium.make(env_id("rock-the-galaxy"))
    _, info = table.reset(seed=2)
    other = way(table)
    action = int(info["action_mask"].argmax())
    assert np.array_equal(table.step(action)[0], other.step(action)[0])


def test_bots_of_every_level_can_be_copied_with_the_table():
    table = seat_env("galaxy-rush", seat=0, bots="regular")
    table.reset(seed=3)
    other = copy.deepcopy(table)
    for _ in range(5):
        action = int(table.action_masks().argmax())
        assert np.array_equal(table.step(action)[0], other.step(action)[0])
