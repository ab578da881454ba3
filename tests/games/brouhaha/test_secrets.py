"""Who knows what: views, marks that outlive a zone change, and tables dealt anew. [rules 4]"""

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.moves import bounce
from stardeck.games.brouhaha.rules import prelude
from stardeck.kernel import FastRng, choices, numbered_seed, play_out, waiting_for
from tests.games.brouhaha.table_builder import (
    a_table,
    changed,
    decision,
    do,
    hand,
    names,
    number,
    run,
    send,
    stage,
    turn,
)


def known(table, viewer, other: int) -> tuple[str, ...]:
    return GAME.see(table, viewer).managers[other].known


def imagined(table, seat, n: int = 12):
    rng = FastRng(3)
    return [GAME.redeal(table, seat, rng) for _ in range(n)]


def test_everybody_knows_the_two_starting_cards_of_every_opening_hand():
    """The Street Team and the Starting Venue of every opening hand are known by everybody to be there."""
    table = GAME.set_up(2, numbered_seed(1))
    assert known(table, 0, 1) == ("f_dannys_garage", "f_staple_gun_saints")
    assert known(table, None, 0) == ("c_aunt_novas_porch", "c_whisper_campaign")


def test_a_hand_is_seen_by_its_manager_only():
    """Its manager only; the size is public."""
    view = GAME.see(a_table(hands=["c_kombucha c_riley_hush"]), 1)
    assert (view.managers[0].hand, view.managers[0].hand_size) == (None, 2)


def test_returned_cards_are_known_and_the_mark_ends_when_the_card_leaves_visibly():
    """A card that moves face-up in public into a hand is known by everybody to be there, until it leaves visibly."""
    table = a_table(play=["c_rj_xavier c_mark_hester"])
    for card in ("c_rj_xavier", "c_mark_hester"):
        bounce(table, number(table, card))
    assert known(table, 1, 0) == ("c_mark_hester", "c_rj_xavier")
    turn(table, 0, a.Play("c_rj_xavier"))
    assert known(table, 1, 0) == ("c_mark_hester",)


def test_a_salary_card_ends_all_marks_of_that_hand():
    """When any card leaves that hand unseen all marks held by other managers are dropped."""
    table = a_table(play=["c_rj_xavier"], hands=["c_kombucha"])
    bounce(table, number(table, "c_rj_xavier"))
    turn(table, 0, a.Salary("c_kombucha"))
    assert known(table, 1, 0) == ()
    assert GAME.see(table, 1).managers[0].salaries == (None,)


def test_a_fetched_top_card_is_known_until_the_deck_is_shuffled_or_looked_at():
    """Known to all; this ends when the deck is shuffled, and for everybody but the looker when it is looked at."""
    table = a_table(play=["c_billy_daniels c_rj_xavier"], options={"hustles": "all"})
    send(table, 0, "c_billy_daniels", "hustle:h_networking")
    do(table, 0, a.Effect(), a.Pick("c_planetarium"))
    assert [card.card for card in GAME.see(table, None).decks[0].known] == ["c_planetarium"]
    shuffled = table.copy()
    shuffled.shuffle(0, [])
    assert GAME.see(shuffled, 0).decks[0].known == ()
    send(table, 0, "c_rj_xavier", "hustle:h_practice")
    do(table, 0, a.Effect())
    assert GAME.see(table, 1).decks[0].known == ()
    assert "c_planetarium" in GAME.see(table, 0).showing
    other = next(action for action in choices(table, 0) if action != a.Pick("c_planetarium"))
    do(table, 0, other)
    assert [card.card for card in GAME.see(table, 0).decks[0].known] == ["c_planetarium"]
    assert GAME.see(table, 0).decks[0].known[0].place == len(table.deck(0)) - 1
    assert GAME.see(table, 1).decks[0].known == ()


