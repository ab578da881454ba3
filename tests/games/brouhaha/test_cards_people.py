"""Every musician and personnel card in a situation where its text matters."""

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.talents import counts_as, sources
from stardeck.games.brouhaha.rules import coda, prelude
from stardeck.games.brouhaha.rules.gigs import standings
from tests.games.brouhaha.table_builder import (
    a_table,
    all_pass,
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


@pytest.mark.parametrize(
    ("card", "volume", "talents"),
    [
        ("c_rj_xavier", 6, {"harmony": 1, "mojo": 1}),
        ("c_rj_xavier", 5, {"harmony": 2, "mojo": 2}),
        ("c_ambient_annika", 5, {"timbre": 2, "mojo": 1}),
        ("c_ambient_annika", 4, {"timbre": 2, "mojo": 3}),
        ("f_thad_wilson", 6, {"harmony": 1, "mojo": 1}),
        ("f_thad_wilson", 7, {"harmony": 2, "mojo": 2}),
        ("f_vera_decibel", 7, {"stage": 2, "mojo": 1}),
        ("f_vera_decibel", 8, {"stage": 4, "mojo": 1}),
    ],
)
def test_musicians_who_follow_the_volume(card: str, volume: int, talents: dict[str, int]):
    """While VOLUME is below (above) a number: more talents."""
    assert talents_of(a_table(play=[card], volume=volume), card) == talents


@pytest.mark.parametrize(
    ("card", "round", "cost", "talents"),
    [
        ("c_old_man_parsec", 1, 6, {"mojo": 2, "timbre": 1}),
        ("c_old_man_parsec", 5, 2, {"mojo": 2, "timbre": 1, "harmony": 1}),
        ("f_big_bang_bertha", 4, 3, {"rhythm": 2, "stage": 1}),
        ("f_big_bang_bertha", 9, 2, {"rhythm": 2, "stage": 2}),
    ],
)
def test_old_hands_cost_less_and_play_better_later(card: str, round: int, cost: int, talents: dict[str, int]):
    """Costs $7 less $1 per round token (at least $2); from 5 round tokens on one talent more."""
    table = a_table(hands=[card], round=round)
    turn(table, 0, a.Play(card))
    assert table.cash[0] == 10 - cost
    assert talents_of(table, card) == talents


def test_velvet_comet_draws_and_gains_cred_at_opportunity():
    """OPPORTUNITY: draw a card and gain 1 cred."""
    table = a_table(play=["c_velvet_comet"])
    send(table, 0, "c_velvet_comet", "hustle:h_opportunity")
    do(table, 0, a.Effect())
    assert (len(hand(table)), table.cred[0]) == (2, 11)


def test_rocco_brennan_gains_cash_at_opportunity():
    """OPPORTUNITY: gain $2."""
    table = a_table(play=["f_rocco_brennan"])
    send(table, 0, "f_rocco_brennan", "hustle:h_opportunity")
    do(table, 0, a.Effect())
    assert table.cash[0] == 12


def test_dusty_nebulon_busks_before_the_effect():
    """When Dusty is assigned to a HUSTLE, gain $1: the trigger comes before the effect of the HUSTLE."""
    table = a_table(play=["c_dusty_nebulon"], cash=0, shop="g_gravity_boots")
    send(table, 0, "c_dusty_nebulon", "hustle:h_music_shop")
    assert table.cash[0] == 1
    assert may(table) == [a.Pick("g_gravity_boots"), a.Decline()]  # $2 less $1: payable only with Dusty's coin


def test_pluto_delgado_harmonises_with_incompatible_parts():
    """+1 Harmony while another of your Incompatible Parts is at the same GIG."""
    table = a_table(play=["c_pluto_delgado c_velvet_comet c_planetarium", "c_theremin_thea"])
    stage(table, CHILL, "c_planetarium", "c_pluto_delgado", "c_theremin_thea")
    assert talents_of(table, "c_pluto_delgado")["harmony"] == 1  # a reader at Overture
    table.place[number(table, "c_velvet_comet")] = table.place[number(table, "c_pluto_delgado")]
    assert talents_of(table, "c_pluto_delgado")["harmony"] == 2


def test_theremin_thea_counts_other_techies_here():
    """+1 Mojo for each other techie of yours at the same GIG."""
    table = a_table(play=["c_theremin_thea c_mark_hester c_professor_sine c_ambient_annika c_planetarium"])
    stage(table, FORTE, "c_planetarium", "c_theremin_thea", "c_mark_hester", "c_professor_sine")
    assert talents_of(table, "c_theremin_thea") == {"timbre": 2, "mojo": 3}


def test_sister_zero_g_gains_cred_when_it_is_quiet():
    """End of round: if VOLUME < 5, gain 1 cred."""
    for volume, cred in ((4, 11), (5, 10)):
        table = run(a_table(play=["c_sister_zero_g"], volume=volume), coda.END_OF_ROUND_EFFECTS)
        assert table.cred[0] == cred


@pytest.mark.parametrize(("card", "by"), [("c_bongo_tranquility", -1), ("f_danny_doublestar", 1)])
def test_drummers_move_the_volume_when_assigned(card: str, by: int):
    """When assigned to a GIG, lower (raise) VOLUME by 1."""
    table = a_table(play=[f"{card} c_planetarium"])
    stage(table, CHILL, "c_planetarium")
    send(table, 0, card, "gig:c_overture")
    assert table.volume == 6 + by


@pytest.mark.parametrize(("card", "by"), [("c_riley_hush", -2), ("f_meteor_mike", 2)])
def test_riley_and_mike_move_the_volume_when_they_come_into_play(card: str, by: int):
    """When coming into play, lower (raise) VOLUME by 2."""
    table = a_table(hands=[card])
    turn(table, 0, a.Play(card))
    assert table.volume == 6 + by
    assert strummed(table, card)


@pytest.mark.parametrize("card", ["c_twin_tones", "f_two_headed_todd"])
def test_two_heads_count_as_2_musicians(card: str):
    """They count as 2 musicians for REQ."""
    table = a_table(play=[f"{card} c_planetarium"])
    stage(table, CHILL, "c_planetarium", card)
    assert standings(table, CHILL, sources(table))[0].numbers[0] == 2


def test_professor_sine_draws_when_winning():
    """When in a band that wins a GIG, draw a card."""
    table = a_table(play=["c_professor_sine c_cafe_perihelion"])
    stage(table, OPEN_MIC, "c_cafe_perihelion", "c_professor_sine")
    run(table, coda.JUDGE_GIGS)
    run(table, coda.REWARD_WINNERS)
    assert len(hand(table)) == 2


def test_turbo_tuba_tony_gains_cash_when_winning():
    """When in a band that wins a GIG, gain $2."""
    table = a_table(play=["f_turbo_tuba_tony f_crash_pit"])
    stage(table, OPEN_MIC, "f_crash_pit", "f_turbo_tuba_tony")
    all_pass(table)
    assert table.cash[0] == 12


def test_captain_lullaby_helps_others_here_when_it_is_quiet():
    """While VOLUME < 6, your other musicians at the Captain's GIG have +1 Harmony."""
    table = a_table(play=["c_captain_lullaby c_riley_hush c_planetarium", "f_thad_wilson"], volume=5)
    assert talents_of(table, "c_riley_hush")["harmony"] == 1
    stage(table, CHILL, "c_planetarium", "c_captain_lullaby", "c_riley_hush", "f_thad_wilson")
    assert talents_of(table, "c_riley_hush")["harmony"] == 2
    assert talents_of(table, "c_captain_lullaby")["harmony"] == 2
    assert talents_of(table, "f_thad_wilson")["harmony"] == 1
    table.volume = 6
    assert talents_of(table, "c_riley_hush")["harmony"] == 1


def test_lord_amplitude_helps_others_here_when_it_is_loud():
    """While VOLUME > 6, your other musicians at his Lordship's GIG have +1 Stage Presence."""
    table = a_table(play=["f_lord_amplitude f_gravity_gus f_asteroid_arena"], volume=7)
    stage(table, FORTE, "f_asteroid_arena", "f_lord_amplitude", "f_gravity_gus")
    assert talents_of(table, "f_gravity_gus")["stage"] == 1
    table.volume = 6
    assert "stage" not in talents_of(table, "f_gravity_gus")


def test_ziggy_moonglow_boosts_herself_once_per_round():
    """Once per round, 1 cred: +1 Mojo and +1 Rhythm until the end of the round."""
    table = a_table(play=["f_ziggy_moonglow"])
    turn(table, 0, a.Use("f_ziggy_moonglow", 0))
    assert talents_of(table, "f_ziggy_moonglow") == {"stage": 2, "mojo": 3, "rhythm": 1}
    assert (table.cred[0], strummed(table, "f_ziggy_moonglow")) == (9, False)
    run(table, coda.CLEAN_UP)
    assert talents_of(table, "f_ziggy_moonglow") == {"stage": 2, "mojo": 2}


def test_mc_hovercraft_brings_mojo_to_88_extremities():
    """Your other 88 Extremities at the same GIG have +1 Mojo."""
    table = a_table(play=["f_mc_hovercraft f_danny_doublestar f_meteor_mike f_crash_pit"])
    stage(table, FORTE, "f_crash_pit", "f_mc_hovercraft", "f_danny_doublestar", "f_meteor_mike")
    assert talents_of(table, "f_danny_doublestar")["mojo"] == 1
    assert "mojo" not in talents_of(table, "f_mc_hovercraft")
    assert "mojo" not in talents_of(table, "f_meteor_mike")


def test_gravity_gus_cannot_be_picked_by_others():
    """Not by other managers' cards; by the own ones he can."""
    table = a_table(play=["f_gravity_gus"], hands=["c_creative_hiatus", "f_battle_cry"])
    assert a.Play("f_battle_cry") not in may_of(table, 1)
    turn(table, 0, a.Play("c_creative_hiatus"))
    assert "f_gravity_gus" in hand(table, 0)


def may_of(table, seat: int):
    table.active = seat
    return may(table, seat)


def test_feedback_fiona_comes_into_play_unstrummed():
    """Plugs in and goes."""
    table = a_table(hands=["f_feedback_fiona f_thad_wilson"])
    turn(table, 0, a.Play("f_feedback_fiona"))
    assert not strummed(table, "f_feedback_fiona")
    turn(table, 0, a.Play("f_thad_wilson"))
    assert strummed(table, "f_thad_wilson")


def test_chainsaw_cheryl_costs_every_other_manager_a_dollar():
    """When assigned to a GIG, each other manager loses $1; who has none loses none."""
    table = a_table(3, play=["f_chainsaw_cheryl f_crash_pit"])
    table.cash = [3, 1, 0]
    stage(table, FORTE, "f_crash_pit")
    send(table, 0, "f_chainsaw_cheryl", "gig:f_kick_airlock")
    assert table.cash == [3, 0, 0]


def test_cosmo_encore_likes_to_be_behind():
    """+1 Stage Presence while another manager has more VP than you. OPPORTUNITY: take the DOWNBEAT."""
    table = a_table(play=["", "p_cosmo_encore"], options={"promo": "forte"})
    assert talents_of(table, "p_cosmo_encore")["stage"] == 1
    table.vp = [1, 0]
    assert talents_of(table, "p_cosmo_encore")["stage"] == 2
    send(table, 1, "p_cosmo_encore", "hustle:h_opportunity")
    do(table, 1, a.Effect())
    assert table.downbeat == 1


def test_mark_hester_and_gear():
    """+1 Mojo while a gear is assigned to him, any gear."""
    table = a_table(play=["c_mark_hester g_gravity_boots"])
    wear(table, "g_gravity_boots", "c_mark_hester")
    assert talents_of(table, "c_mark_hester") == {"stage": 2, "mojo": 1, "timbre": 2, "harmony": 1}
    assert counts_as(table, number(table, "c_mark_hester")) == 1


# ---------------------------------------------------------------------- personnel


@pytest.mark.parametrize(
    ("card", "volume", "gains"),
    [
        ("c_whisper_campaign", 5, (1, 0, 0)),
        ("c_whisper_campaign", 6, (0, 0, 1)),
        ("f_staple_gun_saints", 7, (1, 0, 0)),
        ("f_staple_gun_saints", 6, (0, 1, 0)),
    ],
)
def test_street_teams_at_opportunity(card: str, volume: int, gains: tuple[int, int, int]):
    """If VOLUME is low (high) draw a card, otherwise gain 1 resource."""
    seat = 0 if card[0] == "c" else 1
    table = a_table(play=[card if seat == 0 else "", card if seat else ""], volume=volume)
    before = len(hand(table, seat))
    send(table, seat, card, "hustle:h_opportunity")
    do(table, seat, a.Effect())
    assert (len(hand(table, seat)) - before, table.cash[seat] - 10, table.cred[seat] - 10) == gains


def test_billy_daniels_chooses():
    """Strum: lower VOLUME by 1, or gain 1 cred. OPPORTUNITY: if VOLUME < 4, gain 1 VP."""
    table = a_table(play=["c_billy_daniels"])
    turn(table, 0, a.Use("c_billy_daniels", 0))
    assert may(table) == [a.Mode(0), a.Mode(1)]
    other = table.copy()
    assert do(table, 0, a.Mode(0)).volume == 5
    assert do(other, 0, a.Mode(1)).cred[0] == 11
    quiet = a_table(play=["c_billy_daniels"], volume=3)
    send(quiet, 0, "c_billy_daniels", "hustle:h_opportunity")
    assert do(quiet, 0, a.Effect()).vp[0] == 1


def test_sunny_decaf_resets_a_musician_at_home():
    """Strum, $1: reset a strummed musician of yours that is not at a GIG or HUSTLE."""
    table = a_table(play=["c_sunny_decaf c_rj_xavier* c_mark_hester*", "f_thad_wilson*"])
    turn(table, 0, a.Use("c_sunny_decaf", 0))
    assert may(table) == [a.Pick("c_rj_xavier"), a.Pick("c_mark_hester")]
    do(table, 0, a.Pick("c_mark_hester"))
    assert (strummed(table, "c_mark_hester"), strummed(table, "c_rj_xavier"), table.cash[0]) == (False, True, 9)


def test_silk_underhill_likes_venues():
    """Whenever a venue comes into play under your management, gain 1 cred. OPPORTUNITY: fetch a musician."""
    table = a_table(play=["c_silk_underhill"], hands=["c_planetarium c_kombucha", "f_crash_pit"])
    turn(table, 0, a.Play("c_planetarium"))
    assert table.cred[0] == 11
    turn(table, 1, a.Play("f_crash_pit"))
    assert table.cred == [11, 10]
    send(table, 0, "c_silk_underhill", "hustle:h_opportunity")
    do(table, 0, a.Effect(), a.Pick("c_riley_hush"))
    assert "c_riley_hush" in hand(table)


def test_umami_om_coaches_vocalists():
    """Your vocalists have +1 Harmony, and vocalists you play cost 1 cred less."""
    table = a_table(play=["c_umami_om c_velvet_comet", "f_vera_decibel"], hands=["c_riley_hush c_rj_xavier"])
    assert talents_of(table, "c_velvet_comet")["harmony"] == 3
    assert "harmony" not in talents_of(table, "f_vera_decibel")
    turn(table, 0, a.Play("c_riley_hush"))
    assert (table.cash[0], table.cred[0]) == (9, 10)
    turn(table, 0, a.Play("c_rj_xavier"))
    assert (table.cash[0], table.cred[0]) == (8, 8)


def test_umami_om_makes_a_vocalist_affordable():
    """The choices know the modified cost."""
    assert a.Play("c_riley_hush") in may(a_table(play=["c_umami_om"], hands=["c_riley_hush"], cred=0))
    assert a.Play("c_riley_hush") not in may(a_table(hands=["c_riley_hush"], cred=0))


def test_cousin_drifty_moves_in():
    """Comes into play, then moves in with another manager, who loses $1 and 1 cred each Payout, or pays him off."""
    table = a_table(hands=["c_cousin_drifty"])
    turn(table, 0, a.Play("c_cousin_drifty"))
    assert (in_play(table, 0), in_play(table, 1)) == ([], ["c_cousin_drifty"])
    run(table, prelude.PAYOUT_TRIGGERS)
    assert (table.cash, table.cred) == ([9, 9], [10, 9])
    table = a_table(play=["", ""], hands=["c_cousin_drifty c_kombucha"])
    turn(table, 0, a.Play("c_cousin_drifty"))
    table.strummed[number(table, "c_cousin_drifty")] = False
    turn(table, 1, a.Use("c_cousin_drifty", 2))
    assert (table.cash[1], pile(table, 0), in_play(table, 1)) == (8, ["c_cousin_drifty"], [])


def test_cousin_drifty_picks_a_host_among_three():
    """One other manager; you pick."""
    table = a_table(3, hands=["c_cousin_drifty"])
    turn(table, 0, a.Play("c_cousin_drifty"))
    assert (decision(table), may(table)) == ("pick_manager", [a.Manager(1), a.Manager(2)])
    do(table, 0, a.Manager(2))
    assert in_play(table, 2) == ["c_cousin_drifty"]


def test_bruno_airlock_strums_a_rival():
    """Strum, $1: strum an un-strummed musician of another manager that is at no GIG or HUSTLE."""
    table = a_table(play=["c_rj_xavier", "f_bruno_airlock f_thad_wilson"])
    turn(table, 1, a.Use("f_bruno_airlock", 0))
    assert (strummed(table, "c_rj_xavier"), strummed(table, "f_thad_wilson")) == (True, False)
    table = a_table(play=["c_rj_xavier*", "f_bruno_airlock"], active=1)
    assert a.Use("f_bruno_airlock", 0) not in may(table, 1)


def test_pyro_petra():
    """Strum, $1: all your musicians at GIGs have +1 Stage Presence. End of round: if VOLUME > 7, gain $1."""
    table = a_table(play=["f_pyro_petra f_thad_wilson f_gravity_gus f_crash_pit", "c_rj_xavier"], volume=8)
    stage(table, OPEN_MIC, "f_crash_pit", "f_gravity_gus", "c_rj_xavier")
    turn(table, 0, a.Use("f_pyro_petra", 0))
    assert talents_of(table, "f_gravity_gus")["stage"] == 1
    assert "stage" not in {**talents_of(table, "f_thad_wilson"), **talents_of(table, "c_rj_xavier")}
    run(table, coda.END_OF_ROUND_EFFECTS)
    assert table.cash[0] == 10


def test_scout_rackett_peeks_and_fetches_a_venue_into_play():
    """When Scout comes into play, look at another manager's hand. OPPORTUNITY: fetch a venue and put it into play."""
    table = a_table(hands=["c_kombucha c_riley_hush", "f_scout_rackett"])
    turn(table, 1, a.Play("f_scout_rackett"))
    assert GAME.see(table, 1).managers[0].known == ("c_kombucha", "c_riley_hush")
    assert GAME.see(table, None).managers[0].known == ()
    table.strummed[number(table, "f_scout_rackett")] = False
    send(table, 1, "f_scout_rackett", "hustle:h_opportunity")
    do(table, 1, a.Effect(), a.Pick("f_rocket_bowl"))
    assert in_play(table, 1) == ["f_scout_rackett", "f_rocket_bowl"]
    assert not strummed(table, "f_rocket_bowl")
    assert not table.played_venue[1]


def test_wrench_okonkwo_shops():
    """Gear you buy costs $1 less. When Wrench comes into play, you may buy a gear."""
    table = a_table(hands=["", "f_wrench_okonkwo f_poached"], shop="g_star_kindler g_gravity_boots", cash=4)
    turn(table, 1, a.Play("f_wrench_okonkwo"))
    assert may(table, 1) == [a.Pick("g_star_kindler"), a.Pick("g_gravity_boots"), a.NoCard()]
    other = table.copy()
    do(table, 1, a.Pick("g_star_kindler"))
    assert (table.cash[1], in_play(table, 1)) == (0, ["f_wrench_okonkwo", "g_star_kindler"])
    do(other, 1, a.NoCard())
    assert names(other, other.shop) == ["g_star_kindler", "g_gravity_boots"]


def test_sidewalk_chalk_syndicate_looks_at_three():
    """OPPORTUNITY: look at your top 3 cards, take one, put the others under your deck."""
    table = a_table(3, play=["", "", "x_chalk_syndicate"])
    send(table, 2, "x_chalk_syndicate", "hustle:h_opportunity")
    do(table, 2, a.Effect())
    assert len(may(table, 2)) == 3


def test_sticker_squad_zero_moves_the_volume_and_gains():
    """OPPORTUNITY: move VOLUME 1 either way and gain 1 resource of your choice."""
    table = a_table(4, play=["", "", "", "x_sticker_squad"], options={"deck_mode": "pairs"})
    send(table, 3, "x_sticker_squad", "hustle:h_opportunity")
    do(table, 3, a.Effect(), a.Volume("down"), a.Cash(1))
    assert (table.volume, table.cash[3], table.cred[3]) == (5, 11, 10)
    loud = a_table(4, play=["", "", "", "x_sticker_squad"], options={"deck_mode": "pairs"}, volume=11)
    send(loud, 3, "x_sticker_squad", "hustle:h_opportunity")
    do(loud, 3, a.Effect(), a.Cash(0))  # only down is possible: nobody is asked
    assert (loud.volume, loud.cred[3]) == (10, 11)
