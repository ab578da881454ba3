"""A data set holds the very games of the simulator, decision by decision."""

import msgspec
import numpy as np
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from stardeck.adapters.dataset import Series, write
from stardeck.adapters.setting import Setting
from stardeck.cli.app import app
from stardeck.games import game
from stardeck.kernel import BadOptions, advance, waiting_for
from stardeck.lab.series import Setup
from stardeck.lab.simulate import simulate


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("data") / "games.parquet"
    series = Series(Setting("galaxy-rush"), ("rookie", "random"), seed=3)
    write(series, map(series.play, range(4)), path)
    return path


def test_the_games_are_those_of_the_simulator(file):
    table = parquet.read_table(file).to_pylist()
    for played in simulate(Setup(game="galaxy-rush", seats=2, bots=("rookie", "random"), seed=3), 4):
        rows = [row for row in table if row["game"] == played.number]
        assert len(rows) == played.decisions
        assert {(row["seat"], row["bot"], row["score"]) for row in rows} == {
            (seat, bot, total) for seat, (bot, total) in enumerate(zip(played.bots, played.totals, strict=True))
        }
        assert {row["seat"] for row in rows if row["reward"] > 0} == set(played.winners)


def test_every_row_is_what_the_seat_knew_could_do_and_did(file):
    setting = Setting("galaxy-rush")
    table = setting.deal(3, 0)
    for row in parquet.read_table(file).to_pylist():
        if row["game"] == 0:
            assert row["seat"] == waiting_for(table)[0]
            assert row["legal"] == setting.legal(table, row["seat"])
            assert row["action"] in row["legal"]
            assert np.array_equal(np.array(row["observation"], np.float32), setting.observe(table, row["seat"]))
            advance(table, row["seat"], setting.actions[row["action"]])
    assert setting.game.result(table) is not None


def test_the_file_says_what_it_is(file):
    about = msgspec.json.decode(parquet.read_schema(file).metadata[b"stardeck"])
    rush = game("galaxy-rush")
    assert (about["game"], about["rules_version"], about["cards"]) == ("galaxy-rush", 1, rush.cards.digest)
    assert (about["players"], about["bots"], about["seed"], about["reward"]) == (2, ["rookie", "random"], 3, "win")
    assert [rush.read_action(action, rush.cards.actions) for action in about["actions"]] == list(rush.cards.actions)


def test_the_command_writes_a_file(tmp_path):
    out = tmp_path / "bare.parquet"
    args = ["dataset", "space-rocks", "--players", "3", "--games", "2", "--bare", "--out", str(out)]
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 0
    assert "observation" not in parquet.read_schema(out).names
    assert set(parquet.read_table(out)["seat"].to_pylist()) == {0, 1, 2}
    assert [path.name for path in tmp_path.iterdir()] == ["bare.parquet"]


def test_the_file_is_the_same_for_any_number_of_processes(tmp_path):
    def made(workers):
        out = tmp_path / f"{workers}.parquet"
        args = ["dataset", "rock-the-galaxy", "--bots", "regular:blur=0:samples=1", "--games", "12", "--json"]
        done = CliRunner().invoke(app, [*args, "--workers", str(workers), "--out", str(out)])
        assert done.exit_code == 0
        told, table = msgspec.json.decode(done.stdout), parquet.read_table(out)
        assert told == {"file": str(out), "games": 12, "decisions": table.num_rows}
        return table

    assert made(1).equals(made(2))


@pytest.mark.parametrize(("place", "sentence"), [(".", "is a folder"), ("nowhere/games.parquet", "cannot be written")])
def test_a_place_that_cannot_be_written_to_is_refused_before_anybody_plays(place, sentence, tmp_path, monkeypatch):
    monkeypatch.setattr(Series, "play", lambda series, number: pytest.fail("a game was played"))
    done = CliRunner().invoke(app, ["dataset", "galaxy-rush", "--games", "2", "--out", str(tmp_path / place)])
    assert done.exit_code == 2
    assert sentence in done.output
    with pytest.raises(OSError, match="games.parquet|directory"):
        write(Series(Setting("galaxy-rush"), ("random",)), [], tmp_path / place)
    assert list(tmp_path.iterdir()) == []


def test_bots_that_do_not_fit_are_refused():
    with pytest.raises(BadOptions, match="one bot for all 2 seats"):
        Series(Setting("galaxy-rush"), ("random",) * 3)
