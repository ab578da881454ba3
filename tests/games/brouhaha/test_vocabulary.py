"""Every word of the vocabulary, also those no card uses today, on cards made for the test. [rules 10]"""

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.effects.talents import expense, shop_price, sources
from stardeck.games.brouhaha.rules import coda, prelude
from stardeck.games.brouhaha.rules.gigs import refusal, standings
from stardeck.games.brouhaha.rules.words import perform
from stardeck.games.brouhaha.vocabulary import OPS
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


def action(effects: str, **position):
    """A table on which seat 0 has just played Noise Complaint with these effects; c_kombucha stays in hand."""
    catalogue = changed(("c_noise_complaint", f'ability = [ {{ on = "play", do = [ {effects} ] }} ]'))
    hands = position.pop("hands", [])
    hands = [f"c_noise_complaint {hands[0] if hands else 'c_kombucha'}", *hands[1:]]
    table = a_table(position.pop("seats", 2), hands=hands, catalogue=catalogue, **position)
    table.active = 0
    if a.Play("c_noise_complaint") in may(table):
        turn(table, 0, a.Play("c_noise_complaint"))
    return table


def with_ability(card: str, ability: str, **position):
    """A table with a changed card."""
    return a_table(catalogue=changed((card, f"ability = [ {ability} ]")), **position)


def test_every_effect_word_has_its_function():
    """The vocabulary is closed."""
    assert sorted(perform.PERFORM) == list(range(len(OPS)))


# ---------------------------------------------------------------------- who


@pytest.mark.parametrize(
    ("who", "cash"),
    [("you", [11, 10, 10]), ("each", [11, 12, 12]), ("others", [9, 12, 12]), ("other", [9, 10, 12])],
)
def test_who(who: str, cash: list[int]):
    """you, each, others, or one other manager whom you pick; the card itself costs $1."""
    table = action(f'{{ op = "gain", cash = 2, who = "{who}" }}', seats=3, cash=10)
    if who == "other":
        do(table, 0, a.Manager(2))
    assert table.cash == cash


def test_effects_on_several_managers_go_in_turn_order_from_the_active_manager():
    """Discards are asked one manager after the other."""
    table = action(
        '{ op = "discard", n = 1, who = "each" }',
        seats=3,
        hands=["c_riley_hush c_rj_xavier", "c_mark_hester c_kombucha", "f_poached f_thad_wilson"],
    )
    order = []
    while decision(table) == "pick":
        seat = GAME.waiting_for(table)[0]
        order.append(seat)
        do(table, seat, may(table, seat)[0])
    assert order == [0, 1, 2]


def test_discard_as_far_as_possible():
    """Each retires n hand cards, one by one, as far as possible."""
    table = action(
        '{ op = "discard", n = 2, who = "other" }', hands=["c_riley_hush", "f_poached f_thad_wilson f_vera_decibel"]
    )
    do(table, 1, a.Pick("f_poached"), a.Pick("f_vera_decibel"))
    assert hand(table, 1) == ["f_thad_wilson"]
    short = action('{ op = "discard", n = 2 }', hands=["c_riley_hush"])
    assert hand(short) == []
    assert pile(short) == ["c_riley_hush", "c_noise_complaint"]


def test_draw_for_others_and_lose_and_vp():
    """draw, lose and vp know who, too."""
    table = action(
        '{ op = "draw", n = 2, who = "others" }, { op = "lose", cred = 99, who = "each" }, { op = "vp", n = 2, who = "other" }'
    )
    assert (len(hand(table, 1)), table.cred, table.vp) == (3, [0, 0], [0, 2])


# ---------------------------------------------------------------------- amounts, conditions


