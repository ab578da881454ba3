"""The Prelude Phase: draw, payout, reset; and the advanced opening before the first of them. [rules 5.3, 6]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.brouhaha.actions import Cash, Pick
from stardeck.games.brouhaha.cards import MOST_CASH
from stardeck.games.brouhaha.effects.filters import works
from stardeck.games.brouhaha.effects.moves import let_roam
from stardeck.games.brouhaha.effects.perform import DRAIN
from stardeck.games.brouhaha.events import Decided, Produced, PutUnder, ResetAll, SalariesPaid
from stardeck.games.brouhaha.table import DECK, BrouhahaStep, BrouhahaTable, Scene, Trigger
from stardeck.games.brouhaha.vocabulary import MOD_PRODUCE_STRUMMED, ON_PAYOUT, VENUE
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Sealed, Seat
from stardeck.kernel.text import say

Ballots = tuple[tuple[int, ...], ...]  # by seat; a view shows only who is still thinking


class Secret(BrouhahaStep):
    """Several managers decide at once; nobody learns a pick before all are in."""

    rule_name: ClassVar[str] = ""

    def __init__(self, picks: Ballots) -> None:
        self.picks = picks

    def again(self, picks: Ballots) -> "Secret":
        """The same step with these ballots."""
        raise NotImplementedError

    def thinking(self, table: BrouhahaTable, seat: Seat) -> bool:
        """Has this manager still to pick?"""
        raise NotImplementedError

    def waiting_for(self, table: BrouhahaTable) -> tuple[Seat, ...]:
        return tuple([seat for seat in table.from_seat(table.downbeat) if self.thinking(table, seat)])

    def add(self, table: BrouhahaTable, seat: Seat, pick: int) -> None:
        """A ballot is in."""
        mine = (*self.picks[seat], pick)
        step = self.again((*self.picks[:seat], mine, *self.picks[seat + 1 :]))
        table.agenda.append(step)
        if not step.thinking(table, seat):
            table.tell(Decided(seat))


class SecretCard(Secret):
    """A secret pick of hand cards."""

    def left(self, table: BrouhahaTable, seat: Seat) -> list[int]:
        """The hand without what was picked already."""
        return [card for card in table.hands[seat] if card not in self.picks[seat]]

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return [table.catalogue.pick_action[card] for card in table.hands[seat]]

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say(self.rule_name)
        if not isinstance(action, Pick):
            return Reason(rule, say("First pick a card of your hand."))
        card = table.catalogue.number[action.card]
        if card in self.picks[seat]:
            return Reason(rule, say("You have picked this card already."))
        return None if card in table.hands[seat] else Reason(rule, say("You do not hold this card."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return [table.catalogue.pick_action[card] for card in self.left(table, seat)]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Pick)
        self.add(table, seat, table.catalogue.number[action.card])


class OpeningBottom(SecretCard):
    """D1: everybody puts 3 cards under the deck, the third one lowest. [rules 5.3]"""

    decision: ClassVar[str] = "opening_bottom"
    rule_name: ClassVar[str] = "Advanced opening"

    def again(self, picks: Ballots) -> "OpeningBottom":
        return OpeningBottom(picks)

    def thinking(self, table: BrouhahaTable, seat: Seat) -> bool:
        return len(self.picks[seat]) < table.catalogue.advanced_bottom

    def run(self, table: BrouhahaTable) -> None:
        for seat in table.from_seat(table.downbeat):
            cards = list(self.picks[seat])
            if table.house.shared:
                let_roam(table, seat)
            for card in cards:
                table.leave_hand_unseen(seat, card)
                table.place[card] = DECK
                if table.house.shared:
                    table.owner[card] = -1
            table.deck(seat).put_under(cards)
            if table.log is not None:
                inside = PutUnder(seat, len(cards), table.catalogue.names(cards))
                table.log.append(Sealed(inside, (seat,), PutUnder(seat, len(cards))))


class DrawStep(BrouhahaStep):
    """P1: everybody draws a card; whoever has an empty deck retires a hand card instead."""

    def run(self, table: BrouhahaTable) -> None:
        empty: list[Seat] = []
        for seat in table.from_seat(table.downbeat):
            if len(table.deck(seat)):
                table.draw(seat, 1)
            elif table.hands[seat]:
                empty.append(seat)
        if empty:
            table.agenda.append(PreludeDiscard(((),) * table.seats, tuple(empty)))


class PreludeDiscard(SecretCard):
    """D2: a manager with an empty deck retires one hand card, whatever the hand size (R7)."""

    decision: ClassVar[str] = "prelude_discard"
    rule_name: ClassVar[str] = "Draw step with an empty deck"

    def __init__(self, picks: Ballots, asked: tuple[Seat, ...]) -> None:
        super().__init__(picks)
        self.asked = asked

    def again(self, picks: Ballots) -> "PreludeDiscard":
        return PreludeDiscard(picks, self.asked)

    def thinking(self, table: BrouhahaTable, seat: Seat) -> bool:
        return seat in self.asked and not self.picks[seat] and len(table.hands[seat]) > 1

    def run(self, table: BrouhahaTable) -> None:
        for seat in self.asked:
            picks = self.picks[seat]
            table.reveals += 1
            table.retire_from_hand(seat, picks[0] if picks else table.hands[seat][0])


class VenueStep(BrouhahaStep):
    """P2.1: un-strummed venues pay; strummed ones only if their text says so."""

    def run(self, table: BrouhahaTable) -> None:
        faces = table.catalogue.faces
        for seat in table.from_seat(table.downbeat):
            cash = 0
            cred = 0
            for card in table.play[seat]:
                if table.catalogue.kind[card] == VENUE and pays(table, card):
                    cash += faces[card].produce_cash
                    cred += faces[card].produce_cred
            if cash or cred:
                table.cash[seat] += cash
                table.cred[seat] += cred
                table.tell(Produced(seat, cash, cred))


def pays(table: BrouhahaTable, venue: int) -> bool:
    """Does this venue pay in this Payout?"""
    if not table.strummed[venue]:
        return True
    mods = table.catalogue.faces[venue].mods[MOD_PRODUCE_STRUMMED]
    return any(works(table, ability, venue) for ability in mods)


class SalaryStep(BrouhahaStep):
    """P2.2: every salary card pays $1 or 1 cred."""

    def run(self, table: BrouhahaTable) -> None:
        table.agenda.append(PayoutSplit(((),) * table.seats))


class PayoutSplit(Secret):
    """D3: how many of your salary cards pay cash; the rest pays cred."""

    decision: ClassVar[str] = "payout_split"

    def again(self, picks: Ballots) -> "PayoutSplit":
        return PayoutSplit(picks)

    def thinking(self, table: BrouhahaTable, seat: Seat) -> bool:
        return len(table.salaries[seat]) > 0 and not self.picks[seat]

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return self.choices(table, seat)

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Payout step")
        if not isinstance(action, Cash):
            return Reason(rule, say("First say how many of your salary cards pay cash."))
        n = len(table.salaries[seat])
        return None if action.cash <= n else Reason(rule, say("You have only {n} salary cards.", n=n))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return table.catalogue.cash_action[: min(len(table.salaries[seat]), MOST_CASH) + 1]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Cash)
        self.add(table, seat, action.cash)

    def run(self, table: BrouhahaTable) -> None:
        for seat in table.from_seat(table.downbeat):
            for cash in self.picks[seat]:
                cred = len(table.salaries[seat]) - cash
                table.cash[seat] += cash
                table.cred[seat] += cred
                table.tell(SalariesPaid(seat, cash, cred))


class PayoutTriggers(BrouhahaStep):
    """P2.3: `payout` triggers, in turn order from the DOWNBEAT, per manager by entry number."""

    def run(self, table: BrouhahaTable) -> None:
        faces = table.catalogue.faces
        for seat in table.from_seat(table.downbeat):
            for card in table.play[seat]:
                for ability in faces[card].on[ON_PAYOUT]:
                    table.queue.append(Trigger(ability, Scene(card, seat)))
        if table.queue:
            table.agenda.append(DRAIN)


class ResetStep(BrouhahaStep):
    """P3: all strummed cards in play become un-strummed."""

    def run(self, table: BrouhahaTable) -> None:
        for mine in table.play:
            for card in mine:
                table.strummed[card] = False
        if table.round > 1:
            table.tell(ResetAll())


DRAW_STEP: Final[BrouhahaStep] = DrawStep()
VENUE_STEP: Final[BrouhahaStep] = VenueStep()
SALARY_STEP: Final[BrouhahaStep] = SalaryStep()
PAYOUT_TRIGGERS: Final[BrouhahaStep] = PayoutTriggers()
RESET_STEP: Final[BrouhahaStep] = ResetStep()
