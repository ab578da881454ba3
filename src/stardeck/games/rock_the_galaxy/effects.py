"""The actions printed on action cards, one step each. [rules: Effects]"""

from bisect import insort
from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.rock_the_galaxy.actions import Rob, Side
from stardeck.games.rock_the_galaxy.cards import LEFT, RIGHT
from stardeck.games.rock_the_galaxy.events import (
    NoFansToYoink,
    NothingHappened,
    Passed,
    Picked,
    PickedSide,
    Stole,
    TurnCutShort,
    Yoinked,
)
from stardeck.games.rock_the_galaxy.picking import distinct, pickable, why_not_pick
from stardeck.games.rock_the_galaxy.table import RockStep, RockTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Sealed, Seat
from stardeck.kernel.text import say


class CardResolved(RockStep):
    """The action card goes on top of the discard pile once it is resolved."""

    def run(self, table: RockTable) -> None:
        table.discards += table.in_play
        table.in_play = []


class Effect(RockStep):
    """One action of an action card, with its number. Compulsory, and done as far as possible (R27)."""

    def __init__(self, n: int) -> None:
        self.n = n


class Draw(Effect):
    """Draw n: take n cards from the top of the deck."""

    def run(self, table: RockTable) -> None:
        table.draw(table.active, self.n)


class Discard(Effect):
    """Discard n: choose n cards of your hand, old or just drawn; all if you hold fewer. They go one by one, face up."""

    decision: ClassVar[str] = "discard"

    def __init__(self, n: int, last: int = 0) -> None:
        super().__init__(n)
        self.last = last

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return (table.active,) if 0 < self.n < len(table.bands[table.active].hand) else ()

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return table.card_actions(distinct(table.bands[seat].hand))

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        return why_not_pick(table, table.bands[seat].hand, action, self.n, self.last, say("Discard"))

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        return table.card_actions(pickable(table.bands[seat].hand, self.n, self.last))

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        card = table.catalogue.card_of(action)
        table.discard(seat, [card])
        table.agenda.append(Discard(self.n - 1, card))

    def run(self, table: RockTable) -> None:
        if self.n:
            table.discard(table.active, table.bands[table.active].hand[:])


class DiscardAll(Effect):
    """Discard all: your whole hand goes to the discard pile; an empty hand is fine."""

    def run(self, table: RockTable) -> None:
        table.discard(table.active, table.bands[table.active].hand[:])


class Secret(RockStep):
    """Several players pick n own cards secretly and at once (all if fewer); nothing moves before all are in."""

    def __init__(self, n: int, picks: tuple[tuple[int, ...], ...]) -> None:
        self.n = n
        self.picks = picks  # sealed ballots by seat; a view shows only who is still thinking

    def asked(self, table: RockTable) -> list[Seat]:
        """Who takes part, in the order of collecting."""
        raise NotImplementedError

    def again(self, picks: tuple[tuple[int, ...], ...]) -> "Secret":
        """The same step with these ballots."""
        raise NotImplementedError

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.asked(table) if self.thinking(table, seat)])

    def thinking(self, table: RockTable, seat: Seat) -> bool:
        """Still has to pick. Whoever holds no more cards than asked for gives them all without a decision."""
        return len(self.picks[seat]) < self.n < len(table.bands[seat].hand)

    def left_over(self, table: RockTable, seat: Seat) -> list[int]:
        """The hand less what was picked already."""
        hand = table.bands[seat].hand[:]
        for card in self.picks[seat]:
            hand.remove(card)
        return hand

    def chosen(self, table: RockTable, seat: Seat) -> list[int]:
        """What the seat gives away once all are in."""
        hand = table.bands[seat].hand
        return list(self.picks[seat]) if len(hand) > self.n else hand[:]

    def forced(self, table: RockTable, seat: Seat) -> Action | None:
        """With open hands, only equal cards are a choice everybody knows; later picks depend on secret ones."""
        hand = table.bands[seat].hand
        return table.catalogue.card_action[hand[0]] if table.house.open_hands and hand[0] == hand[-1] else None

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return table.card_actions(distinct(self.left_over(table, seat)))

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        picks = self.picks[seat]
        left = self.n - len(picks)
        return why_not_pick(
            table, self.left_over(table, seat), action, left, picks[-1] if picks else 0, say("Simultaneous choices")
        )

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        picks = self.picks[seat]
        last = picks[-1] if picks else 0
        return table.card_actions(pickable(self.left_over(table, seat), self.n - len(picks), last))

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        mine = (*self.picks[seat], table.catalogue.card_of(action))
        step = self.again((*self.picks[:seat], mine, *self.picks[seat + 1 :]))
        table.agenda.append(step)
        if table.log is not None and len(mine) == self.n:
            inside = Picked(seat, table.catalogue.names(mine))
            table.log.append(Sealed(inside, (seat,), Picked(seat)))


