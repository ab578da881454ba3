"""Card files: complete, checked, and refused with file, line, entry and field."""

import re

import pytest

from stardeck.games.space_rocks.cards import kind_of, recoverable
from stardeck.kernel import BadCardFile, BadOptions, numbered_seed

from .table_builder import CARDS, GAME

TEXT = (GAME.folder / "cards.toml").read_text(encoding="utf-8")


def read(tmp_path, *changes):
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.read_cards(path)


def refused(tmp_path, *changes):
    with pytest.raises(BadCardFile) as error:
        read(tmp_path, *changes)
    return str(error.value)


def line_of(tmp_path, needle):
    lines = (tmp_path / "mine.toml").read_text(encoding="utf-8").splitlines()
    return next(i for i, line in enumerate(lines, start=1) if needle in line)


def test_the_printed_counts():
    """60 cards per deck: 4 of each planet, 6 of each sat and rock; six species, 36 missions."""
    assert CARDS.counts == [4] * 6 + [6] * 6
    assert len(CARDS.missions) == 36
    assert CARDS.copies == {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
    assert ["".join(k for k, fits in zip("UVWXYZ", row, strict=True) if fits) for row in CARDS.habitable] == [
        "UVW",
        "UVY",
        "UWX",
        "WXZ",
        "VYZ",
        "XYZ",
    ]


def test_an_owner_may_change_numbers(tmp_path):
    """Another count is fine as long as the totals agree."""
    changed = read(
        tmp_path,
        ('letter = "U"\ncount = 4', 'letter = "U"\ncount = 5'),
        ("singularity = 60", "singularity = 61"),
        ("planet = 24", "planet = 25"),
    )
    assert changed.counts[0] == 5
    assert changed.digest != CARDS.digest
    assert changed.limits[3].colonies == 39


def test_too_few_decks_for_more_first_colonies(tmp_path):
    """Two colonies each: with three players there must be two decks, as the card file says."""
    changed = read(tmp_path, ("start_colonies_per_type = 1", "start_colonies_per_type = 2"))
    assert all(len(player.colonies) == 6 for player in GAME.set_up(3, numbered_seed(1), catalogue=changed).players)
    with pytest.raises(BadOptions, match="3 players may found 6 colonies on planets U, and there are only 4 of them"):
        GAME.set_up(3, numbered_seed(1), {"deck_copies": 1}, catalogue=changed)


@pytest.mark.parametrize(
    ("changes", "where", "why"),
    [
        ([("reload_base = 2", "reload_bse = 2")], "[game]", "no field 'reload_bse' here; did you mean 'reload_base'?"),
        (
            [("start_colonies_per_type = 1", "start_colonies_per_type = 3")],
            "[game] 'space-rocks', start_colonies_per_type",
            "2 players may found 6 colonies on planets U, and there are only 4 of them",
        ),
        ([('id = "sat_1"', 'id = "sat_2"')], "[card] 'sat_2', id", "this id is used twice"),
        ([('letter = "U"\ncount', "count")], "[card] 'planet_u', kind", "a planet needs a letter"),
        ([('kind = "sat"\nclass = 1', 'kind = "sat"')], "[card] 'sat_1', kind", "a sat needs a class"),
        ([("class = 2\ncount", "class = 1\ncount")], "[card] 'sat_2', class", "sat 1 has an entry already: 'sat_1'"),
        (
            [('letter = "V"\ncount', 'letter = "U"\ncount')],
            "[card] 'planet_v', letter",
            "planet U has an entry already",
        ),
        ([("planet = 24", "planet = 23")], "[totals], planet", "the cards of this type are 24, not 23"),
        ([("mission = 36", "mission = 37")], "[totals], mission", "the cards of this type are 36, not 37"),
        ([("6 = 3\n", "")], "[deck_copies], 6", "there is no number of decks for 6 players"),
        (
            [('habitable = ["U", "V", "W"]', 'habitable = ["U", "V", "V"]')],
            "[card] 'homeworld_a', habitable",
            "a homeworld names 3 different letters",
        ),
        (
            [('habitable = ["U", "V", "W"]', 'habitable = ["U", "V", "X"]')],
            "[card] 'planet_w', habitable_for",
            "the homeworlds make this planet habitable for C, D",
        ),
        ([("turn_rank = 2", "turn_rank = 1")], "[card] 'homeworld_b', turn_rank", "rank 1 is used twice"),
        (
            [('breakthroughs = "breakthroughs_a"', 'breakthroughs = "breakthrough_a"')],
            "[card] 'homeworld_a', breakthroughs",
            "did you mean 'breakthroughs_a'?",
        ),
        (
            [('breakthroughs = "breakthroughs_a"', 'breakthroughs = "breakthroughs_b"')],
            "[card] 'homeworld_a', breakthroughs",
            "breakthroughs_b belongs to species B",
        ),
        (
            [('["a_deep_scan", "a_core', '["a_deep_scam", "a_core')],
            "[card] 'breakthroughs_a', missions",
            "did you mean 'a_deep_scan'?",
        ),
        (
            [('["a_deep_scan", "a_core_sampling"', '["a_core_sampling", "a_deep_scan"')],
            "[mission] 'a_core_sampling', slot",
            "breakthroughs_a has this mission at place 1",
        ),
        (
            [(', "a_network_malfunction"]', "]")],
            "[card] 'breakthroughs_a', missions",
            "a breakthroughs card has 6 missions, not 5",
        ),
        ([('effect = "draw"\nn = 2', 'effect = "draw"')], "[mission] 'a_core_sampling', n", "the effect draw needs n"),
        (
            [('effect = "draw"\nn = 2', 'effect = "draw"\nn = 2\ntarget = "opponent"')],
            "[mission] 'a_core_sampling', target",
            "the effect draw has no target",
        ),
        (
            [("look = 3\nn = 2", "look = 3\nn = 4")],
            "[mission] 'f_static_interference', n",
            "nobody can discard 4 of 3 cards",
        ),
        ([('effect = "draw"\nn = 2', 'effect = "drow"\nn = 2')], "[mission] 'a_core_sampling', effect", "'drow'"),
        (
            [('what = ["sat"]\nn = 1', 'what = ["rock"]\nn = 1')],
            "[mission] 'b_point_defense', what",
            "only sats can be tucked under a colony",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(tmp_path, changes, where, why):
    """The message names file, line, entry and field, and says what is wrong."""
    message = refused(tmp_path, *changes)
    assert re.match(r"mine\.toml, line \d+: ", message), message
    assert where in message
    assert why in message


def test_a_missing_card_or_homeworld_is_named(tmp_path):
    """Every letter, class and species needs an entry."""
    start = TEXT.index('[[card]]\nid = "planet_u"')
    end = TEXT.index('[[card]]\nid = "planet_v"')
    assert "there is no card for planet U" in refused(tmp_path, (TEXT[start:end], ""))
    start = TEXT.index('[[card]]\nid = "homeworld_f"')
    end = TEXT.index("# ----", start)
    assert "there is no homeworld for species F" in refused(tmp_path, (TEXT[start:end], ""))


def test_the_line_is_the_line_of_the_field(tmp_path):
    """A person can go there."""
    message = refused(tmp_path, ("turn_rank = 2", "turn_rank = 1"))
    lines = (tmp_path / "mine.toml").read_text(encoding="utf-8").splitlines()
    at = int(re.search(r"line (\d+)", message)[1])
    assert lines[at - 1] == "turn_rank = 1"
    assert 'species = "B"' in lines[at - 2]


def test_a_file_of_another_game_is_refused(tmp_path):
    """Only our own card files are read."""
    assert "not for 'space-rocks'" in refused(tmp_path, ('id = "space-rocks"', 'id = "brouhaha"'))


def test_kinds_and_recoverable_lists():
    """Canonical order, rocks alone heaviest first."""
    assert [kind_of("U", "planet", None), kind_of(None, "sat", 2), kind_of(None, "marker", None)] == [
        "U",
        "S2",
        "marker",
    ]
    assert recoverable(("rock",)) == [11, 10, 9]
    assert recoverable(("rock", "sat")) == [6, 7, 8, 9, 10, 11]
    assert recoverable(("planet",)) == [0, 1, 2, 3, 4, 5]


def test_the_list_of_actions():
    """Finite, without doubles; every thing of every player by place."""
    assert len(CARDS.actions) == 929
    most = CARDS.limits[3]
    assert (most.colonies, most.rocks, most.attacks) == (36, 54, 36)
    assert len(CARDS.weapons) == 22
    assert len(CARDS.weapons_alone) == 15


def test_the_card_list_for_people():
    """Every kind with its text and provenance; nothing that matters is reconstructed, nicknames say so."""
    listed = GAME.card_list(CARDS)
    assert len(listed) == 12 + 6 + 36
    assert {card.source for card in listed} == {"rulebook"}
    assert listed[0].name == "Planet U"
    assert listed[0].text == "Habitable for species A, B and C. Our nickname: Brine Deep."
    assert listed[12].text == "Habitable planets: U, V and W. Our nickname: The Manifold Choir."
    assert "[0 : 1]" in listed[18].name
