"""Prompts, labels, handles, sentences and pictures. [specification 6.1, 11]"""

import re

import pytest

from stardeck.games.rock_the_galaxy import events as e
from stardeck.games.rock_the_galaxy.words import (
    CARD_LABELS,
    ENDS,
    PROMPTS,
    SENTENCES,
    band_name,
    card_name,
    card_names,
    color_name,
    direction_of,
    label,
    theme_name,
)
from stardeck.kernel import FastRng, choices, numbered_seed, play_out, speaking, waiting_for

from .positions import CARDS, GAME, NAMES, a_table, action, do, log, random_game, scoring, told

ALL_EVENTS = [
    kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event
]

SAMPLES = {
    e.Dealt(1, 5): "Bob was dealt 5 cards.",
    e.Dealt(1, 1, ("hats-1",)): "Bob was dealt 1 card: Lasso That Comet (cowboy hats, 1 symbol).",
    e.TurnBegan(2, 7): "Round 7: Cleo's turn.",
    e.Drew(0, 2): "Ann drew 2 cards.",
    e.Drew(
        0, 2, ("sound-check", "note-orange-green")
    ): "Ann drew 2 cards: Sound Check and Citrus Note (orange or green, 1 symbol).",
    e.Reshuffled(12): "The discard pile became the new deck (12 cards).",
    e.Played(0, "sound-check"): "Ann played Sound Check: Draw 2. Then discard 1.",
    e.EndedActions(0): "Ann ended the action phase.",
    e.Discarded(3, ("hats-2",)): "Dan discarded Twenty-Gallon Heads (cowboy hats, 2 symbols).",
    e.PickedSide(0, "left"): "Ann picked the left side.",
    e.Picked(1): "Bob made a secret choice.",
    e.Picked(1, ("free-merch",)): "Bob secretly chose Free Merch.",
    e.Stole(0, 1, 1): "Ann stole 1 card from Bob.",
    e.Stole(0, 1, 1, ("free-merch",)): "Ann stole 1 card from Bob: Free Merch.",
    e.Passed(0, 1, 2): "Ann passed 2 cards to Bob.",
    e.Passed(0, 1, 1, ("free-merch",)): "Ann passed 1 card to Bob: Free Merch.",
    e.Yoinked(0, 3, 2): "Yoink! Ann took 2 fans from Dan.",
    e.NoFansToYoink(0): "Ann found no fan to yoink.",
    e.NothingHappened(0): "Nothing happened.",
    e.TurnCutShort(0): "Ann's turn ended at once.",
    e.Announced(0, "orange", "notes"): "Ann announced a set in orange: notes.",
    e.PlayedNoSet(0): "Ann played no set.",
    e.Laid(0, "power-chord"): "Ann laid Power Chord (any colour, 2 symbols).",
    e.SetDone(0, "green", "hats", 3, ("hats-1", "diva-chord")): (
        "Ann played a set of 3 symbols in green: Lasso That Comet (cowboy hats, 1 symbol) and Diva Chord (any colour, 2 symbols)."
    ),
    e.Returned(0, 1): "Ann returned 1 fan to the supply.",
    e.Recorded(0, 3): "Ann recorded 3 singles.",
    e.Recorded(0, 0): "Ann recorded nothing: no single was left.",
    e.WonFans(0, 2, 0): "Ann took 2 fans from the supply.",
    e.WonFans(0, 1, 2): "Ann took 1 fan from the supply and 2 fans from the box.",
    e.WonFans(0, 0, 3): "Ann took 3 fans from the box.",
    e.FinalRound(0): "The last fan left the supply: this is the final round!",
    e.Ended("fans_out"): "The fans ran out: the game is over.",
    e.Ended("stalemate"): "No card moved any more: the game is over.",
    e.Ended("round_cap"): "The round limit was reached: the game is over.",
}


def test_every_event_type_has_a_sentence_and_a_sample_here():
    """None is forgotten when an event is added."""
    assert {type(event) for event in SAMPLES} == set(ALL_EVENTS)
    assert set(SENTENCES) | {e.Ended} == set(ALL_EVENTS)
    assert set(ENDS) == set(GAME.end_reasons)


@pytest.mark.parametrize(
    ("event", "sentence"), SAMPLES.items(), ids=lambda each: type(each).__name__ if isinstance(each, e.Event) else ""
)
def test_an_event_reads_well(event, sentence):
    """In the past tense, with names, and singular where it is one."""
    assert GAME.sentence(event, NAMES, CARDS) == sentence


