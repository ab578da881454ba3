"""The worked examples E1 to E27 of the specification (section 13). Round 5 unless the example says otherwise."""

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.talents import expense, shop_price, sources
from stardeck.games.brouhaha.rules import coda, prelude
from stardeck.games.brouhaha.rules.gigs import judge, standings
from stardeck.kernel import numbered_seed
from tests.games.brouhaha.table_builder import (
    a_table,
    all_pass,
    decision,
    do,
    hand,
    in_play,
    may,
    number,
    run,
    send,
    stage,
    strummed,
    talents_of,
    turn,
)

CHILL, FORTE, EXTRA, OPEN_MIC = range(4)


def test_E1_mark_hester_without_gear():
    """Timbre 2, Harmony 1, Mojo 0."""
    table = a_table(play=["c_mark_hester"])
    assert talents_of(table, "c_mark_hester") == {"timbre": 2, "harmony": 1}


def test_E2_quantum_keyboard_on_mark_hester():
    """Timbre 3, Harmony 2, Mojo 1 for $1; if the gear comes off, at once Timbre 2, Harmony 1, Mojo 0."""
    table = a_table(play=["c_mark_hester g_quantum_keyboard"], cash=1)
    turn(table, 0, a.Rig("g_quantum_keyboard"))
    assert table.cash[0] == 0
    assert talents_of(table, "c_mark_hester") == {"timbre": 3, "harmony": 2, "mojo": 1}
    run(table, coda.CLEAN_UP)
    assert talents_of(table, "c_mark_hester") == {"timbre": 2, "harmony": 1}


def test_E3_cam_daniels_raises_the_volume_by_2():
    """$0, Cam strummed, VOLUME 8 (R5)."""
    table = a_table(play=["", "f_cam_daniels"], cash=2)
    turn(table, 1, a.Use("f_cam_daniels", 0))
    assert (table.cash[1], strummed(table, "f_cam_daniels"), table.volume) == (0, True, 8)


@pytest.mark.parametrize(("volume", "points"), [(9, 1), (8, 0)])
def test_E4_cam_daniels_at_opportunity(volume: int, points: int):
    """1 VP on `use` at VOLUME 9; at VOLUME 8 no alternative is offered, the HUSTLE is taken."""
    table = a_table(play=["", "f_cam_daniels"], volume=volume, hands=["c_kombucha", "f_battle_cry"])
    send(table, 1, "f_cam_daniels", "hustle:h_opportunity")
    if points:
        assert may(table, 1) == [a.Effect(), a.Decline()]
        do(table, 1, a.Effect())
    assert table.vp[1] == points
    assert decision(table) == "main"
    assert table.hustle_taken[table.house.hustles.index(number(table, "h_opportunity"))]


def test_E5_the_bottomless_bass_counts_the_hand():
    """Gus has Rhythm 2 + 4 = 6. He draws a card: 7. The Bass cannot be rigged on a guitarist."""
    four = "f_everything_louder f_poached f_stage_dive f_battle_cry"
    table = a_table(play=["", "f_gravity_gus f_thad_wilson g_bottomless_bass"], hands=["", four])
    turn(table, 1, a.Rig("g_bottomless_bass"))
    assert talents_of(table, "f_gravity_gus")["rhythm"] == 6
    table.draw(1, 1)
    assert talents_of(table, "f_gravity_gus")["rhythm"] == 7
    lonely = a_table(play=["", "f_thad_wilson g_bottomless_bass"], hands=["", four])
    lonely.active = 1
    assert a.Rig("g_bottomless_bass") not in may(lonely, 1)


def test_E6_lost_lease():
    """The player picks any un-strummed venue; it is shuffled into its owner's deck; then the player draws 1."""
    table = a_table(play=["c_planetarium", "f_crash_pit"], hands=["c_lost_lease"])
    turn(table, 0, a.Play("c_lost_lease"))
    assert set(may(table)) == {a.Pick("c_planetarium"), a.Pick("f_crash_pit")}
    do(table, 0, a.Pick("f_crash_pit"))
    assert in_play(table, 1) == []
    assert number(table, "f_crash_pit") in table.deck(1).cards()
    assert (table.cred[0], len(hand(table))) == (8, 1)


