"""Solo achievements per named player. [specification 10.4]"""

import os
from pathlib import Path

import pytest

from stardeck.games.point_galaxy import profiles
from stardeck.games.point_galaxy.profiles import BadProfile, NoMark, Profile, can_mark, list_profiles, load, mark
from stardeck.kernel import Result, StardeckError

from .table_builder import CARDS


def victory(*achievements, defeated=True):
    """The result of a solo game that met these achievements."""
    notes = {"difficulty": "easy", "defeated": defeated, "achievements": list(achievements)}
    return Result("turns_played", (), (60.0, 40.0), (1, 2), (0,), ("Automaton",), notes)


def test_R44_a_victory_marks_exactly_one_achievement(tmp_path):
    """Several were met: the player marks one, and the same victory marks no second one."""
    won = victory(1, 2, 6)
    mark("Ann", 2, won, "game-1", CARDS, tmp_path)

    assert [m.achievement for m in load("Ann", tmp_path).marks] == [2]
    with pytest.raises(NoMark, match="each marks one"):
        mark("Ann", 1, won, "game-1", CARDS, tmp_path)

    mark("Ann", 1, victory(1, 2), "game-2", CARDS, tmp_path)

    assert [m.achievement for m in load("Ann", tmp_path).marks] == [2, 1]


def test_only_what_was_met_and_is_not_marked_yet_can_be_marked(tmp_path):
    """The list of what can be marked agrees with what is refused."""
    mark("Ann", 1, victory(1), "game-1", CARDS, tmp_path)
    won = victory(1, 6)

    assert [entry.id for entry in can_mark(load("Ann", tmp_path), won, CARDS)] == [6]
    with pytest.raises(NoMark, match="has 'Stargazer' already"):
        mark("Ann", 1, won, "game-2", CARDS, tmp_path)
    with pytest.raises(NoMark, match="did not reach 'Galaxy Brain'"):
        mark("Ann", 5, won, "game-2", CARDS, tmp_path)
    with pytest.raises(NoMark, match="no achievement 16"):
        mark("Ann", 16, won, "game-2", CARDS, tmp_path)


def test_nothing_is_marked_after_a_loss_or_a_shared_victory(tmp_path):
    """Only a defeat of the automaton counts."""
    lost = victory(defeated=False)

    assert can_mark(load("Ann", tmp_path), lost, CARDS) == []
    with pytest.raises(NoMark, match="only after a defeat"):
        mark("Ann", 1, lost, "game-1", CARDS, tmp_path)


def test_with_all_fifteen_marked_the_player_is_a_master(tmp_path):
    """A Point Galaxy Master."""
    for number in range(1, 16):
        assert not load("Ann", tmp_path).is_master(CARDS)
        mark("Ann", number, victory(number), f"game-{number}", CARDS, tmp_path)

    assert load("Ann", tmp_path).is_master(CARDS)


