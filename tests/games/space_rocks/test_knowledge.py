"""What players have earned to know: K1 to K6, the top of the deck, the journal. [rules 4.1]"""

from stardeck.games.space_rocks.actions import Card, Deploy, Reload, Scry
from stardeck.games.space_rocks.cards import KINDS
from stardeck.games.space_rocks.knowledge import EVERYBODY, Knowledge
from stardeck.kernel import FastRng

from .table_builder import CARDS, GAME, a_table, counts, deck_top, do, fly, hand, known, numbers, on


def knowing(seats=3, **rows):
    """Knowledge with `v_o="U S1"`: viewer v is sure of these cards in the hand of o."""
    knowledge = Knowledge(
        seats, [()] * (seats * (seats + 1)), [()] * (seats + 1), [()] * seats, [4] * (KINDS * (seats + 1))
    )
    for row, cards in rows.items():
        viewer, other = row[1:].split("_")
        knowledge.known[int(viewer) * seats + int(other)] = tuple(numbers(cards))
    return knowledge


def sure(knowledge, viewer, other):
    return " ".join(CARDS.names(knowledge.known[viewer * knowledge.seats + other]))


def test_K1_a_card_that_enters_in_the_open_is_known_to_all():
    """For every viewer, the spectator too."""
    table = a_table("BDE", ["S2", "U", "U"], rocks=["R1 R1"], discards="R3")
    do(table, fly("b_kinetic_salvage", "S2"), Card("R3"))
    assert [known(table, viewer, 0) for viewer in (1, 2, 3)] == ["R3", "R3", "R3"]
    assert known(table, 0, 0) == ""


def test_K2_a_look_gives_the_exact_hand_to_the_looker_only():
    """What was known before is replaced by the whole truth."""
    table = a_table("AD", ["S1", "U R1"], rocks=["R1"])
    table.knowledge.known[1] = tuple(numbers("U"))
    do(table, fly("a_deep_scan", "S1"))
    assert known(table, 0, 1) == "U R1"
    assert known(table, 2, 1) == ""


def test_K3_a_card_that_leaves_in_the_open_is_known_no_more():
    """The count drops by one, not below zero, for every viewer."""
    knowledge = knowing(v0_1="U U", v2_1="R1")
    knowledge.left(1, 0)
    assert (sure(knowledge, 0, 1), sure(knowledge, 2, 1)) == ("U", "R1")


def test_K4_a_stolen_card_for_thief_victim_and_third_players():
    """The thief loses what was seen, the victim knows it in the thief's hand, others lose one of every kind."""
    knowledge = knowing(v0_1="U S1", v2_1="U U S1")
    knowledge.stolen(0, 1, 0, size=5)
    assert sure(knowledge, 0, 1) == "S1"
    assert sure(knowledge, 1, 0) == "U"
    assert sure(knowledge, 2, 1) == "U"
    assert sure(knowledge, 2, 0) == ""


def test_K4_the_thief_may_not_have_known_the_card():
    """Nothing drops below zero."""
    knowledge = knowing(v0_1="S1")
    knowledge.stolen(0, 1, 0, size=5)
    assert sure(knowledge, 0, 1) == "S1"


def test_K4_a_whole_hand_of_one_kind_tells_what_was_stolen():
    """Whoever knew the whole hand, all of one kind, knows what the thief got."""
    knowledge = knowing(v2_1="U U")
    knowledge.stolen(0, 1, 0, size=2)
    assert (sure(knowledge, 2, 1), sure(knowledge, 2, 0)) == ("U", "U")
    knowledge = knowing(v2_1="U U")
    knowledge.stolen(0, 1, 0, size=3)
    assert (sure(knowledge, 2, 1), sure(knowledge, 2, 0)) == ("U", "")


def test_K5_a_draw_changes_nothing_unless_the_top_was_known():
    """Whoever knows the top card knows who has it now."""
    table = a_table("FAB", ["S1 U", "U", "U"], research=["U"], deck="R1 R2 R3 S1 S1 S1", active=0)
    do(table, fly("f_static_interference", "S1"), Scry((0,)))
    assert deck_top(table, 0) == "R2 R3"
    do(table, Reload())
    assert hand(table, 1) == "U R2 R3"
    assert known(table, 0, 1) == "R2 R3"
    assert known(table, 2, 1) == ""
    assert deck_top(table, 0) == ""


def test_K5_drawing_a_known_card_oneself_teaches_nobody():
    """The looker draws the card and the others learn nothing."""
    table = a_table("FA", ["S1 U", "U R1"], ["X", "U"], ["U"], deck="R1 R2 R3 S1")
    do(table, fly("f_static_interference", "S1"), Scry(()), Deploy("R1"), Reload())
    assert known(table, 1, 0) == ""
    assert deck_top(table, 0) == "R3"


def test_K6_a_discarded_hand_is_known_no_more():
    """known becomes empty."""
    table = a_table("ADE", ["S1", "U R1", "U"], research=["X"], rocks=["R1 R1 R1 R1"])
    table.knowledge.known[0 * 3 + 1] = tuple(numbers("U R1"))
    do(table, fly("a_kessler_syndrome", "S1"))
    assert known(table, 0, 1) == ""


