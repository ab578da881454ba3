"""What the game object offers to everybody else: inventory, traces, offers, records."""

import re
from pathlib import Path

import msgspec

from stardeck.games import game
from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush import events as e
from stardeck.kernel import FastRng, Match, choices, numbered_seed, open_for, play_out

from .table_builder import BLUE, CARDS, NAMES, ORANGE, a_table, discover, down, play, the_last_pair, up


def test_the_game_is_registered():
    """Registered so that the command line, simulation and conformance suite work with it at once."""
    assert game("galaxy-rush") is GAME


def test_every_ruling_and_worked_example_has_a_test():
    """One test per ruling of the guide and per worked example W1 to W14, named after it."""
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    rulings = re.findall(r"\*\*(R\d+)\*\*", (GAME.folder / "guide.md").read_text(encoding="utf-8"))

    assert rulings == [f"R{n}" for n in range(1, 48)]
    for name in [*rulings, *(f"W{n}" for n in range(1, 15))]:
        assert f"def test_{name}_" in tests


def test_the_inventory_is_the_box():
    """Cards are conserved: 74 orbit cards, 48 Discoveries, 16 predictions, the 4 Achievements in play."""
    table = GAME.set_up(2, numbered_seed(1))
    start = GAME.inventory(table)
    assert sum(start.values()) == 74 + 48 + 16 + 4
    for card in CARDS.file.orbit:
        assert start[card.id] == card.count

    play_out(table, FastRng(1), 30)
    assert GAME.inventory(table) == start
    play_out(table, FastRng(1))
    assert GAME.inventory(table) == start


def test_a_lost_card_is_noticed():
    """The inventory would show a card that vanished."""
    table = GAME.set_up(2, numbered_seed(1))
    start = GAME.inventory(table)
    table.track[0] = -1

    assert GAME.inventory(table) != start


def test_traces_name_what_came_up():
    """The exhaustive runner notes cards, effects, ways of playing and the end."""

    def traces(event):
        return set(GAME.traces(event, CARDS))

    assert traces(e.Took(BLUE, "orb-comet-10", 2, 1, "down", 1)) == {"card:orb-comet-10", "face:down", "accelerated"}
    assert traces(e.Took(BLUE, "orb-comet-10", 1, 1, "up", 0)) == {"card:orb-comet-10", "face:up"}
    assert traces(e.Started(BLUE, ("ach-five",))) == {"card:ach-five"}
    assert traces(e.SeasonBegan(1, (), ("dis-1-01",))) == traces(e.Refilled(0, "dis-1-01")) == {"card:dis-1-01"}
    assert traces(e.Refilled(0, None)) == set()
    assert traces(e.Discovered(BLUE, "dis-3-01", 0)) == {"discovered:3"}
    assert traces(e.Removed(())) == {"removed"}
    assert traces(e.Declined(BLUE)) == {"declined"}
    assert traces(e.MedalWon(BLUE, 1, 5, 0, True)) == {"medal:tied"}
    assert traces(e.MedalWon(BLUE, 1, 5, 10, False)) == {"medal:won"}
    assert traces(e.Tallied("ach-five", (0, 0))) == {"effect:resource_at_least"}
    assert traces(e.Judged(ORANGE, BLUE, 0, "medals", 6)) == {"card:pre-orange-medals", "effect:medals"}
    assert traces(e.Judged(BLUE, BLUE, 0, "medals", 0)) == {"card:pre-blue-medals"}
    assert traces(e.Ended("four_seasons", BLUE, False)) == {"end:four_seasons"}
    assert traces(e.Predicted(BLUE, BLUE, 0)) == set()


def test_what_is_traced_is_listed():
    """Everything an event can show is in the list of everything."""
    for number in range(20):
        table = GAME.set_up(2, numbered_seed(number))
        play_out(table, FastRng(number))
        for told in table.log:
            assert set(GAME.traces(open_for(told, None), CARDS)) <= GAME.everything(CARDS)


def test_an_offer_explains_what_cannot_be_done():
    """Choices with handles and labels, refusals with reasons."""
    table = a_table("- nebula-10", blue=(1, 1), orange=(0, 2))
    offer = GAME.offer(table, ORANGE, NAMES, CARDS)

    assert len(offer.choices) == 6
    assert {choice.handle for choice in offer.choices} == {"track:1:2", "track:2:1", "track:2:2"}
    assert len(offer.refusals) == 2 * 11 - 6
    assert {refusal.reason.rule for refusal in offer.refusals} == {"Accelerating"}
    assert GAME.offer(table, BLUE, NAMES, CARDS).choices == ()


def test_an_offer_of_discoveries():
    """Every slot can be tried; what cannot be covered says what is lacking."""
    table = a_table("iridium-10 comet-15", pool="1-01 1-05 - -")
    play(table, up(1, 1))
    offer = GAME.offer(table, BLUE, NAMES, CARDS)

    assert offer.choices[0].action == discover(0)
    assert [refusal.reason.why for refusal in offer.refusals] == [
        "You still lack 1 osmium.",
        "There is no card in this slot: the deck of the season is empty.",
        "There is no card in this slot: the deck of the season is empty.",
    ]


def test_an_offer_of_predictions():
    """All predictions of the hand can be placed; nothing is refused."""
    table = the_last_pair()
    play(table, down(6, 1), down(6, 2))
    offer = GAME.offer(table, BLUE, NAMES, CARDS)

    assert (len(offer.choices), offer.refusals) == (6, ())


def test_taking_a_card_can_be_undone_until_something_new_is_seen():
    """Undo is free until chance was used or somebody else decided; a refill of the pool shows something new."""
    match = Match(GAME, 2, {"first_player": "blue"}, seed=numbered_seed(1))
    match.say(BLUE, choices(match.table, BLUE)[1])
    assert match.why_no_undo(BLUE) is None
    match.undo(BLUE)
    assert match.moves == []


def test_a_discovery_shows_a_new_card_and_cannot_be_undone():
    """A refill of the pool turns something new up."""
    match = Match(GAME, 2, seed=numbered_seed(1))
    while True:
        seat = match.waiting[0]
        action = choices(match.table, seat)[0]
        match.say(seat, action)
        if action == discover(0):
            break

    assert match.why_no_undo(seat).why == "Your last choice showed you something new, so it cannot be taken back."


def test_a_copy_shares_nothing_that_changes():
    """No earlier copy may ever change."""
    table = a_table("iridium-10 comet-15", "heroic-flare nebula-10", pool="1-01 - - -", deck="1-02")
    copies = [table.copy()]
    pictures = [msgspec.json.encode(GAME.see(table, None))]
    for action in (up(1, 1), discover(0), up(1, 2), up(2, 1), up(2, 2), down(3, 1)):
        play(table, action)
        copies.append(table.copy())
        pictures.append(msgspec.json.encode(GAME.see(table, None)))

    assert [msgspec.json.encode(GAME.see(copy, None)) for copy in copies] == pictures
    assert len(set(pictures)) == len(pictures)
