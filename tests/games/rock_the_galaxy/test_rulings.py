"""One test per ruling, R1 to R63. [specification 9]"""

import pytest

from stardeck.games.rock_the_galaxy.effects import Draw, DrawToEndTurn
from stardeck.games.rock_the_galaxy.events import Discarded, Drew, Recorded, Returned
from stardeck.kernel import BadOptions, FastRng, numbered_seed, settle, waiting_for

from .positions import (
    CARDS,
    GAME,
    JUNK,
    a_table,
    decision,
    do,
    fans,
    hand,
    ids,
    known,
    lay,
    log,
    may,
    pass_turn,
    refusal,
    scoring,
    single_supply,
    singles,
    told,
)


def test_R1_sets_count_symbols():
    """Two cards with three symbols are a set."""
    table = scoring(["hats-1 hats-2 dogs-1", ""])

    assert "set green hats" in may(table)


def test_R2_all_symbols_of_a_card_count():
    """2 + 2 symbols are 4 and earn 2 fans; they cannot be counted as 3."""
    table = scoring(["hats-2 hats-2 dogs-1", ""])
    lay(table, "green hats", "hats-2 hats-2")

    assert fans(table)[0] == 2


def test_R3_no_set_of_six_or_more():
    """2 + 2 + 2 symbols: the third card cannot be added."""
    table = scoring(["hats-2 hats-2 diva-chord dogs-1", ""])
    do(table, 0, "set green hats", "hats-2", "hats-2")

    assert may(table) == ["finish"]
    assert "more than 5" in refusal(table, 0, "diva-chord")


def test_R4_a_smaller_set_than_possible():
    """Five symbols in hand, three played."""
    table = scoring(["hats-1 hats-1 hats-1 hats-2", ""])
    lay(table, "green hats", "hats-1 hats-1 hats-1")

    assert fans(table)[0] == 1


def test_R5_one_theme_per_set():
    """Hats and trucks are both green and do not mix."""
    table = scoring(["hats-1 hats-1 trucks-1 trucks-1", ""])

    assert may(table) == ["no_set"]


def test_R6_any_number_of_notes_with_one_theme_card():
    """One hat and four notes are a set of five."""
    table = scoring(["hats-1 note-any note-any note-orange-green note-purple-green", ""])
    lay(table, "green hats", "hats-1 note-any note-any note-orange-green note-purple-green")

    assert fans(table)[0] == 3


def test_R7_notes_are_any_colour_or_two_colours():
    """No music card has exactly one colour, and all pairs exist."""
    colours = {card.id: set(card.colors) for card in CARDS.file.card if card.kind == "music"}

    assert all(len(colors) in (2, 3) for colors in colours.values())
    pairs = [colors for colors in colours.values() if len(colors) == 2]
    assert len(pairs) == 3
    assert {frozenset(pair) for pair in pairs} == {
        frozenset(p) for p in (("orange", "purple"), ("orange", "green"), ("purple", "green"))
    }


def test_R8_a_two_colour_note_in_a_third_colour():
    """An orange-or-purple note does not fit a green set."""
    table = scoring(["hats-1 hats-1 note-orange-purple", ""])

    assert may(table) == ["no_set"]


def test_R9_a_set_of_notes_only():
    """Legal in a colour that every note allows, if the option is on."""
    notes = "note-any note-orange-green note-orange-green"
    table = scoring([f"{notes} dogs-1", ""])
    assert may(table) == ["set orange notes", "set green dogs", "set green notes", "no_set"]
    lay(table, "orange notes", notes)
    assert singles(table)[0] == 2

    strict = scoring([f"{notes} lamps-1", ""], pure_note_sets=False)
    assert may(strict) == ["no_set"]
    assert refusal(strict, 0, "set green notes") == "Sets of music cards only are not allowed in this game."


def test_R10_a_set_of_notes_is_no_theme_set():
    """A theme set needs a card of the theme; a `notes` set takes none."""
    table = scoring(["note-any note-any note-any hats-1", ""])
    assert "set green trucks" not in may(table)
    do(table, 0, "set green notes")

    assert "announced" in refusal(table, 0, "hats-1")
    themed = scoring(["note-any note-any note-any hats-1", ""])
    do(themed, 0, "set green hats")
    assert may(themed) == ["hats-1"]


