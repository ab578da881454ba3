"""What will come of what is under way, if everybody does the obvious: many positions can be judged only at rest."""

from collections.abc import Callable
from typing import Any, Final

from stardeck.kernel.action import Action
from stardeck.kernel.play import Step, Table, settle
from stardeck.kernel.rng import FastRng, KeyedRng
from stardeck.kernel.sealed import Seat

# How much a seat likes a choice at first sight: from the table, the step, the seat and the choice.
Liking = Callable[[Any, Any, Seat, Action], int]
Likings = dict[type, Liking]  # by step; at a step that is not there the first choice is the obvious one

LEAST: Final = -1_000_000


def play_calmly(table: Table, is_calm: Callable[[Any], bool], likings: Likings) -> None:
    """Play the obvious on this table (the caller's own copy) until it is calm or the game is over."""
    table.log = None
    if isinstance(table.rng, KeyedRng):
        table.rng = FastRng(table.rng.drawn)  # nobody foresees what chance will bring in a real game
    waiting = settle(table)
    while waiting and not is_calm(table):
        step = table.agenda[-1]
        action = obvious(table, step, waiting[0], likings)
        table.agenda.pop()
        step.take(table, waiting[0], action)
        waiting = settle(table)


def obvious(table: Table, step: Step[Any], seat: Seat, likings: Likings) -> Action:
    """The choice a seat likes best at first sight; of equal ones the first."""
    can = step.choices(table, seat)
    liking = likings.get(type(step))
    if liking is None or len(can) == 1:
        return can[0]
    best = can[0]
    most = LEAST
    for action in can:
        likes = liking(table, step, seat, action)
        if likes > most:
            best = action
            most = likes
    return best
