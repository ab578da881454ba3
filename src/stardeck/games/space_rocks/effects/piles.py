"""Missions about the deck, the discard pile and the void."""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.space_rocks.actions import Card, Scry, Stop
from stardeck.games.space_rocks.cards import KINDS, PLANETS, ROCK, SAT, STOP, Breakthrough, cards_in
from stardeck.games.space_rocks.effects.effect import Effect
from stardeck.games.space_rocks.effects.hands import discard_one
from stardeck.games.space_rocks.events import LookedAtDeck, Milled, Mixed, Revealed, TookSat
from stardeck.games.space_rocks.rules.choosing import Choosing
from stardeck.games.space_rocks.rules.deploy import SLOT_COLONY
from stardeck.games.space_rocks.table import SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Sealed, Seat
from stardeck.kernel.text import say


class Recover(Effect):
    """Take cards out of the discard pile or the void; the paid sat lies there already (R27, R28)."""

    def possible(self, table: SpaceTable, seat: Seat, mission: Breakthrough, sat: int) -> bool:
        if mission.to_colony and not table.players[seat].has_free_colony(table.house.home_sats):
            return False
        return SAT + sat in mission.kinds or any(table.discards[kind] for kind in mission.kinds)

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        room = table.catalogue.hand_limit - table.players[seat].size
        there = sum([table.discards[kind] for kind in mission.kinds])
        table.agenda.append(RecoverCard(mission, min(mission.n, room, there), 0, False))


