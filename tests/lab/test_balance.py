"""Balance figures: right on made-up games whose truth is known."""

from itertools import pairwise

import msgspec
import pytest

from stardeck.lab.balance import advantages, balance, seat_name, side_name, tight
from stardeck.lab.cardstats import figures
from stardeck.lab.compare import compare
from stardeck.lab.naming import CardList
from stardeck.lab.pictures import edges_of
from stardeck.lab.report import page, seat_rows, told_chance, write
from stardeck.lab.series import Played, Setup
from stardeck.lab.simulate import run, watched
from stardeck.lab.watching import Watched

SETUP = Setup(game="rock-the-galaxy", seats=2, bots=("random",))
ABOUT = CardList({"good": "Good Card", "dull": "Dull Card"}, "ab" * 32, 1)


def a_game(number, winner, drawn=((), ()), used=((), ()), decisions=10, reason="fans_out"):
    """A made-up game of two."""
    totals = (7.0, 3.0) if winner == 0 else (3.0, 7.0)
    played = Played(number, ("random", "random"), reason, totals, (winner,), decisions, 4, "", (1, 2))
    rows = {"Fans": totals, "Singles": (0.0, 0.0)}
    return Watched(
        played=played, sides=("north", "south"), rows=rows, choices=3.0, free=5, leads=1, settled=0.5, margin=4.0,
        drawn=drawn, used=used,
    )  # fmt: skip


