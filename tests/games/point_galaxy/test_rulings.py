"""Every ruling R1 to R55 and every worked example E1 to E11 of the specification has a test that carries its name."""

import re
from pathlib import Path

from .table_builder import GAME

HERE = Path(__file__).parent
TESTS = re.findall(r"^def test_([RE]\d+)_", "\n".join(path.read_text() for path in HERE.glob("test_*.py")), re.M)


def test_every_ruling_has_a_test():
    assert {f"R{n}" for n in range(1, 56)} - set(TESTS) == set()


def test_every_worked_example_has_a_test():
    assert {f"E{n}" for n in range(1, 12)} - set(TESTS) == set()


def test_every_ruling_is_in_the_guide():
    guide = (GAME.folder / "guide.md").read_text(encoding="utf-8")

    assert [n for n in range(1, 56) if f"**R{n}**" not in guide] == []
