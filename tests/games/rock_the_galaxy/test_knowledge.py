"""What a player knows for certain about other hands. [specification 4, `known`]"""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stardeck.games.rock_the_galaxy.effects import exchange
from stardeck.games.rock_the_galaxy.events import Discarded, Laid, Passed, Played, Reshuffled, Stole
from stardeck.kernel import FastRng, advance, choices, numbered_seed, open_for, waiting_for

from .positions import CARDS, GAME, a_table, do, hand, known, numbers, random_game, scoring

A, B, C = "boots-1", "lamps-1", "dogs-1"


def pass_left(hands, picks, n=1):
    """Everybody passes these cards to the left; seat 0 played the card."""
    card = "setlist-shuffle" if n == 1 else "lost-luggage"
    table = a_table([f"{card} {hands[0]}", *hands[1:]], deck="phones-1 phones-2 shades-1")
    do(table, 0, card, *(["left"] if len(hands) > 2 else []))
    for seat, cards in enumerate(picks):
        if seat in waiting_for(table):
            do(table, seat, *cards.split())
    return table


def test_rule_1_the_giver_of_a_passed_card_knows_where_it_is():
    """o gives a card of type t to p: add one t."""
    table = pass_left([f"{A} cones-1", f"{B} cones-1"], [A, B])

    assert (known(table, 0, 1), known(table, 1, 0)) == (A, B)


def test_rule_1_the_victim_of_a_steal_knows_what_the_thief_has():
    """p steals t from o: add one t."""
    table = a_table([f"sticky-tentacles {A}", B, C], deck="")
    do(table, 0, "sticky-tentacles", "left")

    assert (known(table, 1, 0), known(table, 2, 1), known(table, 0, 2)) == (B, C, A)


def test_rule_2_a_card_shown_is_no_longer_counted_on():
    """p plays, lays or discards a t: remove one t, for every observer."""
    table = scoring(["hats-1 hats-2 dogs-1", "boots-1"])
    table.known[1 * 2 + 0] = tuple(numbers("hats-1 hats-2 dogs-1"))
    do(table, 0, "set green hats", "hats-1")
    assert known(table, 1, 0) == "hats-2 dogs-1"

    dropped = scoring(["hats-1 hats-1 dogs-1", "boots-1"])
    dropped.known[2] = tuple(numbers("hats-1 dogs-1"))
    do(dropped, 0, "no_set", "hats-1")
    assert known(dropped, 1, 0) == "dogs-1"

    played = a_table(["awkward-silence dogs-1", "boots-1"])
    played.known[2] = tuple(numbers("awkward-silence"))
    do(played, 0, "awkward-silence")
    assert known(played, 1, 0) == ""


def test_rule_3_a_known_card_received_back_is_no_longer_in_the_other_hand():
    """o receives a t from p: remove one t."""
    table = pass_left([f"{A} cones-1", f"{B} cones-1"], [A, B])
    table.bands[0].hand = sorted([*table.bands[0].hand, *numbers("setlist-shuffle")])
    do(table, 0, "setlist-shuffle", "cones-1")
    do(table, 1, A)

    assert (known(table, 0, 1), known(table, 1, 0)) == ("cones-1", f"{A} {B}")


def test_rule_4_a_card_lost_unseen_lowers_every_count():
    """p loses m cards to q unseen by o: every type is lowered by m, not below 0."""
    table = a_table(["setlist-shuffle cones-1 cones-2", f"{A} {A} {B} {C}", "hats-1 hats-2"], deck="")
    table.known[0 * 3 + 1] = tuple(numbers(f"{A} {A} {B}"))
    do(table, 0, "setlist-shuffle", "left")
    do(table, 0, "cones-1")
    do(table, 1, C)
    do(table, 2, "hats-1")

    assert known(table, 0, 1) == f"cones-1 {A}"  # two boots less one, no lamp any more, and the cone just given


def test_rule_4_a_whole_hand_lost_unseen_takes_the_knowledge_along():
    """If these were p's whole hand, everything known moves to q."""
    table = a_table(["lost-luggage cones-1 cones-2 phones-1", f"{A} {B}", "hats-1 hats-2 dogs-1"], deck="")
    table.known[0 * 3 + 1] = tuple(numbers(A))
    do(table, 0, "lost-luggage", "left", "cones-1", "cones-2")
    do(table, 2, "hats-1", "hats-2")

    assert known(table, 0, 2) == A
    assert known(table, 0, 1) == "cones-1 cones-2"


def test_rule_5_simultaneous_transfers_remove_first_and_add_then():
    """A card just given is not lowered by what the receiver gives away at the same time."""
    table = pass_left([f"{A} cones-1", f"{B} cones-2", f"{C} hats-1"], [A, B, C])

    assert (known(table, 0, 1), known(table, 1, 2), known(table, 2, 0)) == (A, B, C)
    assert known(table, 0, 2) == known(table, 1, 0) == known(table, 2, 1) == ""


