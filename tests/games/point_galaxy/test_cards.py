"""The card file: counts of the specification, and errors that name file, line, entry and field. [specification 2]"""

from collections import Counter

import pytest

from stardeck.games.point_galaxy.cards import read_cards
from stardeck.kernel import BadCardFile

from .table_builder import CARDS, GAME

FILE = CARDS.file
TOKEN_POINTS = {"moons": 2, "all_colors": 2, "research_triples": 4}  # all other kinds without a field score 1
TEXT = (GAME.folder / "cards.toml").read_text(encoding="utf-8")


def test_planet_fronts():
    """80 of one colour (16 each), 50 of two (5 per pair), 10 Planet X; numbers 18, 18, 19, 20, 19, 18, 18."""
    colours = Counter(card.colors for card in FILE.card)

    assert len(FILE.card) == 140
    assert [n for c, n in colours.items() if len(c) == 1] == [16] * 5
    assert [n for c, n in colours.items() if len(c) == 2] == [5] * 10
    assert colours[()] == 10
    numbers = Counter(card.number for card in FILE.card)
    assert [numbers[n] for n in range(1, 8)] == [18, 18, 19, 20, 19, 18, 18]
    assert Counter(card.rockets for card in FILE.card) == {0: 98, 1: 32, 2: 10}
    research = Counter(card.research for card in FILE.card if card.research)
    assert dict(research) == dict.fromkeys("ABCDEFG", 4)
    assert not any(card.rockets or card.research for card in FILE.card if len(card.colors) == 2)


def test_space_backs():
    """70 suns, 40 moons, 16 asteroids, 14 wormholes; 64 faces, each on at least two cards whose planets differ."""
    kinds = Counter()
    for face in FILE.space_face:
        kinds[face.kind] += face.count
        numbers = {card.number for card in FILE.card if card.space == face.id}
        assert len(numbers) > 1

    assert kinds == {"sun": 70, "moon": 40, "asteroids": 16, "wormhole": 14}
    assert len(FILE.space_face) == 64
    assert sum(face.count for face in FILE.space_face if face.rockets) == 44


def test_space_families():
    """The tables of suns and moons: faces, copies, colours, points and rockets; asteroids and wormholes."""
    families = Counter(
        (face.family or face.kind, face.count, len(face.need) or len(face.colors), face.points, face.rockets)
        for face in FILE.space_face
    )

    assert families == {
        ("solo", 2, 1, 1, 1): 5,
        ("twin", 2, 2, 3, 0): 5,
        ("triplet", 2, 3, 6, 0): 5,
        ("duo", 2, 2, 2, 1): 10,
        ("trio", 2, 3, 4, 0): 10,
        ("moon", 2, 1, 3, 0): 5,
        ("moon", 2, 1, 2, 1): 5,
        ("moon", 2, 2, 4, 0): 10,
        ("asteroids", 12, 0, 0, 0): 1,
        ("asteroids", 4, 0, 0, 1): 1,
        ("wormhole", 2, 0, 0, 0): 7,
    }
    alike = {face.family for face in FILE.space_face if len(set(face.need)) == 1}
    assert alike == {"solo", "twin", "triplet"}
    assert {face.majority for face in FILE.space_face if face.kind == "asteroids"} == {(10, 6, 2)}
    assert [face.research for face in FILE.space_face if face.kind == "wormhole"] == list("ABCDEFG")


def test_texts_say_what_the_fields_say():
    """Points, colours and rockets in words are those that are scored."""
    for face in FILE.space_face:
        if face.kind in ("sun", "moon"):
            assert face.text.startswith(f"{face.points} point")
            assert {colour for colour in CARDS.colours if colour in face.text} == {*face.need, *face.colors}
    for sun in FILE.starting_sun:
        for side in (sun.side_a, sun.side_b):
            assert side.text == f"{side.points} points for every set {' + '.join(side.need)} in this system."
    for token in FILE.rocket_token:
        assert token.text.startswith(f"{token.points or TOKEN_POINTS.get(token.kind, 1)} point")
        assert {colour for colour in CARDS.colours if colour in token.text} == {
            *token.colors,
            *filter(None, [token.color]),
        }
        assert not token.number or f"numbered {token.number} " in token.text


def test_achievements():
    """Total 50 to 70; suns 10, 15; planets 20, 25, 30; moons 10, 15; seven research kinds; tokens 7, 12."""
    assert [(entry.metric, entry.at_least) for entry in FILE.achievement] == [
        *[("total", n) for n in (50, 55, 60, 65, 70)],
        *[("suns", n) for n in (10, 15)],
        *[("planets", n) for n in (20, 25, 30)],
        *[("moons", n) for n in (10, 15)],
        ("research_kinds", 7),
        *[("tokens", n) for n in (7, 12)],
    ]


def test_tokens_per_category():
    """1:5, 2:2, 3:1, 4:1, 5:1, 6:1, 7:1, 8:7, 9:1, 10:2, 11:1, 12:1."""
    categories = Counter(token.category for token in FILE.rocket_token)

    assert [categories[n] for n in range(1, 13)] == [5, 2, 1, 1, 1, 1, 1, 7, 1, 2, 1, 1]


def test_the_ten_starting_sides_are_the_ten_colour_pairs():
    """5 cards, 2 sides, all of equal strength."""
    sides = [side for sun in FILE.starting_sun for side in (sun.side_a, sun.side_b)]

    assert len({frozenset(side.need) for side in sides}) == 10
    assert {(len(side.need), side.points, side.rockets, side.research) for side in sides} == {(2, 2, 0, "")}


