"""Rulings R1 to R28 of the specification (section 12), one test each."""

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.moves import bounce, give, retire, shuffle_in
from stardeck.games.brouhaha.effects.talents import expense, sources
from stardeck.games.brouhaha.rules import coda, prelude
from stardeck.games.brouhaha.rules.gigs import judge, refusal, standings
from stardeck.kernel import numbered_seed
from tests.games.brouhaha.table_builder import (
    a_table,
    all_pass,
    decision,
    do,
    hand,
    may,
    number,
    pile,
    run,
    send,
    stage,
    strummed,
    talents_of,
    turn,
    wear,
)

CHILL, FORTE, EXTRA, OPEN_MIC = range(4)
TEN = (
    "c_kombucha c_lost_lease c_word_of_mouth c_noise_complaint c_sold_out_sorry c_riley_hush c_rj_xavier "
    "c_mark_hester c_planetarium c_umami_om"
)


def test_R1_the_cubes_are_no_limit():
    """Resources are plain numbers without a bank limit."""
    table = a_table(cash=60, cred=60, play=["c_cafe_perihelion"])
    table.gain(0, 5, 5)
    assert (table.cash[0], table.cred[0]) == (65, 65)


def test_R2_personnel_pay_the_shown_cost_in_the_music_shop():
    """Default: the cost shown; option plus_one for the other reading, also when copied by BIG BREAK."""
    table = a_table(
        play=["c_billy_daniels"],
        shop="g_star_kindler",
        options={"hustles": "all", "music_shop_personnel": "plus_one"},
        cash=4,
    )
    send(table, 0, "c_billy_daniels", "hustle:h_big_break")
    do(table, 0, a.Copy("h_music_shop"))  # one gear only: bought at once
    assert table.cash[0] == 0


@pytest.mark.parametrize("sticks", [False, True])
def test_R3_gear_comes_off_at_the_end_of_the_round(sticks: bool):
    """Gear at a GIG comes off in C2.4, other gear in C6; `gear_sticks` keeps it on."""
    table = a_table(
        play=["c_mark_hester c_rj_xavier c_cafe_perihelion g_quantum_keyboard g_star_kindler"],
        options={"gear_sticks": sticks},
    )
    wear(table, "g_quantum_keyboard", "c_mark_hester")
    wear(table, "g_star_kindler", "c_rj_xavier")
    stage(table, OPEN_MIC, "c_cafe_perihelion", "c_mark_hester")
    run(table, coda.CLEAR_THE_STAGE)
    assert ("mojo" in talents_of(table, "c_mark_hester")) == sticks
    assert talents_of(table, "c_rj_xavier")["stage"] == 1
    run(table, coda.CLEAN_UP)
    assert ("stage" in talents_of(table, "c_rj_xavier")) == sticks


def test_R4_the_round_cap_is_a_final_round():
    """The win check of this round treats it as the final round; nobody needs 20."""
    table = a_table(round=40)
    table.vp = [3, 5]
    run(table, coda.CHECK_FOR_WIN)
    assert (GAME.result(table).reason, GAME.result(table).winners) == ("round_cap", (1,))


def test_R4_the_turn_cap_ends_the_main_phase():
    """After this many turns in one Main Phase everybody has passed."""
    table = a_table(options={"turn_cap": 1}, hands=["c_kombucha c_riley_hush", "f_poached"])
    turn(table, 0, a.Salary("c_kombucha"))
    assert table.round == 6


def test_R5_cam_daniels_raises_the_volume_by_2():
    """By 2."""
    table = a_table(play=["f_cam_daniels"])
    turn(table, 0, a.Use("f_cam_daniels", 0))
    assert table.volume == 8


def test_R6_the_hand_limit_stops_draws_and_look_only():
    """A hand can exceed 10 by returns and fetches; nothing is discarded for it."""
    table = a_table(hands=[TEN], play=["c_bongo_tranquility c_sister_zero_g"])
    table.draw(0, 1)
    assert len(hand(table)) == 10
    bounce(table, number(table, "c_bongo_tranquility"))
    assert len(hand(table)) == 11
    send(table, 0, "c_sister_zero_g", "hustle:h_practice")
    assert decision(table) == "main"  # no effect possible
    turn(table, 0, a.Play("c_word_of_mouth"), a.Pick("c_velvet_comet"))
    assert "c_velvet_comet" in hand(table)


