"""Missions about hands: drawing, looking, stealing, discarding."""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.space_rocks.actions import Card
from stardeck.games.space_rocks.cards import KINDS, SAT, Breakthrough
from stardeck.games.space_rocks.effects.effect import Effect
from stardeck.games.space_rocks.events import Discarded, Looked, Stole
from stardeck.games.space_rocks.rules.choosing import Choosing
from stardeck.games.space_rocks.table import Player, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Sealed, Seat
from stardeck.kernel.text import say


class Draw(Effect):
    """Core Sampling: draw n cards."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        table.draw(seat, mission.n)


class AllRedraw(Effect):
    """Kessler Syndrome: all discard their hands; then each draws n, the active player first, in turn order (R42)."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        order = table.house.order
        first = order.index(seat)
        living = [other for other in [*order[first:], *order[:first]] if table.players[other].alive]
        for other in living:
            table.discard_hand(other)
        for other in living:
            table.draw(other, mission.n)


class HandEffect(Effect):
    """An effect on a hand that is not empty."""

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        return other.size > 0


def look(table: SpaceTable, seat: Seat, victim: Seat) -> None:
    """Look at a hand: only the looker sees it, everybody sees that it happened (R50)."""
    hand = table.players[victim].hand
    table.knowledge.looked(seat, victim, hand, table.round)
    table.reveals += 1
    if table.log is not None:
        inside = Looked(seat, victim, table.catalogue.counted(hand))
        table.log.append(Sealed(inside, (seat,), Looked(seat, victim)))


def discard_one(table: SpaceTable, seat: Seat, kind: int) -> None:
    """One card of a hand is discarded for all to see."""
    table.discard(seat, kind)
    if table.log is not None:
        table.log.append(Discarded(seat, (table.catalogue.kinds[kind],)))


def random_card(table: SpaceTable, player: Player) -> int:
    """The kind of a random card of a hand (R43)."""
    left = table.rng.below(player.size)
    for kind in range(KINDS):
        left -= player.hand[kind]
        if left < 0:
            return kind
    raise AssertionError("the hand is smaller than it says")


class PeekHand(HandEffect):
    """Deep Scan: look at a hand."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        look(table, seat, victim)


class StealRandom(HandEffect):
    """Kinetic Siphon: a random card of that hand moves to yours; only the two of you see it (K4)."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        thief, robbed = table.players[seat], table.players[victim]
        for _ in range(min(mission.n, robbed.size, table.catalogue.hand_limit - thief.size)):
            kind = random_card(table, robbed)
            table.knowledge.stolen(seat, victim, kind, robbed.size)
            robbed.hand[kind] -= 1
            robbed.size -= 1
            thief.hand[kind] += 1
            thief.size += 1
            if table.log is not None:
                inside = Stole(seat, victim, table.catalogue.kinds[kind])
                table.log.append(Sealed(inside, (seat, victim), Stole(seat, victim)))


class DiscardRandom(HandEffect):
    """Shrapnel Cloud: n random cards of that hand are discarded, all of it if there are fewer."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        player = table.players[victim]
        gone = []
        for _ in range(min(mission.n, player.size)):
            kind = random_card(table, player)
            table.discard(victim, kind)
            gone.append(kind)
        if table.log is not None:
            table.log.append(Discarded(victim, table.catalogue.names(sorted(gone))))


class PeekDiscardBestSat(HandEffect):
    """Sabotage: look at that hand; one sat of the highest class in it is discarded, if there is one."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        look(table, seat, victim)
        for sat in (3, 2, 1):
            if table.players[victim].hand[SAT + sat]:
                discard_one(table, victim, SAT + sat)
                break


class PeekDiscardChoice(HandEffect):
    """Network Override: look at that hand, then discard one card of it."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        look(table, seat, victim)
        table.agenda.append(PickCard(victim))


class PickCard(Choosing):
    """PICK_CARD: one card of the chosen kind in the looked-at hand is discarded; mandatory."""

    decision: ClassVar[str] = "pick_card"
    rule: ClassVar[str] = "Mission: Network Override"

    def __init__(self, victim: Seat) -> None:
        self.victim = victim

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        return self.choices(table, seat)[0] if table.players[self.victim].size == 1 else None

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.cards

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        hand = table.players[self.victim].hand
        return [table.catalogue.cards[kind] for kind in range(KINDS) if hand[kind]]

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if isinstance(action, Card):
            return say("There is no such card in that hand.")
        return say("First choose the card that is discarded.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Card)
        discard_one(table, self.victim, table.catalogue.number[action.card])


class DiscardPerColony(Effect):
    """Orbital Blockade: the opponent discards a hand card of their choice for each of their colonies (R31)."""

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        return other.size > 0 and bool(other.colonies)

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        player = table.players[victim]
        if len(player.colonies) >= player.size:
            table.discard_hand(victim)
        else:
            table.agenda.append(LoseCards(victim, len(player.colonies), 0))


class LoseCards(Choosing):
    """LOSE_CARDS: the opponent picks the cards one by one, in canonical order; each is shown at once."""

    decision: ClassVar[str] = "lose_cards"
    rule: ClassVar[str] = "Mission: Orbital Blockade"

    def __init__(self, victim: Seat, left: int, last: int) -> None:
        self.victim = victim
        self.left = left  # cards still to be picked
        self.last = last  # kind of the latest one

    def waiting_for(self, table: SpaceTable) -> tuple[Seat, ...]:
        return (self.victim,)

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        return None

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.cards

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        hand = table.players[seat].hand
        found: list[Action] = []
        reach = 0  # cards from this kind on
        for kind in range(KINDS - 1, self.last - 1, -1):
            reach += hand[kind]
            if hand[kind] and reach >= self.left:
                found.append(table.catalogue.cards[kind])
        found.reverse()
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Card):
            return say("First choose the cards you discard: {n} to go.", n=self.left)
        kind = table.catalogue.number[action.card]
        if not table.players[seat].hand[kind]:
            return say("You do not hold this card.")
        if kind < self.last:
            return say("Cards are picked in the order of the card list, and you are past this one.")
        return say("Cards are picked in the order of the card list: start with an earlier one.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Card)
        kind = table.catalogue.number[action.card]
        discard_one(table, seat, kind)
        if self.left > 1:
            table.agenda.append(LoseCards(seat, self.left - 1, kind))