def test_profiles_are_kept_in_the_users_data_directory(tmp_path, monkeypatch):
    """By the conventions of the platform."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(profiles, "user_data_path", lambda name, appauthor: tmp_path / name)
    mark("Ann", 1, victory(1), "game-1", CARDS)

    assert [path.name for path in (tmp_path / "stardeck" / "point-galaxy" / "profiles").iterdir()] == [
        "profile-ann.json"
    ]
    assert list_profiles() == ([load("Ann")], [])


def test_upper_and_lower_case_are_the_same_person(tmp_path):
    """On every file system; the name stays as it was first written."""
    mark("Ann", 1, victory(1), "game-1", CARDS, tmp_path)

    assert load("ANN", tmp_path).name == "Ann"


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\nb"])
def test_a_profile_needs_a_name(tmp_path, name):
    """A short one that can be read."""
    with pytest.raises(BadProfile, match="needs a name"):
        load(name, tmp_path)


def test_names_cannot_leave_the_folder(tmp_path):
    """Whatever people call themselves, the file lies in the folder."""
    mark("../../etc/passwd", 1, victory(1), "game-1", CARDS, tmp_path / "profiles")

    assert [path.name for path in tmp_path.iterdir()] == ["profiles"]
    assert load("../../etc/passwd", tmp_path / "profiles").has(1)


GOOD = Profile(name="Ann")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "damaged"),
        ("\xff", "damaged"),
        ("[]", "not a profile of ours"),
        ('{"game": "chess", "profile": 1}', "not a profile of ours"),
        ('{"game": "point-galaxy", "profile": 1, "name": "Ann", "marks": [7]}', "damaged"),
        ('{"game": "point-galaxy", "profile": 1, "name": "Bob"}', "the profile of 'Bob'"),
    ],
)
def test_damaged_and_foreign_files_are_reported_and_moved_aside(tmp_path, text, why):
    """Never overwritten: the file is kept under another name, and the player starts anew."""
    path = tmp_path / "profile-ann.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadProfile, match=why) as error:
        load("Ann", tmp_path)

    kept = tmp_path / "profile-ann.json.aside-1"
    assert kept.name in str(error.value)
    assert kept.read_bytes() == text.encode("latin-1")
    assert load("Ann", tmp_path) == GOOD

    path.write_bytes(b"{")
    with pytest.raises(BadProfile):
        load("Ann", tmp_path)
    assert (tmp_path / "profile-ann.json.aside-2").exists()
    assert kept.read_bytes() == text.encode("latin-1")


def test_a_profile_of_a_newer_stardeck_is_left_alone(tmp_path):
    """It is neither read nor moved."""
    path = tmp_path / "profile-ann.json"
    path.write_text('{"game": "point-galaxy", "profile": 2}')
    with pytest.raises(BadProfile, match="newer Stardeck"):
        load("Ann", tmp_path)

    assert path.exists()


def test_the_list_reports_what_it_cannot_use_and_goes_on(tmp_path):
    """One bad file does not hide the others."""
    mark("Bob", 1, victory(1), "game-1", CARDS, tmp_path)
    mark("ann", 2, victory(2), "game-2", CARDS, tmp_path)
    (tmp_path / "profile-cid.json").write_text("{")
    (tmp_path / "profile-dee.json").mkdir()
    found, complaints = list_profiles(tmp_path)

    assert [profile.name for profile in found] == ["ann", "Bob"]
    assert len(complaints) == 2
    assert list_profiles(tmp_path / "nowhere") == ([], [])


def test_a_file_that_cannot_be_read_or_written_is_an_error_with_a_sentence(tmp_path):
    """The message says which file and why."""
    (tmp_path / "profile-ann.json").mkdir()
    with pytest.raises(BadProfile, match="cannot be read"):
        load("Ann", tmp_path)

    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(StardeckError, match="cannot be"):
        mark("Bob", 1, victory(1), "game-1", CARDS, blocked)


def test_a_crash_while_writing_leaves_the_old_profile(tmp_path, monkeypatch):
    """Writes are atomic, and leave nothing behind."""
    mark("Ann", 1, victory(1), "game-1", CARDS, tmp_path)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full_disk)
        with pytest.raises(BadProfile, match="cannot be written: No space left"):
            mark("Ann", 2, victory(2), "game-2", CARDS, tmp_path)

    assert [m.achievement for m in load("Ann", tmp_path).marks] == [1]
    assert [path.name for path in tmp_path.iterdir()] == ["profile-ann.json"]


def full_disk(handle):
    raise OSError(28, "No space left on device")


def test_a_file_that_cannot_be_moved_aside_is_reported_too(tmp_path, monkeypatch):
    """It stays where it is, and nothing is written over it."""
    path = tmp_path / "profile-ann.json"
    path.write_text("{")
    monkeypatch.setattr(Path, "rename", lambda self, target: full_disk(0))
    with pytest.raises(BadProfile, match="nor moved aside"):
        mark("Ann", 1, victory(1), "game-1", CARDS, tmp_path)

    assert path.read_text() == "{"
