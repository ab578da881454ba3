"""No choice is ever lost: quitting, Ctrl-C, the end of the input, closed pipes, kill -9, full disks."""

import json
import os
import resource
import signal

import pytest

from stardeck.kernel import load_file

ROCK = ("play", "rock-the-galaxy", "--seed", 3, "--players", 3, "--name", "Ann")
ASKED = "Your choice (? for help) > "


def test_quitting_saves_in_the_users_data_folder_and_says_how_to_go_on(stardeck, home):
    result = stardeck(*ROCK, typed="1\nq\n")
    assert result.exit_code == 0
    (path,) = (home / "data" / "stardeck" / "games").iterdir()
    assert result.stdout.endswith(f"go on with: stardeck play --resume {path}\n")
    assert len(load_file(path).actions) == 1


def test_a_second_game_of_the_day_gets_a_file_of_its_own(stardeck, home):
    stardeck(*ROCK, typed="q\n")
    stardeck(*ROCK, typed="q\n")
    assert len(list((home / "data" / "stardeck" / "games").iterdir())) == 2


def test_s_saves_and_says_where(stardeck):
    assert "Saved in g.json." in stardeck(*ROCK, "--save", "g.json", typed="s\nq\n").stdout


def test_a_resumed_game_goes_on_where_it_was(stardeck, saved):
    before = len(load_file(saved).actions)
    result = stardeck("play", "--resume", saved, typed="1\nq\n")
    assert f"It goes on after {before} choices." in result.stdout
    assert "Ann and Nova (regular bot)" in result.stdout
    assert "was dealt" not in result.stdout  # only what happened since the last choice
    assert len(load_file(saved).actions) > before


def test_leaving_and_resuming_after_every_choice_is_the_same_game(stardeck, home):
    """With nobody but people at the table, whose answers we know."""
    two = ("play", "rock-the-galaxy", "--seed", 3, "--humans", 2, "--option", "max_rounds=1")
    stardeck(*two, "--save", "whole.json", typed="\n1\n" * 200)
    stardeck(*two, "--save", "parts.json", typed="q\n")
    while load_file(home / "parts.json").result is None:
        before = len(load_file(home / "parts.json").actions)
        assert stardeck("play", "--resume", "parts.json", typed="\n1\nq\nq\n").exit_code == 0
        assert len(load_file(home / "parts.json").actions) > before
    assert load_file(home / "parts.json") == load_file(home / "whole.json")


def test_a_resumed_game_can_be_saved_elsewhere(stardeck, saved, home):
    before = saved.read_bytes()
    moves = len(load_file(saved).actions)
    stardeck("play", "rock-the-galaxy", "--resume", saved, "--save", "more.json", typed="1\nq\n")
    assert saved.read_bytes() == before
    assert len(load_file(home / "more.json").actions) > moves


def test_resuming_a_finished_game_shows_its_result(stardeck, finished):
    result = stardeck("play", "--resume", finished)
    assert result.exit_code == 0
    assert "Total" in result.stdout


def test_a_record_that_does_not_say_who_plays_is_resumed_against_bots(stardeck, saved, home):
    import msgspec

    from stardeck.kernel import dump

    (home / "bare.json").write_bytes(dump(msgspec.structs.replace(load_file(saved), players=msgspec.UNSET)))
    assert "Ann and Nova (regular bot)" in stardeck("play", "--resume", "bare.json", typed="q\n").stdout


def test_the_end_of_the_input_saves_and_says_so(stardeck, home):
    result = stardeck(*ROCK, "--save", "g.json", typed="1\n")
    assert result.exit_code == 2
    assert result.stderr == "The input has ended. The game is saved; go on with: stardeck play --resume g.json\n"
    assert len(load_file(home / "g.json").actions) == 1


def test_the_end_of_the_input_with_json_is_still_one_document(stardeck):
    result = stardeck(*ROCK, "--json", typed="1\n")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["moves"] == 1


