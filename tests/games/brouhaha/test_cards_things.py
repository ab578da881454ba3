"""Every action, venue, gear, performance and HUSTLE card in a situation where its text matters."""

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.talents import expense, sources
from stardeck.games.brouhaha.rules import coda, prelude
from stardeck.games.brouhaha.rules.gigs import judge, refusal, standings
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


# ---------------------------------------------------------------------- actions


@pytest.mark.parametrize(("card", "volume"), [("c_noise_complaint", 3), ("f_everything_louder", 9)])
def test_actions_that_move_the_volume_by_3(card: str, volume: int):
    """Lower (raise) VOLUME by 3; then the card is retired."""
    table = a_table(hands=[f"{card} c_kombucha"])
    turn(table, 0, a.Play(card))
    assert (table.volume, table.cash[0], pile(table)) == (volume, 9, [card])


@pytest.mark.parametrize(
    ("card", "talents", "draws_at"),
    [
        ("c_kombucha", {"harmony": 3, "timbre": 1, "mojo": 1}, 5),
        ("f_battle_cry", {"harmony": 1, "mojo": 1, "stage": 1, "rhythm": 2}, 7),
    ],
)
def test_actions_that_boost_a_musician(card: str, talents: dict[str, int], draws_at: int):
    """A musician has more talents until the end of the round; at the right VOLUME draw a card."""
    table = a_table(play=["c_rj_xavier", "f_thad_wilson"], hands=[f"{card} c_lost_lease"])
    turn(table, 0, a.Play(card), a.Pick("c_rj_xavier"))
    assert talents_of(table, "c_rj_xavier") == talents
    assert len(hand(table)) == 1
    other = a_table(play=["c_rj_xavier"], hands=[f"{card} c_lost_lease"], volume=draws_at)
    turn(other, 0, a.Play(card))
    assert len(hand(other)) == 2


def test_word_of_mouth_fetches_a_musician():
    """Fetch a musician into your hand."""
    table = a_table(hands=["c_word_of_mouth"])
    turn(table, 0, a.Play("c_word_of_mouth"))
    offered = [action.card for action in may(table)[:-1]]
    assert all(GAME.cards.entry(card).type == "musician" for card in offered)
    do(table, 0, a.Pick("c_rj_xavier"))
    assert hand(table) == ["c_rj_xavier"]


def test_creative_hiatus_returns_a_musician_or_a_salary_card():
    """A musician that is not at a GIG or HUSTLE, or a salary card, to its owner's hand."""
    table = a_table(
        play=["c_rj_xavier c_mark_hester c_planetarium", "f_thad_wilson"],
        hands=["c_creative_hiatus"],
        salaries=["c_kombucha", "f_poached"],
    )
    stage(table, CHILL, "c_planetarium", "c_mark_hester")
    turn(table, 0, a.Play("c_creative_hiatus"))
    assert may(table) == [
        a.Pick("c_rj_xavier"),
        a.PickSalary(0, 0),
        a.Pick("f_thad_wilson"),
        a.PickSalary(1, 0),
    ]
    do(table, 0, a.PickSalary(1, 0))
    assert "f_poached" in hand(table, 1)
    assert table.salaries[1] == []


def test_sold_out_sorry_closes_a_gig():
    """Choose a GIG: no more musicians may be assigned to it this round. Lower VOLUME by 1."""
    table = a_table(play=["c_planetarium c_cafe_perihelion c_rj_xavier"], hands=["c_sold_out_sorry c_kombucha"])
    stage(table, CHILL, "c_planetarium")
    stage(table, OPEN_MIC, "c_cafe_perihelion")
    turn(table, 0, a.Play("c_sold_out_sorry"))
    assert may(table) == [a.Pick("c_overture"), a.Pick("open_mic")]
    do(table, 0, a.Pick("open_mic"))
    assert table.volume == 5
    turn(table, 0, a.Send("c_rj_xavier"))
    assert a.Where("gig:open_mic") not in may(table)
    assert a.Where("gig:c_overture") in may(table)
    single = a_table(play=["c_planetarium"], hands=["c_sold_out_sorry c_kombucha"])
    stage(single, CHILL, "c_planetarium")
    turn(single, 0, a.Play("c_sold_out_sorry"))
    assert single.closed == [True, False, False, False]


