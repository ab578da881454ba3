"""The actions on action cards. [specification 7, 6.2, 6.5]"""

from stardeck.games.rock_the_galaxy.effects import EFFECTS, YoinkFan
from stardeck.games.rock_the_galaxy.events import (
    Discarded,
    Drew,
    NoFansToYoink,
    NothingHappened,
    Passed,
    Picked,
    PickedSide,
    Reshuffled,
    Stole,
    TurnCutShort,
    Yoinked,
)
from stardeck.kernel import waiting_for

from .positions import CARDS, GAME, a_table, decision, do, fans, hand, ids, known, may, refusal, told


def test_every_effect_named_in_the_card_file_has_its_step():
    """A table of effects, one step each."""
    assert {op for ops in CARDS.ops for op, _ in ops} == set(EFFECTS)


# ---------------------------------------------------------------------- draw


def test_draw_takes_cards_from_the_top_of_the_deck():
    """Draw n: the top cards, in order."""
    table = a_table(["backstage-pass", ""], top="dogs-1 cones-2 hats-1")
    do(table, 0, "backstage-pass")

    assert hand(table, 0) == "cones-2 dogs-1"


def test_everybody_learns_how_many_were_drawn_and_only_the_drawer_which():
    """Draw: who and how many is public."""
    table = a_table(["backstage-pass", ""], top="dogs-1 cones-2")
    do(table, 0, "backstage-pass")

    assert Drew(0, 2, ("cones-2", "dogs-1")) in told(table, 0)
    assert Drew(0, 2) in told(table, 1)
    assert Drew(0, 2) in told(table, None)


def test_an_empty_deck_is_made_anew_from_the_whole_discard_pile_in_the_middle_of_a_draw():
    """When a card must be drawn and the deck is empty, the discard pile is shuffled to form it."""
    table = a_table(["backstage-pass", ""], deck="dogs-1", discards="cones-1 hats-1")
    do(table, 0, "backstage-pass")

    assert told(table, 1)[-3:] == [Drew(0, 1), Reshuffled(2), Drew(0, 1)]
    assert len(table.deck) == 1
    assert ids(table.discards) == "backstage-pass"
    assert hand(table, 0) in ("cones-1 dogs-1", "hats-1 dogs-1")


def test_the_card_in_play_is_not_part_of_the_reshuffle_it_causes():
    """It is in no pile yet, so it cannot be drawn by its own effect."""
    table = a_table(["crate-digging boots-1", ""], deck="", discards="cones-1 hats-1")
    do(table, 0, "crate-digging")

    assert (hand(table, 0), ids(table.in_play)) == ("cones-1 boots-1 hats-1", "crate-digging")
    assert (len(table.deck), table.discards) == (0, [])


def test_with_deck_and_discard_pile_empty_drawing_stops():
    """If both are empty, stop."""
    table = a_table(["backstage-pass hats-1", ""], deck="")
    do(table, 0, "backstage-pass")

    assert hand(table, 0) == "hats-1"
    assert not [event for event in told(table) if isinstance(event, Drew | Reshuffled)]


# ---------------------------------------------------------------------- discard


def test_discard_lets_the_player_choose_among_old_and_new_cards():
    """Discard n of your hand, old or just drawn, one by one and face up."""
    table = a_table(["sound-check hats-1 cones-1", ""], top="dogs-1 lamps-1")
    do(table, 0, "sound-check")
    assert may(table) == ["cones-1", "lamps-1", "hats-1", "dogs-1"]
    do(table, 0, "dogs-1")

    assert Discarded(0, ("dogs-1",)) in told(table, 1)
    assert hand(table, 0) == "cones-1 lamps-1 hats-1"


def test_several_cards_are_picked_in_canonical_order():
    """With r picks to make, a type is offered if enough cards of its order or higher remain."""
    table = a_table(["smash-the-guitar phones-1 hats-1 hats-1 dogs-1", ""])
    do(table, 0, "smash-the-guitar")
    assert may(table) == ["phones-1", "hats-1"]  # dogs-1 alone could not be followed by a second card
    assert "start with an earlier one" in refusal(table, 0, "dogs-1")
    do(table, 0, "hats-1")
    assert may(table) == ["hats-1", "dogs-1"]
    assert "past this one" in refusal(table, 0, "phones-1")
    assert "do not hold" in refusal(table, 0, "cones-1")
    assert "1 to go" in refusal(table, 0, "end_actions")


