"""Our own rulings R-new1 to R-new8 (guide.md), where the specification leaves a hole."""

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.filters import count
from stardeck.games.brouhaha.effects.moves import bounce, give, take
from stardeck.games.brouhaha.rules import coda
from stardeck.kernel import BadCardFile, Match, numbered_seed, waiting_for
from tests.games.brouhaha.table_builder import (
    a_table,
    changed,
    decision,
    do,
    hand,
    in_play,
    may,
    number,
    run,
    send,
    stage,
    turn,
)

CHILL, FORTE, EXTRA, OPEN_MIC = range(4)


def test_R_new1_a_waiting_trigger_belongs_to_the_manager_its_card_had():
    """Riley is given away by her first trigger; her second one still pays the manager who played her."""
    catalogue = changed(
        (
            "c_riley_hush",
            'ability = [ { on = "enter", do = [ { op = "give" } ] }, { on = "enter", do = [ { op = "vp", n = 1 } ] } ]',
        )
    )
    table = a_table(hands=["c_riley_hush c_kombucha"], catalogue=catalogue)
    turn(table, 0, a.Play("c_riley_hush"))
    assert in_play(table, 1) == ["c_riley_hush"]
    assert table.vp == [1, 0]


def test_R_new1_a_win_counts_for_whoever_managed_the_card_when_the_gig_was_judged():
    """The venue is taken by an item before its own: its trigger still pays its manager at the judging."""
    catalogue = changed(
        (
            "c_professor_sine",
            'ability = [ { on = "win", do = [ { op = "take", target = { type = "venue", side = "theirs" } } ] } ]',
        ),
        (
            "f_crash_pit",
            'ability = [ { on = "win", if = [["volume", "==", 6]], do = [ { op = "gain", cred = 5 } ] } ]',
        ),
    )
    table = a_table(play=["c_professor_sine", "f_crash_pit"], catalogue=catalogue)
    stage(table, OPEN_MIC, "f_crash_pit", "c_professor_sine")
    run(table, coda.JUDGE_GIGS)
    run(table, coda.REWARD_WINNERS)
    do(table, 0, a.Item(next(i for i, item in enumerate(table.agenda[-1].items) if item.scene.you == 0)))
    assert in_play(table, 0) == ["c_professor_sine", "f_crash_pit"]
    assert table.cred == [10, 15]


def test_R_new2_effects_count_and_pick_only_cards_that_managers_have_in_play():
    """An empty filter fits five cards in play, not the open performances and not the HUSTLES; nor the gear in the shop."""
    retire = 'ability = [ { on = "play", do = [ { op = "retire", target = {} } ] } ]'
    catalogue = changed(("c_noise_complaint", retire))
    table = a_table(
        hands=["c_noise_complaint c_kombucha"],
        play=["c_rj_xavier c_billy_daniels c_planetarium", "f_thad_wilson g_tour_rocket"],
        catalogue=catalogue,
    )
    stage(table, OPEN_MIC, "c_planetarium", "c_rj_xavier")
    everything = catalogue.faces[number(table, "c_noise_complaint")].abilities[0].do[0].target
    assert count(table, everything, number(table, "c_noise_complaint"), 0) == 5
    turn(table, 0, a.Play("c_noise_complaint"))
    assert [action.card for action in may(table)] == [
        "c_rj_xavier",
        "c_billy_daniels",
        "c_planetarium",
        "f_thad_wilson",
        "g_tour_rocket",
    ]


@pytest.mark.parametrize("kind", ["performance", "hustle"])
def test_R_new2_a_filter_for_performances_or_hustles_finds_nothing(kind: str):
    """They are nobody's cards in play: the action has no target and cannot be played."""
    catalogue = changed(
        (
            "c_noise_complaint",
            f'ability = [ {{ on = "play", do = [ {{ op = "retire", target = {{ type = "{kind}" }} }} ] }} ]',
        )
    )
    table = a_table(hands=["c_noise_complaint c_kombucha"], play=["c_planetarium"], catalogue=catalogue)
    stage(table, OPEN_MIC, "c_planetarium")
    assert a.Play("c_noise_complaint") not in may(table)


