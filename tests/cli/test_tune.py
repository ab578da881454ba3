"""`stardeck tune`: weights of an evaluation from self-play."""

from stardeck.games import game
from stardeck.kernel.weights import read_numbers


def test_weights_are_found_and_written(stardeck, home):
    out = home / "weights.toml"
    options = ("--games", 10, "--bot", "regular:samples=1:careless=0.5", "--out", out)
    said = stardeck("tune", "rock-the-galaxy", *options).stdout
    assert "to learn from" in said
    assert "Before:" in said
    assert read_numbers(out).keys() == game("rock-the-galaxy").numbers.keys()


def test_a_game_without_weights_gets_a_sentence(refused):
    assert "has no weights.toml" in refused("tune", "leduc-poker")