def test_R7_an_empty_deck_costs_a_card_only_in_the_draw_step():
    """Other draws do nothing; no reshuffle ever."""
    table = a_table(hands=["c_kombucha c_riley_hush"], decks=["", "f_poached"], piles=["c_lost_lease"])
    table.draw(0, 3)
    assert hand(table) == ["c_kombucha", "c_riley_hush"]
    run(table, prelude.DRAW_STEP)
    do(table, 0, a.Pick("c_riley_hush"))
    assert (hand(table), pile(table)) == (["c_kombucha"], ["c_lost_lease", "c_riley_hush"])


def test_R7_the_last_card_is_retired_without_asking():
    """A decision with exactly one legal choice is played by the engine; an empty hand loses nothing."""
    table = run(a_table(hands=["c_kombucha", "-"], decks=["", ""]), prelude.DRAW_STEP)
    assert (pile(table, 0), pile(table, 1)) == (["c_kombucha"], [])


def test_R8_there_is_a_draw_in_round_1():
    """Hand 8 before the first turn."""
    assert [len(mine) for mine in GAME.set_up(2, numbered_seed(9)).hands] == [8, 8]


def test_R9_nobody_is_assigned_twice_in_a_round():
    """Not after a reset, not after being sent home."""
    table = a_table(play=["c_rj_xavier c_cafe_perihelion c_mark_hester"])
    send(table, 0, "c_rj_xavier", "hustle:h_soundcheck")
    do(table, 0, a.Decline())
    table.strummed[number(table, "c_rj_xavier")] = False
    table.active = 0
    assert a.Send("c_rj_xavier") not in may(table)
    stage(table, CHILL, "c_cafe_perihelion", "c_mark_hester")
    for card in ("c_cafe_perihelion", "c_mark_hester"):
        table.strummed[number(table, card)] = False
    assert not {a.Open("c_cafe_perihelion"), a.Send("c_mark_hester")} & set(may(table))


def test_R10_a_gig_without_its_venue_is_dissolved():
    """Musicians go home strummed, no judging, the performance stays closed this round, nothing is paid back."""
    table = a_table(play=["c_cafe_perihelion c_planetarium c_sister_zero_g", ""], hands=["c_kombucha", "f_poached"])
    stage(table, CHILL, "c_cafe_perihelion", "c_sister_zero_g")
    retire(table, number(table, "c_cafe_perihelion"))
    table.active = 0
    assert strummed(table, "c_sister_zero_g")
    assert a.Send("c_sister_zero_g") not in may(table)
    turn(table, 0, a.Open("c_planetarium"))
    assert a.Where("performance:c_overture") not in may(table)
    do(table, 0, a.Where("performance:open_mic"))
    all_pass(table)
    assert table.vp == [0, 0]


def test_R11_a_hustle_stays_taken_when_its_unit_leaves():
    """The HUSTLE stays taken this round."""
    table = a_table(play=["c_rj_xavier c_mark_hester"])
    send(table, 0, "c_rj_xavier", "hustle:h_soundcheck")
    do(table, 0, a.Decline())
    bounce(table, number(table, "c_rj_xavier"))
    turn(table, 0, a.Send("c_mark_hester"))
    assert a.Where("hustle:h_soundcheck") not in may(table)


@pytest.mark.parametrize(("round", "price"), [(1, 0), (2, 1), (4, 3), (9, 3)])
def test_R12_a_street_team_is_free_in_round_1(round: int, price: int):
    """Later it costs round tokens - 1, at most 3."""
    table = a_table(hands=["", "f_staple_gun_saints"], round=round)
    turn(table, 1, a.Play("f_staple_gun_saints"))
    assert table.cash[1] == 10 - price


def test_R13_a_starting_venue_has_no_expense_before_round_4():
    """For every manager's musicians."""
    table = a_table(play=["c_aunt_novas_porch c_rj_xavier", "f_thad_wilson"], round=3)
    stage(table, CHILL, "c_aunt_novas_porch")
    both = [expense(table, number(table, card), CHILL) for card in ("c_rj_xavier", "f_thad_wilson")]
    assert both == [(0, 0), (0, 0)]
    table.round = 4
    assert expense(table, number(table, "f_thad_wilson"), CHILL) == (2, 0)


