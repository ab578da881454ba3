"""Laying and resolving a set; dropping cards instead. [specification 6.3, 6.4]"""

from collections import Counter
from itertools import chain, combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from stardeck.games.rock_the_galaxy.events import (
    Announced,
    Laid,
    PlayedNoSet,
    Recorded,
    Returned,
    SetDone,
    WonFans,
    Yoinked,
)
from stardeck.games.rock_the_galaxy.picking import distinct, pickable
from stardeck.games.rock_the_galaxy.sets import can_add, can_finish, open_targets
from stardeck.kernel import waiting_for

from .positions import (
    CARDS,
    GAME,
    decision,
    do,
    fans,
    hand,
    ids,
    may,
    refusal,
    scoring,
    single_supply,
    singles,
    told,
)

# ---------------------------------------------------------------------- the choice of a set


def test_targets_come_by_colour_then_rank_then_notes():
    """`score` lists orange, purple, green; within a colour the themes by rank, then `notes`, then `no_set`."""
    table = scoring(["lamps-1 boots-1 cones-1 dogs-1 note-any note-any note-any", ""])

    assert may(table) == [
        "set orange cones",
        "set orange notes",
        "set purple boots",
        "set purple lamps",
        "set purple notes",
        "set green dogs",
        "set green notes",
        "no_set",
    ]


def test_a_target_without_a_legal_set_is_refused_with_the_reason():
    """What cannot be announced says why."""
    table = scoring(["hats-1 hats-1 phones-2 phones-2 poppers-1", ""])

    assert may(table) == ["set orange phones", "no_set"]
    assert refusal(table, 0, "set green hats") == "You hold 2 matching symbols; a set needs 3, 4 or 5."
    assert "at least one card of the theme" in refusal(table, 0, "set green dogs")
    assert "announce a set" in refusal(table, 0, "stop")


def test_symbols_that_cannot_be_put_together_are_refused():
    """A Power Chord with one symbol more makes 3, but is only for 4 or 5."""
    table = scoring(["hats-1 power-chord", ""])

    assert (
        refusal(table, 0, "set green hats")
        == "Your matching cards cannot be put together to exactly 3, 4 or 5 symbols."
    )
    assert "You hold 2 matching symbols" in refusal(table, 0, "set green notes")


def test_a_hand_without_a_set_is_still_asked_because_only_its_owner_knows():
    """Only `no_set` is on offer, but being asked betrays nothing."""
    table = scoring(["hats-1 hats-1 dogs-1", ""])

    assert (decision(table), may(table)) == ("score", ["no_set"])


# ---------------------------------------------------------------------- laying


def test_a_set_cannot_be_withdrawn_and_takes_only_matching_cards():
    """Once a target is chosen, only matching cards and `finish` are left."""
    table = scoring(["hats-1 hats-1 hats-2 dogs-1 note-orange-purple note-purple-green", ""])
    do(table, 0, "set green hats")

    assert "announced" in refusal(table, 0, "dogs-1")
    assert "announced" in refusal(table, 0, "note-orange-purple")
    assert "add a matching card" in refusal(table, 0, "no_set")
    assert refusal(table, 0, "finish") == "You have laid 0 symbols; a set needs 3, 4 or 5."
    assert "do not hold" in refusal(table, 0, "trucks-1")


def test_cards_are_laid_in_canonical_order_without_dead_ends():
    """A card is offered only if the set can be completed with cards of its order or higher."""
    table = scoring(["hats-1 hats-1 hats-2 dogs-1 cones-1", ""])
    do(table, 0, "set green hats")
    assert may(table) == ["hats-1"]  # hats-2 first could not be completed
    assert refusal(table, 0, "hats-2") == "With this card next, your set could not be completed."
    do(table, 0, "hats-1")
    assert may(table) == ["hats-1", "hats-2"]
    do(table, 0, "hats-2")
    assert may(table) == ["finish"]
    assert "past this one" in refusal(table, 0, "hats-1")


