"""Every card type in a situation where it matters. [specification 2, 7]"""

import pytest

from .positions import CARDS, JUNK, a_table, decision, do, fans, hand, ids, lay, may, scoring, singles

THEMES = [theme.id for theme in CARDS.file.theme]
OWNER = {"orange": 0, "purple": 1, "green": 2}
TESTED = {
    *(f"{theme}-{symbols}" for theme in THEMES for symbols in (1, 2)),
    *("note-any", "note-orange-purple", "note-orange-green", "note-purple-green"),
    *("power-chord", "sellout-note", "diva-chord"),
    *("sound-check", "crate-digging", "all-night-jam", "backstage-pass", "smash-the-guitar"),
    *("feedback-squeal", "sticky-tentacles", "free-merch", "poster-swap"),
    *("setlist-shuffle", "lost-luggage", "reinvent-the-band", "rehearsal-marathon", "awkward-silence"),
}


def test_every_card_type_has_its_test_here():
    """45 types, none forgotten."""
    assert set(CARDS.ids) == TESTED
    assert len(TESTED) == 45


# ---------------------------------------------------------------------- theme cards


@pytest.mark.parametrize("theme", THEMES)
def test_a_one_symbol_theme_card_counts_one_in_its_own_theme_and_colour(theme):
    """With two notes it makes exactly 3: 1 single for the owner of the colour, 1 fan for anybody else."""
    colour = next(entry.color for entry in CARDS.file.theme if entry.id == theme)
    for seat in range(3):
        hands = ["", "", ""]
        hands[seat] = f"{theme}-1 note-any note-any awkward-silence"
        table = scoring(hands, active=seat, mic=seat)
        assert may(table) == [f"set {colour} {theme}", "no_set"]
        lay(table, f"{colour} {theme}", f"{theme}-1 note-any note-any")

        own = seat == OWNER[colour]
        assert (singles(table)[seat], fans(table)[seat]) == ((2, 0) if own else (1, 1))


@pytest.mark.parametrize("theme", THEMES)
def test_a_two_symbol_theme_card_counts_two(theme):
    """With one more card of the theme it makes 3, with a Diva Chord 4."""
    colour = next(entry.color for entry in CARDS.file.theme if entry.id == theme)
    seat = (OWNER[colour] + 1) % 3
    for others, reward in (((f"{theme}-1"), 1), ("diva-chord", 2)):
        hands = ["", "", ""]
        hands[seat] = f"{theme}-2 {others} awkward-silence"
        table = scoring(hands, active=seat, mic=seat)
        lay(table, f"{colour} {theme}", " ".join(sorted([f"{theme}-2", others], key=CARDS.number.get)))

        assert fans(table)[seat] == reward


# ---------------------------------------------------------------------- music cards


@pytest.mark.parametrize(
    ("note", "fits"),
    [
        ("note-any", ("orange", "purple", "green")),
        ("note-orange-purple", ("orange", "purple")),
        ("note-orange-green", ("orange", "green")),
        ("note-purple-green", ("purple", "green")),
        ("sellout-note", ("orange", "purple", "green")),
    ],
)
def test_a_note_is_one_symbol_of_each_of_its_colours(note, fits):
    """1 symbol in a set of these colours with any theme, and in no other."""
    table = scoring([f"phones-2 mirrors-2 campfires-2 {note}", ""])
    themes = {"orange": "phones", "purple": "mirrors", "green": "campfires"}

    assert may(table) == [*(f"set {colour} {themes[colour]}" for colour in themes if colour in fits), "no_set"]


def test_power_chord():
    """2 symbols of any colour, only in a set of 4 or 5."""
    three = scoring(["phones-1 power-chord dogs-1", ""])
    assert may(three) == ["no_set"]

    four = scoring(["phones-2 power-chord dogs-1", ""])
    lay(four, "orange phones", "phones-2 power-chord")
    assert singles(four)[0] == 3

    alone = scoring(["power-chord power-chord awkward-silence", ""])
    assert may(alone) == ["set orange notes", "set purple notes", "set green notes", "no_set"]


def test_sellout_note():
    """1 symbol; return 1 fan before the reward."""
    table = scoring(["poppers-2 sellout-note dogs-1", ""], fans=[2, 0], supply=4)
    lay(table, "purple poppers", "poppers-2 sellout-note")

    assert (fans(table)[0], table.fans) == (2, 4)


def test_diva_chord():
    """2 symbols; return 2 fans before the reward, and it is free without fans."""
    rich = scoring(["poppers-1 diva-chord dogs-1", ""], fans=[2, 0], supply=4)
    lay(rich, "purple poppers", "poppers-1 diva-chord")
    assert (fans(rich)[0], rich.fans) == (1, 5)

    poor = scoring(["poppers-1 diva-chord dogs-1", ""], supply=4)
    lay(poor, "purple poppers", "poppers-1 diva-chord")
    assert (fans(poor)[0], poor.fans) == (1, 3)


# ---------------------------------------------------------------------- basic action cards


