"""Sentences made from the data, labels, handles, prompts, the log, the picture, the guide."""

from pathlib import Path

import pytest

from stardeck.games.brouhaha import GAME
from stardeck.games.brouhaha import actions as a
from stardeck.games.brouhaha.log import SENTENCES
from stardeck.games.brouhaha.sentences import EFFECTS, MODIFIERS, sentence_of
from stardeck.games.brouhaha.vocabulary import MODS, OPS
from stardeck.kernel import FastRng, numbered_seed, play_out, why_not
from tests.games.brouhaha.table_builder import a_table, all_pass, changed, do, may, send, stage, turn, wear

GOLDEN = Path(__file__).parent / "sentences.txt"
NAMES = ("Ann", "Bob", "Cat", "Dan")


def readable() -> str:
    """Every card: the printed text, and what its data says."""
    lines = []
    for entry in GAME.cards.file.card:
        lines += [f"{entry.id}: {entry.name}", f"    text: {entry.text}", f"    data: {sentence_of(entry)}", ""]
    return "\n".join(lines)


def test_the_sentences_made_from_the_data_are_the_reviewed_ones():
    """A reader compared the data of every card with its printed text; write the file anew only after reading it again."""
    assert readable() == GOLDEN.read_text()


def test_every_word_of_the_vocabulary_has_a_sentence():
    """Effects and modifiers."""
    assert set(EFFECTS) == set(OPS)
    assert set(MODIFIERS) == set(MODS)


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (
            '{ on = "win", do = [ { op = "gain", cash = { per = "hand" } } ] }',
            "When this wins a GIG: gain $1 for each card in your hand.",
        ),
        (
            '{ on = "enter", do = [ { op = "draw", n = { per = ["count", { type = "venue" }] }, who = "each" } ] }',
            "each manager draws a card for each venue.",
        ),
        (
            '{ on = "enter", do = [ { op = "volume", by = { per = "managers", max = 2 } } ] }',
            "raise VOLUME by 1 for each manager in the game (at most 2).",
        ),
        ('{ on = "enter_other", do = [ { op = "vp", n = 1 } ] }', "When a card comes into play: gain 1 VP."),
        (
            '{ on = "activate", once = true, do = [ { op = "strum", all = true, target = { type = "personnel", self = false } } ] }',
            "Once per round. Free: strum all other personnel.",
        ),
        (
            '{ on = "static", mod = "cost", match = { type = "action" }, cash = 1, cred = -2 }',
            "Actions you play cost 1 cash more and 2 cred less.",
        ),
        ('{ on = "static", mod = "shop", add = 1 }', "Gear you buy costs $1 more."),
        ('{ on = "payout", do = [] }', "Payout: nothing."),
    ],
)
def test_sentences_of_words_no_card_uses(ability: str, words: str):
    """The vocabulary is bigger than the cards."""
    catalogue = changed(("c_riley_hush", f"ability = [ {ability} ]"))
    assert sentence_of(catalogue.entry("c_riley_hush")).endswith(words)


def label(table, seat: int, action) -> str:
    return GAME.label(GAME.see(table, seat), action, NAMES, table.catalogue)


def test_labels_and_handles():
    """What the button says, and the thing on screen it belongs to."""
    table = a_table(play=["c_billy_daniels"], hands=["c_kombucha"])
    view = GAME.see(table, 0)
    assert label(table, 0, a.Play("c_kombucha")) == "Play Kombucha of the Spheres"
    assert label(table, 0, a.Use("c_billy_daniels", 0)) == (
        "Use Billy Daniels: Strum: either lower VOLUME by 1 or gain 1 cred."
    )
    assert GAME.handle(view, a.Play("c_kombucha")) == "hand:c_kombucha"
    assert GAME.handle(view, a.Use("c_billy_daniels", 0)) == "card:c_billy_daniels"
    assert GAME.handle(view, a.Where("musician:c_rj_xavier")) == "card:c_rj_xavier"
    assert GAME.handle(view, a.Where("hustle:h_practice")) == "hustle:h_practice"
    assert GAME.handle(view, a.PickSalary(1, 2)) == "salary:1:2"
    assert GAME.handle(view, a.Pick("c_kombucha")) == "hand:c_kombucha"
    assert GAME.handle(view, a.Pick("c_billy_daniels")) == "card:c_billy_daniels"
    assert GAME.handle(view, a.Pick("c_overture")) == "gig:c_overture"
    assert GAME.handle(view, a.Pick(view.shop[0].card)) == f"shop:{view.shop[0].card}"
    assert GAME.handle(view, a.Pass()) == "button:pass"


