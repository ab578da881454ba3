"""`stardeck cards`: the card list, and honestly where every card comes from."""

import json

from stardeck.cli.cards import honest_sentence
from stardeck.games import game, slugs
from stardeck.kernel import CardInfo


def test_lists_every_card_with_copies_text_and_provenance(stardeck):
    out = stardeck("cards", "rock-the-galaxy").stdout
    assert "Rock the Galaxy: basic" in out
    assert "Rock the Galaxy: advanced" in out
    assert "5x Sound Check (action; printed in the rulebook)" in out
    assert "Draw 2. Then discard 1." in out
    for card in game("rock-the-galaxy").cards.file.card:
        assert card.name in out


def test_says_how_much_is_reconstructed_and_what_an_owner_can_do(stardeck):
    cards = game("rock-the-galaxy").cards.file.card
    ours = [card for card in cards if card.source == "reconstructed"]
    out = stardeck("cards", "rock-the-galaxy").stdout
    assert (
        f"{len(ours)} of {len(cards)} kinds of card ({sum(c.count for c in ours)} of 101 cards) are reconstructed"
        in out
    )
    assert "If you own the printed game" in out
    assert "--cards" in out


def test_an_own_list_is_shown_instead(stardeck, home):
    text = (game("rock-the-galaxy").folder / "cards.toml").read_text(encoding="utf-8")
    mine = home / "mine.toml"
    mine.write_text(text.replace("Sound Check", "Tune Up"), encoding="utf-8")
    out = stardeck("cards", "rock-the-galaxy", "--cards", mine).stdout
    assert "Tune Up" in out
    assert "If you own" not in out


def test_every_game_has_a_list_or_says_that_it_has_none(stardeck):
    for slug in slugs():
        result = stardeck("cards", slug)
        assert result.exit_code == 0
        assert "x " in result.stdout or result.stdout.endswith("has no card list to show.\n")


def test_a_game_without_a_list_says_so(stardeck, monkeypatch):
    monkeypatch.setattr(type(game("rock-the-galaxy")), "card_list", lambda self, catalogue: ())
    assert stardeck("cards", "rock-the-galaxy").stdout == "Rock the Galaxy has no card list to show.\n"


def test_a_list_without_reconstructions_needs_no_excuse():
    assert honest_sentence((CardInfo("a", "A", 1, "kind", "text", "rulebook"),)) == ""


def test_json_counts_and_lists(stardeck):
    document = json.loads(stardeck("cards", "rock-the-galaxy", "--json").stdout)
    assert document["count"] == 101
    assert document["kinds"] == len(document["cards"]) == 45
    assert document["reconstructed"]["of_cards"] == 101
    assert set(document["cards"][0]) == {"id", "name", "count", "kind", "text", "source", "group", "note", "face"}
    assert document["digest"] == game("rock-the-galaxy").cards.digest


def test_checking_and_exporting_can_be_read_by_machines(stardeck, home):
    assert json.loads(stardeck("cards", "galaxy-rush", "--export", "my.toml", "--json").stdout) == {
        "game": "galaxy-rush",
        "file": "my.toml",
    }
    found = json.loads(stardeck("cards", "--check", "my.toml", "--json").stdout)
    assert (found["game"], found["sound"], found["same"]) == ("galaxy-rush", True, True)
    assert found["digest"] == game("galaxy-rush").cards.digest
    text = (home / "my.toml").read_text(encoding="utf-8")
    (home / "my.toml").write_text(text.replace('kind = "moon"', 'kind = "spoon"', 1), encoding="utf-8")
    result = stardeck("cards", "--check", "my.toml", "--json")
    assert result.exit_code == 2
    assert "[discovery] 'dis-1-01', kind: there is no kind 'spoon'" in json.loads(result.stdout)["error"]


def test_a_file_of_another_game_than_the_one_named(stardeck, refused, home):
    stardeck("cards", "rock-the-galaxy", "--export", "rock.toml")
    said = refused("cards", "point-galaxy", "--check", "rock.toml")
    assert "this is a card file for 'rock-the-galaxy', not for 'point-galaxy'" in said
    assert stardeck("cards", "rock-the-galaxy", "--check", "rock.toml").exit_code == 0


def test_a_list_saved_by_a_windows_editor_is_the_same_list(stardeck, home):
    stardeck("cards", "brouhaha", "--export", "my.toml")
    text = (home / "my.toml").read_bytes()
    (home / "my.toml").write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    assert "the same as ours" in stardeck("cards", "--check", "my.toml").stdout
