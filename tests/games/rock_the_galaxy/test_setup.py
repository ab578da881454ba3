"""Set-up: bands, starting tokens, supply, deck, five cards each, the mic. [specification 5]"""

from collections import Counter

import pytest

from stardeck.games.rock_the_galaxy.events import Dealt, TurnBegan
from stardeck.kernel import numbered_seed

from .positions import CARDS, GAME, fans, random_game, single_supply, singles, told


def dealt(seats, seed=0, **options):
    return GAME.set_up(seats, numbered_seed(seed), options)


def test_a_coloured_band_starts_with_one_single_and_white_noise_with_two_fans():
    """Step 1: every coloured band has 1 single and no fan, White Noise no single and 2 fans."""
    table = dealt(4, bands=["white_noise", "orange_groove", "purple_rays", "green_thrum"])

    assert singles(table) == [0, 1, 1, 1]
    assert fans(table) == [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "supply", "of_a_colour", "in_the_middle"),
    [
        (2, "first", 3, 7),
        (3, "first", 3, 11),
        (4, "first", 2, 15),
        (2, "later", 4, 9),
        (3, "later", 4, 13),
        (4, "later", 3, 18),
    ],
)
def test_the_supply_depends_on_players_and_experience(seats, supply, of_a_colour, in_the_middle):
    """Step 2: the table of singles per played colour and fans."""
    table = dealt(seats, supply=supply)

    assert table.fans == in_the_middle
    assert all(table.singles[band.colour] == of_a_colour for band in table.bands if band.colour >= 0)


def test_singles_of_a_colour_nobody_plays_stay_in_the_box():
    """Step 2: only played colours have singles in the supply."""
    table = dealt(2, bands=["orange_groove", "green_thrum"])

    assert single_supply(table, "purple") == 0
    assert GAME.see(table, None).singles == {"orange": 4, "green": 4}


@pytest.mark.parametrize(
    ("seats", "supply", "extras"), [(2, "later", 15), (3, "first", 13), (4, "later", 4), (4, "first", 7)]
)
def test_all_other_fans_stay_in_the_box_as_extras(seats, supply, extras):
    """Step 2: 24 fans less the supply and the starting fans."""
    assert GAME.see(dealt(seats, supply=supply), None).box_fans == extras


@pytest.mark.parametrize(("advanced", "total"), [(False, 86), (True, 101)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_is_what_is_left_after_five_cards_each(seats, advanced, total):
    """Steps 3 and 4: 86 cards, 101 with the advanced ones; everybody gets 5."""
    table = dealt(seats, advanced_cards=advanced)

    assert [len(band.hand) for band in table.bands] == [5] * seats
    assert len(table.deck) == total - 5 * seats
    held = Counter(table.deck.cards() + [card for band in table.bands for card in band.hand])
    assert held == {card: n for card, n in enumerate(CARDS.copies) if advanced or not CARDS.advanced[card]}


def test_the_first_player_takes_the_mic_and_begins_round_1():
    """Step 5: the mic holder begins."""
    table = dealt(3, first_player=2)

    assert (table.mic, table.active, table.round) == (2, 2, 1)
    assert told(table)[-1] == TurnBegan(2, 1)


def test_cards_are_dealt_clockwise_from_the_first_player_and_only_their_owner_sees_them():
    """Step 4: a hand is dealt face down."""
    table = dealt(3, first_player=1)
    mine = told(table, 1)

    assert [event.seat for event in mine if isinstance(event, Dealt)] == [1, 2, 0]
    assert mine[0].cards == CARDS.names(table.bands[1].hand)
    assert [event.cards for event in mine[1:3]] == [None, None]


def test_random_bands_and_first_player_differ_from_game_to_game():
    """Random bands and a random first player come from the seed."""
    tables = [dealt(2, seed) for seed in range(60)]

    assert {table.mic for table in tables} == {0, 1}
    pairs = {tuple(CARDS.bands[band.band] for band in table.bands) for table in tables}
    coloured = ("orange_groove", "purple_rays", "green_thrum")
    assert pairs == {(one, two) for one in coloured for two in coloured if one != two}


def test_three_players_use_the_three_coloured_bands_and_four_use_all():
    """Bands: White Noise plays only with four, and then always."""
    assert {CARDS.bands[band.band] for band in dealt(3).bands} == {"orange_groove", "purple_rays", "green_thrum"}
    assert len({band.band for band in dealt(4).bands}) == 4


def test_the_same_seed_deals_the_same_game():
    """Randomness comes from one seeded generator."""
    one, two = dealt(4, 7), dealt(4, 7)

    assert [band.hand for band in one.bands] == [band.hand for band in two.bands]
    assert (one.mic, [band.band for band in one.bands]) == (two.mic, [band.band for band in two.bands])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("supply", ["first", "later"])
def test_tokens_and_cards_are_conserved_in_every_position(seats, supply):
    """Invariants of section 5: cards in exactly one place; singles and fans add up to the tables."""
    of_a_colour, in_the_middle = CARDS.supply[supply, seats]
    for table in random_game(seats, 5, supply=supply):
        cards = Counter(table.deck.cards() + table.discards + table.in_play)
        for band in table.bands:
            cards.update(band.hand)
            if band.colour >= 0:
                assert table.singles[band.colour] + band.singles == 1 + of_a_colour
        assert cards == dict(enumerate(CARDS.copies))
        assert table.fans + sum(fans(table)) - table.box == in_the_middle + (2 if seats == 4 else 0)
        assert table.fans >= 0
        assert min(fans(table)) >= 0
