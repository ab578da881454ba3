"""`stardeck games`: what can be played here, and with which options."""

import json
from importlib.metadata import EntryPoint

from stardeck import games
from stardeck.games import slugs


def test_lists_every_game_with_players_and_minutes(stardeck):
    out = stardeck("games").stdout
    assert all(slug in out for slug in slugs())
    assert "Rock the Galaxy, 2-4 players, 10-15 minutes" in out
    assert "stardeck play rock-the-galaxy" in out


def test_one_game_tells_its_options_and_presets(stardeck):
    out = stardeck("games", "rock-the-galaxy").stdout
    assert "supply = later   (one of first, later)" in out
    assert "open_hands = false   (true or false)" in out
    assert "max_rounds = 200   (at least 1)" in out
    assert "first_player = random   (such as random)" in out
    assert "first_game: supply=first, advanced_cards=false, open_hands=true" in out
    assert "standard: the defaults" in out


def test_every_game_can_tell_its_options(stardeck):
    for slug in slugs():
        result = stardeck("games", slug)
        assert result.exit_code == 0
        assert "Options (--option name=value)" in result.stdout


def test_json_of_all_and_of_one(stardeck):
    everything = json.loads(stardeck("games", "--json").stdout)
    assert [one["slug"] for one in everything] == list(slugs())
    one = json.loads(stardeck("games", "rock-the-galaxy", "--json").stdout)
    assert one == everything[0]
    assert one["players"] == [2, 3, 4]
    assert {"name", "title", "help", "kind", "values", "least", "most", "default"} == set(one["options"][0])
    assert one["presets"]["first_game"]["open_hands"] is True


def test_somebody_elses_broken_game_is_named_and_left_out(stardeck, monkeypatch):
    found = games._found() | {"broken": EntryPoint("broken", "no_such_module:GAME", games.GROUP)}
    monkeypatch.setattr(games, "_found", lambda: found)
    result = stardeck("games")
    assert result.exit_code == 0
    assert "broken cannot be loaded: No module named 'no_such_module'" in result.stderr
    assert "rock-the-galaxy" in result.stdout


def test_limits_and_free_texts_in_words():
    from stardeck.cli.games import span, values
    from stardeck.kernel import Choosable

    assert values(Choosable("n", "N", "", "number", (), 1, 5, 2)) == "1 to 5"
    assert values(Choosable("t", "T", "", "text", (), None, None, "")) == "text"
    assert span((2,)) == "2"