def games_with_a_good_card(n=400):
    """Whoever has `good` wins; `dull` is drawn by both kinds alike and never played."""
    found = []
    for i in range(n):
        winner = i % 2
        cards = [["dull"] if (i // 2) % 2 == seat else ["other"] for seat in (0, 1)]
        cards[winner].append("good")
        cards[1 - winner].append("more")
        drawn = tuple(tuple(one) for one in cards)
        found.append(a_game(i, winner, drawn, tuple(tuple(c for c in one if c != "dull") for one in cards)))
    return found


def test_win_rates_by_seat_and_side():
    games = [a_game(i, 0 if i < 60 else 1) for i in range(100)]
    first, second = advantages(games, seat_name)
    assert (first.name, first.wins.share, first.fair) == ("1", 0.6, 0.5)
    assert second.wins.share == 0.4
    assert [one.name for one in advantages(games, side_name)] == ["north", "south"]
    assert first.score.mean == pytest.approx(0.6 * 7 + 0.4 * 3)


def test_a_shared_win_counts_in_parts():
    game = a_game(0, 0)
    shared = msgspec.structs.replace(game, played=msgspec.structs.replace(game.played, winners=(0, 1)))
    assert [one.wins.share for one in advantages([shared], seat_name)] == [0.5, 0.5]


def test_a_card_that_wins_is_dominant_and_one_that_is_never_played_is_dead():
    found = {row.card: row for row in figures(games_with_a_good_card(), ABOUT.names)}
    good, dull = found["good"], found["dull"]
    assert good.difference == pytest.approx(1.0)
    assert (good.mark, good.rate, good.name) == ("dominant", 1.0, "Good Card")
    assert dull.mark == "dead"
    assert dull.rate == 0.0
    assert dull.difference == pytest.approx(0.0)
    assert dull.low < 0 < dull.high


def test_having_more_cards_is_not_what_a_card_does():
    """Most winners hold ten of twenty cards that do nothing, losers five: plainly, every card looks as if it won."""
    from stardeck.kernel import FastRng

    rng = FastRng(5)
    games = []
    for i in range(400):
        winner = i % 2
        decks = [sorted(range(20), key=lambda _: rng.below(1000)) for _ in (0, 1)]
        rich = winner if rng.below(16) else 1 - winner
        drawn = tuple(tuple(f"c{n}" for n in deck[: 10 if seat == rich else 5]) for seat, deck in enumerate(decks))
        games.append(a_game(i, winner, drawn, drawn))
    found = figures(games, {})
    assert min(row.plain for row in found) > 0.1
    assert max(abs(row.difference) for row in found) < 0.07
    assert not any(row.mark for row in found)


def test_chance_is_corrected_for_the_number_of_cards():
    """40 cards that do nothing: without correction about two would look as if they did."""
    from stardeck.kernel import FastRng

    rng = FastRng(7)
    games = []
    for i in range(300):
        drawn = tuple(tuple(f"c{n}" for n in range(40) if rng.below(2)) for _ in range(2))
        games.append(a_game(i, rng.below(2), drawn, drawn))
    found = figures(games, {})
    assert len(found) == 40
    assert [row.card for row in found if row.mark] == []


def test_too_few_seats_say_nothing():
    (row,) = figures([a_game(0, 0, (("x",), ()), ((), ()))], {})
    assert row.difference is None
    assert row.mark == ""


def test_tight_enough_is_about_every_seat_and_side():
    games = [a_game(i, i % 2) for i in range(1000)]
    assert tight(games, 0.04)
    assert not tight(games, 0.02)
    assert not tight(games[:99], 0.5)


def test_a_page_stands_alone_and_twins_lie_beside_it(tmp_path):
    games = games_with_a_good_card(120)
    found = balance("A report <of> games", SETUP, 120, games, ABOUT)
    text = page(found)
    assert text == page(found)
    assert "A report &lt;of&gt; games" in text
    assert "Good Card" in text
    assert text.count("<svg") >= 6
    for outside in ("http://", "https://", "src=", "@import", "<script"):
        assert outside not in text.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
            "http://creativecommons.org", ""
        )
    paths = write(found, games, tmp_path / "r.html")
    assert [path.name for path in paths] == ["r.html", "r.json", "r.parquet"]
    assert msgspec.json.decode((tmp_path / "r.json").read_bytes())["games"] == 120
    from pyarrow import parquet

    rows = parquet.read_table(tmp_path / "r.parquet").to_pylist()
    assert len(rows) == 240 == len(seat_rows(games))
    assert sum(row["won"] for row in rows) == 120


def test_broken_games_are_told_and_left_out():
    broken = Watched(played=Played(1, ("random", "random"), wrong="oops"))
    found = balance("x", SETUP, 2, [a_game(0, 0), broken], ABOUT)
    assert found.games == 1
    assert found.wrong == ("game 1: oops",)
    assert "oops" in page(found)


def test_alone_the_automaton_has_no_seat(tmp_path):
    """It is on the score sheet and may win, but sits nowhere and has no cards."""
    setup = Setup(game="point-galaxy", seats=1, bots=("random",))
    games = list(run(watched, setup, range(3), 1))
    assert len(games[0].played.totals) == 2
    found = balance("Alone", setup, 3, games, ABOUT)
    assert [one.name for one in found.seats] == ["1"]
    assert len(found.totals) == 3
    assert len(seat_rows(games)) == 3
    assert "Played alone" in page(found)
    assert compare(games, games, {}).games == 3


def test_comparing_pairs_sees_a_small_change_that_is_the_same_everywhere():
    a = [a_game(i, i % 2, decisions=100 + i) for i in range(60)]
    b = [a_game(i, i % 2, decisions=103 + i, used=(("new",), ())) for i in range(60)]
    found = compare(a, b, {"new": "New Card"})
    by_name = {one.name: one for one in found.figures}
    assert by_name["decisions"].change.mean == 3
    assert by_name["decisions"].sure
    assert not by_name["win rate of north"].sure
    assert not by_name["win rate of seat 1"].sure
    assert [card.name for card in found.cards] == ["New Card"]
    assert found.cards[0].change.mean == 0.5


def test_every_bar_of_a_picture_holds_equally_many_whole_numbers():
    """Bars of 1.4 points would hold one or two of them by turns, and show bumps that are not there."""
    for most in (0, 1, 40, 41, 42, 100, 997):
        edges = edges_of([float(number) for number in range(most + 1)])
        widths = {after - before for before, after in pairwise(edges)}

        assert len(widths) == 1
        assert widths.pop().is_integer()
        assert edges[0] < 0
        assert edges[-1] > most
        assert len(edges) <= 43
    assert edges_of([0.5, 2.0]) == 24


def test_a_game_without_points_shows_no_pictures_of_points():
    """In Space Rocks the score only says who has won."""
    setup = Setup(game="space-rocks", seats=2, bots=("random",))
    games = list(run(watched, setup, range(3)))
    written = page(balance("Rocks", setup, 3, games, ABOUT))

    assert "Margin of the winner" not in written
    assert "points ahead" not in written
    assert "whoever wins has 1" in written


def test_a_tiny_chance_is_not_told_as_none():
    assert [told_chance(chance) for chance in (0.0, 0.0004, 0.001, 0.0384)] == ["< 0.001", "< 0.001", "0.001", "0.038"]