@pytest.mark.parametrize(
    ("amount", "n"),
    [
        ('{ per = "hand" }', 2),
        ('{ per = "salaries", max = 1 }', 1),
        ('{ per = "managers" }', 2),
        ('{ per = ["count", { type = "unit" }] }', 3),
        ('{ per = ["count", { type = "salary", side = "theirs" }] }', 1),
    ],
)
def test_amounts(amount: str, n: int):
    """An integer, or so many per hand card, salary card, manager or counted card."""
    table = action(
        f'{{ op = "gain", cred = {amount} }}',
        hands=["c_kombucha c_riley_hush"],
        salaries=["c_lost_lease c_umami_om", "f_poached"],
        play=["c_rj_xavier c_billy_daniels", "f_thad_wilson"],
    )
    assert table.cred[0] == 10 + n


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('["volume", "<", 7]', True),
        ('["volume", "<=", 5]', False),
        ('["volume", "==", 6]', True),
        ('["round", ">=", 6]', False),
        ('["round", ">", 4]', True),
        ('["count", { type = "musician", side = "mine" }, "==", 1]', True),
        ('["downbeat"]', True),
        ('["behind"]', False),
        ('["at_gig"]', False),
        ('["gear"]', False),
    ],
)
def test_conditions(condition: str, holds: bool):
    """volume, round, count, gear, downbeat, behind, at_gig; `else` if they do not hold."""
    effects = (
        f'{{ op = "when", if = [{condition}], do = [ {{ op = "vp", n = 1 }} ], else = [ {{ op = "vp", n = 2 }} ] }}'
    )
    table = action(effects, play=["c_rj_xavier", "f_thad_wilson"])
    assert table.vp[0] == (1 if holds else 2)


# ---------------------------------------------------------------------- filters


PEOPLE = "c_rj_xavier c_mark_hester c_planetarium g_tour_rocket c_billy_daniels"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ('type = ["venue", "gear"]', {"c_planetarium", "g_tour_rocket"}),
        ('type = "unit", side = "theirs"', {"f_thad_wilson"}),
        ('style = "FOLK"', {"c_rj_xavier"}),
        ('skill = ["reader", "improviser"]', {"c_mark_hester", "f_thad_wilson"}),
        ('sub = "dome"', {"c_planetarium"}),
        ('band = "Armashreddon"', {"f_thad_wilson"}),
        ('home = "Port Reverb", type = "musician"', {"c_mark_hester"}),
        ("strummed = true", {"c_mark_hester", "c_planetarium"}),
        ('at = "none", type = "musician"', {"c_rj_xavier", "f_thad_wilson"}),
        ('at = "gig"', {"c_mark_hester", "c_planetarium"}),
        ('at = "here"', set()),
        ('type = "salary"', {"c_lost_lease"}),
        ('type = ["salary", "venue"], strummed = false', {"c_lost_lease"}),
        ('max_cost = 2, type = "personnel"', {"c_billy_daniels"}),
        ('type = ["salary", "musician"], style = "folk"', {"c_rj_xavier"}),  # a face-down card has no tags
        ('type = ["salary", "personnel"], max_cost = 9', {"c_billy_daniels"}),  # and no cost
    ],
)
def test_filters(wanted: str, found: set[str]):
    """All given fields must fit; tags match without regard to capitals. Mark Hester plays at the Planetarium."""
    effect = f'{{ op = "retire", all = true, target = {{ {wanted} }} }}'
    table = a_table(
        hands=["c_noise_complaint c_kombucha"],
        play=[PEOPLE, "f_thad_wilson"],
        salaries=["c_lost_lease"],
        catalogue=changed(("c_noise_complaint", f'ability = [ {{ on = "play", do = [ {effect} ] }} ]')),
    )
    stage(table, OPEN_MIC, "c_planetarium", "c_mark_hester")
    turn(table, 0, a.Play("c_noise_complaint"))
    assert {*pile(table, 0), *pile(table, 1)} == found | {"c_noise_complaint"}


def test_self_false_and_self_true():
    """self = false: not this card; self = true: only this card, without a pick."""
    effects = '{ op = "strum", all = true, target = { type = "musician", self = false } }, { op = "boost", target = { self = true }, add = { stage = 1 } }'
    table = with_ability(
        "f_ziggy_moonglow",
        f'{{ on = "activate", once = true, do = [ {effects} ] }}',
        play=["f_ziggy_moonglow f_thad_wilson"],
    )
    turn(table, 0, a.Use("f_ziggy_moonglow", 0))
    assert (strummed(table, "f_thad_wilson"), strummed(table, "f_ziggy_moonglow")) == (True, False)
    assert talents_of(table, "f_ziggy_moonglow")["stage"] == 3


# ---------------------------------------------------------------------- effects on cards in play


