"""Imagined tables: a seat cannot tell them from the true one, and nothing hidden is copied into them."""

from collections import Counter

import msgspec
import pytest

from stardeck.games.rock_the_galaxy.redeal import hidden, redeal
from stardeck.kernel import FastRng, choices, play_out, waiting_for, why_not

from .positions import CARDS, GAME, a_table, decision, do, hand, known, may, numbers, random_game, scoring


def shown(table, seat):
    """Everything the seat is shown or can find out by asking."""
    told = [msgspec.json.encode(GAME.see(table, seat)), waiting_for(table)]
    if seat is not None:
        told += [choices(table, seat), [why_not(table, seat, action) for action in table.actions]]
    return told


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("open_hands", [False, True])
def test_in_every_position_the_seat_is_shown_the_same_and_the_game_can_go_on(seats, open_hands):
    """View, who is waited for, choices and reasons are identical; nothing appears or vanishes; playing on works."""
    chance = FastRng(seats)
    seen = set()
    for i, table in enumerate(random_game(seats, 8, open_hands=open_hands)):
        seen.add(decision(table))
        if i % (9 if decision(table) in ("action", "score", "drop") else 2):
            continue
        for seat in (*range(seats), None):
            imagined = redeal(table, seat, chance)
            assert shown(imagined, seat) == shown(table, seat)
            assert GAME.inventory(imagined) == GAME.inventory(table)
            play_out(imagined, chance, 12)
    assert seen >= {"action", "score", "drop", "set_card", "discard", "opponents_discard", "pass", ""}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_chance_imagines_the_same_whoever_really_holds_what(seats):
    """Honesty: a table and the same table with everything hidden swapped lead to the very same imagination."""
    chance = FastRng(99)
    for i, table in enumerate(random_game(seats, 9)):
        if i % 9:
            continue
        for seat in (*range(seats), None):
            swapped = redeal(table, seat, chance)
            one, two = redeal(table, seat, FastRng(5)), redeal(swapped, seat, FastRng(5))
            assert [band.hand for band in one.bands] == [band.hand for band in two.bands]
            assert (one.deck.loose, one.known) == (two.deck.loose, two.known)
            assert hidden(one, seat) == hidden(two, seat)


def test_with_open_hands_the_deck_is_all_that_is_imagined():
    """Hands are open, so they stay; the order of the deck never existed."""
    *_, table = (table for _, table in zip(range(40), random_game(3, 2, open_hands=True), strict=False))
    imagined = redeal(table, 0, FastRng(1))

    assert [band.hand for band in imagined.bands] == [band.hand for band in table.bands]
    assert imagined.deck.loose == sorted(table.deck.cards())


def test_what_the_seat_knows_for_certain_is_kept():
    """A passed card lies in the receiver's hand in every imagined table."""
    table = a_table(["lost-luggage hats-1 hats-2 dogs-1", "boots-1 boots-2 lamps-1"])
    do(table, 0, "lost-luggage", "hats-1", "hats-2")
    do(table, 1, "boots-1", "boots-2")
    hands = [hand(redeal(table, 0, FastRng(n)), 1) for n in range(30)]

    assert all("hats-1 hats-2" in each for each in hands)
    assert len(set(hands)) > 10


def test_hidden_hands_are_uniform_over_the_unseen_cards():
    """Each unseen copy is as likely as any other to be in a hidden hand: no trace of the truth."""
    table = a_table(["sound-check hats-1", "boots-1 boots-1 boots-1 boots-2 lamps-1"])
    chance = FastRng(3)
    held = Counter()
    rounds = 4000
    for _ in range(rounds):
        held.update(redeal(table, 0, chance).bands[1].hand)
    unseen = Counter(table.deck.cards() + table.bands[1].hand)
    share = 5 / unseen.total()
    for card, copies in unseen.items():
        expected = rounds * copies * share
        assert abs(held[card] - expected) < 5 * expected**0.5, CARDS.ids[card]


def test_third_hands_are_dealt_anew_and_what_others_know_of_them_is_forgotten():
    """Even how much others know of each other is hidden; what they know of the seat's own hand is not."""
    table = a_table(["setlist-shuffle cones-1 phones-1", "boots-1 boots-2", "dogs-1 dogs-2"])
    do(table, 0, "setlist-shuffle", "left")
    do(table, 0, "cones-1")
    do(table, 1, "boots-1")
    do(table, 2, "dogs-1")
    imagined = redeal(table, 0, FastRng(1))

    assert (known(imagined, 0, 1), known(imagined, 2, 0)) == ("cones-1", "dogs-1")
    assert (known(imagined, 1, 2), known(imagined, 2, 1)) == ("", "")
    assert {known(redeal(table, None, FastRng(1)), o, p) for o in range(3) for p in range(3)} == {""}


