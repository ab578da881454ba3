"""Effects on cards in play: you pick one that fits, or all that fit are meant. [rules 10.5]"""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from stardeck.games.brouhaha.actions import Pick, PickSalary
from stardeck.games.brouhaha.card_events import Boosted, GigClosed, SentHome
from stardeck.games.brouhaha.cards import MOST_SALARIES
from stardeck.games.brouhaha.effects.filters import fits, fitting
from stardeck.games.brouhaha.effects.moves import (
    bounce,
    go_home,
    is_in_play,
    reset_by_effect,
    retire,
    shuffle_in,
    strum_by_effect,
    take,
)
from stardeck.games.brouhaha.effects.perform import open_gigs, targets_of
from stardeck.games.brouhaha.table import AT_GIG, ON_HUSTLE, SALARY, Asked, BrouhahaTable, Scene
from stardeck.games.brouhaha.vocabulary import (
    BOOST,
    BOUNCE,
    MUSICIAN,
    RESET,
    RETIRE,
    SHUFFLE_IN,
    STRUM,
    TAKE,
    UNASSIGN,
    Op,
)
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say

OnCard = Callable[[BrouhahaTable, Op, Scene, int], None]
ON_CARD: Final[dict[int, OnCard]] = {}  # by code: what happens to one card


def to_cards(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """All that fit, this card itself, or one that you pick; with no fitting card nothing happens."""
    wanted = op.target
    assert wanted is not None
    act = ON_CARD[op.code]
    if op.every:
        for card in fitting(table, wanted, scene.source, scene.you):
            if is_in_play(table, card):
                act(table, op, scene, card)
        return
    if wanted.itself == 1:
        if is_in_play(table, scene.source) and fits(table, wanted, scene.source, scene.source, scene.you):
            act(table, op, scene, scene.source)
        return
    found = targets_of(table, op, scene)
    if len(found) == 1:
        act(table, op, scene, found[0])
    elif found:
        table.agenda.append(Target(op, scene, tuple([slot(table, card) for card in found])))


def slot(table: BrouhahaTable, card: int) -> int:
    """A card in play as a target: its number, or, face-down, minus its place among all salary cards."""
    if table.place[card] != SALARY:
        return card
    seat = table.manager[card]
    return -1 - seat * MOST_SALARIES - table.salaries[seat].index(card)


def card_at(table: BrouhahaTable, target: int) -> int:
    """The card that lies there."""
    if target >= 0:
        return target
    return table.salaries[(-1 - target) // MOST_SALARIES][(-1 - target) % MOST_SALARIES]


class Target(Asked):
    """D7: you pick one fitting card in play; salary cards are picked by their place, unseen."""

    decision: ClassVar[str] = "target"

    def __init__(self, op: Op, scene: Scene, targets: tuple[int, ...]) -> None:
        super().__init__(scene.you)
        self.op = op
        self.scene = scene
        self.targets = targets

    def about(self) -> Scene | None:
        return self.scene

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        cards = [card for mine in (*table.play, *table.salaries) for card in mine]
        cards.sort(key=table.entry.__getitem__)
        return [pick_of(table, slot(table, card)) for card in cards]

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Picking a target")
        if not isinstance(action, Pick | PickSalary):
            return Reason(rule, say("First pick the card that is meant."))
        if action in self.choices(table, seat):
            return None
        return Reason(rule, say("The text does not allow this card."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return [pick_of(table, target) for target in self.targets]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        picks = self.choices(table, seat)
        card = card_at(table, self.targets[picks.index(action)])
        ON_CARD[self.op.code](table, self.op, self.scene, card)


def pick_of(table: BrouhahaTable, target: int) -> Action:
    """The action that picks this target."""
    if target >= 0:
        return table.catalogue.pick_action[target]
    return table.catalogue.salary_pick[(-1 - target) // MOST_SALARIES][(-1 - target) % MOST_SALARIES]


def strum_card(table: BrouhahaTable, op: Op, scene: Scene, card: int) -> None:
    """An un-strummed card is strummed, its gear too."""
    strum_by_effect(table, card)


def reset_card(table: BrouhahaTable, op: Op, scene: Scene, card: int) -> None:
    """A strummed card becomes un-strummed."""
    reset_by_effect(table, card)


def bounce_card(table: BrouhahaTable, op: Op, scene: Scene, card: int) -> None:
    """To the owner's hand."""
    bounce(table, card)


def retire_card(table: BrouhahaTable, op: Op, scene: Scene, card: int) -> None:
    """To the owner's retirement pile."""
    retire(table, card)


def shuffle_card_in(table: BrouhahaTable, op: Op, scene: Scene, card: int) -> None:
    """Into the owner's deck."""
    shuffle_in(table, card)


def take_card(table: BrouhahaTable, op: Op, scene: Scene, card: int) -> None:
    """You manage it until the end of the round."""
    take(table, card, scene.you)


def boost(table: BrouhahaTable, op: Op, scene: Scene, card: int) -> None:
    """A musician has more talents until the end of the round."""
    if table.catalogue.kind[card] == MUSICIAN and table.place[card] != SALARY:
        before = table.boosts.get(card)
        table.boosts[card] = op.add if before is None else tuple([before[i] + op.add[i] for i in range(5)])
        table.tell(Boosted(table.catalogue.ids[card], op.add))


def unassign(table: BrouhahaTable, op: Op, scene: Scene, card: int) -> None:
    """A musician at a GIG goes home: strummed, its gear stays on it, nothing is paid back."""
    if table.catalogue.kind[card] == MUSICIAN and AT_GIG <= table.place[card] < ON_HUSTLE:
        go_home(table, card)
        table.tell(SentHome(table.catalogue.ids[card]))


for code, act in (
    (STRUM, strum_card),
    (RESET, reset_card),
    (BOUNCE, bounce_card),
    (RETIRE, retire_card),
    (SHUFFLE_IN, shuffle_card_in),
    (TAKE, take_card),
    (BOOST, boost),
    (UNASSIGN, unassign),
):
    ON_CARD[code] = act


# ---------------------------------------------------------------------- close_gig


def close_gig(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """You pick a GIG that is not closed; nobody may be assigned there any more this round."""
    gigs = open_gigs(table)
    if len(gigs) == 1:
        close(table, gigs[0])
    elif gigs:
        table.agenda.append(PickGig(scene, tuple(gigs)))


def close(table: BrouhahaTable, gig: int) -> None:
    """Close a GIG for the round."""
    table.closed[gig] = True
    table.tell(GigClosed(table.catalogue.ids[table.performance(gig)]))


class PickGig(Asked):
    """D7 for `close_gig`: a GIG, named after its performance."""

    decision: ClassVar[str] = "target"

    def __init__(self, scene: Scene, gigs: tuple[int, ...]) -> None:
        super().__init__(scene.you)
        self.scene = scene
        self.gigs = gigs

    def about(self) -> Scene | None:
        return self.scene

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return [table.catalogue.pick_action[table.performance(gig)] for gig in self.gigs]

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Closing a GIG")
        if action in self.candidates(table, seat):
            return None
        if isinstance(action, Pick):
            return Reason(rule, say("There is no GIG that could be closed."))
        return Reason(rule, say("First pick the GIG that is closed."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return [table.catalogue.pick_action[table.performance(gig)] for gig in self.gigs]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        close(table, self.gigs[self.choices(table, seat).index(action)])
