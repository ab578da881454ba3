"""Drafting: two cards from a market of nine, one at a time. [specification 6.2]"""

import pytest

from stardeck.games.point_galaxy.events import Drafted, Shown
from stardeck.kernel import waiting_for

from .table_builder import CARDS, SLOTS, a_table, decision, do, may, refusal, slots, told, tops

ALL = [f"draft:{row}:{col}" for row in range(3) for col in range(3)]


def test_any_of_the_nine_cells_may_be_drafted():
    """Choices are listed row by row, the pile tops first."""
    assert may(a_table()) == ALL


def test_R5_both_drafts_are_mandatory():
    """There is no way to pass: after one draft the same player drafts again."""
    table = a_table()
    do(table, "draft:1:0")

    assert (waiting_for(table), decision(table)) == ((0,), "draft")
    assert may(table) == [cell for cell in ALL if cell != "draft:1:0"]


def test_R6_both_drafts_come_before_both_placements():
    """Draft, draft, place, place; the placements in either order."""
    table = a_table()
    do(table, "draft:1:0")

    assert "Draft two cards" in refusal(table, "place:0:new:below")

    do(table, "draft:0:1")

    assert decision(table) == "place"
    assert {choice[:7] for choice in may(table)} == {"place:0", "place:1"}
    assert "Place the cards" in refusal(table, "draft:0:0")


@pytest.mark.parametrize(
    ("first", "second"),
    [("draft:1:0", "draft:2:2"), ("draft:0:0", "draft:0:2"), ("draft:0:1", "draft:1:1"), ("draft:0:0", "draft:0:0")],
)
def test_E9_draft_mixes(first, second):
    """Two planets; two space cards; one of each; a pile's top and then the card beneath it."""
    table = a_table()
    do(table, first, second)

    assert decision(table) == "place"


def test_drafting_from_a_pile_shows_the_next_card_at_once():
    """The next card of that pile shows its space face before the next decision; it may be drafted too."""
    table = a_table()
    table.log = []
    do(table, "draft:0:0")

    assert table.sizes == [17, 18, 17]
    assert [event.card for event in told(table, Shown)] == [tops(table).split()[0]]
    assert "draft:0:0" in may(table)
    assert [(event.card, event.row, event.col) for event in told(table, Drafted)] == [("moon-storm-3", 0, 0)]


def test_a_slot_stays_empty_until_the_end_of_the_turn():
    """Cards do not flip down to refill the market in mid-turn."""
    table = a_table()
    do(table, "draft:2:1")

    assert slots(table) == SLOTS.replace("Driftsand", "-")
    assert "slot is empty" in refusal(table, "draft:2:1")


def test_R10_an_emptied_pile_stays_empty_until_the_end_of_the_turn():
    """The split is part of the end of the turn."""
    table = a_table(sizes=(1, 18, 17))
    do(table, "draft:0:0")

    assert tops(table).split()[0] == "-"
    assert table.sizes == [0, 18, 17]
    assert "pile is empty" in refusal(table, "draft:0:0")
    assert len(may(table)) == 8


# ---------------------------------------------------------------------- the asteroids limit


def test_asteroids_need_an_open_sun():
    """A card may not be drafted if there is no open space above a sun to tuck it."""
    free = a_table(["start-1a"], ["start-2a"], tops="asteroids moon-ocean-3 moon-desert-3")
    full = a_table(["start-1a asteroids"], ["start-2a"], tops="asteroids moon-ocean-3 moon-desert-3")

    assert "draft:0:0" in may(free)
    assert "draft:0:0" not in may(full)
    assert "no open space" in refusal(full, "draft:0:0")


def test_R7_a_sun_drafted_first_makes_room_for_asteroids():
    """Sun first: legal, a pending sun counts. Asteroids first: illegal even if a sun is visible."""
    table = a_table(["start-1a asteroids"], ["start-2a"], tops="sun-duo-lava-ocean asteroids moon-desert-3")

    assert "draft:0:1" not in may(table)

    do(table, "draft:0:0")

    assert "draft:0:1" in may(table)


def test_R8_a_second_asteroids_card_needs_a_second_open_sun():
    """Pending asteroids are subtracted from the open suns."""
    one = a_table(["start-1a"], ["start-2a"], tops="asteroids asteroids moon-desert-3")
    two = a_table(["start-1a", "sun-solo-lava"], ["start-2a"], tops="asteroids asteroids moon-desert-3")
    do(one, "draft:0:0")
    do(two, "draft:0:0")

    assert "draft:0:1" not in may(one)
    assert "draft:0:1" in may(two)


def test_R49_the_starting_sun_counts_for_the_asteroids_limit():
    """It is a sun card like any other: it carries asteroids, scores for the token of suns, and leaves no room."""
    table = a_table(["start-1a"], ["start-2a"], pending="asteroids sun-solo-lava")
    do(table, "place:0:0:asteroids")

    assert table.galaxies[0].systems[0].asteroids == CARDS.piece["asteroids"]
    assert may_or_done(table) == "the sun begins a new system"


def may_or_done(table):
    """The sun could only begin a new system, so it was placed without asking."""
    systems = table.galaxies[0].systems
    done = len(systems) == 2 and systems[1].sun == CARDS.piece["sun-solo-lava"]
    return "the sun begins a new system" if done else may(table)