def test_more_than_five_symbols_are_refused():
    """You cannot play extra cards."""
    table = scoring(["hats-1 hats-1 hats-2 hats-2 dogs-1", ""])
    do(table, 0, "set green hats", "hats-1", "hats-1", "hats-2")

    assert may(table) == ["finish"]
    assert refusal(table, 0, "hats-2") == "That would be more than 5 symbols; you can't play extra cards."


def test_a_full_set_is_finished_without_a_question():
    """5 symbols, or an empty hand: everybody sees that nothing can be added."""
    full = scoring(["hats-1 hats-2 hats-2 dogs-1", ""])
    do(full, 0, "set green hats", "hats-1", "hats-2", "hats-2")
    assert fans(full) == [3, 0]

    empty = scoring(["hats-1 hats-2", ""])
    do(empty, 0, "set green hats", "hats-1")  # the only card left must follow, and then the hand is empty
    assert fans(empty) == [1, 0]


def test_a_set_with_a_four_plus_card_cannot_stop_at_three():
    """Rule 3: if any card is 4+ only, the set has 4 or 5 symbols."""
    table = scoring(["hats-1 hats-1 power-chord dogs-1", ""])
    do(table, 0, "set green hats")
    assert may(table) == ["hats-1"]
    do(table, 0, "hats-1")
    assert may(table) == ["hats-1"]
    do(table, 0, "hats-1", "power-chord")
    assert may(table) == ["finish"]


def test_three_symbols_with_a_four_plus_card_must_go_on():
    """With 2 + 1 symbols laid, `finish` is refused by the card."""
    table = scoring(["hats-1 power-chord sellout-note dogs-1", ""])
    do(table, 0, "set green hats", "hats-1", "power-chord")

    assert may(table) == ["sellout-note"]
    assert refusal(table, 0, "finish") == "This set has a card that is only for sets of 4 or 5."


def test_the_set_is_public_card_by_card():
    """Announcement, cards and the finished set are told to everybody."""
    table = scoring(["hats-1 hats-2 dogs-1", "boots-1"])
    do(table, 0, "set green hats", "hats-1", "hats-2")
    assert (GAME.see(table, 1).laying.theme, GAME.see(table, 1).laying.symbols) == ("hats", 3)
    assert GAME.see(table, 1).in_play == ("hats-1", "hats-2")
    do(table, 0, "finish")

    told_all = told(table, 1)
    for event in (Announced(0, "green", "hats"), Laid(0, "hats-1"), Laid(0, "hats-2")):
        assert event in told_all
    assert SetDone(0, "green", "hats", 3, ("hats-1", "hats-2")) in told_all
    assert ids(table.discards) == "hats-1 hats-2"


# ---------------------------------------------------------------------- resolving


def test_a_set_in_the_own_colour_records_singles():
    """Own colour: singles from the supply, never fans."""
    table = scoring(["phones-1 phones-1 phones-2 dogs-1 cones-1", "boots-1"])
    do(table, 0, "set orange phones", "phones-1", "phones-1", "phones-2", "finish")

    assert (singles(table), fans(table), single_supply(table, "orange")) == ([3, 1], [0, 0], 2)
    assert Recorded(0, 2) in told(table)


def test_a_set_in_another_colour_wins_fans_from_the_supply():
    """Other colour: k = symbols - 2 fans."""
    table = scoring(["hats-1 hats-1 hats-2 dogs-1 cones-1", "boots-1"])
    do(table, 0, "set green hats", "hats-1", "hats-1", "hats-2", "finish")

    assert (fans(table), table.fans) == ([2, 0], 7)
    assert WonFans(0, 2, 0) in told(table)


def test_of_a_set_of_three_nothing_can_be_yoinked():
    """m = min(k - 1, fans of the owner) = 0: no decision."""
    table = scoring(["hats-1 hats-2 dogs-1 cones-1", "boots-1"], fans=[0, 5])
    do(table, 0, "set green hats", "hats-1", "hats-2", "finish")

    assert fans(table) == [1, 5]


