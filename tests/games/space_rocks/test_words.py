"""What people read: labels, handles, prompts, pictures, sentences, the guide."""

import re

import msgspec
import pytest

from stardeck.games.space_rocks import events as e
from stardeck.games.space_rocks.actions import (
    Assist,
    Attack,
    Card,
    Colony,
    Deploy,
    EndTurn,
    GiveUp,
    Home,
    Launch,
    Mission,
    Opponent,
    Reload,
    Research,
    Respond,
    Rock,
    Scry,
    Stop,
)
from stardeck.games.space_rocks.options import SpaceOptions
from stardeck.games.space_rocks.words import PROMPTS, SENTENCES
from stardeck.kernel import speaking

from .table_builder import CARDS, GAME, a_table, asked, at, do, fly, from_hand, home, on, respond

NAMES = ("Ann", "Bea", "Cy")
GUIDE = (GAME.folder / "guide.md").read_text(encoding="utf-8")


def label(table, action, seat=None):
    view = GAME.see(table, asked(table) if seat is None else seat)
    return GAME.label(view, action, NAMES, CARDS)


def handle(table, action):
    return GAME.handle(GAME.see(table, asked(table)), action)


def sentence(event):
    return GAME.sentence(event, NAMES, CARDS)


def a_war():
    return a_table("ADB", ["S1 S2 R1 U", "S3 U", "W"], ["U V/2", "W/1 X", "Y"], ["X"], ["R2/S1 R1"])


@pytest.mark.parametrize(
    ("action", "text", "thing"),
    [
        (Deploy("U", True), "Deploy a planet U and draw", "hand:U"),
        (Deploy("U"), "Deploy a planet U", "hand:U:plain"),
        (Deploy("X"), "Deploy a planet X", "hand:X"),
        (Deploy("S2"), "Deploy a class 2 sat", "hand:S2"),
        (Reload(), "Reload", "button:reload"),
        (Attack(), "Attack", "button:attack"),
        (EndTurn(), "End the turn", "button:end"),
        (Stop(), "Stop", "button:stop"),
        (Mission("a_deep_scan", "S1"), "Deep Scan, paid with a class 1 sat", "mission:a_deep_scan"),
        (Colony(0, 1), "Your colony V with a class 2 sat (#2)", "colony:0:1"),
        (Colony(1, 0), "Bea: colony W with a class 1 sat (#1)", "colony:1:0"),
        (Colony(1, 9), "Bea: colony #10", "colony:1:9"),
        (Rock(0, 0), "Your class 2 rock with a class 1 sat (#1)", "rock:0:0"),
        (Rock(2, 3), "Cy: rock #4", "rock:2:3"),
        (Home(2), "Cy: homeworld", "home:2"),
        (Opponent(1), "Bea", "home:1"),
        (Research("X"), "Research planet X", "research:0:X"),
        (Card("R3"), "class 3 rock", "hand:R3"),
        (GiveUp("hand"), "Give up your hand", "give_up:hand"),
        (GiveUp("planet"), "Give up the planet", "give_up:planet"),
        (Assist("decline"), "Let it pass", "assist:decline"),
        (Assist("S2"), "Deflect it with a class 2 sat", "assist:S2"),
        (Scry(()), "Discard nothing", "scry:none"),
        (Scry((0, 2)), "Discard #1 and #3", "scry:0-2"),
        (Respond(3, "decline"), "Let #4: attack come", "attack:3:decline"),
        (Launch(2, "own", 3, 3), "Launch a class 2 rock with the class 3 sat under it", "weapon:own:2:3:3"),
        (
            Launch(3, "mixed", 2, 3),
            "Launch a deployed class 3 rock (over a class 2 sat) with a class 3 sat from your hand",
            "weapon:mixed:3:2:3",
        ),
        (Launch(1, "hand", 0, 2), "Launch a class 1 rock from your hand with a class 2 sat", "weapon:hand:1:0:2"),
        (Launch(1, "hand", 0, 0), "Launch a class 1 rock from your hand", "weapon:hand:1:0:0"),
        (Launch(1, "deployed", 0, 0), "Launch a deployed class 1 rock (without sat)", "weapon:deployed:1:0:0"),
    ],
)
def test_labels_and_handles(action, text, thing):
    """What the button says and which thing on screen it belongs to."""
    table = a_war()
    assert label(table, action) == text
    assert handle(table, action) == thing


