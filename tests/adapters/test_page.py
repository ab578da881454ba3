"""What docs/research.md shows really runs."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: re.findall(r"stardeck\.adapters\.(\w+)", block)[0])
def test_every_block_of_the_page_runs(block):
    exec(compile(block, "docs/research.md", "exec"), {})


def test_the_page_shows_every_door():
    assert {re.findall(r"stardeck\.adapters\.(\w+)", block)[0] for block in BLOCKS} == {
        "pettingzoo",
        "gymnasium",
        "batch",
        "openspiel",
    }
