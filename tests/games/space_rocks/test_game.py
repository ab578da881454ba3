"""Whole games: choices agree with candidates and reasons, logs change nothing, everything is seen, knowledge is true."""

import pytest

from stardeck.games.space_rocks import events as e
from stardeck.games.space_rocks.actions import Colony, Deploy, Home, Reload, Rock, Stop
from stardeck.games.space_rocks.cards import KINDS
from stardeck.games.space_rocks.effects.planets import Expand
from stardeck.games.space_rocks.table import SpaceStep
from stardeck.kernel import FastRng, advance, choices, numbered_seed, open_for, play_out, waiting_for, why_not

from .table_builder import CARDS, GAME, a_table, asked, can, colonies, decision, do, fly, rocks, why

SETTINGS = [
    (2, {}),
    (3, {"turn_actions": "each_once", "homeworld_sats": True}),
    (4, {"backfire_target": "any", "stalemate": "verdict"}),
    (6, {"deck_copies": 1, "reload_rule": "refill"}),
]


def walk(seats, options, number):
    """Every position of a random game."""
    table = GAME.set_up(seats, numbered_seed(number, seats), options)
    chance = FastRng(number)
    while waiting_for(table):
        yield table
        seat = waiting_for(table)[0]
        can = choices(table, seat)
        advance(table, seat, can[chance.below(len(can))])
    yield table


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_choices_are_the_candidates_without_a_reason(seats, options):
    """The hand-tuned list and the reasons tell the same, in the same order."""
    for number, table in enumerate(walk(seats, options, 1)):
        for seat in waiting_for(table) if number % 4 == 0 else ():
            step = table.agenda[-1]
            tried = list(step.candidates(table, seat))
            assert choices(table, seat) == [a for a in tried if why_not(table, seat, a) is None], step
            assert len(choices(table, seat)) <= 60


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_same_game_with_and_without_a_log(seats, options):
    """What is told changes nothing."""
    ends = []
    for keep in (True, False):
        table = GAME.set_up(seats, numbered_seed(4), options)
        table.rng = FastRng(1)
        if not keep:
            table.log = None
        made = play_out(table, FastRng(2))
        ends.append((made, table.ended, table.discards, [colony for p in table.players for colony in p.colonies]))
    assert ends[0] == ends[1]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_knowledge_is_always_true(seats, options):
    """Known cards are in the hands, the known top is the top, and no more of a kind is in the deck than believed."""
    for table in walk(seats, options, 3):
        knowledge = table.knowledge
        deck = table.deck.cards()
        for viewer in range(seats + 1):
            for other, player in enumerate(table.players):
                sure = knowledge.known[viewer * seats + other]
                assert all(player.hand[kind] >= sure.count(kind) for kind in set(sure))
                public = knowledge.known[seats * seats + other]
                assert viewer == other or all(sure.count(kind) >= public.count(kind) for kind in set(public))
            top = knowledge.deck_top[viewer]
            assert list(top) == table.deck.top[::-1][: len(top)]
            row = knowledge.in_deck[viewer * KINDS : (viewer + 1) * KINDS]
            assert all(row[kind] >= deck.count(kind) for kind in range(KINDS))
        assert all(player.size == sum(player.hand) <= 8 for player in table.players)


def test_random_games_show_every_happening():
    """Cards, missions, effects, assists, backfires, lost rocks, cancelled ones, ends."""
    seen = set()
    for number in range(40):
        seats, options = SETTINGS[number % 4]
        *_, table = walk(seats, options, number)
        for event in table.log:
            seen |= set(GAME.traces(open_for(event, None), CARDS))
    wanted = GAME.everything(CARDS)
    assert len(wanted) == 12 + 6 + 36 + 23 + 3 + 6
    assert len(wanted & seen) > 70


