"""What people read: prompts, labels, the log, the picture; and what learners get."""

import pytest

from stardeck.games.galaxy_rush import GAME
from stardeck.games.galaxy_rush import events as e
from stardeck.kernel import FastRng, numbered_seed, open_for, play_out, speaking, waiting_for

from .table_builder import (
    BLUE,
    CARDS,
    DECLINE,
    GONE,
    NAMES,
    ORANGE,
    a_finished_game,
    a_table,
    discover,
    down,
    give,
    play,
    predict,
    the_last_pair,
    up,
)


def label(table, action, seat=BLUE):
    return GAME.label(GAME.see(table, seat), action, NAMES, CARDS)


def prompt(table, seat):
    return GAME.prompt(GAME.see(table, seat), NAMES, CARDS)


def sentence(event):
    return GAME.sentence(event, NAMES, CARDS)


def test_a_prompt_says_why_it_is_your_turn():
    """Whose turn and why (behind / even in orbit 1)."""
    table = a_table()
    assert prompt(table, BLUE).startswith("The rockets are even and yours is in the first orbit. Take a card")
    assert prompt(table, ORANGE) == prompt(table, None) == "Waiting for Ann."

    play(table, down(1, 1))
    assert prompt(table, ORANGE).startswith("Your rocket is behind.")


def test_prompts_of_the_other_decisions():
    """Every decision has its own prompt, and so has the end."""
    table = a_table("iridium-10 comet-15", pool="1-01 - - -")
    play(table, up(1, 1))
    assert prompt(table, BLUE) == "Choose a Discovery you can cover, or decline."

    table = the_last_pair()
    play(table, down(6, 1), down(6, 2))
    assert prompt(table, BLUE) == (
        "Place one of your predictions face down on the rocket of the captain you expect to fulfil it."
    )
    assert prompt(a_finished_game(), BLUE) == "The fourth season is over: the game has ended."


def test_the_prompt_speaks_of_accelerating_only_where_it_is_possible():
    """From column 5 nobody can accelerate; there is no column 7."""
    table = the_last_pair()
    assert prompt(table, BLUE).endswith("Take a card of the last pair.")
    assert "accelerate" in prompt(a_table(*[GONE] * 4, blue=(4, 1), orange=(4, 2)), BLUE)


def test_labels_of_takes():
    """A label names the card, the face, the place and an acceleration."""
    table = a_table("iridium-10 heroic-cure", "comet-10 -")

    assert label(table, up(1, 1)) == "Iridium Fuel Cell (10 au) face up (column 1, orbit 1)"
    assert label(table, down(1, 2)) == "Carrying the Cure (7 reputation, 15 au) face down (column 1, orbit 2)"
    assert label(table, up(2, 1)) == "Comet (10 au) face up (column 2, orbit 1), accelerating"
    assert label(table, up(2, 2)) == "empty place face up (column 2, orbit 2), accelerating"


def test_labels_name_what_would_be_removed():
    """Which cards a choice would remove."""
    table = a_table("- nebula-10", "comet-10 comet-15", blue=(1, 1), orange=(0, 2))

    assert label(table, down(2, 1), ORANGE) == (
        "Comet (10 au) face down (column 2, orbit 1), accelerating, removing Nebula (10 au)"
    )
    assert label(table, down(1, 2), ORANGE) == "Nebula (10 au) face down (column 1, orbit 2)"


def test_labels_of_discoveries_and_predictions():
    """A label names what is taken for what, or which rocket is bet on."""
    table = a_table(pool="1-05 - - -")

    assert label(table, discover(0)) == (
        "Discover Old Button (2 reputation, gives 1 palladium): needs 1 iridium and 1 osmium"
    )
    assert label(table, discover(1)) == "Empty slot 2"
    assert label(table, DECLINE) == "No Discovery"
    assert label(table, predict("medals", ORANGE)) == "Bob's orange rocket: Will have won the most medals."
    assert label(a_finished_game(), up(1, 1)).startswith("empty place")


