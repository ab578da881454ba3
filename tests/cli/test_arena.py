"""`stardeck arena`: which bot is stronger."""

import signal

import msgspec

from stardeck.lab.arena import Standings

ARENA = ("arena", "rock-the-galaxy", "--bots", "regular,random", "--option", "max_rounds=3")


def standings(result):
    """The JSON document, checked against its schema."""
    return msgspec.json.decode(result.stdout, type=Standings)


def test_win_rates_with_intervals_times_the_fair_share_and_ratings(stardeck):
    out = stardeck(*ARENA, "--games", 6).stdout
    assert "6 games of rock-the-galaxy from 3 deals, 2 players, seed 1" in out
    for word in ("regular", "random", "Win rate", "Times fair share", "Rating", "95 % confidence"):
        assert word in out


def test_the_last_bot_fills_the_seats_and_deals_are_whole(stardeck):
    found = standings(stardeck(*ARENA, "--players", 4, "--games", 5, "--json"))
    assert (found.setup.bots, found.games, found.deals) == (("regular", "random", "random", "random"), 8, 2)
    assert {one.name: one.seats for one in found.contestants} == {"regular": 1, "random": 3}


def test_the_same_figures_for_any_number_of_workers_and_after_a_break(stardeck, home):
    whole = stardeck(*ARENA, "--games", 8, "--json").stdout
    assert stardeck(*ARENA, "--games", 8, "--workers", 2, "--json").stdout == whole
    book = home / "games.jsonl"
    stardeck(*ARENA, "--games", 4, "--out", book)
    assert stardeck(*ARENA, "--games", 8, "--out", book, "--json").stdout == whole
    assert book.read_bytes().count(b"\n") == 9


def test_ctrl_c_keeps_what_was_played_and_the_next_run_goes_on(start, stardeck, home):
    book = home / "games.jsonl"
    terminal = {"TTY_COMPATIBLE": "1", "TERM": "xterm"}
    process = start(*ARENA, "--games", 5000, "--out", book, env=terminal)
    process.wait_for_progress(r"[4-9]\d*/5000")
    process.popen.send_signal(signal.SIGINT)
    code, said = process.end()
    assert code == 130
    assert "of 5000 games." in said
    kept = book.read_bytes()
    assert stardeck(*ARENA, "--games", 2, "--out", book).exit_code == 0
    assert book.read_bytes() == kept


def test_a_clear_result_ends_it_early(stardeck):
    found = standings(stardeck(*ARENA, "--games", 400, "--bar", 20, "--json"))
    assert found.clear is True
    assert found.games == 20


def test_iterations_and_time_reach_the_bots(stardeck):
    options = ("--bots", "expert,master", "--games", 2, "--option", "max_rounds=2", "--json")
    few = standings(stardeck("arena", "rock-the-galaxy", *options, "--iterations", 4))
    quick = standings(stardeck("arena", "rock-the-galaxy", *options, "--time", 0.002))
    assert few.setup.iterations == 4
    assert quick.setup.seconds == 0.002
    assert few.games == quick.games == 2


def test_bad_input_gets_a_sentence(refused, home):
    assert "are too many bots for 2 seats" in refused(*ARENA[:2], "--players", 2, "--bots", "random,random,regular")
    assert "A bot 'expert' has no 'speed'" in refused(*ARENA[:2], "--bots", "expert:speed=9,random")
    assert "cannot be written: Is a directory" in refused(*ARENA, "--out", home)


def test_a_refused_contest_leaves_no_file_and_changes_none(refused, home):
    book = home / "games.jsonl"
    for wrong in (("--players", 9), ("--option", "x=y"), ("--bots", "regular:w.nosuch=3,random")):
        assert refused(*ARENA[:2], *wrong, "--out", book)
    assert refused("arena", "chess", "--out", book)
    assert not book.exists()
    book.write_text("my precious notes", encoding="utf-8")
    assert "is no scorebook of an arena; name another file." in refused(*ARENA, "--games", 2, "--out", book)
    assert book.read_text(encoding="utf-8") == "my precious notes"


def test_long_names_are_folded_not_cut(stardeck):
    bots = [f"expert:iterations=2:explore=0.12345678{n}:sharpness=40.0" for n in (1, 2)]
    options = ("--bots", ",".join(bots), "--games", 2, "--option", "max_rounds=1")
    out = stardeck("arena", "rock-the-galaxy", *options, COLUMNS="80").stdout
    assert "…" not in out
    folded = "".join(line[:17].strip() for line in out.splitlines())
    assert all(bot in folded for bot in bots)
