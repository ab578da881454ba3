"""What a report says in sentences: as much as the figures carry, and no more."""

import msgspec
import pytest

from stardeck.cli.balance import LADDER
from stardeck.lab import answers
from stardeck.lab.balance import balance, with_ladder
from stardeck.lab.cardstats import CardFigures
from stardeck.lab.naming import card_list
from stardeck.lab.pictures import short_names, span_of
from stardeck.lab.report import page
from stardeck.lab.series import Setup
from stardeck.lab.simulate import run, watched
from tests.lab.made_up import a_game_of, fair_games, games_of_nothing

SPECIES = "ABCDEF"


def report_of(games, asked=None, **setup):
    """A report of made-up games."""
    setup = Setup(**{"game": "space-rocks", "seats": len(games[0].sides), "bots": ("random",)} | setup)
    return balance("A report", setup, asked or len(games), games, card_list(setup))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_fair_games_are_seldom_called_unfair(seats):
    """Up to twelve seats and sides are looked at; one of them is off by chance alone in one report of twenty."""
    reports = [report_of(fair_games(seed, 200, seats, SPECIES)) for seed in range(60)]
    assert sum(answers.fair(found).startswith("No:") for found in reports) <= 6


def test_a_seat_that_wins_too_often_is_named():
    games = [a_game_of(i, 0 if i % 10 < 7 else 1, ((), ())) for i in range(200)]
    told = answers.fair(report_of(games))
    assert told == "No: seat 1 wins 70.0 % (fair: 50.0 %) and seat 2 wins 30.0 % (fair: 50.0 %)."


def test_one_finding_is_told_once_where_every_seat_has_its_own_side():
    """With two players Brouhaha's first seat always plays Chill: the page says so, and what can be done."""
    games = [a_game_of(i, 0 if i % 10 < 7 else 1, ((), ()), ("chill", "forte")) for i in range(200)]
    found = report_of(games, game="brouhaha")
    assert answers.fair(found).startswith("No: seat 1 (Chill) wins 70.0 % (fair: 50.0 %) and seat 2 (Forte) wins")
    assert answers.fair(found).count("70.0") == 1
    assert "Option seat_decks lets them change places" in answers.bound(found)
    assert '--a "seat_decks=chill, forte" --b "seat_decks=forte, chill"' in answers.other_places(found)
    assert "Win rate by side" not in page(found)


def test_sides_on_two_seats_each_are_shown_beside_the_seats():
    games = [a_game_of(i, i % 4, ((),) * 4, ("chill", "forte", "chill", "forte")) for i in range(40)]
    found = report_of(games, game="brouhaha")
    assert "no telling" in answers.bound(found)
    assert "seat_decks" not in answers.bound(found)  # that option is for two
    assert "Win rate by side" in page(found)


def test_sides_that_change_seats_can_be_told_apart():
    found = report_of(fair_games(1, 50, 2, SPECIES))
    assert answers.bound(found) == ""
    assert [one.name for one in found.sides][:2] == ["A: The Manifold Choir", "B: The Undertow"]
    assert "Win rate by side" in page(found)


def test_too_few_games_are_called_too_few_with_a_number_to_aim_at():
    told = answers.cards(report_of(games_of_nothing(1, 20, 2)))
    assert told == "Too few games to judge more than 0 of 40 cards: for half of them it takes about 30 games."
    assert "None stands out" not in told
    assert answers.cards(report_of(games_of_nothing(1, 100, 2))) == "None stands out."


def test_a_number_to_aim_at_is_not_made_up():
    """Everybody always has the card."""
    told = answers.cards(report_of([a_game_of(i, i % 2, (("x",), ("x",))) for i in range(20)]))
    assert told == "Too few games to judge more than 0 of 1 cards."


def test_a_partial_report_says_so_first():
    games = fair_games(1, 30, 2, SPECIES)
    written = page(report_of(games, asked=1000))
    assert "Partial: 30 of 1000 games." in written
    assert written.index("Partial:") < written.index("Is it fair?")
    assert "Partial:" not in page(report_of(games))


def test_a_ladder_that_is_left_out_says_why():
    games = fair_games(1, 30, 2, SPECIES)
    assert answers.skill(report_of(games)) == "Left out, as asked for (--no-ladder)."
    assert "was stopped before, or" in answers.skill(report_of(games, asked=99))
    assert "before its first step" in answers.skill(with_ladder(report_of(games), []))
    assert "meets nobody" in answers.skill(report_of(games, seats=1))


def test_half_a_ladder_says_that_it_is_one(tmp_path):
    from stardeck.lab.arena import Arena

    setup = Setup(game="galaxy-rush", seats=2, bots=("random", "random"))
    contest = Arena(setup, 2)
    for one in run(watched, setup, range(2)):
        contest.add(one.played)
    half = with_ladder(report_of(fair_games(1, 30, 2, SPECIES)), [("rookie", "random", contest)])
    whole = msgspec.structs.replace(half, ladder=half.ladder * len(LADDER))
    assert "stopped before its end" in page(half)
    assert "stopped before its end" not in page(whole)
    assert len(whole.ladder) == answers.RUNGS


def test_choices_have_a_picture():
    assert "choices at a decision, on the average of a game" in page(report_of(fair_games(1, 30, 2, SPECIES)))


def test_long_names_beside_a_picture_stay_different():
    """Brackets go first, but not where they tell two cards apart."""
    names = ["Siltara (desert 3, 1 rocket, research D)", "Moon (storm, 3 points)", "Moon (lava, 2 points, 1 rocket)"]
    assert list(short_names(names).values()) == ["Siltara", "Moon (storm, 3 points)", "Moon (lava, 2 points, 1 r…"]


def test_the_picture_of_cards_shows_0_even_if_all_of_them_win():
    card = CardFigures(card="x", name="X", drawn=40, played=40, rate=1.0, difference=0.3, low=0.2, high=0.4)
    least, most = span_of([card])
    assert least < 0
    assert most > 40


def test_an_interval_that_misses_the_fair_share_by_chance_is_explained():
    """Among six species one is off; with so many that is no finding."""
    for seed in range(40):
        found = report_of(fair_games(seed, 60, 2, SPECIES))
        missed = sum(not one.wins.low <= one.fair <= one.wins.high for one in (*found.seats, *found.sides))
        if missed == 1 and "No advantage" in answers.fair(found):
            assert answers.fair(found).endswith("(1 interval misses it, as happens when 8 are looked at.)")
            return
    pytest.fail("chance alone brings one in every few reports")
