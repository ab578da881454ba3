"""Performing effects in order, one ability after the other, and the queue of triggers. [rules 10.5, 10.6, 10.8]"""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from stardeck.games.brouhaha.actions import May
from stardeck.games.brouhaha.card_events import Paid
from stardeck.games.brouhaha.cards import GIGS, NO, YES
from stardeck.games.brouhaha.effects.filters import all_hold, has_any, how_many, targets
from stardeck.games.brouhaha.effects.moves import is_in_play
from stardeck.games.brouhaha.events import Answered, Triggered
from stardeck.games.brouhaha.table import Asked, BrouhahaStep, BrouhahaTable, Ops, Scene
from stardeck.games.brouhaha.vocabulary import (
    CHOOSE,
    CLOSE_GIG,
    DRAW,
    EACH,
    OTHERS,
    SHUFFLE_IN,
    VOLUME,
    YOU,
    Ability,
    Op,
)
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say

Performer = Callable[[BrouhahaTable, Op, Scene], None]
PERFORM: Final[dict[int, Performer]] = {}  # by code: the dictionary in `rules.words`


def perform(table: BrouhahaTable, ops: Ops, start: int, scene: Scene) -> None:
    """Do these effects in order. What follows one that may ask somebody waits on the agenda."""
    for i in range(start, len(ops)):
        op = ops[i]
        act = PERFORM[op.code]
        if op.asks:
            if i + 1 < len(ops):
                table.agenda.append(GoOn(ops, i + 1, scene))
            act(table, op, scene)
            return
        act(table, op, scene)


class GoOn(BrouhahaStep):
    """The rest of a list of effects."""

    def __init__(self, ops: Ops, start: int, scene: Scene) -> None:
        self.ops = ops
        self.start = start
        self.scene = scene

    def run(self, table: BrouhahaTable) -> None:
        perform(table, self.ops, self.start, self.scene)


# ---------------------------------------------------------------------- triggers


class Drain(BrouhahaStep):
    """The queue of triggers: each resolves completely before the next; new ones join at the end."""

    def run(self, table: BrouhahaTable) -> None:
        while table.queue:
            trigger = table.queue.pop(0)
            before = len(table.agenda)
            table.agenda.append(DRAIN)
            go_off(table, trigger.ability, trigger.scene)
            if len(table.agenda) > before + 1:
                return
            table.agenda.pop()


DRAIN: Final[BrouhahaStep] = Drain()


def go_off(table: BrouhahaTable, ability: Ability, scene: Scene) -> None:
    """A trigger resolves: its conditions are checked now, it may be optional, and once means once per round."""
    if not all_hold(table, ability.conditions, scene.source, scene.you):
        return
    if ability.may and is_idle(table, ability, scene):
        return
    if ability.once:
        if table.used[scene.source] >> ability.number & 1:
            return
        if is_in_play(table, scene.source):
            table.used[scene.source] |= 1 << ability.number
    if table.log is not None:
        table.log.append(Triggered(scene.you, table.catalogue.ids[scene.source], ability.number))
    if ability.may:
        table.agenda.append(AskMay(ability.do, scene, 0, 0))
    else:
        perform(table, ability.do, 0, scene)


def is_idle(table: BrouhahaTable, ability: Ability, scene: Scene) -> bool:
    """Could the first effect change nothing? Then nobody is asked."""
    if not ability.do:
        return True
    op = ability.do[0]
    if op.code == DRAW and op.who == YOU:
        return not table.can_draw(scene.you)
    if op.code == VOLUME:
        by = how_many(table, op.by, scene.source, scene.you)
        ends = table.catalogue.most_volume if by > 0 else table.catalogue.least_volume
        return by == 0 or table.volume == ends
    return False


class AskMay(Asked):
    """D9: yes or no. A price, if there is one, is paid first."""

    decision: ClassVar[str] = "may"

    def __init__(self, ops: Ops, scene: Scene, cash: int, cred: int) -> None:
        super().__init__(scene.you)
        self.ops = ops
        self.scene = scene
        self.cash = cash
        self.cred = cred

    def about(self) -> Scene | None:
        return self.scene

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return (YES, NO)

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, May):
            return None
        return Reason(say("Optional effects"), say("First say whether you want this: yes or no."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return [YES, NO]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        yes = action == YES
        if table.log is not None:
            table.log.append(Answered(seat, table.catalogue.ids[self.scene.source], yes))
        if yes:
            if self.cash or self.cred:
                table.cash[seat] -= self.cash
                table.cred[seat] -= self.cred
                table.tell(Paid(seat, self.cash, self.cred))
            perform(table, self.ops, 0, self.scene)


def pay(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """If it can be paid, you are asked; if yes you pay, then the effects."""
    cash = op.cash.fixed
    cred = op.cred.fixed
    if table.cash[scene.you] >= cash and table.cred[scene.you] >= cred:
        table.agenda.append(AskMay(op.do, scene, cash, cred))


# ---------------------------------------------------------------------- may it be played?


def playable(table: BrouhahaTable, ops: Ops, scene: Scene) -> bool:
    """The first effect that needs a target has one, and every `choose` has an option that is playable. [rules 10.6]"""
    for op in ops:
        if op.targets():
            return has_target(table, op, scene)
        if op.code == CHOOSE and not any(playable(table, option, scene) for option in op.options):
            return False
    return True


def has_target(table: BrouhahaTable, op: Op, scene: Scene) -> bool:
    """Is there a card (for `close_gig` a GIG) to pick?"""
    if op.code == CLOSE_GIG:
        return len(open_gigs(table)) > 0
    assert op.target is not None
    return has_any(table, op.target, scene.source, scene.you, op.code != SHUFFLE_IN)


def targets_of(table: BrouhahaTable, op: Op, scene: Scene) -> list[int]:
    """The cards that can be picked for an effect, by entry number."""
    assert op.target is not None
    return targets(table, op.target, scene.source, scene.you, op.code != SHUFFLE_IN)


def open_gigs(table: BrouhahaTable) -> list[int]:
    """The GIGs that are not closed."""
    return [gig for gig in range(GIGS) if table.venues[gig] >= 0 and not table.closed[gig]]


# ---------------------------------------------------------------------- whom it concerns


def concerned(table: BrouhahaTable, op: Op, you: Seat) -> list[Seat]:
    """The managers an effect is for, in turn order; `other` is picked before."""
    if op.who == EACH:
        return table.in_order()
    if op.who == OTHERS:
        return [seat for seat in table.in_order() if seat != you]
    return [you]