def test_smash_the_stage_retires_a_venue():
    """Retire an un-strummed venue."""
    table = a_table(play=["c_planetarium c_cafe_perihelion*"], hands=["", "f_smash_the_stage"])
    turn(table, 1, a.Play("f_smash_the_stage"))
    assert pile(table, 0) == ["c_planetarium"]


def test_poached_takes_a_cheap_musician_for_a_round():
    """Un-strummed, of another manager, at no GIG or HUSTLE, cost 3 or less; it goes back in C6."""
    table = a_table(play=["c_rj_xavier c_captain_lullaby", "f_thad_wilson"], hands=["", "f_poached"])
    turn(table, 1, a.Play("f_poached"))
    assert in_play(table, 1) == ["c_rj_xavier", "f_thad_wilson"]  # by entry number
    run(table, coda.CLEAN_UP)
    assert in_play(table, 0) == ["c_rj_xavier", "c_captain_lullaby"]


def test_poached_knows_the_cost_of_the_round():
    """Printed cost of round-dependent cards: at the current ROUND."""
    for round, can in ((3, False), (4, True)):
        table = a_table(play=["c_old_man_parsec"], hands=["", "f_poached"], round=round, active=1)
        assert (a.Play("f_poached") in may(table, 1)) == can


def test_stage_dive_sends_a_rival_home():
    """A musician of another manager at a GIG goes home, strummed."""
    table = a_table(play=["c_rj_xavier c_planetarium"], hands=["", "f_stage_dive"])
    stage(table, CHILL, "c_planetarium", "c_rj_xavier")
    turn(table, 1, a.Play("f_stage_dive"))
    assert (table.bands[CHILL], strummed(table, "c_rj_xavier")) == ([], True)


def test_sellout_deal_turns_the_top_card_into_salary():
    """Put the top card of your deck into play as a salary card. Gain $1."""
    table = a_table(hands=["", "f_sellout_deal"], decks=["c_kombucha", "f_poached f_thad_wilson"])
    turn(table, 1, a.Play("f_sellout_deal"))
    assert (names(table, table.salaries[1]), table.cash[1], table.cred[1]) == (["f_poached"], 11, 9)
    assert GAME.see(table, 0).managers[1].salaries == (None,)
    assert GAME.see(table, 1).managers[1].salaries == ("f_poached",)


# ---------------------------------------------------------------------- venues


@pytest.mark.parametrize(
    ("card", "pays", "price"),
    [
        ("c_aunt_novas_porch", (0, 1), (2, 0)),
        ("c_cafe_perihelion", (0, 1), (1, 0)),
        ("c_b_side_library", (0, 1), (1, 0)),
        ("c_zero_g_lounge", (1, 0), (0, 1)),
        ("c_hammock_deck", (0, 1), (2, 0)),
        ("c_planetarium", (1, 1), (0, 2)),
        ("f_dannys_garage", (1, 0), (0, 2)),
        ("f_holla_deck_club", (0, 1), (2, 0)),
        ("f_crash_pit", (1, 0), (0, 1)),
        ("f_asteroid_arena", (2, 0), (2, 0)),
        ("f_rocket_bowl", (1, 0), (1, 0)),
        ("f_foundry_roof", (1, 0), (0, 2)),
        ("x_laundromat", (1, 0), (2, 0)),
        ("x_bait_and_turntables", (0, 1), (0, 2)),
    ],
)
def test_venues_pay_and_cost(card: str, pays: tuple[int, int], price: tuple[int, int]):
    """Un-strummed they pay in Payout; every musician assigned there pays the expense."""
    extra = card.startswith("x_")
    options = {"deck_mode": "pairs"} if extra else {}
    table = a_table(4 if extra else 2, play=[f"{card} f_meteor_mike"], downbeat=1, options=options)
    stage(table, OPEN_MIC, card)
    assert expense(table, number(table, "f_meteor_mike"), OPEN_MIC) == price
    table.strummed[number(table, card)] = False
    run(table, prelude.VENUE_STEP)
    assert (table.cash[0] - 10, table.cred[0] - 10) == pays