def test_labels_of_responses_name_the_attack():
    """Class, target, and what it takes."""
    table = a_war()
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert label(table, respond("planetary")) == (
        "Deflect #1: class 1 rock at colony W (#1) with the sat under the planet"
    )
    assert label(table, respond("S3")) == "Deflect #1: class 1 rock at colony W (#1) with a class 3 sat from your hand"
    assert "In flight: class 1 rock at colony W (#1) of Bea" in GAME.picture(GAME.see(table, None), NAMES, CARDS)
    do(table, respond("decline"))
    assert "Now: class 1 rock at colony W (#1) of Bea" in GAME.picture(GAME.see(table, None), NAMES, CARDS)


def test_labels_of_strong_rocks():
    """A strengthened rock says what it needs, an undeflectable one that it is."""
    table = a_table("CD", ["S1 S3 S2 R3 R2 U", "S3 U"], ["U", "W X"], ["Y Y Y Y Y"], ["R1 R1 R1"])
    do(table, fly("c_relativistic_strike", "S1"), from_hand(3, 3))
    assert "Ready to fly: class 3 rock of Ann" in GAME.picture(GAME.see(table, 1), NAMES, CARDS)
    do(table, at(1, 0), from_hand(2, 2), at(1, 1), Stop())
    assert label(table, respond("decline", 0)) == "Absorb #1: class 3 rock at colony W (#1), undeflectable"
    assert label(table, respond("decline", 1)) == "Absorb #2: class 2 rock at colony X (#2), needs class 3"


def test_a_declined_attack_is_absorbed_where_nobody_else_can_help():
    """Without third parties the label is "absorb"; the fallen are no third parties. [rules 8.4]"""
    table = a_war()
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert label(table, respond("decline")) == "Let #1: class 1 rock at colony W (#1) come"
    table.players[2].alive = False
    assert label(table, respond("decline")) == "Absorb #1: class 1 rock at colony W (#1)"


def test_labels_in_special_decisions():
    """Cards are recovered, given, discarded; top cards are named to the looker."""
    table = a_table("BD", ["S2", "U"], rocks=["R1 R1"], discards="R3")
    do(table, fly("b_kinetic_salvage", "S2"))
    assert (label(table, Card("R3")), handle(table, Card("R3"))) == ("Recover a class 3 rock", "pile:R3")
    table = a_table("FA", ["S1", "U R1"], research=["U U U U"], rocks=["R1 R1"])
    do(table, fly("f_network_override", "S1"))
    assert (label(table, Card("U")), handle(table, Card("U"))) == ("Discard a planet U", "hand_of:1:U")
    table = a_table("FA", ["S1 U", "U"], research=["U"], deck="R1 U S3")
    do(table, fly("f_static_interference", "S1"))
    assert label(table, Scry((0, 2))) == "Discard class 1 rock (#1) and class 3 sat (#3)"
    table = a_table("DA", ["S1 U U U U U U U", "U"], rocks=["R1 R1 R1"], deck="R1 R3 R3 R2")
    do(table, fly("d_asteroid_mining", "S1"))
    assert handle(table, Card("R3")) == "revealed:R3"
    assert "Turned over: 2x R3, R2, R1" in GAME.picture(GAME.see(table, 1), NAMES, CARDS)
    table = a_table("DA", ["S1", "U"], ["W", "U V"], ["Y Y Y Y Y", "X"], ["R1 R1 R1 R1 R1"])
    do(table, fly("d_omnicide_event", "S1"))
    assert handle(table, Research("X")) == "research:1:X"