@pytest.mark.parametrize(
    ("card", "draw", "discard"), [("sound-check", 2, 1), ("crate-digging", 3, 2), ("all-night-jam", 5, 3)]
)
def test_cards_that_draw_and_then_discard(card, draw, discard):
    """Draw n, then choose what to give up among all cards."""
    table = a_table([f"{card} dogs-1 dogs-2", "boots-1"], top="phones-1 phones-2 shades-1 shades-2 skates-1")
    do(table, 0, card)
    assert len(table.bands[0].hand) == 2 + draw
    for _ in range(discard):
        assert decision(table) == "discard"
        do(table, 0, may(table)[0])

    assert decision(table) == "action"
    assert len(table.bands[0].hand) == 2 + draw - discard
    assert len(table.discards) == discard + 1


def test_backstage_pass():
    """Draw 2."""
    table = a_table(["backstage-pass dogs-1", "boots-1"], top="phones-1 phones-2 shades-1")
    do(table, 0, "backstage-pass")

    assert hand(table, 0) == "phones-1 phones-2 dogs-1"


def test_smash_the_guitar():
    """Discard 2, then draw 3."""
    table = a_table(["smash-the-guitar dogs-1 dogs-2 hats-1", "boots-1"], top="phones-1 phones-2 shades-1")
    do(table, 0, "smash-the-guitar", "hats-1", "dogs-2")

    assert (hand(table, 0), ids(table.discards)) == (
        "phones-1 phones-2 shades-1 dogs-1",
        "hats-1 dogs-2 smash-the-guitar",
    )


def test_feedback_squeal():
    """Every opponent discards 1, then draw 1."""
    table = a_table(["feedback-squeal dogs-1", "boots-1 boots-2", "lamps-1 lamps-2"], top="phones-1")
    do(table, 0, "feedback-squeal")
    do(table, 1, "boots-2")
    assert hand(table, 0) == "dogs-1"
    do(table, 2, "lamps-1")

    assert [hand(table, seat) for seat in range(3)] == ["phones-1 dogs-1", "boots-1", "lamps-2"]


def test_sticky_tentacles():
    """Everyone steals 1 from one side, then draw 1."""
    table = a_table(["sticky-tentacles dogs-1", "boots-1", "lamps-1", "cones-1"], top="phones-1")
    do(table, 0, "sticky-tentacles", "right")

    assert [hand(table, seat) for seat in range(4)] == ["phones-1 cones-1", "dogs-1", "boots-1", "lamps-1"]


def test_free_merch():
    """Yoink 1 fan from an opponent of choice."""
    table = a_table(["free-merch dogs-1", "boots-1", "lamps-1"], fans=[0, 2, 2])
    do(table, 0, "free-merch", "rob 2")

    assert fans(table) == [1, 2, 1]


def test_poster_swap():
    """Discard 1, then yoink 1 fan."""
    table = a_table(["poster-swap dogs-1 hats-1", "boots-1"], fans=[0, 2])
    do(table, 0, "poster-swap", "dogs-1")

    assert (hand(table, 0), fans(table)) == ("hats-1", [1, 1])


# ---------------------------------------------------------------------- advanced action cards


def test_setlist_shuffle():
    """Everyone passes 1, then draw 1."""
    table = a_table(["setlist-shuffle dogs-1 hats-1", "boots-1 boots-2"], top="phones-1")
    do(table, 0, "setlist-shuffle")
    do(table, 0, "dogs-1")
    do(table, 1, "boots-2")

    assert (hand(table, 0), hand(table, 1)) == ("phones-1 boots-2 hats-1", "boots-1 dogs-1")


def test_lost_luggage():
    """Everyone passes 2, and nothing is drawn."""
    table = a_table(["lost-luggage dogs-1 hats-1 cones-1", "boots-1 boots-2 lamps-1"], top="phones-1")
    do(table, 0, "lost-luggage", "cones-1", "dogs-1")
    do(table, 1, "boots-1", "lamps-1")

    assert (hand(table, 0), hand(table, 1)) == ("boots-1 lamps-1 hats-1", "cones-1 boots-2 dogs-1")


def test_reinvent_the_band():
    """The whole hand goes, five cards come."""
    table = a_table(["reinvent-the-band dogs-1 hats-1", "boots-1"], top=f"{JUNK[0]} lamps-1")
    do(table, 0, "reinvent-the-band")

    assert (hand(table, 0), ids(table.discards)) == (JUNK[0], "hats-1 dogs-1 reinvent-the-band")


def test_rehearsal_marathon():
    """Draw until 7 and the turn is over: no set although one is in hand."""
    table = a_table(["rehearsal-marathon hats-1 hats-2", "boots-1"], top=f"{JUNK[0]} lamps-1")
    do(table, 0, "rehearsal-marathon")

    assert hand(table, 0) == f"{JUNK[0]} hats-1 hats-2"
    assert (table.active, fans(table)) == (1, [0, 0])


def test_awkward_silence():
    """Nothing happens; it is a card to pass on or discard."""
    table = a_table(["awkward-silence hats-1", "boots-1"], fans=[1, 1])
    deck = len(table.deck)
    do(table, 0, "awkward-silence")

    assert (hand(table, 0), hand(table, 1), fans(table), len(table.deck)) == ("hats-1", "boots-1", [1, 1], deck)