def test_the_journal_is_private_and_never_erased():
    """Round, whose hand or the deck, exact kinds seen."""
    table = a_table("FAB", ["S1 S1 U", "R1 U", "U"], ["X", "U", "V"], ["U"], ["R1"], round=7)
    do(table, fly("f_deep_scan", "S1"), on(1), Deploy("R1"), Reload())
    do(table, fly("f_static_interference", "S1"), Scry(()))
    looks = GAME.see(table, 0).looks
    assert [(look.round, look.whose) for look in looks] == [(7, 1), (8, None)]
    assert looks[0].cards == ("U", "R1")
    assert len(looks[1].cards) == 3
    assert all(GAME.see(table, seat).looks == () for seat in (1, 2, None))


def test_a_reshuffle_under_the_deck_keeps_the_known_top():
    """Only a shuffle of the deck empties deck_top."""
    table = a_table("FA", ["S1 S1 U", "R1 U"], ["X", "U"], ["U"], deck="R1 R2", discards="S3")
    do(table, fly("f_static_interference", "S1"))
    assert deck_top(table, 0).startswith("R1 R2")
    do(table, Scry(()), Deploy("R1"))
    do(table, fly("f_static_interference", "S1"))
    assert deck_top(table, 0).startswith("R1 R2")


def test_another_looker_discards_from_a_known_top():
    """The first viewer stays sure of what lies above the first card that may be gone."""
    knowledge = knowing()
    knowledge.deck_top[0] = tuple(numbers("R1 R2 R3"))
    knowledge.deck_top[1] = tuple(numbers("R1 R2 R3"))
    knowledge.milled(0, numbers("R2"), (1,))
    assert CARDS.names(knowledge.deck_top[0]) == ("R1", "R3")
    assert CARDS.names(knowledge.deck_top[1]) == ("R1",)
    knowledge.milled(0, [], ())
    assert CARDS.names(knowledge.deck_top[1]) == ("R1",)


def test_what_is_in_the_deck_after_a_reshuffle():
    """Exactly the shuffled cards, plus what lies above: by name for those who saw it, anything for the rest."""
    knowledge = knowing(seats=2)
    knowledge.deck_top[1] = tuple(numbers("U"))
    knowledge.new_deck(counts(numbers("S1 S1 R1")), numbers("U W"), 0)
    row = [knowledge.in_deck[viewer * KINDS : (viewer + 1) * KINDS] for viewer in range(3)]
    assert row[0] == counts(numbers("U W S1 S1 R1"))
    assert row[1] == [n + 1 for n in counts(numbers("U S1 S1 R1"))]
    assert row[2] == [n + 2 for n in counts(numbers("S1 S1 R1"))]
    knowledge.new_deck(counts(numbers("S1")), numbers("U"), EVERYBODY)
    assert knowledge.in_deck[2 * KINDS :] == counts(numbers("U S1"))


def test_R_new5_what_could_not_be_in_the_old_deck_is_not_above_the_new_one():
    """Whoever cannot name the cards above still knows what was in the old deck at most."""
    knowledge = knowing(seats=2)
    knowledge.in_deck = counts(numbers("S1 S1 R2")) * 3
    knowledge.new_deck(counts(numbers("S3 R3")), numbers("S1 R2"), 0)
    row = [knowledge.in_deck[viewer * KINDS : (viewer + 1) * KINDS] for viewer in range(3)]
    assert row[0] == counts(numbers("S1 R2 S3 R3"))
    assert row[1] == row[2] == counts(numbers("S1 S1 R2 S3 R3"))


def test_R_new5_a_known_card_that_somebody_draws_has_left_the_deck():
    """The looker saw the only S3 on top: whoever drew it has it, and the S3 of another hand cannot be in the deck."""
    table = a_table("FAB", ["S1 U", "", "S3"], research=["U"], deck="S3 R1 R1")
    table.knowledge.in_deck = counts(numbers("S3 R1 R1")) * 4
    do(table, fly("f_static_interference", "S1"), Scry(()))
    assert hand(table, 1) == "S3 R1", "without a card A can only reload"
    assert known(table, 0, 1) == "S3 R1"
    assert GAME.see(table, 0).deck_at_most["S3"] == 0
    for number in range(20):
        assert hand(GAME.redeal(table, 0, FastRng(number)), 2) == "S3"


def test_own_draws_and_open_cards_leave_the_deck_for_those_who_see_them():
    """A drawer knows what is gone; the others only what is turned over."""
    table = a_table("DA", ["S1 U", "R1"], ["W", "U"], rocks=["R1 R1 R1"], deck="R1 R2 R3 U W X")
    do(table, Reload())
    mine, theirs = GAME.see(table, 0).deck_at_most, GAME.see(table, 1).deck_at_most
    assert (mine["R1"], mine["R2"]) == (theirs["R1"] - 1, theirs["R2"] - 1)
    do(table, Deploy("R1"))
    do(table, fly("d_asteroid_mining", "S1"))
    assert GAME.see(table, 1).deck_at_most["X"] == theirs["X"] - 1


def test_the_counter_of_unseen_cards():
    """Cards in the deck and in other hands, less those one is sure about."""
    table = a_table("AD", ["S1", "U R1"], deck="S2 S2", rocks=["R1"])
    assert GAME.see(table, 0).unseen["S2"] == 2
    assert GAME.see(table, 0).unseen["R1"] == 1
    do(table, fly("a_deep_scan", "S1"))
    assert GAME.see(table, 0).unseen["R1"] == 0
    assert GAME.see(table, 1).unseen["R1"] == 0
    assert GAME.see(table, None).unseen["U"] == 1