def test_strum_and_reset_and_gear():
    """Strumming a musician strums all gear on it; resetting it does not reset the gear."""
    table = action('{ op = "strum", target = { type = "musician" } }', play=["c_rj_xavier g_star_kindler"])
    assert strummed(table, "c_rj_xavier")
    both = '{ op = "strum", target = { type = "musician" } }, { op = "reset", target = { type = "musician" } }'
    catalogue = changed(("c_noise_complaint", f'ability = [ {{ on = "play", do = [ {both} ] }} ]'))
    table = a_table(play=["c_rj_xavier g_star_kindler"], hands=["c_noise_complaint c_kombucha"], catalogue=catalogue)
    wear(table, "g_star_kindler", "c_rj_xavier")
    turn(table, 0, a.Play("c_noise_complaint"))
    assert (strummed(table, "c_rj_xavier"), strummed(table, "g_star_kindler")) == (False, True)


def test_salary_cards_have_no_strummed_state():
    """Strumming a salary card does nothing."""
    table = action('{ op = "strum", all = true, target = { type = "salary" } }', salaries=["c_lost_lease"])
    assert not strummed(table, "c_lost_lease")


def test_take_a_salary_card_and_a_venue_at_a_gig():
    """You manage it until C6; a taken venue leaves its GIG; the taker sees the salary card, the owner still knows it."""
    table = action('{ op = "take", target = { type = "salary", side = "theirs" } }', salaries=["", "f_poached"])
    assert names(table, table.salaries[0]) == ["f_poached"]
    assert GAME.see(table, 1).managers[0].salaries == ("f_poached",)
    run(table, coda.CLEAN_UP)
    assert names(table, table.salaries[1]) == ["f_poached"]
    assert GAME.see(table, 0).managers[1].salaries == ("f_poached",)  # who managed it has seen it
    assert GAME.see(table, None).managers[1].salaries == (None,)
    venue = changed(
        ("c_noise_complaint", 'ability = [ { on = "play", do = [ { op = "take", target = { type = "venue" } } ] } ]')
    )
    table = a_table(play=["", "f_crash_pit f_thad_wilson"], hands=["c_noise_complaint c_kombucha"], catalogue=venue)
    stage(table, OPEN_MIC, "f_crash_pit", "f_thad_wilson")
    turn(table, 0, a.Play("c_noise_complaint"))
    assert (table.venues[OPEN_MIC], table.bands[OPEN_MIC]) == (-1, [])
    assert in_play(table, 0) == ["f_crash_pit"]


def test_a_card_taken_twice_returns_to_its_first_manager():
    """Taken more than once: to the one before the first `take`."""
    take = 'ability = [ { on = "play", do = [ { op = "take", target = { type = "musician", sub = "guitarist" } } ] } ]'
    catalogue = changed(("c_noise_complaint", take), ("f_poached", take))
    table = a_table(
        3,
        play=["c_rj_xavier"],
        hands=["c_riley_hush", "c_noise_complaint c_kombucha", "f_poached c_umami_om"],
        catalogue=catalogue,
    )
    turn(table, 1, a.Play("c_noise_complaint"))
    turn(table, 2, a.Play("f_poached"))
    assert in_play(table, 2) == ["c_rj_xavier"]
    run(table, coda.CLEAN_UP)
    assert in_play(table, 0) == ["c_rj_xavier"]


def test_taking_an_own_card_changes_nothing():
    """You are its manager already."""
    table = action('{ op = "take", target = { type = "musician" } }', play=["c_rj_xavier"])
    run(table, coda.CLEAN_UP)
    assert in_play(table, 0) == ["c_rj_xavier"]


def test_shuffle_in_a_salary_card_and_never_gear():
    """Into the owner's deck, unseen; gear cannot be chosen."""
    table = action(
        '{ op = "shuffle_in", target = { type = ["salary", "gear"] } }',
        salaries=["", "f_poached"],
        play=["g_tour_rocket"],
    )
    assert table.salaries == [[], []]
    assert number(table, "f_poached") in table.deck(1).cards()
    gear = action('{ op = "shuffle_in", target = { type = "gear" } }', play=["g_tour_rocket"])
    assert "c_noise_complaint" in hand(gear)  # not playable


