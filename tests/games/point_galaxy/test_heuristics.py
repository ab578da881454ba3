"""The evaluation: a chance between 0 and 1, and what it likes."""

import pytest

from stardeck.games.point_galaxy.heuristics import cards_left, rooms, standing
from stardeck.kernel import FastRng, advance, choices, numbered_seed, play_out, waiting_for

from .table_builder import CARDS, GAME, a_galaxy, a_system, a_table, do


def greedy_choice(table):
    """The choice after which the evaluation is best."""
    (seat,) = waiting_for(table)

    def worth(choice):
        after = GAME.redeal(table, seat, FastRng(1))
        advance(after, seat, choice)
        return standing(after, seat, GAME.weights)

    return max(choices(table, seat), key=worth)


def greedy_game(seats, number):
    """Everybody takes the choice with the best evaluation."""
    table = GAME.set_up(seats, numbered_seed(number))
    table.log = None
    while waiting_for(table):
        advance(table, table.active, greedy_choice(table))
    return table


def totals(seats, games):
    return [total for number in range(games) for total in GAME.result(greedy_game(seats, number)).totals[:seats]]


@pytest.mark.parametrize(("seats", "games"), [(2, 6), (4, 3)])
def test_a_one_step_heuristic_reaches_the_scores_of_the_specification(seats, games):
    """Section 13: random play 32, a one-step heuristic 60 to 64; here few games, so a little room is left."""
    scores = totals(seats, games)

    assert 57 <= sum(scores) / len(scores) <= 68


def test_alone_it_defeats_the_easy_automaton():
    """Section 13: about 100 of 100 games against easy."""
    for number in range(3):
        table = GAME.set_up(1, numbered_seed(number), {"solo_difficulty": "easy"})
        while waiting_for(table):
            advance(table, 0, greedy_choice(table))
        assert GAME.result(table).notes["defeated"]


def test_cards_left():
    """26 less what was drafted; pending cards count as drafted."""
    table = a_table()
    assert (cards_left(table, 0), cards_left(table, 1)) == (26, 26)
    do(table, "draft:1:0")
    assert cards_left(table, 0) == 25
    do(table, "draft:0:0", "place:0:new:below")
    assert cards_left(table, 0) == 24


@pytest.mark.parametrize(
    ("system", "room"),
    [
        ("start-1a", (3, 3)),
        ("| lava-3", (4, 2)),
        ("| lava-5 lava-3", (2, 2)),
        ("| lava-1 lava-7", (0, 0)),
        ("| X", (4, 3)),
        ("| lava-5 lava-3 wormhole-a", (3, 2)),
    ],
)
def test_room_beyond_the_ends_of_a_run(system, room):
    """Numbers skipped are burnt; beyond a wormhole they can be had again."""
    assert rooms(a_system(system)) == room


def test_the_evaluation_ends_with_the_result():
    """1 for the winner, 0 for the others, a share of a shared victory."""
    table = GAME.set_up(3, numbered_seed(8))
    play_out(table, FastRng(8))
    final = GAME.result(table)

    assert [GAME.evaluate(table, seat) for seat in range(3)] == [float(seat in final.winners) for seat in range(3)]

    table.galaxies = [a_galaxy("start-1a | Cindra"), a_galaxy("start-2a | Cindra"), a_galaxy("start-3a")]
    assert [GAME.evaluate(table, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_points_are_worth_something():
    """The seat with the better galaxy stands better."""
    table = a_table(["start-1a | lava-1 ocean-2 lava-3 ocean-4"], ["start-2a | lava-1"], turn=2)

    assert GAME.evaluate(table, 0) > 0.5 > GAME.evaluate(table, 1)


def test_solo_compares_with_the_automaton():
    """The more the automaton has, and the harder it is, the worse one stands."""
    galaxy = ["start-1a | lava-1 ocean-2 lava-3 ocean-4 lava-5 ocean-6 lava-7"]
    easy, hard, rich = (a_table(galaxy, solo=level, turn=14) for level in ("easy", "hard", "hard"))
    rich.automaton.loose += [CARDS.piece["sun-solo-lava"]] * 6

    assert GAME.evaluate(easy, 0) > GAME.evaluate(hard, 0) > GAME.evaluate(rich, 0)


def test_asteroids_that_wait_for_their_sun_do_not_confuse_the_evaluation():
    """Both orders of the pending cards are tried."""
    table = a_table(["start-1a asteroids"], ["start-2a"], tops="sun-duo-lava-ocean asteroids moon-desert-3")
    do(table, "draft:0:0")
    before = GAME.evaluate(table, 0)
    after = table.copy()
    advance(after, 0, CARDS.drafts[1])

    assert 0 < before < 1
    assert 0 < GAME.evaluate(after, 0) < 1


def test_all_seven_kinds_of_research_leave_no_next_step():
    """The table ends there."""
    table = a_table(["start-1a", *[f"| wormhole-{kind}" for kind in "abcdefg"]], ["start-2a"])

    assert standing(table, 0, GAME.weights) > standing(table, 1, GAME.weights) + 5