@pytest.mark.parametrize(
    ("action", "handle"),
    [
        (up(3, 2), "track:3:2"),
        (down(3, 2), "track:3:2"),
        (discover(2), "pool:2"),
        (DECLINE, "button:decline"),
        (predict("first-orbit", BLUE), "hand:first-orbit"),
    ],
)
def test_handles_name_the_thing_on_screen(action, handle):
    """Elements carry handles; both faces of a card belong to the same place."""
    assert GAME.handle(GAME.see(a_table(), BLUE), action) == handle


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            e.Started(BLUE, ("ach-five", "ach-sets")),
            "Ann started in the first orbit. Achievements: Specialist and Balanced Cargo.",
        ),
        (e.PredictionsDealt(BLUE, 3), "Ann was dealt 3 predictions."),
        (e.PredictionsDealt(BLUE, 1, ("medals",)), "Ann was dealt 1 prediction: Will have won the most medals."),
        (e.SeasonBegan(2, (), ("dis-2-01",)), "Season 2 began. Discoveries in the pool: Brindlemoor (4 reputation)."),
        (e.Took(BLUE, "orb-comet-10", 1, 2, "up", 0), "Ann took Comet (10 au) face up (column 1, orbit 2)."),
        (
            e.Took(ORANGE, "orb-comet-10", 2, 1, "down", 1),
            "Bob accelerated and took Comet (10 au) face down (column 2, orbit 1).",
        ),
        (e.Removed(("orb-comet-10", "orb-nebula-10")), "Out of reach and removed: Comet (10 au) and Nebula (10 au)."),
        (e.Discovered(BLUE, "dis-1-04", 0), "Ann discovered Crumb (1 reputation, gives 1 iridium)."),
        (e.Refilled(0, "dis-1-04"), "Crumb (1 reputation, gives 1 iridium) came into the pool."),
        (e.Refilled(0, None), "The deck of the season is empty: a slot of the pool stayed empty."),
        (e.Declined(ORANGE), "Bob made no Discovery."),
        (e.MedalWon(BLUE, 1, 5, 30, False), "Ann won the medal of season 1 (5 reputation) with 30 au."),
        (
            e.MedalWon(BLUE, 4, 9, 0, True),
            "Both had travelled 0 au: the medal of season 4 (9 reputation) went to Ann in the first orbit.",
        ),
        (e.Predicted(BLUE, ORANGE, 0), "Ann placed a prediction on Bob's orange rocket."),
        (
            e.Predicted(BLUE, BLUE, 0, "heroics"),
            "Ann placed a prediction on Ann's blue rocket: Will have the most Heroic cards.",
        ),
        (e.Tallied("ach-five", (8, 0)), "Specialist paid Ann 8 and Bob 0 reputation."),
        (e.Tallied("ach-five", (0, 0)), "Specialist paid nobody."),
        (
            e.Judged(BLUE, ORANGE, 0, "medals", 6),
            "Ann's prediction on Bob's orange rocket was right and earned 6: Will have won the most medals.",
        ),
        (
            e.Judged(BLUE, ORANGE, 0, "medals", 0),
            "Ann's prediction on Bob's orange rocket was wrong: Will have won the most medals.",
        ),
        (e.Ended("four_seasons", ORANGE, False), "The fourth season is over: the game has ended. Bob won."),
    ],
)
def test_events_are_sentences_in_the_past_tense(event, text):
    """The log reads as a story."""
    assert sentence(event) == text


def test_sentences_can_be_translated():
    """All words go through `say`, so a language can replace the templates."""
    german = {"{seat} made no Discovery.": "{seat} entdeckte nichts."}
    with speaking(german):
        assert sentence(e.Declined(BLUE)) == "Ann entdeckte nichts."


# ---------------------------------------------------------------------- the picture


def picture(table, seat):
    return GAME.picture(GAME.see(table, seat), NAMES, CARDS)


