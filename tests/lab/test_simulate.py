"""Series of games: repeatable, in order, counted honestly."""

import multiprocessing
import signal

import msgspec
import pytest

from stardeck.games import game
from stardeck.kernel import BadOptions
from stardeck.lab import series
from stardeck.lab import simulate as simulation
from stardeck.lab.series import Lab, Played, Setup, difference
from stardeck.lab.simulate import open_bench, plain, play_game, simulate
from stardeck.lab.tally import SHOWN, Tally

ROCK = Setup(game="rock-the-galaxy", seats=3, bots=("regular", "random", "random"))
RANDOM = Setup(game="rock-the-galaxy", seats=3, bots=("random",))


def test_games_come_in_order_and_the_same_from_one_process_or_two():
    alone = list(simulate(RANDOM, 30))
    assert [played.number for played in alone] == list(range(30))
    assert list(simulate(RANDOM, 30, workers=2)) == alone


def test_all_cores_play_only_what_takes_long(monkeypatch):
    alone, begun = list(simulate(RANDOM, 6)), []
    honest = simulation._in_processes

    def counted(bench, setup, games, workers):
        begun.append((len(games), workers))
        return honest(bench, setup, games, workers)

    monkeypatch.setattr(simulation, "_in_processes", counted)
    monkeypatch.setattr(simulation, "cores", lambda: 2)
    assert list(simulate(RANDOM, 6, workers=None)) == alone
    assert begun == []
    monkeypatch.setattr(simulation, "BRIEF", 0.0)
    assert list(simulate(RANDOM, 6, workers=None)) == alone
    assert begun == [(5, 2)]
    assert list(simulate(RANDOM, 0, workers=None)) == []


def test_no_more_processes_than_games():
    before = set(multiprocessing.active_children())
    games = simulate(RANDOM, 2, workers=50)
    assert next(games).number == 0
    assert len(set(multiprocessing.active_children()) - before) <= 2
    games.close()


def test_another_machine_gets_the_files_that_a_setup_names(tmp_path):
    from stardeck.lab.cluster import packed, unpacked

    cards, weights, there = tmp_path / "mine.toml", tmp_path / "weights.toml", tmp_path / "there"
    ours = (game("rock-the-galaxy").folder / "cards.toml").read_text(encoding="utf-8")
    cards.write_text(ours.replace("Sound Check", "Tune Up"), encoding="utf-8")
    weights.write_text("scale = 9\n", encoding="utf-8")
    setup = msgspec.structs.replace(RANDOM, cards=str(cards), bots=(f"rookie:weights={weights}",))
    files = packed(setup)
    cards.unlink()
    weights.unlink()
    there.mkdir()
    lab = Lab(unpacked(setup, files, there))
    assert lab.catalogue.digest != lab.game.cards.digest
    assert lab.play(0).bots == setup.bots * 3


def test_a_game_of_a_series_does_not_depend_on_the_others():
    assert Lab(RANDOM).play(5) == list(simulate(RANDOM, 6))[5]


def test_whoever_stops_reading_stops_the_processes():
    before = set(multiprocessing.active_children())
    games = simulate(RANDOM, 100_000, workers=2)
    assert next(games).number == 0
    games.close()
    assert list(games) == []
    assert set(multiprocessing.active_children()) == before


def test_a_worker_leaves_ctrl_c_to_the_process_that_asked():
    before = signal.getsignal(signal.SIGINT)
    try:
        open_bench(plain, RANDOM)
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
        assert play_game(3) == Lab(RANDOM).play(3)
    finally:
        signal.signal(signal.SIGINT, before)


def test_bots_move_on_by_one_seat_from_game_to_game():
    lab = Lab(Setup(game="rock-the-galaxy", seats=3, bots=("regular", "random", "regular")))
    assert [lab.bots_of(n) for n in range(4)] == [
        ("regular", "random", "regular"),
        ("regular", "regular", "random"),
        ("random", "regular", "regular"),
        ("regular", "random", "regular"),
    ]


def test_wrong_setups_are_refused_before_the_first_game():
    with pytest.raises(BadOptions, match="2 bots for 3 seats"):
        simulate(Setup(game="rock-the-galaxy", seats=3, bots=("regular", "random")), 5)
    with pytest.raises(BadOptions, match="2 bots for 3 seats"):
        simulate(Setup(game="rock-the-galaxy", seats=3, bots=("regular", "random")), 5, cluster="auto")


def test_a_cluster_that_is_not_there_is_told_before_the_first_game():
    with pytest.raises(BadOptions, match="nowhere"):
        simulate(RANDOM, 5, cluster="nowhere")


def test_an_endless_game_is_given_up_and_reported(monkeypatch):
    monkeypatch.setattr(series, "PATIENCE", 10)
    played = Lab(ROCK).play(0)
    assert played.wrong == "not over after 10 decisions"
    tally = Tally(ROCK, 1)
    tally.add(played)
    figures = tally.report()
    assert (figures.games, figures.violations, figures.by_seat, figures.ends) == (1, 1, (), {})


def test_what_appeared_or_vanished_in_words():
    assert difference({"fan": 3, "hat": 1}, {"fan": 3, "hat": 1}) == ""
    assert difference({"fan": 3, "hat": 1}, {"fan": 2, "mic": 1}) == "fan: 3 became 2, hat: 1 became 0, mic: 0 became 1"


def test_shared_wins_count_for_everybody_who_shares_them():
    tally = Tally(Setup(game="rock-the-galaxy", seats=2, bots=("a", "b")), 2)
    tally.add(Played(0, ("a", "b"), "end", (3.0, 3.0), (0, 1), 10))
    tally.add(Played(1, ("b", "a"), "end", (1.0, 4.0), (1,), 20))
    figures = tally.report()
    assert [(s.name, s.wins.count, s.wins.of, s.shared, s.score.mean) for s in figures.by_seat] == [
        ("1", 1, 2, 1, 2.0),
        ("2", 2, 2, 1, 3.5),
    ]
    assert [(b.name, b.wins.count, b.shared) for b in figures.by_bot] == [("a", 2, 1), ("b", 1, 1)]
    assert figures.decisions.mean == 15
    assert figures.rounds is None


def test_a_flood_of_violations_is_counted_but_not_told_in_full():
    tally = Tally(ROCK, 100)
    for number in range(100):
        tally.add(Played(number, ("random",) * 3, wrong="lost a card"))
    assert tally.report().violations == 100
    assert len(tally.report().examples) == SHOWN
