"""Who knows what: views, re-dealt tables, private knowledge. [rules 4]"""

import msgspec
import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.kernel import Deck, FastRng, choices, numbered_seed, open_for, play_out, waiting_for

from .table_builder import (
    BLUE,
    CARDS,
    GONE,
    ORANGE,
    a_dealt_table,
    a_table,
    down,
    give,
    play,
    predict,
    the_last_pair,
    up,
)


def in_the_middle(decisions=25, number=1):
    table = GAME.set_up(2, numbered_seed(number))
    play_out(table, FastRng(number), decisions)
    return table


def wire(table, seat):
    return msgspec.json.encode(GAME.see(table, seat))


def test_hidden_differences_make_no_difference_to_a_view():
    """Two states that differ only in what a player cannot see must produce byte-identical views."""
    one = a_dealt_table("comet-15 iridium-10", hands=("heroics medals distance", "expeditions heroics medals"))
    two = a_dealt_table("comet-15 iridium-10", hands=("heroics medals distance", "distance resources discoveries"))
    two.track, two.pool = one.track[:], one.pool[:]
    two.orbit_deck = Deck([], top=one.orbit_deck.cards())
    two.deck = Deck([], top=one.deck.cards())

    assert wire(one, BLUE) == wire(two, BLUE)
    assert wire(one, None) == wire(two, None)
    assert wire(one, ORANGE) != wire(two, ORANGE)


def test_faces_of_placed_predictions_make_no_difference_to_the_other():
    """The faces of the opponent's placed predictions are known only to the player who placed them."""
    tables = []
    for condition in ("heroics", "expeditions"):
        table = the_last_pair()
        play(table, down(6, 1), down(6, 2), predict(condition, ORANGE))
        tables.append(table)

    assert wire(tables[0], ORANGE) == wire(tables[1], ORANGE)
    assert wire(tables[0], BLUE) != wire(tables[1], BLUE)


@pytest.mark.parametrize("decisions", [0, 5, 12, 25, 33])
@pytest.mark.parametrize("seat", [BLUE, ORANGE, None])
def test_a_re_dealt_table_looks_the_same(decisions, seat):
    """A table that the seat cannot tell from the true one: views and choices are identical."""
    table = in_the_middle(decisions)
    for n in range(10):
        other = GAME.redeal(table, seat, FastRng(n))
        assert wire(other, seat) == wire(table, seat)
        assert other.log is None
        if seat is not None:
            assert choices(other, seat) == choices(table, seat)
            mine, true = other.captains[seat], table.captains[seat]
            assert (mine.hand, mine.unused) == (true.hand, true.unused)