@pytest.mark.parametrize(
    ("cards", "symbols", "most"), [("hats-1 hats-2", 3, 0), ("hats-2 hats-2", 4, 1), ("hats-1 hats-2 hats-2", 5, 2)]
)
def test_R11_how_many_fans_a_set_may_yoink(cards, symbols, most):
    """0 with 3 symbols, up to 1 with 4, up to 2 with 5."""
    table = scoring([f"{cards} dogs-1", "boots-1"], fans=[0, 9])
    lay(table, "green hats", cards)

    assert (may(table) if decision(table) == "yoink_count" else ["yoink 0"]) == [f"yoink {n}" for n in range(most + 1)]


def test_R12_at_least_one_fan_from_the_box_when_the_supply_is_empty():
    """Two yoinked, the third from the box."""
    table = scoring(["hats-1 hats-2 hats-2 dogs-1", "boots-1"], fans=[0, 9], supply=0)
    lay(table, "green hats", "hats-1 hats-2 hats-2")
    do(table, 0, "yoink 2")

    assert (fans(table), table.fans, table.box) == ([3, 7], 0, 1)


def test_R13_a_set_yoinks_only_from_the_owner_of_its_colour():
    """In a game of two, a set in the colour nobody owns yields supply fans only."""
    table = scoring(["poppers-1 poppers-2 poppers-2 dogs-1", "boots-1"], fans=[0, 9])
    lay(table, "purple poppers", "poppers-1 poppers-2 poppers-2")

    assert (fans(table), table.fans) == ([3, 9], 6)


def test_R14_white_noise_is_robbed_by_cards_but_never_by_sets():
    """No colour leads to White Noise; a Yoink action does."""
    by_set = scoring(["hats-1 hats-2 hats-2 dogs-1", "boots-1", "lamps-1", "cones-1"], fans=[0, 0, 0, 9])
    lay(by_set, "green hats", "hats-1 hats-2 hats-2")
    assert fans(by_set) == [3, 0, 0, 9]

    by_card = a_table(["free-merch hats-1", "boots-1", "lamps-1", "cones-1"], fans=[0, 0, 0, 9])
    do(by_card, 0, "free-merch")
    assert fans(by_card) == [1, 0, 0, 8]


def test_R15_the_yoink_action_works_with_two_players():
    """The note about two players is about sets."""
    table = a_table(["free-merch hats-1", "boots-1"], fans=[0, 2])
    do(table, 0, "free-merch")

    assert fans(table) == [1, 1]


def test_R16_sets_in_other_colours_earn_fans():
    """The reward table means fans, not singles."""
    table = scoring(["hats-1 hats-2 dogs-1", "boots-1"])
    lay(table, "green hats", "hats-1 hats-2")

    assert (fans(table), singles(table)) == ([1, 0], [1, 1])


@pytest.mark.parametrize(("left", "gained"), [(2, 2), (1, 1), (0, 0)])
def test_R17_fewer_singles_left_than_earned(left, gained):
    """Take what is left; with none left the set is legal and earns nothing."""
    table = scoring(["phones-1 phones-2 phones-2 dogs-1", "boots-1"], single_supply={"orange": left})
    assert "set orange phones" in may(table)
    lay(table, "orange phones", "phones-1 phones-2 phones-2")

    assert (singles(table)[0], single_supply(table, "orange"), fans(table)[0]) == (1 + gained, 0, 0)
    assert Recorded(0, gained) in told(table)
    if not gained:
        assert "Ann recorded nothing: no single was left." in log(table)


def test_R18_earned_tokens_cannot_be_declined():
    """The last fan is taken and the final round comes, wanted or not."""
    table = scoring(["poppers-1 poppers-2 dogs-1", "boots-1"], supply=1)
    do(table, 0, "set purple poppers", "poppers-1", "poppers-2")
    assert may(table) == ["finish"]
    do(table, 0, "finish")

    assert (fans(table)[0], table.final_round) == (1, True)


def test_R19_fans_are_unlimited_and_the_displayed_box_stops_at_zero():
    """A four-player game has 4 extras; the fifth fan from the box is still paid."""
    table = scoring(["poppers-1 poppers-2 poppers-2 dogs-1", *["boots-1"] * 3], supply=0, final_round=True)
    assert GAME.see(table, None).box_fans == 4
    table.box = 3
    lay(table, "purple poppers", "poppers-1 poppers-2 poppers-2")

    assert fans(table)[0] == 3
    assert GAME.see(table, None).box_fans == 0


