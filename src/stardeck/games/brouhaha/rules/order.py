"""D14: things that happen at once, in the order the DOWNBEAT manager picks where it matters. [rules 6 C2, C3]"""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.brouhaha.actions import Item
from stardeck.games.brouhaha.effects.perform import DRAIN, go_off, perform
from stardeck.games.brouhaha.events import OrderPicked, Rewarded
from stardeck.games.brouhaha.table import BrouhahaStep, BrouhahaTable, Ops, Scene
from stardeck.games.brouhaha.vocabulary import GAIN, VP, Ability
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


class Waiting:
    """A reward (without ability) or a trigger that waits to be resolved."""

    def __init__(self, ability: Ability | None, ops: Ops, scene: Scene) -> None:
        self.ability = ability
        self.ops = ops
        self.scene = scene
        conditional = ability is not None and len(ability.conditions) > 0
        self.order_matters = conditional or any(op.code != VP and op.code != GAIN for op in ops)


class Items(BrouhahaStep):
    """First the items whose order does not matter, in canonical order; then the others one by one (R16)."""

    decision: ClassVar[str] = "order"

    def __init__(self, items: tuple[Waiting, ...]) -> None:
        self.items = items

    def plain(self) -> int:
        """The first item whose order does not matter, or the only one left; -1 if somebody must pick."""
        for i in range(len(self.items)):
            if not self.items[i].order_matters:
                return i
        return 0 if len(self.items) == 1 else -1

    def waiting_for(self, table: BrouhahaTable) -> tuple[Seat, ...]:
        return (table.downbeat,) if self.items and self.plain() < 0 else ()

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.item_action[: len(self.items)]

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Order of effects")
        if not isinstance(action, Item):
            return Reason(rule, say("You have the DOWNBEAT: first pick what happens next."))
        return None if action.item < len(self.items) else Reason(rule, say("So many things are not waiting."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return table.catalogue.item_action[: len(self.items)]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Item)
        card = table.catalogue.ids[self.items[action.item].scene.source]
        table.tell(OrderPicked(seat, card))
        self.resolve(table, action.item)

    def run(self, table: BrouhahaTable) -> None:
        if self.items:
            self.resolve(table, self.plain())

    def resolve(self, table: BrouhahaTable, place: int) -> None:
        """One item resolves whole, with the triggers it causes; the others wait on."""
        item = self.items[place]
        table.agenda += (Items(self.items[:place] + self.items[place + 1 :]), DRAIN)
        if item.ability is not None:
            go_off(table, item.ability, item.scene)
            return
        table.tell(Rewarded(item.scene.you, table.catalogue.ids[item.scene.source]))
        perform(table, item.ops, 0, item.scene)
