"""Weights from self-play: positions, loss, descent."""

from math import log

import pytest

from stardeck.games import game
from stardeck.games.rock_the_galaxy.outlook import is_calm
from stardeck.kernel.weights import read_numbers, several, write_numbers
from stardeck.lab.contender import contender
from stardeck.lab.positions import KEPT, Collector, Position
from stardeck.lab.series import Setup
from stardeck.lab.tune import descend, loss

ROCK = game("rock-the-galaxy")
SETUP = Setup(game="rock-the-galaxy", seats=2, bots=("regular:samples=1:careless=0.3",), options={"max_rounds": "5"})


@pytest.fixture(scope="module")
def positions():
    collector = Collector(SETUP)
    return [position for number in range(12) for position in collector.positions(number)]


def test_positions_are_of_running_games_with_the_shares_of_their_end(positions):
    assert 12 < len(positions) <= 12 * KEPT
    assert all(position.table.agenda and sum(position.shares) == 1.0 for position in positions)


def test_the_same_seed_gives_the_same_positions():
    first, again = (Collector(SETUP).positions(3) for _ in range(2))
    views = [[ROCK.see(position.table, None) for position in found] for found in (first, again)]
    assert views[0] == views[1]


def test_the_loss_of_a_coin_and_of_a_prophet(positions):
    coin = ROCK.weighted({"scale": 1e9})
    between_turns = [position for position in positions if is_calm(position.table)]  # no turn that decides the game
    assert len(between_turns) > 12
    assert loss(coin, between_turns) == pytest.approx(log(2), abs=1e-6)
    won = Position(positions[0].table, [1.0, 0.0])
    lost = Position(positions[0].table, [0.0, 1.0])
    chance = ROCK.evaluate(positions[0].table, 0)
    better, worse = (won, lost) if chance > 0.5 else (lost, won)
    assert loss(ROCK, [better]) < loss(ROCK, [worse])


def test_bad_weights_become_better_and_a_zero_stays_zero(positions):
    bad = ROCK.weighted({"scale": 0.4, "hand": 0.0})
    sweeps = list(descend(bad, positions[::2], positions[1::2], lambda: None))
    assert sweeps[-1].loss < sweeps[0].loss
    assert sweeps[-1].test < sweeps[0].test
    assert sweeps[-1].numbers["scale"] > 0.4
    assert sweeps[-1].numbers["hand"] == 0.0


@pytest.mark.parametrize("slug", ["rock-the-galaxy", "point-galaxy", "galaxy-rush", "brouhaha", "space-rocks"])
def test_weights_survive_being_written(slug, tmp_path):
    numbers = game(slug).numbers
    path = tmp_path / "weights.toml"
    path.write_text(write_numbers(numbers), encoding="utf-8")
    assert read_numbers(path) == pytest.approx(numbers)
    assert list(several({"a.0": 1.0, "a.1": 2.0}, "a")) == [1.0, 2.0]


def test_a_contender_may_judge_by_other_weights(tmp_path):
    path = tmp_path / "weights.toml"
    path.write_text("scale = 9\n", encoding="utf-8")
    for name in ("regular:w.scale=9", f"regular:weights={path}"):
        assert contender(name, 1).manner.judged(ROCK, 2).weights.scale == 9.0
    assert ROCK.weights.scale != 9.0
