"""Golden records of solo mode, one per difficulty: a change of the rules shows up as a record that ends differently.

`python -m tests.games.point_galaxy.test_golden_solo` writes them anew: only with a new rules_version.
"""

from pathlib import Path

import pytest

from stardeck.kernel import dump, load_file, verify
from stardeck.testing import make_record

from .table_builder import CARDS, GAME

FOLDER = Path(__file__).parent / "replays"
DIFFICULTIES = ("easy", "medium", "hard")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_solo_record_replays_to_the_same_result(difficulty):
    record = load_file(FOLDER / f"solo-{difficulty}.json")
    result = verify(record, GAME, CARDS)

    assert record.options["solo_difficulty"] == difficulty
    assert result.notes["difficulty"] == difficulty
    assert result.also == ("Automaton",)


if __name__ == "__main__":
    for level in DIFFICULTIES:
        made = make_record(GAME, 1, "turns_played", {"solo_difficulty": level})
        (FOLDER / f"solo-{level}.json").write_bytes(dump(made))
