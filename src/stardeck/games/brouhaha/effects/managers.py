"""Effects on resources, points, VOLUME and drawn cards: nobody is asked, unless one other manager is meant."""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from stardeck.games.brouhaha.actions import Manager
from stardeck.games.brouhaha.card_events import MadeSalary, Peeked, TookDownbeat
from stardeck.games.brouhaha.effects.filters import all_hold, how_many
from stardeck.games.brouhaha.effects.moves import enter_salary, give, is_in_play
from stardeck.games.brouhaha.effects.perform import concerned, perform
from stardeck.games.brouhaha.events import ManagerPicked
from stardeck.games.brouhaha.table import Asked, BrouhahaTable, Scene
from stardeck.games.brouhaha.vocabulary import (
    DRAW,
    GAIN,
    GIVE,
    LOSE,
    OTHER,
    PEEK_HAND,
    VP,
    Op,
)
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Sealed, Seat
from stardeck.kernel.text import say

OnManager = Callable[[BrouhahaTable, Op, Scene, Seat], None]
ON_MANAGER: Final[dict[int, OnManager]] = {}  # by code: what happens to one manager


def to_managers(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """An effect on you, on each, on others, or on one other manager whom you pick."""
    if op.who == OTHER:
        others = [seat for seat in range(table.seats) if seat != scene.you]
        if len(others) == 1:
            ON_MANAGER[op.code](table, op, scene, others[0])
        else:
            table.agenda.append(PickManager(op, scene))
        return
    act = ON_MANAGER[op.code]
    for seat in concerned(table, op, scene.you):
        act(table, op, scene, seat)


class PickManager(Asked):
    """D13: you pick another manager."""

    decision: ClassVar[str] = "pick_manager"

    def __init__(self, op: Op, scene: Scene) -> None:
        super().__init__(scene.you)
        self.op = op
        self.scene = scene

    def about(self) -> Scene | None:
        return self.scene

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.manager_action[: table.seats]

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Picking a manager")
        if not isinstance(action, Manager):
            return Reason(rule, say("First pick another manager."))
        if action.seat == seat:
            return Reason(rule, say("It must be another manager."))
        return None if action.seat < table.seats else Reason(rule, say("Nobody sits there."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return [table.catalogue.manager_action[other] for other in range(table.seats) if other != seat]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Manager)
        table.tell(ManagerPicked(seat, action.seat))
        ON_MANAGER[self.op.code](table, self.op, self.scene, action.seat)


def draw(table: BrouhahaTable, op: Op, scene: Scene, seat: Seat) -> None:
    """Draw n cards one by one."""
    table.draw(seat, how_many(table, op.n, scene.source, scene.you))


def gain(table: BrouhahaTable, op: Op, scene: Scene, seat: Seat) -> None:
    """Gain resources."""
    cash = how_many(table, op.cash, scene.source, scene.you)
    table.gain(seat, cash, how_many(table, op.cred, scene.source, scene.you))


def lose(table: BrouhahaTable, op: Op, scene: Scene, seat: Seat) -> None:
    """Lose resources, as far as there are any."""
    cash = how_many(table, op.cash, scene.source, scene.you)
    table.lose(seat, cash, how_many(table, op.cred, scene.source, scene.you))


def vp(table: BrouhahaTable, op: Op, scene: Scene, seat: Seat) -> None:
    """Gain victory points."""
    table.score(seat, how_many(table, op.n, scene.source, scene.you))


def peek_hand(table: BrouhahaTable, op: Op, scene: Scene, seat: Seat) -> None:
    """You see that hand now, and know every card that is in it."""
    for card in table.hands[seat]:
        table.known[card] |= 1 << scene.you
    table.reveals += 1
    if table.log is not None:
        cards = table.catalogue.names(table.hands[seat])
        table.log.append(Sealed(Peeked(scene.you, seat, cards), (scene.you, seat), Peeked(scene.you, seat)))


def give_away(table: BrouhahaTable, op: Op, scene: Scene, seat: Seat) -> None:
    """This card moves to that manager's play zone for good."""
    if is_in_play(table, scene.source):
        give(table, scene.source, seat)


def volume(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """VOLUME changes, as far as the scale goes."""
    table.set_volume(table.volume + how_many(table, op.by, scene.source, scene.you))


def volume_set(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """VOLUME becomes this."""
    table.set_volume(op.to)


def salary_top(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """The top cards of your deck become salary cards of yours; not the round's salary play (R41)."""
    seat = scene.you
    deck = table.deck(seat)
    cards: list[int] = []
    for _ in range(min(how_many(table, op.n, scene.source, seat), len(deck))):
        card = deck.draw(table.rng)
        enter_salary(table, seat, card)
        cards.append(card)
    if cards:
        table.reveals += 1
        if table.log is not None:
            inside = MadeSalary(seat, len(cards), table.catalogue.names(cards))
            table.log.append(Sealed(inside, (seat,), MadeSalary(seat, len(cards))))


def downbeat(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """You take the DOWNBEAT now (R37)."""
    table.downbeat = scene.you
    table.tell(TookDownbeat(scene.you))


def jam(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """JAM SESSION has no effect on assignment; it is counted when the GIGs are judged."""


def when(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """If the conditions hold the one, otherwise the other."""
    if all_hold(table, op.conditions, scene.source, scene.you):
        perform(table, op.do, 0, scene)
    else:
        perform(table, op.otherwise, 0, scene)


ON_MANAGER[DRAW] = draw
ON_MANAGER[GAIN] = gain
ON_MANAGER[LOSE] = lose
ON_MANAGER[VP] = vp
ON_MANAGER[PEEK_HAND] = peek_hand
ON_MANAGER[GIVE] = give_away
