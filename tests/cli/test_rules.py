"""`stardeck rules`: all of a guide, or what is said about some words."""

import json

import pytest

from stardeck.cli.guide import Section, search, sections, split
from stardeck.games import game, slugs

GUIDE = """\
Before everything.

# The game

Bands collect *sets*.

## Your turn

1. Play action cards.
2. Lay a set
   of one colour.

- Yoink a fan, if a card says so.
- Draw up to five cards.

```
# no heading, just a sample
```

## Rulings

| # | Question | Ruling |
|---|---|---|
| R1 | Do sets count cards? | No, symbols. |
| R2 | From whom may a set yoink? | From the owner of its colour. |

## Yoinking

You take a fan from somebody.

Fans are worth a point.
"""


@pytest.fixture
def guide(tmp_path, monkeypatch):
    """Rock the Galaxy with a guide we know."""
    folder = tmp_path / "guide"
    folder.mkdir()
    (folder / "guide.md").write_text(GUIDE, encoding="utf-8")
    monkeypatch.setattr(type(game("rock-the-galaxy")), "folder", folder)
    return folder / "guide.md"


def test_without_words_everything_is_shown(stardeck, guide):
    out = stardeck("rules", "rock-the-galaxy").stdout
    for part in ("Before everything", "Your turn", "Lay a set", "R1", "Fans are worth a point", "# no heading"):
        assert part in out


def test_a_word_shows_only_what_is_said_about_it(stardeck, guide):
    out = stardeck("rules", "rock-the-galaxy", "YOINK").stdout
    assert "Yoink a fan, if a card says so" in out
    assert "From whom may a set yoink" in out
    assert "Fans are worth a point" in out  # the heading has the word, so the whole section is shown
    assert "Draw up to five" not in out
    assert "R1" not in out


def test_several_words_must_all_be_there(stardeck, guide):
    out = stardeck("rules", "rock-the-galaxy", "set", "count").stdout
    assert "Do sets count cards" in out
    assert "R2" not in out
    assert "Bands collect" not in out


def test_words_spread_over_a_section_show_it_whole():
    (found,) = search(GUIDE, ["action", "five"])
    assert found.heading == "Your turn"
    assert "Yoink a fan" in found.text


def test_found_words_are_underlined_on_a_terminal(stardeck, guide):
    out = stardeck("rules", "rock-the-galaxy", "owner", TTY_COMPATIBLE="1", TERM="xterm").stdout
    assert "\x1b[1;4mowner\x1b[0m" in out


def test_nothing_found_is_a_sentence_with_a_suggestion(stardeck, guide):
    result = stardeck("rules", "rock-the-galaxy", "yonik")
    assert result.exit_code == 0
    assert result.stdout == "The rules of Rock the Galaxy say nothing about 'yonik'; did you mean 'yoink'?\n"
    assert stardeck("rules", "rock-the-galaxy", "qqq").stdout.endswith("say nothing about 'qqq'.\n")


def test_json_has_the_sections(stardeck, guide):
    everything = json.loads(stardeck("rules", "rock-the-galaxy", "--json").stdout)
    assert [section["heading"] for section in everything["sections"]] == [
        "",
        "The game",
        "Your turn",
        "Rulings",
        "Yoinking",
    ]
    some = json.loads(stardeck("rules", "rock-the-galaxy", "owner", "--json").stdout)
    assert some["words"] == ["owner"]
    assert [section["heading"] for section in some["sections"]] == ["Rulings"]
    assert json.loads(stardeck("rules", "rock-the-galaxy", "qqq", "--json").stdout)["sections"] == []


def test_a_game_without_a_guide_says_so(refused, guide):
    guide.unlink()
    assert refused("rules", "rock-the-galaxy") == "Rock the Galaxy comes without a guide that can be read."


@pytest.mark.parametrize("slug", slugs())
def test_the_guide_of_every_game_can_be_read(stardeck, slug):
    has_guide = (game(slug).folder / "guide.md").exists()
    assert (stardeck("rules", slug).exit_code == 0) == has_guide


def test_sections_and_blocks():
    assert sections("# A\n\ntext") == [Section("A", 1, "text")]
    assert split("one\ntwo\n\n- a\n- b\n  more") == ["one\ntwo", "- a", "- b\n  more"]
    assert split("```\n- not an item\n\nstill code\n```") == ["```\n- not an item\n\nstill code\n```"]
