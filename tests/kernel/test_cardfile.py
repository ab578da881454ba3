"""Card files: what is wrong is named by file, line, entry and field."""

from typing import Literal

import msgspec
import pytest

from stardeck.kernel import BadCardFile, CardFile, unknown_name


class Op(msgspec.Struct, forbid_unknown_fields=True):
    op: str
    n: int = 0


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    symbols: int
    kind: str | None = None
    size: Literal["small", "large", ""] | None = None
    sizes: tuple[Literal["small", "large"], ...] = ()
    rank: Literal[1, 2] = 1
    ops: tuple[Op, ...] = ()
    more: dict[str, Op] = {}


class Schema(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    title: str = ""
    card: list[Entry] = []
    totals: dict[str, int] = {}


GOOD = """game = "sample"
title = "Sample"

[totals]
cards = 2

[[card]]
id = "one"
symbols = 1

[[card]]
id = "two"
symbols = 2
"""


def a_file(tmp_path, text):
    path = tmp_path / "my.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return CardFile(path)


def complaint(tmp_path, text):
    with pytest.raises(BadCardFile) as error:
        a_file(tmp_path, text).read(Schema, "sample")
    return str(error.value)


def test_a_good_file_becomes_structs(tmp_path):
    assert a_file(tmp_path, GOOD).read(Schema, "sample").card == [Entry("one", 1), Entry("two", 2)]


def test_equal_texts_have_equal_digests_and_others_have_not(tmp_path):
    one, two = a_file(tmp_path, GOOD).digest, a_file(tmp_path, GOOD + "#").digest

    assert one == a_file(tmp_path, GOOD).digest != two


def test_a_wrong_type_is_named_with_line_entry_and_field(tmp_path):
    text = GOOD.replace("symbols = 2", 'symbols = "two"')

    assert complaint(tmp_path, text) == "my.toml, line 13: [card] 'two', symbols: Expected `int`, got `str`."


def test_a_misspelt_field_is_named_with_a_suggestion(tmp_path):
    text = GOOD.replace("symbols = 2", "symbls = 2")

    assert "there is no field 'symbls' here; did you mean 'symbols'?" in complaint(tmp_path, text)
    assert "line 13: [card] 'two'" in complaint(tmp_path, text)


def test_an_unknown_field_that_resembles_nothing_is_named(tmp_path):
    assert "there is no field 'qqqq' here." in complaint(tmp_path, GOOD + "qqqq = 1\n")


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ('size = "smal"', "size: there is no size 'smal'; did you mean 'small'?"),
        ('size = "tiny"', "size: there is no size 'tiny'; there are large and small."),
        ('sizes = ["small", "lage"]', "sizes[1]: there is no sizes 'lage'; did you mean 'large'?"),
        ("rank = 3", "rank: it is one of 1, 2, not 3."),
    ],
)
def test_a_value_that_is_not_listed_is_named_with_those_that_are(tmp_path, field, message):
    text = GOOD.replace("symbols = 2", f"symbols = 2\n{field}")

    assert complaint(tmp_path, text) == f"my.toml, line 14: [card] 'two', {message}"


@pytest.mark.parametrize("empty", ["", "  "])
def test_an_id_has_at_least_one_letter(tmp_path, empty):
    said = complaint(tmp_path, GOOD.replace('id = "two"', f'id = "{empty}"'))

    assert said.startswith("my.toml, line 12: [card]")
    assert said.endswith("id: an id has at least one letter.")


def test_a_mark_that_an_editor_puts_before_the_first_word_does_not_count(tmp_path):
    marked = a_file(tmp_path, b"\xef\xbb\xbf" + GOOD.encode())

    assert marked.read(Schema, "sample").title == "Sample"
    assert marked.digest == a_file(tmp_path, GOOD).digest


def test_a_missing_field_is_named_with_its_entry(tmp_path):
    text = GOOD.replace("symbols = 2\n", "")

    assert complaint(tmp_path, text) == "my.toml, line 11: [card] 'two': Object missing required field `symbols`."


def test_a_field_of_the_file_itself_is_named(tmp_path):
    text = GOOD.replace('title = "Sample"', "title = 3")

    assert complaint(tmp_path, text) == "my.toml, line 2: title: Expected `str`, got `int`."


def test_a_file_that_is_not_toml_is_refused(tmp_path):
    assert complaint(tmp_path, "game = ").startswith("my.toml: not a TOML file:")


def test_a_file_of_another_game_is_refused(tmp_path):
    assert "a card file for 'chess', not for 'sample'" in complaint(tmp_path, 'game = "chess"')


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(BadCardFile, match="none.toml: cannot be read \\(No such file or directory\\)."):
        CardFile(tmp_path / "none.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path):
    with pytest.raises(BadCardFile, match="it is not UTF-8 text"):
        a_file(tmp_path, b"\xff\xfe\x00")


def test_a_game_can_complain_about_an_entry_by_its_id(tmp_path):
    error = a_file(tmp_path, GOOD).about("card", "two", "symbols", "too many")

    assert str(error) == "my.toml, line 13: [card] 'two', symbols: too many."


def test_a_complaint_about_something_that_is_not_there_still_names_the_file(tmp_path):
    card_file = a_file(tmp_path, GOOD)

    assert str(card_file.about("theme", "none", "id", "missing")) == "my.toml, line 1: theme.id: missing."
    assert str(card_file.complaint("", "odd")) == "my.toml, line 1: odd."
    assert str(card_file.complaint(".totals.cards", "wrong")) == "my.toml, line 5: [totals], cards: wrong."


def test_an_unknown_name_comes_with_a_suggestion_or_with_what_there_is():
    assert unknown_name("theme", "phnes", ["phones", "hats"]) == "there is no theme 'phnes'; did you mean 'phones'?"
    assert unknown_name("theme", "zz", ["phones", "hats"]) == "there is no theme 'zz'; there are phones and hats"
