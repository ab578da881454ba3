"""The search: trees kept within a turn, several processes, clocks."""

from math import inf
from time import perf_counter

import pytest

from stardeck.bots import EXACT, Clock, ask, make_bot
from stardeck.bots.bot import seen_by
from stardeck.bots.ismcts import NOTHING, Node, Search, Walk
from stardeck.bots.searching import tuning
from stardeck.bots.settings import Manner
from stardeck.bots.together import search_together
from stardeck.games import game
from stardeck.kernel import FastRng, advance, choices, numbered_seed, waiting_for

ROCK = game("rock-the-galaxy")


def a_search(table, seat, seed=1):
    seen = seen_by(ROCK, table, seat)
    manner = Manner("expert", {})
    return seen, Search(
        seat, seen.imagine, ROCK.evaluate_all, FastRng(seed), tuning(manner.settings(ROCK, table.seats))
    )


def a_real_choice(number):
    """A table at which one player can choose among several things."""
    table = ROCK.set_up(2, numbered_seed(number))
    while len(waiting_for(table)) > 1 or len(choices(table, waiting_for(table)[0])) < 3:
        advance(table, waiting_for(table)[0], choices(table, waiting_for(table)[0])[0])
    return table, waiting_for(table)[0]


def test_a_level_may_see_weights_in_another_way():
    """In Space Rocks whoever searches is less sure of the evaluation; a bot that was changed is as it was told to be."""
    space = game("space-rocks")
    assert Manner("regular", {}).judged(space, 2).weights.scale == space.weights.scale
    assert Manner("expert", {}).judged(space, 2).weights.scale > space.weights.scale
    assert Manner("expert", {"w.scale": 0.5}).judged(space, 2).weights.scale == 0.5


def test_every_iteration_is_one_visit_of_one_choice():
    table, seat = a_real_choice(1)
    _, search = a_search(table, seat)
    search.run(200, inf)
    assert 100 < search.iterations <= 200
    assert sum(node.visits for node in search.ranking()) == search.iterations


def simultaneous_choices(slug, seats):
    """Tables at which several seats choose at once, and each seat that has a real choice."""
    found = game(slug)
    for number in range(20):
        table, chance = found.set_up(seats, numbered_seed(number)), FastRng(number)
        while waiting := waiting_for(table):
            can = [choices(table, seat) for seat in waiting]
            if len(waiting) > 1 and all(len(some) > 1 for some in can):
                yield from ((found, table, seat) for seat in waiting)
                break
            advance(table, waiting[0], can[0][chance.below(len(can[0]))])


@pytest.mark.parametrize(
    ("slug", "seats"), [("rock-the-galaxy", 2), ("rock-the-galaxy", 4), ("brouhaha", 2), ("brouhaha", 4)]
)
def test_who_chooses_at_the_same_time_as_others_thinks_of_the_own_choice(slug, seats):
    """Every iteration visits one own choice; what others can choose is not among the thoughts."""
    asked = 0
    for found, table, seat in simultaneous_choices(slug, seats):
        bot = make_bot("expert", 3, EXACT | {"reuse": 1})
        chosen = ask(bot, found, table, seat, Clock(iterations=40))
        search, _ = bot.latest
        visits = {node.action: node.visits for node in search.own()}

        assert sum(visits.values()) == search.iterations
        assert visits[chosen] == max(visits.values())
        assert [thought.action for thought in bot.thoughts] == list(
            dict.fromkeys(thought.action for thought in bot.thoughts)
        )
        assert {thought.action for thought in bot.thoughts} <= set(choices(table, seat))
        asked += 1

    assert asked > 4


