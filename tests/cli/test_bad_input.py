"""Bad input gets one clear sentence on stderr and exit code 2, never a traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stardeck.games import game

ROCK = "rock-the-galaxy"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["games", "rock-the-galaxi"], "There is no game 'rock-the-galaxi'; did you mean 'rock-the-galaxy'?"),
        (["rules", "chess"], "There is no game 'chess'; there are: "),
        (["cards", "chess"], "There is no game 'chess'"),
        (["sim", "chess"], "There is no game 'chess'"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play"], "Which game? There are: rock-the-galaxy"),
        (["play", ROCK, "--players", "7"], "Rock the Galaxy is for 2, 3 and 4 players, not 7."),
        (["play", ROCK, "--players", "0"], "Invalid value for '--players'"),
        (["play", ROCK, "--players", "many"], "Invalid value for '--players'"),
        (["sim", ROCK, "--players", "1"], "Rock the Galaxy is for 2, 3 and 4 players, not 1."),
        (["play", ROCK, "--humans", "3", "--players", "2"], "3 people do not fit on 2 seats."),
        (["play", ROCK, "--bots", "genius"], "There is no bot 'genius'; there are: random"),
        (["play", ROCK, "--bots", ","], "Name at least one bot: random"),
        (["sim", ROCK, "--bots", "genius"], "There is no bot 'genius'"),
        (["sim", ROCK, "--players", "4", "--bots", "random,regular"], "random and regular are 2 bots for 4 seats"),
        (["sim", ROCK, "--games", "0"], "Invalid value for '--games'"),
        (["sim", ROCK, "--bots", "regular:w.nosuch=3"], "regular:w.nosuch=3: Rock the Galaxy has no weight 'nosuch'; "),
        (["play", ROCK, "--bots", "regular:w.nosuch=3"], "regular:w.nosuch=3: Rock the Galaxy has no weight 'nosuch';"),
        (["sim", ROCK, "--bots", "regular:samples=0"], "samples=0: it takes a whole number of at least 1."),
        (["play", ROCK, "--option", "suply=first"], "There is no option 'suply'; did you mean 'supply'?"),
        (["play", ROCK, "--option", "supply=some"], "Option supply cannot be 'some': it takes one of first, later."),
        (["play", ROCK, "--option", "supply"], "An option is given as name=value, not as 'supply'."),
        (
            ["play", ROCK, "-o", "supply=first", "-o", "supply=later"],
            "Option supply is given twice: 'first' and 'later'.",
        ),
        (["sim", ROCK, "--option", "bands=white_noise,green_thrum"], "White Noise plays only in a game of four."),
        (["play", ROCK, "--preset", "party"], "There is no preset 'party'; there are: first_game and standard."),
        (["play", ROCK, "--seed", "abc"], "A seed is a whole number or 64 hexadecimal digits, not 'abc'."),
        (["play", ROCK, "--seed", "z" * 64], "A seed is a whole number or 64 hexadecimal digits"),
        (["play", ROCK, "--cards", "none.toml"], "none.toml: cannot be read (No such file or directory)."),
        (["play", "--resume", "none.json"], "none.json cannot be read: No such file or directory."),
        (["play", "--resume", "."], ". cannot be read: Is a directory."),
        (["play", ROCK, "--save", "."], ". is a folder; --save needs the name of a file."),
        (["replay", "none.json"], "none.json cannot be read: No such file or directory."),
        (["verify", "none.json"], "none.json cannot be read: No such file or directory."),
        (["plya"], "No such command 'plya'"),
        (["games", "--loud"], "No such option: --loud"),
        (["--loud"], "No such option: --loud"),
        (["cards"], "Which game? `stardeck games` lists them."),
        (["rules"], "Missing argument 'GAME'"),
    ],
)
def test_one_sentence(refused, args, sentence):
    assert refused(*args).startswith(sentence)


@pytest.mark.parametrize("args", [["sim", ROCK, "--games", "0"], ["games", "--loud"], ["rules"]])
def test_what_was_typed_wrong_is_said_in_whole_sentences(refused, args):
    assert refused(*args).endswith(". See stardeck --help.")


@pytest.mark.parametrize(
    ("script", "args", "sentence"),
    [
        ("ladder.py", ["--games", "nosuch"], "There is no game 'nosuch'; there are: "),
        ("ladder.py", ["--levels", "genius"], "There is no rung up to 'genius'; there are: rookie"),
        ("ladder.py", ["--players", "9"], "None of these games is for 9 players."),
        ("punctual.py", ["--games", "nosuch"], "There is no game 'nosuch'; there are: "),
        ("punctual.py", ["--levels", "genius"], "There is no bot 'genius'; there are: random"),
        ("punctual.py", ["--players", "9"], "None of these games is for 9 players."),
    ],
)
def test_a_bench_answers_in_a_sentence_too(home, script, args, sentence):
    path = Path(__file__).parents[2] / "bench" / script
    done = subprocess.run([sys.executable, path, *args], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(f"{script}: error: {sentence}")


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a complete Stardeck record"),
        ('{"stardeck": 1, "game', "This is not a complete Stardeck record"),
        ('{"chess": true}', "This is not a Stardeck record"),
        ("\udcff\udcfe", "This is not a complete Stardeck record"),
    ],
)
def test_a_truncated_or_foreign_record(refused, home, command, text, sentence):
    path = home / "bad.json"
    path.write_bytes(text.encode(errors="surrogateescape"))
    assert refused(*command, path).startswith(sentence)


def test_a_record_cut_off_in_the_middle(refused, finished):
    data = finished.read_bytes()
    finished.write_bytes(data[: len(data) // 2])
    assert refused("verify", finished).startswith("This is not a complete Stardeck record")


def test_a_record_that_was_edited(refused, finished):
    finished.write_text(finished.read_text().replace("Nova", "Dave"))
    assert refused("verify", finished).startswith("This record was changed after it was written")


def test_a_record_of_another_game(refused, saved):
    import msgspec

    from stardeck.kernel import dump, load_file

    saved.write_bytes(dump(msgspec.structs.replace(load_file(saved), game="chess")))
    assert refused("verify", saved).startswith("There is no game 'chess'")
    saved.write_bytes(dump(msgspec.structs.replace(load_file(saved), game=ROCK, players=("human", "genius"))))
    assert refused("play", "--resume", saved).startswith("There is no bot 'genius'")


def test_a_record_is_not_resumed_as_another_game(refused, saved):
    from stardeck.games import slugs

    other = next(slug for slug in slugs() if slug != ROCK)
    assert refused("play", other, "--resume", saved) == f"This is a record of '{ROCK}', not of '{other}'."


def test_a_record_needs_its_card_list(refused, saved, home):
    other = home / "other.toml"
    other.write_text((game(ROCK).folder / "cards.toml").read_text().replace("Sound Check", "Tune Up"))
    expected = "This record was played with another card list; give that list with --cards."
    assert refused("verify", saved, "--cards", other) == expected
    assert refused("replay", saved, "--cards", other) == expected
    assert refused("play", "--resume", saved, "--cards", other) == expected


def test_a_broken_card_file_names_line_entry_and_field(refused, home):
    text = (game(ROCK).folder / "cards.toml").read_text()
    bad = home / "bad.toml"
    bad.write_text(text.replace('kind = "action"', 'kind = "acton"', 1))
    for command in ("cards", "play", "sim"):
        assert refused(command, ROCK, "--cards", bad).startswith("bad.toml, line ")
    bad.write_text("= nonsense")
    assert refused("cards", ROCK, "--cards", bad).startswith("bad.toml: not a TOML file")


def test_resume_refuses_what_would_change_the_game(refused, saved):
    sentence = refused("play", "--resume", saved, "--players", 3, "--name", "Eve", "--option", "supply=first")
    assert sentence == (
        "A saved game keeps its players, options and seed: --resume goes without --players, --name and --option."
    )


def test_a_saved_game_is_never_overwritten(refused, saved):
    before = saved.read_bytes()
    assert "exists already; go on with it by --resume" in refused("play", ROCK, "--save", saved)
    assert saved.read_bytes() == before


def test_a_place_that_cannot_be_written_is_told_before_the_game(refused, home):
    (home / "file").write_text("")
    assert refused("play", ROCK, "--save", home / "file" / "game.json").startswith("The game cannot be saved in ")


def test_a_data_folder_that_cannot_be_written(refused, home, monkeypatch):
    (home / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    assert refused("play", ROCK).startswith("The game cannot be saved in ")


def test_with_json_the_error_is_a_document_too(stardeck):
    result = stardeck("games", "chess", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["error"] == result.stderr.strip()


def test_a_fault_of_ours_is_admitted_in_one_sentence(stardeck, monkeypatch):
    def broken(self, catalogue):
        raise ZeroDivisionError("division by zero\nsecond line")

    monkeypatch.setattr(type(game(ROCK)), "card_list", broken)
    result = stardeck("cards", ROCK)
    assert result.exit_code == 70
    assert result.stderr == (
        "Something is broken inside Stardeck (ZeroDivisionError: division by zero); STARDECK_TRACEBACK=1 shows where.\n"
    )


def test_the_traceback_can_be_asked_for(monkeypatch):
    from typer.testing import CliRunner

    from stardeck.cli.app import app

    monkeypatch.setattr(type(game(ROCK)), "card_list", lambda self, catalogue: 1 / 0)
    result = CliRunner().invoke(app, ["cards", ROCK], env={"STARDECK_TRACEBACK": "1"})
    assert isinstance(result.exception, ZeroDivisionError)


@pytest.mark.parametrize("args", [["cards", ROCK], ["cards", ROCK, "--json"], ["play", "--help"], ["--help"], []])
def test_a_closed_pipe(start, args):
    process = start(*args)
    process.popen.stdout.close()
    code, said = process.end()
    assert (code, said) == (2, "The output was closed before everything was printed.\n")


@pytest.mark.parametrize("args", [["games"], ["games", "--json"], ["games", "chess", "--json"]])
def test_a_full_disk_behind_stdout(home, args):
    with open("/dev/full", "wb") as full:
        done = subprocess.run([sys.executable, "-m", "stardeck", *args], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "No space left on device" in done.stderr or "There is no game" in done.stderr


def test_characters_a_terminal_does_not_know(home):
    done = subprocess.run(
        [sys.executable, "-m", "stardeck", "play", ROCK, "--name", "Zoë"],
        env={"PYTHONIOENCODING": "ascii", "PATH": "", "XDG_DATA_HOME": str(home)},
        input=b"\xff\n?\nq\n",
        capture_output=True,
    )
    assert done.returncode == 0
    assert b"Zo?" in done.stdout


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (KeyboardInterrupt(), 130, "Stopped.\n"),
        (SystemExit(1), 2, "The output was closed before everything was printed.\n"),
        (SystemExit(0), 0, ""),
        (BrokenPipeError(), 2, "The output was closed before everything was printed.\n"),
        (OSError(28, "No space left on device"), 2, "The output cannot be written: No space left on device.\n"),
        (OSError(13, "Permission denied", "cards.toml"), 2, "cards.toml: Permission denied.\n"),
    ],
)
def test_trouble_in_the_middle_of_any_command(stardeck, monkeypatch, error, code, sentence):
    def troubled(self, catalogue):
        raise error

    monkeypatch.setattr(type(game(ROCK)), "card_list", troubled)
    result = stardeck("cards", ROCK)
    assert (result.exit_code, result.stderr) == (code, sentence)