def test_stopping_says_what_it_ends():
    """No more rocks, no more cards."""
    table = a_table("AD", ["S1 S1 R1 R1", "U"], ["U V", "W X"], ["X X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0))
    assert label(table, Stop()) == "No more rocks: let them fly"
    table = a_table("BD", ["S2 S2", "U"], rocks=["R1 R1 R1 R1"], discards="R3 R2 R1")
    do(table, fly("b_mass_driver", "S2"), Card("R3"))
    assert label(table, Stop()) == "Take no more cards"


def test_every_decision_has_a_prompt():
    """The one who is asked reads what to do, the others whom they wait for."""
    table = a_war()
    assert GAME.prompt(GAME.see(table, 0), NAMES, CARDS) == PROMPTS["action"]
    assert GAME.prompt(GAME.see(table, 1), NAMES, CARDS) == "Waiting for Ann."
    assert len(PROMPTS) == 22


def test_the_picture_can_be_played_from():
    """Everything public, then your own cards; the fallen are said to be."""
    table = a_war()
    table.knowledge.known[0 * 3 + 1] = (0, 8)
    table.players[2].alive = False
    picture = GAME.picture(GAME.see(table, 0), NAMES, CARDS)
    assert picture.splitlines() == [
        "Round 1",
        "Deck: 36   Discard pile: -   Void: -",
        "> Ann, species A (UVW): technology 1, mines 2, reload 3, 4 cards in hand",
        "    colonies U/- V/2   research X   rocks R2/S1 R1/-",
        "  Cy, species B: eliminated",
        "  Bea, species D (WXZ): technology 0, mines 0, reload 3, 2 cards in hand",
        "    colonies W/1 X/-   research -   rocks -",
        "    you know of: U, S3",
        "Missions unlocked: Deep Scan",
        "Your hand: U, S1, S2, R1",
    ]


def test_the_picture_of_what_one_has_seen():
    """The known top of the deck, the latest look, a sat on its way, a guarded homeworld."""
    table = a_table("FA", ["S1 S2 U", "U R1"], ["X Y", "U"], ["U"], ["R1"], deck="R1 U S3 S1", homeworld_sats=True)
    table.players[1].home_sat = 2
    do(table, fly("f_static_interference", "S1"))
    picture = GAME.picture(GAME.see(table, 0), NAMES, CARDS)
    assert "On top of the deck: R1, U, S3" in picture
    assert "You looked at the deck: R1, U, S3" in picture
    assert "home/2" in picture
    do(table, Scry(()), Deploy("R1"), fly("f_deep_scan", "S2"))
    assert "You looked at Bea: U" not in picture
    assert "Your hand" not in GAME.picture(GAME.see(table, None), NAMES, CARDS)
    table = a_table(hands=["S1", "U"], colonies=["U V", "Z"])
    do(table, Deploy("S1"))
    assert "To be tucked: S1" in GAME.picture(GAME.see(table, 1), NAMES, CARDS)


def test_the_picture_tells_of_a_look_in_the_same_round():
    """A look at a hand is told to the looker while the round lasts."""
    table = a_table("AD", ["S1", "U R1"], rocks=["R1"])
    do(table, fly("a_deep_scan", "S1"))
    assert "You looked at Bea: U, R1" in GAME.picture(GAME.see(table, 0), NAMES, CARDS)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (e.Drew(0, 1), "Ann drew 1 card."),
        (e.Drew(0, 2, ("U", "S1")), "Ann drew 2 cards: planet U and class 1 sat."),
        (e.Stole(0, 1), "Ann took a random card from Bea."),
        (e.Stole(0, 1, "R3"), "Ann took a random card from Bea: a class 3 rock."),
        (e.Launched(0, "R2", "S3", "", "own"), "Ann launched a class 2 rock with a class 3 sat."),
        (e.Launched(0, "R2", "", "", "hand"), "Ann launched a class 2 rock."),
        (e.Launched(0, "R2", "", "S1", "deployed"), "Ann launched a class 2 rock; the class 1 sat under it was lost."),
        (
            e.Launched(0, "R3", "S3", "S1", "mixed"),
            "Ann launched a class 3 rock with a class 3 sat; the class 1 sat under it was lost.",
        ),
        (e.Aimed(0, 1, "R2", 2, "U", 0), "Ann aimed a class 2 rock at colony U of Bea."),
        (e.Absorbed(1, "R2", ""), "The class 2 rock hit: Bea lost the homeworld."),
        (e.Absorbed(1, "R2", "U", "S3"), "The class 2 rock hit: Bea lost colony U and the class 3 sat under it."),
        (e.Tucked(0, "S1", "rock", "R3"), "Ann tucked a class 1 sat under a class 3 rock."),
        (e.Tucked(0, "S1", "home", ""), "Ann tucked a class 1 sat under the homeworld."),
        (e.TookSat(0, None, "S1"), "Ann took a class 1 sat out of the discard pile."),
        (e.TookSat(0, 1, "S1"), "Ann took a class 1 sat from Bea."),
        (e.TookRock(0, 1, "R1", "S2"), "Ann pulled a class 1 rock with a class 2 sat from Bea."),
        (e.TookRock(0, 1, "R1", ""), "Ann pulled a class 1 rock from Bea."),
        (
            e.Flew(0, "a_deep_scan", "S1"),
            "Ann flew Deep Scan, paid with a class 1 sat: Look through one opponent's hand.",
        ),
        (e.Attacked(0, 2), "Ann began an attack with up to 2 rocks."),
        (e.Ended("silence"), "Nobody could or would do anything any more: the game is over."),
    ],
)
def test_sentences(event, text):
    """The log is in the past tense."""
    assert sentence(event) == text


