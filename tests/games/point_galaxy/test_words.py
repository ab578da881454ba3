"""Words, handles, pictures and numbers for learners."""

import pytest

from stardeck.games.point_galaxy.actions import NEW, Draft, Place, Side, Take
from stardeck.games.point_galaxy.events import Placed, TokenLost
from stardeck.games.point_galaxy.outlook import moon_states
from stardeck.kernel import FastRng, numbered_seed, play_out

from .table_builder import CARDS, GAME, NAMES, a_system, a_table, do


def label(table, action):
    return GAME.label(GAME.see(table, table.active), action, NAMES, CARDS)


def handle(table, action):
    return GAME.handle(GAME.see(table, table.active), action)


def test_labels_and_handles_of_drafts():
    """The label names the side that is seen, and the cell; two equal faces are told apart."""
    table = a_table(tops="moon-lava-3 sun-duo-lava-ocean asteroids")

    assert label(table, Draft(0, 0)) == "Draft Moon (lava, 3 points) from pile 1"
    assert label(table, Draft(0, 1)) == "Draft Two-Tone Sun (lava+ocean, 2 points, 1 rocket) from pile 2"
    assert label(table, Draft(1, 0)) == "Draft Grainstorm (desert/storm 7) from upper slot 1"
    assert handle(table, Draft(2, 1)) == "market:2:1"
    do(table, "draft:2:1")
    assert label(table, Draft(2, 1)) == "Draft nothing from lower slot 2"


def test_labels_and_handles_of_placements():
    """Every place has its own words, and the handle of the thing on screen."""
    table = a_table(["start-1a", "| lava-4"], ["start-2a"], pending="sun-solo-lava asteroids")

    assert label(table, Place(0, 1, "above")) == "Beacon Sun (lava, 1 point, 1 rocket): above the sequence of system 2"
    assert label(table, Place(1, 0, "above")) == "Asteroids: above the sun of system 1"
    assert label(table, Place(0, NEW, "below")).endswith("begin a new system")
    assert handle(table, Place(0, 1, "above")) == "system:1:sun"
    assert handle(table, Place(1, 0, "above")) == "system:0:asteroids"
    assert handle(table, Place(0, NEW, "below")) == "system:new"

    other = a_table(["start-1a", "| lava-4"], ["start-2a"], pending="Whatsit wormhole-a")

    assert label(other, Place(0, 1, "above")) == "Whatsit (X, 1 rocket): top of system 2"
    assert label(other, Place(1, 1, "below")) == "Wormhole (research A): bottom of system 2"
    assert handle(other, Place(1, 1, "below")) == "system:1:below"


def test_labels_of_cards_that_are_not_there():
    """A refusal needs a label too."""
    assert label(a_table(), Place(1, 0, "below")) == "Drafted card 2: bottom of system 1"


def test_labels_and_handles_of_tokens_and_sides():
    """A token says what it would score now."""
    table = a_table(["start-1a", "sun-solo-lava"], ["start-2a"])

    assert label(table, Take("token-suns")).endswith("2 points now")
    assert handle(table, Take("token-suns")) == "token:token-suns"
    itself = a_table(supply="token-tokens token-moons")
    assert label(itself, Take("token-tokens")).endswith(": 1 point now")  # itself included
    assert label(table, Side("b")) == "Side B: Starting Sun (lava+jungle, 2 points)"
    assert handle(table, Side("b")) == "side:b"


def test_prompts():
    """What to do, or whom to wait for."""
    table = a_table()

    assert GAME.prompt(GAME.see(table, 0), NAMES, CARDS) == "Draft a card: your first of two this turn."
    assert GAME.prompt(GAME.see(table, 1), NAMES, CARDS) == "Waiting for Ann."
    do(table, "draft:0:0")
    assert GAME.prompt(GAME.see(table, 0), NAMES, CARDS) == "Draft a card: your second of two this turn."
    play_out(table, FastRng(1))
    over = GAME.prompt(GAME.see(table, 0), NAMES, CARDS)
    assert over.startswith("Everybody has taken 13 turns")
    due = a_table(["start-1a", "| Fathomel Toastor"], ["start-2a"], pending="- Magmorra")
    do(due, "place:1:new:below")
    assert GAME.prompt(GAME.see(due, 0), NAMES, CARDS) == (
        "Your rockets have reached another multiple of 5: take a rocket token."
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            Placed(0, "sun-solo-lava", 1, "above", False),
            "Ann placed Beacon Sun (lava, 1 point, 1 rocket) above system 2.",
        ),
        (Placed(0, "asteroids", 0, "above", False), "Ann tucked Asteroids above the sun of system 1."),
        (Placed(1, "Cindra", 0, "below", False), "Bob placed Cindra (lava 1) at the bottom of system 1."),
        (Placed(1, "Cindra", 3, "below", True), "Bob began system 4 with Cindra (lava 1)."),
        (TokenLost(0), "Ann earned a rocket token, but none was left."),
    ],
)
def test_sentences(event, sentence):
    """Past tense, with names and cards."""
    assert GAME.sentence(event, NAMES, CARDS) == sentence