def test_library_of_forgotten_b_sides():
    """Metal and punk may not be assigned here. Readers have +1 Timbre here."""
    table = a_table(play=["c_b_side_library c_mark_hester", "f_vera_decibel f_rocco_brennan"])
    stage(table, OPEN_MIC, "c_b_side_library", "c_mark_hester")
    assert talents_of(table, "c_mark_hester")["timbre"] == 3
    assert refusal(table, number(table, "f_vera_decibel"), OPEN_MIC) != 0
    assert refusal(table, number(table, "f_rocco_brennan"), OPEN_MIC) == 0
    turn(table, 1, a.Send("f_vera_decibel"))
    assert a.Where("gig:open_mic") not in may(table, 1)


def test_zero_gravity_lounge():
    """Jazz musicians have +1 Mojo here, those of every manager."""
    table = a_table(play=["c_zero_g_lounge", "c_pluto_delgado c_rj_xavier"])
    stage(table, OPEN_MIC, "c_zero_g_lounge", "c_pluto_delgado", "c_rj_xavier")
    assert talents_of(table, "c_pluto_delgado")["mojo"] == 1
    assert talents_of(table, "c_rj_xavier")["mojo"] == 1  # folk: his own


@pytest.mark.parametrize(("card", "by"), [("c_hammock_deck", -1), ("f_foundry_roof", 1)])
def test_hammock_deck_and_foundry_roof(card: str, by: int):
    """Pays even while strummed; at most 3 musicians; end of round: VOLUME moves by 1."""
    four = "f_thad_wilson f_vera_decibel f_meteor_mike f_gravity_gus"
    table = a_table(play=[f"{card} {four}"])
    stage(table, OPEN_MIC, card, *four.split()[:3])
    assert refusal(table, number(table, "f_gravity_gus"), OPEN_MIC) != 0
    run(table, coda.END_OF_ROUND_EFFECTS)
    assert table.volume == 6 + by
    run(table, prelude.VENUE_STEP)
    assert table.cash[0] + table.cred[0] == 21


@pytest.mark.parametrize(
    ("venue", "weak", "strong"),
    [("c_planetarium", "c_riley_hush", "c_mark_hester"), ("f_asteroid_arena", "f_gravity_gus", "f_vera_decibel")],
)
def test_venues_with_requirements(venue: str, weak: str, strong: str):
    """GIGs here also require 2 Timbre (2 Stage Presence)."""
    table = a_table(play=[f"{venue} {weak} {strong}"])
    stage(table, OPEN_MIC, venue, weak)
    assert not standings(table, OPEN_MIC, sources(table))[0].eligible
    table.bands[OPEN_MIC].append(number(table, strong))
    assert standings(table, OPEN_MIC, sources(table))[0].eligible


def test_holla_deck_club_rewards_the_winner():
    """The winner of a GIG here gains 1 more VP, whoever manages the club."""
    table = a_table(play=["c_rj_xavier", "f_holla_deck_club"])
    stage(table, OPEN_MIC, "f_holla_deck_club", "c_rj_xavier")
    all_pass(table)
    assert table.vp == [3, 0]


def test_crash_pit():
    """Classical and ambient may not be assigned here. Metal and punk have +1 Stage Presence here."""
    table = a_table(play=["c_mark_hester", "f_crash_pit f_meteor_mike"])
    stage(table, OPEN_MIC, "f_crash_pit", "f_meteor_mike")
    assert talents_of(table, "f_meteor_mike")["stage"] == 2
    assert refusal(table, number(table, "c_mark_hester"), OPEN_MIC) != 0


def test_booster_rocket_bowl():
    """Strum: raise VOLUME by 2. When you assign a musician here you may pay $1 to raise VOLUME by 1."""
    table = a_table(play=["", "f_rocket_bowl"])
    turn(table, 1, a.Use("f_rocket_bowl", 0))
    assert (table.volume, strummed(table, "f_rocket_bowl")) == (8, True)
    other = a_table(play=["c_rj_xavier", "f_rocket_bowl"])
    stage(other, OPEN_MIC, "f_rocket_bowl")
    send(other, 0, "c_rj_xavier", "gig:open_mic")
    assert (decision(other), GAME.waiting_for(other)) == ("may", (0,))
    do(other, 0, a.May(True))
    assert (other.volume, other.cash) == (7, [8, 10])