def test_labels_of_modes_items_and_managers():
    """Options and waiting items are told in words."""
    table = a_table(play=["c_billy_daniels"])
    turn(table, 0, a.Use("c_billy_daniels", 0))
    assert [label(table, 0, action) for action in may(table)] == ["1. lower VOLUME by 1", "2. gain 1 cred"]
    assert label(table, 0, a.Mode(7)) == "Option 8"
    assert label(a_table(), 0, a.Mode(0)) == "Option 1"
    assert label(table, 0, a.Manager(3)) == "Dan"
    assert label(table, 0, a.Item(5)) == "Item 6"
    assert GAME.label(GAME.see(table, 0), a.Manager(3), NAMES[:2], table.catalogue) == "seat 4"
    order = a_table(play=["c_hammock_deck", "f_foundry_roof"], volume=5)
    all_pass(order)
    assert label(order, 0, a.Item(1)) == "2. Roof of the Thruster Foundry (Bob): End of round: raise VOLUME by 1."
    assert "waiting 2: Roof of the Thruster Foundry" in GAME.picture(GAME.see(order, 0), NAMES, order.catalogue)


def test_copies_of_a_card_are_told_apart_by_their_manager():
    """Two sets: RJ Xavier of Ann, RJ Xavier of Cat."""
    table = a_table(4, play=["c_rj_xavier@0", "", "c_rj_xavier@2"], hands=["c_kombucha@0"])
    turn(table, 0, a.Play("c_kombucha@0"))
    assert [label(table, 0, action) for action in may(table)] == ["RJ Xavier of Ann", "RJ Xavier of Cat"]
    assert label(table, 0, a.Pick("c_riley_hush@0")) == "Riley Hush"


def test_the_picture_shows_what_a_person_needs():
    """VOLUME and its thresholds, GIGs with forecasts and expenses, HUSTLES, prices, talents with reasons, the own deck."""
    table = a_table(
        play=["c_rj_xavier c_mark_hester c_cafe_perihelion g_gravity_boots c_dusty_nebulon", "f_thad_wilson*"],
        piles=["c_lost_lease"],
        salaries=["c_kombucha"],
    )
    wear(table, "g_gravity_boots", "c_mark_hester")
    stage(table, 0, "c_cafe_perihelion", "c_mark_hester")
    table.boosts[table.catalogue.number["c_rj_xavier"]] = (0, 0, 0, 0, 1)
    send(table, 0, "c_rj_xavier", "hustle:h_soundcheck")
    do(table, 0, a.Decline())
    table.hustle_taken[1] = True
    table.won, table.won_by = [table.catalogue.number["f_kick_airlock"]], [1]
    text = GAME.picture(GAME.see(table, 0), NAMES, table.catalogue)
    for words in (
        "VOLUME 6 (watched by RJ Xavier < 6, Thad Wilson > 6)",
        "[chill] Overture at Cafe Perihelion",
        "Ann: Mark Hester; St 2 Mo 1 Ti 2 Ha 2; REQ met, total 4",
        "if judged at VOLUME 4: Ann",
        "Dusty Nebulon would pay nothing",
        "SOUNDCHECK (RJ Xavier), PRACTICE (taken)",
        "Anti-Gravity Boots strummed on Mark Hester",
        "RJ Xavier Mo 1 Ha 1 Rh 1 (boost Rh +1) strummed at SOUNDCHECK",
        "salary cards you know: Kombucha of the Spheres",
        "retired: Lost Lease",
        "Won: Kick Down the Airlock (Bob)",
        "Left in your deck:",
    ):
        assert words in text


def test_the_picture_of_closed_and_dissolved_gigs_and_known_cards():
    """Closed, without a venue any more, known cards in hands and decks, an empty shop."""
    table = a_table(play=["c_cafe_perihelion", "f_cam_daniels"], options={"hustles": "all"}, shop="")
    stage(table, 0, "c_cafe_perihelion")
    table.closed[0] = True
    table.opened[1] = True
    table.played_venue = [True, False]
    table.played_salary = [True, False]
    send(table, 1, "f_cam_daniels", "hustle:h_networking")
    do(table, 1, a.Effect(), a.Pick("f_crash_pit"))
    table.known[table.hands[1][0]] = table.everybody
    text = GAME.picture(GAME.see(table, 0), NAMES, table.catalogue)
    for words in (
        "Cafe Perihelion (closed)",
        "Kick Down the Airlock (no venue any more this round)",
        "OPEN MIC NIGHT (waits for a venue)",
        "in the deck at place 1: The Crash Pit",
        "surely in hand",
        "venue played; salary played",
        "MUSIC SHOP: empty",
    ):
        assert words in text


