"""What every entry of the log does to a room: one function per entry, no decisions, no refusals."""

from collections.abc import Callable, Iterable
from typing import Any

from stardeck.kernel import Match, commitment, say
from stardeck.server import entries as e
from stardeck.server.chair import Chair
from stardeck.server.circle import Circle
from stardeck.server.clock import Clocks
from stardeck.server.moment import Moment
from stardeck.server.room import Ask, Room
from stardeck.server.words import CLOSE_WORDS, STAND_IN_WORDS, clock_in_words


def opened(room: Room, entry: e.Opened) -> None:
    room.opened = entry
    room.load_game()
    room.options, room.clock, room.public, room.watch = entry.options, entry.clock, entry.public, entry.watch
    room.host = entry.who
    room.chairs = [Chair() for _ in range(entry.seats)]
    room.asked_at = [None] * entry.seats
    room.moved_mark = [0] * entry.seats
    room.taken_back = [0] * entry.seats
    room.acted = [0] * entry.seats


def joined(room: Room, entry: e.Joined) -> None:
    room.chairs[entry.seat].seat_person(entry.name, entry.holder)
    room.say(say("{name} sat down.", name=entry.name))


def bot_added(room: Room, entry: e.BotAdded) -> None:
    room.chairs[entry.seat].seat_bot(entry.name, entry.level)
    room.say(say("{name} sat down.", name=entry.name))


def vacated(room: Room, entry: e.Vacated) -> None:
    room.say(say("{name} left.", name=room.chairs[entry.seat].name))
    room.chairs[entry.seat].vacate()


def configured(room: Room, entry: e.Configured) -> None:
    room.options, room.clock, room.public, room.watch = entry.options, entry.clock, entry.public, entry.watch
    room.say(say("The room was changed."))


def started(room: Room, entry: e.Started) -> None:
    players = tuple(chair.level or "human" for chair in room.chairs)
    room.match = Match(
        room.game,
        len(room.chairs),
        room.options,
        seed=bytes.fromhex(entry.seed),
        names=room.names,
        players=players,
    )
    room.commitment = commitment(room.match.seed)
    room.clocks = Clocks(room.clock, len(room.chairs))
    room.status = "playing"
    room.mark_events()
    room.ask_anew(())
    finish(room)


def played(room: Room, entry: e.Played) -> None:
    match, seat = room.match, entry.seat
    assert match is not None
    assert room.clocks is not None
    before = match.waiting
    match.say(seat, room.game.read_action(entry.action, match.table.actions), room.choices(seat))
    room.moment = Moment()  # what was looked up until now was of use up to here
    room.clocks.moved(seat, room.at)
    room.acted[seat] += 1
    room.by_hand.discard(seat)
    room.mark_events()
    room.moved_mark[seat] = len(room.marks)
    if room.ask is not None and room.ask.asked.kind == "undo":
        room.ask = None
    finish(room)
    room.ask_anew(before, seat)


def finish(room: Room) -> None:
    """The game may be over."""
    if room.match is not None and room.match.result is not None:
        room.status = "over"
        room.ask = None


def undone(room: Room, entry: e.Undone) -> None:
    room.roll_back(entry.keep)
    room.by_hand.add(entry.seat)
    room.ask = None
    room.say(say("{name} took back a move.", name=room.chairs[entry.seat].name))


def asked(room: Room, entry: e.Asked) -> None:
    voters = set(room.voters(entry.seat))
    if entry.kind == "replace":
        voters.discard(entry.target)
    room.ask = Ask(room.seq, entry, voters)


def answered(room: Room, entry: e.Answered) -> None:
    assert room.ask is not None
    room.ask.voters.discard(entry.seat)
    if not entry.yes:
        room.say(say("{name} said no.", name=room.chairs[entry.seat].name))
        room.ask = None


def clock_changed(room: Room, entry: e.ClockChanged) -> None:
    room.clock = entry.clock
    room.ask = None
    if room.clocks is not None:
        room.clocks.change(entry.clock, room.at)
    room.say(say("The clock is now: {clock}.", clock=clock_in_words(entry.clock)))


def paused(room: Room, entry: e.Paused) -> None:
    room.status = "paused"
    room.ask = None
    if room.clocks is not None:
        for seat in room.waiting:
            room.clocks.stop(seat, room.at)
    room.say(say("{name} paused the game.", name=room.chairs[entry.seat].name))


def resumed(room: Room, entry: e.Resumed) -> None:
    room.status = "playing"
    for seat in room.waiting:
        room.asked_at[seat] = room.at
        if room.clocks is not None and not room.chairs[seat].bot:
            room.clocks.run(seat, room.at)
    room.say(say("{name} resumed the game.", name=room.chairs[entry.seat].name))


