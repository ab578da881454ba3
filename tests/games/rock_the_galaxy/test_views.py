"""What a seat may see, and nothing else. [specification 4 and 11]"""

import msgspec
import pytest

from stardeck.kernel import FastRng, Match, numbered_seed, why_not

from .positions import CARDS, GAME, NAMES, a_table, do, fans, random_game, scoring


def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others():
    """Hand: its owner only."""
    table = a_table(["hats-1 dogs-1 sound-check", "boots-1"])
    me, you = GAME.see(table, 0).bands

    assert (me.hand, me.cards) == (("hats-1", "dogs-1", "sound-check"), 3)
    assert (you.hand, you.cards) == (None, 1)


def test_a_spectator_sees_no_hand():
    """Spectators have no private knowledge."""
    table = a_table(["hats-1 dogs-1 sound-check", "boots-1"])
    view = GAME.see(table, None)

    assert view.seat is None
    assert [band.hand for band in view.bands] == [None, None]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_with_open_hands_all_see_all_hands(seat):
    """Learners' tip: hands face up, for spectators too."""
    table = a_table(["hats-1 dogs-1 sound-check", "boots-1"], open_hands=True)

    assert [band.hand for band in GAME.see(table, seat).bands] == [("hats-1", "dogs-1", "sound-check"), ("boots-1",)]


def test_with_open_hands_picks_stay_hidden():
    """The deck and pending picks stay hidden."""
    table = a_table(["feedback-squeal", "boots-1 boots-2", "dogs-1 dogs-2"], open_hands=True)
    do(table, 0, "feedback-squeal")
    do(table, 1, "boots-2")

    assert GAME.see(table, 0).picks == GAME.see(table, 2).picks == ()
    assert GAME.see(table, 1).picks == ("boots-2",)


def test_everything_public_is_in_the_view():
    """Tokens, supplies, sizes, the pile, the card in play, mic, round, phase."""
    table = a_table(
        ["crate-digging hats-1", "boots-1"],
        discards="cones-1",
        fans=[2, 3],
        singles=[2, 1],
        supply=4,
        round=5,
        top="dogs-1 dogs-2 lamps-1",
    )
    do(table, 0, "crate-digging")
    view = GAME.see(table, 1)

    assert (view.round, view.active, view.mic, view.waiting, view.decision) == (5, 0, 0, (0,), "discard")
    assert (view.fans, view.singles, view.box_fans) == (4, {"orange": 4, "green": 4}, 15)
    assert (view.deck, view.discards, view.in_play) == (len(table.deck), ("cones-1",), ("crate-digging",))
    assert [(band.band, band.color, band.singles, band.fans, band.score, band.cards) for band in view.bands] == [
        ("orange_groove", "orange", 2, 2, 6, 4),
        ("green_thrum", "green", 1, 3, 5, 1),
    ]
    assert (view.actions_played, view.to_pick, view.final_round, view.turns_left, view.open_hands) == (
        1,
        2,
        False,
        None,
        False,
    )


def test_white_noise_has_no_colour():
    """The empty colour is White Noise."""
    table = a_table(["hats-1", "boots-1", "dogs-1", "cones-1"])

    assert [band.color for band in GAME.see(table, 0).bands] == ["orange", "purple", "green", ""]


def test_the_victim_of_a_yoink_is_shown_before_choosing():
    """Only while the number of yoinked fans is being decided."""
    table = scoring(["hats-2 hats-2 dogs-1", "boots-1"], fans=[0, 2])
    assert GAME.see(table, 0).yoink_from is None
    do(table, 0, "set green hats", "hats-2", "hats-2", "finish")

    assert GAME.see(table, 0).yoink_from == 1
    assert fans(table) == [0, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", ["", "first_game"])
def test_no_view_offer_or_event_names_a_card_the_seat_cannot_know(seats, preset):
    """Cards that nobody but another seat has ever seen appear in nothing that is sent to this seat."""
    match = Match(GAME, seats, preset=preset, seed=numbered_seed(seats), names=NAMES[:seats])
    chance = FastRng(seats)
    for _ in range(120):
        for seat in (*range(seats), None):
            view = match.see(seat)
            public = set(view.discards) | set(view.in_play) | set(view.picks)
            for other, band in enumerate(view.bands):
                assert (band.hand is not None) == (other == seat or preset == "first_game")
                public |= set(band.hand or ()) | set(band.known)
            text = msgspec.json.encode([view, match.offer(seat) if seat is not None else None]).decode()
            named = {card for card in CARDS.ids if f'"{card}"' in text or f":{card}" in text}
            assert named <= public, f"seat {seat} is told of {named - public}"
        if not match.waiting:
            break
        speaker = match.waiting[chance.below(len(match.waiting))]
        offered = match.offer(speaker).choices
        match.say(speaker, offered[chance.below(len(offered))].action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_secret_events_are_read_in_full_only_by_those_who_saw_the_cards(seats):
    """Draws by the drawer, picks by the picker, steals and passes by the two concerned."""
    secret = 0
    *_, table = random_game(seats, 4)
    for told in table.log:
        if hasattr(told, "inside"):
            secret += 1
            assert told.outside.cards is None
            assert told.inside.cards is not None
            concerned = {told.inside.seat, getattr(told.inside, "victim", None), getattr(told.inside, "to", None)} - {
                None
            }
            assert set(told.to) == concerned
    assert secret > 50


def test_a_ballot_counts_as_information_so_that_a_pass_cannot_be_taken_back():
    """Whoever completes a pass has seen new cards: undo is refused although no chance was used."""
    match = Match(GAME, 2, {"first_player": 0}, seed=numbered_seed(1))
    match.table = a_table(["lost-luggage hats-1 hats-2 dogs-1", "boots-1 boots-2"])
    lost = match.table.actions
    for card in ("lost-luggage", "hats-1", "dogs-1"):
        action = next(a for a in lost if getattr(a, "card", "") == card)
        assert why_not(match.table, 0, action) is None
        match.say(0, action)

    assert match.table.bands[0].hand == [CARDS.number[card] for card in ("boots-1", "boots-2", "hats-2")]
    assert "showed you something new" in match.why_no_undo(0).why
