"""The room as a state machine: seats, consent, clocks, absence. No server, no sockets."""

import random

import msgspec
import pytest

from stardeck.kernel import choices
from stardeck.server import tell
from stardeck.server import wire as w
from stardeck.server.declined import Declined
from stardeck.server.duties import next_duty
from stardeck.server.entries import Back, Clock, Gone, Played, RolledBack, StoodIn
from stardeck.server.settings import Pauses
from tests.server.paper import Paper

SLOW = Pauses(bot=(500, 1500), confirm=(1000, 5000))


def refused(code):
    return pytest.raises(Declined, match=".") if code is None else _Refused(code)


class _Refused:
    def __init__(self, code):
        self.code = code

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        assert kind is Declined, f"expected a refusal, got {error!r}"
        assert error.code == self.code
        return True


def bytes_for(room, seat, who="a", after=0):
    return msgspec.json.encode(tell.table(room, seat, who, after))


def after_both_acted() -> Paper:
    """Ada has had her turn, and Bea has acted once since."""
    paper = Paper(2, options={"first_player": 0})
    while paper.room.waiting == (0,):
        paper.play(0)
    paper.play(1)
    return paper


def test_a_room_is_what_its_log_says():
    """The same log gives every viewer the same bytes again, at any point."""
    paper = Paper(3)
    chance = random.Random(1)
    while paper.room.status == "playing":
        paper.wait(1)
        seat = chance.choice(paper.room.waiting)
        paper.play(seat, chance.randrange(len(choices(paper.room.match.table, seat))))
        if chance.random() < 0.05:
            again = paper.again()
            for viewer in (0, 1, 2, None):
                assert bytes_for(again, viewer) == bytes_for(paper.room, viewer)
    assert paper.room.match.result is not None


def test_taking_back_is_free_while_nothing_was_learnt():
    paper = Paper(2, options={"first_player": 0})
    before = bytes_for(paper.room, 1)
    paper.play(0, lambda action: action.__struct_config__.tag == "end_actions")
    assert tell.table(paper.room, 0, "a").undo.free
    paper.say("a", w.Undo, seat=0)
    table = tell.table(paper.room, 1, "b")
    assert not paper.room.match.moves
    assert table.log.add[-1].text == "Ada took back a move."
    assert msgspec.json.encode(table.view) in before


def test_taking_back_needs_consent_once_somebody_else_has_acted():
    paper = after_both_acted()
    state = tell.table(paper.room, 0, "a").undo
    assert not state.free
    assert state.ask
    moves = len(paper.room.match.moves)
    paper.say("a", w.Undo, seat=0)
    assert len(paper.room.match.moves) == moves
    ask = tell.table(paper.room, 1, "b").ask
    assert (ask.kind, ask.open, ask.text) == ("undo", (1,), "Ada would like to take back a move.")
    with refused("no_ask"):
        paper.say("a", w.Answer, seat=0, ask=ask.ask, yes=True)
    paper.say("b", w.Answer, seat=1, ask=ask.ask, yes=True)
    assert len(paper.room.match.moves) == moves - 2
    assert paper.room.ask is None


def test_a_refused_undo_changes_nothing():
    paper = after_both_acted()
    moves = len(paper.room.match.moves)
    paper.say("a", w.Undo, seat=0)
    paper.say("b", w.Answer, seat=1, ask=paper.room.ask.number, yes=False)
    assert len(paper.room.match.moves) == moves
    assert paper.room.marks[-1].text == "Bea said no."


def test_undoing_and_redoing_gives_the_same_cards():
    paper = Paper(2, bots=1, options={"first_player": 0})
    for _ in range(40):
        if paper.room.waiting != (0,):
            break
        paper.play(0, -1)
    view = bytes_for(paper.room, 0)
    number = len(paper.room.match.moves)
    done = [msgspec.to_builtins(move.action) for move in paper.room.match.moves]
    paper.say("a", w.Undo, seat=0)
    kept = len(paper.room.match.moves)
    assert kept < number
    for action in done[kept:]:
        token = tell.table(paper.room, 0, "a").offer.token
        paper.say("a", w.Play, seat=0, offer=token, action=action)
    assert msgspec.json.decode(bytes_for(paper.room, 0))["view"] == msgspec.json.decode(view)["view"]