def test_R_new3_a_musician_taken_from_a_gig_goes_home_to_the_new_manager():
    """It goes home to its new manager and was assigned this round all the same (R9)."""
    table = a_table(play=["c_rj_xavier c_planetarium", ""])
    stage(table, OPEN_MIC, "c_planetarium", "c_rj_xavier")
    take(table, number(table, "c_rj_xavier"), 1)
    assert table.bands[OPEN_MIC] == []
    assert GAME.see(table, 0).managers[1].play[0].place == "home"
    assert table.assigned[number(table, "c_rj_xavier")]


def test_R_new3_a_gig_that_loses_its_venue_so_is_dissolved():
    """The musicians go home, and the performance stays closed this round (R10)."""
    table = a_table(play=["c_rj_xavier c_planetarium c_cafe_perihelion", ""])
    stage(table, OPEN_MIC, "c_planetarium", "c_rj_xavier")
    give(table, number(table, "c_planetarium"), 1)
    assert (table.venues[OPEN_MIC], table.bands[OPEN_MIC], table.opened[OPEN_MIC]) == (-1, [], True)
    assert in_play(table, 1) == ["c_planetarium"]


def test_R_new4_a_taken_card_that_is_given_away_does_not_come_back():
    """Given is for good: the clean-up returns taken cards only."""
    table = a_table(3, play=["c_rj_xavier c_mark_hester"])
    for card in ("c_rj_xavier", "c_mark_hester"):
        take(table, number(table, card), 1)
    give(table, number(table, "c_rj_xavier"), 2)
    run(table, coda.CLEAN_UP)
    assert (in_play(table, 0), in_play(table, 1), in_play(table, 2)) == (["c_mark_hester"], [], ["c_rj_xavier"])
    assert GAME.see(table, 0).managers[2].play[0].taken_from is None


def test_R_new5_returned_gear_is_known_until_it_comes_up_again():
    """Everybody saw it go under the Gear Pile, in this order."""
    table = a_table(play=["g_tour_rocket g_star_kindler"])
    bounce(table, number(table, "g_tour_rocket"))
    bounce(table, number(table, "g_star_kindler"))
    assert GAME.see(table, None).gear_bottom == ("g_tour_rocket", "g_star_kindler")
    while len(table.gear_pile) > 1:
        table.shop = table.shop[-4:]
        run(table, coda.REPLENISH_SHOP)
    assert GAME.see(table, 1).gear_bottom == ("g_star_kindler",)
    table.shop = table.shop[-4:]
    run(table, coda.REPLENISH_SHOP)
    assert (GAME.see(table, 1).gear_bottom, table.shop[-1]) == ((), number(table, "g_star_kindler"))


def test_R_new6_a_card_has_one_opportunity_text_at_most():
    """A card file may not have two."""
    twice = ", ".join(['{ on = "opportunity", do = [ { op = "vp", n = 1 } ] }'] * 2)
    with pytest.raises(BadCardFile, match="one OPPORTUNITY ability at most"):
        changed(("c_velvet_comet", f"ability = [ {twice} ]"))


def test_R_new7_bruno_airlock_reaches_only_musicians_at_no_gig_or_hustle():
    """A musician who was reset at a GIG or on a HUSTLE is un-strummed and still out of his reach."""
    table = a_table(
        play=["f_bruno_airlock", "c_rj_xavier c_mark_hester c_riley_hush c_sister_zero_g c_planetarium"],
    )
    stage(table, OPEN_MIC, "c_planetarium", "c_rj_xavier")
    send(table, 1, "c_mark_hester", "hustle:h_soundcheck")
    do(table, 1, a.Decline())
    for card in ("c_rj_xavier", "c_mark_hester"):
        table.strummed[number(table, card)] = False
    turn(table, 0, a.Use("f_bruno_airlock", 0))
    assert may(table) == [a.Pick("c_riley_hush"), a.Pick("c_sister_zero_g")]


