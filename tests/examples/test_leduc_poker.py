"""The example is found through its entry point, uses the public door only, and is what the docs say it is."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/leduc_poker"
PAGE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
FILES = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml")]
BLOCKS = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.strip().splitlines()[0][:40])
def test_every_block_of_the_page_is_really_in_the_example(block):
    assert any(block in path.read_text(encoding="utf-8") for path in FILES)


def test_the_page_names_every_file_of_the_example():
    modules = {path.name for path in FILES if path.parent.name == "leduc_poker"} - {"py.typed"}
    assert {name for name in modules if f"`{name}`" not in PAGE} == set()


def test_the_example_uses_the_public_door_only():
    imports = [
        line for path in FILES for line in path.read_text().splitlines() if re.match(r"\s*(from|import) stard", line)
    ]
    assert {line.split()[1] for line in imports} == {"stardeck.kernel", "stardeck.testing"}


def test_an_installed_game_is_found_through_its_entry_point(tmp_path):
    points = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]["entry-points"]["stardeck.games"]
    installed = tmp_path / "leduc_poker-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: leduc-poker\nVersion: 0.1.0\n")
    lines = [f"{name} = {target}" for name, target in points.items()]
    (installed / "entry_points.txt").write_text("\n".join(["[stardeck.games]", *lines, ""]))
    path = os.pathsep.join([str(tmp_path), str(EXAMPLE / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    code = "from stardeck.games import game, slugs; print(slugs()[-1], game('leduc-poker').title)"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "leduc-poker Leduc poker\n"
