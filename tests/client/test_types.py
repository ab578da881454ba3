"""The client's types are those of this server."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from stardeck.server.shapes import wire_schema

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"
SCHEMA = wire_schema()
PARTS = {"messages": [SCHEMA["messages"], SCHEMA["$defs"]]}
PARTS |= {file.stem: SCHEMA["games"][file.stem] for file in WIRE.glob("*.ts") if file.stem != "messages"}


@pytest.mark.parametrize("name", PARTS)
def test_the_types_were_made_from_the_schema_of_now(name):
    text = json.dumps(PARTS[name], separators=(",", ":"), ensure_ascii=False)
    made_from = re.findall(r"sha256 (\w+)", (WIRE / f"{name}.ts").read_text(encoding="utf-8"))
    assert made_from == [hashlib.sha256(text.encode()).hexdigest()], "run `make types`"


def test_every_game_of_the_house_has_its_types():
    assert len(PARTS) == 6