class RecoverCard(Choosing):
    """RECOVER: pick a card of an allowed kind; more picks stand at the same place of the list or later."""

    decision: ClassVar[str] = "recover"
    rule: ClassVar[str] = "Mission: Recovering cards"

    def __init__(self, mission: Breakthrough, left: int, start: int, may_stop: bool) -> None:
        self.mission = mission
        self.left = left
        self.start = start  # place of the latest pick in the list of kinds
        self.may_stop = may_stop

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return [*[table.catalogue.cards[kind] for kind in self.mission.kinds], STOP]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        kinds = self.mission.kinds
        found: list[Action] = []
        reach = 0  # cards from this place on
        for at in range(len(kinds) - 1, self.start - 1, -1):
            here = table.discards[kinds[at]]
            reach += here
            if here and (self.mission.up_to or reach >= self.left):
                found.append(table.catalogue.cards[kinds[at]])
        found.reverse()
        if self.may_stop:
            found.append(STOP)
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if isinstance(action, Stop):
            return say("You must take a card.")
        if not isinstance(action, Card):
            return say("First choose the card you recover.")
        kind = table.catalogue.number[action.card]
        if kind not in self.mission.kinds:
            return say("This mission does not recover such a card.")
        if not table.discards[kind]:
            return say("There is no such card in the pile.")
        return say("Cards are picked in the order of the list, and this one is not at its turn.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        if not isinstance(action, Card):
            return
        kind = table.catalogue.number[action.card]
        table.discards[kind] -= 1
        if self.mission.to_colony:
            table.carried = kind - SAT
            table.agenda.append(SLOT_COLONY)
            if table.log is not None:
                table.log.append(TookSat(seat, None, action.card))
            return
        if self.left > 1:
            at = self.mission.kinds.index(kind)
            table.agenda.append(RecoverCard(self.mission, self.left - 1, at, self.mission.up_to))
        table.take_openly(seat, kind)


class SwapWithDiscard(Effect):
    """Recalibrate: exchange a hand card for a card of another kind in either pile."""

    fussy: ClassVar[bool] = True

    def possible(self, table: SpaceTable, seat: Seat, mission: Breakthrough, sat: int) -> bool:
        """With two kinds left in hand a swap is always there; with one, a pile must hold something else."""
        hand = table.players[seat].hand
        paid = SAT + sat
        held = [kind for kind in range(KINDS) if hand[kind] > (1 if kind == paid else 0)]
        if len(held) != 1:
            return len(held) > 1
        if held[0] != paid:
            return True
        return sum(table.discards) > table.discards[paid]

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        table.agenda.append(SwapTake())


class SwapTake(Choosing):
    """SWAP_TAKE: a card of the discard pile or the void, if the hand holds a card of another kind."""

    decision: ClassVar[str] = "swap_take"
    rule: ClassVar[str] = "Mission: Recalibrate"

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        return None

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.cards

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        player = table.players[seat]
        piles = table.discards
        return [table.catalogue.cards[kind] for kind in range(KINDS) if piles[kind] and player.size > player.hand[kind]]

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Card):
            return say("First choose the card you take.")
        if not table.discards[table.catalogue.number[action.card]]:
            return say("There is no such card in the discard pile or the void.")
        return say("You hold nothing else, and a swap needs two different kinds.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Card)
        kind = table.catalogue.number[action.card]
        table.discards[kind] -= 1
        table.take_openly(seat, kind)
        table.agenda.append(SwapGive(kind))


class SwapGive(Choosing):
    """SWAP_GIVE: a card of another kind goes to the pile of its type."""

    decision: ClassVar[str] = "swap_give"
    rule: ClassVar[str] = "Mission: Recalibrate"

    def __init__(self, taken: int) -> None:
        self.taken = taken

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        return None

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.cards

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        hand = table.players[seat].hand
        return [table.catalogue.cards[kind] for kind in range(KINDS) if hand[kind] and kind != self.taken]

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Card):
            return say("First choose the card you give for it.")
        if table.catalogue.number[action.card] == self.taken:
            return say("You must give a card of another kind.")
        return say("You do not hold this card.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Card)
        discard_one(table, seat, table.catalogue.number[action.card])


class RevealTakeRocks(Effect):
    """Asteroid Mining: turn over the top n cards; the rocks go to the hand, the rest is discarded (R36)."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        cards = table.reveal_top(mission.n)
        if table.log is not None:
            table.log.append(Revealed(seat, table.catalogue.names(sorted(cards))))
        mill(table, seat, sorted([kind for kind in cards if kind <= ROCK]))
        rocks = sorted([kind for kind in cards if kind > ROCK], reverse=True)
        if len(rocks) > table.catalogue.hand_limit - table.players[seat].size:
            table.revealed = rocks
            table.agenda.append(KeepRock(KINDS))
        else:
            for kind in rocks:
                table.take_openly(seat, kind)


class KeepRock(Choosing):
    """KEEP_ROCK: more rocks than room: the miner picks which to keep, heaviest first (R49)."""

    decision: ClassVar[str] = "keep_rock"
    rule: ClassVar[str] = "Mission: Asteroid Mining"

    def __init__(self, last: int) -> None:
        self.last = last  # kind of the latest pick

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return [table.catalogue.cards[ROCK + rock] for rock in (3, 2, 1)]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        room = table.catalogue.hand_limit - table.players[seat].size
        found: list[Action] = []
        for at, kind in enumerate(table.revealed):
            first = at == 0 or table.revealed[at - 1] != kind
            if first and kind <= self.last and len(table.revealed) - at >= room:
                found.append(table.catalogue.cards[kind])
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Card):
            return say("First choose the rocks you keep.")
        if table.catalogue.number[action.card] not in table.revealed:
            return say("There is no such rock among the revealed cards.")
        return say("Rocks are picked heaviest first, and this one is not at its turn.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Card)
        kind = table.catalogue.number[action.card]
        table.revealed.remove(kind)
        table.take_openly(seat, kind)
        if table.players[seat].size < table.catalogue.hand_limit:
            table.agenda.append(KeepRock(kind))
            return
        mill(table, seat, sorted(table.revealed))
        table.revealed = []


def mill(table: SpaceTable, seat: Seat, cards: list[int]) -> None:
    """Cards that were taken off the deck go to the discard pile and the void."""
    for kind in cards:
        table.discards[kind] += 1
    if cards and table.log is not None:
        table.log.append(Milled(seat, table.catalogue.names(cards)))


class ReshuffleDiscard(Effect):
    """Time Fractal: the whole discard pile, the paid sat too, is shuffled into the deck; the void is not touched."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        cards = [0] * PLANETS + table.discards[PLANETS:]
        table.discards = table.discards[:PLANETS] + [0] * (KINDS - PLANETS)
        table.deck.shuffle(cards_in(cards))
        table.knowledge.mixed(cards)
        if table.log is not None:
            table.log.append(Mixed(sum(cards)))


class ScryAndDiscard(Effect):
    """Static Interference: look at the top cards of the deck and discard some of them."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        cards = table.take_top(mission.look, seat)
        table.deck.put_on_top(cards)
        table.knowledge.looked_at_top(seat, cards, table.round)
        table.reveals += 1
        if table.log is not None:
            inside = LookedAtDeck(seat, len(cards), table.catalogue.names(cards))
            table.log.append(Sealed(inside, (seat,), LookedAtDeck(seat, len(cards))))
        table.agenda.append(ScryTop(len(cards), mission.n))


class ScryTop(Choosing):
    """SCRY: which of the top cards to discard, as one choice; what stays keeps its order (R44)."""

    decision: ClassVar[str] = "scry"
    rule: ClassVar[str] = "Mission: Static Interference"

    def __init__(self, count: int, most: int) -> None:
        self.count = count
        self.most = most

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        return None

    def within(self, action: Scry) -> bool:
        """Only cards that were looked at, and not too many."""
        places = action.discard
        return len(places) <= self.most and (not places or places[-1] < self.count)

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return [action for action in table.catalogue.scries if self.within(action)]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        cards = table.deck.top[-self.count :]
        cards.reverse()
        kept: list[tuple[int, ...]] = []
        found: list[Action] = []
        for action in table.catalogue.scries:
            if self.within(action):
                rest = tuple([card for i, card in enumerate(cards) if i not in action.discard])
                if rest not in kept:
                    kept.append(rest)
                    found.append(action)
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Scry):
            return say("First say which of the cards on top you discard.")
        if not self.within(action):
            return say("You looked at {n} cards and may discard at most {most}.", n=self.count, most=self.most)
        return say("This would leave the same cards as an earlier choice.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Scry)
        places = action.discard
        cards = [table.deck.draw(table.rng) for _ in range(self.count)]
        gone = [card for i, card in enumerate(cards) if i in places]
        table.deck.put_on_top([card for i, card in enumerate(cards) if i not in places])
        table.knowledge.milled(seat, gone, places)
        mill(table, seat, sorted(gone))