def test_boost_adds_up_and_ends_with_the_musician():
    """Until C6 of this round; lost if the musician leaves play."""
    twice = ", ".join(['{ op = "boost", target = { type = "musician" }, add = { stage = 1, mojo = -5 } }'] * 2)
    table = action(twice, play=["c_rj_xavier"])
    assert talents_of(table, "c_rj_xavier") == {"stage": 2, "harmony": 1}  # never below 0
    table = action(f'{twice}, {{ op = "bounce", target = {{ type = "musician" }} }}', play=["c_rj_xavier"])
    assert table.boosts == {}


def test_unassign_needs_a_musician_at_a_gig():
    """A venue at a GIG stays there."""
    catalogue = changed(
        (
            "c_noise_complaint",
            'ability = [ { on = "play", do = [ { op = "unassign", target = { type = "venue" } } ] } ]',
        )
    )
    table = a_table(play=["c_planetarium"], hands=["c_noise_complaint c_kombucha"], catalogue=catalogue)
    stage(table, OPEN_MIC, "c_planetarium")
    turn(table, 0, a.Play("c_noise_complaint"))
    assert table.venues[OPEN_MIC] == number(table, "c_planetarium")


def test_an_op_without_a_target_does_nothing_and_the_next_goes_on():
    """No fitting card: the op does nothing; here the first target is there and the second is not."""
    table = action(
        '{ op = "retire", target = { type = "musician" } }, { op = "retire", target = { type = "musician" } }, { op = "vp", n = 1 }',
        play=["c_rj_xavier"],
    )
    assert (pile(table), table.vp[0]) == (["c_rj_xavier", "c_noise_complaint"], 1)


def test_effects_on_a_card_that_left_play_do_nothing():
    """A card that retired itself is not there any more."""
    table = with_ability(
        "f_ziggy_moonglow",
        '{ on = "activate", cost = { strum = true, retire = true }, do = [ { op = "boost", target = { self = true }, add = { stage = 1 } }, { op = "give" }, { op = "vp", n = 1 } ] }',
        play=["f_ziggy_moonglow"],
    )
    turn(table, 0, a.Use("f_ziggy_moonglow", 0))
    assert (table.boosts, table.vp[0], pile(table)) == ({}, 1, ["f_ziggy_moonglow"])


# ---------------------------------------------------------------------- other effects


def test_look_with_a_full_hand_or_an_empty_deck_does_nothing():
    """If hand < 10: look at the top n, as many as there are."""
    table = action('{ op = "look", n = 2, keep = 1 }, { op = "vp", n = 1 }', decks=["", "f_poached"])
    assert (table.vp[0], decision(table)) == (1, "main")


def test_look_may_keep_several_or_none():
    """Pick `keep` for the hand, the rest goes under the deck."""
    deck = ["c_riley_hush c_rj_xavier c_mark_hester c_umami_om", "f_poached"]
    table = action('{ op = "look", n = 3, keep = 2 }', decks=deck)
    do(table, 0, a.Pick("c_mark_hester"), a.Pick("c_riley_hush"))
    assert hand(table) == ["c_kombucha", "c_mark_hester", "c_riley_hush"]
    assert names(table, table.deck(0).peek(2, table.rng)) == ["c_umami_om", "c_rj_xavier"]
    none = action('{ op = "look", n = 2, keep = 0 }', decks=deck)
    assert names(none, none.deck(0).peek(4, none.rng)) == ["c_mark_hester", "c_umami_om", "c_riley_hush", "c_rj_xavier"]
    everything = action('{ op = "look", n = 2, keep = 5 }', decks=deck)
    assert hand(everything) == ["c_kombucha", "c_riley_hush", "c_rj_xavier"]


def test_fetch_into_play_never_finds_an_action():
    """`to` = play: free; units strummed, venues not; an empty deck is not searched."""
    table = action(
        '{ op = "fetch", filter = {}, to = "play" }', decks=["c_lost_lease c_rj_xavier c_planetarium", "f_poached"]
    )
    assert may(table) == [a.Pick("c_planetarium"), a.Pick("c_rj_xavier"), a.NoCard()]
    do(table, 0, a.Pick("c_rj_xavier"))
    assert (in_play(table), strummed(table, "c_rj_xavier")) == (["c_rj_xavier"], True)
    empty = action('{ op = "fetch", filter = {}, to = "hand" }', decks=["", "f_poached"])
    assert decision(empty) == "main"


