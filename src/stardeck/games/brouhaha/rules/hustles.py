"""HUSTLES: sending a unit, and the effect in one decision. [rules 9]"""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.brouhaha.actions import Cash, Copy, Decline, Effect, Pick, Volume
from stardeck.games.brouhaha.card_events import Paid
from stardeck.games.brouhaha.cards import DECLINE, EFFECT, MOST_CASH, NO_CARD
from stardeck.games.brouhaha.effects.choosing import move_volume, ways
from stardeck.games.brouhaha.effects.filters import all_hold, how_many
from stardeck.games.brouhaha.effects.moves import strum
from stardeck.games.brouhaha.effects.perform import DRAIN, GoOn, perform, playable
from stardeck.games.brouhaha.effects.picks import buy_gear, payable_gear
from stardeck.games.brouhaha.events import HustleDeclined, HustleUsed, OpportunityUsed, SentToHustle
from stardeck.games.brouhaha.table import ON_HUSTLE, Asked, BrouhahaStep, BrouhahaTable, Ops, Scene, Trigger
from stardeck.games.brouhaha.vocabulary import (
    BUY,
    COPY_HUSTLE,
    DRAW,
    FETCH,
    GAIN_ANY,
    JAM,
    LOOK,
    MUSICIAN,
    OPPORTUNITY,
    VOLUME_CHOICE,
    Op,
)
from stardeck.games.brouhaha.vocabulary import (
    ON_HUSTLE as ON_HUSTLE_TIMING,
)
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


def can_enter(table: BrouhahaTable, place: int) -> bool:
    """A HUSTLE takes one card per round, JAM SESSION any number."""
    return not table.hustle_taken[place] or table.catalogue.faces[table.house.hustles[place]].is_jam


def send(table: BrouhahaTable, seat: Seat, card: int, place: int) -> None:
    """The unit and its gear are strummed; then its `hustle` triggers, then the effect of the HUSTLE."""
    strum(table, card)
    table.place[card] = ON_HUSTLE + place
    table.assigned[card] = True
    table.hustle_taken[place] = True
    hustle = table.house.hustles[place]
    if table.log is not None:
        table.log.append(SentToHustle(seat, table.catalogue.ids[card], table.catalogue.ids[hustle]))
    for ability in table.catalogue.faces[card].on[ON_HUSTLE_TIMING]:
        table.queue.append(Trigger(ability, Scene(card, seat)))
    if table.queue:
        table.agenda += (OfferEffect(seat, hustle, card), DRAIN)
    else:
        offer(table, Scene(hustle, seat, card), True)


class OfferEffect(BrouhahaStep):
    """The effect of a HUSTLE, once the triggers of the unit are done."""

    def __init__(self, seat: Seat, hustle: int, unit: int) -> None:
        self.seat = seat
        self.hustle = hustle
        self.unit = unit

    def run(self, table: BrouhahaTable) -> None:
        offer(table, Scene(self.hustle, self.seat, self.unit), True)


def effect_of(table: BrouhahaTable, scene: Scene) -> Ops:
    """The effects of a HUSTLE for the kind of its unit."""
    as_musician, as_personnel = table.catalogue.faces[scene.source].hustle
    return as_musician if table.catalogue.kind[scene.unit] == MUSICIAN else as_personnel


def offer(table: BrouhahaTable, scene: Scene, optional: bool) -> None:
    """Ask for the effect; if no alternative is possible the decision is skipped."""
    can = alternatives(table, effect_of(table, scene), scene)
    if not can:
        return
    step = ChooseEffect(scene, tuple(can), optional)
    if optional or len(can) > 1:
        table.agenda.append(step)
    else:
        step.take(table, scene.you, can[0])


def alternatives(table: BrouhahaTable, ops: Ops, scene: Scene) -> list[Action]:
    """The alternatives of an effect, in canonical order, from its first word."""
    if not ops:
        return []
    op = ops[0]
    code = op.code
    seat = scene.you
    if code == VOLUME_CHOICE:
        return ways(table)
    if code == BUY:
        gear = payable_gear(table, seat, discount_of(table, op, scene))
        return [table.catalogue.pick_action[card] for card in gear]
    if code == GAIN_ANY:
        n = how_many(table, op.n, scene.source, seat)
        return table.catalogue.cash_action[: min(n, MOST_CASH) + 1] if n else []
    if code == COPY_HUSTLE:
        return [table.catalogue.copy_action[hustle] for hustle in copyable(table, op, scene)]
    return [EFFECT] if is_possible(table, ops, scene) else []


def is_possible(table: BrouhahaTable, ops: Ops, scene: Scene) -> bool:
    """Would using the effect do anything?"""
    code = ops[0].code
    if code in (DRAW, LOOK):
        return table.can_draw(scene.you)
    if code == FETCH:
        return len(table.deck(scene.you)) > 0
    if code == OPPORTUNITY:
        return has_opportunity(table, scene)
    return code != JAM and playable(table, ops, scene)