class OpponentsDiscard(Effect):
    """Opponents discard n: each of the other players puts n cards of their own choice into the discard pile."""

    def run(self, table: RockTable) -> None:
        table.agenda.append(OpponentsPick(self.n, ((),) * table.seats))


class OpponentsPick(Secret):
    """The opponents choose what they discard, secretly, and then all discards happen at once (R29)."""

    decision: ClassVar[str] = "opponents_discard"

    def asked(self, table: RockTable) -> list[Seat]:
        return table.clockwise_from(table.active)[1:]

    def again(self, picks: tuple[tuple[int, ...], ...]) -> Secret:
        return OpponentsPick(self.n, picks)

    def run(self, table: RockTable) -> None:
        table.reveals += 1
        for seat in self.asked(table):
            table.discard(seat, self.chosen(table, seat))


class AllPass(Secret):
    """All pass n: everyone picks n own cards, gives them to one neighbour, and only then picks up."""

    decision: ClassVar[str] = "pass"

    def __init__(self, n: int, picks: tuple[tuple[int, ...], ...], step: int) -> None:
        super().__init__(n, picks)
        self.step = step  # 1: to the left, -1: to the right

    def asked(self, table: RockTable) -> list[Seat]:
        return table.clockwise_from(table.active)

    def again(self, picks: tuple[tuple[int, ...], ...]) -> Secret:
        return AllPass(self.n, picks, self.step)

    def run(self, table: RockTable) -> None:
        table.reveals += 1
        moves = []
        for seat in self.asked(table):
            cards = self.chosen(table, seat)
            if cards:
                moves.append((seat, (seat + self.step) % table.seats, cards))
        exchange(table, moves)
        if table.log is not None:
            for giver, receiver, cards in moves:
                inside = Passed(giver, receiver, len(cards), table.catalogue.names(cards))
                table.tell(inside, (giver, receiver), Passed(giver, receiver, len(cards)))


class AllSteal(RockStep):
    """All steal n: everyone takes n cards blindly from one neighbour, and only then adds them to their hand."""

    def __init__(self, n: int, step: int) -> None:
        self.n = n
        self.step = step  # 1: from the left, -1: from the right

    def run(self, table: RockTable) -> None:
        moves = []
        for thief in table.clockwise_from(table.active):
            victim = (thief + self.step) % table.seats
            left = table.bands[victim].hand[:]
            cards: list[int] = []
            while left and len(cards) < self.n:
                cards.append(left.pop(table.rng.below(len(left))))
            if cards:
                moves.append((victim, thief, sorted(cards)))
        exchange(table, moves)
        if table.log is not None:
            for victim, thief, cards in moves:
                inside = Stole(thief, victim, len(cards), table.catalogue.names(cards))
                table.tell(inside, (thief, victim), Stole(thief, victim, len(cards)))


def exchange(table: RockTable, moves: list[tuple[Seat, Seat, list[int]]]) -> None:
    """Cards change hands at the same time, so no card moves twice (R34)."""
    whole = [len(cards) == len(table.bands[giver].hand) for giver, _, cards in moves]
    for giver, _, cards in moves:
        for card in cards:
            table.bands[giver].hand.remove(card)
    for _, receiver, cards in moves:
        for card in cards:
            insort(table.bands[receiver].hand, card)
    table.transferred(moves, whole)


