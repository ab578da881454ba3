"""`stardeck balance` and `stardeck compare`: reports from real games."""

import json

import pytest

from stardeck.games import game
from stardeck.lab.arena import Arena


def figures(path):
    """The figures beside a page."""
    return json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


def test_a_report_of_a_game_with_its_skill_ladder(stardeck, home):
    out = stardeck("balance", "galaxy-rush", "--bots", "random", "--games", 40, "--out", "r.html").stdout
    assert out.split() == ["r.html", "r.json", "r.parquet"]
    found = figures(home / "r.html")
    assert found["games"] == 40
    assert [(rung["better"], rung["lesser"]) for rung in found["ladder"]] == [
        ("rookie", "random"),
        ("regular", "rookie"),
    ]
    assert "Does skill pay?" in (home / "r.html").read_text(encoding="utf-8")


def test_the_same_figures_from_one_process_and_from_two_and_after_a_stop(stardeck, home):
    common = ("balance", "rock-the-galaxy", "--bots", "random", "--no-ladder")
    stardeck(*common, "--games", 60, "--out", "one.html")
    stardeck(*common, "--games", 60, "--workers", 2, "--out", "two.html")
    assert figures(home / "one.html") == figures(home / "two.html")
    stardeck(*common, "--games", 25, "--out", "three.html")
    book = home / "three.games.jsonl"
    book.write_bytes(book.read_bytes() + b'{"played": {"num')  # cut off in the middle of a line
    stardeck(*common, "--games", 60, "--resume", "--out", "three.html")
    assert figures(home / "three.html") == figures(home / "one.html")
    assert len(book.read_bytes().splitlines()) == 61


def test_the_same_figures_from_a_ray_cluster_also_with_own_cards(stardeck, home):
    stardeck("cards", "galaxy-rush", "--export", "my.toml")
    text = (home / "my.toml").read_text(encoding="utf-8")
    (home / "my.toml").write_text(text.replace('"Thimblewick"', '"Thumb"'), encoding="utf-8")
    common = ("balance", "galaxy-rush", "--bots", "random", "--games", 12, "--cards", "my.toml")
    stardeck(*common, "--out", "here.html")
    stardeck(*common, "--cluster", "auto", "--out", "there.html")
    import ray

    ray.shutdown()
    assert figures(home / "here.html") == figures(home / "there.html")


def test_enough_is_enough_also_when_it_is_taken_up_again(stardeck, home):
    common = ("balance", "rock-the-galaxy", "--bots", "random", "--games", 5000, "--precision", 12, "--no-ladder")
    stardeck(*common, "--out", "r.html")
    found = figures(home / "r.html")
    assert found["asked"] == 5000
    assert found["games"] < 1000
    before = (home / "r.games.jsonl").read_bytes()
    stardeck(*common, "--resume", "--out", "r.html")
    assert figures(home / "r.html") == found
    assert (home / "r.games.jsonl").read_bytes() == before


def test_json_prints_the_figures_that_lie_beside_the_page(stardeck, home):
    result = stardeck("balance", "rock-the-galaxy", "--bots", "random", "--games", 12, "--no-ladder", "--json")
    assert json.loads(result.stdout) == figures(home / "report.html")
    assert result.stderr.split() == ["report.html", "report.json", "report.parquet"]


@pytest.mark.parametrize(
    "typo", [("--option", "x=y"), ("--cluster", "nowhere"), ("--players", 9), ("--bots", "regular:w.nosuch=1")]
)
def test_a_typo_destroys_no_games(stardeck, refused, home, typo):
    common = ("balance", "rock-the-galaxy", "--bots", "random", "--games", 3, "--no-ladder", "--out", "r.html")
    stardeck(*common)
    before = (home / "r.games.jsonl").read_bytes()
    assert refused(*common, *typo)
    assert (home / "r.games.jsonl").read_bytes() == before


def test_a_report_is_not_gone_on_with_other_cards(stardeck, refused, home):
    stardeck("cards", "rock-the-galaxy", "--export", "my.toml")
    common = ("balance", "rock-the-galaxy", "--bots", "random", "--no-ladder", "--out", "r.html", "--cards", "my.toml")
    stardeck(*common, "--games", 3)
    text = (home / "my.toml").read_text(encoding="utf-8")
    (home / "my.toml").write_text(text.replace("Sound Check", "Tune Up"), encoding="utf-8")
    said = refused(*common, "--games", 5, "--resume")
    assert said == (
        "r.games.jsonl belongs to another report, other cards or other rules; leave --resume out to begin anew."
    )
    (home / "my.toml").write_text(text, encoding="utf-8")
    stardeck(*common, "--games", 5, "--resume")
    assert figures(home / "r.html")["games"] == 5
    head, *games = (home / "r.games.jsonl").read_bytes().splitlines(keepends=True)
    (home / "r.games.jsonl").write_bytes(b"".join([head, *games[:2], *games[3:]]))
    assert "lacks a game" in refused(*common, "--games", 6, "--resume")