def test_E6_lost_lease_needs_an_unstrummed_venue():
    """With no un-strummed venue in play the card cannot be played."""
    table = a_table(play=["c_planetarium*", "f_crash_pit*"], hands=["c_lost_lease"])
    assert a.Play("c_lost_lease") not in may(table)


def test_E7_cafe_perihelion_waives_the_expense_of_folk_musicians():
    """Expense 0 while its manager has the DOWNBEAT, also for the rival's; otherwise, or not folk: $1."""
    table = a_table(play=["c_cafe_perihelion c_rj_xavier c_mark_hester", "c_dusty_nebulon"])
    stage(table, CHILL, "c_cafe_perihelion")
    assert expense(table, number(table, "c_rj_xavier"), CHILL) == (0, 0)
    assert expense(table, number(table, "c_dusty_nebulon"), CHILL) == (0, 0)
    assert expense(table, number(table, "c_mark_hester"), CHILL) == (1, 0)
    table.downbeat = 1
    assert expense(table, number(table, "c_rj_xavier"), CHILL) == (1, 0)


def test_E8_vomit_monster_offers_a_card_and_asks_for_two_musicians():
    """A manager with 3 hand cards may draw (hand 4); with one musician he is not eligible, with two he is."""
    three = "f_everything_louder f_poached f_stage_dive"
    table = a_table(play=["", "f_crash_pit f_thad_wilson f_vera_decibel"], hands=["", three])
    table.tops[FORTE] = 1
    stage(table, FORTE, "f_crash_pit")
    send(table, 1, "f_thad_wilson", "gig:f_vomit_monster")
    assert decision(table) == "may"
    do(table, 1, a.May(True))
    assert len(hand(table, 1)) == 4
    assert not standings(table, FORTE, sources(table))[0].eligible
    send(table, 1, "f_vera_decibel", "gig:f_vomit_monster")
    do(table, 1, a.May(False))
    assert len(hand(table, 1)) == 4
    assert standings(table, FORTE, sources(table))[0].eligible


def test_E9_the_only_eligible_manager_wins_vomit_monster():
    """Wins 4 VP; the card leaves the game; the next Forte performance is open next round."""
    table = a_table(play=["", "f_crash_pit f_thad_wilson f_vera_decibel"])
    table.tops[FORTE] = 1
    stage(table, FORTE, "f_crash_pit", "f_thad_wilson", "f_vera_decibel")
    all_pass(table)
    assert table.vp == [0, 4]
    assert [table.catalogue.ids[card] for card in table.won] == ["f_vomit_monster"]
    assert table.performance(FORTE) == number(table, "f_certified_unobtainium")


def unobtainium(chill: str = "", forte: str = ""):
    """Certified Unobtainium at Danny's Garage, VOLUME 6, round 5."""
    table = a_table(play=[chill, f"f_dannys_garage {forte}"])
    table.tops[FORTE] = 2
    stage(table, FORTE, "f_dannys_garage", *chill.split(), *forte.split())
    return table, standings(table, FORTE, sources(table))


def test_E10_certified_unobtainium_forte():
    """Stage 3, Timbre 2, Mojo 1, Rhythm 4: eligible; judged total 3 + 2 + 4 = 9."""
    _, (band,) = unobtainium(forte="f_big_bang_bertha f_chainsaw_cheryl f_feedback_fiona")
    assert band.numbers == [3, 3, 1, 2, 0, 4]
    assert (band.eligible, band.total) == (True, 9)