class Direction(Effect):
    """Whoever played the card picks the side; with two players both sides are the same player (R31)."""

    decision: ClassVar[str] = "direction"

    def go(self, table: RockTable, step: int) -> None:
        """Carry on with everybody's neighbour: 1 is the left one, -1 the right one."""
        raise NotImplementedError

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return (table.active,) if table.seats > 2 else ()

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return (LEFT, RIGHT)

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Side):
            return None
        return Reason(say("Picking a direction"), say("First pick a direction: left or right."))

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        return [LEFT, RIGHT]

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Side)
        if table.log is not None:
            table.log.append(PickedSide(seat, action.side))
        self.go(table, 1 if action.side == "left" else -1)

    def run(self, table: RockTable) -> None:
        self.go(table, 1)


class StealFrom(Direction):
    """All steal n: pick the side to steal from."""

    def go(self, table: RockTable, step: int) -> None:
        table.agenda.append(AllSteal(self.n, step))


class PassTo(Direction):
    """All pass n: pick the side to pass to."""

    def go(self, table: RockTable, step: int) -> None:
        table.agenda.append(AllPass(self.n, ((),) * table.seats, step))


class YoinkFan(Effect):
    """Yoink n fans: take a fan from an opponent who has one. Any band can be robbed, White Noise too (R14)."""

    decision: ClassVar[str] = "yoink_target"

    def victims(self, table: RockTable) -> list[Seat]:
        """Opponents with at least one fan, clockwise from the left neighbour."""
        return [seat for seat in table.clockwise_from(table.active)[1:] if table.bands[seat].fans]

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return (table.active,) if self.n and self.victims(table) else ()

    def forced(self, table: RockTable, seat: Seat) -> Action | None:
        return self.only_choice(table, seat)

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.robs[: table.seats - 1]

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Yoink a fan")
        if not isinstance(action, Rob):
            return Reason(rule, say("First choose whose fan you yoink."))
        if action.ahead >= table.seats:
            return Reason(rule, say("Nobody sits there."))
        if not table.bands[(seat + action.ahead) % table.seats].fans:
            return Reason(rule, say("That player has no fan to yoink."))
        return None

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        robs = table.catalogue.robs
        return [robs[(victim - seat) % table.seats - 1] for victim in self.victims(table)]

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Rob)
        victim = (seat + action.ahead) % table.seats
        table.bands[victim].fans -= 1
        table.bands[seat].fans += 1
        if table.log is not None:
            table.log.append(Yoinked(seat, victim, 1))
        if self.n > 1:
            table.agenda.append(YoinkFan(self.n - 1))

    def run(self, table: RockTable) -> None:
        if table.log is not None:
            table.log.append(NoFansToYoink(table.active))


class DrawToEndTurn(Effect):
    """Draw until you hold n cards; then the turn ends at once: no set, no discarding, no draw phase."""

    def run(self, table: RockTable) -> None:
        table.draw(table.active, self.n - len(table.bands[table.active].hand))
        del table.agenda[1:]  # the end of the turn lies at the bottom
        table.agenda.append(CARD_RESOLVED)
        if table.log is not None:
            table.log.append(TurnCutShort(table.active))


class Nothing(Effect):
    """Nothing happens."""

    def run(self, table: RockTable) -> None:
        if table.log is not None:
            table.log.append(NothingHappened(table.active))


CARD_RESOLVED: Final = CardResolved()
EFFECTS: Final[dict[str, type[Effect]]] = {
    "draw": Draw,
    "discard": Discard,
    "discard_all": DiscardAll,
    "opponents_discard": OpponentsDiscard,
    "all_steal": StealFrom,
    "all_pass": PassTo,
    "yoink": YoinkFan,
    "draw_to_end_turn": DrawToEndTurn,
    "nothing": Nothing,
}
