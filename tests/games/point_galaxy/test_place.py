"""Placement: sequences, suns, asteroids. [specification 6.3, 7]"""

import pytest

from stardeck.games.point_galaxy.events import Placed
from stardeck.kernel import waiting_for

from .table_builder import CARDS, a_system, a_table, decision, do, may, refusal, sequence, sun_of, told


def fits(text):
    """The numbers that fit above and below a segment written in numbers, top to bottom."""
    names = " ".join("X" if number == "X" else f"lava-{number}" for number in text.split())
    system = a_system(f"| {names}")
    return tuple("".join(n for i, n in enumerate("X1234567") if bits >> i & 1) for bits in (system.above, system.below))


@pytest.mark.parametrize(
    ("segment", "above", "below"),
    [
        ("5 3", "X67", "X12"),
        ("5", "X123467", "X123467"),
        ("7 X", "", "X12345"),
        ("X 7", "X12345", ""),
        ("4 X", "X123567", "X1267"),
        ("X X", "X1234567", "X1234567"),
        ("3 X X", "X124567", "X67"),
        ("6 7", "X12345", ""),
        ("1 7", "", ""),
        ("X X X X X X", "X17", "X17"),
    ],
)
def test_reference_table_of_what_fits(segment, above, below):
    """Legal numbers and whether X fits, at both ends."""
    assert fits(segment) == (above, below)


def places(system, card, rest="moon-storm-2r"):
    """Where a card may go in system 1 of the active player."""
    table = a_table(["start-1a", system], ["start-2a"], pending=f"{card} {rest}")
    return [choice.split(":")[3] for choice in may(table) if choice.startswith("place:0:1")]


def test_E2_running_sequence():
    """Segment 5 (top), 3 (bottom): 6, 7 and X fit above; 1, 2 and X fit below."""
    assert [n for n in ["1", "2", "6", "7"] if "above" in places("| ocean-5 ocean-3", f"lava-{n}")] == ["6", "7"]
    assert [n for n in ["1", "2", "6", "7"] if "below" in places("| ocean-5 ocean-3", f"lava-{n}")] == ["1", "2"]
    assert places("| ocean-5 ocean-3", "X") == ["above", "below"]


@pytest.mark.parametrize("number", "345")
def test_E3_blocked_numbers(number):
    """3, 4 and 5 have no place there; below a wormhole any planet fits, above still only 6, 7 and X."""
    assert places("| ocean-5 ocean-3", f"lava-{number}") == []
    assert places("| ocean-5 ocean-3 wormhole-a", f"lava-{number}") == ["below"]
    assert places("| ocean-5 ocean-3 wormhole-a", "lava-6") == ["above", "below"]


def test_R13_equal_numbers_never():
    """Runs are strict: an equal number never fits."""
    assert places("| ocean-5", "lava-5") == []
    table = a_table(["start-1a", "| ocean-5"], ["start-2a"], pending="lava-5 moon-storm-2r")

    assert "Only 1, 2, 3, 4, 6, 7 and X" in refusal(table, "place:0:1:above")


def test_R14_direction_belongs_to_each_segment():
    """Above the wormhole the run goes down, below it the run may go up."""
    assert places("| lava-5 lava-3 wormhole-a ocean-2 ocean-4", "ocean-5") == ["below"]
    assert places("| lava-5 lava-3 wormhole-a ocean-2 ocean-4", "ocean-7") == ["above", "below"]


def test_R15_the_run_beyond_a_wormhole_is_free():
    """It need not go the other way."""
    assert places("| lava-5 lava-3 wormhole-a ocean-4", "ocean-3") == ["below"]
    assert places("| lava-5 lava-3 wormhole-a ocean-4", "ocean-5") == ["below"]


def test_R16_the_number_of_planet_x_is_never_declared():
    """`4, X` may still become 4-5-6 or 4-3-2: no decision fixes the number."""
    table = a_table(["start-1a", "| lava-4"], ["start-2a"], pending="X moon-storm-2r")
    do(table, "place:0:1:below")

    assert decision(table) == "place"  # the moon, not a number
    assert places("| lava-4 X", "ocean-6") == ["above", "below"]
    assert places("| lava-4 X", "ocean-2") == ["above", "below"]