def test_discarding_as_many_cards_as_one_holds_needs_no_decision():
    """If m equals the hand size, or is more, all cards go."""
    table = a_table(["smash-the-guitar phones-1 hats-1", ""], top="dogs-1 dogs-2 lamps-1")
    do(table, 0, "smash-the-guitar")

    assert ids(table.discards) == "phones-1 hats-1 smash-the-guitar"
    assert hand(table, 0) == "lamps-1 dogs-1 dogs-2"


def test_discard_all_puts_the_whole_hand_on_the_pile_and_an_empty_hand_is_fine():
    """Discard all."""
    table = a_table(["reinvent-the-band hats-1 cones-1", ""], top="dogs-1 dogs-2 lamps-1 boots-1 boots-2")
    do(table, 0, "reinvent-the-band")
    assert ids(table.discards) == "cones-1 hats-1 reinvent-the-band"
    assert len(table.bands[0].hand) == 5

    bare = a_table(["reinvent-the-band", ""], deck="dogs-1")
    do(bare, 0, "reinvent-the-band")
    assert hand(bare, 0) == "dogs-1"


# ---------------------------------------------------------------------- opponents discard


def test_each_opponent_discards_one_card_of_their_own_choice():
    """Opponents discard 1: each of the others puts a card into the discard pile; empty hands skip."""
    table = a_table(["feedback-squeal", "hats-1 poppers-1", "", "phones-1"], top="dogs-1")
    do(table, 0, "feedback-squeal")
    assert waiting_for(table) == (1,)  # seat 2 has no card, seat 3 no choice
    do(table, 1, "poppers-1")

    assert ids(table.discards) == "poppers-1 phones-1 feedback-squeal"
    assert hand(table, 1) == "hats-1"
    assert hand(table, 0) == "dogs-1"


def test_nothing_moves_before_all_picks_are_in_and_nobody_sees_a_pick():
    """The picks are sealed; only `has picked` is public, and the cards still count as held."""
    table = a_table(["feedback-squeal", "hats-1 poppers-1", "cones-1 dogs-1"])
    do(table, 0, "feedback-squeal")
    assert waiting_for(table) == (1, 2)
    do(table, 2, "dogs-1")

    assert waiting_for(table) == (1,)
    assert (hand(table, 2), table.discards) == ("cones-1 dogs-1", [])
    assert told(table, 2)[-1] == Picked(2, ("dogs-1",))
    assert told(table, 0)[-1] == told(table, None)[-1] == Picked(2)
    assert [band.thinking for band in GAME.see(table, 0).bands] == [False, True, False]
    assert (GAME.see(table, 2).picks, GAME.see(table, 1).picks, GAME.see(table, None).picks) == (("dogs-1",), (), ())


def test_simultaneous_discards_go_down_clockwise_whatever_the_order_of_answers():
    """On the pile from the active player's left, the action card on top."""
    piles = []
    for order in ((2, 3, 0), (0, 3, 2), (3, 0, 2)):
        table = a_table(["hats-1 hats-2", "feedback-squeal", "boots-1 boots-2", "dogs-1 dogs-2"], active=1, mic=1)
        do(table, 1, "feedback-squeal")
        for seat in order:
            do(table, seat, may(table, seat)[0])
        piles.append(ids(table.discards))

    assert piles == ["boots-1 dogs-1 hats-1 feedback-squeal"] * 3


def test_opponents_do_not_refill_their_hands():
    """They draw only in their own draw phase."""
    table = a_table(["feedback-squeal hats-1", "boots-1 boots-1 boots-2 lamps-1 lamps-2"])
    do(table, 0, "feedback-squeal")
    do(table, 1, "boots-1")

    assert len(table.bands[1].hand) == 4


# ---------------------------------------------------------------------- all steal


def test_everyone_steals_one_random_card_from_the_neighbour_on_the_chosen_side():
    """All steal 1: the active player picks the side; left is who plays next."""
    table = a_table(["sticky-tentacles phones-1", "poppers-1", "hats-1"], deck="")
    do(table, 0, "sticky-tentacles")
    assert (decision(table), may(table)) == ("direction", ["left", "right"])
    do(table, 0, "left")

    assert [hand(table, seat) for seat in range(3)] == ["poppers-1", "hats-1", "phones-1"]
    assert PickedSide(0, "left") in told(table)


def test_stealing_from_the_right_goes_the_other_way():
    """The right neighbour is who played before."""
    table = a_table(["sticky-tentacles phones-1", "poppers-1", "hats-1"], deck="")
    do(table, 0, "sticky-tentacles", "right")

    assert [hand(table, seat) for seat in range(3)] == ["hats-1", "phones-1", "poppers-1"]