def test_a_yoink_takes_from_the_owner_of_the_colour_and_the_rest_from_the_supply():
    """fans[q] -= y; fans[p] += k; the supply gives k - y."""
    table = scoring(["hats-1 hats-1 hats-2 dogs-1 cones-1", "boots-1", "lamps-1"], fans=[0, 4, 1], supply=6)
    do(table, 0, "set green hats", "hats-1", "hats-1", "hats-2", "finish")
    assert (decision(table), GAME.see(table, None).yoink_from) == ("yoink_count", 2)
    assert may(table) == ["yoink 0", "yoink 1"]
    assert refusal(table, 0, "yoink 2") == "With 4 symbols you can yoink at most 1."
    assert refusal(table, 0, "stop") == "First say how many fans you yoink."
    do(table, 0, "yoink 1")

    assert (fans(table), table.fans) == ([2, 4, 0], 5)
    assert told(table)[told(table).index(Yoinked(0, 2, 1)) + 1] == WonFans(0, 1, 0)


def test_nobody_can_yoink_more_than_the_owner_has():
    """Never more than the victim has."""
    table = scoring(["hats-1 hats-2 hats-2 cones-1", "boots-1"], fans=[0, 1])
    do(table, 0, "set green hats", "hats-1", "hats-2", "hats-2")

    assert may(table) == ["yoink 0", "yoink 1"]
    assert refusal(table, 0, "yoink 2") == "The owner of this colour has only 1 to yoink."


def test_fans_are_returned_before_the_reward():
    """r = min(sum of the cards, own fans) goes to the supply first."""
    table = scoring(["hats-1 sellout-note sellout-note diva-chord", "boots-1"], fans=[3, 0], supply=2)
    do(table, 0, "set green hats", "hats-1", "sellout-note", "sellout-note", "diva-chord")

    assert Returned(0, 3) in told(table)
    assert (fans(table)[0], table.fans, table.box) == (3, 2, 0)


def test_the_cards_of_the_set_go_to_the_discard_pile_before_the_draw():
    """Step 3 of resolving; the set just played may be reshuffled in the draw phase."""
    table = scoring(["hats-1 hats-2 dogs-1", "boots-1"], deck="")
    do(table, 0, "set green hats", "hats-1", "hats-2", "finish")

    assert hand(table, 0) == "hats-1 hats-2 dogs-1"


# ---------------------------------------------------------------------- dropping


def test_any_number_of_cards_can_be_dropped_in_canonical_order():
    """`drop` offers every card of order L or higher, and `stop` always."""
    table = scoring(["sound-check hats-1 hats-1 dogs-1 cones-1", "boots-1"])
    do(table, 0, "no_set")
    assert may(table) == ["cones-1", "hats-1", "dogs-1", "sound-check", "stop"]
    do(table, 0, "hats-1")
    assert may(table) == ["hats-1", "dogs-1", "sound-check", "stop"]
    assert "past this one" in refusal(table, 0, "cones-1")
    assert "do not hold" in refusal(table, 0, "lamps-1")
    assert "say stop" in refusal(table, 0, "no_set")
    do(table, 0, "hats-1", "sound-check", "stop")

    assert ids(table.discards) == "hats-1 hats-1 sound-check"
    assert len(table.bands[0].hand) == 5
    assert PlayedNoSet(0) in told(table)


def test_dropping_the_last_card_ends_the_dropping():
    """An empty hand stops by itself, and the draw phase gives five new cards."""
    table = scoring(["dogs-1", "boots-1"], deck="phones-1 phones-2 shades-1 shades-2 cones-1 cones-2")
    do(table, 0, "dogs-1")

    assert hand(table, 0) == "phones-1 phones-2 shades-1 shades-2 cones-1"
    assert waiting_for(table) == (1,)


# ---------------------------------------------------------------------- against brute force

ALL = list(range(len(CARDS.ids)))
MATCHING = [card for card in ALL if not CARDS.is_action[card]]


def from_the_box(cards):
    """Never more copies than exist."""
    return all(n <= CARDS.copies[card] for card, n in Counter(cards).items())


