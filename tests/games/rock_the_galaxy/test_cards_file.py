"""Card files: an owner of the printed game can load the real list, and mistakes are named."""

import pytest

from stardeck.kernel import BadCardFile, FastRng, numbered_seed, play_out

from .positions import CARDS, GAME

TEXT = (GAME.folder / "cards.toml").read_text(encoding="utf-8")


@pytest.fixture
def changed(tmp_path):
    """The card file with one thing changed; the text that is replaced must exist."""

    def change(old, new, after=""):
        at = TEXT.index(old, TEXT.index(after))
        path = tmp_path / "mine.toml"
        path.write_text(TEXT[:at] + new + TEXT[at + len(old) :], encoding="utf-8")
        return path

    return change


def line_of(text, after=""):
    """The line on which this text stands in our file."""
    return TEXT[: TEXT.index(text, TEXT.index(after))].count("\n") + 1


def complaint(path):
    with pytest.raises(BadCardFile) as error:
        GAME.read_cards(path)
    return str(error.value)


def test_our_own_file_is_complete_and_says_where_every_card_comes_from():
    """45 types, 101 cards, each with its provenance."""
    assert len(CARDS.ids) == 45
    assert sum(CARDS.copies) == 101
    assert {card.source for card in CARDS.file.card} == {"rulebook", "reconstructed"}
    assert [CARDS.entry(card).order for card in CARDS.ids] == list(range(1, 46))


def test_the_reconstruction_table_counts_what_the_file_lists():
    """The checksums of the reconstruction fit the cards."""
    cards = CARDS.file.card

    def total(kind, pack=None):
        return sum(card.count for card in cards if card.kind == kind and pack in (None, card.pack))

    assert CARDS.file.reconstruction == {
        "theme_cards": total("theme"),
        "theme_cards_per_color": total("theme") // 3,
        "theme_symbols_per_color": sum(card.count * card.symbols for card in cards if card.color == "green"),
        "basic_music_cards": total("music", "basic"),
        "basic_action_cards": total("action", "basic"),
        "advanced_action_cards": total("action", "advanced"),
        "advanced_music_cards": total("music", "advanced"),
        "distinct_types": len(cards),
        "action_cards_in_full_deck": total("action"),
    }