# ---------------------------------------------------------------------- gear


@pytest.mark.parametrize(
    ("gear", "musician", "more"),
    [
        ("g_quantum_keyboard", "f_rocco_brennan", {"harmony": 1, "timbre": 1}),
        ("g_star_kindler", "f_feedback_fiona", {"stage": 1, "mojo": 1}),
        ("g_meteorite_kit", "f_meteor_mike", {"rhythm": 2}),
        ("g_retriever_mic", "f_mc_hovercraft", {"stage": 1}),
        ("g_regret_pedal", "f_meteor_mike", {"timbre": 1}),
        ("g_pocket_choir", "f_meteor_mike", {"harmony": 1}),
        ("g_loop_cloner", "f_meteor_mike", {"rhythm": 1}),
        ("g_gravity_boots", "f_meteor_mike", {"stage": 2}),
        ("g_bottomless_bass", "f_gravity_gus", {"rhythm": 1}),
    ],
)
def test_gear_gives_talents_to_whom_it_fits(gear: str, musician: str, more: dict[str, int]):
    """Pay to assign it to a musician it fits; others cannot wear it."""
    table = a_table(play=[f"{gear} {musician} c_sister_zero_g"])
    before = talents_of(table, musician)
    turn(table, 0, a.Rig(gear))
    general = GAME.cards.entry(gear).fits == {"type": "musician"}
    if general:
        do(table, 0, a.Where(f"musician:{musician}"))
    after = talents_of(table, musician)
    assert {t: n - before.get(t, 0) for t, n in after.items() if n != before.get(t, 0)} == more
    assert table.cash[0] + table.cred[0] == 19


def test_fuzz_pedal_and_pocket_choir_listen_to_the_volume():
    """While VOLUME > 6 (< 6): +1 Mojo."""
    for gear, volume in (("g_regret_pedal", 7), ("g_pocket_choir", 5)):
        table = a_table(play=[f"{gear} f_meteor_mike"], volume=volume)
        wear(table, gear, "f_meteor_mike")
        assert talents_of(table, "f_meteor_mike")["mojo"] == 1
        table.volume = 6
        assert "mojo" not in talents_of(table, "f_meteor_mike")


def test_meteorite_drum_kit_raises_the_volume_when_its_drummer_wins():
    """When its drummer wins a GIG, raise VOLUME by 1; a drummer who loses does not."""
    table = a_table(play=["f_meteor_mike g_meteorite_kit f_crash_pit"])
    wear(table, "g_meteorite_kit", "f_meteor_mike")
    stage(table, OPEN_MIC, "f_crash_pit", "f_meteor_mike")
    all_pass(table)
    assert (table.volume, table.vp[0]) == (7, 2)


def test_golden_retriever_microphone_fetches_a_card():
    """When its vocalist is assigned to a GIG you may draw a card; not asked with a full hand."""
    table = a_table(play=["c_riley_hush g_retriever_mic c_planetarium"])
    wear(table, "g_retriever_mic", "c_riley_hush")
    stage(table, OPEN_MIC, "c_planetarium")
    send(table, 0, "c_riley_hush", "gig:open_mic")
    do(table, 0, a.May(True))
    assert len(hand(table)) == 2
    assert strummed(table, "g_retriever_mic")


def test_loop_cloner_counts_for_two():
    """The musician counts as 2 musicians for REQ; with the Twin Tones still 2."""
    for card in ("c_rj_xavier", "c_twin_tones"):
        table = a_table(play=[f"{card} g_loop_cloner c_planetarium"])
        wear(table, "g_loop_cloner", card)
        stage(table, OPEN_MIC, "c_planetarium", card)
        assert standings(table, OPEN_MIC, sources(table))[0].numbers[0] == 2