def test_R14_units_leave_a_hustle_in_the_clean_up():
    """They count as "on a HUSTLE" during C1 to C3."""
    table = a_table(play=["c_rj_xavier"])
    send(table, 0, "c_rj_xavier", "hustle:h_soundcheck")
    do(table, 0, a.Decline())
    for step in (coda.JUDGE_GIGS, coda.REWARD_WINNERS, coda.CLEAR_THE_STAGE, coda.END_OF_ROUND_EFFECTS):
        run(table, step)
        assert GAME.see(table, 0).managers[0].play[0].place == "hustle:h_soundcheck"
    run(table, coda.CLEAN_UP)
    assert GAME.see(table, 0).managers[0].play[0].place == "home"
    assert strummed(table, "c_rj_xavier")


def test_R15_rewards_do_not_change_results():
    """All GIGs are judged in C1, before any reward: a drum kit's win raises VOLUME too late for Thad."""
    table = a_table(
        play=["c_rj_xavier c_cafe_perihelion", "f_danny_doublestar f_crash_pit f_thad_wilson g_meteorite_kit"],
        downbeat=1,
    )
    table.tops[FORTE] = 4
    wear(table, "g_meteorite_kit", "f_danny_doublestar")
    stage(table, OPEN_MIC, "f_crash_pit", "f_danny_doublestar")
    stage(table, CHILL, "c_cafe_perihelion", "f_thad_wilson")  # Harmony 1 at VOLUME 6: not enough for Overture
    all_pass(table)
    assert table.vp == [0, 2]
    assert table.volume == 7


def test_R16_the_downbeat_manager_orders_end_of_round_effects():
    """GIG rewards, `win` triggers and end-of-round effects: the DOWNBEAT manager."""
    table = a_table(play=["c_hammock_deck", "f_foundry_roof"], downbeat=1, volume=11)
    all_pass(table)
    assert (decision(table), GAME.waiting_for(table)) == ("order", (1,))
    do(table, 1, a.Item(1))  # first the Hammock Deck: 10, then the Roof: 11
    assert table.volume == 11


def test_R17_tie_points_come_after_rewards():
    """In C2.2."""
    table = a_table(
        play=["c_rj_xavier c_cafe_perihelion c_sister_zero_g", "f_thad_wilson f_rocket_bowl"], hands=["-", "f_poached"]
    )
    stage(table, OPEN_MIC, "f_rocket_bowl", "c_rj_xavier", "f_thad_wilson")
    stage(table, CHILL, "c_cafe_perihelion", "c_sister_zero_g")
    all_pass(table)
    told = [type(event).__name__ for event in table.log]
    assert told.index("Rewarded") < told.index("TiePoint")
    assert table.vp == [3, 1]


def test_R18_a_single_eligible_manager_wins_with_the_worse_band():
    """He wins; totals are not compared."""
    table = a_table(play=["c_velvet_comet", "f_rocket_bowl f_meteor_mike"])
    table.boosts[number(table, "c_velvet_comet")] = (5, 0, 0, 0, 0)
    stage(table, FORTE, "f_rocket_bowl", "c_velvet_comet", "f_meteor_mike")
    bands = standings(table, FORTE, sources(table))
    assert [(band.eligible, band.total) for band in bands] == [(False, 7), (True, 2)]  # Velvet Comet has no Rhythm
    assert judge(table, FORTE, bands).winner == 1


def test_R19_a_tie_among_two_of_three_managers():
    """1 VP for each manager tied for the highest total; others nothing."""
    table = a_table(3, play=["c_rj_xavier c_cafe_perihelion", "f_thad_wilson", "f_meteor_mike f_danny_doublestar*"])
    stage(table, OPEN_MIC, "c_cafe_perihelion", "c_rj_xavier", "f_thad_wilson", "f_meteor_mike")
    all_pass(table)
    assert table.vp == [1, 1, 1]
    again = a_table(3, play=["c_rj_xavier c_cafe_perihelion", "f_thad_wilson", "f_vera_decibel"])
    stage(again, OPEN_MIC, "c_cafe_perihelion", "c_rj_xavier", "f_thad_wilson", "f_vera_decibel")
    again.boosts[number(again, "f_thad_wilson")] = (1, 0, 0, 0, 0)
    all_pass(again)
    assert again.vp == [0, 1, 1]


def test_R20_a_limit_counts_all_musicians_there_now():
    """A musician who leaves frees a place."""
    table = a_table(play=["c_hammock_deck c_rj_xavier c_mark_hester", "f_thad_wilson f_vera_decibel"])
    stage(table, CHILL, "c_hammock_deck", "c_rj_xavier", "c_mark_hester", "f_thad_wilson")
    assert refusal(table, number(table, "f_vera_decibel"), CHILL) != 0
    bounce(table, number(table, "c_rj_xavier"))
    assert refusal(table, number(table, "f_vera_decibel"), CHILL) == 0