@pytest.mark.parametrize("preset", ["standard", "first_game"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_of_whole_games_reads_well_for_everybody(seats, preset):
    """No unfilled part, no bare id, no wrong article or number, for every seat and spectators."""
    table = GAME.set_up(seats, numbered_seed(3), preset=preset)
    play_out(table, FastRng(3))
    for seat in (*range(seats), None):
        for sentence in log(table, seat):
            assert re.fullmatch(r"[A-Z].*[.!]", sentence), sentence
            assert not re.search(
                r"[{}_]|None|\ba orange|\b1 (cards|fans|singles|symbols)\b|\b0 |\b[a-z]+-[12]\b", sentence
            ), sentence


def test_the_log_names_only_cards_the_reader_has_seen():
    """A spectator reads card names only in plays, sets and discards."""
    *_, table = random_game(4, 6)
    titles = [card.name for card in CARDS.file.card]
    for event, sentence in zip(told(table), log(table), strict=True):
        if any(title in sentence for title in titles):
            assert isinstance(event, e.Played | e.Discarded | e.Laid | e.SetDone), sentence


# ---------------------------------------------------------------------- names of things


def test_cards_themes_colours_and_bands_have_names():
    """The title and what matters about the card."""
    assert card_name("hats-1", CARDS) == "Lasso That Comet (cowboy hats, 1 symbol)"
    assert card_name("note-purple-green", CARDS) == "Nebula Note (purple or green, 1 symbol)"
    assert card_name("lost-luggage", CARDS) == "Lost Luggage"
    assert card_names((), CARDS) == ""
    assert (theme_name("hats", CARDS), theme_name("notes", CARDS)) == ("cowboy hats", "notes")
    assert (color_name("green", CARDS), band_name("white_noise", CARDS)) == ("green", "White Noise")


# ---------------------------------------------------------------------- prompts, labels, handles


def test_every_decision_has_a_prompt_and_every_card_decision_a_label():
    """The ten decisions of section 6.1."""
    decisions = {
        "action",
        "direction",
        "discard",
        "opponents_discard",
        "pass",
        "yoink_target",
        "score",
        "set_card",
        "yoink_count",
        "drop",
    }

    assert set(PROMPTS) == decisions
    assert set(CARD_LABELS) == decisions - {"direction", "yoink_target", "score", "yoink_count"}


def test_a_prompt_says_how_many_cards_are_still_to_pick():
    """Who picks several cards sees how many."""
    table = a_table(["lost-luggage hats-1 hats-2 dogs-1", "boots-1 boots-2 lamps-1"])
    do(table, 0, "lost-luggage", "hats-1")

    assert "1 to go" in GAME.prompt(GAME.see(table, 0), NAMES, CARDS)
    assert "2 to go" in GAME.prompt(GAME.see(table, 1), NAMES, CARDS)
    assert GAME.prompt(GAME.see(table, None), NAMES, CARDS) == "Waiting for Ann and Bob."


def labels(table, seat):
    return [choice.label for choice in GAME.offer(table, seat, NAMES, CARDS).choices]


def test_buttons_say_what_they_do():
    """Labels in the words of the decision."""
    table = a_table(["sound-check hats-1 hats-2", "boots-1"])
    assert labels(table, 0) == ["Play Sound Check", "No more actions"]
    do(table, 0, "end_actions")
    assert labels(table, 0) == ["Set in green: cowboy hats", "Play no set"]
    do(table, 0, "set green hats")
    assert labels(table, 0) == ["Add Lasso That Comet (cowboy hats, 1 symbol)"]

    drop = scoring(["hats-1 dogs-1", "boots-1"])
    do(drop, 0, "no_set")
    assert labels(drop, 0) == [
        "Discard Lasso That Comet (cowboy hats, 1 symbol)",
        "Discard Howling at Both Moons (lonesome dogs, 1 symbol)",
        "Keep the rest",
    ]


def test_a_side_says_whether_it_is_for_stealing_or_passing():
    """Stealing from the left is not passing to the left."""
    steal = a_table(["sticky-tentacles", "boots-1", "dogs-1"])
    do(steal, 0, "sticky-tentacles")
    assert labels(steal, 0) == ["Everybody steals from the left", "Everybody steals from the right"]

    give = a_table(["setlist-shuffle", "boots-1", "dogs-1"])
    do(give, 0, "setlist-shuffle")
    assert labels(give, 0) == ["Everybody passes to the left", "Everybody passes to the right"]
    idle = GAME.see(a_table(["hats-1", "boots-1"]), 0)
    assert (direction_of(idle, CARDS), label(idle, action("left"), NAMES, CARDS)) == ("", "Left")


def test_yoinks_name_the_victim_and_the_number():
    """Whom and how many."""
    rob = a_table(["free-merch", "", "", ""], fans=[0, 1, 0, 1])
    do(rob, 0, "free-merch")
    assert labels(rob, 0) == ["Yoink from Bob", "Yoink from Dan"]
    assert [choice.handle for choice in GAME.offer(rob, 0, NAMES, CARDS).choices] == ["band:1", "band:3"]

    count = scoring(["hats-1 hats-2 hats-2 dogs-1", "boots-1"], fans=[0, 3])
    do(count, 0, "set green hats", "hats-1", "hats-2", "hats-2")
    assert labels(count, 0) == ["Yoink none", "Yoink 1 fan", "Yoink 2 fans"]


def test_every_action_has_a_label_and_a_handle_of_its_own():
    """All 72 actions, whatever is being decided."""
    view = GAME.see(a_table(["hats-1", "boots-1", "dogs-1", "cones-1"]), 0)
    handles = [GAME.handle(view, each) for each in CARDS.actions]

    assert len(set(handles)) == len(handles) == 72
    assert all(re.fullmatch(r"(hand|set|side|yoink|band|button):[\w:-]+", handle) for handle in handles)
    assert all(GAME.label(view, each, NAMES, CARDS) for each in CARDS.actions)
    assert handles[:2] == ["hand:phones-1", "hand:phones-2"]
    assert {"set:green:hats", "side:left", "yoink:2", "band:3", "button:end_actions", "button:stop"} <= set(handles)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refusals_carry_a_rule_and_a_sentence_and_offers_differ(seats):
    """Everything a person might try and may not do is explained."""
    refusals = set()
    for i, table in enumerate(random_game(seats, 11)):
        for seat in waiting_for(table):
            offer = GAME.offer(table, seat, NAMES, CARDS)
            said = [choice.label for choice in offer.choices]
            assert len(set(said)) == len(said) == len(choices(table, seat))
            for refusal in offer.refusals:
                refusals.add(refusal.reason.why)
                assert refusal.reason.rule
                assert re.fullmatch(r"[A-Z0-9].*[.]", refusal.reason.why)
        if i > 150:
            break
    assert len(refusals) > 5


def test_who_is_not_asked_gets_no_offer():
    """Only a prompt that says whom the table waits for."""
    offer = GAME.offer(a_table(["sound-check", "boots-1"]), 1, NAMES, CARDS)

    assert (offer.prompt, offer.choices, offer.refusals) == ("Waiting for Ann.", (), ())


def test_words_can_be_translated():
    """Sentences are looked up as templates, with everything else filled in."""
    with speaking({"{seat} played no set.": "{seat} hat keinen Satz gespielt."}):
        assert GAME.sentence(e.PlayedNoSet(0), NAMES, CARDS) == "Ann hat keinen Satz gespielt."


# ---------------------------------------------------------------------- the picture


def test_the_picture_shows_what_the_view_shows():
    """Supply, bands, what is known of other hands, cards in play, the own hand."""
    table = scoring(["hats-1 hats-1 hats-2 dogs-1", "boots-1"], fans=[0, 1], supply=3, final_round=True)
    table.known[1] = (CARDS.number["boots-1"],)
    do(table, 0, "set green hats", "hats-1")

    assert GAME.picture(GAME.see(table, 0), NAMES, CARDS).splitlines() == [
        "Round 1, the final round (2 turns left)",
        f"Supply: 3 fans, singles 4 orange and 4 green   Deck: {len(table.deck)}   Discards: 0",
        "> Ann, Orange Groove (orange), mic: 2 points = 1 single and 0 fans; 3 cards in hand",
        "  Bob, Green Thrum (green): 3 points = 1 single and 1 fan; 1 card in hand",
        "    you know of: Too Tall for My Planet (platform boots, 1 symbol)",
        "In play: Lasso That Comet (cowboy hats, 1 symbol)",
        "Set of cowboy hats: 1 symbol so far",
        "Your hand: Lasso That Comet (cowboy hats, 1 symbol), Twenty-Gallon Heads (cowboy hats, 2 symbols), Howling at Both Moons (lonesome dogs, 1 symbol)",
    ]


def test_the_picture_of_a_spectator_shows_no_hand_and_that_of_open_hands_all():
    """A view adds, never removes."""
    closed = GAME.picture(GAME.see(a_table(["hats-1 hats-1", "boots-1"]), None), NAMES, CARDS)
    assert "Lasso" not in closed
    assert "Your hand" not in closed

    table = a_table(["hats-1 hats-1 dogs-1", "boots-1"], open_hands=True)
    assert (
        "    Too Tall for My Planet (platform boots, 1 symbol)"
        in GAME.picture(GAME.see(table, 0), NAMES, CARDS).splitlines()
    )
    assert (
        "    2x Lasso That Comet (cowboy hats, 1 symbol), Howling at Both Moons (lonesome dogs, 1 symbol)"
        in GAME.picture(GAME.see(table, None), NAMES, CARDS)
    )


def test_the_picture_shows_secret_picks_and_an_empty_hand_to_their_owner():
    """Your picks so far; no card in hand."""
    table = a_table(["lost-luggage hats-1 hats-2 dogs-1", "boots-1 boots-2 lamps-1", ""])
    do(table, 0, "lost-luggage", "left", "hats-1")

    assert "Picked so far: Lasso That Comet (cowboy hats, 1 symbol)" in GAME.picture(GAME.see(table, 0), NAMES, CARDS)
    assert "Picked so far" not in GAME.picture(GAME.see(table, 1), NAMES, CARDS)
    assert "Your hand: no card" in GAME.picture(GAME.see(table, 2), NAMES, CARDS)
