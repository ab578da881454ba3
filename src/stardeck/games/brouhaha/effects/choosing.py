"""Effects with a plain choice: one of several options, a split of resources, a direction of VOLUME. [rules 10.5]"""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.brouhaha.actions import Cash, Mode, Volume
from stardeck.games.brouhaha.cards import DOWN, MOST_CASH, UP
from stardeck.games.brouhaha.effects.filters import how_many
from stardeck.games.brouhaha.effects.perform import perform, playable
from stardeck.games.brouhaha.events import ModeChosen
from stardeck.games.brouhaha.table import Asked, BrouhahaTable, Ops, Scene
from stardeck.games.brouhaha.vocabulary import Op
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


class Choosing(Asked):
    """A choice that belongs to an effect."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.you)
        self.scene = scene

    def about(self) -> Scene | None:
        return self.scene


def choose(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """You pick one option; one whose first target does not exist is not offered."""
    can = tuple([i for i in range(len(op.options)) if playable(table, op.options[i], scene)])
    if len(can) == 1:
        perform(table, op.options[can[0]], 0, scene)
    elif can:
        table.agenda.append(ChooseMode(scene, op.options, can))


class ChooseMode(Choosing):
    """D8: the number of an option."""

    decision: ClassVar[str] = "mode"

    def __init__(self, scene: Scene, options: tuple[Ops, ...], can: tuple[int, ...]) -> None:
        super().__init__(scene)
        self.options = options
        self.can = can

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.mode_action[: len(self.options)]

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Choosing an option")
        if not isinstance(action, Mode):
            return Reason(rule, say("First choose one of the options."))
        if action.option in self.can:
            return None
        return Reason(rule, say("There is no such option, or nothing it could be used on."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return [table.catalogue.mode_action[i] for i in self.can]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Mode)
        table.tell(ModeChosen(seat, table.catalogue.ids[self.scene.source], action.option))
        perform(table, self.options[action.option], 0, self.scene)


def gain_any(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """Gain n resources, you pick how many are cash."""
    n = how_many(table, op.n, scene.source, scene.you)
    if n:
        table.agenda.append(Split(scene, n))


class Split(Choosing):
    """D11: how many of n resources are cash."""

    decision: ClassVar[str] = "split"

    def __init__(self, scene: Scene, n: int) -> None:
        super().__init__(scene)
        self.n = n

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return self.choices(table, seat)

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Splitting resources")
        if not isinstance(action, Cash):
            return Reason(rule, say("First say how many of the resources are cash."))
        return None if action.cash <= self.n else Reason(rule, say("There are only {n} resources.", n=self.n))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return table.catalogue.cash_action[: min(self.n, MOST_CASH) + 1]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Cash)
        table.gain(seat, action.cash, self.n - action.cash)


def ways(table: BrouhahaTable) -> list[Action]:
    """The directions that change VOLUME."""
    found: list[Action] = []
    if table.volume < table.catalogue.most_volume:
        found.append(UP)
    if table.volume > table.catalogue.least_volume:
        found.append(DOWN)
    return found


def volume_choice(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """You pick +n or -n, only directions that change VOLUME."""
    n = how_many(table, op.n, scene.source, scene.you)
    can = ways(table)
    if n == 0:
        return
    if len(can) == 1:
        move_volume(table, n, can[0])
    else:
        table.agenda.append(PickWay(scene, n))


def move_volume(table: BrouhahaTable, n: int, way: Action) -> None:
    """VOLUME goes up or down by n."""
    table.set_volume(table.volume + (n if way == UP else -n))


class PickWay(Choosing):
    """D12: up or down."""

    decision: ClassVar[str] = "volume_dir"

    def __init__(self, scene: Scene, n: int) -> None:
        super().__init__(scene)
        self.n = n

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return (UP, DOWN)

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Volume):
            return None
        return Reason(say("Moving VOLUME"), say("First say whether VOLUME goes up or down."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return [UP, DOWN]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        move_volume(table, self.n, action)