def test_rule_6_a_reshuffle_shows_the_only_other_hand():
    """Every card o cannot see is in p's hand."""
    table = a_table(["backstage-pass", f"{A} {B}", ""], deck="", discards="cones-1 cones-2 hats-1")
    do(table, 0, "backstage-pass")

    assert known(table, 0, 1) == f"{A} {B}"
    assert known(table, 1, 0) == ""  # seat 1 faces one empty hand and one that held nothing before the draw
    assert known(table, 2, 1) == f"{A} {B}"  # seat 0 held no card when the deck was made, so seat 1 had all


def test_rule_6_several_other_hands_stay_unknown():
    """The split is not known and nothing is recorded."""
    table = a_table(["backstage-pass cones-2", A, B], deck="", discards="cones-1 cones-1 hats-1")
    do(table, 0, "backstage-pass")

    assert all(known(table, o, p) == "" for o in range(3) for p in range(3))


def test_with_open_hands_every_hand_is_known():
    """`known[o][p]` is simply p's hand."""
    table = a_table(["hats-1 dogs-1 sound-check", f"{A} {B}"], open_hands=True)

    assert GAME.see(table, 0).bands[1].known == GAME.see(table, 0).bands[1].hand == (A, B)
    assert GAME.see(table, 0).bands[0].known == ()


def test_knowledge_is_shown_to_the_observer_only():
    """A view tells what its own seat knows."""
    table = pass_left([f"{A} cones-1", f"{B} cones-2", f"{C} hats-1"], [A, B, C])

    assert [band.known for band in GAME.see(table, 0).bands] == [(), (A,), ()]
    assert [band.known for band in GAME.see(table, None).bands] == [(), (), ()]


# ---------------------------------------------------------------------- on whole games


def shown_cards(told, seats, known):
    """Rule 2: a card shown is removed from what is known, for every observer."""
    for event in told:
        if isinstance(event, Played | Laid | Discarded):
            shown = Counter(event.cards if isinstance(event, Discarded) else [event.card])
            for o in range(seats):
                known[o][event.seat] -= shown


def transfers(moves, seats, sizes, known):
    """Rules 1, 3, 4 and 5."""
    add = []
    for event in moves:
        giver, receiver = (event.seat, event.to) if isinstance(event, Passed) else (event.victim, event.seat)
        cards, m = Counter(event.cards), event.count
        for o in range(seats):
            if o == giver:
                add.append((o, receiver, cards))
            elif o == receiver:
                known[o][giver] -= cards
            elif m == sizes[giver]:
                add.append((o, receiver, known[o][giver]))
                known[o][giver] = Counter()
            else:
                known[o][giver] = Counter({card: n - m for card, n in known[o][giver].items() if n > m})
    for o, p, cards in add:
        known[o][p] = known[o][p] + cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_cards_follow_the_rules_and_are_always_truly_there(seats):
    """Rules 1 to 5 once more from the events of whole games, and soundness in every position."""
    moved = 0
    for seed in range(3):
        table = GAME.set_up(seats, numbered_seed(seed, 77))
        chance = FastRng(seed)
        model = [[Counter() for _ in range(seats)] for _ in range(seats)]
        while waiting := waiting_for(table):
            sizes = [len(band.hand) for band in table.bands]
            start = len(table.log)
            seat = waiting[chance.below(len(waiting))]
            can = choices(table, seat)
            advance(table, seat, can[chance.below(len(can))])
            told = [each if not hasattr(each, "inside") else each.inside for each in table.log[start:]]
            moves = [event for event in told if isinstance(event, Passed | Stole)]
            moved += len(moves)
            shown_cards(told, seats, model)
            transfers(moves, seats, sizes_before_exchange(sizes, told), model)
            for o, p in product(range(seats), repeat=2):
                sure = Counter(CARDS.names(table.known[o * seats + p]))
                if any(isinstance(event, Reshuffled) for event in told):
                    model[o][p] = sure
                assert sure == model[o][p], (seed, o, p)
                assert sure <= Counter(CARDS.names(table.bands[p].hand))
    assert moved > 20


def sizes_before_exchange(sizes, told):
    """Hand sizes when the cards moved: the played card has left the hand of the active player already."""
    sizes = sizes[:]
    for event in told:
        if isinstance(event, Passed | Stole):
            break
        if isinstance(event, Played):
            sizes[event.seat] -= 1
    return sizes


def test_known_cards_are_sound_under_reshuffles():
    """Small decks reshuffle all the time; what is known stays true, in every position."""
    reshuffled = 0
    for seed in range(12):
        seats = 2 + seed % 3
        table = a_table(["sound-check lost-luggage sticky-tentacles hats-1", *["feedback-squeal setlist-shuffle boots-1 boots-2"] * (seats - 1)][:seats],
                        deck="dogs-1 dogs-2 backstage-pass free-merch", seed=seed, max_rounds=12, advanced_cards=True)  # fmt: skip
        chance = FastRng(seed)
        while waiting := waiting_for(table):
            can = choices(table, waiting[0])
            advance(table, waiting[0], can[chance.below(len(can))])
            for o, p in product(range(seats), repeat=2):
                assert Counter(table.known[o * seats + p]) <= Counter(table.bands[p].hand)
        reshuffled += sum(isinstance(open_for(each, None), Reshuffled) for each in table.log)
    assert reshuffled > 10