def test_master_fader_of_fairness():
    """Cannot be assigned. Strum, $1: VOLUME becomes 6."""
    table = a_table(play=["g_master_fader c_rj_xavier"], volume=11)
    assert a.Rig("g_master_fader") not in may(table)
    turn(table, 0, a.Use("g_master_fader", 0))
    assert (table.volume, table.cash[0], strummed(table, "g_master_fader")) == (6, 9, True)


def test_tour_rocket_lowers_expenses_everywhere():
    """Cannot be assigned. Your musicians pay 1 less expense at every venue, strummed or not."""
    table = a_table(play=["g_tour_rocket c_rj_xavier", "f_thad_wilson f_foundry_roof"])
    stage(table, OPEN_MIC, "f_foundry_roof")
    assert expense(table, number(table, "c_rj_xavier"), OPEN_MIC) == (0, 1)
    assert expense(table, number(table, "f_thad_wilson"), OPEN_MIC) == (0, 2)
    table.venues[OPEN_MIC] = number(table, "f_crash_pit")
    assert expense(table, number(table, "c_rj_xavier"), OPEN_MIC) == (0, 0)


# ---------------------------------------------------------------------- performances


@pytest.mark.parametrize(
    ("gig", "level", "band", "gains"),
    [
        (CHILL, 0, "c_sister_zero_g", (2, 0, 0, 1)),
        (CHILL, 1, "c_twin_tones", (4, 0, 0, 0)),
        (CHILL, 2, "c_sister_zero_g c_mark_hester", (4, 0, 0, 1)),
        (CHILL, 3, "c_twin_tones c_sister_zero_g c_mark_hester", (6, 0, 0, 0)),
        (FORTE, 0, "f_meteor_mike", (2, 2, 0, 0)),
        (FORTE, 1, "f_two_headed_todd", (4, 0, 0, 0)),
        (FORTE, 2, "f_vera_decibel f_feedback_fiona", (4, 0, 0, 0)),
        (FORTE, 3, "f_two_headed_todd f_lord_amplitude f_meteor_mike", (6, 0, 0, 0)),
        (EXTRA, 1, "f_vera_decibel", (3, 0, 0, 2)),
        (EXTRA, 3, "c_twin_tones f_lord_amplitude c_mark_hester", (6, 0, 0, 0)),
    ],
)
def test_rewards_of_performances(gig: int, level: int, band: str, gains: tuple[int, int, int, int]):
    """VP, cash, cred and cards for the only eligible manager; one musician less would not do."""
    table = a_table(
        play=[f"f_holla_deck_club {band}", ""],
        piles=["c_kombucha"],
        options={"set_lists": "chill, forte, extra"},
        hands=["c_lost_lease", "f_poached"],
    )
    table.tops[gig] = level
    stage(table, gig, "f_holla_deck_club", *band.split())
    assert standings(table, gig, sources(table))[0].eligible
    run(table, coda.JUDGE_GIGS)
    run(table, coda.REWARD_WINNERS)
    assert (table.vp[0] - 1, table.cash[0] - 10, table.cred[0] - 10, len(hand(table)) - 1) == gains
    if len(band.split()) > 1:
        table.bands[gig].pop()
        assert not standings(table, gig, sources(table))[0].eligible


@pytest.mark.parametrize(("level", "points", "band"), [(0, 2, "c_mark_hester"), (2, 4, "c_twin_tones c_mark_hester")])
def test_extra_performances_with_resources(level: int, points: int, band: str):
    """Elevator Music and Rock Opera: VP and 2 resources of your choice."""
    table = a_table(play=[f"c_cafe_perihelion {band}"], options={"set_lists": "chill, forte, extra"})
    table.tops[EXTRA] = level
    stage(table, EXTRA, "c_cafe_perihelion", *band.split())
    run(table, coda.JUDGE_GIGS)
    run(table, coda.REWARD_WINNERS)
    do(table, 0, a.Cash(2))
    assert (table.vp[0], table.cash[0]) == (points, 12)


