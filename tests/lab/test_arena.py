"""The arena: paired deals, shared wins, ratings, and contests that can be taken up again."""

import pytest

from stardeck.bots import UnknownBot
from stardeck.kernel import BadOptions
from stardeck.lab.arena import FEWEST, Arena
from stardeck.lab.contender import contender
from stardeck.lab.ratings import Ratings
from stardeck.lab.scorebook import Scorebook
from stardeck.lab.series import Lab, Played, Setup
from stardeck.lab.simulate import simulate

PAIRED = Setup(game="rock-the-galaxy", seats=3, bots=("regular", "random", "random"), paired=True)
TWO = Setup(game="rock-the-galaxy", seats=2, bots=("a", "b"), paired=True)


def game_of(number, winners, bots=("a", "b")):
    """A game between two that ended."""
    ranks = tuple(1 if seat in winners else 2 for seat in range(2))
    return Played(number, bots, "end", (1.0, 2.0), winners, 10, ranks=ranks)


def test_every_deal_is_played_once_for_every_way_to_move_on():
    lab = Lab(PAIRED)
    assert [lab.deal_of(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [lab.bots_of(number).index("regular") for number in range(6)] == [0, 1, 2, 0, 1, 2]


def test_all_rotations_of_a_deal_begin_with_the_same_cards(monkeypatch):
    lab = Lab(PAIRED)
    honest, seeds = lab.game.deal, []
    monkeypatch.setattr(
        type(lab.game), "deal", lambda game, seats, seed, *more: seeds.append(seed) or honest(seats, seed, *more)
    )
    for number in range(4):
        lab.play(number)
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]


def test_a_shared_win_is_shared_and_every_game_gives_one_win():
    contest = Arena(TWO, 4)
    for number, winners in enumerate([(0,), (0, 1), (0, 1), (0,)]):
        contest.add(game_of(number, winners))
    found = {one.name: one for one in contest.standings().contestants}
    assert (found["a"].wins.count, found["b"].wins.count) == (3.0, 1.0)
    assert (found["a"].times, found["b"].times) == (1.5, 0.5)


def test_a_bot_on_two_seats_has_twice_the_fair_share():
    contest = Arena(PAIRED, 3)
    for played in simulate(PAIRED, 3):
        contest.add(played)
    found = {one.name: one for one in contest.standings().contestants}
    assert found["random"].fair == pytest.approx(2 / 3)
    assert found["regular"].wins.count + found["random"].wins.count == pytest.approx(3)
    assert contest.standings().contestants[0].name == "regular"


def test_a_clear_result_ends_a_contest_and_an_unclear_one_does_not():
    contest = Arena(TWO, 1000, bar=0.65)
    for number in range(FEWEST - 1):
        contest.add(game_of(number, (0,)))
        assert contest.clear is None
    contest.add(game_of(FEWEST, (0,)))
    assert contest.clear is True

    close = Arena(TWO, 1000, bar=0.65)
    for number in range(100):
        close.add(game_of(number, (0,) if number % 3 else (1,)))
    assert close.clear is None


def test_a_game_that_broke_has_no_figures_but_is_told():
    contest = Arena(TWO, 1)
    contest.add(Played(0, ("a", "b"), wrong="ZeroDivisionError: oh"))
    standings = contest.standings()
    assert (standings.games, standings.broken, standings.examples) == (0, 1, ("game 0: ZeroDivisionError: oh",))


def test_who_wins_more_is_rated_higher_and_surer():
    ratings = Ratings()
    for _ in range(20):
        ratings.add(("a", "b", "b"), (1, 2, 3))
    a, b = ratings.rating("a"), ratings.rating("b")
    assert a.strength > 30 > 25 > b.strength
    assert a.doubt < 25 / 3
    ratings.add(("c", "c"), (1, 2))
    assert ratings.rating("c") is None


def test_a_scorebook_is_taken_up_where_it_was_left(tmp_path):
    path = tmp_path / "games.jsonl"
    whole = list(simulate(PAIRED, 6))
    with Scorebook(path, PAIRED) as book:
        for played in whole[:4]:
            book.add(played)
    with path.open("ab") as file:
        file.write(b'{"number":4,"bo')  # the power went off here
    again = Scorebook(path, PAIRED)
    assert again.played == whole[:4]
    with again as book:
        for played in simulate(PAIRED, 6, first=4):
            book.add(played)
    assert Scorebook(path, PAIRED).played == whole


def test_a_scorebook_of_another_contest_is_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    Scorebook(path, PAIRED)
    with pytest.raises(BadOptions, match="belongs to another contest"):
        Scorebook(path, TWO)
    path.write_text("hello\n")
    with pytest.raises(BadOptions, match="is no scorebook"):
        Scorebook(path, PAIRED)


def test_a_contender_may_have_other_settings():
    assert contender("expert:iterations=7:explore=0.25", 1).manner.changes == {"iterations": 7.0, "explore": 0.25}
    with pytest.raises(BadOptions, match="A bot 'expert' has no 'speed'; it has: blur, crowd, iterations"):
        contender("expert:speed=3", 1)
    with pytest.raises(BadOptions, match="'x' is no number"):
        contender("expert:explore=x", 1)
    with pytest.raises(UnknownBot):
        contender("genius:explore=1", 1)