def test_the_picture_shows_everything_a_person_needs():
    """The table as plain text a person can play from."""
    table = a_table(
        GONE,
        "- comet-10",
        "heroic-flare osmium-20",
        blue=(2, 1),
        orange=(1, 2),
        pool="1-05 2-01 - 1-01",
        in_play="five heroics-3",
    )
    table.season = 3
    give(table, BLUE, up="iridium-10 heroic-mail", down="comet-15", earlier="comet-20", found="4-12", medals=(1, 2))
    table.stacks = [(3,), (8 + 4,)]
    lines = picture(table, BLUE).splitlines()

    assert lines[0] == "Season 3 of 4. The medal is worth 7; a tie goes to the first orbit."
    assert lines[3] == "  1  -                          <orange>"
    assert lines[4] == "  2  <blue>                     Comet 10 au"
    assert lines[5] == "  3  Heroic 8, 10 au            Osmium Core 20 au"
    assert "Discoveries (0 left in the deck):" in lines
    assert "  1  Old Button (2 reputation, gives 1 palladium): needs 1 iridium and 1 osmium" in lines
    assert "  2  Brindlemoor (4 reputation): needs 2 iridium and 1 palladium" in lines
    assert "  3  -" in lines
    assert "  Ann (blue): column 2, orbit 1, 29 reputation as things stand" in lines
    assert "    15 au this season, 35 au in all; medals worth 5 and 6" in lines
    assert "> Bob (orange): column 1, orbit 2, 0 reputation as things stand" in lines
    assert "    0 au this season, 0 au in all" in lines
    assert "    Heroics: The Mail Gets Through (5 reputation, 20 au)" in lines
    assert "    Discoveries: Twin Lanterns (10 reputation)" in lines
    assert "    can cover Discovery 4" in lines
    assert "    one Resource short of Discovery 1" in lines
    cheers = lines.index("  Three Cheers, 6 reputation: Have exactly 3 Heroics face up.")
    assert lines[cheers + 1] == "      Ann: 1, pays 0; Bob: 0, pays 0"
    assert "  Ann: Will own the most Resources." in lines
    assert "  Bob: face down" in lines
    assert "Predictions on Bob's orange rocket (the next one could earn 5 to 6):" in lines
    assert lines[-7:-4] == [
        "Still in the orbit deck (74 cards; 0 removed):",
        "  iridium 8, osmium 8, palladium 8, ruthenium 8",
        "  asteroid 10, comet 10, nebula 10, heroic 12",
    ]
    assert lines[-3:] == [
        "  Will have the most Expedition cards.",
        "  Will have the most Heroic cards.",
        "  Will have the most Discovery cards.",
    ]


def test_the_picture_of_a_finished_game_shows_what_was_earned():
    """At the end every prediction is open, with its token."""
    table = a_finished_game({"up": "heroic-flare"}, stacks=([(ORANGE, "heroics")], []))
    text = picture(table, None)

    assert "  Bob: Will have the most Heroic cards. (earned 6)" in text
    assert "Predictions on Bob's orange rocket: none" in text
    assert "could earn" not in text
    assert "as things stand" not in text
    assert "can cover" not in text
    assert "Your predictions" not in text


def test_the_picture_tells_what_an_achievement_is_worth_before_anybody_meets_it():
    """The four achievements with live progress for both: the worth is on the card, also of those nobody meets yet."""
    for entry in CARDS.file.achievement:
        text = picture(a_table(in_play=entry.id.removeprefix("ach-")), BLUE)
        worth = "" if entry.reputation is None else f"{entry.reputation} reputation: "
        assert f"  {entry.name}, {worth}{entry.text}\n      Ann: 0, pays" in text


@pytest.mark.parametrize(
    ("hands", "stacks", "heads"),
    [
        (
            ("heroics", ""),
            [(0,), ()],
            ["blue rocket (the next one could earn 5 to 6):", "(the next one could earn 6): none"],
        ),
        (("", ""), [(0,), ()], ["blue rocket:", "orange rocket: none"]),
    ],
)
def test_the_next_token_is_told_while_somebody_can_still_predict(hands, stacks, heads):
    """The tokens the next card could earn: on n cards 6 - n to 6; after three predictions each there is no next card."""
    table = a_table(hands=hands)
    table.stacks = stacks
    told = [line for line in picture(table, None).splitlines() if line.startswith("Predictions on")]

    assert [line.endswith(head) for line, head in zip(told, heads, strict=True)] == [True, True]


def test_the_picture_says_who_won_the_medal_of_the_season():
    """Between seasons the medal is no longer at stake."""
    table = the_last_pair(first=ORANGE, season=2)
    play(table, up(6, 1), up(6, 2))

    assert picture(table, None).startswith("Season 2 of 4. The medal, worth 6, went to Bob.\n")
    assert "    0 au this season, 0 au in all; medal worth 6\n" in picture(table, None)


def test_a_line_of_the_picture_fits_80_columns():
    """Readable at 80 columns: only card texts may need a second line."""
    for number in range(5):
        table = GAME.set_up(2, numbered_seed(number))
        while waiting_for(table):
            play_out(table, FastRng(number), 7)
            for line in picture(table, BLUE).splitlines():
                is_card_text = line.startswith(("    Heroics:", "    Discoveries:")) or ": needs " in line
                is_card_text = is_card_text or any(entry.text in line for entry in CARDS.file.achievement)
                assert len(line) <= 80 or is_card_text