def test_the_picture_shows_what_a_person_needs():
    """Legal numbers, directions, what X may be, sets, moons, rockets, research, pending cards."""
    system = "sun-twin-lava asteroids | lava-5 moon-lava-3 X wormhole-a moon-storm-3"
    table = a_table(["start-1a", system], ["start-2a"], pending="Pyreth moon-ocean-2r")
    table.galaxies[0].tokens = [CARDS.token_number["token-moons"]]
    text = GAME.picture(GAME.see(table, 0), NAMES, CARDS)

    for words in (
        "Turn 1 of 13",
        "0 sets, the next lacks 1 planet",
        "above: 1 2 3 4 6 7 X",
        "X may be 1 2 3 4 6 7",
        "[+] Moon (lava, 3 points)",
        "[?] Moon (storm, 3 points)",
        "research A",
        "To be placed: Pyreth (lava 2, research E); Moon (ocean, 2 points, 1 rocket)",
        "Lunar Bus",
    ):
        assert words in text


def test_the_picture_of_an_emptied_market_and_of_solo():
    """Empty cells are said to be empty; the automaton's next cells are shown."""
    table = a_table(["start-1a"], solo="hard", tops="- moon-ocean-3 moon-desert-3", sizes=(0, 3, 3), pending="X")
    text = GAME.picture(GAME.see(table, None), NAMES, CARDS)

    assert "Pile 1 (0 cards): empty" in text
    assert "Automaton (hard)" in text
    assert "takes next: pile 1, then pile 2" in text
    assert "the automaton takes the first" in text
    play_out(table, FastRng(1))
    assert "takes next" not in GAME.picture(GAME.see(table, None), NAMES, CARDS)


def states(text):
    return [state for _, state in moon_states(CARDS, a_system(text))]


def test_a_moon_is_scoring_possible_or_dead():
    """A planet may still come next to it, unless the place is taken or no planet fits there."""
    assert states("| lava-1 moon-lava-3") == ["scoring"]
    assert states("| ocean-1 moon-lava-3") == ["possible"]
    assert states("| moon-lava-3 ocean-1") == ["possible"]
    assert states("| ocean-1 moon-lava-3 ocean-2") == ["dead"]
    assert states("| ocean-6 ocean-7 moon-lava-3") == ["dead"]
    assert states("| moon-lava-ocean") == ["possible"]
    assert states("| lava-1 moon-lava-ocean") == ["possible"]
    assert states("| moon-lava-ocean lava-1") == ["possible"]
    assert states("| jungle-1 moon-lava-ocean") == ["dead"]
    assert states("| moon-lava-ocean jungle-1") == ["dead"]


def test_the_view_tells_directions_and_steps():
    """Up, down or still open, read from top to bottom; the next step of the planet table."""
    table = a_table(["start-1a | lava-5 lava-3 wormhole-a ocean-1 ocean-2 wormhole-b X"], ["start-2a"])
    system = GAME.see(table, 0).galaxies[0].systems[0]

    assert [segment.direction for segment in system.segments] == ["down", "up", ""]
    assert (system.unique, system.next_step) == (5, 2)
    rockets = GAME.see(a_table(["start-1a | Fathomel"], ["start-2a"]), 0).galaxies
    assert [(galaxy.rockets, galaxy.to_next_token) for galaxy in rockets] == [(2, 3), (0, 5)]
    full = a_table(["start-1a | lava-1 ocean-2 lava-3 ocean-4 lava-5 ocean-6 lava-7"], ["start-2a"])
    assert GAME.see(full, 0).galaxies[0].systems[0].next_step == 0


def test_the_encoding_has_one_shape_for_all():
    """A learner always plays "me"; seats and solo change nothing about the shape."""
    shapes = set()
    for seats in GAME.seats:
        table = GAME.set_up(seats, numbered_seed(1))
        play_out(table, FastRng(seats), 20 * seats)
        for seat in (*range(seats), None):
            shapes.add(GAME.encode(GAME.see(table, seat), CARDS).shape)

    assert len(shapes) == 1


def test_the_encoding_is_the_same_table_from_every_chair():
    """What I hold stands where my neighbour's things stand in my neighbour's numbers."""
    table = a_table(["start-1a | lava-1"], ["start-2a"], pending="X moon-ocean-2r")
    mine, theirs = (GAME.encode(GAME.see(table, seat), CARDS) for seat in (0, 1))

    assert (mine != theirs).any()
    assert sorted(mine) == sorted(theirs)


def test_every_card_has_a_name_in_words():
    """No two different faces read the same, except those that are the same."""
    names = [GAME.sentence(Placed(0, name, 0, "below", True), NAMES, CARDS) for name in CARDS.names]

    assert len(set(names)) == len(names)