def test_thief_and_victim_know_the_stolen_card_and_the_others_only_that_it_happened():
    """Steal: who stole from whom is public."""
    table = a_table(["sticky-tentacles phones-1", "poppers-1", "hats-1"], deck="")
    do(table, 0, "sticky-tentacles", "left")

    assert Stole(0, 1, 1, ("poppers-1",)) in told(table, 0)
    assert Stole(0, 1, 1, ("poppers-1",)) in told(table, 1)
    assert Stole(0, 1, 1) in told(table, 2)
    assert Stole(0, 1, 1) in told(table, None)


def test_a_neighbour_with_an_empty_hand_gives_nothing():
    """As many as there are; the card just stolen cannot be stolen at once."""
    table = a_table(["sticky-tentacles", "poppers-1", ""], deck="")
    do(table, 0, "sticky-tentacles", "left")

    assert [hand(table, seat) for seat in range(3)] == ["poppers-1", "", ""]
    assert [event for event in told(table) if isinstance(event, Stole)] == [Stole(0, 1, 1)]


def test_steals_are_uniformly_random():
    """Each stolen card is drawn at random from the hand as it was before."""
    stolen = {"boots-1": 0, "boots-2": 0, "lamps-1": 0}
    for seed in range(300):
        table = a_table(["sticky-tentacles", "boots-1 boots-2 lamps-1"], deck="", seed=seed)
        do(table, 0, "sticky-tentacles")
        stolen[hand(table, 0)] += 1

    assert all(70 < n < 130 for n in stolen.values()), stolen


# ---------------------------------------------------------------------- all pass


def test_everyone_passes_to_the_chosen_side_and_only_then_picks_up():
    """All pass n: secret choices, one exchange."""
    table = a_table(
        ["lost-luggage phones-1 phones-2 shades-1", "poppers-1 poppers-2 mirrors-1", "hats-1 hats-2 trucks-1"]
    )
    do(table, 0, "lost-luggage", "left")
    assert waiting_for(table) == (0, 1, 2)
    do(table, 1, "poppers-1", "poppers-2")
    do(table, 0, "phones-1", "shades-1")
    assert hand(table, 2) == "hats-1 hats-2 trucks-1"
    do(table, 2, "hats-1", "hats-2")

    assert hand(table, 0) == "phones-2 hats-1 hats-2"
    assert hand(table, 1) == "phones-1 shades-1 mirrors-1"
    assert hand(table, 2) == "poppers-1 poppers-2 trucks-1"


def test_passing_to_the_right_goes_the_other_way():
    """Pass right: everyone gives to the player before them."""
    table = a_table(["lost-luggage phones-1 phones-2", "poppers-1 poppers-2", "hats-1 hats-2"])
    do(table, 0, "lost-luggage", "right")

    assert [hand(table, seat) for seat in range(3)] == ["poppers-1 poppers-2", "hats-1 hats-2", "phones-1 phones-2"]


def test_picks_for_a_pass_follow_canonical_order_and_stay_in_hand_until_all_are_in():
    """Pending picks count as cards of their owner."""
    table = a_table(["lost-luggage phones-1", "poppers-1 poppers-2 mirrors-1"])
    do(table, 0, "lost-luggage")
    assert may(table) == ["poppers-1", "poppers-2"]
    assert "2 to go" in refusal(table, 1, "left")
    do(table, 1, "poppers-2")

    assert may(table) == ["mirrors-1"]  # forced by a secret pick, so it is asked
    assert refusal(table, 1, "poppers-2") == "You do not hold this card (any more)."
    assert GAME.see(table, 1).bands[1].cards == 3
    assert (GAME.see(table, 1).picks, GAME.see(table, 1).to_pick) == (("poppers-2",), 1)
    assert (GAME.see(table, 0).picks, GAME.see(table, 0).to_pick) == ((), 0)
    do(table, 1, "mirrors-1")
    assert (hand(table, 0), hand(table, 1)) == ("poppers-2 mirrors-1", "phones-1 poppers-1")


def test_giver_and_receiver_know_the_passed_cards():
    """Pass: who passed how many to whom is public."""
    table = a_table(["setlist-shuffle phones-1", "poppers-1", "hats-1"], deck="")
    do(table, 0, "setlist-shuffle", "left")

    for insider in (0, 1):
        assert Passed(0, 1, 1, ("phones-1",)) in told(table, insider)
    for outsider in (2, None):
        assert Passed(0, 1, 1) in told(table, outsider)
    assert known(table, 0, 1) == "phones-1"


