"""`stardeck sim`: many games between bots, and the figures that come out of them."""

import json
import signal

import msgspec
import pytest

from stardeck.games import game, slugs
from stardeck.lab.tally import Report

SIM = ("sim", "rock-the-galaxy")


def report(result):
    """The JSON document, checked against its schema."""
    return msgspec.json.decode(result.stdout, type=Report)


def test_tables_by_seat_and_bot_lengths_and_ends(stardeck):
    out = stardeck(*SIM, "--players", 3, "--bots", "regular,random,random", "--games", 2).stdout
    assert "2 games of rock-the-galaxy, 3 players (regular, random and random), seed 1" in out
    for word in ("Seat", "Bot", "Win rate", "Score", "Decisions", "Rounds", "fans_out", "95 % confidence"):
        assert word in out
    assert "No violation: every game ended, and nothing appeared or vanished." in out


def test_json_has_the_schema_of_a_report(stardeck):
    figures = report(stardeck(*SIM, "--players", 4, "--games", 5, "--json"))
    assert (figures.game, figures.players, figures.bots, figures.games, figures.asked) == (
        "rock-the-galaxy",
        4,
        ("random",),
        5,
        5,
    )
    assert [seat.name for seat in figures.by_seat] == ["1", "2", "3", "4"]
    assert all(seat.wins.of == 5 for seat in figures.by_seat)
    assert figures.by_bot[0].wins.of == 20
    assert sum(end.count for end in figures.ends.values()) == 5
    assert figures.rounds is not None
    assert figures.decisions.least <= figures.decisions.mean <= figures.decisions.most
    assert figures.violations == 0


def test_the_same_seed_gives_the_same_figures_however_many_jobs(stardeck):
    args = (*SIM, "--players", 2, "--games", 12, "--seed", 7, "--json")
    alone = stardeck(*args, "--workers", 1).stdout
    assert stardeck(*args).stdout == alone  # all cores, if that pays
    assert stardeck(*args, "--workers", 2).stdout == alone
    assert stardeck(*args[:-2], 8, "--json").stdout != alone


def test_bots_move_on_by_a_seat_unless_told_not_to(stardeck):
    args = (*SIM, "--bots", "regular,random", "--games", 4, "--option", "max_rounds=4", "--json")
    regular_first = report(stardeck(*args, "--fixed-seats"))
    moving = report(stardeck(*args))
    by_bot = {bot.name: bot.wins for bot in regular_first.by_bot}
    assert regular_first.by_seat[0].wins == by_bot["regular"]
    assert moving.by_seat[0].wins != {bot.name: bot.wins for bot in moving.by_bot}["regular"]


def test_options_presets_and_cards_are_used(stardeck, home):
    figures = report(stardeck(*SIM, "--games", 3, "--option", "max_rounds=1", "--preset", "first_game", "--json"))
    assert set(figures.ends) == {"round_cap"}
    assert figures.rounds.most == 1
    assert (figures.options, figures.preset) == ({"max_rounds": "1"}, "first_game")
    cards = home / "cards.toml"
    cards.write_bytes((game("rock-the-galaxy").folder / "cards.toml").read_bytes())
    assert stardeck(*SIM, "--games", 2, "--workers", 2, "--cards", cards).exit_code == 0


@pytest.mark.parametrize("slug", slugs())
def test_every_game_can_be_simulated_without_a_violation(stardeck, slug):
    result = stardeck("sim", slug, "--games", 3, "--json")
    assert result.exit_code == 0
    assert report(result).violations == 0


def test_something_that_vanishes_is_a_violation_and_exit_code_1(stardeck, monkeypatch):
    rock = type(game("rock-the-galaxy"))
    honest = rock.inventory

    def losing(self, table):
        return {**honest(self, table), "fans": 0 if table.ended else 24}

    monkeypatch.setattr(rock, "inventory", losing)
    result = stardeck(*SIM, "--games", 2)
    assert result.exit_code == 1
    assert "Violations: 2" in result.stdout
    assert "Game 0 (seed " in result.stderr
    assert "fans: 24 became 0." in result.stderr


def test_a_game_that_breaks_is_a_violation_too(stardeck, monkeypatch):
    def broken(self, table):
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(type(game("rock-the-galaxy")), "inventory", broken)
    result = stardeck(*SIM, "--games", 2)
    assert result.exit_code == 1
    assert "ZeroDivisionError: oh" in result.stderr
    assert "Violations: 2" in result.stdout


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_the_figures_of_the_games_played(start, workers):
    terminal = {"TTY_COMPATIBLE": "1", "TERM": "xterm"}
    process = start(*SIM, "--games", 100000, "--workers", workers, "--json", env=terminal)
    process.wait_for_progress(r"[1-9]\d*/100000")
    process.popen.send_signal(signal.SIGINT)
    out = process.popen.stdout.read()
    code, said = process.end()
    assert code == 130
    figures = msgspec.json.decode(out, type=Report)
    assert 0 < figures.games < figures.asked == 100000
    assert f"Stopped after {figures.games} of 100000 games" in said
    assert "Traceback" not in said


def test_ctrl_c_in_the_third_game(stardeck, monkeypatch):
    rock = type(game("rock-the-galaxy"))
    honest, counted = rock.inventory, []

    def interrupting(self, table):
        counted.append(table)
        if len(counted) == 5:
            raise KeyboardInterrupt
        return honest(self, table)

    monkeypatch.setattr(rock, "inventory", interrupting)
    result = stardeck(*SIM, "--games", 9)
    assert result.exit_code == 130
    assert "2 games of rock-the-galaxy" in result.stdout
    assert "Stopped after 2 of 9 games" in result.stderr


def test_one_game_has_no_confidence(stardeck):
    out = stardeck(*SIM, "--games", 1, "--option", "max_rounds=1").stdout
    assert "Rounds      1.0      1     1" in out


def test_ctrl_c_before_the_first_game_is_over_still_answers():
    from stardeck.cli.figures import show_report
    from stardeck.cli.paper import Paper
    from stardeck.lab.series import Setup
    from stardeck.lab.tally import Tally

    paper = Paper()
    with paper.capture() as page:
        show_report(paper, Tally(Setup(game="rock-the-galaxy", seats=2, bots=("random",)), 5).report())
    assert "0 games of rock-the-galaxy" in page.get()


def test_a_progress_bar_on_a_terminal_goes_to_stderr(stardeck):
    result = stardeck(*SIM, "--games", 3, "--json", TTY_COMPATIBLE="1", TERM="xterm")
    assert "3/3" in result.stderr
    assert json.loads(result.stdout)["games"] == 3


def test_cards_that_do_not_go_with_the_options_get_a_sentence(refused, home):
    text = (game("space-rocks").folder / "cards.toml").read_text(encoding="utf-8")
    (home / "mine.toml").write_text(text.replace("colonies_per_type = 1", "colonies_per_type = 2"), encoding="utf-8")
    args = ("sim", "space-rocks", "--players", 3, "--option", "deck_copies=1", "--cards", "mine.toml", "--games", 4)
    for workers in (1, 2):
        assert "there are only 4 of them." in refused(*args, "--workers", workers)
