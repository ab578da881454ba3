"""Effects on hidden cards and on the MUSIC SHOP: look, fetch, recover, discard, buy. [rules 9, 10.5]"""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.brouhaha.actions import NoCard, Pick
from stardeck.games.brouhaha.card_events import Bought, BoughtNothing, Fetched, Kept, Looked, Recovered
from stardeck.games.brouhaha.cards import NO_CARD, NO_PICK
from stardeck.games.brouhaha.effects.filters import how_many
from stardeck.games.brouhaha.effects.managers import ON_MANAGER, to_managers
from stardeck.games.brouhaha.effects.moves import enter
from stardeck.games.brouhaha.effects.perform import concerned
from stardeck.games.brouhaha.effects.talents import shop_price
from stardeck.games.brouhaha.events import PutUnder
from stardeck.games.brouhaha.table import DECK, Asked, BrouhahaTable, Scene
from stardeck.games.brouhaha.vocabulary import (
    ACTION,
    DISCARD,
    FETCH_TO,
    GEAR,
    OTHER,
    TO_HAND,
    TO_PLAY,
    Filter,
    Op,
)
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Sealed, Seat
from stardeck.kernel.text import say


class PickCard(Asked):
    """D10: one card of a list, or none where that is possible."""

    decision: ClassVar[str] = "pick"
    optional: ClassVar[bool] = False

    def __init__(self, seat: Seat, scene: Scene) -> None:
        super().__init__(seat)
        self.scene = scene

    def about(self) -> Scene | None:
        return self.scene

    def rule(self) -> str:
        """The rule a refusal comes from."""
        raise NotImplementedError

    def shown(self, table: BrouhahaTable) -> list[int]:
        """All cards the manager looks through, in canonical order."""
        raise NotImplementedError

    def pickable(self, table: BrouhahaTable) -> list[int]:
        """Those of them that may be picked."""
        return self.shown(table)

    def picked(self, table: BrouhahaTable, card: int) -> None:
        """What happens to the card; NO_CARD: none was picked."""
        raise NotImplementedError

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        cards = [table.catalogue.pick_action[card] for card in self.shown(table)]
        return [*cards, NO_PICK] if self.optional else cards

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, NoCard):
            return None if self.optional else Reason(self.rule(), say("You must pick a card."))
        if not isinstance(action, Pick):
            return Reason(self.rule(), say("First pick a card."))
        card = table.catalogue.number[action.card]
        if card in self.pickable(table):
            return None
        if card in self.shown(table):
            return Reason(self.rule(), say("This card does not fit."))
        return Reason(self.rule(), say("This card is not among those you can pick from."))

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        actions = table.catalogue.pick_action
        found = [actions[card] for card in self.pickable(table)]
        if self.optional:
            found.append(NO_PICK)
        return found

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        self.picked(table, table.catalogue.number[action.card] if isinstance(action, Pick) else NO_CARD)


# ---------------------------------------------------------------------- look