def test_a_prompt_for_whoever_is_asked_and_for_those_who_wait():
    """The manager reads what to do, the others whom they wait for."""
    table = a_table()
    assert GAME.prompt(GAME.see(table, 0), NAMES, table.catalogue).startswith("Your turn")
    assert GAME.prompt(GAME.see(table, 1), NAMES, table.catalogue) == "Waiting for Ann."


def test_every_event_has_a_sentence():
    """In the past tense; the end of the game by its reason."""
    kinds = {kind.__name__ for kind in GAME.event.__args__} - {"Ended"}
    assert kinds == {kind.__name__ for kind in SENTENCES}
    table = GAME.set_up(2, numbered_seed(1), {"victory_points": 2})
    play_out(table, FastRng(1))
    assert (
        GAME.sentence(table.log[-1], NAMES, table.catalogue) == "Somebody has enough victory points: the game is over."
    )
    assert GAME.prompt(GAME.see(table, 0), NAMES, table.catalogue).startswith("Somebody has enough")


def test_refusals_speak_to_the_person_at_the_table():
    """The rule and a sentence."""
    table = a_table(
        hands=["c_velvet_comet c_planetarium"],
        cash=1,
        play=["c_rj_xavier* c_cafe_perihelion g_star_kindler g_tour_rocket"],
    )
    table.played_venue[0] = True
    table.played_salary[0] = True
    why = {
        a.Play("c_velvet_comet"): "It costs 2 cash and 2 cred, and you have 1 and 10.",
        a.Play("c_planetarium"): "You have played a venue from your hand this round already.",
        a.Play("c_kombucha"): "You do not hold this card.",
        a.Salary("c_velvet_comet"): "You have played a salary card this round already.",
        a.Salary("c_kombucha"): "You do not hold this card.",
        a.Send("c_rj_xavier"): "This card is strummed.",
        a.Send("c_mark_hester"): "You do not manage this card in play.",
        a.Rig("g_star_kindler"): "You have no un-strummed musician who could wear it and does not yet.",
        a.Rig("g_gravity_boots"): "You do not manage this card in play.",
        a.Use("f_cam_daniels", 0): "You do not manage this card in play.",
        a.Mode(0): "It is your turn: play, send, open, rig, use something or pass.",
    }
    for action, sentence in why.items():
        assert why_not(table, 0, action).why == sentence
    poor = a_table(play=["g_star_kindler f_cam_daniels c_rj_xavier"], cash=0)
    assert why_not(poor, 0, a.Rig("g_star_kindler")).why == "It costs 1 cash and 0 cred, and you have 0 and 10."
    assert why_not(poor, 0, a.Use("f_cam_daniels", 0)).why == "It costs 2 cash and 0 cred, and you have 0 and 10."


def test_refusals_of_destinations():
    """Every destination that is closed has a reason."""
    table = a_table(
        play=[
            "c_mark_hester c_cafe_perihelion c_hammock_deck c_zero_g_lounge c_billy_daniels g_gravity_boots g_quantum_keyboard c_rj_xavier"
        ],
        cash=0,
    )
    stage(table, 0, "c_cafe_perihelion")
    stage(table, 1, "c_hammock_deck")
    table.closed[1] = True
    table.hustle_taken[0] = True
    turn(table, 0, a.Send("c_mark_hester"))
    why = {
        "hustle:h_soundcheck": "This HUSTLE is taken.",
        "hustle:h_big_break": "This HUSTLE is not in the game.",
        "gig:c_overture": "You cannot pay the expense of this venue.",
        "gig:f_kick_airlock": "This GIG is closed for the rest of the round.",
        "gig:open_mic": "No venue has been opened there this round.",
        "gig:c_long_quiet": "This performance is not open.",
        "musician:c_rj_xavier": "A unit goes to a HUSTLE or a GIG.",
    }
    for place, sentence in why.items():
        assert why_not(table, 0, a.Where(place)).why == sentence
    assert why_not(table, 0, a.Pass()).why == "First say where it goes; there is no taking back."
    do(table, 0, a.Where("hustle:h_practice"), a.Decline())
    turn(table, 0, a.Send("c_billy_daniels"))
    assert why_not(table, 0, a.Where("gig:c_overture")).why == "Only musicians play at GIGs."