def test_R20_starting_tokens_are_not_part_of_the_supply():
    """1 + 4 singles fit the box of 5; 18 + 2 fans fit the box of 24."""
    two = GAME.set_up(2, numbered_seed(0))
    four = GAME.set_up(4, numbered_seed(0))

    assert all(band.singles + two.singles[band.colour] == 5 for band in two.bands)
    assert four.fans + sum(fans(four)) == 20


def test_R21_return_cards_in_the_own_colour_cost_fans_too():
    """The fans go back before singles are taken, even when no single is left."""
    table = scoring(["phones-1 diva-chord dogs-1", "boots-1"], fans=[5, 0], single_supply={"orange": 0})
    lay(table, "orange phones", "phones-1 diva-chord")

    assert (fans(table)[0], table.fans, singles(table)[0]) == (3, 11, 1)
    events = told(table)
    assert events.index(Returned(0, 2)) < events.index(Recorded(0, 0))


@pytest.mark.parametrize(("have", "back"), [(9, 4), (3, 3), (0, 0)])
def test_R22_several_return_cards_add_up(have, back):
    """1 + 1 + 2, capped by the fans one has."""
    table = scoring(["phones-1 sellout-note sellout-note diva-chord", "boots-1"], fans=[have, 0])
    lay(table, "orange phones", "phones-1 sellout-note sellout-note diva-chord")

    assert (fans(table)[0], table.fans) == (have - back, 9 + back)


def test_R23_returned_fans_can_be_taken_again_and_the_trigger_is_checked_after_taking():
    """Supply 2, return 1, take 3: the supply is empty and nothing comes from the box."""
    table = scoring(["poppers-2 poppers-2 sellout-note dogs-1", "boots-1"], fans=[1, 0], supply=2)
    lay(table, "purple poppers", "poppers-2 poppers-2 sellout-note")

    assert (fans(table)[0], table.fans, table.box, table.final_round) == (3, 0, 0, True)


def test_R24_the_end_is_not_cancelled_by_returned_fans():
    """The flag stays although the supply has fans again."""
    table = scoring(["phones-1 diva-chord dogs-1 cones-1 cones-2", JUNK[1]], fans=[4, 0], supply=0, final_round=True)
    lay(table, "orange phones", "phones-1 diva-chord")
    assert (table.fans, table.final_round) == (2, True)
    pass_turn(table, 1)

    assert GAME.result(table).reason == "fans_out"


def test_R25_yoinking_does_not_trigger_the_end():
    """Only an emptied supply does; a yoink action leaves it alone."""
    by_card = a_table(["free-merch hats-1", "boots-1"], fans=[0, 1], supply=0)
    do(by_card, 0, "free-merch")
    assert not by_card.final_round

    by_set = scoring(["hats-1 hats-2 hats-2 dogs-1", "boots-1"], fans=[0, 2], supply=2)
    lay(by_set, "green hats", "hats-1 hats-2 hats-2")
    do(by_set, 0, "yoink 2")
    assert (by_set.fans, by_set.final_round) == (1, False)


def test_R26_four_plus_means_symbols_its_own_included():
    """Two hats and the Power Chord are 4 symbols of 3 cards."""
    table = scoring(["hats-2 power-chord dogs-1", ""])
    lay(table, "green hats", "hats-2 power-chord")

    assert fans(table)[0] == 2


def test_R27_no_action_of_a_played_card_can_be_skipped():
    """Sound Check: draw first, then a discard is compulsory."""
    table = a_table(["sound-check hats-1", ""], top="dogs-1 dogs-2")
    do(table, 0, "sound-check")

    assert may(table) == ["hats-1", "dogs-1", "dogs-2"]
    assert "1 to go" in refusal(table, 0, "end_actions")


def test_R28_a_player_without_fans_cannot_be_named():
    """If nobody has fans nobody is named."""
    table = a_table(["free-merch hats-1", "", "", ""], fans=[3, 1, 0, 1])
    do(table, 0, "free-merch")
    assert may(table) == ["rob 1", "rob 3"]

    none = a_table(["free-merch hats-1", "", "", ""], fans=[3, 0, 0, 0])
    do(none, 0, "free-merch")
    assert decision(none) == "action"