def test_same_cards_are_counted():
    """Two copies of one Discovery are told once."""
    table = a_table()
    give(table, BLUE, found="1-01 1-01")

    assert "2x Thimblewick (1 reputation, gives 1 osmium)" in picture(table, None)


# ---------------------------------------------------------------------- numbers for learners


def encoded(table, seat):
    return GAME.encode(GAME.see(table, seat), CARDS)


def test_the_encoding_has_one_shape_and_is_seen_from_the_viewer():
    """A fixed-size observation: mirrored tables look the same to Blue and to Orange, but for the colour."""
    table = a_table("iridium-10 heroic-cure", blue=(0, 1), orange=(0, 1), hands=("heroics", "heroics"))
    give(table, BLUE, up="comet-10", down="comet-15")
    table.stacks = [(0, 8 + 4), (3,)]
    mirror = a_table("iridium-10 heroic-cure", blue=(0, 1), orange=(0, 1), hands=("heroics", "heroics"))
    give(mirror, ORANGE, up="comet-10", down="comet-15")
    mirror.stacks = [(8 + 3,), (8 + 0, 4)]
    one, two = encoded(table, BLUE), encoded(mirror, ORANGE)

    assert one.shape == two.shape
    differing = [i for i in range(len(one)) if one[i] != two[i]]
    assert len(differing) == 3  # who acts (twice), and the colour


def test_the_encoding_hides_what_the_view_hides():
    """Two tables with equal views have equal encodings; an own hidden prediction shows."""
    one, two = a_table(), a_table()
    one.stacks, two.stacks = [(0,), (8 + 3,)], [(0,), (8 + 4,)]

    assert (encoded(one, BLUE) == encoded(two, BLUE)).all()
    assert (encoded(one, ORANGE) != encoded(two, ORANGE)).any()


def test_the_encoding_tells_who_placed_a_prediction_and_where():
    """Colour of the placer and stack position: all see them, so learners do."""
    seen = set()
    for stacks in ([(3,), ()], [(), (3,)], [(8 + 3,), ()], [(), (8 + 3,)]):
        table = a_table()
        table.stacks = stacks
        seen.add(encoded(table, BLUE).tobytes())

    assert len(seen) == 4
    mine, other = (a_finished_game(stacks=([(placer, "heroics")], ())) for placer in (BLUE, ORANGE))
    assert (encoded(mine, BLUE) != encoded(other, BLUE)).sum() == 2  # mine, the other captain's


def test_the_encoding_tells_what_can_be_covered():
    """After the twelve places of the track comes the pool: each card, and whether I and the other can cover it."""
    table = a_table(pool="1-01 1-02 - -")  # iridium 1; osmium 1
    give(table, BLUE, up="iridium-10")
    first, second = 12 * 10 + 10, 12 * 10 + 12 + 10

    assert list(encoded(table, BLUE)[first : first + 2]) == [1, 0]
    assert list(encoded(table, ORANGE)[first : first + 2]) == [0, 1]
    assert list(encoded(table, BLUE)[second : second + 2]) == [0, 0]


def test_every_sentence_of_whole_games_reads_well():
    """No event lacks its words."""
    for number in range(10):
        table = GAME.set_up(2, numbered_seed(number))
        play_out(table, FastRng(number))
        for told in table.log:
            for seat in (BLUE, ORANGE, None):
                text = sentence(open_for(told, seat))
                assert text.endswith(".")
                assert "{" not in text


def test_empty_places_are_zeros_for_learners():
    """A card that is gone and an empty slot leave zeros; the shape stays the same."""
    full = a_table("iridium-10 heroic-cure", pool="1-01 2-01 3-01 4-01")
    empty = a_table(*[GONE] * 6)

    assert encoded(full, BLUE).shape == encoded(empty, BLUE).shape
    assert (encoded(empty, BLUE)[: 12 * 10] == 0).all()
    assert encoded(full, BLUE)[: 12 * 10].sum() > 12


def test_a_captain_without_predictions_has_no_hand_in_the_picture():
    """After three predictions the hand is gone."""
    assert "Your predictions" not in picture(a_table(hands=("", "")), BLUE)