# ---------------------------------------------------------------------- against all possible worlds


def sub_hands(hand, m):
    return set(combinations(hand, m))


def minus(hand, cards):
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


class Worlds:
    """Every distribution of hidden cards that observer 0 cannot rule out: (hands, deck)."""

    def __init__(self, table):
        self.all = {(tuple(tuple(band.hand) for band in table.bands), tuple(sorted(table.deck.cards())))}
        self.all = self._deal_anew(table)

    def _deal_anew(self, table):
        """At the start observer 0 knows its own hand and nothing about the rest."""
        mine = tuple(table.bands[0].hand)
        unseen = tuple(sorted([card for band in table.bands[1:] for card in band.hand] + table.deck.cards()))
        worlds = {((mine,), unseen)}
        for band in table.bands[1:]:
            worlds = {
                ((*hands, held), minus(rest, held))
                for hands, rest in worlds
                for held in sub_hands(rest, len(band.hand))
            }
        return worlds

    def draw(self, seat, card):
        """Observer 0 sees the card only if it draws itself."""
        new = set()
        for hands, deck in self.all:
            for drawn in {card} & set(deck) if seat == 0 else set(deck):
                held = tuple(sorted((*hands[seat], drawn)))
                new.add(((*hands[:seat], held, *hands[seat + 1 :]), minus(deck, (drawn,))))
        self.all = new

    def discard(self, seat, card):
        """Everybody sees the card."""
        self.all = {
            ((*hands[:seat], minus(hands[seat], (card,)), *hands[seat + 1 :]), deck)
            for hands, deck in self.all
            if card in hands[seat]
        }

    def exchange(self, moves):
        """Everybody gives m cards; observer 0 knows what it gave and what it got."""
        new = set()
        for hands, deck in self.all:
            ways = []
            for giver, receiver, cards in moves:
                seen = 0 in (giver, receiver)
                fits = [gift for gift in sub_hands(hands[giver], len(cards)) if not seen or list(gift) == cards]
                ways.append(fits)
            for gifts in product(*ways):
                after = [minus(hands[seat], ()) for seat in range(len(hands))]
                for (giver, _, _), gift in zip(moves, gifts, strict=True):
                    after[giver] = minus(after[giver], gift)
                for (_, receiver, _), gift in zip(moves, gifts, strict=True):
                    after[receiver] = tuple(sorted(after[receiver] + gift))
                new.add((tuple(after), deck))
        self.all = new

    def reshuffle(self, discards):
        self.all = {(hands, tuple(sorted(discards))) for hands, _ in self.all}

    def surely(self, seat, card):
        """How many of this card the hand holds in every possible world."""
        return min(hands[seat].count(card) for hands, _ in self.all)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.sampled_from(["draw", "discard", "pass", "steal"]), min_size=3, max_size=8))
def test_what_is_known_holds_in_every_possible_world(seed, doings):
    """Rules 1 to 6 are a sound lower bound: checked against every world the observer cannot rule out."""
    chance = FastRng(seed)
    types = numbers("phones-1 hats-1 dogs-1")
    table = a_table(["", "", ""], deck="dogs-1", seed=seed, max_rounds=1)
    for band in table.bands:
        band.hand = sorted(types[chance.below(3)] for _ in range(1 + chance.below(2)))
    table.deck.loose = [types[chance.below(3)] for _ in range(2)]
    table.deck.top, table.discards, table.known = [], [], [()] * 9
    worlds = Worlds(table)
    for doing in doings:
        seat = chance.below(3)
        held = table.bands[seat].hand
        if doing == "draw":
            if not len(table.deck) and table.discards:
                worlds.reshuffle(table.discards)
                table.reshuffle()
            if len(table.deck):
                before = Counter(held)
                table.take_from_deck(seat, 1)
                worlds.draw(seat, next(iter(Counter(held) - before)))
        elif doing == "discard" and held:
            card = held[chance.below(len(held))]
            table.discard(seat, [card])
            worlds.discard(seat, card)
        elif doing in ("pass", "steal"):
            moves = []
            for giver in range(3):
                mine = table.bands[giver].hand
                gift = sorted(mine[: 1 + (doing == "pass")])
                if gift:
                    moves.append((giver, (giver + 1 + (seed & 1)) % 3, gift))
            exchange(table, moves)
            worlds.exchange(moves)
        for other in (1, 2):
            for card, n in Counter(table.known[other]).items():
                assert n <= worlds.surely(other, card), (doing, hand(table, other))


def test_nobody_ever_learns_about_the_own_hand():
    """`known[o][o]` stays empty: a hand is seen, not known about."""
    for table in random_game(3, 1):
        assert all(table.known[seat * 3 + seat] == () for seat in range(3))