def test_recover_takes_the_only_card_without_asking():
    """Or none if there is none; gear never enters a hand."""
    table = action('{ op = "recover", filter = {} }', piles=["c_riley_hush g_tour_rocket"])
    assert "c_riley_hush" in hand(table)
    empty = action('{ op = "recover", filter = {} }', piles=["g_tour_rocket"])
    assert hand(empty) == ["c_kombucha"]


def test_gain_any_and_volume_choice_outside_hustles():
    """D11 and D12."""
    table = action(
        '{ op = "gain_any", n = 2 }, { op = "volume_choice", n = 3 }, { op = "gain_any", n = 0 }, { op = "volume_choice", n = 0 }'
    )
    do(table, 0, a.Cash(1), a.Volume("up"))
    assert (table.cash[0], table.cred[0], table.volume) == (10, 11, 9)


def test_salary_top_as_far_as_the_deck_lasts():
    """The top n cards become salary cards."""
    table = action('{ op = "salary_top", n = 3 }', decks=["c_riley_hush c_rj_xavier", "f_poached"])
    assert names(table, table.salaries[0]) == ["c_riley_hush", "c_rj_xavier"]
    none = action('{ op = "salary_top", n = 3 }', decks=["", "f_poached"])
    assert none.salaries[0] == []


def test_buy_with_a_discount_and_nothing_payable():
    """Each payable gear or `none`; with nothing payable nobody is asked."""
    table = action('{ op = "buy", discount = 2 }', shop="g_star_kindler", cash=2, cred=0)
    do(table, 0, a.Pick("g_star_kindler"))
    assert table.cash[0] == 0
    poor = action('{ op = "buy", discount = 0 }', shop="g_star_kindler", cash=1)
    assert decision(poor) == "main"


def test_opportunity_and_copy_hustle_without_a_unit_do_nothing():
    """They are about the assigned unit."""
    table = action('{ op = "opportunity" }, { op = "copy_hustle", cred = 1 }, { op = "jam" }, { op = "vp", n = 1 }')
    assert (table.vp[0], table.cred[0]) == (1, 10)


def test_copy_hustle_as_an_effect_of_a_unit():
    """A unit's OPPORTUNITY may copy a HUSTLE; it can be declined."""
    table = with_ability(
        "f_rocco_brennan",
        '{ on = "opportunity", do = [ { op = "copy_hustle", cred = 1 } ] }',
        play=["f_rocco_brennan f_thad_wilson"],
    )
    send(table, 0, "f_rocco_brennan", "hustle:h_opportunity")
    do(table, 0, a.Effect())
    other = table.copy()
    do(table, 0, a.Copy("h_soundcheck"), a.Volume("up"))
    assert (table.cred[0], table.volume) == (9, 8)
    do(other, 0, a.Decline())
    assert other.cred[0] == 10


def test_choose_offers_only_options_with_a_target():
    """An option whose first targeting op has no target is not offered; a single one is played; none: nothing."""
    options = '{ op = "choose", options = [ [ { op = "retire", target = { type = "musician" } } ], [ { op = "vp", n = 1 } ], [ { op = "vp", n = 2 } ] ] }'
    table = action(options)
    assert may(table) == [a.Mode(1), a.Mode(2)]
    do(table, 0, a.Mode(2))
    assert table.vp[0] == 2
    single = action(
        '{ op = "choose", options = [ [ { op = "retire", target = { type = "musician" } } ], [ { op = "vp", n = 1 } ] ] }'
    )
    assert single.vp[0] == 1
    none = action('{ op = "choose", options = [ [ { op = "retire", target = { type = "musician" } } ] ] }')
    assert "c_noise_complaint" in hand(none)


def test_pay_and_close_gig_and_downbeat_in_a_row():
    """Effects resolve in order; what follows a decision waits."""
    table = action(
        '{ op = "pay", cred = 3, do = [ { op = "vp", n = 1 } ] }, { op = "downbeat" }, { op = "close_gig" }', downbeat=1
    )
    assert decision(table) == "main"  # no GIG: not playable
    table = action('{ op = "pay", cred = 3, do = [ { op = "vp", n = 1 } ] }, { op = "downbeat" }', downbeat=1)
    do(table, 0, a.May(True))
    assert (table.cred[0], table.vp[0], table.downbeat) == (7, 1, 0)