def test_R29_opponents_discard_simultaneously_and_secretly():
    """All are asked at once; the discards are revealed together."""
    table = a_table(["feedback-squeal", "hats-1 hats-2", "boots-1 boots-2"])
    do(table, 0, "feedback-squeal")
    assert waiting_for(table) == (1, 2)
    do(table, 1, "hats-2")
    assert not [event for event in told(table, 2) if isinstance(event, Discarded)]
    do(table, 2, "boots-1")

    discards = [event for event in told(table) if isinstance(event, Discarded)]
    assert discards == [Discarded(1, ("hats-2",)), Discarded(2, ("boots-1",))]


def test_R30_left_is_the_next_player_in_turn_order():
    """Steal from left: from the next player. Pass left: to the next player."""
    steal = a_table(["sticky-tentacles", "boots-1", "lamps-1"], deck="")
    do(steal, 0, "sticky-tentacles", "left")
    assert hand(steal, 0) == "boots-1"

    give = a_table(["setlist-shuffle hats-1", "boots-1", "lamps-1"], deck="")
    do(give, 0, "setlist-shuffle", "left")
    assert hand(give, 1) == "hats-1"


@pytest.mark.parametrize("card", ["sticky-tentacles", "setlist-shuffle", "lost-luggage"])
def test_R31_no_direction_with_two_players(card):
    """Both sides are the same player."""
    table = a_table([f"{card} hats-1", "boots-1"], deck="")
    do(table, 0, card)

    assert (hand(table, 0), hand(table, 1)) == ("boots-1", "hats-1")


def test_R32_the_stolen_card_is_chance():
    """Neither thief nor victim picks: nobody is asked, and both cards come up."""
    stolen = set()
    for seed in range(20):
        table = a_table(["sticky-tentacles", "boots-1 lamps-1"], deck="", seed=seed)
        do(table, 0, "sticky-tentacles")
        stolen.add(hand(table, 0))

    assert stolen == {"boots-1", "lamps-1"}


def test_R33_too_few_cards_means_as_many_as_there_are():
    """For discards, passes and steals."""
    discard = a_table(["all-night-jam", "boots-1"], deck="hats-1 dogs-1", discards="")
    do(discard, 0, "all-night-jam")
    assert Discarded(0, ("hats-1", "dogs-1")) in told(discard)

    give = a_table(["lost-luggage hats-1 hats-2 dogs-1", "boots-1", ""], deck="")
    do(give, 0, "lost-luggage", "left", "hats-1", "hats-2")
    assert [hand(give, seat) for seat in range(3)] == ["dogs-1", "hats-1 hats-2", "boots-1"]


def test_R34_no_card_moves_twice():
    """A card stolen or passed stays with its new owner for this effect."""
    table = a_table(["sticky-tentacles hats-1 hats-1", "", ""], deck="")
    do(table, 0, "sticky-tentacles", "right")

    assert [hand(table, seat) for seat in range(3)] == ["hats-1", "hats-1", ""]


def test_R35_everyone_includes_the_active_player_for_steals_and_passes_only():
    """The active player loses a card to a steal and a pass, none to Feedback Squeal."""
    steal = a_table(["sticky-tentacles hats-1", "boots-1", ""], deck="")
    do(steal, 0, "sticky-tentacles", "left")
    assert (hand(steal, 0), hand(steal, 2)) == ("boots-1", "hats-1")

    squeal = a_table(["feedback-squeal hats-1", "boots-1", "lamps-1"], deck="")
    do(squeal, 0, "feedback-squeal")
    assert "hats-1" in hand(squeal, 0)


def test_R36_cards_just_drawn_or_received_may_be_played_at_once():
    """A drawn action card in the action phase, drawn symbols in the set."""
    table = a_table(["backstage-pass hats-1 hats-1", "boots-1"], top="hats-1 awkward-silence")
    do(table, 0, "backstage-pass", "awkward-silence", "end_actions")

    assert may(table) == ["set green hats", "no_set"]

    received = a_table(["lost-luggage dogs-1", "free-merch boots-1"], deck="")
    do(received, 0, "lost-luggage")
    assert "free-merch" in may(received)