@pytest.mark.parametrize(
    ("gig", "level", "card", "talent", "n"),
    [
        (CHILL, 0, "c_mark_hester", "harmony", 2),
        (CHILL, 3, "c_rj_xavier", "mojo", 2),
        (FORTE, 3, "f_mc_hovercraft", "mojo", 1),
        (EXTRA, 0, "c_velvet_comet", "timbre", 1),
        (EXTRA, 2, "f_two_headed_todd", "rhythm", 1),
    ],
)
def test_performances_that_help_musicians_here(gig: int, level: int, card: str, talent: str, n: int):
    """Readers, composers, entertainers, musicians from Lagrange Point, readers and arrangers."""
    table = a_table(play=[f"f_rocket_bowl {card}"], options={"set_lists": "chill, forte, extra"})
    table.tops[gig] = level
    stage(table, gig, "f_rocket_bowl", card)
    assert talents_of(table, card)[talent] == n


@pytest.mark.parametrize(("gig", "level", "by"), [(CHILL, 1, -1), (FORTE, 0, 1)])
def test_performances_that_move_the_volume(gig: int, level: int, by: int):
    """When you assign a musician here you may lower (raise) VOLUME by 1; not asked at the end of the scale."""
    table = a_table(play=["c_cafe_perihelion c_rj_xavier c_mark_hester"])
    table.tops[gig] = level
    stage(table, gig, "c_cafe_perihelion")
    name = table.catalogue.ids[table.performance(gig)]
    send(table, 0, "c_rj_xavier", f"gig:{name}")
    do(table, 0, a.May(True))
    assert table.volume == 6 + by
    table.volume = 1 if by < 0 else 11
    send(table, 0, "c_mark_hester", f"gig:{name}")
    assert decision(table) == "main"


def test_couch_segment_seats_four():
    """At most 4 musicians."""
    four = "f_thad_wilson f_vera_decibel f_meteor_mike f_gravity_gus"
    table = a_table(play=[f"f_crash_pit {four} f_mc_hovercraft"], options={"set_lists": "chill, forte, extra"})
    table.tops[EXTRA] = 1
    stage(table, EXTRA, "f_crash_pit", *four.split())
    assert refusal(table, number(table, "f_mc_hovercraft"), EXTRA) != 0


def test_tea_at_the_edge_takes_a_card_back():
    """Take a card other than gear from your retirement pile into your hand; everybody knows it is there."""
    table = a_table(
        play=["c_cafe_perihelion c_sister_zero_g c_mark_hester", ""],
        hands=["-", "f_poached"],
        piles=["c_kombucha g_tour_rocket c_riley_hush"],
    )
    table.tops[CHILL] = 2
    stage(table, CHILL, "c_cafe_perihelion", "c_sister_zero_g", "c_mark_hester")
    run(table, coda.JUDGE_GIGS)
    run(table, coda.REWARD_WINNERS)
    assert may(table) == [a.Pick("c_kombucha"), a.Pick("c_riley_hush")]
    do(table, 0, a.Pick("c_riley_hush"))
    assert hand(table) == ["c_riley_hush"]
    assert GAME.see(table, 1).managers[0].known == ("c_riley_hush",)


def test_certified_unobtainium_costs_the_others_a_card():
    """4 VP and every other manager retires a card from hand."""
    table = a_table(
        3, play=["f_vera_decibel f_feedback_fiona f_rocket_bowl"], hands=["", "c_kombucha c_riley_hush", "f_poached"]
    )
    table.tops[FORTE] = 2
    stage(table, FORTE, "f_rocket_bowl", "f_vera_decibel", "f_feedback_fiona")
    run(table, coda.JUDGE_GIGS)
    run(table, coda.REWARD_WINNERS)
    assert (decision(table), GAME.waiting_for(table)) == ("pick", (1,))
    do(table, 1, a.Pick("c_riley_hush"))
    assert (pile(table, 1), pile(table, 2), table.vp[0]) == (["c_riley_hush"], ["f_poached"], 4)


def test_the_galactic_brouhaha_is_judged_on_everything():
    """Judged on every talent."""
    table = a_table(play=["c_rj_xavier f_rocket_bowl", "f_meteor_mike"], options={"set_lists": "chill, forte, extra"})
    table.tops[EXTRA] = 3
    stage(table, EXTRA, "f_rocket_bowl", "c_rj_xavier", "f_meteor_mike")
    bands = standings(table, EXTRA, sources(table))
    assert [band.total for band in bands] == [2, 2]
    assert judge(table, EXTRA, bands).winner == -1