def test_R17_planet_x_is_1_to_7_and_strictly_between_its_neighbours():
    """Beyond a 7 there is no room for X, and between 4 and 5 there is none either."""
    assert places("| lava-6 lava-7", "X") == ["above"]
    assert places("| lava-4 X", "lava-5") == ["above"]


def test_at_most_seven_planets_fit_into_one_segment():
    """A full run takes nothing more, at either end."""
    full = "| lava-1 ocean-2 lava-3 ocean-4 lava-5 ocean-6 lava-7"

    assert places(full, "X") == []
    table = a_table(["start-1a", full], ["start-2a"], pending="X moon-storm-2r")
    assert "No planet fits" in refusal(table, "place:0:1:below")


def test_R20_moons_do_not_interrupt_a_run():
    """Planets on both sides of a moon belong to the same segment."""
    assert places("| lava-5 moon-lava-3 lava-3", "ocean-4") == []
    assert places("| lava-5 lava-3 moon-lava-3", "ocean-2") == ["below"]


def test_R50_direction_is_set_when_only_one_is_feasible():
    """`X, X` and `4, X` are still open; `7, X` is not."""
    assert places("| X X", "ocean-4") == ["above", "below"]
    assert places("| lava-7 X", "ocean-4") == ["below"]


def test_moons_and_wormholes_go_to_either_end_of_any_sequence():
    """Both may always be placed, or start a system; a lone wormhole has two fresh sides."""
    for card in ("moon-storm-3", "wormhole-b"):
        assert places("| lava-1 lava-7", card) == ["above", "below"]
    assert places("| wormhole-a", "ocean-4") == ["above", "below"]
    assert places("| ocean-4 wormhole-a wormhole-b", "ocean-4") == ["below"]


def test_a_card_placed_above_comes_first_in_the_sequence():
    """`above` is the top, `below` the bottom end."""
    table = a_table(["start-1a", "| lava-4"], ["start-2a"], pending="Caldrix Cindra", slots="- - - - - -")
    do(table, "place:0:1:above", "place:1:1:below")

    assert sequence(table, 0, 1).split()[::2] == ["Caldrix", "Cindra"]


def test_R23_a_planet_into_a_system_that_has_only_a_sun():
    """Legal, one choice."""
    table = a_table(["start-1a"], ["start-2a"], pending="X moon-storm-2r")

    assert may(table)[:2] == ["place:0:0:below", "place:0:new:below"]
    assert "first card of a solar system" in refusal(table, "place:0:0:above")


def test_R24_both_ends_of_a_one_card_sequence_are_offered():
    """Although the results are mirror images."""
    assert places("| lava-4", "ocean-6") == ["above", "below"]


def test_listing_order():
    """k ascending, systems in creation order, above before below, new last."""
    table = a_table(["start-1a | lava-1", "sun-solo-lava", "| lava-4"], ["start-2a"], pending="ocean-3 wormhole-a")

    assert may(table) == [
        "place:0:0:above",
        "place:0:0:below",
        "place:0:1:below",
        "place:0:2:above",
        "place:0:2:below",
        "place:0:new:below",
        "place:1:0:above",
        "place:1:0:below",
        "place:1:1:below",
        "place:1:2:above",
        "place:1:2:below",
        "place:1:new:below",
    ]


def test_a_sun_goes_above_any_system_without_one():
    """However long its sequence is; each system has one sun only."""
    table = a_table(["start-1a", "| lava-1 lava-2", "sun-solo-lava"], ["start-2a"], pending="sun-twin-lava X")

    assert may(table)[:2] == ["place:0:1:sun", "place:0:new:sun"]
    assert "has a sun already" in refusal(table, "place:0:0:sun")
    assert "above the sequence" in refusal(table, "place:0:1:below")

    do(table, "place:0:1:sun")

    assert sun_of(table, 0, 1) == "sun-twin-lava"
    assert len(sequence(table, 0, 1).split()) == 2


def test_cards_placed_above_later_go_between_the_sun_and_the_sequence():
    """The sun is not part of the sequence."""
    table = a_table(["start-1a | lava-4"], ["start-2a"], pending="Caldrix moon-storm-2r")
    do(table, "place:0:0:above")

    assert sequence(table, 0, 0).startswith("Caldrix ")
    assert sun_of(table, 0, 0) == "start-1a"