def test_R21_the_expense_goes_to_the_supply():
    """Nobody receives it."""
    table = a_table(play=["c_planetarium", "f_thad_wilson"])
    stage(table, CHILL, "c_planetarium")
    send(table, 1, "f_thad_wilson", "gig:c_overture")
    assert (table.cred, table.cash) == ([10, 8], [10, 10])


def test_R22_the_owner_in_a_shared_deck_is_who_gets_the_card_first():
    """Forgotten when it returns to the deck."""
    table = a_table(3, decks=["f_crash_pit c_planetarium"])
    card = number(table, "f_crash_pit")
    assert table.owner[card] == -1
    table.draw(0, 1)
    assert table.owner[card] == 0
    turn(table, 0, a.Play("f_crash_pit"))
    give(table, card, 1)
    assert (table.owner[card], table.manager[card]) == (0, 1)
    shuffle_in(table, card)
    assert table.owner[card] == -1
    table.draw(2, 2)
    table.retire_from_hand(2, card)
    assert (table.owner[card], pile(table, 2)) == (2, ["f_crash_pit"])


def test_R23_two_sets_double_the_decks_only():
    """Three single Set Lists, one gear set."""
    table = GAME.set_up(4, numbered_seed(2))
    assert [len(deck) for deck in table.decks] == [24, 24, 24, 24]
    assert len(table.shop) + len(table.gear_pile) == 11
    assert [len(cards) for cards in table.house.lists] == [4, 4, 4]
    assert {"c_whisper_campaign@0", "c_aunt_novas_porch@0"} <= set(hand(table, 0))
    assert {"f_staple_gun_saints@3", "f_dannys_garage@3"} <= set(hand(table, 3))


def test_R24_day_job_pays_any_mix():
    """Any mix of cash and cred."""
    table = a_table(play=["c_rj_xavier"], salaries=["c_kombucha c_lost_lease"])
    send(table, 0, "c_rj_xavier", "hustle:h_day_job")
    assert may(table)[:3] == [a.Cash(0), a.Cash(1), a.Cash(2)]


def test_R25_soundcheck_moves_exactly_2_or_not_at_all():
    """Exactly 2 (1 for personnel), cut off at 1 and 11, or not at all."""
    table = a_table(play=["c_rj_xavier c_billy_daniels"])
    send(table, 0, "c_rj_xavier", "hustle:h_soundcheck")
    assert may(table) == [a.Volume("up"), a.Volume("down"), a.Decline()]
    do(table, 0, a.Volume("down"))
    assert table.volume == 4
    other = a_table(play=["c_billy_daniels"])
    send(other, 0, "c_billy_daniels", "hustle:h_soundcheck")
    do(other, 0, a.Volume("up"))
    assert other.volume == 7


def test_R26_opportunity_without_such_a_text_only_blocks():
    """Legal; no effect."""
    table = a_table(play=["c_rj_xavier c_mark_hester"])
    send(table, 0, "c_rj_xavier", "hustle:h_opportunity")
    assert decision(table) == "main"
    turn(table, 0, a.Send("c_mark_hester"))
    assert a.Where("hustle:h_opportunity") not in may(table)


def test_R27_jam_session_counts_musicians_only():
    """Personnel may go there without effect; at least one musician is needed; counted even without GIGs."""
    table = a_table(play=["c_billy_daniels c_rj_xavier", "f_cam_daniels"], options={"hustles": "all"})
    send(table, 1, "f_cam_daniels", "hustle:h_jam_session")
    assert decision(table) == "main"
    empty = all_pass(table.copy())
    assert empty.vp == [0, 0]
    send(table, 0, "c_rj_xavier", "hustle:h_jam_session")
    assert all_pass(table).vp == [1, 0]


def test_R28_jam_session_cannot_be_copied():
    """It has no effect on assignment."""
    table = a_table(play=["c_rj_xavier"], options={"hustles": "all"}, salaries=["c_kombucha"])
    send(table, 0, "c_rj_xavier", "hustle:h_big_break")
    offered = may(table)
    assert a.Copy("h_jam_session") not in offered
    assert a.Copy("h_big_break") not in offered
    assert [action.hustle for action in offered[:-1]] == [
        "h_soundcheck",
        "h_practice",
        "h_music_shop",
        "h_day_job",
        "h_networking",
    ]