def discount_of(table: BrouhahaTable, op: Op, scene: Scene) -> int:
    """The discount in the MUSIC SHOP; with `plus_one` personnel pay one more (R2)."""
    extra = table.house.plus_one and table.catalogue.kind[scene.unit] != MUSICIAN
    return op.discount - 1 if extra else op.discount


def copyable(table: BrouhahaTable, op: Op, scene: Scene) -> list[int]:
    """The other HUSTLES that would offer something after paying; JAM SESSION never does (R28)."""
    seat = scene.you
    price = op.cred.fixed
    if scene.unit == NO_CARD or table.cred[seat] < price:
        return []
    table.cred[seat] -= price
    found = []
    for hustle in table.house.hustles:
        copied = Scene(hustle, seat, scene.unit)
        ops = effect_of(table, copied)
        if hustle != scene.source and ops and ops[0].code != COPY_HUSTLE and alternatives(table, ops, copied):
            found.append(hustle)
    table.cred[seat] += price
    return found


class ChooseEffect(Asked):
    """D6: one of the alternatives of the effect, or decline; a copied effect cannot be declined."""

    decision: ClassVar[str] = "hustle_effect"

    def __init__(self, scene: Scene, can: tuple[Action, ...], optional: bool) -> None:
        super().__init__(scene.you)
        self.scene = scene
        self.can = can
        self.optional = optional

    def about(self) -> Scene | None:
        return self.scene

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return self.choices(table, seat)

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("HUSTLES")
        if action in self.can:
            return None
        if isinstance(action, Decline):
            if self.optional:
                return None
            return Reason(rule, say("You have paid for this effect; choose how to use it."))
        if isinstance(action, Effect | Volume | Cash | Copy | Pick):
            return Reason(rule, say("This HUSTLE does not offer that now."))
        return Reason(rule, say("First use the effect of the HUSTLE, or decline it."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return [*self.can, DECLINE] if self.optional else list(self.can)

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        scene = self.scene
        ids = table.catalogue.ids
        if isinstance(action, Decline):
            table.tell(HustleDeclined(seat, ids[scene.source]))
            return
        ops = effect_of(table, scene)
        if table.log is not None:
            unit = "musician" if table.catalogue.kind[scene.unit] == MUSICIAN else "personnel"
            table.log.append(HustleUsed(seat, ids[scene.source], unit))
        if isinstance(action, Effect):
            perform(table, ops, 0, scene)
            return
        if len(ops) > 1:
            table.agenda.append(GoOn(ops, 1, scene))
        self.first(table, ops[0], action)

    def first(self, table: BrouhahaTable, op: Op, action: Action) -> None:
        """The first effect, as chosen."""
        scene = self.scene
        seat = scene.you
        if isinstance(action, Volume):
            move_volume(table, how_many(table, op.n, scene.source, seat), action)
        elif isinstance(action, Cash):
            table.gain(seat, action.cash, how_many(table, op.n, scene.source, seat) - action.cash)
        elif isinstance(action, Pick):
            buy_gear(table, seat, table.catalogue.number[action.card], discount_of(table, op, scene))
        else:
            assert isinstance(action, Copy)
            table.cred[seat] -= op.cred.fixed
            table.tell(Paid(seat, 0, op.cred.fixed))
            offer(table, Scene(table.catalogue.number[action.hustle], seat, scene.unit), False)


# ---------------------------------------------------------------------- effects that only HUSTLES have


def has_opportunity(table: BrouhahaTable, scene: Scene) -> bool:
    """Has the unit an OPPORTUNITY text whose condition is true, and which could be used?"""
    if scene.unit == NO_CARD:
        return False
    ability = table.catalogue.faces[scene.unit].opportunity
    if ability is None or not all_hold(table, ability.conditions, scene.unit, scene.you):
        return False
    return playable(table, ability.do, Scene(scene.unit, scene.you, scene.unit))


def opportunity(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """Resolve the assigned unit's OPPORTUNITY ability."""
    if has_opportunity(table, scene):
        ability = table.catalogue.faces[scene.unit].opportunity
        assert ability is not None
        table.tell(OpportunityUsed(scene.you, table.catalogue.ids[scene.unit], ability.number))
        perform(table, ability.do, 0, Scene(scene.unit, scene.you, scene.unit))


def copy_hustle(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """BIG BREAK as an effect: pay, then the effect of another HUSTLE."""
    can = copyable(table, op, scene)
    if can:
        actions = tuple([table.catalogue.copy_action[hustle] for hustle in can])
        table.agenda.append(CopyEffect(scene, actions, op))


class CopyEffect(ChooseEffect):
    """The choice of a HUSTLE to copy, outside BIG BREAK."""

    def __init__(self, scene: Scene, can: tuple[Action, ...], op: Op) -> None:
        super().__init__(scene, can, True)
        self.op = op

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        if isinstance(action, Decline):
            table.tell(HustleDeclined(seat, table.catalogue.ids[self.scene.source]))
        else:
            self.first(table, self.op, action)
