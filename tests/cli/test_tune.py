"""`stardeck tune`: weights of an evaluation from self-play."""

from pathlib import Path

import msgspec
import pytest

from stardeck.cli import tune
from stardeck.games import game
from stardeck.kernel.weights import read_numbers


def test_weights_are_found_and_written(stardeck, home):
    out = home / "weights.toml"
    options = ("--games", 10, "--bot", "regular:samples=1:careless=0.5", "--out", out)
    said = stardeck("tune", "rock-the-galaxy", *options).stdout
    assert "to learn from" in said
    assert "Before:" in said
    assert read_numbers(out).keys() == game("rock-the-galaxy").numbers.keys()


QUICK = ("tune", "rock-the-galaxy", "--games", 10, "--bot", "regular:samples=1:careless=0.5")


def test_what_was_found_can_be_one_json_document(stardeck, home):
    told = msgspec.json.decode(stardeck(*QUICK, "--json").stdout)
    assert told["before"]["numbers"] == pytest.approx(game("rock-the-galaxy").numbers)
    assert told["after"]["loss"] <= told["before"]["loss"]
    assert told["positions"]["learn"] > told["positions"]["test"] > 0


@pytest.mark.parametrize("out", ["nowhere/w.toml", "."])
def test_a_place_that_cannot_be_written_is_told_before_the_work(refused, home, out):
    assert refused("tune", "rock-the-galaxy", "--games", 10**9, "--out", out)


def test_weights_that_cannot_be_written_after_all_are_printed(stardeck, home, monkeypatch):
    def full(self, *_, **more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    result = stardeck(*QUICK, "--out", "w.toml")
    assert result.exit_code == 2
    assert "\nscale = " in result.stdout
    assert result.stderr == "w.toml cannot be written: No space left on device. The weights are printed.\n"


def test_ctrl_c_keeps_the_best_weights_so_far(stardeck, home, monkeypatch):
    honest = tune.descend

    def interrupted(*about):
        yield next(honest(*about))
        raise KeyboardInterrupt

    monkeypatch.setattr(tune, "descend", interrupted)
    result = stardeck(*QUICK, "--out", "w.toml")
    assert result.exit_code == 130
    assert result.stderr == "Stopped; these are the best weights so far.\n"
    assert read_numbers(home / "w.toml") == pytest.approx(game("rock-the-galaxy").numbers)


def test_games_that_break_teach_nothing(refused, monkeypatch):
    monkeypatch.setattr(type(game("rock-the-galaxy")), "inventory", lambda self, table: 1 / 0)
    assert "nothing to learn from" in refused(*QUICK)


def test_a_game_without_weights_gets_a_sentence(refused):
    assert "has no weights.toml" in refused("tune", "leduc-poker")