def test_another_card_list_can_be_played(changed):
    """A list with other numbers is a game of its own: other digest, other deck."""
    path = changed("count = 4", "count = 3", after='id = "hats-1"')
    path.write_text(path.read_text(encoding="utf-8").replace("basic_cards = 86", "basic_cards = 85"), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    at = text.index('id = "hats"')
    path.write_text(
        text[:at] + text[at:].replace("cards = 6", "cards = 5", 1).replace("symbols = 8", "symbols = 7", 1),
        encoding="utf-8",
    )
    mine = GAME.read_cards(path)
    table = GAME.set_up(2, numbered_seed(1), catalogue=mine)
    play_out(table, FastRng(1))

    assert mine.digest != CARDS.digest
    assert sum(GAME.inventory(table)[card] for card in mine.ids) == 100
    assert GAME.result(table) is not None


@pytest.mark.parametrize(
    ("old", "new", "after", "place", "message"),
    [
        # the schema: types, unknown and missing fields
        ("symbols = 2", 'symbols = "two"', 'id = "phones-2"', "[card] 'phones-2', symbols", "Expected `int`, got `str`."),
        ("symbols = 2", "symbls = 2", 'id = "phones-2"', "[card] 'phones-2', symbls", "there is no field 'symbls' here; did you mean 'symbols'?"),
        ("count = 2", "count = 0", 'id = "phones-2"', "[card] 'phones-2', count", "Expected `int` >= 1."),
        ('kind = "theme"', 'kind = "thema"', 'id = "phones-2"', "[card] 'phones-2', kind", "there is no kind 'thema'; did you mean 'theme'?"),
        ('op = "draw", n = 2', 'op = "drow", n = 2', 'id = "sound-check"', "[card] 'sound-check', actions[0].op", "there is no op 'drow'; did you mean 'draw'?"),
        ("singles = 1", "single = 1", "[[scoring.set]]", "[scoring.set], single", "there is no field 'single' here; did you mean 'singles'?"),
        ("players_max = 4", "players_max = 3", "", "players_max", "it is one of 4, not 3."),
        ('id = "phones-2"', 'id = " "', "", "[card] ' ', id", "an id has at least one letter."),
        # options are told, not chosen
        ("[options.supply]", "[options.suply]", "", "[options.suply]", "there is no option 'suply'; did you mean 'supply'?"),
        ("default = 200", "default = 20", "", "[options.max_rounds], default", "it is 200: options are chosen at the table (--option), not in the card list."),
        ('values = ["first", "later"]', 'values = ["first"]', "", "[options.supply], values", "it is ['first', 'later']: options are chosen at the table (--option), not in the card list."),
        ("default = 2", "default = 5", "[options.players]", "[options.players], default", "it is 2: options are chosen at the table (--option), not in the card list."),
        ("default = 200", 'default = 200\nhint = "x"', "", "[options.max_rounds], hint", "there is no field 'hint'; there are values, default and source."),
        ("[presets.standard]", "[presets.party]", "", "[presets.party]", "there is no preset 'party'; there are standard and first_game."),
        ("open_hands = true", "open_hands = false", "[presets.first_game]", "[presets.first_game], open_hands", "it is True: options are chosen at the table (--option), not in the card list."),
        ("open_hands = true", "loud = true", "[presets.first_game]", "[presets.first_game], loud", "there is no field 'loud'; there are supply, advanced_cards, open_hands, bands, first_player, pure_note_sets, max_rounds, dead_rounds and max_actions_per_turn."),
        # names
        ('theme = "phones"', 'theme = "phnes"', 'id = "phones-2"', "[card] 'phones-2', theme", "there is no theme 'phnes'; did you mean 'phones'?"),
        ('color = "orange"', 'color = "orang"', 'id = "skates"', "[theme] 'skates', color", "there is no colour 'orang'; did you mean 'orange'?"),
        ('color = "green"', 'color = "gren"', 'id = "green_thrum"', "[band] 'green_thrum', color", "there is no colour 'gren'; did you mean 'green'?"),
        ('color = "green"', 'color = ""', 'id = "green_thrum"', "[band] 'green_thrum', color", "there is no colour ''; there are orange, purple and green."),
        ('"purple"]', '"blue"]', 'id = "note-orange-purple"', "[card] 'note-orange-purple', colors", "there is no colour 'blue'; there are orange, purple and green."),
        ('id = "white_noise"', 'id = "pink_noise"', "", "[band] 'pink_noise', id", "there is no band 'pink_noise'; did you mean 'white_noise'?"),
        ('color = "orange"', 'color = "green"', 'id = "phones-2"', "[card] 'phones-2', color", "theme phones is orange."),
        # doubles
        ('id = "phones-2"', 'id = "phones-1"', "", "[card] 'phones-1', id", "another card has the same id."),
        ("order = 2", "order = 1", 'id = "phones-2"', "[card] 'phones-2', order", "another card has the same order."),
        ('id = "shades"', 'id = "phones"', "", "[theme] 'phones', id", "another theme has the same id."),
        ("rank = 2", "rank = 1", 'id = "shades"', "[theme] 'shades', rank", "another theme has the same rank."),
        ("order = 2", "order = 1", 'id = "purple"', "[color] 'purple', order", "another color has the same order."),
        ('color = "green"', 'color = "orange"', 'id = "green_thrum"', "[band] 'green_thrum', color", "another band has the same color."),
        ("players = 3", "players = 2", "[[setup]]", "[setup], players", "another setup has the same players."),
        ("symbols = 4", "symbols = 3", "[[scoring.set]]", "[scoring.set], symbols", "another scoring.set has the same symbols."),
        # the fields of a kind
        ("symbols = 2", "", 'id = "phones-2"', "[card] 'phones-2', symbols", "a card of kind theme needs this."),
        ("count = 5", 'count = 5\ncolors = ["green"]', 'id = "sound-check"', "[card] 'sound-check', colors", "a card of kind action has none."),
        ("count = 2", "count = 2\nreturn_fans = 1", 'id = "phones-2"', "[card] 'phones-2', return_fans", "a card of kind theme has none."),
        ('{ op = "draw", n = 2 }', '{ op = "draw" }', 'id = "sound-check"', "[card] 'sound-check', actions", "draw needs number n."),
        ('{ op = "nothing" }', '{ op = "nothing", n = 1 }', "", "[card] 'awkward-silence', actions", "nothing has no number n."),
        ("order = 25", "order = 0", 'id = "note-any"', "[card] 'note-any', order", "Expected `int` >= 1."),
        # numbers that must agree
        ("basic_cards = 86", "basic_cards = 85", "", "[totals], basic_cards", "the basic cards are 86, not 85."),
        ("advanced_cards = 15", "advanced_cards = 16", "", "[totals], advanced_cards", "the advanced cards are 15, not 16."),
        ("cards = 6", "cards = 7", 'id = "hats"', "[theme] 'hats', cards", "the cards of this theme are 6, not 7."),
        ("symbols = 8", "symbols = 9", 'id = "hats"', "[theme] 'hats', symbols", "the symbols of this theme are 8, not 9."),
        ("hand_size = 5", "hand_size = 30", "", "[scoring], hand_size", "the deck must hold at least 120 cards."),
        ("fans = 7", "fans = 25", "[[setup]]", "[setup], fans", "the box has only 24 fans."),
        ("singles_per_played_color = 3", "singles_per_played_color = 5", "[[setup]]", "[setup], singles_per_played_color", "the box has only 5 singles of a colour."),
        ("symbols = 5", "symbols = 6", "[[scoring.set]]", "[scoring.set], symbols", "sets have 3, 4 and 5 symbols."),
        ("yoink_max = 2", "yoink_max = 3", "", "[scoring.set], yoink_max", "at least one of the fans comes from the supply."),
        ("players = [4]", "players = []", "", "[band] 'orange_groove', players", "4 players need 4 bands; there are 3."),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_file_line_entry_and_field(changed, old, new, after, place, message):
    """`mine.toml, line 12: [card] 'hats-1', symbols: …`: where it is and what is wrong."""
    said = complaint(changed(old, new, after))

    assert said.startswith("mine.toml, line ")
    assert said.endswith(f": {place}: {message}")
    number = int(said.removeprefix("mine.toml, line ").split(":")[0])
    near = line_of(old, after)
    somewhere_else = message.startswith(("4 players", "sets have", "the deck")) or not new
    assert number == near or somewhere_else or "\n" in new, said


def test_a_music_card_before_a_theme_card_is_refused(changed):
    """A theme set always starts with a theme card, so themes come first."""
    path = changed("order = 24", "order = 90", after='id = "dogs-2"')

    assert complaint(path).endswith("[card] 'note-any', order: music cards come after all theme cards.")


def test_a_missing_supply_is_named(changed):
    """Every number of players needs its row."""
    row = '[[setup]]\nsupply = "first"\nplayers = 3\nsingles_per_played_color = 3\nfans = 11\nsource = "rulebook"\n'

    assert complaint(changed(row, "")).endswith("[setup]: there is no first supply for 3 players.")


def test_a_missing_field_is_named(changed):
    """Every card says which pack it belongs to."""
    said = complaint(changed('pack = "basic"\n', "", after='id = "phones-2"'))

    assert said.endswith("[card] 'phones-2': Object missing required field `pack`.")


def test_a_file_that_is_no_toml_is_refused(changed):
    """The line and column of the mistake are told."""
    said = complaint(changed("[totals]", "[totals"))

    assert said.startswith("mine.toml: not a TOML file:")
    assert f"line {line_of('[totals]')}" in said


def test_a_file_of_another_game_or_of_none_is_refused(changed):
    """A card file names its game."""
    assert complaint(changed('game = "rock-the-galaxy"', 'game = "point-galaxy"')).endswith(
        "game: this is a card file for 'point-galaxy', not for 'rock-the-galaxy'."
    )
    assert complaint(changed('game = "rock-the-galaxy"\n', "")).endswith(
        "the file does not say that it is for 'rock-the-galaxy'."
    )


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    """Missing, or not text."""
    assert complaint(tmp_path / "nowhere.toml") == "nowhere.toml: cannot be read (No such file or directory)."
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert complaint(path) == "picture.toml: cannot be read (it is not UTF-8 text)."


def test_the_card_list_tells_what_every_card_does_and_where_it_comes_from():
    """In canonical order, with copies, text and provenance."""
    listing = GAME.card_list(CARDS)

    assert [card.id for card in listing] == CARDS.ids
    assert sum(card.count for card in listing) == 101
    assert {card.source for card in listing} == {"rulebook", "reconstructed"}
    assert all(card.text for card in listing)
