"""A deck has no order until somebody draws, except where a place is known."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stardeck.kernel import Deck, FastRng


def drawn(deck, n, seed=1):
    rng = FastRng(seed)
    return [deck.draw(rng) for _ in range(n)]


def test_every_card_comes_once():
    assert sorted(drawn(Deck([1, 2, 3, 4]), 4)) == [1, 2, 3, 4]


def test_every_order_is_equally_likely():
    rng = FastRng(2)
    firsts = Counter(Deck([1, 2, 3]).draw(rng) for _ in range(3000))

    assert all(900 < n < 1100 for n in firsts.values())


def test_settled_cards_come_first_the_last_of_them_on_top():
    assert drawn(Deck([9], top=[3, 2, 1]), 4) == [1, 2, 3, 9]


def test_peeking_settles_the_top_cards():
    deck = Deck([1, 2, 3, 4, 5])
    seen = deck.peek(3, FastRng(3))

    assert drawn(deck, 3) == seen
    assert len(deck) == 2


def test_peeking_deeper_than_the_deck_shows_all_of_it():
    assert sorted(Deck([1, 2]).peek(5, FastRng(1))) == [1, 2]


def test_a_pile_beneath_is_touched_only_when_the_rest_is_gone():
    deck = Deck([1])
    deck.put_under([7, 8], shuffled=True)
    deck.put_under([9])

    cards = drawn(deck, 4)
    assert (cards[0], sorted(cards[1:3]), cards[3]) == (1, [7, 8], 9)


def test_cards_put_beneath_keep_their_order():
    deck = Deck([1])
    deck.put_under([5, 6])

    assert drawn(deck, 3) == [1, 5, 6]


def test_putting_nothing_beneath_changes_nothing():
    deck = Deck([1])
    deck.put_under([])

    assert deck.under is None


def test_cards_put_on_top_come_in_the_given_order():
    deck = Deck([9])
    deck.put_on_top([1, 2])

    assert drawn(deck, 3) == [1, 2, 9]


def test_a_shuffle_forgets_every_place_and_mixes_more_in():
    deck = Deck([1], top=[2], under=Deck([3]))
    deck.shuffle([4])

    assert (sorted(deck.loose), deck.top, deck.under) == ([1, 2, 3, 4], [], None)


def test_a_shuffle_without_more_keeps_the_cards():
    deck = Deck([1], top=[2])
    deck.shuffle()

    assert sorted(deck.cards()) == [1, 2]


def test_a_copy_is_independent_down_to_the_last_pile():
    deck = Deck([1], top=[2], under=Deck([3]))
    copy = deck.copy()
    drawn(copy, 3)

    assert (len(deck), len(copy)) == (3, 0)


def test_an_empty_deck_gives_no_card():
    with pytest.raises(AssertionError, match="empty"):
        Deck([]).draw(FastRng(1))


@given(
    st.lists(st.tuples(st.sampled_from(("draw", "top", "under", "mixed", "shuffle", "peek")), st.integers(0, 3))),
    st.integers(),
)
def test_whatever_is_done_no_card_is_lost_or_doubled(steps, seed):
    deck, rng, fresh = Deck(list(range(5))), FastRng(seed), 5
    out = []
    for what, n in steps:
        new = list(range(fresh, fresh + n))
        if what == "draw" and len(deck):
            out.append(deck.draw(rng))
        elif what == "peek":
            deck.peek(n, rng)
        elif what in ("top", "under", "mixed", "shuffle"):
            fresh += n
            act = {"top": deck.put_on_top, "under": deck.put_under, "shuffle": deck.shuffle}
            act[what](new) if what in act else deck.put_under(new, shuffled=True)

    assert sorted(out + deck.cards()) == list(range(fresh))
    assert len(deck) == len(deck.cards())
