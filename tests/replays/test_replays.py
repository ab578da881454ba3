"""Golden records replay to the same result, and their playthroughs read the same."""

from pathlib import Path

import pytest

from stardeck.games import OURS, game
from stardeck.kernel import load_file, verify
from stardeck.testing import playthrough

from .make import wanted

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("slug", OURS)
def test_there_is_a_golden_record_for_every_way_a_game_can_end(slug):
    have = {path.stem for path in (HERE / slug).glob("*.json")}

    assert {f"{seats}p-{reason}" for seats, reason in wanted(slug)} <= have


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_same_result(path):
    record = load_file(path)
    result = verify(record, game(record.game), game(record.game).cards)

    players, reason, *variant = path.stem.split("-")
    assert (f"{record.seats}p", result.reason) == (players, reason)
    assert all(word in record.options.values() for word in variant)


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_still_reads_the_same(path):
    record = load_file(path.with_suffix(".json"))

    assert playthrough(record, game(record.game)) == path.read_text(encoding="utf-8")