def test_R9_asteroids_go_to_the_open_sun_with_the_lowest_index():
    """Nothing ever depends on it: exactly one choice."""
    table = a_table(
        ["start-1a asteroids", "| lava-1", "sun-solo-lava", "sun-twin-lava"], ["start-2a"], pending="asteroids X"
    )

    assert [choice for choice in may(table) if choice.startswith("place:0")] == ["place:0:2:asteroids"]
    assert "first open sun" in refusal(table, "place:0:3:asteroids")
    assert "only room for one" in refusal(table, "place:0:0:asteroids")
    assert "above a sun" in refusal(table, "place:0:1:asteroids")


def test_R51_asteroids_cannot_start_a_system_or_be_refused():
    """They must be tucked above a sun in the same turn."""
    table = a_table(["start-1a"], ["start-2a"], pending="asteroids X")

    assert "place:0:new:asteroids" not in may(table)
    assert "above a sun" in refusal(table, "place:0:new:asteroids")
    assert "above a sun" in refusal(table, "place:0:0:below")

    do(table, "place:1:new:below")  # the asteroids follow by themselves

    assert table.galaxies[0].systems[0].asteroids == CARDS.piece["asteroids"]
    assert waiting_for(table) == (1,)


def test_asteroids_without_an_open_sun_wait_for_the_pending_sun():
    """Only the pending sun can be placed first; here both follow by themselves."""
    table = a_table(
        ["start-1a asteroids", "| lava-1"], ["start-2a"], pending="asteroids sun-solo-lava", slots="- - - - - -"
    )

    assert may(table) == ["place:1:1:sun", "place:1:new:sun"]
    assert "place your sun first" in refusal(table, "place:0:0:asteroids")

    do(table, "place:1:1:sun")

    assert table.galaxies[0].systems[1].asteroids >= 0


def test_a_placement_that_is_forced_is_not_asked():
    """A decision with exactly one legal choice is played automatically and logged like any other choice."""
    table = a_table(["start-1a asteroids"], ["start-2a"], tops="sun-solo-lava asteroids moon-ocean-3")
    table.log = []
    do(table, "draft:0:0", "draft:0:1")

    assert waiting_for(table) == (1,)
    assert [(event.card, event.system, event.fresh) for event in told(table, Placed)] == [
        ("sun-solo-lava", 1, True),
        ("asteroids", 1, False),
    ]


def test_a_planet_that_fits_nowhere_begins_a_new_system_by_itself():
    """`new` is always legal, so no turn can get stuck."""
    table = a_table(["start-1a | lava-1 lava-7"], ["start-2a"], pending="X moon-storm-2r")
    do(table, "place:1:0:below")

    assert waiting_for(table) == (1,)
    assert len(table.galaxies[0].systems) == 2


def test_R47_two_pending_cards_with_the_same_face_are_one_choice():
    """The first PLACE offers only k = 0."""
    table = a_table(["start-1a"], ["start-2a"], pending="moon-storm-2r moon-storm-2r")

    assert {choice[:7] for choice in may(table)} == {"place:0"}
    assert "same face" in refusal(table, "place:1:new:below")

    do(table, "place:0:new:below")

    assert {choice[:7] for choice in may(table)} == {"place:1"}
    assert "placed this card already" in refusal(table, "place:0:new:below")


def test_two_equal_asteroids_cards_are_placed_by_themselves():
    """One choice, then one choice again."""
    table = a_table(["start-1a", "sun-solo-lava"], ["start-2a"], tops="asteroids asteroids moon-ocean-3")
    do(table, "draft:0:0", "draft:0:1")

    assert waiting_for(table) == (1,)
    assert [system.asteroids >= 0 for system in table.galaxies[0].systems] == [True, True]


def test_R52_there_is_no_limit_on_systems():
    """A new system gets the next free index, and nobody must use an existing one."""
    table = a_table(["start-1a", *["| moon-lava-3"], *["| X"] * 8], ["start-2a"], pending="ocean-1 moon-ocean-3")

    assert "place:0:new:below" in may(table)
    assert "no solar system 12" in refusal(table, "place:0:11:below")

    do(table, "place:0:new:below")

    assert len(table.galaxies[0].systems) == 11


def test_a_card_may_be_placed_where_it_scores_nothing():
    """Moons may always be placed, even if they would not score."""
    assert places("| wormhole-a", "moon-storm-3") == ["above", "below"]
