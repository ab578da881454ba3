"""Discoveries: who may choose, what must be owned, what fills the gap. [rules 6 D2, 8]"""

import pytest

from stardeck.games.galaxy_rush.events import Declined, Discovered, Refilled
from stardeck.kernel import why_not

from .table_builder import (
    BLUE,
    DECLINE,
    ORANGE,
    a_table,
    actor,
    discover,
    discoveries,
    down,
    give,
    in_pool,
    options,
    play,
    predict,
    the_last_pair,
    up,
)

IRIDIUM, OSMIUM, PALLADIUM, RUTHENIUM = range(4)


def test_W13_the_second_osmium_pays_for_two_osmium():
    """Own 1 Osmium; play a second Osmium face up; pool shows cost 2 Osmium: legal."""
    table = a_table("osmium-10 comet-15", pool="1-10 - - -")
    give(table, BLUE, up="osmium-15")
    play(table, up(1, 1))

    assert options(table) == [discover(0), DECLINE]


def test_W13_face_down_there_is_no_discovery():
    """Play it face down instead: no D2, distance only."""
    table = a_table("osmium-10 comet-15", pool="1-10 - - -")
    give(table, BLUE, up="osmium-15 osmium-15")
    play(table, down(1, 1))

    assert actor(table) == ORANGE
    assert table.agenda[-1].decision == "turn"
    assert table.captains[BLUE].distance == 10


def test_R12_a_face_down_resource_allows_no_discovery():
    """Does a face-down Resource allow a Discovery? No; face down gives only the distance."""
    table = a_table("iridium-10 comet-15", pool="1-01 1-01 1-01 1-01")
    give(table, BLUE, up="iridium-10")
    play(table, down(1, 1))

    assert table.agenda[-1].decision == "turn"


@pytest.mark.parametrize("card", ["comet-10", "nebula-10", "asteroid-10", "heroic-flare"])
def test_only_a_resource_leads_to_a_discovery(card):
    """If the card was a Resource played face up: D2. Other cards trigger nothing, whatever is owned."""
    table = a_table(f"{card} comet-15", pool="1-01 - - -")
    give(table, BLUE, up="iridium-10")
    play(table, up(1, 1))

    assert table.agenda[-1].decision == "turn"


def test_R13_the_resource_just_played_counts():
    """Does the Resource just played count for the cost? Yes."""
    table = a_table("iridium-10 comet-15", pool="1-01 - - -")
    play(table, up(1, 1))

    assert options(table) == [discover(0), DECLINE]


def test_R14_a_discovery_is_optional():
    """Must a Discovery be taken? Optional, at most one per face-up Resource card."""
    table = a_table("iridium-10 comet-15", pool="1-01 - - -")
    play(table, up(1, 1), DECLINE)

    assert table.captains[BLUE].discoveries == ()
    assert in_pool(table) == "1-01 - - -"
    assert table.log[-1] == Declined(BLUE)
    assert actor(table) == ORANGE


def test_R14_one_resource_card_brings_at_most_one_discovery():
    """At most one Discovery per Resource card played, always."""
    table = a_table("iridium-10 comet-15", pool="1-01 1-05 - -")
    give(table, BLUE, up="osmium-10")
    play(table, up(1, 1), discover(0))

    assert len(table.captains[BLUE].discoveries) == 1
    assert actor(table) == ORANGE


def test_R15_a_gift_does_not_lead_to_a_second_pick():
    """A season-one Discovery gives the Resource that would make a second one affordable: no second pick this turn."""
    table = a_table("iridium-10 comet-15", pool="1-01 1-05 - -")
    play(table, up(1, 1))
    assert options(table) == [discover(0), DECLINE]

    play(table, discover(0))
    assert table.captains[BLUE].resources == [1, 1, 0, 0]
    assert table.affordable(BLUE) == [1]
    assert table.agenda[-1].decision == "turn"


def test_R16_a_gift_does_not_pay_for_its_own_card():
    """Does the Resource printed on a Discovery help to pay for that Discovery? No; it is gained by taking it."""
    table = a_table("iridium-10 comet-15", pool="1-08 1-01 - -")  # 1-08 costs iridium and ruthenium, gives osmium
    give(table, BLUE, up="osmium-10")
    play(table, up(1, 1))

    assert why_not(table, BLUE, discover(0)).why == "You still lack 1 ruthenium."


def test_R17_the_slot_is_refilled_at_once():
    """The replacement goes to the same slot, at once, before the next decision."""
    table = a_table("iridium-10 comet-15", pool="1-05 1-01 1-06 1-07", deck="1-12 1-11")
    play(table, up(1, 1), discover(1))

    assert in_pool(table) == "1-05 1-12 1-06 1-07"
    assert len(table.deck) == 1
    assert table.log[-2:] == [Discovered(BLUE, "dis-1-01", 1), Refilled(1, "dis-1-12")]


def test_R18_an_empty_deck_leaves_the_slot_empty():
    """Season deck runs out: slot stays empty; fewer than four cards offered."""
    table = a_table("iridium-10 iridium-15", pool="1-01 1-05 1-06 1-07")
    play(table, up(1, 1), discover(0))

    assert in_pool(table) == "- 1-05 1-06 1-07"
    assert table.log[-1] == Refilled(0, None)