def test_R_new7_poached_reaches_only_musicians_at_no_gig_or_hustle():
    """The same for Poached!: with the only cheap musician un-strummed at a GIG it has no target."""
    table = a_table(play=["c_rj_xavier c_planetarium", ""], hands=["", "f_poached"], active=1)
    assert a.Play("f_poached") in may(table, 1)
    stage(table, OPEN_MIC, "c_planetarium", "c_rj_xavier")
    table.strummed[number(table, "c_rj_xavier")] = False
    assert a.Play("f_poached") not in may(table, 1)


def test_R_new8_with_an_empty_hand_and_nothing_to_do_the_pass_is_played():
    """Everybody sees that seat 1 can do nothing else."""
    table = a_table(hands=["c_kombucha c_riley_hush", "-"], play=["", "f_thad_wilson*"])
    turn(table, 0, a.Salary("c_kombucha"))
    assert waiting_for(table) == (0,)
    assert [event.seat for event in table.log if type(event).__name__ == "Passed"] == [1]


def test_R_new8_a_hand_without_a_playable_card_is_asked_all_the_same():
    """Only its manager knows that nothing in it can be played; the table may confirm it for the seat."""
    table = a_table(hands=["c_kombucha c_riley_hush", "f_poached"])
    table.played_salary[1] = True
    turn(table, 0, a.Salary("c_kombucha"))
    assert (waiting_for(table), may(table, 1)) == ((1,), [a.Pass()])


def test_R_new8_an_empty_hand_with_something_to_do_is_asked():
    """A ready unit, a ready venue, a gear that fits or an ability is enough; a lone un-strummed gear is not."""
    for card in ("f_thad_wilson", "f_crash_pit", "f_ziggy_moonglow", "g_master_fader"):
        table = a_table(hands=["c_kombucha c_riley_hush", "-"], play=["", card])
        turn(table, 0, a.Salary("c_kombucha"))
        assert waiting_for(table) == (1,), card
    lonely = a_table(hands=["c_kombucha c_riley_hush", "-"], play=["", "g_gravity_boots"])
    turn(lonely, 0, a.Salary("c_kombucha"))
    assert waiting_for(lonely) == (0,)


# ---------------------------------------------------------------------- what is new to somebody cannot be taken back


def gained(table, act) -> bool:
    """Did something hidden come up?"""
    before = table.reveals
    act()
    return table.reveals > before


def test_a_last_hand_card_that_must_be_retired_is_new_information():
    """Nobody decided anything, and yet everybody has learnt a card of another hand: that is not free to undo."""
    catalogue = changed(
        ("c_noise_complaint", 'ability = [ { on = "play", do = [ { op = "discard", n = 1, who = "others" } ] } ]')
    )
    table = a_table(hands=["c_noise_complaint c_kombucha", "f_poached"], catalogue=catalogue)
    assert gained(table, lambda: turn(table, 0, a.Play("c_noise_complaint")))
    assert hand(table, 1) == []


@pytest.mark.parametrize("word", ["retire", "take"])
def test_a_salary_card_that_is_turned_up_is_new_information(word: str):
    """Retired it is public; taken it is seen by its new manager."""
    catalogue = changed(
        (
            "c_noise_complaint",
            f'ability = [ {{ on = "play", do = [ {{ op = "{word}", target = {{ type = "salary", side = "theirs" }} }} ] }} ]',
        )
    )
    table = a_table(hands=["c_noise_complaint c_kombucha"], salaries=["", "f_poached"], catalogue=catalogue)
    assert gained(table, lambda: turn(table, 0, a.Play("c_noise_complaint")))


def test_playing_a_card_for_no_secret_is_no_new_information():
    """A card from the own hand tells its manager nothing."""
    match = Match(GAME, 2, {"first_downbeat": 0}, seed=numbered_seed(1))
    assert not gained(match.table, lambda: match.say(0, a.Play("c_aunt_novas_porch")))
    assert decision(match.table) == "main"