def test_who_has_too_few_cards_passes_all_and_who_has_none_passes_nothing():
    """As many as there are."""
    table = a_table(["lost-luggage phones-1", "", "hats-1 hats-2 dogs-1"])
    do(table, 0, "lost-luggage", "left")
    do(table, 2, "hats-1", "dogs-1")

    assert [hand(table, seat) for seat in range(3)] == ["hats-1 dogs-1", "phones-1", "hats-2"]


# ---------------------------------------------------------------------- yoink


def test_a_yoink_takes_one_fan_from_an_opponent_of_choice():
    """Opponents with a fan, clockwise from the left neighbour; the supply is not touched."""
    table = a_table(["", "free-merch", "", ""], active=1, mic=1, fans=[2, 0, 0, 3], supply=5)
    assert table.active == 1
    do(table, 1, "free-merch")
    assert (decision(table), may(table)) == ("yoink_target", ["rob 2", "rob 3"])
    assert "no fan" in refusal(table, 1, "rob 1")
    assert "whose fan" in refusal(table, 1, "yoink 1")
    do(table, 1, "rob 3")

    assert (fans(table), table.fans) == ([1, 1, 0, 3], 5)
    assert Yoinked(1, 0, 1) in told(table)


def test_a_single_possible_victim_is_robbed_without_a_question():
    """Fans are public, so the only choice is played."""
    table = a_table(["free-merch hats-1", "", "boots-1"], fans=[4, 0, 1])
    do(table, 0, "free-merch")

    assert fans(table) == [5, 0, 0]
    assert decision(table) == "action"


def test_without_fans_among_the_opponents_nothing_happens():
    """The card may be played all the same."""
    table = a_table(["free-merch hats-1", "", "boots-1"], fans=[4, 0, 0], supply=3)
    do(table, 0, "free-merch")

    assert (fans(table), table.fans, table.box) == ([4, 0, 0], 3, 0)
    assert NoFansToYoink(0) in told(table)


def test_a_card_that_yoinks_two_fans_takes_one_after_the_other():
    """No card of ours does; an owner's card list may have one, and each fan may come from somebody else."""
    table = a_table(["hats-1 dogs-1", "boots-1", "lamps-1"], fans=[0, 1, 1])
    table.agenda.append(YoinkFan(2))
    do(table, 0, "rob 1")  # then only one victim is left

    assert fans(table) == [2, 0, 0]


def test_a_seat_that_does_not_exist_cannot_be_robbed():
    """Nobody sits three places ahead in a game of three."""
    table = a_table(["free-merch", "", ""], fans=[0, 1, 1])
    do(table, 0, "free-merch")

    assert refusal(table, 0, "rob 3") == "Nobody sits there."


# ---------------------------------------------------------------------- draw to 7, nothing


def test_draw_to_seven_ends_the_turn_at_once():
    """No further action cards, no set, no dropping, no draw phase."""
    table = a_table(["rehearsal-marathon sound-check hats-1 hats-1 hats-1", "boots-1 boots-1"])
    do(table, 0, "rehearsal-marathon")

    assert len(table.bands[0].hand) == 7
    assert table.active == 1
    assert ids(table.discards) == "rehearsal-marathon"
    assert TurnCutShort(0) in told(table)


def test_nothing_does_nothing():
    """Awkward Silence goes to the discard pile, and that is all."""
    table = a_table(["awkward-silence hats-1", "boots-1"])
    do(table, 0, "awkward-silence")

    assert (hand(table, 0), ids(table.discards)) == ("hats-1", "awkward-silence")
    assert NothingHappened(0) in told(table)


def test_a_direction_must_be_picked_first():
    """Nothing else is possible while the side is open."""
    table = a_table(["sticky-tentacles hats-1", "boots-1", "dogs-1"])
    do(table, 0, "sticky-tentacles")

    assert refusal(table, 0, "hats-1") == "First pick a direction: left or right."


def test_with_open_hands_equal_cards_are_passed_without_a_question():
    """Everybody sees that all cards are the same; a second pick that depends on a secret first one is asked."""
    table = a_table(
        ["lost-luggage", "hats-1 hats-1 hats-1", "boots-1 boots-2 lamps-1"], open_hands=True, advanced_cards=True
    )
    do(table, 0, "lost-luggage", "left")
    assert waiting_for(table) == (2,)
    do(table, 2, "boots-2")
    assert may(table) == ["lamps-1"]
    do(table, 2, "lamps-1")

    assert [hand(table, seat) for seat in range(3)] == ["boots-2 lamps-1", "hats-1", "boots-1 hats-1 hats-1"]
