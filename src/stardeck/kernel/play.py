"""Playing: steps on an agenda, and the two doors through which an action reaches the table."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from stardeck.kernel.action import Action, Actions
from stardeck.kernel.reason import IllegalAction, Reason
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat, Told
from stardeck.kernel.text import say

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One item on the agenda: somebody must choose, or the rules act by themselves.

    A step is data: once made it is never changed, so copies of a table share it. The actions it is given are
    always the interned ones, so `action is PASS` is a fair question, and the fastest.
    """

    def waiting_for(self, table: T) -> tuple[Seat, ...]:
        """Who must choose now; () means `run` it. Depends on public facts only: being asked betrays nothing."""
        return ()

    def forced(self, table: T, seat: Seat) -> Action | None:
        """The only choice `seat` has, if public facts alone force it: then nobody is asked."""
        return None

    def candidates(self, table: T, seat: Seat) -> Iterable[Action]:
        """Everything a person might reasonably try now, in canonical order."""
        raise NotImplementedError

    def why_not(self, table: T, seat: Seat, action: Action) -> Reason | None:
        """None if `seat` may do this now; else the rule and a sentence. Answers for every action of the game."""
        raise NotImplementedError

    def choices(self, table: T, seat: Seat) -> list[Action]:
        """What `seat` may do now, in canonical order."""
        return [action for action in self.candidates(table, seat) if self.why_not(table, seat, action) is None]

    def take(self, table: T, seat: Seat, action: Action) -> None:
        """Perform a legal action; the step is off the agenda already and pushes what comes next."""
        raise NotImplementedError

    def run(self, table: T) -> None:
        """What the rules do by themselves; the step is off the agenda already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A whole position of one game. Only the rules and the store may hold one."""

    def __init__(self, seats: int, actions: Actions, rng: Rng) -> None:
        self.seats = seats
        self.actions = actions
        self.agenda: list[Step[Any]] = []  # last = next
        self.rng = rng  # never in a view
        self.log: list[Told] | None = []  # None while a bot searches
        self.reveals = 0  # how often something hidden was turned up without chance

    def copy(self) -> "Table":
        """An equal table that shares nothing that can change."""
        raise NotImplementedError

    def copy_frame_to(self, other: "Table") -> None:
        """Copy what every table has; a game's `copy` does the rest."""
        other.agenda = self.agenda[:]
        other.rng = self.rng.copy()
        log = self.log
        other.log = None if log is None else log[:]
        other.reveals = self.reveals


def waiting_for(table: Table) -> tuple[Seat, ...]:
    """The seats that must choose now; nobody when the game is over."""
    agenda = table.agenda
    return agenda[-1].waiting_for(table) if agenda else ()


def choices(table: Table, seat: Seat) -> list[Action]:
    """What `seat` may do now, in canonical order."""
    agenda = table.agenda
    if not agenda or seat not in agenda[-1].waiting_for(table):
        return []
    return agenda[-1].choices(table, seat)


def why_not(table: Table, seat: Seat, action: Action) -> Reason | None:
    """None if `seat` may do this now, else the reason."""
    agenda = table.agenda
    if not agenda:
        return Reason(say("End of the game"), say("The game is over."))
    step = agenda[-1]
    if seat not in step.waiting_for(table):
        return Reason(say("Taking turns"), say("It is not your turn to choose."))
    twin = table.actions.find(action)
    if twin is None:
        return Reason(say("Actions"), say("This game has no such action."))
    return step.why_not(table, seat, twin)


def apply(table: Table, seat: Seat, action: Action) -> None:
    """Check an action, refuse it with a reason or perform it: the only door for people."""
    reason = why_not(table, seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    twin = table.actions.find(action)
    assert twin is not None
    advance(table, seat, twin)


def advance(table: Table, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """Perform an interned action that is known to be on offer (search, replay); the seats that must choose then."""
    step = table.agenda.pop()
    step.take(table, seat, action)
    return settle(table)


def settle(table: Table) -> tuple[Seat, ...]:
    """Let the rules act until somebody must choose or the game is over; the seats that must choose now."""
    agenda = table.agenda
    while agenda:
        step = agenda[-1]
        waiting = step.waiting_for(table)
        if not waiting:
            agenda.pop()
            step.run(table)
            continue
        for seat in waiting:
            action = step.forced(table, seat)
            if action is not None:
                agenda.pop()
                step.take(table, seat, action)
                break
        else:
            return waiting
    return ()


def play_out(table: Table, chance: Rng, limit: int = 1_000_000) -> int:
    """Play uniformly random choices to the end (or `limit` decisions); how many decisions were made."""
    agenda = table.agenda
    made = 0
    while agenda:
        step = agenda[-1]
        waiting = step.waiting_for(table)
        if not waiting:
            agenda.pop()
            step.run(table)
            continue
        for seat in waiting:
            action = step.forced(table, seat)
            if action is not None:
                break
        else:
            if made == limit:
                return made
            seat = waiting[0]
            options = step.choices(table, seat)
            n = len(options)
            action = options[chance.below(n)] if n > 1 else options[0]
            made += 1
        agenda.pop()
        step.take(table, seat, action)
    return made