def test_every_event_has_its_sentence():
    """Nothing happens without a word."""
    kinds = set(e.SpaceEvent.__args__)
    assert kinds - set(SENTENCES) == {e.Ended}


def test_words_can_be_translated():
    """Every text is a template that can be looked up."""
    with speaking({"{seat} reloaded.": "{seat} lud nach."}):
        assert sentence(e.Reloaded(0)) == "Ann lud nach."


def test_the_end_is_said():
    """The prompt of a finished game is its end."""
    table = a_table(hands=["S1 R1 U", "U"], colonies=["U", ""], research=["X"])
    do(table, Attack(), from_hand(1, 1), respond("decline"))
    assert GAME.prompt(GAME.see(table, 0), NAMES, CARDS) == "Only one species is left: the game is over."
    assert GAME.see(table, 0).decision == ""


def test_a_homeworld_under_attack_is_shown():
    """The planet of a shot at a homeworld is empty, and the words say homeworld."""
    table = a_table("ADB", ["S1 R1", "U", "U"], ["U", "", "Y"], ["X"])
    do(table, Attack(), from_hand(1, 1), home(1))
    assert label(table, respond("decline")) == "Let #1: class 1 rock at the homeworld come"
    shot = GAME.see(table, 2).flight[0]
    assert (shot.defender, shot.planet, shot.place) == (1, "", None)


def test_views_cross_the_wire():
    """A view survives JSON."""
    table = a_war()
    do(table, Attack(), from_hand(1, 1))
    view = GAME.see(table, 1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view) == view
    assert view.current.defender is None
    assert view.left == 1
    assert on(1) not in CARDS.homes


# ---------------------------------------------------------------------- the guide


def test_the_guide_has_its_sections():
    """How to play, from the idea to the rulings."""
    assert re.findall(r"^## (.*)$", GUIDE, re.M) == [
        "What it is about",
        "Setting up",
        "A turn",
        "Attacking",
        "Deflecting",
        "Missions",
        "Piles",
        "What you know",
        "End of the game",
        "Options",
        "Reconstructed cards",
        "Rulings",
    ]


def test_every_ruling_has_its_line():
    """R1 to R51, then our own, each as question and ruling."""
    lines = re.findall(r"^\*\*(R[\w-]+)\*\* (.+): (.+)\.$", GUIDE, re.M)
    ours = [name for name, _, _ in lines if name.startswith("R-new")]
    assert [name for name, _, _ in lines] == [f"R{n}" for n in range(1, 52)] + [f"R-new{n + 1}" for n in range(9)]
    assert len(ours) == 9


def test_every_option_preset_and_mission_is_explained():
    """Nothing that can be chosen is left out, and requirements are those of the card file."""
    for option in SpaceOptions.__struct_fields__:
        assert f"**{option}**" in GUIDE, option
    for preset in GAME.presets:
        assert f"`{preset}`" in GUIDE
    flat = " ".join(GUIDE.split())
    for mission in CARDS.missions:
        assert f"{mission.name} [{mission.tech}:{mission.mines}]" in flat, mission.name


