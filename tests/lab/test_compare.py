"""Two sets on the same deals: the same measures as in a balance report, and marks that are rare where nothing changes."""

import pytest

from stardeck.cli.compare import side
from stardeck.kernel import FastRng
from stardeck.lab.balance import advantages, side_name
from stardeck.lab.compare import compare
from stardeck.lab.series import Setup
from stardeck.lab.simulate import run, watched
from tests.lab.made_up import a_game_of, fair_games, games_of_nothing

BASE = Setup(game="brouhaha", seats=2, bots=("random",))


def by_name(found):
    """Figures by their names."""
    return {one.name: one for one in found.figures}


def test_where_nothing_changes_few_comparisons_mark_anything():
    """Some twenty figures and forty cards: without correction every comparison would mark one."""
    marked = cards = 0
    for seed in range(20):
        a, b = (games_of_nothing(2 * seed + one, 100, 2) for one in (0, 1))
        found = compare(a, b, {})
        marked += any(one.sure for one in found.figures)
        cards += bool(found.cards)
    assert marked <= 3
    assert cards <= 3


def test_what_is_the_same_everywhere_is_not_looked_at():
    games = games_of_nothing(1, 50, 2)
    found = compare(games, games, {})
    assert all(one.chance is None and not one.sure for one in found.figures)
    assert found.cards == ()


def test_intervals_stay_those_of_one_figure():
    """Correcting is about marks: an interval is as wide as if the figure stood alone."""
    rng = FastRng(2)
    a = [a_game_of(i, 0, ((), ()), decisions=100 + rng.below(50)) for i in range(80)]
    b = [a_game_of(i, 0, ((), ()), decisions=105 + rng.below(50)) for i in range(80)]
    found = by_name(compare(a, b, {}))["decisions"]
    differences = [y.played.decisions - x.played.decisions for x, y in zip(a, b, strict=True)]
    mean = sum(differences) / 80
    doubt = (sum((one - mean) ** 2 for one in differences) / 79 / 80) ** 0.5
    assert found.change.mean == pytest.approx(mean)
    assert found.change.high - found.change.low == pytest.approx(2 * 1.99 * doubt, rel=1e-3)


def test_wins_of_a_side_are_the_win_rate_of_a_balance_report():
    """Per seat taken, also if a side sits at few tables."""
    a, b = fair_games(1, 120, 2, "ABCDEF"), fair_games(2, 120, 2, "ABCDEF")
    found = by_name(compare(a, b, {"A": "The Choir"}))["win rate of The Choir"]
    assert found.a == pytest.approx(advantages(a, side_name)[0].wins.share)
    assert found.b == pytest.approx(advantages(b, side_name)[0].wins.share)
    assert found.change.mean == pytest.approx(found.b - found.a)
    assert found.change.low < 0 < found.change.high


def test_a_side_that_only_one_of_them_has_is_not_compared():
    a = [a_game_of(i, 0, ((), ()), ("north", "south")) for i in range(10)]
    b = [a_game_of(i, 0, ((), ()), ("north", "west")) for i in range(10)]
    assert [name for name in by_name(compare(a, b, {})) if name.startswith("win rate of")] == [
        "win rate of seat 1",
        "win rate of seat 2",
        "win rate of north",
    ]


@pytest.mark.parametrize(
    ("what", "options", "cards"),
    [
        ("seat_decks=forte, chill", {"seat_decks": "forte, chill"}, None),
        ("seat_decks=forte,chill,final_round=3", {"seat_decks": "forte,chill", "final_round": "3"}, None),
        ("my.toml+final_round=3, gear_sticks=on", {"final_round": "3", "gear_sticks": "on"}, "my.toml"),
        ("base", {}, None),
    ],
)
def test_a_value_may_have_commas(what, options, cards):
    found = side(BASE, what)
    assert (found.options, found.cards) == (options, cards)


def test_a_value_with_a_comma_is_played():
    (game,) = run(watched, side(BASE, "seat_decks=forte, chill, final_round=1"), range(1))
    assert game.sides == ("forte", "chill")
    assert game.played.rounds == 1
