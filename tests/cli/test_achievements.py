"""`stardeck achievements`: profiles, and marking one achievement per victory over the automaton."""

import json

import pytest

from stardeck.cli.achievements import suggest
from stardeck.cli.paper import Paper
from stardeck.games import game
from stardeck.games.point_galaxy.profiles import profiles_folder
from stardeck.kernel import Match, advance, choices, numbered_seed


def after(match, action):
    """How the player stands after an action."""
    table = match.table.copy()
    advance(table, 0, action)
    return match.game.evaluate(table, 0)


@pytest.fixture(scope="module")
def victory():
    """A solo game of more than 50 points that a sensible player won against the easy automaton."""
    for number in range(20):
        match = Match(game("point-galaxy"), 1, {"solo_difficulty": "easy"}, seed=numbered_seed(number), names=("Ann",))
        while match.waiting:
            match.say(0, max(choices(match.table, 0), key=lambda action: after(match, action)))
        if 1 in match.result.notes["achievements"]:
            return match
    raise AssertionError("no such victory")


@pytest.fixture
def won(victory, home):
    victory.save(home / "won.json")
    return home / "won.json"


def test_before_the_first_victory_it_says_how_to_begin(stardeck):
    assert (
        "Nobody has a profile yet. Win a solo game: stardeck play point-galaxy --players 1"
        in stardeck("achievements").stdout
    )


def test_every_achievement_is_listed_with_what_it_takes(stardeck):
    out = stardeck("achievements", "Ann").stdout

    assert "Ann: 0 of 15" in out
    assert "[ ]  1  Stargazer: at least 50 points in all" in out
    assert "all 7 kinds of research" in out
    assert "at least 20 points from planets" in out


def test_a_victory_marks_one_achievement_by_name_or_number(stardeck, won):
    out = stardeck("achievements", "Ann", "--mark", "stargazer", "--record", won).stdout

    assert "Ann: 1 of 15" in out
    assert "[x]  1  Stargazer" in out
    assert "Ann: 1 of 15" in stardeck("achievements").stdout


def test_the_same_victory_marks_no_second_one(stardeck, refused, won):
    stardeck("achievements", "Ann", "--mark", 1, "--record", won)

    assert refused("achievements", "Ann", "--mark", 2, "--record", won) == (
        "This victory has marked an achievement already; each marks one."
    )


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--mark", "1"), "To mark an achievement give a NAME, --mark WHICH and --record FILE."),
        (("Ann", "--mark", "1"), "To mark an achievement give a NAME, --mark WHICH and --record FILE."),
        (
            ("Ann", "--mark", "Emperor", "--record", "won.json"),
            "There is no achievement 'Emperor'; `stardeck achievements NAME` lists them.",
        ),
        (("Ann", "--mark", "99", "--record", "won.json"), "There is no achievement 99."),
        (("A" * 60,), "A profile needs a name of 1 to 40 visible characters."),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(refused, won, args, sentence):
    assert refused("achievements", *args) == sentence


def test_a_game_that_is_not_over_marks_nothing(refused, home):
    Match(game("point-galaxy"), 1, seed=numbered_seed(1)).save(home / "half.json")

    assert refused("achievements", "Ann", "--mark", 1, "--record", home / "half.json").endswith("is not over yet.")


def test_a_damaged_profile_is_kept_aside_and_told(stardeck, home):
    profiles_folder().mkdir(parents=True)
    path = profiles_folder() / "profile-ann.json"
    path.write_text("{", encoding="utf-8")
    result = stardeck("achievements")

    assert "cannot be used: it is damaged. It was kept as profile-ann.json.aside-1." in result.stderr
    assert not path.exists()


def test_json_lists_profiles(stardeck, won):
    stardeck("achievements", "Ann", "--mark", 1, "--record", won)
    (profile,) = json.loads(stardeck("achievements", "--json").stdout)

    assert (profile["name"], profile["master"], len(profile["achievements"])) == ("Ann", False, 15)
    assert [entry["id"] for entry in profile["achievements"] if entry["marked"]] == [1]


def test_after_a_victory_the_end_of_the_game_says_what_can_be_marked(victory, home, capsys):
    suggest(Paper(), victory, victory.result, "won.json")
    out = " ".join(capsys.readouterr().out.split())

    assert "This victory reaches: 1 Stargazer" in out
    assert "stardeck achievements 'Ann' --mark 1 --record won.json" in out


def test_a_damaged_profile_does_not_spoil_the_end_of_a_game(victory, home, capsys):
    profiles_folder().mkdir(parents=True)
    (profiles_folder() / "profile-ann.json").write_text("{", encoding="utf-8")
    suggest(Paper(), victory, victory.result, "won.json")

    assert "cannot be used" in " ".join(capsys.readouterr().out.split())