def test_R37_action_cards_outside_the_action_phase_can_only_be_given_up():
    """They can be dropped, discarded, passed and stolen, not played."""
    table = scoring(["sound-check hats-1 dogs-1", "boots-1"])
    assert "sound-check" not in may(table)
    do(table, 0, "no_set", "sound-check")
    assert ids(table.discards) == "sound-check"

    squeal = a_table(["feedback-squeal", "sound-check boots-1"])
    do(squeal, 0, "feedback-squeal")
    assert "sound-check" in may(squeal)


def test_R38_either_one_set_or_dropping():
    """After a set the draw phase follows at once."""
    table = scoring(["hats-1 hats-2 phones-1 phones-2 dogs-1", "boots-1 boots-1"])
    lay(table, "green hats", "hats-1 hats-2")

    assert table.active == 1
    assert len(table.bands[0].hand) == 5


@pytest.mark.parametrize("dropped", ["", "dogs-1", "hats-1 dogs-1 note-any sound-check"])
def test_R39_any_number_of_any_kind_can_be_dropped(dropped):
    """From none to the whole hand."""
    table = scoring(["hats-1 dogs-1 note-any sound-check", "boots-1 boots-1"])
    do(table, 0, "no_set", *dropped.split())
    if table.active == 0:
        do(table, 0, "stop")

    assert ids(table.discards) == dropped
    assert len(table.bands[0].hand) == 5


def test_R40_the_pile_is_shuffled_when_a_card_must_be_drawn_not_before():
    """An empty deck alone changes nothing."""
    table = a_table(["backstage-pass", JUNK[1]], deck="hats-1 dogs-1", discards="boots-1 boots-2")
    do(table, 0, "backstage-pass")

    assert len(table.deck) == 0
    assert ids(table.discards) == "boots-1 boots-2 backstage-pass"


def test_R41_the_resolving_card_is_not_shuffled_in_but_what_it_discarded_is():
    """Smash the Guitar discards two and draws them again; a set just played is part of the draw phase's shuffle."""
    table = a_table(["smash-the-guitar hats-1 dogs-1", JUNK[1]], deck="")
    do(table, 0, "smash-the-guitar")
    assert hand(table, 0) == "hats-1 dogs-1"
    assert ids(table.discards) == "smash-the-guitar"

    laid = scoring(["hats-1 hats-2 dogs-1", JUNK[1]], deck="")
    lay(laid, "green hats", "hats-1 hats-2")
    assert hand(laid, 0) == "hats-1 hats-2 dogs-1"


def test_R42_deck_and_pile_empty_draws_as_many_as_possible():
    """No penalty."""
    table = scoring(["dogs-1 hats-1", JUNK[1]], deck="boots-1", discards="lamps-1")
    do(table, 0, "no_set", "stop")

    assert hand(table, 0) == "boots-1 lamps-1 hats-1 dogs-1"
    assert table.active == 1


def test_R43_no_hand_limit():
    """More than five cards are kept."""
    table = scoring([f"{JUNK[0]} {JUNK[1]}", "boots-1"])
    do(table, 0, "no_set", "stop")

    assert len(table.bands[0].hand) == 10


@pytest.mark.parametrize("held", [7, 8])
def test_R44_draw_until_seven_with_seven_or_more(held):
    """None is drawn, and the turn still ends."""
    cards = " ".join(f"{JUNK[0]} {JUNK[1]}".split()[:held])
    table = a_table([f"{cards} rehearsal-marathon", "boots-1"])
    do(table, 0, "rehearsal-marathon")

    assert (len(table.bands[0].hand), table.active) == (held, 1)
    assert not [event for event in told(table) if isinstance(event, Drew)]


def test_R45_the_discard_pile_is_open():
    """Everybody may browse the whole pile."""
    table = a_table(["hats-1", "boots-1"], discards="cones-1 dogs-2 lamps-1")

    for seat in (0, 1, None):
        assert GAME.see(table, seat).discards == ("cones-1", "dogs-2", "lamps-1")


def test_R46_after_the_limit_of_action_cards_the_phase_ends():
    """`end_actions` is forced; two draw cards cannot redraw each other for ever."""
    table = a_table(["backstage-pass backstage-pass dogs-1 hats-1", JUNK[1]], deck="", max_actions_per_turn=60)
    for played in range(1, 61):
        do(table, 0, "backstage-pass")
        assert table.actions_played == played

    assert "backstage-pass" in hand(table, 0)
    assert decision(table) == "score"
    assert sum(n for card, n in enumerate(CARDS.copies) if CARDS.is_action[card]) == 32