# ---------------------------------------------------------------------- triggers


def test_triggers_that_trigger_triggers_join_the_end_of_the_queue():
    """Scout's fetched venue triggers Silk after the effect that caused it has resolved completely."""
    catalogue = changed(
        (
            "c_silk_underhill",
            'ability = [ { on = "enter_other", match = { type = "venue" }, do = [ { op = "fetch", filter = { type = "venue" }, to = "play" }, { op = "gain", cred = 1 } ] } ]',
        )
    )
    table = a_table(play=["c_silk_underhill"], hands=["c_planetarium"], catalogue=catalogue)
    turn(table, 0, a.Play("c_planetarium"), a.Pick("c_cafe_perihelion"), a.Pick("c_zero_g_lounge"), a.NoCard())
    assert in_play(table) == ["c_silk_underhill", "c_planetarium", "c_cafe_perihelion", "c_zero_g_lounge"]
    assert table.cred[0] == 13


def test_enter_abilities_come_before_those_of_others_in_turn_order():
    """The card itself, then others from the active manager, per manager by entry number."""
    gain = 'ability = [ {{ on = "{on}", do = [ {{ op = "volume_set", to = {to} }} ] }} ]'
    catalogue = changed(
        ("f_thad_wilson", gain.format(on="enter", to=1)),
        ("c_rj_xavier", gain.format(on="enter_other", to=2)),
        ("c_mark_hester", gain.format(on="enter_other", to=3)),
        ("f_vera_decibel", gain.format(on="enter_other", to=4)),
    )
    table = a_table(
        play=["c_mark_hester c_rj_xavier", "f_vera_decibel"], hands=["", "f_thad_wilson"], catalogue=catalogue
    )
    turn(table, 1, a.Play("f_thad_wilson"))
    order = [event.card for event in table.log if type(event).__name__ == "Triggered"]
    assert order == ["f_thad_wilson", "f_vera_decibel", "c_mark_hester", "c_rj_xavier"]


def test_a_waiting_trigger_of_a_card_that_left_play_still_resolves():
    """Effects on itself do nothing."""
    catalogue = changed(
        (
            "c_riley_hush",
            'ability = [ { on = "enter", do = [ { op = "retire", target = { self = true } } ] }, { on = "enter", do = [ { op = "strum", target = { self = true } }, { op = "vp", n = 1 } ] } ]',
        )
    )
    table = a_table(hands=["c_riley_hush"], catalogue=catalogue)
    turn(table, 0, a.Play("c_riley_hush"))
    assert (pile(table), table.vp[0]) == (["c_riley_hush"], 1)


def test_assign_triggers_of_personnel_and_of_the_venues_manager():
    """Musician, gear, venue, performance, then other cards; `match` and `if` decide."""
    catalogue = changed(
        (
            "c_billy_daniels",
            'ability = [ { on = "assign", match = { style = "folk" }, do = [ { op = "vp", n = 1 } ] } ]',
        ),
        (
            "c_planetarium",
            'ability = [ { on = "assign", if = [["volume", "<", 9]], do = [ { op = "gain", cash = 5 } ] } ]',
        ),
    )
    table = a_table(play=["c_billy_daniels c_planetarium", "c_rj_xavier f_thad_wilson"], catalogue=catalogue)
    stage(table, OPEN_MIC, "c_planetarium")
    send(table, 1, "f_thad_wilson", "gig:open_mic")
    assert (table.vp[0], table.cash[0]) == (0, 15)
    send(table, 1, "c_rj_xavier", "gig:open_mic")
    assert (table.vp[0], table.cash[0]) == (1, 20)


def test_once_triggers_once_per_round_and_card():
    """once = true: at most once per round and card."""
    table = with_ability(
        "c_silk_underhill",
        '{ on = "enter_other", once = true, match = { type = "unit" }, do = [ { op = "vp", n = 1 } ] }',
        play=["c_silk_underhill"],
        hands=["c_rj_xavier c_mark_hester"],
    )
    turn(table, 0, a.Play("c_rj_xavier"))
    turn(table, 0, a.Play("c_mark_hester"))
    assert table.vp[0] == 1
    run(table, coda.CLEAN_UP)
    assert table.used[number(table, "c_silk_underhill")] == 0


