"""Card files with errors are refused with file, line, card and field. [rules 10]"""

import re
from pathlib import Path

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.kernel import BadCardFile
from tests.games.brouhaha.table_builder import CARDS, changed


def on(card: str, ability: str) -> None:
    changed((card, f"ability = [ {ability} ]"))


@pytest.mark.parametrize(
    ("card", "ability", "words"),
    [
        (
            "c_riley_hush",
            '{ on = "entr", do = [] }',
            r"ability\[0\]\.on: there is no timing 'entr'; did you mean 'enter'",
        ),
        ("c_riley_hush", "{ do = [] }", "'on' is missing"),
        ("c_riley_hush", '{ on = "enter" }', "'do' is missing"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "drow", n = 1 } ] }', "no effect 'drow'; did you mean 'draw'"),
        ("c_riley_hush", '{ on = "enter", do = [ { n = 1 } ] }', "the field 'op'"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "draw" } ] }', "the field 'n' is missing"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "draw", n = 1, cash = 2 } ] }', "no field 'cash'"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "draw", n = "x" } ] }', "whole number from 0 to 99"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "draw", n = { per = "foot" } } ] }', "no amount 'foot'"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "draw", n = { per = ["sum", {}] } } ] }', "count"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "draw", n = 1, who = "me" } ] }', "no manager 'me'"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "peek_hand", who = "each" } ] }', "one other manager"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "fetch", filter = {}, to = "bin" } ] }', "no place 'bin'"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "choose", options = 3 } ] }', "list of effect lists"),
        ("c_riley_hush", '{ on = "enter", do = 3 }', "list of effects"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "boost", target = {}, add = { charm = 1 } } ] }', "charm"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "strum", target = {}, all = 1 } ] }', "true or false"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "strum", target = 1 } ] }', "expected a table"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "strum", target = { type = "drum" } } ] }', "no type 'drum'"),
        (
            "c_riley_hush",
            '{ on = "enter", do = [ { op = "strum", target = { style = "flok" } } ] }',
            "did you mean 'folk'",
        ),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "strum", target = { side = "left" } } ] }', "no side 'left'"),
        ("c_riley_hush", '{ on = "enter", do = [ { op = "strum", target = { at = "bar" } } ] }', "no place 'bar'"),
        (
            "c_riley_hush",
            '{ on = "enter", do = [ { op = "strum", target = { colour = "red" } } ] }',
            "no field 'colour'",
        ),
        ("c_riley_hush", '{ on = "enter", if = 1, do = [] }', "list of conditions"),
        ("c_riley_hush", '{ on = "enter", if = [1], do = [] }', "a condition such as"),
        ("c_riley_hush", '{ on = "enter", if = [["mood"]], do = [] }', "no condition 'mood'"),
        ("c_riley_hush", '{ on = "enter", if = [["volume", "<"]], do = [] }', "has 3 parts"),
        ("c_riley_hush", '{ on = "enter", if = [["volume", "!=", 3]], do = [] }', "no comparison '!='"),
        ("c_riley_hush", '{ on = "enter", you = "winner", do = [] }', "no winner when this happens"),
        ("c_riley_hush", '{ on = "enter", cost = {}, do = [] }', "no field 'cost'"),
        ("c_riley_hush", '{ on = "play", do = [] }', "an action card, and no other"),
        ("c_noise_complaint", '{ on = "enter", do = [] }', "an action card, and no other"),
        ("c_riley_hush", '{ on = "activate", do = [] }', "strums its card or works once"),
        ("c_riley_hush", '{ on = "static", mod = "magic" }', "no modifier 'magic'"),
        ("c_riley_hush", '{ on = "static", mod = "limit", n = 2 }', "limit means nothing on a musician"),
        (
            "c_riley_hush",
            '{ on = "static", mod = "talent", scope = "wearer", add = {} }',
            "wearer means nothing on a musician",
        ),
        ("c_riley_hush", '{ on = "static", mod = "talent", scope = "all", add = {} }', "no scope 'all'"),
        ("g_star_kindler", '{ on = "static", mod = "expense", match = {}, minus = 1 }', "only gear without fits"),
        ("c_planetarium", '{ on = "static", mod = "req", req = { mojo = -1 } }', "req"),
        (
            "c_riley_hush",
            '{ on = "opportunity", do = [] }, { on = "opportunity", do = [] }',
            "one OPPORTUNITY ability at most",
        ),
    ],
)
def test_unknown_words_are_refused_with_file_card_and_field(card: str, ability: str, words: str):
    """An unknown key, op, modifier, timing or condition is an error at load time."""
    with pytest.raises(BadCardFile, match=words) as error:
        on(card, ability)
    assert re.match(rf"cards.toml, line \d+: \[card\] '{card}', ability", str(error.value))