def test_R47_the_round_cap_ends_an_endless_game():
    """After `max_rounds` rounds the game ends and is scored."""
    table = a_table(["hats-1", "boots-1"], max_rounds=2)
    for seat in (0, 1, 0, 1):
        assert table.ended == ""
        pass_turn(table, seat)

    assert GAME.result(table).reason == "round_cap"
    assert GAME.result(table).totals == (2, 2)


def test_R48_a_stalemate_needs_consecutive_rounds_in_which_no_card_moved():
    """One card that moves, even there and back, starts the count anew."""
    table = a_table([JUNK[0], f"{JUNK[1]} awkward-silence"], dead_rounds=2)
    for seat in (0, 1, 0):
        pass_turn(table, seat)
    assert table.dead_rounds == 1
    do(table, 1, "awkward-silence")
    pass_turn(table, 1)
    assert (table.dead_rounds, table.ended) == (0, "")
    for seat in (0, 1, 0, 1):
        assert table.ended == ""
        pass_turn(table, seat)
    assert table.ended == "stalemate"

    there_and_back = a_table(["smash-the-guitar", ""], deck="", dead_rounds=1)
    do(there_and_back, 0, "smash-the-guitar")  # the played card is drawn again: it has moved
    assert there_and_back.ended == ""


def test_R49_two_players_use_any_two_colours_and_the_third_stays_in_the_deck():
    """The third colour's cards are dealt; its singles stay in the box."""
    table = GAME.set_up(2, numbered_seed(0), {"bands": ["purple_rays", "orange_groove"]})
    cards = table.deck.cards() + [card for band in table.bands for card in band.hand]

    assert single_supply(table, "green") == 0
    assert cards.count(CARDS.number["hats-1"]) == 4


def test_R50_white_noise_is_not_optional_with_four():
    """Only four bands exist."""
    with pytest.raises(BadOptions, match="4 different bands"):
        GAME.set_up(4, numbered_seed(0), {"bands": ["orange_groove", "purple_rays", "green_thrum", "orange_groove"]})
    assert "white_noise" in {CARDS.bands[band.band] for band in GAME.set_up(4, numbered_seed(0)).bands}


@pytest.mark.parametrize("supply", ["first", "later"])
@pytest.mark.parametrize("advanced", [True, False])
def test_R51_advanced_cards_and_supply_are_independent(supply, advanced):
    """All four combinations exist."""
    table = GAME.set_up(2, numbered_seed(0), {"supply": supply, "advanced_cards": advanced})

    assert (table.fans, len(table.deck)) == (7 if supply == "first" else 9, 91 if advanced else 76)


def test_R52_the_first_player_is_random_or_set_by_the_caller():
    """The musical criterion cannot be checked by software."""
    assert {GAME.set_up(3, numbered_seed(n)).mic for n in range(40)} == {0, 1, 2}
    assert {GAME.set_up(3, numbered_seed(n), {"first_player": 1}).mic for n in range(5)} == {1}


def test_R53_the_last_player_of_the_round_may_trigger_the_end():
    """Then the game ends after that turn."""
    table = scoring([JUNK[0], "poppers-1 poppers-2 dogs-1"], supply=1, active=1, mic=0)
    lay(table, "purple poppers", "poppers-1 poppers-2")

    assert GAME.result(table).reason == "fans_out"


def test_R54_colour_and_theme_are_announced_before_the_set_is_laid():
    """Everybody sees the announcement before the first card."""
    table = scoring(["hats-1 hats-2 dogs-1", "boots-1"])
    do(table, 0, "set green hats")
    view = GAME.see(table, 1)

    assert (view.laying.color, view.laying.theme, view.laying.symbols, view.in_play) == ("green", "hats", 0, ())
    assert "Ann announced a set in green: cowboy hats." in log(table, 1)


def test_R55_with_three_players_every_colour_has_an_owner():
    """Three coloured bands."""
    table = GAME.set_up(3, numbered_seed(0))

    assert sorted(table.owner_of(colour) for colour in range(3)) == [0, 1, 2]


