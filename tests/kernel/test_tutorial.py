"""Tutorials: scripts beside the rules, refused with file, line and step when they cannot be told."""

import pytest

from stardeck.games import game
from stardeck.kernel import BadTutorial, Tutorial
from stardeck.kernel.tutorial import path_of

ROCK = game("rock-the-galaxy")
HEAD = """game = "rock-the-galaxy"
seats = 2
seed = 42340
names = ["Nova", "Zork"]
options = { supply = "first", advanced_cards = false, bands = ["orange_groove", "purple_rays"], first_player = 0 }
"""
END = '[[step]]\nsay = "Go on."\naction = { do = "end_actions" }\n'


def told(tmp_path, text):
    """Play a script from its first step to its last."""
    path = tmp_path / "tutorial.toml"
    path.write_text(text)
    tutorial = Tutorial(ROCK, path)
    for number in range(len(tutorial.script.step)):
        tutorial.prepare(number)
        tutorial.play(number)
    tutorial.finish()
    return tutorial.match


def test_steps_are_played_and_only_choices_play_themselves(tmp_path):
    match = told(tmp_path, HEAD + END + '[[step]]\naction = { do = "set", color = "orange", theme = "shades" }\n')
    assert [move.forced for move in match.moves] == [False, False, True, True, True]
    assert match.waiting == (1,)


def test_before_a_page_everything_is_done_that_leads_to_the_next_action(tmp_path):
    page = '[[step]]\naction = { do = "set", color = "orange", theme = "shades" }\n[[step]]\nsay = "A single!"\n'
    path = tmp_path / "tutorial.toml"
    path.write_text(HEAD + END + page + '[[step]]\nseat = 1\naction = { do = "end_actions" }\n')
    tutorial = Tutorial(ROCK, path)
    for number in (0, 1):
        tutorial.prepare(number)
        tutorial.play(number)
    tutorial.prepare(2)
    assert tutorial.match.see(0).bands[0].singles == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEAD.replace("rock-the", "rick-the") + END, "line 1: game: this is a tutorial for 'rick-the-galaxy'"),
        (HEAD.replace("seats = 2", "seats = 9") + END, "line 4: names: there must be one name per seat"),
        (HEAD.replace("bands", "bonds") + END, "line 5: options: "),
        (HEAD + END + "poynt = 1\n", "line 9: [step], poynt: there is no field 'poynt' here; did you mean 'point'?"),
        (HEAD + END.replace("end_", "and_"), "line 8: [step], action: step 1 is not possible: Rock the Galaxy has no"),
        (HEAD + END + END, "line 11: [step], action: step 2 is not possible: You are in the scoring phase"),
        (HEAD + END + 'also = [{ do = "stop" }]\n', "line 9: [step], also[0]: step 1 is not possible: "),
        (HEAD + '[[step]]\nseat = 1\naction = { do = "stop" }\n', "step 1 is not possible: It is not your turn"),
        ("game = ", "not a TOML file"),
    ],
)
def test_what_cannot_be_told_is_refused_with_its_place(tmp_path, text, complaint):
    with pytest.raises(BadTutorial) as refused:
        told(tmp_path, text)
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("tutorial.toml")


def test_a_missing_file_is_a_sentence(tmp_path):
    with pytest.raises(BadTutorial, match="cannot be read"):
        Tutorial(ROCK, tmp_path / "tutorial.toml")
    assert path_of(ROCK).name == "tutorial.toml"
