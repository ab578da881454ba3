"""Bots are honest, punctual, repeatable, and can say why."""

import os
import subprocess
import sys
from time import perf_counter

import pytest

from stardeck.bots import EXACT, LEVELS, Clock, Thought, UnknownBot, ask, make_bot
from stardeck.bots.blur import blurred
from stardeck.bots.bot import seen_by
from stardeck.bots.explain import explain
from stardeck.bots.searching import HARDLY
from stardeck.bots.settings import Manner, measured
from stardeck.games import OURS, game
from stardeck.kernel import FastRng, advance, choices, numbered_seed, play_out, waiting_for

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def positions(slug, number, decisions=(3, 20, 45)):
    """Some positions of a random game in which somebody really has a choice."""
    found = game(slug)
    seats = found.seats[min(1, len(found.seats) - 1)]
    for n in decisions:
        table = found.set_up(seats, numbered_seed(number + n))
        play_out(table, FastRng(n), n)
        while waiting_for(table) and len(choices(table, waiting_for(table)[0])) == 1:
            play_out(table, FastRng(n), 1)
        if waiting_for(table):
            yield table, waiting_for(table)[0]


def decides_alike(bot, slug, table, seat):
    """Swap everything hidden from the seat: does a bot choose the same, and think the same of it?"""
    found = []
    for world in (table, game(slug).redeal(table, seat, FastRng(9))):
        one = bot()
        found.append((ask(one, game(slug), world, seat, Clock(iterations=12)), one.thoughts))
    return found[0] == found[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("slug", OURS)
def test_a_bot_decides_the_same_whatever_is_hidden_from_it(slug, level):
    """Honest: swap everything hidden, and under the same seed it makes the same choice, whoever else must choose too."""
    for table, _ in positions(slug, 100):
        for seat in waiting_for(table):
            assert decides_alike(lambda: make_bot(level, 7), slug, table, seat)


class Peeping:
    """A bot that looks at a hand that is hidden from it."""

    thoughts = ()

    def __init__(self, table):
        self.table = table

    def choose(self, seen):
        hidden = self.table.bands[1 - seen.seat].hand
        return seen.choices[sum(hidden) % len(seen.choices)]


def test_a_bot_that_peeps_is_found_out():
    """The test of honesty can fail."""
    rock, caught = game("rock-the-galaxy"), 0
    for number in range(100, 110):
        table = rock.set_up(2, numbered_seed(number))
        seat = waiting_for(table)[0]
        worlds = (table, rock.redeal(table, seat, FastRng(9)))
        moves = [ask(Peeping(world), rock, world, seat) for world in worlds]
        caught += moves[0] != moves[1]

    assert caught > 0


@pytest.mark.parametrize("slug", OURS)
def test_nothing_a_bot_gets_leads_to_the_true_table(slug):
    """Not even what `imagine` is made of: the table in it was dealt anew."""
    for table, seat in positions(slug, 150):
        held = [cell.cell_contents for cell in seen_by(game(slug), table, seat).imagine.__closure__]

        assert all(one is not table and getattr(one, "rng", None) is not table.rng for one in held)
        assert sum(type(one) is type(table) for one in held) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("slug", OURS)
def test_every_decision_is_one_of_the_choices(slug, level):
    for table, seat in positions(slug, 200):
        assert ask(make_bot(level, 1), game(slug), table, seat, Clock(iterations=8)) in choices(table, seat)


MOVES = """
from stardeck.bots import LEVELS, Clock, ask, make_bot
from stardeck.games import OURS, game
from tests.bots.test_bots import positions
for slug in OURS:
    for level in LEVELS:
        for table, seat in positions(slug, 300):
            bot = make_bot(level, 5)
            print(slug, level, ask(bot, game(slug), table, seat, Clock(iterations=20)), bot.thoughts)
"""


def test_the_same_seed_and_the_same_iterations_give_the_same_move():
    """In every process, at all levels of all games, down to what it thinks of every choice."""
    found = []
    for number in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": number}
        done = subprocess.run(
            [sys.executable, "-c", MOVES], env=environment, capture_output=True, text=True, check=True
        )
        found.append(done.stdout)

    assert found[0].count("\n") > 3 * len(LEVELS) * len(OURS) - 10
    assert found[0] == found[1]


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_a_bot_keeps_its_time(level):
    """Punctual: it stops when the clock says so; the margin is for a busy machine."""
    for table, seat in positions("rock-the-galaxy", 400):
        start = perf_counter()
        ask(make_bot(level, 5), game("rock-the-galaxy"), table, seat, Clock(seconds=0.15))

        assert perf_counter() - start < 0.15 + 0.5


def test_thinking_leaves_the_true_table_untouched():
    for table, seat in positions("rock-the-galaxy", 500):
        before = (table.rng.drawn, len(table.log), game("rock-the-galaxy").see(table, seat))
        ask(make_bot("expert", 5), game("rock-the-galaxy"), table, seat, Clock(iterations=50))

        assert (table.rng.drawn, len(table.log), game("rock-the-galaxy").see(table, seat)) == before


def test_a_single_choice_is_confirmed_without_thinking():
    table = game("rock-the-galaxy").set_up(2, numbered_seed(1))
    for _ in range(200):
        seat = waiting_for(table)[0]
        can = choices(table, seat)
        if len(can) == 1:
            bot = make_bot("expert", 1)
            assert ask(bot, game("rock-the-galaxy"), table, seat) == can[0]
            assert bot.thoughts == []
            return
        advance(table, seat, can[0])
    raise AssertionError("no single choice came up")


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_bot_says_why_with_chances_and_an_alternative(level):
    rock = game("rock-the-galaxy")
    for table, seat in positions("rock-the-galaxy", 600):
        bot = make_bot(level, 3)
        action = ask(bot, rock, table, seat, Clock(iterations=80))
        view = rock.see(table, seat)
        why = explain(bot.thoughts, rock, view, NAMES, rock.cards)

        assert bot.thoughts[0].action == action
        assert why.startswith(f"“{rock.label(view, action, NAMES, rock.cards)}” wins about ")
        assert "The next best, “" in why or "is about as good." in why


def test_a_careless_move_is_admitted():
    rock = game("rock-the-galaxy")
    table, seat = next(positions("rock-the-galaxy", 700))

    assert explain([], rock, rock.see(table, seat), NAMES, rock.cards) == "It played what came to mind first."


def test_chances_are_told_as_people_say_them():
    """The second choice is the one that the reason is about; nobody hears that a worse choice wins more often."""
    rock = game("rock-the-galaxy")
    table, seat = next(positions("rock-the-galaxy", 700))
    view, (one, two, *_) = rock.see(table, seat), choices(table, seat)
    first, second = [rock.label(view, action, NAMES, rock.cards) for action in (one, two)]

    def told(chance, other, because=""):
        thoughts = [Thought(one, chance, 0.7, because), Thought(two, other, 0.2), Thought(one, 1.0, 0.1)]
        return explain(thoughts, rock, view, NAMES, rock.cards)

    assert told(0.62, 0.6) == f"“{first}” wins about 62 times in 100. The next best, “{second}”, about 60 times in 100."
    assert told(0.62, 0.64) == f"“{first}” wins about 62 times in 100. “{second}” is about as good."
    assert told(0.01, 0.0, "your points").endswith(
        f"once in 100. The next best, “{second}”, hardly ever. What decides is your points."
    )


def test_an_unknown_level_gets_a_sentence():
    with pytest.raises(UnknownBot, match="There is no bot 'genius'; there are: random, rookie"):
        make_bot("genius", 1)


def wins(one, two, games):
    rock = game("rock-the-galaxy")
    won = 0.0
    for number in range(games):
        seat_of_one = number % 2
        bots = [make_bot(one if seat == seat_of_one else two, 10 * number + seat) for seat in range(2)]
        table = rock.set_up(2, numbered_seed(number // 2), preset="first_game", given={"open_hands": False})
        table.log = None
        while waiting_for(table):
            seat = waiting_for(table)[0]
            advance(table, seat, ask(bots[seat], rock, table, seat, Clock(iterations=60)))
        winners = rock.result(table).winners
        won += (seat_of_one in winners) / len(winners)
    return won / games


def test_a_regular_player_beats_a_random_one():
    assert wins("regular", "random", 6) >= 0.8


def test_an_inexact_eye_takes_the_second_best_but_never_a_bad_choice():
    rng = FastRng(3)
    for chances in ([0.5, 0.49, 0.3], [0.01, 0.0099, 0.005], [0.99, 0.9899, 0.97]):  # even, far behind, far ahead
        chosen = set()
        for _ in range(400):
            seen = blurred([*chances, 1.0, 0.0], 0.1, rng)
            assert seen[3:] == [1.0, 0.0]
            assert all(0.0 < chance < 1.0 for chance in seen[:3])
            chosen.add(max((0, 1, 2), key=lambda i: seen[i]))

        assert chosen == {0, 1}
    assert blurred([0.5, 0.49], 0.0, rng) == [0.5, 0.49]


def test_a_level_may_play_differently_with_more_players():
    """What is measured for four and more holds with five; what is changed for a trial holds with any number."""
    rocks = game("space-rocks")
    with_two, with_four, with_five = [Manner("regular", {}).settings(rocks, seats) for seats in (2, 4, 5)]

    assert with_two["blur"] < with_four["blur"] != with_five["blur"]
    assert with_two["samples"] == with_four["samples"] == with_five["samples"]
    assert Manner("expert", {}).settings(rocks, 5) == Manner("expert", {}).settings(rocks, 6)
    assert [Manner("regular", {"blur": 0.0}).settings(rocks, seats)["blur"] for seats in (2, 6)] == [0.0, 0.0]


def test_what_is_measured_is_of_games_levels_and_settings_that_there_are():
    for section, levels in measured().items():
        slug, _, more = section.partition(" ")
        assert slug in ("default", *OURS)
        assert not more or more in [f"{seats}+" for seats in game(slug).seats]
        for level, settings in levels.items():
            assert {name for name in settings if not name.startswith("w.")} <= set(measured()["default"][level])


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_bot_with_an_inexact_eye_believes_in_what_it_plays(level):
    """What it says of its choice is what it saw: nobody hears that another one was better."""
    moves = set()
    for table, seat in positions("galaxy-rush", 600, range(3, 30)):
        bot = make_bot(level, 5, {"blur": 1.0})
        move = ask(bot, game("galaxy-rush"), table, seat, Clock(iterations=40))
        best = bot.thoughts[0]
        serious = [thought for thought in bot.thoughts if thought.share and HARDLY * thought.share >= best.share]

        assert best.action == move
        assert best.chance >= max(thought.chance for thought in serious)
        moves.add(move == ask(make_bot(level, 5, EXACT), game("galaxy-rush"), table, seat, Clock(iterations=40)))

    assert moves == {True, False}
