"""A room on paper: the pure state machine with a log in a list and a clock in the hand."""

import itertools

import msgspec

from stardeck.kernel import choices, numbered_seed
from stardeck.server import wire as w
from stardeck.server.decide import decide
from stardeck.server.entries import Logged, Started, read_entry, write_entry
from stardeck.server.fold import fold, room_of
from stardeck.server.offers import offer_token
from stardeck.server.opening import open_room
from stardeck.server.room import Room

_ids = itertools.count()


class Paper:
    """People are called by their keys: "a", "b", "c" hold seats 0, 1, 2."""

    def __init__(self, seats: int = 2, bots: int = 0, start: bool = True, seed: int = 1, **wish) -> None:
        self.seed = numbered_seed(seed).hex()
        self.now = 1_000_000
        self.log: list[Logged] = []
        self.room = Room("k7hq2mwd9xpf4b3a")
        wish = {"game": "rock-the-galaxy", "seats": seats, "id": "open"} | wish
        self.write(open_room("a", msgspec.convert(wish, w.NewRoom)))
        for seat in range(seats - bots):
            self.say("abcdef"[seat], w.Join, name=["Ada", "Bea", "Cleo", "Dora"][seat])
        for _ in range(bots):
            self.say("a", w.AddBot, level="random")
        if start:
            self.say("a", w.Start)

    def write(self, entries) -> None:
        for entry in entries:
            if isinstance(entry, Started):
                entry = Started(seed=self.seed, who=entry.who, id=entry.id)
            stored = read_entry(write_entry(entry))
            self.log.append(Logged(self.room.seq + 1, self.now, stored))
            fold(self.room, self.log[-1])

    def say(self, who: str, kind, **more) -> None:
        """A wish comes true, or `Declined`."""
        command = kind(id=f"w{next(_ids)}", **more)
        self.write(decide(self.room, who, command, self.now))

    def play(self, seat: int | None = None, pick=0):
        """The seat (or whoever is asked) takes one of its choices: by number or by a predicate on actions."""
        seat = self.room.waiting[0] if seat is None else seat
        can = choices(self.room.match.table, seat)
        action = can[pick] if isinstance(pick, int) else next(a for a in can if pick(a))
        who = next(iter(self.room.chairs[seat].holders))
        token = offer_token(self.room, seat)
        self.say(who, w.Play, seat=seat, offer=token, action=msgspec.to_builtins(action))
        return action

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def again(self) -> Room:
        """The room that the log alone tells of."""
        return room_of(self.room.id, self.log)