def test_traces_of_events():
    """Which of these an event shows."""
    assert set(GAME.traces(e.Flew(0, "a_deep_scan", "S1"), CARDS)) == {"card:a_deep_scan", "effect:peek_hand"}
    assert set(GAME.traces(e.SetUp(0, "C", ()), CARDS)) == {"card:homeworld_c"}
    assert set(GAME.traces(e.Mined(0, "R1"), CARDS)) == {"card:R1"}
    assert set(GAME.traces(e.Deflected(0, "R1", "S1", "assist"), CARDS)) == {"assisted"}
    assert set(GAME.traces(e.Fizzled("R1"), CARDS)) == {"fizzled"}
    assert set(GAME.traces(e.Ended("silence"), CARDS)) == {"end:silence"}
    assert set(GAME.traces(e.Reloaded(0), CARDS)) == set()


def test_a_game_that_is_on_has_no_result():
    """Only the end has one."""
    assert GAME.result(a_table()) is None


def test_a_copy_goes_its_own_way():
    """Nothing that can change is shared."""
    table = a_table(hands=["U R1", "U"])
    copy = table.copy()
    do(copy, Deploy("R1"))
    assert rocks(table, 0) == ""
    assert asked(table) == 0
    assert rocks(copy, 0) == "R1/-"


# ---------------------------------------------------------------------- SLOT


def test_slot_offers_free_hosts_once_each():
    """Own free hosts: colonies by age, rocks by age, the homeworld by option; twins once."""
    table = a_table("AD", ["S1", "U"], ["U V/1 U W", "Z"], rocks=["R1 R2/S1 R1 R2"], homeworld_sats=True)
    do(table, Deploy("S1"))
    assert decision(table) == "slot"
    assert can(table) == [Colony(0, 0), Colony(0, 3), Rock(0, 0), Rock(0, 3), Home(0)]
    assert why(table, Colony(0, 2)) == "It is just like an older one: choose that one."
    assert why(table, Colony(0, 1)) == "There is a sat already, and no sat is ever replaced."
    assert why(table, Rock(0, 1)) == "There is a sat already, and no sat is ever replaced."
    assert why(table, Colony(1, 0)) == "That belongs to somebody else."
    assert why(table, Rock(0, 9)) == "There is no such rock."
    assert why(table, Stop()) == "First choose what the sat is tucked under."
    do(table, Rock(0, 3))
    assert rocks(table, 0) == "R1/- R2/S1 R1/- R2/S1"
    assert colonies(table, 0) == "U/- V/1 U/- W/-"


def test_a_guarded_homeworld_takes_no_second_sat():
    """One sat per host."""
    table = a_table("AD", ["S1", "U"], ["U V", "Z"], homeworld_sats=True)
    table.players[0].home_sat = 2
    do(table, Deploy("S1"))
    assert why(table, Home(0)) == "There is a sat already, and no sat is ever replaced."


# ---------------------------------------------------------------------- reasons of a turn


def test_reasons_why_a_card_is_not_deployed():
    """In the words of the person at the table."""
    table = a_table("AD", ["X U", "U"], deck="")
    assert why(table, Deploy("W")) == "You do not hold this card."
    assert why(table, Deploy("X", True)).startswith("This planet is not habitable for you")
    assert why(table, Deploy("U", True)) == "There is no card to draw."
    assert why(table, Stop()) == "It is your turn: deploy a card, reload, attack or fly a mission."
    assert why(table, fly("a_deep_scan", "S1")).startswith("It needs technology 0 and 1 mining asteroids")


def test_an_expander_without_any_card_is_not_asked():
    """An empty hand holds no planet, as everybody sees."""
    table = a_table("AD", ["U", "U"])
    table.players[0].hand[0] = 0
    table.players[0].size = 0
    assert Expand(1, False).forced(table, 0) == Stop()


def test_every_step_of_ours_says_what_it_decides():
    """A view names the decision."""
    table = a_table("AD", ["U", "U"])
    assert isinstance(table.agenda[-1], SpaceStep)
    assert GAME.see(table, 0).decision == "action"
    do(table, Reload())
