"""A room: people around a table. It is what its log says, and nothing else; no clock is read, nothing is sent."""

from typing import Any, Literal

from stardeck.bots.bot import AnyGame
from stardeck.games import game as find_game
from stardeck.kernel import Action, Match, Offer, Seat, View, choices
from stardeck.server.chair import Chair
from stardeck.server.circle import Circle
from stardeck.server.clock import Clocks
from stardeck.server.entries import Asked, Clock, Emote, Opened
from stardeck.server.moment import Moment

Status = Literal["open", "playing", "paused", "over", "closed"]


class Mark:
    """One line of the log before it is put into words for a reader: an event of the game, or a sentence of the room."""

    __slots__ = ("at", "event", "seq", "text")

    def __init__(self, seq: int, at: int, event: int, text: str = "") -> None:
        self.seq = seq
        self.at = at
        self.event = event  # its number in the log of the table; -1 for a sentence of the room
        self.text = text


class Ask:
    """Something a seat wants and others must grant."""

    def __init__(self, number: int, asked: Asked, voters: set[Seat]) -> None:
        self.number = number
        self.asked = asked
        self.voters = voters  # who has not answered yet


class Room:
    """The state of one room after the entries folded so far."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.at = 0
        self.status: Status = "open"
        self.opened: Opened
        self.game: AnyGame
        self.options: dict[str, Any] = {}
        self.clock = Clock()
        self.public = False
        self.watch = True
        self.host = ""  # hash of the opener's key
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.commitment = ""  # to the seed, once the cards are dealt
        self.clocks: Clocks | None = None
        self.asked_at: list[int | None] = []
        self.marks: list[Mark] = []
        self.moved_mark: list[int] = []  # by seat: the lines that were there after its last turn
        self.acted: list[int] = []  # by seat: how many of the actions that count are its own
        self.taken_back: list[int] = []  # by seat: how often something was taken back, so that offers differ
        self.by_hand: set[Seat] = set()  # after taking back a seat confirms by hand until it acts
        self.ask: Ask | None = None
        self.done: dict[tuple[str, str], int] = {}
        self.emote: tuple[int, Seat, Emote] | None = None
        self.moment = Moment()
        self.circle = Circle()
        self.rematch = ""
        self.note = ""

    # ------------------------------------------------------------------ questions

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        known = self.moment.waiting
        if known is None:
            on = self.match is not None and self.status in ("playing", "paused")
            known = self.moment.waiting = self.dealt.waiting if on else ()
        return known

    @property
    def dealt(self) -> Match:
        """The match of a room that has started."""
        assert self.match is not None
        return self.match

    @property
    def names(self) -> tuple[str, ...]:
        """What the people and bots are called, by seat."""
        return tuple(chair.name for chair in self.chairs)

    def holds(self, who: str) -> tuple[Seat, ...]:
        """The seats held by this key."""
        held = self.circle.held.get(who)
        if held is None:
            held = tuple([seat for seat, chair in enumerate(self.chairs) if who in chair.holders]) if who else ()
            if held:
                self.circle.held[who] = held
        return held

    @property
    def host_seats(self) -> tuple[Seat, ...]:
        """The seats of the opener; if the opener holds none, that of whoever sits first among the people."""
        hosts = self.circle.hosts
        if hosts is None:
            people = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]
            hosts = self.circle.hosts = self.holds(self.host) or tuple(people[:1])
        return hosts

    def is_host(self, who: str) -> bool:
        """Whether this key decides about the room: the opener, or whoever stands in for an opener without a seat."""
        if not who or who == self.host:
            return bool(who)
        return not self.holds(self.host) and any(who in self.chairs[seat].holders for seat in self.host_seats)

    def voters(self, seat: Seat) -> frozenset[Seat]:
        """The people other than the one on `seat` who are asked for consent."""
        found = self.circle.voters.get(seat)
        if found is None:
            mine = self.chairs[seat].holders
            voters = [
                s for s, chair in enumerate(self.chairs) if chair.votes and s != seat and not chair.holders & mine
            ]
            found = self.circle.voters[seat] = frozenset(voters)
        return found

    def has_others(self, seat: Seat) -> bool:
        """Whether another person sits at the table, on another device."""
        found = self.circle.others.get(seat)
        if found is None:
            mine = self.chairs[seat].holders
            others = [chair for chair in self.chairs if chair.kind == "person" and not chair.holders & mine]
            found = self.circle.others[seat] = bool(others)
        return found

    def confirms(self, seat: Seat) -> bool:
        """Whether an only choice of `seat` is confirmed for it; after taking back not until it acts."""
        return self.chairs[seat].confirm and seat not in self.by_hand and self.status == "playing"

    # ------------------------------------------------------------------ the table, looked at once per moment

    def see(self, seat: Seat | None) -> View:
        """What `seat` may see."""
        view = self.moment.views.get(seat)
        if view is None:
            view = self.moment.views[seat] = self.dealt.see(seat)
        return view

    def choices(self, seat: Seat) -> list[Action]:
        """What `seat` may do now."""
        found = self.moment.choices.get(seat)
        if found is None:
            found = self.moment.choices[seat] = choices(self.dealt.table, seat)
        return found

    def offer(self, seat: Seat) -> Offer:
        """The same in words, and why not the rest."""
        offer = self.moment.offers.get(seat)
        if offer is None:
            offer = self.moment.offers[seat] = self.dealt.offer(seat, self.see(seat), self.choices(seat))
        return offer

    # ------------------------------------------------------------------ what several folds do

    def load_game(self) -> None:
        """The game that is played here."""
        self.game = find_game(self.opened.game)

    def say(self, text: str) -> None:
        """Add a sentence of the room to the log."""
        self.marks.append(Mark(self.seq, self.at, -1, text))

    def mark_events(self) -> None:
        """Add the new events of the game to the log."""
        assert self.match is not None
        log = self.match.table.log or []
        known = next((mark.event for mark in reversed(self.marks) if mark.event >= 0), -1)
        self.marks += [Mark(self.seq, self.at, event) for event in range(known + 1, len(log))]

    def roll_back(self, keep: int) -> None:
        """Only the first `keep` actions count; sentences of the room stay, as if said just now."""
        assert self.match is not None
        if keep >= len(self.match.moves):
            return
        cut = self.match.moves[keep].told
        first = next((i for i, mark in enumerate(self.marks) if mark.event >= cut), len(self.marks))
        said = [mark.text for mark in self.marks[first:] if mark.event < 0]
        del self.marks[first:]
        for text in said:
            self.say(text)
        self.moved_mark = [min(line, first) for line in self.moved_mark]
        self.taken_back = [n + 1 for n in self.taken_back]
        self.match.roll_back(keep)
        movers = [move.seat for move in self.match.moves]
        self.acted = [movers.count(seat) for seat in range(len(self.chairs))]
        if self.status == "over":
            self.status = "playing"
        self.ask_anew(())

    def ask_anew(self, before: tuple[Seat, ...], mover: Seat | None = None) -> None:
        """Note since when each seat is asked, and let clocks run and stop; `before` were asked already."""
        waiting = self.waiting
        for seat in range(len(self.chairs)):
            if seat in waiting and (seat not in before or seat == mover):
                self.asked_at[seat] = self.at
                self.run_clock(seat)
            elif seat not in waiting:
                self.asked_at[seat] = None
                if self.clocks is not None:
                    self.clocks.stop(seat, self.at)

    def run_clock(self, seat: Seat) -> None:
        """The time of a person who is asked runs; that of a bot does not."""
        if self.clocks is None:
            return
        if self.chairs[seat].bot:
            self.clocks.stop(seat, self.at)
        else:
            self.clocks.ask(seat, self.at)
