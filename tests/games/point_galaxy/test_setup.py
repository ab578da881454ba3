"""Set-up: piles, market, tokens, starting suns, first player. [specification 5, 6.1]"""

import pytest

from stardeck.games.point_galaxy.events import Flipped, SideChosen, SunDealt, TokensDealt
from stardeck.kernel import BadOptions, numbered_seed, waiting_for

from .table_builder import CARDS, GAME, a_table, decision, do, may, refusal, sun_of, told

SIZES = {1: [18, 18, 17], 2: [18, 18, 17], 3: [27, 26, 26], 4: [35, 35, 35], 5: [44, 44, 43]}
REMOVED = {1: 81, 2: 81, 3: 55, 4: 29, 5: 3}
TOKENS = {1: 10, 2: 10, 3: 12, 4: 14, 5: 16}


def deal(seats, number=0, **given):
    return GAME.set_up(seats, numbered_seed(number), given)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_E1_cards_per_player_count(seats):
    """2 players: 59 cards, 2 x 26 drafted, 7 left; 3: 85; 4: 111; 5: 137; the rest is removed unseen."""
    table = deal(seats)
    below = sum(table.sizes) - 3
    used = sum(table.sizes) + 6

    assert used == 26 * max(2, seats) + 7
    assert len(table.bag) - below == REMOVED[seats]
    assert len(table.supply) == TOKENS[seats]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_R2_three_roughly_equal_piles(seats):
    """Sizes differ by at most one before the market is laid out, larger piles to the left."""
    table = deal(seats)

    assert table.sizes == SIZES[seats]


def test_R3_the_first_flipped_card_goes_to_the_upper_slot():
    """First to the upper, second to the lower slot, columns from left to right."""
    flipped = told(deal(3), Flipped)

    assert [(event.row, event.col) for event in flipped] == [(1, 0), (2, 0), (1, 1), (2, 1), (1, 2), (2, 2)]


def test_all_nine_cells_of_the_market_are_filled():
    """The market shows three space sides and six planets."""
    table = deal(4)

    assert min(table.tops) >= 0
    assert min(table.slots) >= 0
    assert len({*table.tops, *table.slots}) == 9


def test_R4_starting_suns_lie_on_a_random_side():
    """Both sides of every starting sun come up, and no two players get the same sun."""
    seen = set()
    for number in range(60):
        suns = [event.sun for event in told(deal(5, number), SunDealt)]
        assert len({sun[:-1] for sun in suns}) == 5
        seen.update(suns)

    assert seen == {CARDS.names[piece] for piece in range(CARDS.first_side, len(CARDS.names))}


def test_the_starting_sun_forms_system_0_with_an_empty_sequence():
    """It is the first solar system; it carries no symbols."""
    table = deal(3)

    for galaxy in table.galaxies:
        assert len(galaxy.systems) == 1
        assert galaxy.systems[0].cards == ()
        assert galaxy.rockets() == 0


def test_the_supply_is_open_and_in_deal_order():
    """Everybody sees the tokens in the order in which they were dealt."""
    table = deal(2)
    (event,) = told(table, TokensDealt)

    assert event.tokens == GAME.see(table, None).supply
    assert len(set(event.tokens)) == 10


def test_the_first_player_is_random_or_given():
    """`first_player` takes random or a seat."""
    assert {deal(3, number).first for number in range(30)} == {0, 1, 2}
    assert waiting_for(deal(3, 1, first_player=2)) == (2,)
    assert waiting_for(deal(3, 1, first_player="2")) == (2,)  # as a command line gives it
    assert waiting_for(deal(1, 5)) == (0,)


@pytest.mark.parametrize(("seats", "first"), [(3, 3), (3, "3"), (1, 1), (2, -1)])
def test_a_first_player_who_does_not_exist_is_refused(seats, first):
    """Options that contradict each other are refused with a sentence."""
    with pytest.raises(BadOptions, match="first_player takes random or a seat"):
        deal(seats, first_player=first)


def test_a_first_player_who_is_no_seat_at_all_is_refused():
    """The sentence says what the option takes."""
    with pytest.raises(BadOptions, match="cannot be 'me': it takes random, or the number of a seat"):
        deal(3, first_player="me")


def test_turn_order_is_by_seat_wrapping_around():
    """Seats ascend from the first player."""
    table = deal(3, first_player=2)
    order = []
    for _ in range(4):
        order.append(table.active)
        turn = table.turn
        while table.turn == turn:
            do(table, may(table)[-1])

    assert order == [2, 0, 1, 2]


def test_R4_with_the_option_each_player_chooses_a_side_in_turn_order():
    """Picks are public and come before the first draft; earlier picks are visible to later ones."""
    table = deal(3, starting_sun_side="choose", first_player=1)
    sun = sun_of(table, 1, 0)[:-1]

    assert (waiting_for(table), decision(table), may(table)) == ((1,), "side", ["side:a", "side:b"])
    assert "side of your starting sun" in refusal(table, "draft:0:0")

    do(table, "side:b")

    assert sun_of(table, 1, 0) == f"{sun}b"
    assert GAME.see(table, 2).galaxies[1].systems[0].sun == f"{sun}b"
    assert waiting_for(table) == (2,)

    do(table, "side:a", "side:a")

    assert sun_of(table, 2, 0).endswith("a")
    assert [event.seat for event in told(table, SideChosen)] == [1, 2, 0]
    assert (waiting_for(table), decision(table)) == ((1,), "draft")


def test_alone_only_the_human_chooses_a_side():
    """The side of the automaton's starting sun stays random."""
    table = deal(1, starting_sun_side="choose")
    before = table.automaton.loose[:]
    do(table, "side:b")

    assert table.automaton.loose == before
    assert decision(table) == "draft"


def test_the_action_list_has_145_entries():
    """9 drafts, 2 x (27 x 2 + 1) placements, 24 tokens and 2 sides."""
    assert len(a_table().actions) == 9 + 2 * (27 * 2 + 1) + 24 + 2