def test_ctrl_c_saves_and_says_so(start, home):
    process = start(*ROCK, "--save", "g.json")
    process.wait_for(ASKED)
    process.type("1")
    process.wait_for(ASKED)
    process.popen.send_signal(signal.SIGINT)
    code, said = process.end()
    assert code == 130
    assert said == "Interrupted. The game is saved; go on with: stardeck play --resume g.json\n"
    assert len(load_file(home / "g.json").actions) == 1


def test_ctrl_c_while_the_table_is_drawn(stardeck, home, monkeypatch):
    from stardeck.games import game

    def interrupted(self, view, names, catalogue):
        raise KeyboardInterrupt

    monkeypatch.setattr(type(game("rock-the-galaxy")), "picture", interrupted)
    result = stardeck(*ROCK, "--save", "g.json")
    assert result.exit_code == 130
    assert result.stderr.startswith("Interrupted. The game is saved")


@pytest.mark.parametrize("json", [(), ("--json",)])
def test_an_output_that_closes_while_the_table_is_drawn(stardeck, home, monkeypatch, json):
    from stardeck.games import game

    def closed(self, view, names, catalogue):
        raise BrokenPipeError

    monkeypatch.setattr(type(game("rock-the-galaxy")), "picture", closed)
    result = stardeck(*ROCK, "--save", "g.json", *json)
    assert result.exit_code == 2
    assert "The output was closed. The game is saved" in result.stderr


def test_a_closed_output_saves_and_says_so(start, home):
    process = start(*ROCK, "--save", "g.json")
    process.wait_for(ASKED)
    process.popen.stdout.close()
    process.type("1")
    code, said = process.end()
    assert code == 2
    assert said == "The output was closed. The game is saved; go on with: stardeck play --resume g.json\n"
    assert len(load_file(home / "g.json").actions) == 1


def test_a_closed_input_from_the_start(start, home):
    process = start(*ROCK, "--save", "g.json", stdin=None, preexec_fn=lambda: os.close(0))
    process.wait_for(ASKED)
    code, said = process.end()
    assert code == 2
    assert said.startswith("The input has ended. The game is saved")


def test_after_kill_9_nothing_is_lost(start, stardeck, home):
    process = start(*ROCK, "--bots", "random", "--option", "max_rounds=5", "--save", "g.json")
    process.wait_for(ASKED)
    for _ in range(3):
        process.type("1")
        process.wait_for(ASKED)
    process.popen.kill()
    process.popen.wait(30)
    assert len(load_file(home / "g.json").actions) == 3
    result = stardeck("play", "--resume", "g.json", typed="1\n" * 2000)
    assert result.exit_code == 0
    assert "It goes on after 3 choices." in result.stdout
    assert load_file(home / "g.json").result is not None


@pytest.fixture
def small_disk():
    """Files cannot grow beyond 1000 bytes: the deal fits, the choices do not."""
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, old[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, old)


def test_a_disk_that_fills_up_is_said_once_and_the_game_goes_on(stardeck, home, small_disk):
    result = stardeck(*ROCK, "--save", "g.json", typed="1\n1\n1\n1\ns\nq\n")
    assert result.exit_code == 2
    assert result.stderr == "The game cannot be saved in g.json: File too large.\n"
    assert "The game cannot be saved in g.json" in result.stdout  # the answer to s
    assert load_file(home / "g.json").result is None  # the last good file is whole
    assert not (home / "g.json.new").exists()


def test_a_broken_game_is_saved_before_it_is_reported(stardeck, home, monkeypatch):
    from stardeck.games import game

    def broken(self, view, names, catalogue):
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(type(game("rock-the-galaxy")), "picture", broken)
    result = stardeck(*ROCK, "--save", "g.json", typed="1\n")
    assert result.exit_code == 70
    assert "Something went wrong. The game is saved" in result.stderr
    assert "Something is broken inside Stardeck (ZeroDivisionError: division by zero)" in result.stderr
    assert load_file(home / "g.json").actions == []
