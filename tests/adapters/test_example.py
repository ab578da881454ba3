"""The example of docs/research.md is short, and it learns."""

import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples/train_rock.py"


def test_the_example_is_short():
    assert len(EXAMPLE.read_text().splitlines()) < 80


def test_a_linear_policy_gets_better_than_random(monkeypatch, capsys):
    """From even chances to winning most games, within 200 games; the seed makes it repeatable."""
    monkeypatch.syspath_prepend(str(EXAMPLE.parent))
    monkeypatch.delitem(sys.modules, "train_rock", raising=False)
    from train_rock import train

    shares = train(games=200, seed=1, report=40)
    assert len(shares) == 5
    assert shares[0] < 0.65
    assert shares[-1] > 0.75
    assert "200 games" in capsys.readouterr().out
