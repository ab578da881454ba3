"""A tiny game for kernel tests: players take turns adding 1 or 2 to a heap of 5; a secret ballot may follow.

It lives in the tests, is written without any compiled module, and shows that the kernel needs nothing else.
"""

from pathlib import Path

import msgspec

from stardeck.kernel import (
    Action,
    Actions,
    Event,
    Game,
    KeyedRng,
    Options,
    Reason,
    Result,
    Row,
    Sealed,
    Step,
    Table,
    View,
    settle,
)


class Add(Action, frozen=True, tag="add"):
    n: int


class Vote(Action, frozen=True, tag="vote"):
    yes: bool


class Peek(Action, frozen=True, tag="peek"):
    pass


class Roll(Action, frozen=True, tag="roll"):
    pass


class Added(Event, frozen=True, tag="added"):
    seat: int
    n: int


class Voted(Event, frozen=True, tag="voted"):
    seat: int
    yes: bool | None = None


ACTIONS = Actions([Add(1), Add(2), Add(3), Vote(False), Vote(True), Peek(), Roll()])


class Catalogue:
    actions = ACTIONS
    digest = "counting"


class CountingTable(Table):
    def __init__(self, seats, rng):
        super().__init__(seats, ACTIONS, rng)
        self.heap = 0
        self.turn = 0
        self.votes = ()

    def copy(self):
        new = CountingTable(self.seats, self.rng)
        self.copy_frame_to(new)
        new.heap, new.turn, new.votes = self.heap, self.turn, self.votes
        return new


class Count(Step):
    """Add 1 or 2; peeking shows something hidden, rolling uses chance. At 4 only 1 is possible, and everybody sees it."""

    def waiting_for(self, table):
        return (table.turn,) if table.heap < 5 else ()

    def forced(self, table, seat):
        return ACTIONS[0] if table.heap == 4 else None

    def candidates(self, table, seat):
        return [*ACTIONS.all[:3], ACTIONS[5], ACTIONS[6]]

    def why_not(self, table, seat, action):
        if isinstance(action, Vote):
            return Reason("Counting", "You are counting, not voting.")
        if isinstance(action, Add) and action.n > min(2, 5 - table.heap):
            return Reason("Counting", "That is too much.")
        return None

    def take(self, table, seat, action):
        if isinstance(action, Add):
            table.heap += action.n
            table.turn = (table.turn + 1) % table.seats
            if table.log is not None:
                table.log.append(Added(seat, action.n))
        elif isinstance(action, Peek):
            table.reveals += 1
        else:
            table.rng.below(6)
        table.agenda.append(self)

    def run(self, table):
        table.agenda.append(Ballot((None,) * table.seats))


class Ballot(Step):
    """Everybody votes secretly and at once."""

    def __init__(self, votes):
        self.votes = votes

    def waiting_for(self, table):
        return tuple(seat for seat in range(table.seats) if self.votes[seat] is None)

    def candidates(self, table, seat):
        return ACTIONS.all[3:5]

    def why_not(self, table, seat, action):
        return None if isinstance(action, Vote) else Reason("Voting", "Vote yes or no.")

    def take(self, table, seat, action):
        table.agenda.append(Ballot((*self.votes[:seat], action.yes, *self.votes[seat + 1 :])))
        if table.log is not None:
            table.log.append(Sealed(Voted(seat, action.yes), (seat,), Voted(seat)))

    def run(self, table):
        table.votes = self.votes


class CountingView(View, frozen=True, kw_only=True):
    heap: int


class CountingOptions(Options, frozen=True, kw_only=True):
    pass


class Counting(Game):
    slug = "counting"
    title = "Counting"
    seats = (2, 3)
    rules_version = 1
    end_reasons = ("voted",)
    options = CountingOptions
    presets = {}
    action = Add | Vote | Peek | Roll
    event = Added | Voted
    view = CountingView
    folder = Path(__file__).parent
    cards = Catalogue()

    def deal(self, seats, seed, options, catalogue):
        table = CountingTable(seats, KeyedRng(seed))
        table.agenda.append(Count())
        settle(table)
        return table

    def see(self, table, seat):
        waiting = table.agenda[-1].waiting_for(table) if table.agenda else ()
        return CountingView(seat=seat, seats=table.seats, waiting=waiting, decision="count", heap=table.heap)

    def result(self, table):
        if table.agenda:
            return None
        votes = tuple(float(vote) for vote in table.votes)
        ranks = tuple(1 if vote == max(votes) else 2 for vote in votes)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Result("voted", (Row("Votes", votes),), votes, ranks, winners)

    def prompt(self, view, names, catalogue):
        return "Count."

    def label(self, view, action, names, catalogue):
        return msgspec.json.encode(action).decode()

    def handle(self, view, action):
        return f"button:{action}"

    def sentence(self, event, names, catalogue):
        return f"{names[event.seat]} did {type(event).__name__}."


GAME = Counting()