@pytest.mark.parametrize("slug", ["rock-the-galaxy", "brouhaha"])
def test_when_all_have_chosen_the_tree_goes_on_below_the_own_choice(slug):
    """With two players too: what comes after a simultaneous choice is not mixed with what comes after another one."""
    _, table, seat = next(simultaneous_choices(slug, 2))
    walk = Walk(Node(NOTHING, 1.0), seat)
    mine = {}
    while len(waiting := waiting_for(table)) > 1 or walk.together:
        walk.look(table.agenda[-1], waiting)
        if not walk.together:
            break
        for one in waiting:
            assert walk.node_of(one) is mine.get(one, walk.node)
        child = Node(choices(table, waiting[-1])[0], 1.0)
        walk.go(waiting[-1], child)
        mine[waiting[-1]] = child
        advance(table, waiting[-1], child.action)

    assert set(mine) == {0, 1}
    assert walk.node is mine[seat]


def test_within_a_turn_the_tree_of_the_last_decision_is_kept():
    """If the same seat decides again, what was thought of that is still there; if another one has a real choice, not."""
    kept = fresh = 0
    for number in range(12):
        table, seat = a_real_choice(number)
        _, first = a_search(table, seat)
        first.run(150, inf)
        chosen = first.ranking()[0].action
        advance(table, seat, chosen)
        _, second = a_search(table, seat)
        second.go_on_after(chosen, first)
        visits = sum(node.visits for node in second.root.children.values())
        if waiting_for(table) == (seat,):
            kept += visits > 0
        elif any(len(choices(table, other)) > 1 for other in waiting_for(table)):
            assert visits == 0
            fresh += 1
    assert kept > 0
    assert fresh > 0


def test_two_processes_think_twice_as_much_and_agree_with_themselves():
    table, seat = a_real_choice(2)
    found = []
    for _ in range(2):
        seen, search = a_search(table, seat)
        search_together(search, seen.choices, 300, inf, 2)
        found.append([(node.action, node.visits, node.total) for node in search.ranking()])
        assert 150 < search.iterations <= 300
        assert sum(node.visits for node in search.ranking()) == search.iterations
    assert found[0] == found[1]


def test_processes_keep_the_time_too():
    table, seat = a_real_choice(3)
    bot = make_bot("master", 1, {"processes": 2})
    start = perf_counter()
    assert ask(bot, ROCK, table, seat, Clock(seconds=0.2)) in choices(table, seat)
    assert perf_counter() - start < 0.2 + 0.5  # the margin is for a busy machine
    assert bot.iterations > 0


def test_a_patient_clock_is_no_invitation_to_use_all_the_time():
    assert Clock(9.0).iterations_or(150) > 10**9
    assert Clock(9.0, patient=True).iterations_or(150) == 150
    assert Clock(9.0, iterations=7, patient=True).iterations_or(150) == 7
    assert Clock().iterations_or(150) == 150
    assert Clock(0.0).is_over
    assert not Clock().is_over


def test_a_bot_that_has_no_time_at_all_still_chooses():
    for level in ("rookie", "regular", "expert", "master"):
        table, seat = a_real_choice(4)
        assert ask(make_bot(level, 1), ROCK, table, seat, Clock(seconds=0.0)) in choices(table, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_value_of_a_choice_is_a_chance(seats):
    table = ROCK.set_up(seats, numbered_seed(5))
    bot = make_bot("expert", 1)
    while len(choices(table, waiting_for(table)[0])) == 1:
        advance(table, waiting_for(table)[0], choices(table, waiting_for(table)[0])[0])
    ask(bot, ROCK, table, waiting_for(table)[0], Clock(iterations=100))
    assert all(0.0 <= thought.chance <= 1.0 for thought in bot.thoughts)
    assert sum(thought.share for thought in bot.thoughts) == pytest.approx(1.0)


def test_a_search_stops_when_it_is_decided_and_not_before():
    """What is left out could not have changed the choice."""
    saved = 0
    for number in range(1, 9):
        table, seat = a_real_choice(number)
        _, short = a_search(table, seat)
        _, whole = a_search(table, seat)
        short.run(150, inf)
        for _ in range(150):
            whole.iterate()

        assert short.ranking()[0].action == whole.ranking()[0].action
        assert short.iterations > 75
        saved += whole.iterations - short.iterations

    assert saved > 0