def test_R56_opponents_refill_only_in_their_own_draw_phase():
    """After losing cards they stay short."""
    table = a_table(["feedback-squeal hats-1 dogs-1 cones-1 lamps-1", "boots-1 boots-2"])
    do(table, 0, "feedback-squeal")
    do(table, 1, "boots-1")
    pass_turn(table, 0)

    assert len(table.bands[1].hand) == 1
    pass_turn(table, 1)
    assert len(table.bands[1].hand) == 5


@pytest.mark.parametrize("theme", ["orange phones", "purple poppers", "green hats"])
def test_R57_white_noise_never_scores_an_own_colour(theme):
    """All three colours yield fans for it."""
    name = theme.split()[1]
    table = scoring([JUNK[0], "boots-1", "lamps-1", f"{name}-1 {name}-2 dogs-1"], active=3, mic=3)
    lay(table, theme, f"{name}-1 {name}-2")

    assert (fans(table)[3], singles(table)[3]) == (3, 0)


def test_R58_other_players_sets_in_my_colour_leave_my_singles():
    """Only the own colour gives singles."""
    table = scoring(["hats-1 hats-2 dogs-1", "boots-1"])
    lay(table, "green hats", "hats-1 hats-2")

    assert single_supply(table, "green") == 4


def test_R59_advanced_music_cards():
    """All any-colour; Power Chord 2 symbols and 4+, Sellout Note 1 and return 1, Diva Chord 2 and return 2."""
    entries = {card.id: card for card in CARDS.file.card if card.kind == "music" and card.pack == "advanced"}

    assert {
        name: (card.symbols, card.min_set, card.return_fans, len(card.colors)) for name, card in entries.items()
    } == {
        "power-chord": (2, 4, 0, 3),
        "sellout-note": (1, 3, 1, 3),
        "diva-chord": (2, 3, 2, 3),
    }


def test_R60_themes_and_their_frequencies():
    """Four per colour with 6, 5, 4 and 3 cards; the named themes are the most common ones."""
    by_rank = {(theme.color, theme.rank): (theme.id, theme.cards) for theme in CARDS.file.theme}

    for color, first in (("orange", "phones"), ("purple", "poppers"), ("green", "hats")):
        assert by_rank[color, 1][0] == first
        assert [by_rank[color, rank][1] for rank in (1, 2, 3, 4)] == [6, 5, 4, 3]


def test_R61_which_actions_share_a_card():
    """As listed in section 2."""
    actions = {card.id: [(op.op, op.n) for op in card.actions] for card in CARDS.file.card if card.kind == "action"}

    assert actions == {
        "sound-check": [("draw", 2), ("discard", 1)],
        "crate-digging": [("draw", 3), ("discard", 2)],
        "all-night-jam": [("draw", 5), ("discard", 3)],
        "backstage-pass": [("draw", 2)],
        "smash-the-guitar": [("discard", 2), ("draw", 3)],
        "feedback-squeal": [("opponents_discard", 1), ("draw", 1)],
        "sticky-tentacles": [("all_steal", 1), ("draw", 1)],
        "free-merch": [("yoink", 1)],
        "poster-swap": [("discard", 1), ("yoink", 1)],
        "setlist-shuffle": [("all_pass", 1), ("draw", 1)],
        "lost-luggage": [("all_pass", 2)],
        "reinvent-the-band": [("discard_all", 0), ("draw", 5)],
        "rehearsal-marathon": [("draw_to_end_turn", 7)],
        "awkward-silence": [("nothing", 0)],
    }


def test_R62_the_three_colours_have_the_same_profile():
    """18 cards and 23 symbols each."""
    profile = {}
    for card in CARDS.file.card:
        if card.kind == "theme":
            rank = next(theme.rank for theme in CARDS.file.theme if theme.id == card.theme)
            profile.setdefault(card.color, []).append((rank, card.symbols, card.count))

    assert sorted(profile["orange"]) == sorted(profile["purple"]) == sorted(profile["green"])
    assert sum(count for _, _, count in profile["orange"]) == 18
    assert sum(symbols * count for _, symbols, count in profile["orange"]) == 23


def test_R63_a_reshuffle_tells_the_only_opponent_hand():
    """The new deck is known, so with one other hand everything unseen is in it; what is drawn then is not."""
    table = a_table(["backstage-pass", "boots-1 lamps-1"], deck="hats-1", discards="cones-1 cones-2 dogs-1")
    do(table, 0, "backstage-pass")

    assert known(table, 0, 1) == "boots-1 lamps-1"
    assert known(table, 1, 0) == "hats-1"  # drawn before the reshuffle; the second card is not known

    three = a_table(["backstage-pass", "boots-1", "lamps-1"], deck="hats-1", discards="cones-1 cones-2 dogs-1")
    do(three, 0, "backstage-pass")
    assert {known(three, o, p) for o in range(3) for p in range(3)} == {""}  # several others hold cards


