"""The worked examples W1 to W10. [specification 10]"""

import pytest

from stardeck.games.rock_the_galaxy.scoring import score
from stardeck.kernel import numbered_seed

from .positions import (
    GAME,
    a_table,
    decision,
    do,
    fans,
    hand,
    may,
    scoring,
    single_supply,
    singles,
)

SAMPLE_HAND = "sound-check hats-1 phones-1 note-orange-green lamps-1"
SAMPLE_DECK = "hats-2 phones-1 cones-1 skates-1 dogs-1"


def sample_turn():
    """Orange Groove against Green Thrum, up to the scoring phase of the rulebook's example."""
    table = a_table([SAMPLE_HAND, "boots-1 boots-1 lamps-2 trucks-1 cones-2"], top=SAMPLE_DECK)
    do(table, 0, "sound-check")
    assert hand(table, 0) == "phones-1 phones-1 lamps-1 hats-1 hats-2 note-orange-green"
    do(table, 0, "lamps-1")
    assert hand(table, 0) == "phones-1 phones-1 hats-1 hats-2 note-orange-green"
    do(table, 0, "end_actions")
    return table


def test_W1_sample_turn_option_2():
    """Two phones and a note record 1 single; then 3 cards are drawn."""
    table = sample_turn()
    assert may(table) == ["set orange phones", "set green hats", "no_set"]

    do(table, 0, "set orange phones")
    for forced in ("phones-1", "phones-1", "note-orange-green"):
        assert may(table) == [forced]
        do(table, 0, forced)
    assert may(table) == ["finish"]
    do(table, 0, "finish")

    assert singles(table) == [2, 1]
    assert single_supply(table, "orange") == 3
    assert hand(table, 0) == "skates-1 cones-1 hats-1 hats-2 dogs-1"
    assert score(table, 0) == 4
    assert table.active == 1


def test_W2_sample_turn_option_1():
    """Two hat cards and a note are 4 symbols, 2 fans; nobody has a fan to yoink."""
    table = sample_turn()
    do(table, 0, "set green hats")
    assert may(table) == ["hats-1", "hats-2"]  # hats-2 and the note alone would be a set of 3
    do(table, 0, "hats-1")
    assert may(table) == ["hats-2"]
    do(table, 0, "hats-2")
    assert may(table) == ["note-orange-green", "finish"]
    short = table.copy()
    do(table, 0, "note-orange-green", "finish")
    do(short, 0, "finish")

    assert (table.fans, fans(table)) == (7, [2, 0])
    assert (short.fans, fans(short)) == (8, [1, 0])


@pytest.mark.parametrize(
    ("cards", "theme", "gain"),
    [
        ("phones-1 phones-1 phones-1", "orange phones", "single"),
        ("phones-1 phones-1 phones-2", "orange phones", "single"),
        ("phones-1 phones-2 phones-2", "orange phones", "single"),
        ("hats-1 hats-1 hats-1", "green hats", "fan"),
        ("hats-1 hats-1 hats-2", "green hats", "fan"),
        ("hats-1 hats-2 hats-2", "green hats", "fan"),
        ("poppers-1 poppers-1 poppers-1", "purple poppers", "fan"),
        ("poppers-1 poppers-1 poppers-2", "purple poppers", "fan"),
        ("poppers-1 poppers-2 poppers-2", "purple poppers", "fan"),
    ],
)
def test_W3_reward_table(cards, theme, gain):
    """3, 4 and 5 symbols are worth 1, 2 and 3 singles in the own colour, as many fans in another one."""
    reward = sum(int(card[-1]) for card in cards.split()) - 2
    table = scoring([f"{cards} cones-1 dogs-1", "boots-1 boots-1"])
    do(table, 0, f"set {theme}")
    for card in cards.split():
        do(table, 0, card)
    if decision(table) == "set_card":
        do(table, 0, "finish")

    if gain == "single":
        assert (singles(table), single_supply(table, "orange")) == ([1 + reward, 1], 4 - reward)
        assert (fans(table), table.fans) == ([0, 0], 9)
    else:
        assert (fans(table), table.fans) == ([reward, 0], 9 - reward)
        assert singles(table) == [1, 1]