def changed(tmp_path, old, new, after=""):
    """A card file with one change."""
    at = TEXT.index(after) if after else 0
    assert old in TEXT[at:]
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[:at] + TEXT[at:].replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("after", "old", "new", "complaint"),
    [
        ("", 'pattern = "zigzag"', 'patern = "zigzag"', "did you mean 'pattern'"),
        ('id = "c001"', 'colors = ["lava"]', 'colors = ["larva"]', r"\[card\] 'c001', colors: .*did you mean 'lava'"),
        ('id = "c001"', 'colors = ["lava"]', "colors = []", "1 or 2 colours"),
        ('id = "c001"', "number = 1", "number = 0", "Planet X"),
        ('id = "c001"', "number = 1", "number = 8", "number: "),
        ('id = "c001"', 'research = ""', 'research = "Q"', "kind of research 'Q'"),
        ('id = "c001"', 'space = "moon-desert-storm"', 'space = "moon-desert-strom"', "did you mean"),
        ('id = "c001"', 'space = "moon-desert-storm"', 'space = "asteroids"', "cards have this face"),
        ('id = "c002"', 'planet = "Cindra"', 'planet = "Emberlyn"', "'Emberlyn' is used twice"),
        ('id = "sun-solo-lava"', 'need = ["lava"]', "need = []", "a sun, and nothing else"),
        ('id = "moon-lava-3"', 'colors = ["lava"]', 'colors = ["lava", "lava"]', "1 or 2 colours"),
        ('id = "asteroids"', "majority = [10, 6, 2]", "majority = [9, 6, 2]", "same points"),
        ('id = "start-1"', 'need = ["lava", "ocean"]', 'need = ["lava", "soup"]', "side_a: .*colour 'soup'"),
        ('id = "token-pair-lava"', 'color = "lava"', 'color = ""', "a pair token needs this field"),
        ("", "starting_suns = 5", "starting_suns = 6", "5 are listed"),
        ("", '"3" = 85', '"3" = 86', "3 players use 85 cards"),
        ("", '"3" = 55', '"3" = 54', "3 players remove 55 cards"),
        ("", '"3" = 12', '"3" = 25', "there are only 24"),
        ("", '"5" = 16', '"6" = 16', "no number for 5 players"),
        ("", "players_max = 5", "players_max = 4", "players_max: the game seats 1 to 5"),
        ("", "players_min = 1", "players_min = 2", "players_min: the game seats 1 to 5"),
        ('id = "start-1"', 'research = ""', 'research = "Q"', "side_a: .*kind of research 'Q'"),
        ('id = "start-1"', 'need = ["lava", "jungle"]', "need = []", "side_b: a sun needs a set"),
        ('id = "wormhole-a"', "count = 2", "count = 2\npoints = 7", "only suns and moons have points"),
        ('id = "token-moons"', 'kind = "moons"', 'kind = "moons"\npoints = 5', "a moons token has no such field"),
        ('id = "token-size-5"', "points = 2", "points = 0", "points: a size token needs this field"),
        ('id = "token-trio-lava-ocean-jungle"', '["lava", "ocean", "jungle"]', '["lava"]', "three different colours"),
        ("[[color]]", 'id = "ocean"', 'id = "lava"', r"\[color\] 'lava', id: 'lava' is used twice"),
        ("[[research]]", 'id = "B"', 'id = "A"', r"\[research\] 'A', id: 'A' is used twice"),
        ("[[achievement]]", "id = 2", "id = 1", "id: 1 is used twice"),
        ("", "unique_planets = [0, 1,", "unique_planets = [1,", "8 values"),
        ("", "unique_research = [0, 1,", "unique_research = [1,", "there are 7 kinds"),
        ("", "cells = [[0, 0], [0, 1]]", "cells = [[0, 0], [0, 0]]", "two different cells"),
        ("", 'game = "point-galaxy"', 'game = "galaxy-rush"', "card file for 'galaxy-rush'"),
    ],
)
def test_a_card_file_with_an_error_is_refused(tmp_path, after, old, new, complaint):
    """The message names the file and what is wrong."""
    with pytest.raises(BadCardFile, match=complaint) as error:
        read_cards(changed(tmp_path, old, new, after))

    assert str(error.value).startswith("mine.toml")


def test_a_pointer_without_stops_is_refused(tmp_path):
    """The automaton needs somewhere to look."""
    start, end = TEXT.index("pointer_path = ["), TEXT.index("# ----", TEXT.index("pointer_path = ["))
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[:start] + "pointer_path = []\n\n" + TEXT[end:], encoding="utf-8")

    with pytest.raises(BadCardFile, match="at least one stop"):
        read_cards(path)


def test_more_players_than_starting_suns_are_refused(tmp_path):
    """Everybody needs one."""
    last = TEXT.rindex("[[starting_sun]]")
    text = TEXT[:last] + TEXT[TEXT.index("# ----", last) :]
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("starting_suns = 5", "starting_suns = 4"), encoding="utf-8")

    with pytest.raises(BadCardFile, match="there are 4 starting suns"):
        read_cards(path)


def test_our_own_file_keeps_the_provenance_of_every_entry():
    """Reconstructed cards are labelled as such."""
    assert {card.source for card in FILE.card} == {"reconstructed"}
    assert {token.source for token in FILE.rocket_token} == {"reconstructed", "rulebook"}