def test_an_optional_trigger_may_be_declined_and_idle_ones_are_not_asked():
    """`may`: not asked if the first op could change nothing."""
    table = with_ability(
        "c_riley_hush",
        '{ on = "enter", may = true, do = [] }, { on = "enter", may = true, do = [ { op = "volume", by = 0 } ] }, { on = "enter", may = true, do = [ { op = "vp", n = 1 } ] }',
        hands=["c_riley_hush"],
    )
    turn(table, 0, a.Play("c_riley_hush"))
    assert decision(table) == "may"
    do(table, 0, a.May(False))
    assert table.vp[0] == 0


def test_an_idle_trigger_is_not_used_up():
    """It is not asked and nothing happens: so it may still go off this round."""
    table = with_ability(
        "c_silk_underhill",
        '{ on = "enter_other", once = true, may = true, match = { type = "unit" }, do = [ { op = "volume", by = 1 } ] }',
        play=["c_silk_underhill"],
        hands=["c_rj_xavier c_mark_hester c_sister_zero_g c_kombucha"],
        volume=11,
    )
    turn(table, 0, a.Play("c_rj_xavier"))
    assert decision(table) == "main"
    table.volume = 6
    turn(table, 0, a.Play("c_mark_hester"), a.May(True))
    turn(table, 0, a.Play("c_sister_zero_g"))
    assert (decision(table), table.volume) == ("main", 7)


def test_win_triggers_of_personnel_once_per_gig():
    """Personnel: its manager wins a GIG (once per GIG)."""
    table = with_ability(
        "c_billy_daniels",
        '{ on = "win", do = [ { op = "gain", cred = 1 } ] }',
        play=["c_billy_daniels c_planetarium c_cafe_perihelion c_mark_hester c_sister_zero_g"],
    )
    stage(table, OPEN_MIC, "c_planetarium", "c_mark_hester")
    stage(table, CHILL, "c_cafe_perihelion", "c_sister_zero_g")
    run(table, coda.JUDGE_GIGS)
    run(table, coda.REWARD_WINNERS)
    assert (table.cred[0], table.vp[0]) == (12, 4)


def test_payout_triggers_may_ask():
    """P2.3: in turn order from the DOWNBEAT."""
    table = with_ability(
        "c_cousin_drifty", '{ on = "payout", do = [ { op = "gain_any", n = 1 } ] }', play=["c_cousin_drifty"]
    )
    run(table, prelude.PAYOUT_TRIGGERS)
    do(table, 0, a.Cash(0))
    assert table.cred[0] == 11


# ---------------------------------------------------------------------- modifiers


def test_cost_modifiers_may_raise_and_stop_at_nothing():
    """Cards you play from hand that fit cost this much more (negative: less), each part floor 0."""
    table = with_ability(
        "c_umami_om",
        '{ on = "static", mod = "cost", match = { type = "musician" }, cash = 2, cred = -9, if = [["downbeat"]] }',
        play=["c_umami_om"],
        hands=["c_rj_xavier c_kombucha"],
    )
    turn(table, 0, a.Play("c_rj_xavier"))
    assert (table.cash[0], table.cred[0]) == (7, 10)


def test_expense_modifiers_of_venue_and_gear():
    """Any `waive` makes it 0; otherwise the sum of all `minus`, floor 0."""
    catalogue = changed(
        (
            "f_foundry_roof",
            'ability = [ { on = "static", mod = "expense", match = { sub = "guitarist" }, minus = 1 } ]',
        ),
        (
            "g_master_fader",
            'ability = [ { on = "static", mod = "expense", match = { style = "folk" }, waive = true } ]',
        ),
    )
    table = a_table(
        play=["c_rj_xavier c_mark_hester g_master_fader f_foundry_roof", "f_thad_wilson"], catalogue=catalogue
    )
    stage(table, OPEN_MIC, "f_foundry_roof")
    prices = [
        expense(table, number(table, card), OPEN_MIC) for card in ("c_rj_xavier", "c_mark_hester", "f_thad_wilson")
    ]
    assert prices == [(0, 0), (0, 2), (0, 1)]