def test_R18_the_last_card_of_the_deck_still_comes():
    """Season deck runs out: only then a slot stays empty."""
    table = a_table("iridium-10 iridium-15", pool="1-01 1-05 1-06 1-07", deck="1-12")
    play(table, up(1, 1), discover(0))

    assert in_pool(table) == "1-12 1-05 1-06 1-07"
    assert len(table.deck) == 0


def test_R18_an_empty_slot_cannot_be_chosen():
    """Legal: every non-empty slot whose card's cost is covered."""
    table = a_table("iridium-10 comet-15", pool="- 1-01 - -")
    play(table, up(1, 1))

    assert options(table) == [discover(1), DECLINE]
    assert why_not(table, BLUE, discover(0)).why == "There is no card in this slot: the deck of the season is empty."


def test_R19_the_last_card_of_a_season_may_lead_to_a_discovery():
    """Last card of a season is a face-up Resource: D2 happens with the old season's pool, then the medal."""
    table = the_last_pair("iridium-10 osmium-10", pool="1-02 - - -")
    play(table, up(6, 1), up(6, 2))
    assert actor(table) == ORANGE
    assert options(table) == [discover(0), DECLINE]
    assert table.captains[BLUE].medals == table.captains[ORANGE].medals == ()

    play(table, discover(0))
    assert table.captains[ORANGE].discoveries == tuple(discoveries("1-02"))
    assert table.captains[BLUE].medals == (1,)
    assert table.agenda[-1].decision == "prediction"


def test_a_decision_nobody_has_is_skipped_silently():
    """If no slot is affordable the decision is skipped silently."""
    table = a_table("iridium-10 comet-15", pool="1-05 1-06 1-07 1-12")
    play(table, up(1, 1))

    assert actor(table) == ORANGE
    assert len(table.log) == 1


def test_an_empty_pool_is_skipped_too():
    """With nothing in the pool there is nothing to choose."""
    table = a_table("iridium-10 comet-15")
    play(table, up(1, 1))

    assert table.agenda[-1].decision == "turn"


def test_the_actor_discovers_before_anything_else_happens():
    """Who: the same actor, before anything else happens, even when the other rocket is behind."""
    table = a_table("iridium-10 comet-15", pool="1-01 - - -")
    play(table, up(1, 1))

    assert actor(table) == BLUE


def test_resources_are_never_spent():
    """Resources are never spent, so the same Resources may pay for any number of Discoveries, one per Resource card."""
    table = a_table("iridium-10 comet-15", "nebula-10 iridium-15", pool="1-01 1-09 - -")
    play(table, up(1, 1), discover(0), down(1, 2), up(2, 2), discover(1))

    assert table.captains[BLUE].resources == [2, 1, 0, 1]
    assert table.captains[BLUE].discoveries == tuple(discoveries("1-01 1-09"))


@pytest.mark.parametrize(
    ("owned", "covered"),
    [
        ("iridium-10 iridium-10", True),
        ("iridium-10 iridium-10 osmium-10", True),
        ("iridium-10 osmium-10", False),
        ("osmium-10 osmium-10 osmium-10", False),
    ],
)
def test_every_type_of_the_cost_must_be_owned(owned, covered):
    """Cost is covered if for each Resource type owned ≥ cost."""
    table = a_table("palladium-10 comet-15", pool="2-01 1-03 - -", season=2)  # 2-01: iridium 2, palladium 1
    give(table, BLUE, up=owned)
    play(table, up(1, 1))

    assert (discover(0) in options(table)) == covered


def test_the_four_slots_come_in_order_then_decline():
    """Order: slots ascending, then decline."""
    table = a_table("iridium-10 comet-15", pool="1-01 1-05 1-08 1-09")
    give(table, BLUE, up="iridium-10 osmium-10 ruthenium-10")
    play(table, up(1, 1))

    assert options(table) == [discover(0), discover(1), discover(2), discover(3), DECLINE]


def test_what_is_missing_is_named():
    """A refusal says which Resources are lacking."""
    table = a_table("iridium-10 comet-15", pool="1-01 3-12 - -")
    play(table, up(1, 1))

    assert why_not(table, BLUE, discover(1)).why == "You still lack 1 iridium, 1 osmium and 2 ruthenium."


def test_while_discovering_nothing_else_can_be_done():
    """First the Discovery is chosen or declined."""
    table = a_table("iridium-10 comet-15", pool="1-01 - - -")
    play(table, up(1, 1))

    for action in (up(1, 2), predict("medals", BLUE)):
        assert why_not(table, BLUE, action).why == "First choose a Discovery, or decline."


def test_a_later_discovery_gives_no_resource():
    """Only season-one cards also give one Resource."""
    table = a_table("palladium-10 comet-15", pool="2-01 - - -", season=2)
    give(table, BLUE, up="iridium-10 iridium-10")
    play(table, up(1, 1), discover(0))

    assert table.captains[BLUE].resources == [2, 0, 1, 0]
