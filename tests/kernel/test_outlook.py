"""The obvious end of what is under way: likings, equal choices, chance that nobody foresees."""

from stardeck.games import game
from stardeck.kernel import KeyedRng, advance, choices, numbered_seed, waiting_for
from stardeck.kernel.outlook import obvious, play_calmly

ROCK = game("rock-the-galaxy")


def a_choice():
    """A table at which somebody can choose, the step, the seat and the choices."""
    table = ROCK.set_up(2, numbered_seed(1))
    while len(choices(table, waiting_for(table)[0])) < 3:
        advance(table, waiting_for(table)[0], choices(table, waiting_for(table)[0])[0])
    seat = waiting_for(table)[0]
    return table, table.agenda[-1], seat, choices(table, seat)


def test_the_obvious_choice_is_the_best_liked_and_of_equal_ones_the_first():
    table, step, seat, can = a_choice()
    assert obvious(table, step, seat, {}) is can[0]
    assert obvious(table, step, seat, {type(step): lambda *_: 0}) is can[0]
    likes = {type(step): lambda _table, _step, _seat, action: can.index(action) % 2}
    assert obvious(table, step, seat, likes) is can[1]
    assert obvious(table, step, seat, {type(step): lambda *args: -can.index(args[3])}) is can[0]


def test_play_stops_where_it_is_calm_and_at_the_end_of_the_game():
    table, _, seat, _ = a_choice()
    play_calmly(table, lambda _: True, {})
    assert waiting_for(table) == (seat,)
    play_calmly(table, lambda now: now.active != seat, {})
    assert table.active != seat
    assert waiting_for(table) == (table.active,)
    play_calmly(table, lambda _: False, {})
    assert waiting_for(table) == ()


def test_chance_of_a_real_game_is_not_used():
    """Two games that differ only in what chance will bring go on alike, and nothing is written into the log."""
    ends = []
    for seed in (1, 2):
        table = ROCK.set_up(2, numbered_seed(1))
        assert isinstance(table.rng, KeyedRng)
        chance = table.rng = KeyedRng(numbered_seed(seed), table.rng.drawn)
        drawn = chance.drawn
        play_calmly(table, lambda now: now.active != 0, {})
        ends.append(ROCK.see(table, 0))
        assert chance.drawn == drawn
        assert table.log is None
    assert ends[0] == ends[1]