# ---------------------------------------------------------------------- in the middle of something


def test_sealed_ballots_are_imagined_and_who_still_thinks_has_picked_nothing():
    """How far another seat has come with its picks is hidden as well."""
    table = a_table(
        ["lost-luggage hats-1 hats-2 dogs-1", "boots-1 boots-2 lamps-1 lamps-2", "cones-1 cones-2 phones-1 phones-2"]
    )
    do(table, 0, "lost-luggage", "left")
    do(table, 1, "boots-1", "boots-2")
    do(table, 2, "cones-1")
    do(table, 0, "hats-2")
    ballots = set()
    for n in range(40):
        imagined = redeal(table, 0, FastRng(n))
        step = imagined.agenda[-1]
        assert step.picks[0] == (CARDS.number["hats-2"],)
        assert step.picks[2] == ()
        assert Counter(step.picks[1]) <= Counter(imagined.bands[1].hand)
        assert list(step.picks[1]) == sorted(step.picks[1])
        ballots.add(step.picks[1])
        play_out(imagined, FastRng(n), 30)

    assert len(ballots) > 20
    assert hidden(table, 0)[2] == [tuple(numbers("boots-1 boots-2")), tuple(numbers("cones-1"))]


def test_an_opponent_in_the_middle_of_a_set_can_always_complete_it():
    """Everybody knows that the cards are there, not which."""
    table = scoring(["campfires-1 campfires-1 campfires-1 dogs-1 sound-check", "boots-1"])
    do(table, 0, "set green campfires", "campfires-1")
    imagined = [redeal(table, 1, FastRng(n)) for n in range(60)]

    assert all(may(each, 0) for each in imagined)
    assert all(each.in_play == numbers("campfires-1") for each in imagined)
    assert len({hand(each, 0) for each in imagined}) > 30


def test_a_rare_completion_is_found_even_when_luck_does_not_bring_it():
    """Only one unseen card completes the set, so every imagined hand holds it."""
    table = scoring(["dogs-1 note-purple-green note-purple-green cones-1 lamps-1", "note-any note-any note-any note-any boots-1"],
                    discards="dogs-1 dogs-2 power-chord power-chord sellout-note sellout-note diva-chord note-orange-green note-orange-green")  # fmt: skip
    do(table, 0, "set green dogs", "dogs-1")
    for n in range(25):
        imagined = redeal(table, 1, FastRng(n))
        assert hand(imagined, 0).count("note-purple-green") == 2
        do(imagined, 0, "note-purple-green", "note-purple-green")


def test_a_rare_completion_of_a_discard_is_found_too():
    """Who begins a discard of three with a Power Chord holds two more cards of that order or higher."""
    table = a_table(
        ["all-night-jam power-chord sellout-note sellout-note", "boots-1"],
        top="phones-1 phones-1 phones-1 hats-1 hats-1",
        discards="diva-chord power-chord",
    )
    do(table, 0, "all-night-jam", "power-chord")
    for n in range(25):
        imagined = redeal(table, 1, FastRng(n))
        assert may(imagined, 0) == ["sellout-note"]
    assert hand(redeal(table, None, FastRng(1)), 0).endswith("sellout-note sellout-note")


def test_a_finished_game_can_be_imagined_too():
    """Nobody can go on, and nothing is asked."""
    *_, table = random_game(3, 3, max_rounds=1)
    imagined = redeal(table, 1, FastRng(1))

    assert shown(imagined, 1) == shown(table, 1)
    assert hidden(table, 1)[2] == []


def test_an_imagined_table_keeps_no_log_and_has_its_own_chance():
    """The log would tell everything; the true generator would foretell the draws."""
    table = a_table(["sound-check hats-1", "boots-1"])
    chance = FastRng(1)
    imagined = redeal(table, 0, chance)

    assert imagined.log is None
    assert imagined.rng is chance
    assert GAME.redeal(table, 0, chance).rng is chance
    assert GAME.hidden(table, 0) == hidden(table, 0)
