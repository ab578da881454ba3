"""The card file: checked whole, with errors that name file, line, entry and field."""

import re

import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.kernel import BadCardFile, numbered_seed

from .table_builder import CARDS

TEXT = (GAME.folder / "cards.toml").read_text(encoding="utf-8")


def read(tmp_path, text):
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.read_cards(path)


def line_of(text, wanted, after=""):
    """The number of the first line with `wanted` after the line with `after`."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if after in line)
    return next(i for i in range(start, len(lines)) if wanted in lines[i]) + 1


def changed(old, new, after=""):
    """The card file with the first `old` after `after` replaced."""
    head, mark, tail = TEXT.partition(after) if after else ("", "", TEXT)
    assert old in tail
    return head + mark + tail.replace(old, new, 1)


def test_the_file_of_the_game_is_accepted(tmp_path):
    """Card data keeps ids and provenance."""
    assert read(tmp_path, TEXT).digest == CARDS.digest


@pytest.mark.parametrize(
    ("after", "old", "new", "field", "message"),
    [
        ("orb-iridium-10", "distance = 10", "distance = 12", "distance", "distances are 10, 15 and 20 au"),
        ("orb-iridium-10", 'resource = "iridium"', 'resource = "iridum"', "resource", "did you mean 'iridium'?"),
        ("orb-iridium-10", 'resource = "iridium"', "", "resource", "there is no resource ''"),
        (
            "orb-comet-10",
            'expedition = "comet"',
            'expedition = "planet"',
            "expedition",
            "are asteroid, comet and nebula",
        ),
        ("orb-comet-10", 'expedition = "comet"', "", "expedition", "a card of this kind needs this field"),
        ("orb-heroic-flare", "reputation = 8", "reputation = 0", "reputation", "a card of this kind needs this field"),
        ("orb-comet-10", "distance = 10", "distance = 10\nreputation = 3", "reputation", "has no such field"),
        ("dis-1-01", "cost = { iridium = 1 }", "cost = { iron = 1 }", "cost", "there is no resource 'iron'"),
        ("dis-1-01", 'gives = "osmium"', 'gives = "osmum"', "gives", "did you mean 'osmium'?"),
        ("dis-1-01", 'gives = "osmium"', "", "gives", "there is no resource ''"),
        ("dis-1-01", 'kind = "moon"', 'kind = "comet"', "kind", "there are moon, planet and star"),
        ("dis-2-01", "reputation = 4", 'reputation = 4\ngives = "osmium"', "gives", "only cards of season 1"),
        ("ach-five", "threshold = 5", "", "threshold", "rule resource_at_least needs this field"),
        ("ach-five", "threshold = 5", "threshold = 5\nper_set = 1", "per_set", "has no such field"),
        ("ach-sets", "per_set = 3", "per_set = 3\nthreshold = 1", "threshold", "rule resource_sets has no such field"),
        ("pre-blue-heroics", 'test = "most_heroics"', 'test = "most_medals"', "test", "here most_heroics is expected"),
        (
            "pre-blue-heroics",
            'test = "most_heroics"',
            'test = "most_fans"',
            "test",
            "no test 'most_fans'; did you mean",
        ),
        ("orb-comet-10", 'name = "Comet"', 'nmae = "Comet"', "nmae", "did you mean 'name'?"),
    ],
)
def test_a_wrong_entry_is_named_with_its_line_and_field(tmp_path, after, old, new, field, message):
    """Errors name the file, the line, the entry and the field."""
    text = changed(old, new, after)
    with pytest.raises(BadCardFile) as error:
        read(tmp_path, text)

    assert str(error.value).startswith("mine.toml, line ")
    assert f"'{after}'" in str(error.value)
    assert f", {field}" in str(error.value)
    assert message in str(error.value)
    if new and field in text.split(after)[1].split("[[")[0]:
        assert f"line {line_of(text, field + ' =', after)}:" in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("orbit = 74", "orbit = 75", "[totals], orbit: the entries are 74, not 75"),
        ("discovery = 48", "discovery = 47", "[totals], discovery: the entries are 48, not 47"),
        ("rocket = 2", "rocket = 3", "[totals], rocket: the entries are 2, not 3"),
        ("orbit_start_board = 1", "orbit_start_board = 2", "[totals], orbit_start_board: the entries are 1, not 2"),
        ("players = 2", "players = 3", "[meta], players"),
        ('game = "galaxy-rush"', 'game = "chess"', "not for 'galaxy-rush'"),
        ('["iridium", "osmium",', '["iridium", "iridium",', "there is no resource 'osmium'"),
        ('["asteroid", "comet",', '["comet", "asteroid",', "[meta], expedition_order"),
        ('id = "medal-2"\nseason = 2', 'id = "medal-2"\nseason = 3', "one medal for each of the seasons"),
        ('id = "rocket-orange"\ncolor = "orange"', 'id = "rocket-orange"\ncolor = "blue"', "one orange rocket"),
        ('id = "medal-2"', 'id = "medal-1"', "this id is used twice"),
        ("table = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]", "table = []", "[scoring.asteroid], table"),
        (
            '"pre-blue-first-orbit"\ncolor = "blue"',
            '"pre-blue-first-orbit"\ncolor = "orange"',
            "blue has 7 predictions",
        ),
    ],
)
def test_numbers_and_names_must_agree(tmp_path, old, new, message):
    """The file is checked against the component counts."""
    with pytest.raises(BadCardFile) as error:
        read(tmp_path, changed(old, new))

    assert message in str(error.value)


def test_R_new1_predictions_come_in_the_order_of_the_action_numbers(tmp_path):
    """Both colours list the eight conditions in their fixed order; another order is refused."""
    text = TEXT.replace('test = "most_heroics"', 'test = "x"').replace('test = "most_medals"', 'test = "most_heroics"')
    with pytest.raises(BadCardFile, match="'pre-blue-heroics', test: here most_heroics is expected"):
        read(tmp_path, text.replace('test = "x"', 'test = "most_medals"'))


def test_the_four_resources_must_be_different(tmp_path):
    """resource_order names four types."""
    text = TEXT.replace("osmium", "iridium").replace("iridium = 1, iridium = 1", "iridium = 1")
    for n in (1, 2, 3):
        for m in (1, 2, 3):
            text = text.replace(f"iridium = {n}, iridium = {m}", f"iridium = {n}")
    text = text.replace('"orb-iridium', '"orb-x-iridium', 3)
    with pytest.raises(BadCardFile, match="the four resources must be different"):
        read(tmp_path, text)


def without_entries(table, keep):
    """The card file with only the first `keep` entries of a table."""
    parts = TEXT.split(f"[[{table}]]\n")
    rest = parts[-1].split("\n# ---", 1)
    return f"[[{table}]]\n".join(parts[: keep + 1]) + ("\n# ---" + rest[1] if len(rest) > 1 else "")


def test_a_stack_needs_six_tokens(tmp_path):
    """Two stacks of 6, 5, 4, 3, 2, 1."""
    text = without_entries("reputation_token", 5)
    with pytest.raises(BadCardFile, match="a stack has at least 6 tokens"):
        read(tmp_path, text)


def test_there_must_be_four_achievements(tmp_path):
    """Four achievements are in play."""
    text = without_entries("achievement", 3)
    with pytest.raises(BadCardFile, match="fewer achievement cards than that"):
        read(tmp_path, text)


def test_a_game_needs_48_orbit_cards(tmp_path):
    """Only 48 of the 74 orbit cards are dealt in a game; fewer would not do."""
    text = without_entries("orbit", 12).replace("orbit = 74", "orbit = 32")
    with pytest.raises(BadCardFile, match="a game needs at least 48 orbit cards"):
        read(tmp_path, text)


def test_medals_may_be_listed_in_any_order(tmp_path):
    """One medal for each season, wherever it stands in the file."""
    swapped = {'"medal-1"\nseason = 1': '"medal-1"\nseason = 4', '"medal-4"\nseason = 4': '"medal-4"\nseason = 1'}
    text = TEXT
    for old, new in swapped.items():
        assert old in text
        text = text.replace(old, new)

    assert read(tmp_path, text).medals == [9, 6, 7, 5]


def test_a_discovery_may_cost_nothing(tmp_path):
    """Costs are in Resources; a card of your own without a cost can always be covered, and says so."""
    catalogue = read(tmp_path, changed("cost = { iridium = 1 }", "cost = {}", "dis-1-01"))
    listed = {card.id: card for card in GAME.card_list(catalogue)}

    assert listed["dis-1-01"].text == "1 reputation. Needs nothing. Counts as 1 osmium."
    assert catalogue.costs[0] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("after", "old"), [("ach-distance-125", "threshold = 125"), ("ach-distance-90", "threshold = 90")]
)
def test_bots_can_judge_achievements_far_out_of_reach(tmp_path, after, old):
    """A card file of your own may ask for any distance: the evaluation stays a number between 0 and 1."""
    catalogue = read(tmp_path, changed(old, "threshold = 1000000", after))
    for number in range(6):
        table = GAME.set_up(2, numbered_seed(number), catalogue=catalogue)
        table.achievements = (catalogue.achievements.index(after),)
        assert 0 < GAME.evaluate(table, 0) < 1


def test_an_owner_may_correct_values(tmp_path):
    """An owner of the printed game can load the real list: other values, costs and counts are fine."""
    text = changed("reputation = 6", "reputation = 8", "medal-2")
    text = text.replace("reputation = 9\ndistance = 10", "reputation = 12\ndistance = 10")
    catalogue = read(tmp_path, text)

    assert catalogue.medals == [5, 8, 7, 9]
    assert catalogue.reputation[catalogue.number["orb-heroic-evacuation"]] == 12
    assert catalogue.digest != CARDS.digest


# ---------------------------------------------------------------------- the list people read


def test_the_card_list_names_every_card_and_its_source():
    """The product says honestly which cards are a reconstruction."""
    listed = {card.id: card for card in GAME.card_list(CARDS)}

    assert len(listed) == 32 + 48 + 13 + 16 + 4
    assert listed["orb-comet-10"].source == "reconstructed"
    assert listed["orb-comet-10"].note == "kind, expedition and name, from the rulebook"
    assert listed["orb-heroic-flare"].text.startswith("8 reputation. Face up: ")
    assert listed["orb-heroic-flare"].text.endswith("Forty ships in convoy, one very warm rear bumper.")
    assert listed["dis-1-05"].text == "2 reputation. Needs 1 iridium and 1 osmium. Counts as 1 palladium."
    assert listed["dis-4-01"].group == "season 4"
    assert listed["ach-sets"].source == "rulebook"
    assert listed["ach-sets"].note == ""
    assert listed["ach-five"].text == "8 reputation: Own at least 5 Resources of one type."
    assert listed["pre-orange-medals"].name == "Will have won the most medals."
    assert listed["pre-orange-medals"].text.startswith("Place it face down on the rocket of the captain")
    assert listed["pre-orange-medals"].group == "orange predictions"
    assert listed["medal-4"].text.startswith("9 reputation.")


@pytest.mark.parametrize("card", CARDS.file.achievement, ids=lambda card: card.id)
def test_the_text_of_an_achievement_says_what_its_rule_counts(card):
    """Card texts and structured data agree: the number, and how it is compared."""
    how = {"at_least": "at least|or more", "exactly": "exactly", "at_most": "or less"}
    numbers = [int(n) for n in re.findall(r"\d+", card.text)]
    compared = [words for ending, words in how.items() if card.rule.endswith(ending)]

    if card.threshold:
        assert numbers[0] == card.threshold
        assert re.search(compared[0], card.text)
    elif card.threshold == 0:
        assert "Have no" in card.text
    elif card.reputation is None:
        assert numbers[0] == (card.per_set or card.per_10_au)
    else:
        assert card.rule == "one_of_each_expedition"
        assert all(kind.title() in card.text for kind in CARDS.expeditions)


def test_the_texts_of_expeditions_say_what_they_score():
    """Card texts and structured data agree: the Asteroid table, pairs of Comets, three Nebulae."""
    text, scoring = CARDS.file.text, CARDS.file.scoring

    assert ", ".join(map(str, scoring.asteroid.table[1:6])) in text["asteroid"]
    assert (scoring.comet.set_size, scoring.comet.set_reputation) == (2, 8)
    assert text["comet"].endswith("every pair of Comets is worth 8.")
    assert (scoring.nebula.set_size, scoring.nebula.set_reputation) == (3, 15)
    assert text["nebula"].endswith("every three Nebulae are worth 15.")


def test_the_guide_agrees_with_the_card_file():
    """Every Achievement stands in the guide with its worth, and so do the medals and the Asteroid table."""
    guide = (GAME.folder / "guide.md").read_text(encoding="utf-8")
    for card, worth in zip(CARDS.file.achievement, CARDS.pays, strict=True):
        assert f"- {card.name}: {worth} " in guide
    assert "worth 5, 6, 7 and 9 in seasons one to four" in guide
    assert "Asteroids " + ", ".join(map(str, CARDS.asteroid_table[1:])) in guide