def look(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """Look at the top n, pick `keep` for the hand, the rest goes under the deck, keeping their order."""
    seat = scene.you
    deck = table.deck(seat)
    n = min(how_many(table, op.n, scene.source, seat), len(deck))
    if n == 0 or not table.can_draw(seat):
        return
    cards = deck.peek(n, table.rng)
    table.reveals += 1
    for card in cards:
        table.known[card] = 1 << seat
    if table.log is not None:
        inside = Looked(seat, n, table.catalogue.names(cards))
        table.log.append(Sealed(inside, (seat,), Looked(seat, n)))
    look_on(table, scene, n, min(op.keep, n))


def look_on(table: BrouhahaTable, scene: Scene, n: int, keep: int) -> None:
    """So many are still looked at, so many of them are still to be kept."""
    if keep and keep < n:
        table.agenda.append(Look(scene, n, keep))
        return
    deck = table.deck(scene.you)
    seen = [deck.draw(table.rng) for _ in range(n)]
    if keep:
        for card in seen:
            keep_card(table, scene.you, card)
    elif seen:
        deck.put_under(seen)
        if table.log is not None:
            names = table.catalogue.names(seen)
            table.log.append(Sealed(PutUnder(scene.you, n, names), (scene.you,), PutUnder(scene.you, n)))


def keep_card(table: BrouhahaTable, seat: Seat, card: int) -> None:
    """A card that was looked at goes to the hand."""
    table.to_hand(seat, card)
    if table.log is not None:
        table.log.append(Sealed(Kept(seat, table.catalogue.ids[card]), (seat,), Kept(seat)))


class Look(PickCard):
    """The looker picks a card for the hand from the top cards of the deck, which are settled now."""

    def __init__(self, scene: Scene, n: int, keep: int) -> None:
        super().__init__(scene.you, scene)
        self.n = n
        self.keep = keep

    def rule(self) -> str:
        return say("Looking at the top cards")

    def shown(self, table: BrouhahaTable) -> list[int]:
        return sorted(table.deck(self.seat).peek(self.n, table.rng))

    def picked(self, table: BrouhahaTable, card: int) -> None:
        deck = table.deck(self.seat)
        rest = [deck.draw(table.rng) for _ in range(self.n)]
        rest.remove(card)
        deck.put_on_top(rest)
        keep_card(table, self.seat, card)
        look_on(table, self.scene, self.n - 1, self.keep - 1)


# ---------------------------------------------------------------------- fetch


def fetch(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """Search your deck for a fitting card; you need not find one (R29). An empty deck is not searched."""
    if len(table.deck(scene.you)):
        table.agenda.append(Fetch(op, scene))
        table.reveals += 1


class Fetch(PickCard):
    """The searching manager sees the whole deck, in no order."""

    optional: ClassVar[bool] = True

    def __init__(self, op: Op, scene: Scene) -> None:
        super().__init__(scene.you, scene)
        self.op = op

    def rule(self) -> str:
        return say("Fetching a card")

    def shown(self, table: BrouhahaTable) -> list[int]:
        return sorted(table.deck(self.seat).cards())

    def pickable(self, table: BrouhahaTable) -> list[int]:
        wanted = self.op.target
        assert wanted is not None
        kind = table.catalogue.kind
        playing = self.op.to == TO_PLAY
        return [card for card in self.shown(table) if wanted.prints[card] and not (playing and kind[card] == ACTION)]

    def picked(self, table: BrouhahaTable, card: int) -> None:
        seat = self.seat
        if table.log is not None:
            name = None if card == NO_CARD else table.catalogue.ids[card]
            table.log.append(Fetched(seat, name, FETCH_TO[self.op.to]))
        if card == NO_CARD:
            table.shuffle(seat, [])
            return
        deck = table.deck(seat)
        deck.shuffle()
        deck.loose.remove(card)
        table.shuffle(seat, [])
        if self.op.to == TO_HAND:
            table.to_hand(seat, card)
            table.known[card] = table.everybody
        elif self.op.to == TO_PLAY:
            enter(table, seat, card)
        else:
            deck.put_on_top([card])
            table.place[card] = DECK
            table.known[card] = table.everybody


# ---------------------------------------------------------------------- recover


def recover(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """Pick a fitting card of your retirement pile for your hand; gear never enters a hand (R30)."""
    assert op.target is not None
    step = Recover(op.target, scene)
    cards = step.pickable(table)
    if len(cards) == 1:
        step.picked(table, cards[0])
    elif cards:
        table.agenda.append(step)


class Recover(PickCard):
    """A card of the own retirement pile."""

    def __init__(self, wanted: Filter, scene: Scene) -> None:
        super().__init__(scene.you, scene)
        self.wanted = wanted

    def rule(self) -> str:
        return say("Recovering a card")

    def shown(self, table: BrouhahaTable) -> list[int]:
        return sorted(table.piles[self.seat])

    def pickable(self, table: BrouhahaTable) -> list[int]:
        kind = table.catalogue.kind
        return [card for card in self.shown(table) if self.wanted.prints[card] and kind[card] != GEAR]

    def picked(self, table: BrouhahaTable, card: int) -> None:
        table.piles[self.seat].remove(card)
        table.to_hand(self.seat, card)
        table.known[card] = table.everybody
        table.tell(Recovered(self.seat, table.catalogue.ids[card]))


# ---------------------------------------------------------------------- discard


def discard(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """Each retires n hand cards of the own choice, one manager after the other."""
    if op.who == OTHER:
        to_managers(table, op, scene)
        return
    for seat in reversed(concerned(table, op, scene.you)):
        discard_one(table, op, scene, seat)


def discard_one(table: BrouhahaTable, op: Op, scene: Scene, seat: Seat) -> None:
    """This manager retires n hand cards, as far as possible."""
    n = how_many(table, op.n, scene.source, scene.you)
    if n:
        table.agenda.append(Discard(seat, scene, n))


class Discard(PickCard):
    """The discarding manager picks one card after the other; whoever has no choice is not asked."""

    def __init__(self, seat: Seat, scene: Scene, n: int) -> None:
        super().__init__(seat, scene)
        self.n = n

    def waiting_for(self, table: BrouhahaTable) -> tuple[Seat, ...]:
        return (self.seat,) if len(table.hands[self.seat]) > self.n else ()

    def rule(self) -> str:
        return say("Retiring hand cards")

    def shown(self, table: BrouhahaTable) -> list[int]:
        return table.hands[self.seat]

    def picked(self, table: BrouhahaTable, card: int) -> None:
        table.retire_from_hand(self.seat, card)
        if self.n > 1:
            table.agenda.append(Discard(self.seat, self.scene, self.n - 1))

    def run(self, table: BrouhahaTable) -> None:
        for card in table.hands[self.seat][:]:
            table.retire_from_hand(self.seat, card)
            table.reveals += 1


# ---------------------------------------------------------------------- buy


def payable_gear(table: BrouhahaTable, seat: Seat, discount: int) -> list[int]:
    """The gear in the MUSIC SHOP this manager can pay for, by place in the row."""
    found = []
    for gear in table.shop:
        cash, cred = shop_price(table, seat, gear, discount)
        if cash <= table.cash[seat] and cred <= table.cred[seat]:
            found.append(gear)
    return found


def buy(table: BrouhahaTable, op: Op, scene: Scene) -> None:
    """A purchase in the MUSIC SHOP, or none."""
    if payable_gear(table, scene.you, op.discount):
        table.agenda.append(Buy(op.discount, scene))


def buy_gear(table: BrouhahaTable, seat: Seat, gear: int, discount: int) -> None:
    """Pay; the gear enters the play zone un-strummed and is not replaced before the end of the round."""
    cash, cred = shop_price(table, seat, gear, discount)
    table.cash[seat] -= cash
    table.cred[seat] -= cred
    table.shop.remove(gear)
    table.tell(Bought(seat, table.catalogue.ids[gear], cash, cred))
    enter(table, seat, gear)


class Buy(PickCard):
    """A gear that can be paid, or none."""

    optional: ClassVar[bool] = True

    def __init__(self, discount: int, scene: Scene) -> None:
        super().__init__(scene.you, scene)
        self.discount = discount

    def rule(self) -> str:
        return say("Buying gear")

    def shown(self, table: BrouhahaTable) -> list[int]:
        return table.shop

    def pickable(self, table: BrouhahaTable) -> list[int]:
        return payable_gear(table, self.seat, self.discount)

    def picked(self, table: BrouhahaTable, card: int) -> None:
        if card == NO_CARD:
            table.tell(BoughtNothing(self.seat))
        else:
            buy_gear(table, self.seat, card, self.discount)


ON_MANAGER[DISCARD] = discard_one