def test_a_known_deck_card_stays_known_as_a_salary_card():
    """It goes with a card that becomes a salary card: then that salary card is known."""
    table = a_table(play=["", "f_cam_daniels"], hands=["", "f_sellout_deal f_poached"], options={"hustles": "all"})
    send(table, 1, "f_cam_daniels", "hustle:h_networking")
    do(table, 1, a.Effect(), a.Pick("f_rocket_bowl"))
    turn(table, 1, a.Play("f_sellout_deal"))
    assert GAME.see(table, 0).managers[1].salaries == ("f_rocket_bowl",)
    for new in imagined(table, 0):
        assert names(new, new.salaries[1]) == ["f_rocket_bowl"]


def test_the_own_deck_is_listed_with_separate_decks_only():
    """As an unordered set; with a shared deck not, except during a fetch."""
    table = a_table()
    view = GAME.see(table, 0)
    assert view.decks[0].cards == tuple(names(table, sorted(table.decks[0].cards())))
    assert view.decks[1].cards is None
    shared = a_table(3, hands=["c_word_of_mouth"])
    assert GAME.see(shared, 0).decks[0].cards is None
    turn(shared, 0, a.Play("c_word_of_mouth"))
    assert len(GAME.see(shared, 0).showing) == len(shared.decks[0])
    assert GAME.see(shared, 1).showing == ()
    for new in imagined(shared, 0):
        assert sorted(new.decks[0].cards()) == sorted(shared.decks[0].cards())
    assert any(sorted(new.decks[0].cards()) != sorted(shared.decks[0].cards()) for new in imagined(shared, 1))


def test_redeal_keeps_what_a_peek_has_shown():
    """A manager who looked at a hand knows every card that was in it."""
    table = a_table(hands=["c_kombucha c_riley_hush c_rj_xavier", "f_scout_rackett f_poached"])
    turn(table, 1, a.Play("f_scout_rackett"))
    assert all(hand(new, 0) == hand(table, 0) for new in imagined(table, 1))
    assert any(hand(new, 0) != hand(table, 0) for new in imagined(table, None))
    assert all(len(known(new, 1, 0)) == 3 for new in imagined(table, None))


def test_redeal_keeps_owners_and_entries_of_salary_cards():
    """Other managers' salary cards are any of the cards that may be there; places keep their state."""
    table = a_table(salaries=["c_kombucha c_riley_hush", "f_poached"], hands=["c_rj_xavier c_mark_hester"])
    seen = {tuple(names(new, new.salaries[0])) for new in imagined(table, 1, 30)}
    assert len(seen) > 3
    for new in imagined(table, 1):
        assert [new.entry[card] for card in new.salaries[0]] == [table.entry[card] for card in table.salaries[0]]
        assert all(new.owner[card] == 0 and new.manager[card] == 0 for card in new.salaries[0])
        assert names(new, new.salaries[1]) == ["f_poached"]


def test_redeal_in_a_shared_deck_moves_cards_between_hands_but_not_private_starting_cards():
    """A starting card that never was in the shared deck stays with its owner."""
    table = GAME.set_up(3, numbered_seed(5), {"first_downbeat": 0})
    turn(table, 0, a.Salary("c_aunt_novas_porch"))
    for new in imagined(table, 2, 20):
        mine = [*new.hands[0], *new.salaries[0]]
        assert {number(new, "c_aunt_novas_porch"), number(new, "c_whisper_campaign")} <= set(mine)
    hands = {tuple(hand(new, 0)) for new in imagined(table, 2, 20)}
    assert len(hands) > 10


def test_redeal_after_the_advanced_opening_lets_starting_cards_roam():
    """They may have been put under the shared deck; nobody else knows."""
    table = GAME.set_up(3, numbered_seed(5), {"first_downbeat": 0, "opening": "advanced"})
    ballots = {tuple(new.agenda[-1].picks[0]) for new in imagined(table, 1)}
    assert ballots == {()}
    do(table, 0, a.Pick(hand(table, 0)[0]))
    assert len({tuple(new.agenda[-1].picks[0]) for new in imagined(table, 1, 20)}) > 3
    assert all(new.agenda[-1].picks[0] == table.agenda[-1].picks[0] for new in imagined(table, 0))
    while decision(table) == "opening_bottom":
        seat = waiting_for(table)[0]
        do(table, seat, choices(table, seat)[0])
    card = number(table, "c_aunt_novas_porch")
    assert table.roams[card]
    assert known(table, 1, 0) == ()
    assert {new.place[card] for new in imagined(table, 1, 60)} >= {1, 2}
    under = GAME.see(table, 0).decks[0].known
    assert len(under) == 3


