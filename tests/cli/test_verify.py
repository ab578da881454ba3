"""`stardeck verify`: deal and play a saved game again and compare everything."""

import json

import msgspec
import pytest

from stardeck.kernel import Result, dump, load_file, numbered_seed


def changed(path, **fields):
    """The record with other fields and a fitting digest, as a cheat would write it."""
    cheat = path.with_name("cheat.json")
    cheat.write_bytes(dump(msgspec.structs.replace(load_file(path), **fields)))
    return cheat


def test_tells_what_was_verified(stardeck, finished):
    record = load_file(finished)
    result = stardeck("verify", finished)
    assert result.exit_code == 0
    assert f"{finished} is verified." in result.stdout
    assert record.commitment[:16] in result.stdout
    assert f"all {len(record.actions)} actions are allowed by rules version 1" in result.stdout
    assert "They lead to the recorded result: " in result.stdout


def test_a_game_that_is_not_over_can_be_verified_so_far(stardeck, saved):
    assert "The game is not over yet." in stardeck("verify", saved).stdout


def test_json(stardeck, finished, saved):
    document = json.loads(stardeck("verify", finished, "--json").stdout)
    assert document["verified"] is True
    assert document["finished"] is True
    assert document["seed"] == load_file(finished).seed
    assert document["result"]["winners"]
    assert json.loads(stardeck("verify", saved, "--json").stdout)["seed"] is None


def test_another_seed_than_the_committed_one(refused, finished):
    cheat = changed(finished, seed=numbered_seed(99).hex())
    assert refused("verify", cheat) == "The seed is not the one that was committed to at the start."


def test_another_result_than_the_actions_lead_to(refused, finished):
    cheat = changed(finished, result=Result("fans_out", (), (9.0, 0.0), (1, 2), (0,)))
    assert refused("verify", cheat) == "The result in this record is not the one its actions lead to."


def test_an_action_that_was_not_possible(refused, finished):
    record = load_file(finished)
    cheat = changed(finished, actions=[(0, {"do": "yoink", "fans": 2}), *record.actions])
    assert refused("verify", cheat).startswith("Action 1 of the record is not possible: ")


@pytest.mark.parametrize("fields", [{"names": ("Ann",)}, {"players": ("human",)}])
def test_a_record_names_everybody(refused, finished, fields):
    assert refused("verify", changed(finished, **fields)) == "This record does not name its 2 players one by one."


def test_a_failed_verification_is_a_json_document_too(stardeck, finished):
    result = stardeck("verify", changed(finished, seed=numbered_seed(99).hex()), "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout) == {"error": "The seed is not the one that was committed to at the start."}