def clustered(target):
    """Hands with many cards that fit one target, so that sets are frequent."""
    fitting = [card for card in ALL if target.matches[card]]
    return st.lists(st.sampled_from(fitting) | st.sampled_from(ALL), max_size=9)


hands = (st.sampled_from(CARDS.targets).flatmap(clustered)).filter(from_the_box).map(sorted)


def sub_multisets(cards):
    return set(chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1)))


def is_legal_set(cards, target, pure_note_sets=True):
    """Section 6.3, word by word."""
    total = sum(CARDS.symbols[card] for card in cards)
    return (
        all(target.matches[card] for card in cards)
        and total in (3, 4, 5)
        and (target.theme < 0 or any(CARDS.theme[card] == target.theme for card in cards))
        and (total >= 4 or not any(CARDS.four_only[card] for card in cards))
        and (target.theme >= 0 or (pure_note_sets and not any(CARDS.theme[card] >= 0 for card in cards)))
    )


def legal_sets(cards, target, pure_note_sets=True):
    return {held for held in sub_multisets(cards) if is_legal_set(held, target, pure_note_sets)}


def laid_sets(cards, target):
    """Every finished set, with the number of sequences that lead to it; a dead end fails."""
    found = Counter()

    def go(left, laid):
        symbols = sum(CARDS.symbols[card] for card in laid)
        big = any(CARDS.four_only[card] for card in laid)
        can = can_add(CARDS, left, target, symbols, big, laid[-1] if laid else 0)
        assert can == sorted(set(can))
        finish = can_finish(CARDS, symbols, big)
        assert can or finish, "a dead end"
        if finish:
            found[laid] += 1
        for card in can:
            rest = left[:]
            rest.remove(card)
            go(rest, (*laid, card))

    go(cards, ())
    return found


@settings(max_examples=150, deadline=None)
@given(hands, st.booleans())
def test_a_target_is_offered_exactly_if_a_legal_set_exists(cards, pure_note_sets):
    """`score` offers a target if at least one legal set exists for it."""
    expected = [target for target in CARDS.targets if legal_sets(cards, target, pure_note_sets)]

    assert open_targets(CARDS, cards, pure_note_sets) == expected


@settings(max_examples=120, deadline=None)
@given(hands)
def test_every_legal_set_is_reached_by_exactly_one_sequence_and_nothing_else_is(cards):
    """`add` and `finish` enumerate the legal sets, each once; there are no dead ends."""
    for target in open_targets(CARDS, cards, True):
        assert laid_sets(cards, target) == Counter(legal_sets(cards, target))


@settings(max_examples=300, deadline=None)
@given(st.lists(st.integers(0, 6), min_size=1, max_size=9).map(sorted), st.integers(1, 5))
def test_every_selection_of_m_cards_is_reached_by_exactly_one_sequence(cards, m):
    """Section 6.2: exactly m cards, canonical order, no dead ends."""
    m = min(m, len(cards))
    found = Counter()

    def go(left, picked):
        if len(picked) == m:
            found[picked] += 1
            return
        can = pickable(left, m - len(picked), picked[-1] if picked else 0)
        assert can, "a dead end"
        for card in can:
            rest = left[:]
            rest.remove(card)
            go(rest, (*picked, card))

    go(cards, ())
    assert found == Counter(set(combinations(cards, m)))


@settings(deadline=None)
@given(st.lists(st.integers(0, 9), max_size=9).map(sorted))
def test_distinct_names_every_type_once(cards):
    """All copies of one id are interchangeable: every choice names a type."""
    assert distinct(cards) == sorted(set(cards))


@settings(max_examples=60, deadline=None)
@given(hands)
def test_laying_through_the_doors_offers_what_the_algorithm_says(cards):
    """The decision `score` at a real table offers the same targets as brute force."""
    table = scoring([ids(cards), "boots-1"], deck="")
    if decision(table) == "score":
        expected = [
            f"set {target.action.color} {target.action.theme}" for target in CARDS.targets if legal_sets(cards, target)
        ]
        assert may(table) == [*expected, "no_set"]