def rewritten(tmp_path: Path, old: str, new: str) -> Path:
    text = CARDS.read_text()
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1))
    return path


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "brouhaha"', 'id = "bridge"', "for 'bridge', not for 'brouhaha'"),
        ("total_cards = 108", "total_cards = 107", "108 cards, not 107"),
        ("chill = 36", "chill = 35", r"counts.*36 such cards, not 35"),
        ('id = "c_riley_hush"', 'id = "c_rj_xavier"', "used twice"),
        ('id = "c_riley_hush"', 'id = "c_riley@hush"', "no @"),
        ('name = "Riley Hush"\ncount = 1', 'name = "Riley Hush"\ncount = 2', "is there once"),
        ('"harmony", "rhythm"]\n\n[counts]', '"rhythm", "harmony"]\n\n[counts]', "the talents are"),
        ('type = "musician"\nsub = ["flutist"]', 'type = "venue"\nsub = ["flutist"]', "'c_sister_zero_g'"),
        ('styles = ["classical", "ambient"]\n', "", "styles: a musician needs this field"),
        ('skills = ["improviser"]', 'skills = ["improvizer"]', "skills: there is no skill 'improvizer'; did you mean"),
        ('skills = ["latte art"]', 'skills = ["juggling"]', "there is no skill 'juggling'; there are reader, composer"),
        ("produce = { cash = 1, cred = 1 }", "produce = { cash = 1, gold = 1 }", "'c_planetarium', produce"),
        ("expense = { cred = 2 }\nability", "expense = { cred = 2, cash = 1 }\nability", "exactly one resource type"),
        ('cost_round = { res = "cash"', 'cost = { cash = 1 }\ncost_round = { res = "cash"', "give one of the two"),
        ('role = "street_team"\n', "", "needs exactly one personnel with the role street_team"),
        ('deck = "extra"\ntype = "performance"', 'deck = "common"\ntype = "performance"', r"open_mic.*2 such cards"),
        ("[game]", "game = 3\n[game]", "not a TOML file"),
    ],
)
def test_files_with_errors_are_refused(tmp_path: Path, old: str, new: str, words: str):
    """Wrong counts, unknown fields, missing fields, double ids."""
    with pytest.raises(BadCardFile, match=words):
        GAME.read_cards(rewritten(tmp_path, old, new))


def test_a_set_list_must_have_a_performance(tmp_path: Path):
    """Every Set List has a performance, and there is one OPEN MIC NIGHT."""
    text = (
        CARDS.read_text()
        .replace("extra_performance = 4", "extra_performance = 0")
        .replace("total_cards = 108", "total_cards = 104")
    )
    blocks = text.split("[[card]]")
    kept = [block for block in blocks if not ('deck = "extra"' in block and 'type = "performance"' in block)]
    path = tmp_path / "mine.toml"
    path.write_text("[[card]]".join(kept))
    with pytest.raises(BadCardFile, match="the deck extra has 0 performances"):
        GAME.read_cards(path)


def test_every_card_keeps_its_provenance():
    """rulebook or reconstructed; what was lost is listed."""
    sources = {entry.source for entry in GAME.cards.file.card}
    assert sources == {"rulebook", "reconstructed"}
    assert all(entry.source == "rulebook" for entry in GAME.cards.file.card if entry.lost)


def test_a_new_skill_is_one_that_an_ability_asks_for():
    """Tags are matched by their words, so a skill that nothing knows would be a slip of the pen."""
    asks = 'ability = [ { on = "enter", do = [ { op = "strum", target = { skill = "juggler" } } ] } ]'
    juggling = changed(("c_riley_hush", asks), ("c_rj_xavier", 'skills = ["Juggler"]'))
    assert juggling.digest != GAME.cards.digest