@pytest.mark.parametrize(
    ("out", "sentence"),
    [
        ("r.json", "--out names the page, which ends in .html; r.json does not."),
        ("r.parquet", "--out names the page, which ends in .html; r.parquet does not."),
        ("", ". is a folder; --out needs the name of a page, such as report.html."),
        (".", ". is a folder; --out needs the name of a page, such as report.html."),
        ("/", "/ is a folder; --out needs the name of a page, such as report.html."),
        ("folder", "folder is a folder; --out needs the name of a page, such as report.html."),
        ("taken.html", "taken.json is a folder; --out needs the name of a file."),
        ("nowhere/r.html", "nowhere/r.html cannot be written: there is no folder nowhere; make it, or name another"),
    ],
)
def test_a_page_that_cannot_be_written_is_told_before_the_first_game(refused, home, out, sentence):
    (home / "folder").mkdir()
    (home / "taken.json").mkdir()
    assert refused("balance", "rock-the-galaxy", "--games", 10**9, "--out", out).startswith(sentence)


def test_a_page_without_an_ending_gets_one(stardeck, home):
    common = ("balance", "rock-the-galaxy", "--bots", "random", "--no-ladder", "--games", 2)
    assert stardeck(*common, "--out", "r").stdout.split() == ["r.html", "r.json", "r.parquet"]


def test_ctrl_c_in_the_skill_ladder(stardeck, home, monkeypatch):
    honest, begun = Arena.add, []

    def interrupting(self, played):
        begun.append(played)
        if len(begun) == 25:
            raise KeyboardInterrupt
        honest(self, played)

    monkeypatch.setattr(Arena, "add", interrupting)
    result = stardeck("balance", "galaxy-rush", "--bots", "random", "--games", 4, "--out", "r.html")
    assert result.exit_code == 130
    assert "Stopped after all 4 games, before the skill ladder was done. Go on with --resume." in result.stderr
    assert [rung["better"] for rung in figures(home / "r.html")["ladder"]] == ["rookie"]


def test_a_book_of_another_report_is_refused(stardeck, refused, home):
    common = ("balance", "rock-the-galaxy", "--bots", "random", "--no-ladder", "--games", 2)
    stardeck(*common, "--out", "r.html")
    assert "belongs to another report" in refused(*common, "--seed", 2, "--resume", "--out", "r.html")
    (home / "r.games.jsonl").write_text("no games\n", encoding="utf-8")
    assert "holds no games" in refused(*common, "--resume", "--out", "r.html")


def test_comparing_with_edited_cards_and_with_options(stardeck, refused, home):
    stardeck("cards", "rock-the-galaxy", "--export", "my.toml")
    text = (home / "my.toml").read_text(encoding="utf-8")
    (home / "my.toml").write_text(text.replace("Sound Check", "Tune Up"), encoding="utf-8")
    common = ("compare", "rock-the-galaxy", "--bots", "random", "--games", 15)
    same = json.loads(stardeck(*common, "--b", "my.toml", "--json").stdout)
    assert same["games"] == 15
    assert all(one["change"]["mean"] == 0 for one in same["figures"])  # only a name has changed
    out = stardeck(*common, "--b", "max_rounds=3").stdout
    assert "decisions" in out
    assert "●" in out
    assert "the same" in refused(*common)
    assert "cannot be read" in refused(*common, "--b", "nowhere.toml")


def test_exporting_and_checking_cards(stardeck, refused, home):
    for slug in ("rock-the-galaxy", "point-galaxy", "galaxy-rush", "brouhaha", "space-rocks"):
        assert slug in stardeck("cards", slug, "--export", f"{slug}.toml").stdout
        assert "the same as ours" in stardeck("cards", "--check", f"{slug}.toml").stdout
        assert (home / f"{slug}.toml").read_text(encoding="utf-8") == (game(slug).folder / "cards.toml").read_text(
            encoding="utf-8"
        )
    assert "File exists" in refused("cards", "brouhaha", "--export", "brouhaha.toml")
    wrong = (home / "rock-the-galaxy.toml").read_text(encoding="utf-8").replace("symbols = 1", "symbls = 1", 1)
    (home / "wrong.toml").write_text(wrong, encoding="utf-8")
    assert "did you mean 'symbols'?" in refused("cards", "--check", "wrong.toml")
    (home / "empty.toml").write_text("x = 1\n", encoding="utf-8")
    assert "does not say which game" in refused("cards", "--check", "empty.toml")
    (home / "broken.toml").write_text("x = ", encoding="utf-8")
    assert "not a TOML file" in refused("cards", "--check", "broken.toml")
    assert "Which game?" in refused("cards")


@pytest.mark.parametrize("option", [("--players", 9), ("--bots", "wizard"), ("--option", "x=y")])
def test_a_wrong_setup_gets_a_sentence(refused, option):
    assert refused("balance", "rock-the-galaxy", "--games", 2, *option)
