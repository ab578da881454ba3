"""Rulings R29 to R56 of the specification (section 12), one test each."""

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.moves import bounce, retire
from stardeck.games.brouhaha.effects.talents import sources
from stardeck.games.brouhaha.rules import coda
from stardeck.games.brouhaha.rules.gigs import refusal, standings
from stardeck.kernel import numbered_seed
from tests.games.brouhaha.table_builder import (
    a_table,
    all_pass,
    changed,
    decision,
    do,
    hand,
    in_play,
    may,
    names,
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


def test_R29_a_search_may_fail_on_purpose():
    """`none`; the deck is shuffled anyway. A found card is shown to all."""
    table = a_table(hands=["c_word_of_mouth"], decks=["c_kombucha c_riley_hush c_rj_xavier", "f_poached"])
    turn(table, 0, a.Play("c_word_of_mouth"))
    assert may(table) == [a.Pick("c_riley_hush"), a.Pick("c_rj_xavier"), a.NoCard()]
    other = table.copy()
    do(table, 0, a.NoCard())
    assert (hand(table), table.deck(0).top) == ([], [])
    do(other, 0, a.Pick("c_riley_hush"))
    assert GAME.see(other, 1).managers[0].known == ("c_riley_hush",)


def test_R30_the_owner_of_gear_is_its_buyer():
    """Retired gear goes to the buyer's pile, returned gear under the Gear Pile; it never enters a hand."""
    table = a_table(play=["c_rj_xavier"], shop="g_star_kindler g_gravity_boots")
    send(table, 0, "c_rj_xavier", "hustle:h_music_shop")
    do(table, 0, a.Pick("g_star_kindler"))
    retire(table, number(table, "g_star_kindler"))
    assert pile(table) == ["g_star_kindler"]
    other = a_table(play=["g_tour_rocket"])
    bounce(other, number(other, "g_tour_rocket"))
    assert GAME.see(other, 1).gear_bottom == ("g_tour_rocket",)
    assert "g_tour_rocket" not in hand(other)


def test_R31_the_shop_is_replenished_in_c5_only():
    """New gear joins at the end of the row."""
    table = a_table(play=["c_rj_xavier"])
    first = names(table, table.shop)
    send(table, 0, "c_rj_xavier", "hustle:h_music_shop")
    do(table, 0, a.Pick(first[1]))
    assert names(table, table.shop) == [*first[:1], *first[2:]]
    run(table, coda.REPLENISH_SHOP)
    assert names(table, table.shop)[:4] == [*first[:1], *first[2:]]
    assert len(table.shop) == 5


def test_R32_an_action_without_a_legal_target_cannot_be_played():
    """10.6."""
    table = a_table(hands=["", "f_poached f_stage_dive f_smash_the_stage"], active=1)
    assert [action for action in may(table, 1) if isinstance(action, a.Play)] == []
    table = a_table(hands=["c_sold_out_sorry"])
    assert a.Play("c_sold_out_sorry") not in may(table)


def test_R33_cocktail_jazz_counts_as_jazz():
    """Counts as "cocktail jazz" and as "jazz", not as "cocktail"."""
    table = a_table(play=["c_zero_g_lounge c_velvet_comet"])
    stage(table, CHILL, "c_zero_g_lounge", "c_velvet_comet")
    assert talents_of(table, "c_velvet_comet")["mojo"] == 1
    catalogue = changed(
        (
            "c_zero_g_lounge",
            'ability = [ { on = "static", mod = "restrict", match = { style = "cocktail jazz" } } ]',
        )
    )
    other = a_table(play=["c_zero_g_lounge c_velvet_comet c_pluto_delgado"], catalogue=catalogue)
    stage(other, CHILL, "c_zero_g_lounge")
    assert refusal(other, number(other, "c_velvet_comet"), CHILL) != 0
    assert refusal(other, number(other, "c_pluto_delgado"), CHILL) == 0


def test_R34_the_bass_looks_at_the_hand_of_its_manager_now():
    """At the moment of judging (continuous)."""
    table = a_table(play=["c_pluto_delgado g_bottomless_bass"], hands=["c_kombucha c_riley_hush", "f_poached"])
    wear(table, "g_bottomless_bass", "c_pluto_delgado")
    assert talents_of(table, "c_pluto_delgado")["rhythm"] == 4
    table.retire_from_hand(0, number(table, "c_kombucha"))
    assert talents_of(table, "c_pluto_delgado")["rhythm"] == 3


def test_R35_a_strummed_card_uses_no_ability():
    """Not even one that does not strum."""
    table = a_table(play=["", "f_ziggy_moonglow*"], active=1)
    assert a.Use("f_ziggy_moonglow", 0) not in may(table, 1)


def test_R36_own_cards_are_legal_targets():
    """The venue-shuffling action may hit the own or a Starting Venue."""
    table = a_table(play=["c_aunt_novas_porch"], hands=["c_lost_lease"])
    turn(table, 0, a.Play("c_lost_lease"))
    assert in_play(table) == []


def test_R37_a_taken_downbeat_counts_at_once():
    """Conditions and Coda order; the turn order goes on clockwise; C7 moves it left of the new holder."""
    table = a_table(4, play=["p_cosmo_encore@0"], downbeat=1, active=0, options={"promo": "chill"})
    send(table, 0, "p_cosmo_encore@0", "hustle:h_opportunity")
    do(table, 0, a.Effect())
    assert (table.downbeat, table.active) == (0, 1)
    run(table, coda.PASS_DOWNBEAT)
    assert table.downbeat == 1


def test_R38_a_taken_musician_wins_for_its_present_manager():
    """Reward and `win` triggers go to the present manager; it returns in C6."""
    catalogue = changed(
        ("f_poached", 'ability = [ { on = "play", do = [ { op = "take", target = { type = "musician" } } ] } ]')
    )
    table = a_table(play=["c_professor_sine", "f_holla_deck_club"], hands=["", "f_poached"], catalogue=catalogue)
    turn(table, 1, a.Play("f_poached"))
    assert in_play(table, 1) == ["c_professor_sine", "f_holla_deck_club"]
    stage(table, CHILL, "f_holla_deck_club")
    send(table, 1, "c_professor_sine", "gig:c_overture")
    before = len(hand(table, 1))
    all_pass(table)
    if decision(table) == "order":
        do(table, 0, a.Item(0))
    assert table.vp == [0, 3]  # Overture 2, Holla-Deck Club 1
    assert len(hand(table, 1)) == before + 3  # Overture, the Professor, the next Draw step
    assert in_play(table, 0) == ["c_professor_sine"]


def test_R39_a_musician_without_hope_may_be_assigned():
    """May be assigned anyway."""
    table = a_table(play=["c_cafe_perihelion", "f_danny_doublestar"])
    stage(table, CHILL, "c_cafe_perihelion")
    send(table, 1, "f_danny_doublestar", "gig:c_overture")
    assert not standings(table, CHILL, sources(table))[0].eligible


def test_R40_one_venue_per_performance_and_round_from_any_manager():
    """One venue per performance and round."""
    table = a_table(play=["c_cafe_perihelion", "f_crash_pit"])
    turn(table, 0, a.Open("c_cafe_perihelion"), a.Where("performance:f_kick_airlock"))
    turn(table, 1, a.Open("f_crash_pit"))
    assert may(table, 1) == [a.Where("performance:c_overture"), a.Where("performance:open_mic")]


def test_R41_salary_top_is_not_the_salary_play():
    """The limit is on playing from hand."""
    table = a_table(hands=["", "f_sellout_deal f_poached"])
    turn(table, 1, a.Play("f_sellout_deal"))
    assert len(table.salaries[1]) == 1
    turn(table, 1, a.Salary("f_poached"))
    assert len(table.salaries[1]) == 2


def test_R42_a_salary_card_shows_its_face_only_to_a_pile():
    """To a retirement pile: yes. To a hand or deck: no."""
    table = a_table(salaries=["c_kombucha c_riley_hush"])
    retire(table, number(table, "c_kombucha"))
    assert GAME.see(table, 1).managers[0].pile == ("c_kombucha",)
    bounce(table, number(table, "c_riley_hush"))
    assert GAME.see(table, 1).managers[0].known == ()
    assert "c_riley_hush" in hand(table)


def test_R43_an_exhausted_set_list_offers_nothing():
    """OPEN MIC NIGHT always remains."""
    table = a_table(play=["c_cafe_perihelion"])
    table.tops = [4, 4, 0]
    turn(table, 0, a.Open("c_cafe_perihelion"))
    assert table.place[number(table, "c_cafe_perihelion")] == 10 + OPEN_MIC
    assert [gig.list for gig in GAME.see(table, 0).gigs] == ["open_mic"]


def test_R44_a_performance_without_a_venue_does_nothing():
    """Static texts refer to musicians "here"."""
    table = a_table(play=["c_mark_hester c_cafe_perihelion"])
    assert talents_of(table, "c_mark_hester")["harmony"] == 1
    stage(table, CHILL, "c_cafe_perihelion", "c_mark_hester")
    assert talents_of(table, "c_mark_hester")["harmony"] == 2


def test_R45_gear_may_be_moved_in_the_same_round():
    """While it and the new wearer are un-strummed; the cost is paid again."""
    table = a_table(play=["c_rj_xavier c_mark_hester g_gravity_boots"])
    turn(table, 0, a.Rig("g_gravity_boots"), a.Where("musician:c_rj_xavier"))
    turn(table, 0, a.Rig("g_gravity_boots"))
    assert table.cash[0] == 8
    assert talents_of(table, "c_mark_hester")["stage"] == 2
    assert "stage" not in talents_of(table, "c_rj_xavier")
    send(table, 0, "c_mark_hester", "hustle:h_soundcheck")
    do(table, 0, a.Decline())
    table.active = 0
    assert a.Rig("g_gravity_boots") not in may(table)


def test_R46_a_musician_may_wear_any_number_of_gear():
    """Allowed."""
    table = a_table(play=["c_rj_xavier g_gravity_boots g_star_kindler"])
    turn(table, 0, a.Rig("g_gravity_boots"))
    turn(table, 0, a.Rig("g_star_kindler"))
    assert talents_of(table, "c_rj_xavier") == {"stage": 3, "harmony": 1, "mojo": 2}


def test_R47_the_promotional_card_is_an_option():
    """Off by default; never in the MUSIC SHOP or a Set List."""
    plain = GAME.inventory(GAME.set_up(2, numbered_seed(1)))
    with_it = GAME.set_up(2, numbered_seed(1), {"promo": "forte"})
    assert "p_cosmo_encore" not in plain
    assert with_it.owner[number(with_it, "p_cosmo_encore")] == 1
    assert GAME.inventory(GAME.set_up(4, numbered_seed(1), {"promo": "forte"}))["p_cosmo_encore@1"] == 1
    assert GAME.inventory(GAME.set_up(3, numbered_seed(1), {"promo": "chill"}))["p_cosmo_encore"] == 1


def test_R48_the_win_check_is_for_all_managers():
    """All managers who have 20 or more; tie-breaks among the tied ones."""
    table = a_table(3, play=["c_rj_xavier", "f_thad_wilson", "c_riley_hush c_mark_hester"])
    table.vp = [22, 22, 19]
    run(table, coda.CHECK_FOR_WIN)
    result = GAME.result(table)
    assert (result.winners, result.ranks) == ((0, 1), (1, 1, 3))


def test_R49_look_keeps_the_order_of_the_rest():
    """`look` puts the rest under the deck in their order."""
    table = a_table(
        3, play=["", "", "x_chalk_syndicate"], decks=["c_kombucha c_riley_hush c_rj_xavier f_poached"], active=2
    )
    send(table, 2, "x_chalk_syndicate", "hustle:h_opportunity")
    do(table, 2, a.Effect(), a.Pick("c_riley_hush"))
    assert names(table, table.decks[0].peek(3, table.rng)) == ["f_poached", "c_kombucha", "c_rj_xavier"]


def test_R50_an_action_may_be_played_for_no_effect():
    """If it needs no target, yes."""
    table = a_table(hands=["c_noise_complaint c_kombucha"], volume=1)
    turn(table, 0, a.Play("c_noise_complaint"))
    assert (table.volume, pile(table)) == (1, ["c_noise_complaint"])


def test_R51_resolution_runs_without_any_musician():
    """JAM SESSION pays, opened venues return home."""
    table = a_table(play=["c_cafe_perihelion c_rj_xavier"], options={"hustles": "all"})
    stage(table, CHILL, "c_cafe_perihelion")
    send(table, 0, "c_rj_xavier", "hustle:h_jam_session")
    all_pass(table)
    assert table.vp[0] == 1
    assert table.venues == [-1, -1, -1, -1]
    assert GAME.see(table, 0).managers[0].play[0].place == "home"


def test_R52_an_opened_venue_stays_strummed():
    """It pays nothing in the next Payout."""
    table = a_table(play=["c_cafe_perihelion"], cred=0)
    stage(table, CHILL, "c_cafe_perihelion")
    all_pass(table)
    assert table.cred[0] == 0


def test_R53_one_matching_style_is_enough():
    """For benefits and for bans."""
    table = a_table(play=["f_crash_pit c_bongo_tranquility c_dusty_nebulon", "f_vera_decibel"])
    stage(table, FORTE, "f_crash_pit", "f_vera_decibel")
    assert refusal(table, number(table, "c_bongo_tranquility"), FORTE) != 0  # folk and ambient
    assert refusal(table, number(table, "c_dusty_nebulon"), FORTE) == 0
    assert talents_of(table, "f_vera_decibel")["stage"] == 3  # metal and punk: +1 once


def test_R54_gear_of_a_taken_musician_and_of_one_sent_home():
    """Taken: the gear stays with its manager, unassigned. Sent home: it stays on the musician, strummed."""
    table = a_table(play=["c_rj_xavier g_star_kindler", ""], hands=["", "f_poached f_stage_dive"])
    wear(table, "g_star_kindler", "c_rj_xavier")
    turn(table, 1, a.Play("f_poached"))
    assert (in_play(table, 0), in_play(table, 1)) == (["g_star_kindler"], ["c_rj_xavier"])
    assert table.rigged == []
    other = a_table(play=["c_rj_xavier g_star_kindler c_cafe_perihelion", ""], hands=["", "f_stage_dive f_poached"])
    wear(other, "g_star_kindler", "c_rj_xavier")
    stage(other, CHILL, "c_cafe_perihelion", "c_rj_xavier")
    turn(other, 1, a.Play("f_stage_dive"))
    assert strummed(other, "c_rj_xavier")
    assert strummed(other, "g_star_kindler")
    assert talents_of(other, "c_rj_xavier")["stage"] == 1
    assert other.bands[CHILL] == []


def test_R55_costs_are_paid_before_anything_happens():
    """Optional payments are offered only if payable."""
    table = a_table(play=["", "f_rocket_bowl f_thad_wilson f_vera_decibel"], cash=3)
    stage(table, FORTE, "f_rocket_bowl")
    table.tops[FORTE] = 2
    send(table, 1, "f_thad_wilson", "gig:f_certified_unobtainium")
    assert decision(table) == "may"
    do(table, 1, a.May(True))
    assert (table.cash[1], table.volume) == (1, 7)
    send(table, 1, "f_vera_decibel", "gig:f_certified_unobtainium")
    assert (table.cash[1], decision(table)) == (0, "main")


def test_R56_a_card_that_is_played_again_is_a_new_card():
    """New entry number, not assigned yet, abilities unused."""
    table = a_table(play=["", "f_feedback_fiona f_ziggy_moonglow"])
    send(table, 1, "f_feedback_fiona", "hustle:h_soundcheck")
    do(table, 1, a.Decline())
    card = number(table, "f_feedback_fiona")
    bounce(table, card)
    turn(table, 1, a.Play("f_feedback_fiona"))
    assert in_play(table, 1) == ["f_ziggy_moonglow", "f_feedback_fiona"]
    table.active = 1
    assert a.Send("f_feedback_fiona") in may(table, 1)
    turn(table, 1, a.Use("f_ziggy_moonglow", 0))
    table.active = 1
    assert a.Use("f_ziggy_moonglow", 0) not in may(table, 1)
    bounce(table, number(table, "f_ziggy_moonglow"))
    turn(table, 1, a.Play("f_ziggy_moonglow"))
    table.strummed[number(table, "f_ziggy_moonglow")] = False
    table.active = 1
    assert a.Use("f_ziggy_moonglow", 0) in may(table, 1)
