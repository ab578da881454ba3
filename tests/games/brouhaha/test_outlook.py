"""What will come of an action under way, if everybody does the obvious."""

import pytest

from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.outlook import LIKINGS, calm, is_calm
from stardeck.kernel import FastRng, KeyedRng, advance, choices, numbered_seed, waiting_for

from .table_builder import GAME, a_table, all_pass, changed, decision, do, hand, in_play, number, send, stage, turn

OPEN_MIC = 3
RARE = {"PickWay", "Discard", "CopyEffect", "PreludeDiscard", "Recover", "Buy", "PickGig", "Split"}
EFFECTS = {  # those that random games hardly ever meet, as an action card would bring them about
    "PickWay": '{ op = "volume_choice", n = 3 }',
    "Discard": '{ op = "discard", n = 1, who = "each" }',
    "Recover": '{ op = "recover", filter = {} }',
    "Buy": '{ op = "buy", discount = 0 }',
    "PickGig": '{ op = "close_gig" }',
    "Split": '{ op = "gain_any", n = 3 }',
}


def action(effects, **position):
    """Seat 0 has just played an action card with these effects."""
    catalogue = changed(("c_noise_complaint", f'ability = [ {{ on = "play", do = [ {effects} ] }} ]'))
    table = a_table(catalogue=catalogue, **position)
    return turn(table, 0, a.Play("c_noise_complaint"))


def two_gigs(effects):
    """The same while two GIGs are on, with cards in hands, piles and shop."""
    catalogue = changed(("c_noise_complaint", f'ability = [ {{ on = "play", do = [ {effects} ] }} ]'))
    table = a_table(
        hands=["c_noise_complaint c_kombucha c_riley_hush", "f_poached f_vera_decibel"],
        play=["c_planetarium c_mark_hester", "f_crash_pit f_thad_wilson"],
        piles=["c_rj_xavier c_silk_underhill"],
        shop="g_star_kindler g_master_fader",
        catalogue=catalogue,
    )
    stage(table, OPEN_MIC, "c_planetarium", "c_mark_hester")
    stage(table, 1, "f_crash_pit", "f_thad_wilson")
    return turn(table, 0, a.Play("c_noise_complaint"))


def test_between_two_actions_nothing_is_under_way():
    """The very same table."""
    table = a_table(play=["c_rj_xavier"])
    assert calm(table) is table


def test_every_action_comes_to_its_end_and_the_table_stays_as_it_is():
    """In random games, wherever somebody is asked: nearly all kinds of decisions come up."""
    met = set()
    for seats, options in ((2, {"opening": "advanced", "hustles": "all"}), (3, {}), (4, {})):
        table = GAME.set_up(seats, numbered_seed(seats), options)
        rng = FastRng(seats)
        while waiting := waiting_for(table):
            met.add(type(table.agenda[-1]).__name__)
            before = GAME.see(table, waiting[0]), GAME.hidden(table, waiting[0]), len(table.log), table.rng.drawn
            assert is_calm(calm(table))
            after = GAME.see(table, waiting[0]), GAME.hidden(table, waiting[0]), len(table.log), table.rng.drawn
            assert after == before
            can = choices(table, waiting[0])
            advance(table, waiting[0], can[rng.below(len(can))])
    assert met >= {step.__name__ for step in LIKINGS} - RARE


@pytest.mark.parametrize("step", EFFECTS)
def test_rare_effects_come_to_their_end_too(step):
    """With one table for each kind of decision that random games hardly ever meet."""
    table = two_gigs(EFFECTS[step])
    assert type(table.agenda[-1]).__name__ == step
    assert is_calm(calm(table))


def test_a_copied_hustle_comes_to_its_end():
    """BIG BREAK as an effect of a unit, and a manager who must retire a card because the deck is empty."""
    ability = 'ability = [ { on = "opportunity", do = [ { op = "copy_hustle", cred = 1 } ] } ]'
    table = a_table(play=["f_rocco_brennan f_thad_wilson"], catalogue=changed(("f_rocco_brennan", ability)))
    send(table, 0, "f_rocco_brennan", "hustle:h_opportunity")
    do(table, 0, a.Effect())
    assert type(table.agenda[-1]).__name__ == "CopyEffect"
    assert is_calm(calm(table))
    table = a_table(hands=["c_kombucha c_riley_hush c_rj_xavier", "f_poached"], decks=["", "f_thad_wilson"])
    all_pass(table)
    assert type(table.agenda[-1]).__name__ == "PreludeDiscard"
    after = calm(table)
    assert after.round == 6
    assert len(after.hands[0]) == 2


