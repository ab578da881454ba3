"""Names in reports: those people know, no two alike."""

import pytest

from stardeck.games import game
from stardeck.kernel import BadOptions, describe, read_options
from stardeck.lab.naming import name_of, names_of, told_apart
from stardeck.lab.series import Setup
from stardeck.lab.simulate import run, watched

OURS = ("rock-the-galaxy", "point-galaxy", "galaxy-rush", "brouhaha", "space-rocks")


@pytest.mark.parametrize("slug", OURS)
def test_everything_that_games_show_has_a_name_of_its_own(slug):
    setup = Setup(game=slug, seats=2, bots=("random",))
    names, seen = names_of(setup), set()
    for one in run(watched, setup, range(4)):
        seen.update(card for hands in (one.drawn, one.used) for hand in hands for card in hand)
        seen.update(side for side in one.sides if side)
    assert seen <= set(names)
    assert len({names[word] for word in seen}) == len(seen)
    assert not any("_" in names[word] for word in seen)


def test_words_of_events_and_the_names_they_stand_for():
    rocks = names_of(Setup(game="space-rocks", seats=2, bots=("random",)))
    assert (rocks["R1"], rocks["S2"], rocks["U"], rocks["A"]) == (
        "Rock, class 1",
        "Sat, class 2",
        "Planet U",
        "A: The Manifold Choir",
    )
    rush = names_of(Setup(game="galaxy-rush", seats=2, bots=("random",)))
    assert rush["distance"] == "Will have travelled the farthest"
    assert rush["orb-comet-15"] == "Comet (15 au)"
    points = names_of(Setup(game="point-galaxy", seats=2, bots=("random",)))
    assert points["asteroids-r"] == "Asteroids (1 rocket)"
    assert points["moon-lava-2r"] == "Moon (lava, 2 points, 1 rocket)"
    assert names_of(Setup(game="rock-the-galaxy", seats=2, bots=("random",)))["green_thrum"] == "Green Thrum"


def test_names_of_edited_cards_are_the_edited_names(tmp_path):
    text = (game("rock-the-galaxy").folder / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "my.toml").write_text(text.replace('"Green Thrum"', '"Green Hum"'), encoding="utf-8")
    setup = Setup(game="rock-the-galaxy", seats=2, bots=("random",), cards=str(tmp_path / "my.toml"))
    assert names_of(setup)["green_thrum"] == "Green Hum"


def test_names_that_are_alike_have_their_word_beside_them():
    assert told_apart(["a", "b", "c_d"], {"a": "Moon", "b": "Moon"}) == {"a": "Moon (a)", "b": "Moon (b)", "c_d": "c d"}
    assert name_of("x", {}) == "x"


@pytest.mark.parametrize("slug", OURS)
def test_the_option_that_says_who_plays_what_exists(slug):
    chosen = game(slug)
    if not chosen.side_option:
        return
    assert chosen.side_option in {option.name for option in describe(chosen.options)}
    (one,) = run(watched, Setup(game=slug, seats=2, bots=("random",)), range(1))
    read_options(chosen.options, 2, {chosen.side_option: ", ".join(one.sides)}, {})
    with pytest.raises(BadOptions):
        read_options(chosen.options, 2, {chosen.side_option: "nobody, nothing"}, {})