def test_with_others_at_the_table_undo_goes_one_action_back_forced_or_not():
    """Going back over a forced action would tell the others that it was forced."""
    paper = Paper(2, options={"first_player": 0})
    while len(paper.room.match.moves) < 12:
        paper.play()
        last = paper.room.match.moves[-1]
        state = tell.table(paper.room, last.seat, "").undo
        if state.free:
            moves = len(paper.room.match.moves)
            paper.say("ab"[last.seat], w.Undo, seat=last.seat)
            assert len(paper.room.match.moves) == moves - 1
            assert not paper.room.confirms(last.seat), "else a forced action would be played again at once"
            paper.play(last.seat)
    assert len(paper.room.match.moves) >= 12


def test_the_log_of_a_client_that_knows_n_is_completed_exactly():
    """Keep the first lines, add these: from any number on, across undo, the client has the same log."""
    paper = Paper(2)
    chance = random.Random(5)
    seen = {}
    for _ in range(120):
        if paper.room.status != "playing":
            break
        seen[paper.room.seq] = [line.text for line in tell.log(paper.room, 0, 0).add]
        paper.wait(1)
        seat = chance.choice(paper.room.waiting)
        paper.play(seat, chance.randrange(len(choices(paper.room.match.table, seat))))
        if chance.random() < 0.2:
            keep = chance.randrange(len(paper.room.match.moves))
            paper.write([RolledBack(keep=max(keep, len(paper.room.match.moves) - 3), note="test")])
        full = [line.text for line in tell.log(paper.room, 0, 0).add]
        for after in chance.sample(sorted(seen), min(5, len(seen))):
            log = tell.log(paper.room, 0, after)
            assert seen[after][: log.keep] + [line.text for line in log.add] == full


def test_since_your_last_turn_starts_after_the_own_last_action():
    paper = Paper(2, options={"first_player": 0})
    while paper.room.waiting == (0,):
        paper.play(0)
    told = tell.log(paper.room, 0, 0)
    assert told.since == len(told.add)
    paper.play(1)
    told = tell.log(paper.room, 0, 0)
    assert told.since < len(told.add)
    assert all("Bea" in line.text for line in told.add[told.since : told.since + 1])


def test_a_clock_per_move_runs_only_for_whoever_is_asked_and_starts_anew():
    paper = Paper(2, options={"first_player": 0}, clock={"kind": "move", "seconds": 30})
    start = paper.now
    assert tell.times(paper.room)[0].until == start + 30_000
    assert tell.times(paper.room)[1].until is None
    paper.wait(10)
    paper.play(0)
    assert tell.times(paper.room)[0].until == paper.now + 30_000


def test_total_time_is_used_up_and_gets_its_increment():
    paper = Paper(2, options={"first_player": 0}, clock={"kind": "total", "seconds": 100, "increment": 5})
    paper.wait(30)
    paper.play(0)
    assert paper.room.clocks.left[0] == 75_000
    assert paper.room.clocks.left[1] == 100_000


def test_when_time_runs_out_a_bot_stands_in_until_the_owner_comes_back():
    paper = Paper(2, options={"first_player": 0}, clock={"kind": "move", "seconds": 30})
    paper.say("a", w.Prefer, seat=0, confirm=False)
    duty = next_duty(paper.room, SLOW)
    assert (duty.kind, duty.seat, duty.at) == ("flag", 0, paper.now + 30_000)
    paper.wait(31)
    paper.write([StoodIn(seat=0, level="regular", why="time")])
    assert next_duty(paper.room, SLOW).kind == "bot"
    assert tell.seat_info(paper.room, 0).stand_in == "regular"
    paper.say("a", w.TakeBack, seat=0)
    assert tell.times(paper.room)[0].until == paper.now + 30_000
    with refused("yours"):
        paper.say("a", w.TakeBack, seat=0)


def test_acting_takes_the_seat_back():
    paper = Paper(2, options={"first_player": 0})
    paper.say("a", w.StandIn, seat=0, target=0, level="random")
    paper.play(0)
    assert paper.room.chairs[0].stand_in == ""


def test_others_may_let_a_bot_stand_in_only_for_somebody_who_is_away():
    paper = Paper(3)
    with refused("present"):
        paper.say("a", w.StandIn, seat=0, target=1, level="regular")
    paper.write([Gone(seat=1)])
    paper.say("a", w.StandIn, seat=0, target=1, level="regular")
    assert paper.room.chairs[1].bot == "regular"
    paper.write([Back(seat=1)])
    paper.say("b", w.TakeBack, seat=1)
    assert paper.room.chairs[1].bot == ""


def test_somebody_who_is_asked_and_silent_for_a_minute_counts_as_away():
    paper = Paper(2, options={"first_player": 0})
    paper.wait(61)
    paper.say("b", w.StandIn, seat=1, target=0, level="regular")
    assert paper.room.chairs[0].bot == "regular"