def test_W4_last_single():
    """With one single left a set of 5 records 1; the next set in the own colour records nothing."""
    table = scoring(["phones-1 phones-2 phones-2 shades-1 shades-2", "boots-1"], single_supply={"orange": 1})
    do(table, 0, "set orange phones", "phones-1", "phones-2", "phones-2")
    assert (singles(table)[0], single_supply(table, "orange")) == (2, 0)

    again = scoring(["shades-1 shades-1 shades-1", "boots-1"], single_supply={"orange": 0}, singles=[5, 1])
    do(again, 0, "set orange shades", "shades-1", "shades-1")  # the last card in hand is forced for all to see
    assert (singles(again)[0], fans(again)[0], again.fans) == (5, 0, 9)


@pytest.mark.parametrize(("choice", "victim", "supply"), [("yoink 2", 1, 5), ("yoink 1", 2, 4), ("yoink 0", 3, 3)])
def test_W5_yoink(choice, victim, supply):
    """A set of 5 in the colour of an opponent with 3 fans, supply 6."""
    table = scoring(["hats-1 hats-2 hats-2 cones-1", "boots-1"], fans=[0, 3], supply=6)
    do(table, 0, "set green hats", "hats-1", "hats-2", "hats-2")
    assert may(table) == ["yoink 0", "yoink 1", "yoink 2"]
    do(table, 0, choice)

    assert (fans(table), table.fans) == ([3, victim], supply)


def test_W6_final_round():
    """Supply 1, a set of 5 in a colour nobody owns: 3 fans, 2 of them from the box, and the final round."""
    table = scoring(["poppers-1 poppers-2 poppers-2", "boots-1"], supply=1)
    do(table, 0, "set purple poppers", "poppers-1", "poppers-2", "poppers-2")

    assert (fans(table), table.fans, table.box, table.final_round) == ([3, 0], 0, 2, True)


def test_W7_return():
    """With 1 fan, a set of 5 with the Diva Chord returns 1 fan first, then takes 3."""
    table = scoring(["poppers-1 poppers-2 diva-chord", "boots-1"], fans=[1, 0], supply=5)
    do(table, 0, "set purple poppers", "poppers-1", "poppers-2", "diva-chord")

    assert (fans(table)[0], table.fans) == (3, 3)


def test_W8_final_scores():
    """5 singles and 4 fans are 14 points; White Noise with 7 fans has 7."""
    table = a_table(["", "", "", ""], singles=[5, 1, 1, 0], fans=[4, 0, 0, 7])

    assert (score(table, 0), score(table, 3)) == (14, 7)


def test_W9_draw_phase():
    """2 cards left after the set: draw 3. 7 cards left: draw none, discard none."""
    two = scoring(["hats-1 hats-1 hats-1 cones-1 dogs-1", "boots-1"], deck="lamps-1 lamps-2 boots-2 phones-2")
    do(two, 0, "set green hats", "hats-1", "hats-1", "hats-1", "finish")
    assert hand(two, 0) == "cones-1 boots-2 lamps-1 lamps-2 dogs-1"

    seven = scoring(["phones-1 shades-1 skates-1 cones-1 poppers-1 mirrors-1 boots-1", ""])
    do(seven, 0, "no_set", "stop")
    assert len(seven.bands[0].hand) == 7


@pytest.mark.parametrize(
    ("seats", "supply", "numbers"),
    [
        (2, "first", (3, 7, 76, 91)),
        (3, "first", (3, 11, 71, 86)),
        (4, "first", (2, 15, 66, 81)),
        (2, "later", (4, 9, 76, 91)),
        (3, "later", (4, 13, 71, 86)),
        (4, "later", (3, 18, 66, 81)),
    ],
)
def test_W10_set_up_numbers(seats, supply, numbers):
    """The tables of section 5."""
    basic, full = (
        GAME.set_up(seats, numbered_seed(1), {"supply": supply, "advanced_cards": on}) for on in (False, True)
    )

    assert (max(basic.singles), basic.fans, len(basic.deck), len(full.deck)) == numbers