# ---------------------------------------------------------------------- HUSTLES


def test_networking_fetches_venues():
    """Musician: a venue into hand. Personnel: to the top of the deck, known to all."""
    table = a_table(play=["c_rj_xavier c_billy_daniels"], options={"hustles": "all"})
    send(table, 0, "c_rj_xavier", "hustle:h_networking")
    do(table, 0, a.Effect(), a.Pick("c_planetarium"))
    assert "c_planetarium" in hand(table)
    other = a_table(play=["c_billy_daniels"], options={"hustles": "all"})
    send(other, 0, "c_billy_daniels", "hustle:h_networking")
    do(other, 0, a.Effect(), a.Pick("c_planetarium"))
    assert GAME.see(other, 1).decks[0].known[0].card == "c_planetarium"
    other.draw(0, 1)
    assert GAME.see(other, 1).managers[0].known == ("c_planetarium",)


def test_networking_with_an_empty_deck_has_no_effect():
    """No effect possible; without a venue in the deck `use` only shuffles."""
    table = a_table(play=["c_rj_xavier"], options={"hustles": "all"}, decks=["", "f_poached"])
    send(table, 0, "c_rj_xavier", "hustle:h_networking")
    assert decision(table) == "main"
    none = a_table(play=["c_rj_xavier"], options={"hustles": "all"}, decks=["c_kombucha", "f_poached"])
    send(none, 0, "c_rj_xavier", "hustle:h_networking")
    do(none, 0, a.Effect())
    assert may(none) == [a.NoCard()]


def test_practice_with_one_card_in_the_deck():
    """It goes to hand; with an empty deck no effect is possible."""
    table = a_table(play=["c_rj_xavier"], hands=["c_lost_lease"], decks=["c_kombucha", "f_poached"])
    send(table, 0, "c_rj_xavier", "hustle:h_practice")
    do(table, 0, a.Effect())
    assert hand(table) == ["c_kombucha", "c_lost_lease"]
    empty = a_table(play=["c_rj_xavier"], decks=["", "f_poached"])
    send(empty, 0, "c_rj_xavier", "hustle:h_practice")
    assert decision(empty) == "main"


def test_big_break_needs_2_cred_and_something_to_copy():
    """Offered only if 2 cred can be paid and the copied HUSTLE would offer something after paying."""
    poor = a_table(play=["c_rj_xavier"], options={"hustles": "all"}, cred=1)
    send(poor, 0, "c_rj_xavier", "hustle:h_big_break")
    assert decision(poor) == "main"
    table = a_table(play=["f_rocco_brennan"], options={"hustles": "all"}, cred=2, cash=0, shop="g_star_kindler")
    send(table, 0, "f_rocco_brennan", "hustle:h_big_break")
    offered = [action.hustle for action in may(table)[:-1]]
    assert "h_music_shop" not in offered  # $2 cannot be paid
    assert "h_day_job" not in offered  # no salary card
    do(table, 0, a.Copy("h_opportunity"))  # a single alternative is played at once
    assert (table.cash[0], table.cred[0]) == (2, 0)
    declined = a_table(play=["f_rocco_brennan"], options={"hustles": "all"})
    send(declined, 0, "f_rocco_brennan", "hustle:h_big_break")
    do(declined, 0, a.Decline())
    assert declined.cred[0] == 10


def test_a_copied_soundcheck_cannot_be_declined():
    """A second D6 offers the alternatives of the copied HUSTLE, without `decline`; the copied HUSTLE stays free."""
    table = a_table(play=["c_rj_xavier c_mark_hester"], options={"hustles": "all"})
    send(table, 0, "c_rj_xavier", "hustle:h_big_break")
    do(table, 0, a.Copy("h_soundcheck"))
    assert may(table) == [a.Volume("up"), a.Volume("down")]
    do(table, 0, a.Volume("down"))
    assert table.volume == 4
    turn(table, 0, a.Send("c_mark_hester"))
    assert a.Where("hustle:h_soundcheck") in may(table)