def test_E11_certified_unobtainium_chill_loses_to_forte():
    """Stage 2, Timbre 3, Mojo 1, Rhythm 2: eligible, total 7; with E10 Forte wins."""
    table, bands = unobtainium(
        "c_velvet_comet c_ambient_annika c_pluto_delgado", "f_big_bang_bertha f_chainsaw_cheryl f_feedback_fiona"
    )
    chill = bands[0]
    assert (chill.numbers[1], chill.numbers[3], chill.numbers[2], chill.numbers[5]) == (2, 3, 1, 2)
    assert (chill.eligible, chill.total) == (True, 7)
    assert judge(table, FORTE, bands).winner == 1


def test_E12_certified_unobtainium_without_mojo():
    """Stage 3, Timbre 4, Rhythm 3, Mojo 0: not eligible, whatever the total."""
    _, (band,) = unobtainium(forte="f_big_bang_bertha f_feedback_fiona f_turbo_tuba_tony")
    assert band.numbers[1:] == [3, 0, 4, 0, 3]
    assert not band.eligible


@pytest.mark.parametrize(("volume", "totals", "winner"), [(5, [5, 3], 0), (7, [3, 5], 1), (6, [3, 3], -1)])
def test_E13_vomit_monster_follows_the_volume(volume: int, totals: list[int], winner: int):
    """VOLUME 5: 5 to 3, Chill wins. 7: 3 to 5, Forte wins. 6: a tie: 1 VP each, no winner, the card stays."""
    table = a_table(
        volume=volume, play=["c_rj_xavier c_dusty_nebulon", "f_dannys_garage f_thad_wilson f_two_headed_todd"]
    )
    table.tops[FORTE] = 1
    stage(table, FORTE, "f_dannys_garage", "c_rj_xavier", "c_dusty_nebulon", "f_thad_wilson", "f_two_headed_todd")
    bands = standings(table, FORTE, sources(table))
    assert [band.total for band in bands] == totals
    assert judge(table, FORTE, bands).winner == winner
    all_pass(table)
    assert table.vp == ([1, 1] if winner < 0 else [4 * (winner == 0), 4 * (winner == 1)])
    assert (table.performance(FORTE) == number(table, "f_vomit_monster")) == (winner < 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_E14_open_mic_night_is_worth_1_vp_per_manager(seats: int):
    """2, 3 or 4 VP; the card stays."""
    copy = "@0" if seats == 4 else ""
    table = a_table(seats, play=[f"c_cafe_perihelion{copy} c_rj_xavier{copy}"])
    stage(table, OPEN_MIC, f"c_cafe_perihelion{copy}", f"c_rj_xavier{copy}")
    all_pass(table)
    assert table.vp[0] == seats
    assert table.performance(OPEN_MIC) == table.catalogue.open_mic
    assert not table.won


def test_E15_soundcheck_stops_at_11():
    """VOLUME 10, `up`: 11. At VOLUME 11 only `down` and `decline` are offered."""
    table = a_table(play=["c_rj_xavier c_mark_hester"], volume=10)
    send(table, 0, "c_rj_xavier", "hustle:h_soundcheck")
    do(table, 0, a.Volume("up"))
    assert table.volume == 11
    again = a_table(play=["c_rj_xavier"], volume=11)
    send(again, 0, "c_rj_xavier", "hustle:h_soundcheck")
    assert may(again) == [a.Volume("down"), a.Decline()]


@pytest.mark.parametrize(
    ("unit", "salaries", "most"), [("c_rj_xavier", 5, 5), ("c_billy_daniels", 5, 2), ("c_billy_daniels", 1, 1)]
)
def test_E16_day_job(unit: str, salaries: int, most: int):
    """5 salary cards: musician 5, personnel 2 resources, any mix; 1 salary card: 1."""
    five = ["c_kombucha", "c_lost_lease", "c_word_of_mouth", "c_noise_complaint", "c_sold_out_sorry"]
    table = a_table(play=[unit], salaries=[" ".join(five[:salaries])])
    send(table, 0, unit, "hustle:h_day_job")
    assert may(table) == [*[a.Cash(n) for n in range(most + 1)], a.Decline()]
    do(table, 0, a.Cash(1))
    assert (table.cash[0], table.cred[0]) == (11, 10 + most - 1)


def test_E17_practice():
    """One of the top two to hand, the other under the deck; with a personnel: draw the top card."""
    table = a_table(play=["c_rj_xavier"], hands=["-"], decks=["c_kombucha c_lost_lease c_riley_hush", "f_poached"])
    send(table, 0, "c_rj_xavier", "hustle:h_practice")
    do(table, 0, a.Effect())
    assert may(table) == [a.Pick("c_kombucha"), a.Pick("c_lost_lease")]
    do(table, 0, a.Pick("c_lost_lease"))
    assert hand(table) == ["c_lost_lease"]
    assert table.deck(0).peek(2, table.rng) == [number(table, "c_riley_hush"), number(table, "c_kombucha")]
    other = a_table(play=["c_billy_daniels"], hands=["-"], decks=["c_kombucha c_lost_lease", "f_poached"])
    send(other, 0, "c_billy_daniels", "hustle:h_practice")
    do(other, 0, a.Effect())
    assert hand(other) == ["c_kombucha"]


@pytest.mark.parametrize(
    ("unit", "option", "price"),
    [("c_rj_xavier", "shown", 2), ("c_billy_daniels", "shown", 3), ("c_billy_daniels", "plus_one", 4)],
)
def test_E18_music_shop(unit: str, option: str, price: int):
    """Gear printed $3: musician $2, personnel $3, personnel with `plus_one` $4; it enters un-strummed."""
    table = a_table(play=[unit], shop="g_star_kindler", options={"music_shop_personnel": option})
    send(table, 0, unit, "hustle:h_music_shop")
    do(table, 0, a.Pick("g_star_kindler"))
    assert table.cash[0] == 10 - price
    assert in_play(table) == [unit, "g_star_kindler"]
    assert not strummed(table, "g_star_kindler")
    assert shop_price(table, 0, number(table, "g_star_kindler"), 0) == (3, 0)


def test_E19_standard_set_up():
    """Hand 7, deck 25, 2 cred, $1, VOLUME 6, ROUND 1, shop 5, Gear Pile 6; after the first Draw step 8 and 24."""
    table = GAME.set_up(2, numbered_seed(3))
    dealt = [event.inside for event in table.log if hasattr(event, "inside")][:2]
    assert [event.count for event in dealt] == [7, 7]
    assert all(len(event.shown) == 2 for event in dealt)
    assert ([len(hand(table, seat)) for seat in (0, 1)], [len(deck) for deck in table.decks]) == ([8, 8], [24, 24])
    assert (table.cred, table.cash, table.volume, table.round) == ([2, 2], [1, 1], 6, 1)
    assert (len(table.shop), len(table.gear_pile)) == (5, 6)


def test_E20_advanced_set_up():
    """8 + 2 cards, 3 go under the deck: hand 7, deck 25 (then everybody draws one)."""
    table = GAME.set_up(2, numbered_seed(3), {"opening": "advanced", "first_downbeat": 0})
    assert ([len(hand(table, seat)) for seat in (0, 1)], [len(deck) for deck in table.decks]) == ([10, 10], [22, 22])
    put = {seat: hand(table, seat)[:3] for seat in (0, 1)}
    for i in range(3):
        for seat in (0, 1):
            do(table, seat, a.Pick(put[seat][i]))
    assert ([len(hand(table, seat)) for seat in (0, 1)], [len(deck) for deck in table.decks]) == ([8, 8], [24, 24])
    under = table.decks[0].under
    assert [table.catalogue.ids[card] for card in reversed(under.top)] == put[0]


def test_E21_ten_cards_in_the_draw_step():
    """With 10 cards he does not draw; with an empty deck and 10 cards he retires one."""
    ten = (
        "c_kombucha c_lost_lease c_word_of_mouth c_noise_complaint c_sold_out_sorry c_riley_hush c_rj_xavier "
        "c_mark_hester c_planetarium c_umami_om"
    )
    table = run(a_table(hands=[ten]), prelude.DRAW_STEP)
    assert len(hand(table)) == 10
    empty = run(a_table(hands=[ten, "-"], decks=["", "f_poached"]), prelude.DRAW_STEP)
    do(empty, 0, a.Pick("c_kombucha"))
    assert len(hand(empty)) == 9
    assert hand(empty, 1) == ["f_poached"]


def test_E22_a_venue_opened_last_round_does_not_pay():
    """In the Payout of the next round it pays nothing, then it is reset; `produce_strummed` venues pay."""
    table = a_table(play=["c_cafe_perihelion c_hammock_deck"], hands=["c_kombucha"], cash=0, cred=0, round=3)
    stage(table, CHILL, "c_cafe_perihelion")
    stage(table, FORTE, "c_hammock_deck")
    all_pass(table)
    assert (table.round, table.cash[0], table.cred[0]) == (4, 0, 1)
    assert not strummed(table, "c_cafe_perihelion")


@pytest.mark.parametrize(("round", "price"), [(3, (0, 0)), (4, (0, 2))])
def test_E23_starting_venue(round: int, price: tuple[int, int]):
    """Expense 0 in round 3, the printed expense in round 4."""
    table = a_table(play=["", "f_dannys_garage f_thad_wilson"], round=round)
    stage(table, FORTE, "f_dannys_garage")
    assert expense(table, number(table, "f_thad_wilson"), FORTE) == price


@pytest.mark.parametrize(("round", "price"), [(1, 0), (3, 2)])
def test_E24_street_team(round: int, price: int):
    """Round 1: cost 0. Round 3: cost 2 (its resource)."""
    table = a_table(hands=["c_whisper_campaign"], round=round)
    turn(table, 0, a.Play("c_whisper_campaign"))
    assert table.cred[0] == 10 - price


@pytest.mark.parametrize(
    ("vp", "more", "cash", "winners"),
    [
        ([24, 21], "", 10, (0,)),
        ([22, 22], "f_thad_wilson", 10, (1,)),
        ([22, 22], "", 11, (0,)),
        ([22, 22], "", 10, (0, 1)),
    ],
)
def test_E25_both_managers_reach_20(vp: list[int], more: str, cash: int, winners: tuple[int, ...]):
    """24 and 21: 24 wins. 22 and 22: more musicians in play, then more resources, then a tie."""
    table = a_table(play=["c_rj_xavier", f"f_vera_decibel {more}"])
    table.vp = vp
    table.cash[0] = cash
    run(table, coda.CHECK_FOR_WIN)
    result = GAME.result(table)
    assert (result.reason, result.winners) == ("victory_points", winners)


def test_E26_big_break_copies_day_job():
    """With a personnel, 2 cred and 3 salary cards: pays 2 cred, gains 2 resources."""
    table = a_table(
        play=["c_billy_daniels"],
        salaries=["c_kombucha c_lost_lease c_riley_hush"],
        options={"hustles": "all"},
        cash=0,
        cred=2,
    )
    send(table, 0, "c_billy_daniels", "hustle:h_big_break")
    do(table, 0, a.Copy("h_day_job"))
    assert table.cred[0] == 0
    assert may(table) == [a.Cash(0), a.Cash(1), a.Cash(2)]
    do(table, 0, a.Cash(2))
    assert table.cash[0] == 2


def test_E27_jam_session():
    """Musicians 2 / 2 / 1 of three managers: the first two gain 1 VP each."""
    table = a_table(3, play=["c_rj_xavier c_mark_hester", "f_thad_wilson f_vera_decibel", "c_riley_hush"])
    for seat, card in ((0, "c_rj_xavier"), (0, "c_mark_hester"), (1, "f_thad_wilson"), (1, "f_vera_decibel")):
        send(table, seat, card, "hustle:h_jam_session")
    send(table, 2, "c_riley_hush", "hustle:h_jam_session")
    all_pass(table)
    assert table.vp == [1, 1, 0]