def test_refusals_of_venues_and_gear():
    """A venue goes under a performance, a gear on a musician who fits."""
    table = a_table(
        play=[
            "c_cafe_perihelion c_planetarium c_rj_xavier c_mark_hester c_riley_hush* g_gravity_boots",
            "f_thad_wilson",
        ]
    )
    stage(table, 0, "c_cafe_perihelion")
    turn(table, 0, a.Open("c_planetarium"))
    assert why_not(table, 0, a.Where("performance:c_overture")).why == "This performance has had its venue this round."
    assert why_not(table, 0, a.Where("performance:c_long_quiet")).why == "This performance is not open."
    assert why_not(table, 0, a.Where("gig:c_overture")).why == "A venue goes under a performance."
    do(table, 0, a.Where("performance:open_mic"))
    table.active = 0
    catalogue = changed(
        ("g_gravity_boots", 'fits = { type = "musician", sub = ["keyboardist", "guitarist", "vocalist"] }')
    )
    table = a_table(
        play=[
            "c_rj_xavier c_mark_hester c_velvet_comet c_riley_hush* c_bongo_tranquility g_gravity_boots",
            "f_thad_wilson",
        ],
        catalogue=catalogue,
    )
    wear(table, "g_gravity_boots", "c_rj_xavier")
    turn(table, 0, a.Rig("g_gravity_boots"))
    why = {
        "musician:c_rj_xavier": "This musician wears it already.",
        "musician:c_riley_hush": "This musician is strummed.",
        "musician:c_bongo_tranquility": "This gear does not fit this musician.",
        "musician:f_thad_wilson": "You do not manage this musician.",
        "gig:c_overture": "A gear goes on a musician.",
    }
    for place, sentence in why.items():
        assert why_not(table, 0, a.Where(place)).why == sentence


def test_the_guide_tells_every_ruling_and_that_cards_are_reconstructed():
    """One line per ruling in our own words; reconstructed cards are called so."""
    guide = (GAME.folder / "guide.md").read_text()
    for number in range(1, 57):
        assert f"**R{number}** " in guide
    assert "reconstructed" in guide


@pytest.mark.parametrize(
    ("unit", "hustle", "words"),
    [
        ("c_rj_xavier", "h_soundcheck", "SOUNDCHECK: move VOLUME 2 either way. What do you choose?"),
        ("c_billy_daniels", "h_soundcheck", "SOUNDCHECK: move VOLUME 1 either way. What do you choose?"),
        ("c_velvet_comet", "h_opportunity", "OPPORTUNITY: draw a card; then gain 1 cred. What do you choose?"),
        ("c_rj_xavier", "h_music_shop", "MUSIC SHOP: you may buy a gear for $1 less. What do you choose?"),
    ],
)
def test_the_prompt_of_a_hustle_says_what_it_does_for_this_unit(unit: str, hustle: str, words: str):
    """Musician and personnel get different things; OPPORTUNITY is the text of the unit itself."""
    table = a_table(play=[unit])
    send(table, 0, unit, f"hustle:{hustle}")
    assert GAME.prompt(GAME.see(table, 0), NAMES, table.catalogue) == words


def test_what_costs_nothing_is_told_without_a_price_and_a_hidden_card_begins_a_sentence():
    """`Ann played Planetarium Dome.`; `A salary card went back to Bob's hand.`"""
    table = a_table(hands=["c_planetarium c_creative_hiatus c_kombucha"], salaries=["", "f_poached"])
    turn(table, 0, a.Play("c_planetarium"))
    turn(table, 0, a.Play("c_creative_hiatus"))
    told = [GAME.sentence(event, NAMES, table.catalogue) for event in map(opened, table.log)]
    assert "Ann played Planetarium Dome." in told
    assert "Ann played Creative Hiatus for $1 and 2 cred." in told
    assert "A salary card went back to Bob's hand." in told


def opened(event):
    """An event as a spectator reads it."""
    return getattr(event, "outside", event)