def test_a_re_dealt_table_has_all_eight_conditions_of_each_colour():
    """Hidden cards are dealt anew among the hand, the rockets and the box."""
    table = in_the_middle(25)
    for n in range(30):
        other = GAME.redeal(table, BLUE, FastRng(n))
        orange = other.captains[ORANGE]
        placed = [card % 8 for stack in other.stacks for card in stack if card // 8 == ORANGE]
        assert sorted([*orange.hand, *orange.unused, *placed]) == list(range(8))
        mine = [[card for card in stack if card // 8 == BLUE] for stack in other.stacks]
        assert mine == [[card for card in stack if card // 8 == BLUE] for stack in table.stacks]


def test_every_hidden_prediction_is_imagined_sooner_or_later():
    """Nothing is copied from the truth: each place can hold each condition."""
    table = the_last_pair()
    play(table, down(6, 1), down(6, 2), predict("heroics", ORANGE))
    seen = {GAME.redeal(table, ORANGE, FastRng(n)).stacks[ORANGE][0] for n in range(200)}

    assert seen == set(range(8))


def test_decks_are_re_dealt_without_an_order():
    """The order of face-down decks is nobody's knowledge: imagined tables do not draw what the true one will."""
    table = a_dealt_table("comet-15 iridium-10", decks=("1-01 1-02 1-03 1-04 1-05 1-06", "2-01", "3-01", "4-01"))
    other = GAME.redeal(table, BLUE, FastRng(1))

    assert table.deck.top
    assert not other.deck.top
    assert not other.orbit_deck.top
    assert all(not deck.top for deck in other.later)
    assert sorted(other.deck.cards()) == sorted(table.deck.cards())


def test_what_is_imagined_does_not_depend_on_the_true_order_of_a_deck():
    """Swap what is hidden, the same chance imagines the same: the order of a deck reaches nobody."""
    one = a_dealt_table("comet-15 iridium-10", decks=("1-01 1-02 1-03 1-04 1-05 1-06", "2-01 2-02", "", ""))
    two = a_dealt_table("comet-15 iridium-10", decks=("1-01 1-02 1-03 1-04 1-06 1-05", "2-02 2-01", "", ""))
    two.track = one.track[:]
    two.orbit_deck = Deck([], top=list(reversed(one.orbit_deck.cards())))

    ends = []
    for table in (one, two):
        other = GAME.redeal(table, BLUE, FastRng(5))
        other.log = []
        play_out(other, FastRng(6))
        ends.append((wire(other, BLUE), [open_for(told, None) for told in other.log]))
    assert ends[0] == ends[1]


def test_sizes_of_decks_and_what_was_left_in_the_pool_are_public():
    """Season decks: sizes public, faces to nobody; discovery discard: all see what was face up, nobody what never was."""
    table = the_last_pair(pool="1-01 - 1-02 1-03", deck="1-04 1-05")
    assert (GAME.see(table, None).deck, GAME.see(table, None).later) == (2, (12, 12, 12))
    play(table, down(6, 1), down(6, 2), predict("heroics", BLUE), predict("medals", BLUE))

    for viewer in (BLUE, ORANGE, None):
        view = GAME.see(table, viewer)
        assert (view.deck, view.later, view.orbit_deck) == (8, (12, 12), 74 - 12)
        assert view.discards == ("dis-1-01", "dis-1-02", "dis-1-03")
        assert b"dis-1-04" not in wire(table, viewer)


def test_the_first_to_predict_tells_the_second_nothing():
    """Being asked, offered and refused betrays nothing: the same for every card the other may have placed."""
    seen = []
    for condition in ("expeditions", "heroics", "discoveries"):
        table = the_last_pair()
        play(table, down(6, 1), down(6, 2), predict(condition, BLUE))
        seen.append((wire(table, ORANGE), GAME.offer(table, ORANGE, ("Ann", "Bob"), CARDS), waiting_for(table)))

    assert seen[0] == seen[1] == seen[2]


def test_playing_an_imagined_table_leaves_the_true_one_alone():
    """Copies share nothing that can change, the decks of later seasons included."""
    table = in_the_middle(3)
    before = [sorted(deck.cards()) for deck in (table.orbit_deck, table.deck, *table.later)]
    for n in range(5):
        play_out(GAME.redeal(table, BLUE, FastRng(n)), FastRng(n))
        play_out(table.copy(), FastRng(n))

    assert [sorted(deck.cards()) for deck in (table.orbit_deck, table.deck, *table.later)] == before
    assert table.season == 1


def test_after_scoring_nothing_is_hidden():
    """All faces become public at scoring; what is unused is known by elimination."""
    table = in_the_middle(10**6)
    other = GAME.redeal(table, None, FastRng(1))

    assert GAME.hidden(table, None) == GAME.hidden(table, BLUE) == ()
    assert other.stacks == table.stacks
    assert GAME.result(other) == GAME.result(table)


def test_hidden_names_the_others_predictions():
    """Legitimate private knowledge is exactly: your prediction hand and the faces of the predictions you placed."""
    table = a_dealt_table("comet-15 iridium-10", hands=("expeditions heroics discoveries", "resources distance medals"))

    assert GAME.hidden(table, BLUE) == [((3, 4, 5), (0, 1, 2, 6, 7), [[], []])]
    assert len(GAME.hidden(table, None)) == 2
    table.stacks = [(0, 8 + 6), (8 + 7, 1)]
    assert GAME.hidden(table, BLUE)[0][2] == [[8 + 6], [8 + 7]]
    assert GAME.hidden(table, ORANGE)[0][2] == [[0], [1]]


def test_R47_the_removed_pile_is_public_and_cards_can_be_counted():
    """May a player look through the removed pile or count cards? Yes, it is public."""
    table = a_table("comet-10 comet-15")
    play(table, down(2, 1), down(2, 2))

    for viewer in (BLUE, ORANGE, None):
        assert GAME.see(table, viewer).removed == ("orb-comet-10", "orb-comet-15")
    dealt = in_the_middle(0)
    unseen = GAME.see(dealt, None).unseen
    for card, name in enumerate(CARDS.ids):
        assert unseen[name] == CARDS.copies[card] - dealt.track.count(card)


# ---------------------------------------------------------------------- the rest of the view


def test_the_view_says_why_it_is_your_turn():
    """Whose turn and why: behind, or even in orbit 1."""
    table = a_table()
    assert GAME.see(table, BLUE).why == "first_orbit"
    play(table, down(1, 1))
    assert GAME.see(table, BLUE).why == "behind"
    assert GAME.see(table, BLUE).waiting == (ORANGE,)


def test_the_view_shows_what_a_flight_would_remove_and_leave():
    """Which cards a choice would remove or leave to the opponent."""
    table = a_table("- nebula-10", "comet-10 comet-15", blue=(1, 1), orange=(0, 2))
    flights = {(flight.column, flight.orbit): flight for flight in GAME.see(table, None).flights}

    assert set(flights) == {(1, 2), (2, 1), (2, 2)}
    assert flights[1, 2].removes == ()
    assert flights[1, 2].next == BLUE
    assert flights[1, 2].leaves == ((2, 1), (2, 2), (3, 1), (3, 2))
    assert flights[2, 1].removes == ("orb-nebula-10",)
    assert flights[2, 1].leaves == ((2, 2), (3, 1), (3, 2))


def test_the_last_flight_of_a_season_leaves_nothing():
    """Flying to the last card ends the season; between seasons nobody flies."""
    table = the_last_pair()
    play(table, down(6, 1))
    (flight,) = GAME.see(table, ORANGE).flights
    assert (flight.next, flight.leaves) == (None, ())

    play(table, down(6, 2))
    assert GAME.see(table, ORANGE).flights == ()


def test_the_view_shows_what_is_affordable_and_what_lacks_one_resource():
    """Which pool cards are affordable now and with one more Resource."""
    table = a_table(pool="1-01 1-05 2-09 -")  # iridium 1; iridium 1 osmium 1; iridium 2 osmium 2
    give(table, BLUE, up="iridium-10")
    blue, orange = GAME.see(table, None).captains

    assert (blue.affordable, blue.one_short) == ((0,), (1,))
    assert (orange.affordable, orange.one_short) == ((), (0,))


def test_the_view_counts_gifts_apart():
    """Resource counts including season-one gifts."""
    table = a_table()
    give(table, BLUE, up="iridium-10", found="1-04")
    blue = GAME.see(table, None).captains[BLUE]

    assert blue.resources["iridium"] == 2
    assert blue.gifts["iridium"] == 1


def test_the_view_shows_live_progress_of_achievements():
    """The four achievements with live progress for both."""
    table = a_table(in_play="heroics-3 extra-distance")
    give(table, BLUE, up="heroic-mail heroic-cure heroic-flare", down="comet-15 comet-10")
    heroics, distance = GAME.see(table, None).achievements

    assert (heroics.counts, heroics.pays) == ((3, 0), (6, 0))
    assert (distance.counts, distance.pays) == ((25, 0), (2, 0))


def test_the_running_score_is_public_and_leaves_predictions_out():
    """A running public score: all open categories, no predictions before the end."""
    table = a_table(GONE, GONE, GONE, GONE, GONE, blue=(5, 1), orange=(5, 2), season=4, hands=("", ""))
    give(table, BLUE, up="heroic-flare", found="1-05", medals=(1,))
    table.stacks = [(1,), ()]  # Blue: most heroics on Blue
    before = GAME.see(table, ORANGE).captains[BLUE]
    assert before.score == 8 + 2 + 5
    assert before.rows == {
        "medals": 5,
        "heroics": 8,
        "discoveries": 2,
        "expeditions": 0,
        "distance": 0,
        "achievements": 0,
    }

    play(table, up(6, 1), up(6, 2))
    assert GAME.see(table, ORANGE).captains[BLUE].score == 8 + 2 + 5 + 9 + 6
