"""`stardeck balance` and `stardeck compare`: reports from real games."""

import json

import pytest

from stardeck.games import game


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


def test_the_same_figures_from_a_ray_cluster(stardeck, home):
    common = ("balance", "rock-the-galaxy", "--bots", "random", "--no-ladder", "--games", 12)
    stardeck(*common, "--out", "here.html")
    stardeck(*common, "--cluster", "auto", "--out", "there.html")
    import ray

    ray.shutdown()
    assert figures(home / "here.html") == figures(home / "there.html")


def test_enough_is_enough(stardeck, home):
    stardeck(
        "balance",
        "rock-the-galaxy",
        "--bots",
        "random",
        "--games",
        5000,
        "--precision",
        12,
        "--no-ladder",
        "--out",
        "r.html",
    )
    found = figures(home / "r.html")
    assert found["asked"] == 5000
    assert found["games"] < 1000


def test_a_book_of_another_report_is_refused(stardeck, refused, home):
    common = ("balance", "rock-the-galaxy", "--bots", "random", "--no-ladder", "--games", 2)
    stardeck(*common, "--out", "r.html")
    assert "belongs to another report" in refused(*common, "--seed", 2, "--resume", "--out", "r.html")
    assert "cannot be written" in refused(*common, "--out", "nowhere/r.html")
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