def test_replacing_for_good_needs_all_others():
    paper = Paper(3)
    paper.write([Gone(seat=1)])
    paper.say("a", w.Replace, seat=0, target=1, level="random")
    assert paper.room.ask.voters == {2}
    paper.say("c", w.Answer, seat=2, ask=paper.room.ask.number, yes=True)
    assert paper.room.chairs[1].kind == "bot"
    with refused("not_yours"):
        paper.say("b", w.TakeBack, seat=1)


def test_a_pause_stops_the_clocks_and_needs_consent_while_everybody_is_here():
    paper = Paper(2, options={"first_player": 0}, clock={"kind": "total", "seconds": 100})
    paper.wait(10)
    paper.say("b", w.Pause, seat=1)
    assert paper.room.status == "playing"
    paper.say("a", w.Answer, seat=0, ask=paper.room.ask.number, yes=True)
    assert paper.room.status == "paused"
    assert paper.room.clocks.left[0] == 90_000
    assert next_duty(paper.room, SLOW) is None
    with refused("paused"):
        paper.play(0)
    paper.wait(1000)
    paper.say("b", w.Resume, seat=1)
    assert paper.room.clocks.until(0) == paper.now + 90_000


def test_live_and_slow_play_can_be_switched_by_consent():
    paper = Paper(2, options={"first_player": 0}, clock={"kind": "move", "seconds": 30})
    paper.say("a", w.Tempo, seat=0, clock=Clock(kind="days", days=2))
    paper.say("b", w.Answer, seat=1, ask=paper.room.ask.number, yes=True)
    assert paper.room.clock.kind == "days"
    assert tell.times(paper.room)[0].until == paper.now + 2 * 86_400_000


def test_only_choices_are_confirmed_after_a_pause_like_a_persons_when_others_are_there():
    paper = Paper(2, options={"first_player": 0})
    alone = Paper(2, bots=1, options={"first_player": 0})
    pauses = set()
    for room in (paper.room, alone.room):
        assert room.confirms(0)
    for _ in range(60):
        if paper.room.status != "playing":
            break
        duty = next_duty(paper.room, SLOW)
        if duty is not None:
            assert duty.kind == "confirm"
            pauses.add(duty.at - paper.now)
        paper.play()
    assert len(pauses) > 3
    assert min(pauses) >= 1000
    assert max(pauses) <= 5000


def test_only_choices_are_confirmed_at_once_against_bots():
    paper = Paper(2, bots=1, options={"first_player": 0})
    for _ in range(30):
        duty = next_duty(paper.room, SLOW)
        if duty is not None and duty.kind == "confirm":
            assert duty.at == paper.room.asked_at[0]
            return
        if paper.room.waiting != (0,):
            break
        paper.play(0)


def test_nothing_tells_a_confirmed_action_from_a_chosen_one():
    """The same actions, said by hand or confirmed, give the others the same bytes."""
    by_hand, confirmed = Paper(2, options={"first_player": 0}), Paper(2, start=False, options={"first_player": 0})
    confirmed.log = confirmed.log[:]
    confirmed.write([by_hand.log[-1].entry])
    for _ in range(10):
        seat = by_hand.room.waiting[0]
        action = by_hand.play(seat)
        confirmed.write([Played(seat=seat, action=msgspec.to_builtins(action), by="auto")])
        for viewer in (0, 1, None):
            assert bytes_for(by_hand.room, viewer) == bytes_for(confirmed.room, viewer)


def test_before_the_start_seats_can_be_left_and_bots_removed():
    paper = Paper(3, bots=1, start=False)
    with refused("started"):
        Paper(2).say("a", w.Vacate, seat=1)
    paper.say("b", w.Vacate, seat=2)
    paper.say("b", w.Vacate, seat=1)
    assert [chair.kind for chair in paper.room.chairs] == ["person", "open", "open"]
    with refused("seats"):
        paper.say("a", w.Start)
    with refused("not_yours"):
        paper.say("z", w.AddBot, level="random")


def test_a_name_is_taken_once_and_a_device_sits_once():
    paper = Paper(3, start=False, bots=2)
    paper.say("a", w.Vacate, seat=1)
    with refused("name"):
        paper.say("b", w.Join, name="ADA")
    with refused("seated"):
        paper.say("a", w.Join, name="Other")


def test_options_are_checked_when_the_host_changes_them():
    paper = Paper(2, start=False)
    paper.say("a", w.Configure, options={"supply": "first"}, public=True)
    assert paper.room.options["supply"] == "first"
    assert paper.room.public
    with refused("options"):
        paper.say("a", w.Configure, options={"supply": "none"})
    with refused("not_yours"):
        paper.say("b", w.Configure, watch=False)
