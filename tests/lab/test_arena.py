"""The arena: paired deals, shared wins, ratings, and contests that can be taken up again."""

import msgspec
import pytest

from stardeck.bots import UnknownBot
from stardeck.games import game
from stardeck.kernel import BadOptions
from stardeck.lab.arena import FEWEST, Arena
from stardeck.lab.contender import contender, weights_of
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


def a_book(path, setup=PAIRED, games=3):
    """A scorebook with some games; what is in the file."""
    with Scorebook(path, setup) as book:
        for played in simulate(setup, games):
            book.add(played)
    return path.read_bytes()


def test_a_scorebook_of_another_contest_is_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    before = a_book(path)
    with pytest.raises(BadOptions, match="belongs to another contest"):
        Scorebook(path, TWO)
    assert path.read_bytes() == before


@pytest.mark.parametrize("notes", [b"my precious notes", b"line one\nlast line", b"{}\n", b"\xff\xfe\n"])
def test_a_file_that_is_no_scorebook_stays_as_it_is(tmp_path, notes):
    path = tmp_path / "notes.txt"
    path.write_bytes(notes)
    with pytest.raises(BadOptions, match="is no scorebook"):
        Scorebook(path, PAIRED)
    assert path.read_bytes() == notes


def test_a_first_line_that_was_cut_off_is_written_anew(tmp_path):
    path = tmp_path / "games.jsonl"
    whole = a_book(path)
    path.write_bytes(whole[:30])
    assert a_book(path) == whole


def test_nothing_is_written_before_the_first_game(tmp_path):
    path = tmp_path / "games.jsonl"
    with Scorebook(path, PAIRED):
        pass
    assert path.read_bytes() == b""
    cut = a_book(path) + b'{"number":3,"bo'
    path.write_bytes(cut)
    with Scorebook(path, PAIRED):
        pass
    assert path.read_bytes() == cut


def test_a_scorebook_without_a_game_or_with_one_twice_is_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    head, first, second, third = a_book(path).splitlines(keepends=True)
    for lines in ((head, first, third), (head, first, second, second)):
        path.write_bytes(b"".join(lines))
        with pytest.raises(BadOptions, match="lacks a game or has one twice"):
            Scorebook(path, PAIRED)


def test_a_scorebook_is_not_gone_on_with_other_cards_or_rules(tmp_path, monkeypatch):
    cards, path = tmp_path / "mine.toml", tmp_path / "games.jsonl"
    ours = (game("rock-the-galaxy").folder / "cards.toml").read_text(encoding="utf-8")
    cards.write_text(ours, encoding="utf-8")
    mine = msgspec.structs.replace(PAIRED, cards=str(cards))
    a_book(path, mine)
    moved = cards.rename(tmp_path / "moved.toml")
    assert len(Scorebook(path, msgspec.structs.replace(PAIRED, cards=str(moved))).played) == 3
    cards.write_text(ours.replace("Sound Check", "Tune Up"), encoding="utf-8")
    with pytest.raises(BadOptions, match="other cards or other rules"):
        Scorebook(path, mine)
    cards.write_text(ours, encoding="utf-8")
    monkeypatch.setattr(type(game("rock-the-galaxy")), "rules_version", 99)
    with pytest.raises(BadOptions, match="other cards or other rules"):
        Scorebook(path, mine)


def test_a_scorebook_is_not_gone_on_with_other_weights(tmp_path):
    weights, path = tmp_path / "weights.toml", tmp_path / "games.jsonl"
    weights.write_text("scale = 9\n", encoding="utf-8")
    trial = msgspec.structs.replace(PAIRED, bots=(f"rookie:weights={weights}",))
    a_book(path, trial)
    assert Scorebook(path, trial).played
    weights.write_text("scale = 8\n", encoding="utf-8")
    with pytest.raises(BadOptions, match="other cards"):
        Scorebook(path, trial)


def test_an_older_scorebook_is_gone_on_with_if_it_was_played_with_our_cards(tmp_path):
    path, mine = tmp_path / "games.jsonl", tmp_path / "mine.toml"
    _, *games = a_book(path).splitlines(keepends=True)
    path.write_bytes(b"".join([msgspec.json.encode(PAIRED) + b"\n", *games]))
    assert len(Scorebook(path, PAIRED).played) == 3
    mine.write_bytes((game("rock-the-galaxy").folder / "cards.toml").read_bytes())
    edited = msgspec.structs.replace(PAIRED, cards=str(mine))
    path.write_bytes(b"".join([msgspec.json.encode(edited) + b"\n", *games]))
    with pytest.raises(BadOptions, match="other cards"):
        Scorebook(path, edited)


def test_a_contender_may_have_other_settings():
    assert contender("expert:iterations=7:explore=0.25", 1).manner.changes == {"iterations": 7.0, "explore": 0.25}
    with pytest.raises(BadOptions, match="A bot 'expert' has no 'speed'; it has: blur, iterations"):
        contender("expert:speed=3", 1)
    with pytest.raises(BadOptions, match="'x' is no number"):
        contender("expert:explore=x", 1)
    with pytest.raises(UnknownBot):
        contender("genius:explore=1", 1)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("regular:samples=0", "samples=0: it takes a whole number of at least 1."),
        ("regular:samples=1.5", "samples=1.5: it takes a whole number of at least 1."),
        ("regular:samples=nan", "samples=nan: it takes a number."),
        ("expert:iterations=-3", "iterations=-3: it takes a whole number of at least 1."),
        ("expert:explore=-1", "explore=-1: it takes a number of at least 0."),
        ("expert:explore=inf", "explore=inf: it takes a number."),
        ("rookie:careless=1.5", "careless=1.5: it takes a number from 0 to 1."),
        ("regular:w.scale=nan", "w.scale=nan: it takes a number."),
    ],
)
def test_a_setting_takes_only_numbers_that_make_sense(bot, sentence):
    with pytest.raises(BadOptions) as error:
        contender(bot, 1)
    assert str(error.value) == sentence


def test_a_trial_changes_only_weights_that_the_game_has(tmp_path):
    with pytest.raises(BadOptions, match="Rock the Galaxy has no weight 'nosuch'; there are: scale,"):
        Lab(msgspec.structs.replace(PAIRED, bots=("regular:w.nosuch=3",)))
    other = f"regular:weights={game('space-rocks').folder / 'weights.toml'}"
    with pytest.raises(BadOptions, match="Rock the Galaxy has no weight"):
        Lab(msgspec.structs.replace(PAIRED, bots=(other,)))
    with pytest.raises(BadOptions, match="Leduc poker has no weights that could be changed"):
        Lab(Setup(game="leduc-poker", seats=2, bots=("regular:w.scale=3",)))
    assert Lab(msgspec.structs.replace(PAIRED, bots=("regular:w.scale=-3",))).lineup


def test_a_weights_file_that_holds_none_gets_a_sentence(tmp_path):
    path = tmp_path / "weights.toml"
    for text in ("scale = 'x'", "scale = ", "[scale]\nx = 1", "scale = nan"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadOptions, match="holds no weights: "):
            weights_of(str(path))
    with pytest.raises(BadOptions, match="holds no weights: No such file or directory."):
        weights_of(str(tmp_path / "none.toml"))
    path.write_bytes(b"\xef\xbb\xbfscale = 9")
    assert weights_of(str(path)) == {"w.scale": 9.0}