def test_a_musician_goes_where_a_gig_is_won():
    """Nobody plays there yet: OPEN MIC is won, rather than a HUSTLE used."""
    table = a_table(play=["c_planetarium c_mark_hester"])
    stage(table, OPEN_MIC, "c_planetarium")
    turn(table, 0, a.Send("c_mark_hester"))
    after = calm(table)
    assert after.bands[OPEN_MIC] == [number(table, "c_mark_hester")]
    assert table.bands[OPEN_MIC] == []


def test_without_a_gig_salary_cards_pay_at_the_day_job():
    """A poor manager with four salary cards takes two of each resource."""
    table = a_table(play=["c_mark_hester"], salaries=["c_riley_hush c_kombucha c_rj_xavier c_umami_om"], cash=0, cred=0)
    turn(table, 0, a.Send("c_mark_hester"))
    after = calm(table)
    assert (after.cash[0], after.cred[0]) == (2, 2)


def test_volume_goes_the_way_that_helps():
    """RJ Xavier plays better when it is quiet."""
    table = a_table(play=["c_rj_xavier"], volume=6)
    send(table, 0, "c_rj_xavier", "hustle:h_soundcheck")
    assert calm(table).volume == 4


def test_bad_effects_are_for_others_and_good_ones_for_oneself():
    """The best of the rival's musicians is retired; the own one at a GIG plays better."""
    play = ["c_mark_hester", "f_thad_wilson f_vera_decibel"]
    retire = '{ op = "retire", target = { type = "musician" } }'
    after = calm(action(retire, play=play, hands=["c_noise_complaint c_kombucha"]))
    assert in_play(after) == ["c_mark_hester"]
    assert len(in_play(after, 1)) == 1
    boost = '{ op = "boost", target = { type = "musician" }, add = { mojo = 2 } }'
    after = calm(action(boost, play=play, hands=["c_noise_complaint c_kombucha"]))
    assert list(after.boosts) == [number(after, "c_mark_hester")]


def test_the_better_option_is_chosen():
    """A point rather than a resource, wherever it stands."""
    point, cash = '[ { op = "vp", n = 1 } ]', '[ { op = "gain", cash = 1 } ]'
    for options in (f"{point}, {cash}", f"{cash}, {point}"):
        table = action(f'{{ op = "choose", options = [ {options} ] }}', hands=["c_noise_complaint c_kombucha"])
        assert decision(table) == "mode"
        assert calm(table).vp[0] == 1


def test_the_worse_card_is_retired():
    """Musicians with talents stay in hand."""
    table = action('{ op = "discard", n = 1 }', hands=["c_noise_complaint c_kombucha c_mark_hester"])
    assert hand(calm(table)) == ["c_mark_hester"]


def test_the_payout_is_balanced():
    """When all have passed, the outlook reaches as far as the first turn of the next round."""
    table = a_table(salaries=["c_riley_hush c_kombucha c_rj_xavier"], cash=0, cred=1)
    all_pass(table)
    assert decision(table) == "payout_split"
    after = calm(table)
    assert decision(after) == "main"
    assert (after.cash[0], after.cred[0]) == (2, 2)


def test_the_outlook_foresees_nothing():
    """Chance of the real game is not touched: whatever comes of it, the outlook stays the same."""
    outlooks = []
    for seed in range(3):
        table = a_table(salaries=["c_riley_hush c_kombucha"], play=["c_rj_xavier"])
        table.rng = KeyedRng(numbered_seed(seed))
        all_pass(table)
        table.rng = KeyedRng(numbered_seed(seed), 100)
        after = calm(table)
        outlooks.append((len(after.hands[0]), after.rng.below(1 << 30), table.rng.drawn))
    assert len(set(outlooks)) == 1