def test_redeal_imagines_sealed_splits():
    """During a simultaneous decision nobody sees another manager's pick before all are in."""
    table = a_table(salaries=["c_kombucha c_riley_hush", "f_poached f_thad_wilson"])
    run(table, prelude.SALARY_STEP)
    assert waiting_for(table) == (0, 1)
    do(table, 0, a.Cash(2))
    assert {new.agenda[-1].picks[0] for new in imagined(table, 1, 30)} == {(0,), (1,), (2,)}
    assert GAME.see(table, 1).picks == ()
    assert GAME.see(table, 0).picks == (2,)
    do(table, 1, a.Cash(0))
    assert (table.cash, table.cred) == ([12, 10], [10, 12])


def test_redeal_in_the_middle_of_somebody_elses_look():
    """The looked-at cards are hidden from the others, and dealt anew for them."""
    table = a_table(play=["c_rj_xavier"])
    send(table, 0, "c_rj_xavier", "hustle:h_practice")
    do(table, 0, a.Effect())
    mine = {tuple(choices(new, 0)) for new in imagined(table, 0)}
    assert mine == {tuple(choices(table, 0))}
    assert len({tuple(choices(new, 0)) for new in imagined(table, 1)}) > 3
    for new in imagined(table, 1):
        play_out(new, FastRng(1))


def test_a_shuffled_in_salary_card_lets_starting_cards_roam():
    """Unseen cards of a manager went into the shared deck: a hidden starting card may be among them."""
    catalogue = changed(
        (
            "c_noise_complaint",
            'ability = [ { on = "play", do = [ { op = "shuffle_in", target = { type = "salary" } } ] } ]',
        )
    )
    table = a_table(
        3, hands=["c_noise_complaint c_kombucha", "f_dannys_garage"], salaries=["", "f_poached"], catalogue=catalogue
    )
    table.roams[number(table, "f_dannys_garage")] = False
    turn(table, 0, a.Play("c_noise_complaint"))
    assert table.roams[number(table, "f_dannys_garage")]


def test_after_the_end_all_faces_are_shown():
    """And nothing is dealt anew."""
    table = GAME.set_up(2, numbered_seed(4), {"final_round": 1})
    play_out(table, FastRng(1))
    assert table.ended == "final_round"
    view = GAME.see(table, None)
    assert all(manager.hand is not None and None not in manager.salaries for manager in view.managers)
    assert view.decks[0].cards is not None
    assert GAME.hidden(table, 0) == ()
    assert hand(GAME.redeal(table, None, FastRng(1)), 0) == hand(table, 0)


def test_gig_views_forecast_the_judging():
    """Who would win now, and at VOLUME one and two away; what the viewer's ready musicians would pay."""
    table = a_table(
        play=["c_rj_xavier c_dusty_nebulon c_mark_hester", "f_dannys_garage f_thad_wilson f_two_headed_todd"]
    )
    table.tops[1] = 1
    stage(table, 1, "f_dannys_garage", "c_rj_xavier", "c_dusty_nebulon", "f_thad_wilson", "f_two_headed_todd")
    gig = GAME.see(table, 0).gigs[1]
    assert [(one.volume, one.winner) for one in gig.forecast] == [(4, 0), (5, 0), (6, None), (7, 1), (8, 1)]
    assert gig.forecast[2].tied == (0, 1)
    assert [(price.card, price.cash, price.cred) for price in gig.expenses] == [("c_mark_hester", 0, 2)]
    assert GAME.see(table, None).gigs[1].expenses == ()
    marks = {(mark.card, mark.compare, mark.volume) for mark in GAME.see(table, 0).thresholds}
    assert marks == {("c_rj_xavier", "<", 6), ("f_thad_wilson", ">", 6)}