# ---------------------------------------------------------------------- what boards draw


def test_a_named_planet_is_told_from_its_twin():
    """Atmospheric Ignition: of two colonies with the same letter the view says which one was named."""
    table = a_table("FA", ["S1", "U"], ["X", "U U/2"], ["U U U U U", "X"], ["R1 R1 R1 R1"])
    do(table, fly("f_atmospheric_ignition", "S1"), at(1, 1))
    view = GAME.see(table, 1)
    assert (view.named, view.named_place) == ("U", 1)
    assert GAME.prompt(view, NAMES, CARDS) == "What do you give up: your hand or planet U?"
    table = a_table("FA", ["S1", "U"], ["X", "U"], ["U U U U U", "X"], ["R1 R1 R1 R1"])
    do(table, fly("f_atmospheric_ignition", "S1"), Research("X"))
    assert (GAME.see(table, 0).named, GAME.see(table, 0).named_place) == ("X", None)


def test_colonies_and_rocks_keep_their_id():
    """A board can follow a thing that moves up in the list."""
    table = a_table("AD", ["S1 R1", "U"], ["U V", "W X"], ["X"], ["R2 R3", ""])
    before = GAME.see(table, 0).players[1].colonies
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("decline"))
    after = GAME.see(table, 0).players[1].colonies
    assert after == before[1:]
    assert len({colony.id for colony in before}) == 2


def test_cards_turned_over_and_not_kept_are_told():
    """Asteroid Mining: what goes to the piles is in the log, rocks without room too. [rules 9, R49]"""
    table = a_table("DA", ["S1 U U U U U U U", "U"], rocks=["R1 R1 R1"], deck="R1 R3 S2 Z")
    do(table, fly("d_asteroid_mining", "S1"))
    assert sentence(e.Milled(0, ("Z", "S2"))) == "Ann discarded planet Z and class 2 sat from the top of the deck."
    assert [event.cards for event in table.log if isinstance(event, e.Milled)] == [("Z", "S2")]
    do(table, Card("R3"))
    assert [event.cards for event in table.log if isinstance(event, e.Milled)] == [("Z", "S2"), ("R1",)]


def test_a_lost_sat_is_told():
    """The sat under a colony that is hit goes with it. [R26]"""
    table = a_table("AD", ["S3 R3", "U"], ["U V", "W/2 X"], ["X"])
    do(table, Attack(), from_hand(3, 3), at(1, 0), respond("decline"))
    assert e.Absorbed(1, "R3", "W", "S2") in table.log


def test_every_card_says_what_is_drawn_on_it():
    """Letters, classes, requirements: pictures are made of these."""
    faces = {card.id: card.face for card in GAME.card_list(CARDS)}
    assert faces["planet_u"]["letter"] == "U"
    assert faces["planet_u"]["habitable_for"] == ("A", "B", "C")
    assert faces["sat_2"] == {"class": 2}
    assert faces["homeworld_d"]["habitable"] == ("W", "X", "Z")
    assert (faces["c_target_lock"]["tech"], faces["c_target_lock"]["mines"]) == (2, 4)
    assert all(faces.values())


def test_prompts_name_what_they_are_about():
    """Whose planet, which rock, how many more."""
    table = a_war()
    do(table, Attack(), from_hand(1, 1))
    assert GAME.prompt(GAME.see(table, 0), NAMES, CARDS) == "Which planet does the class 1 rock fly at?"
    do(table, at(1, 0), respond("decline"))
    assert GAME.prompt(GAME.see(table, 2), NAMES, CARDS) == (
        "A class 1 rock flies at Bea: deflect it with a sat from your hand or let it pass."
    )
    table = a_table("AD", ["S1 S1 R1", "S3"], ["U V", "W X"], ["X"])
    do(table, Attack(), from_hand(1, 1), at(1, 0), respond("S3"), at(1, 0))
    assert GAME.prompt(GAME.see(table, 0), NAMES, CARDS) == (
        "The class 1 rock comes back at you: deflect it or let it come."
    )