def stood_in(room: Room, entry: e.StoodIn) -> None:
    chair = room.chairs[entry.seat]
    chair.stand_in = entry.level
    if room.clocks is not None:
        room.clocks.stop(entry.seat, room.at)
    if entry.seat in room.waiting:
        room.asked_at[entry.seat] = room.at
    if room.ask is not None:
        room.ask.voters.discard(entry.seat)
    room.say(say(STAND_IN_WORDS[entry.why], name=chair.name, level=entry.level))


def took_back(room: Room, entry: e.TookBack) -> None:
    chair = room.chairs[entry.seat]
    chair.stand_in = ""
    if entry.seat in room.waiting and room.status == "playing":
        room.asked_at[entry.seat] = room.at
        room.run_clock(entry.seat)
    room.say(say("{name} is back and plays on.", name=chair.name))


def replaced(room: Room, entry: e.Replaced) -> None:
    chair = room.chairs[entry.seat]
    name = chair.name
    chair.seat_bot(name, entry.level)
    room.ask = None
    if entry.seat in room.waiting:
        room.asked_at[entry.seat] = room.at
        room.run_clock(entry.seat)
    room.say(say("A bot ({level}) plays for {name} from now on.", name=name, level=entry.level))


def gone(room: Room, entry: e.Gone) -> None:
    room.chairs[entry.seat].gone = True


def back(room: Room, entry: e.Back) -> None:
    room.chairs[entry.seat].gone = False


def linked(room: Room, entry: e.Linked) -> None:
    room.chairs[entry.seat].link = entry.link


def claimed(room: Room, entry: e.Claimed) -> None:
    room.chairs[entry.seat].holders.add(entry.holder)


def revoked(room: Room, entry: e.Revoked) -> None:
    room.chairs[entry.seat].holders = {entry.holder}
    room.chairs[entry.seat].link = ""


def preferred(room: Room, entry: e.Preferred) -> None:
    chair = room.chairs[entry.seat]
    if entry.confirm is not None:
        chair.confirm = entry.confirm
    if entry.webhook is not None:
        chair.webhook, chair.secret = entry.webhook, entry.secret
        chair.policy, chair.remind = entry.policy, entry.remind


def reminded(room: Room, entry: e.Reminded) -> None:
    room.chairs[entry.seat].reminded = room.asked_at[entry.seat]


def emoted(room: Room, entry: e.Emoted) -> None:
    room.emote = (room.seq, entry.seat, entry.emote)


def rematched(room: Room, entry: e.Rematched) -> None:
    room.rematch = entry.room


def rolled_back(room: Room, entry: e.RolledBack) -> None:
    room.roll_back(entry.keep)
    room.ask = None
    room.say(say("The operator took moves back: {note}", note=entry.note))


def closed(room: Room, entry: e.Closed) -> None:
    room.status = "closed"
    room.note = entry.note
    room.ask = None
    if room.clocks is not None:
        for seat in range(len(room.chairs)):
            room.clocks.stop(seat, room.at)
    room.say(say(CLOSE_WORDS, note=entry.note))


FOLDS: dict[type[e.Entry], Callable[[Room, Any], None]] = {
    e.Opened: opened,
    e.Joined: joined,
    e.BotAdded: bot_added,
    e.Vacated: vacated,
    e.Configured: configured,
    e.Started: started,
    e.Played: played,
    e.Undone: undone,
    e.Asked: asked,
    e.Answered: answered,
    e.ClockChanged: clock_changed,
    e.Paused: paused,
    e.Resumed: resumed,
    e.StoodIn: stood_in,
    e.TookBack: took_back,
    e.Replaced: replaced,
    e.Gone: gone,
    e.Back: back,
    e.Linked: linked,
    e.Claimed: claimed,
    e.Revoked: revoked,
    e.Preferred: preferred,
    e.Reminded: reminded,
    e.Emoted: emoted,
    e.Rematched: rematched,
    e.RolledBack: rolled_back,
    e.Closed: closed,
}


def fold(room: Room, logged: e.Logged) -> None:
    """Take one more entry of the log into account."""
    assert logged.seq == room.seq + 1, "an entry of the log is missing"
    room.seq = logged.seq
    room.at = max(room.at, logged.at)
    entry: e.Entry = logged.entry
    moved = type(entry) is e.Played
    if not moved:
        room.moment = Moment()
    FOLDS[type(entry)](room, entry)
    room.moment = Moment()
    if not moved:
        room.circle = Circle()
    if entry.id:
        room.done[entry.who, entry.id] = room.seq


def room_of(id: str, log: Iterable[e.Logged]) -> Room:
    """The room a log tells of."""
    room = Room(id)
    for logged in log:
        fold(room, logged)
    return room