def test_conditional_modifiers_work_only_while_their_condition_holds():
    """An `if` of a static ability is checked continuously."""
    low = 'if = [["volume", "<", 6]]'
    catalogue = changed(
        (
            "c_planetarium",
            f'ability = [ {{ on = "static", mod = "req", req = {{ timbre = 9 }}, {low} }}, {{ on = "static", mod = "limit", n = 0, {low} }}, {{ on = "static", mod = "restrict", match = {{}}, {low} }}, {{ on = "static", mod = "produce_strummed", {low} }} ]',
        ),
        (
            "f_gravity_gus",
            f'ability = [ {{ on = "static", mod = "immune", {low} }}, {{ on = "static", mod = "counts_as", scope = "self", n = 3, {low} }} ]',
        ),
        ("f_feedback_fiona", f'ability = [ {{ on = "static", mod = "enter_reset", {low} }} ]'),
        ("f_wrench_okonkwo", f'ability = [ {{ on = "static", mod = "shop", add = 5, {low} }} ]'),
    )
    table = a_table(
        play=["c_planetarium f_wrench_okonkwo f_gravity_gus"], hands=["f_feedback_fiona"], catalogue=catalogue
    )
    stage(table, OPEN_MIC, "c_planetarium", "f_gravity_gus")
    gear = table.shop[0]
    loud = (
        standings(table, OPEN_MIC, sources(table))[0].eligible,
        refusal(table, number(table, "f_gravity_gus"), OPEN_MIC),
    )
    assert loud == (True, 0)
    price = shop_price(table, 0, gear, 0)[0]
    table.volume = 5
    quiet = standings(table, OPEN_MIC, sources(table))[0]
    assert (quiet.eligible, quiet.numbers[0]) == (False, 3)
    assert refusal(table, number(table, "f_gravity_gus"), OPEN_MIC) != 0
    assert shop_price(table, 0, gear, 0)[0] == price + 5
    assert prelude.pays(table, number(table, "c_planetarium"))
    turn(table, 0, a.Play("f_feedback_fiona"))
    assert not strummed(table, "f_feedback_fiona")


def test_talent_modifiers_count_and_may_be_negative():
    """Times the amount `per` if given; a performance has no hand and no salary cards."""
    catalogue = changed(
        (
            "c_umami_om",
            'ability = [ { on = "static", mod = "talent", scope = { type = "musician" }, add = { stage = -1 }, per = { per = "salaries" } } ]',
        ),
        (
            "open_mic",
            'ability = [ { on = "static", mod = "talent", scope = { type = "musician", at = "here" }, add = { mojo = 1 }, per = { per = "hand" } }, { on = "static", mod = "talent", scope = { type = "musician", at = "here" }, add = { mojo = 1 }, per = { per = "salaries" } } ]',
        ),
    )
    table = a_table(
        play=["c_umami_om c_velvet_comet c_planetarium"], salaries=["c_kombucha c_lost_lease"], catalogue=catalogue
    )
    stage(table, OPEN_MIC, "c_planetarium", "c_velvet_comet")
    assert talents_of(table, "c_velvet_comet") == {"harmony": 2}


def test_immune_cards_are_hit_by_all_effects():
    """`all` effects still work."""
    table = action('{ op = "retire", all = true, target = { type = "musician" } }', play=["", "f_gravity_gus"])
    assert pile(table, 1) == ["f_gravity_gus"]


def test_several_ops_on_a_hustle_follow_the_chosen_one():
    """A HUSTLE of a bigger set may do more after its first effect."""
    catalogue = changed(("h_soundcheck", 'as_musician = [ { op = "volume_choice", n = 1 }, { op = "vp", n = 1 } ]'))
    table = a_table(play=["c_rj_xavier"], catalogue=catalogue)
    send(table, 0, "c_rj_xavier", "hustle:h_soundcheck")
    do(table, 0, a.Volume("up"))
    assert (table.volume, table.vp[0]) == (7, 1)
    plain = changed(("h_practice", 'as_musician = [ { op = "vp", n = 1 } ]'))
    table = a_table(play=["c_rj_xavier"], catalogue=plain)
    send(table, 0, "c_rj_xavier", "hustle:h_practice")
    do(table, 0, a.Effect())
    assert table.vp[0] == 1
    assert all_pass(table).round == 6