# ---------------------------------------------------------------------- holes in the specification, decided here


def test_R_new1_what_everybody_sees_to_be_forced_is_played():
    """The last card of an unfinished set goes down by itself; what only the hand forces is asked."""
    table = scoring(["hats-1 hats-1 hats-1", JUNK[1]])
    do(table, 0, "set green hats", "hats-1")
    assert may(table) == ["hats-1"]  # two cards left: nobody else knows that the next one is forced
    do(table, 0, "hats-1")

    assert fans(table)[0] == 1  # the last card and the finish were plain to everybody


def test_R_new2_with_open_hands_every_single_choice_is_played():
    """A set without alternatives lays itself once it is announced."""
    table = scoring(["hats-1 hats-2 awkward-silence", JUNK[1]], open_hands=True)
    do(table, 0, "set green hats")

    assert (fans(table)[0], table.active) == (1, 1)


def test_R_new3_a_draw_across_a_reshuffle_is_told_in_two_parts():
    """What was drawn before the shuffle can be known, what came after cannot."""
    table = a_table(["backstage-pass", "boots-1"], deck="hats-1", discards="cones-1 cones-2 dogs-1")
    do(table, 0, "backstage-pass")

    assert [event.count for event in told(table, 1) if isinstance(event, Drew)] == [1, 1]
    assert known(table, 1, 0) == "hats-1"


@pytest.mark.parametrize("card", ["lost-luggage", "feedback-squeal"])
def test_R_new4_opened_ballots_are_new_information(card):
    """The kernel counts them, so undo asks for consent."""
    table = a_table([f"{card} hats-1 hats-2 dogs-1", "boots-1 boots-2"], deck="")
    before = table.reveals
    do(table, 0, card)
    if card == "lost-luggage":
        do(table, 0, "hats-1", "hats-2")
    else:
        do(table, 1, "boots-1")

    assert table.reveals == before + 1


def test_R_new5_imagined_tables_leave_the_knowledge_of_others_out():
    """Nobody knows what others know of third hands."""
    table = a_table(["setlist-shuffle cones-1", "boots-1", "dogs-1"], deck="")
    do(table, 0, "setlist-shuffle", "left")

    assert known(table, 1, 2) == "boots-1"
    assert known(GAME.redeal(table, 0, FastRng(1)), 1, 2) == ""


def test_R_new6_paid_back_fans_stay_out_of_the_box():
    """They enter the supply even if it was empty and the fans came from the box."""
    table = scoring(["phones-1 diva-chord dogs-1", "boots-1"], fans=[4, 0], supply=0, final_round=True)
    table.box = 4
    lay(table, "orange phones", "phones-1 diva-chord")

    assert (table.fans, table.box) == (2, 4)


def test_R_new7_a_side_is_named_even_if_nobody_holds_a_card():
    """Both sides are possible, so it is a choice."""
    table = a_table(["sticky-tentacles", "", ""], deck="")
    do(table, 0, "sticky-tentacles")

    assert may(table) == ["left", "right"]


def test_R_new8_a_card_list_of_your_own_keeps_bands_set_sizes_and_order():
    """What the options and the rules rely on; the mistakes are in the tests of the card file."""
    assert CARDS.bands == ["orange_groove", "purple_rays", "green_thrum", "white_noise"]
    assert [size for size in range(9) if CARDS.set_sizes >> size & 1] == [3, 4, 5]
    assert max(n for n, theme in enumerate(CARDS.theme) if theme >= 0) < CARDS.is_note.index(True)


def test_R_new9_nothing_on_a_card_is_done_after_the_turn_has_ended():
    """A card of your own that draws to 7 first and then something else: the rest is lost."""
    table = a_table(["awkward-silence hats-1", JUNK[1]])
    do(table, 0, "awkward-silence")
    table.agenda += [Draw(3), DrawToEndTurn(7)]
    settle(table)

    assert (len(table.bands[0].hand), table.active) == (7, 1)
