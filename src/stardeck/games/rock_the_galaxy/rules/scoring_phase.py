"""2. Scoring phase: playing one set for singles or fans, or discarding instead. [rules 6.3, 6.4]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.rock_the_galaxy.actions import Card, Finish, NoSet, PlaySet, Stop, Yoink
from stardeck.games.rock_the_galaxy.cards import FINISH, NO_SET, NOBODY, STOP, Target
from stardeck.games.rock_the_galaxy.effects import CARD_RESOLVED
from stardeck.games.rock_the_galaxy.events import (
    Announced,
    FinalRound,
    Laid,
    PlayedNoSet,
    Recorded,
    Returned,
    SetDone,
    WonFans,
    Yoinked,
)
from stardeck.games.rock_the_galaxy.picking import distinct
from stardeck.games.rock_the_galaxy.sets import can_add, can_finish, open_targets, symbols_for
from stardeck.games.rock_the_galaxy.table import RockStep, RockTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import number_of, say


class ScoringPhase(RockStep):
    """2. Scoring phase: announce one set and play it, or discard any number of cards instead."""

    decision: ClassVar[str] = "score"

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return (table.active,)

    def forced(self, table: RockTable, seat: Seat) -> Action | None:
        if len(table.bands[seat].hand) < table.catalogue.fewest_cards:
            return NO_SET
        return self.only_choice(table, seat) if table.house.open_hands else None

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return [*[target.action for target in table.catalogue.targets], NO_SET]

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Scoring phase: Playing a set")
        if isinstance(action, NoSet):
            return None
        if not isinstance(action, PlaySet):
            return Reason(rule, say("You are in the scoring phase: announce a set, or play none."))
        target = table.catalogue.target_of[action]
        if target.action in self.choices(table, seat):
            return None
        if target.theme < 0 and not table.house.pure_note_sets:
            return Reason(rule, say("Sets of music cards only are not allowed in this game."))
        found = symbols_for(table.catalogue, table.bands[seat].hand, target)
        if target.theme >= 0 and not any(
            table.catalogue.theme[card] == target.theme for card in table.bands[seat].hand
        ):
            return Reason(rule, say("A theme set needs at least one card of the theme, and you hold none."))
        if found < 3:
            held = number_of(found, "matching symbol", "matching symbols")
            return Reason(rule, say("You hold {held}; a set needs 3, 4 or 5.", held=held))
        return Reason(rule, say("Your matching cards cannot be put together to exactly 3, 4 or 5 symbols."))

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        found: list[Action] = [
            target.action
            for target in open_targets(table.catalogue, table.bands[seat].hand, table.house.pure_note_sets)
        ]
        found.append(NO_SET)
        return found

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        if isinstance(action, PlaySet):
            table.agenda.append(LaySet(table.catalogue.target_of[action], 0, False, 0))
            if table.log is not None:
                table.log.append(Announced(seat, action.color, action.theme))
        else:
            table.agenda.append(Drop(0))
            if table.log is not None:
                table.log.append(PlayedNoSet(seat))


class LaySet(RockStep):
    """2a. Play a set of 3, 4 or 5 matching symbols; you can't play extra cards. Cards are laid in canonical order."""

    decision: ClassVar[str] = "set_card"

    def __init__(self, target: Target, symbols: int, big: bool, last: int) -> None:
        self.target = target
        self.symbols = symbols  # laid so far
        self.big = big  # a "4+ only" card is among them
        self.last = last

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return (table.active,)

    def forced(self, table: RockTable, seat: Seat) -> Action | None:
        catalogue = table.catalogue
        hand = table.bands[seat].hand
        if not hand or self.symbols == catalogue.most_symbols:
            return FINISH
        if len(hand) == 1 and not can_finish(catalogue, self.symbols, self.big):
            return catalogue.card_action[hand[0]]
        return self.only_choice(table, seat) if table.house.open_hands else None

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return [*table.card_actions(distinct(table.bands[seat].hand)), FINISH]

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Scoring phase: Playing a set")
        if isinstance(action, Finish):
            if can_finish(table.catalogue, self.symbols, self.big):
                return None
            if self.big and self.symbols == 3:
                return Reason(rule, say("This set has a card that is only for sets of 4 or 5."))
            laid = number_of(self.symbols, "symbol", "symbols")
            return Reason(rule, say("You have laid {laid}; a set needs 3, 4 or 5.", laid=laid))
        if not isinstance(action, Card):
            return Reason(rule, say("You are laying a set: add a matching card or finish the set."))
        card = table.catalogue.number[action.card]
        if card not in table.bands[seat].hand:
            return Reason(rule, say("You do not hold this card."))
        if not self.target.matches[card]:
            return Reason(rule, say("This card does not match the set you announced."))
        if action in self.choices(table, seat):
            return None
        if card < self.last:
            return Reason(rule, say("Cards are laid in the order of the card list, and you are past this one."))
        if self.symbols + table.catalogue.symbols[card] > table.catalogue.most_symbols:
            return Reason(rule, say("That would be more than 5 symbols; you can't play extra cards."))
        return Reason(rule, say("With this card next, your set could not be completed."))

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        catalogue = table.catalogue
        cards = can_add(catalogue, table.bands[seat].hand, self.target, self.symbols, self.big, self.last)
        found = table.card_actions(cards)
        if can_finish(catalogue, self.symbols, self.big):
            found.append(FINISH)
        return found

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        if action is FINISH:
            table.agenda.append(ResolveSet(self.target, self.symbols))
            return
        catalogue = table.catalogue
        card = catalogue.card_of(action)
        table.bands[seat].hand.remove(card)
        table.shown(seat, card)
        table.in_play.append(card)
        table.moved = True
        if table.log is not None:
            table.log.append(Laid(seat, catalogue.ids[card]))
        symbols = self.symbols + catalogue.symbols[card]
        table.agenda.append(LaySet(self.target, symbols, self.big or catalogue.four_only[card], card))


class ResolveSet(RockStep):
    """Take singles for your own colour, fans for another one; first return the fans your cards ask for."""

    def __init__(self, target: Target, symbols: int) -> None:
        self.target = target
        self.symbols = symbols

    def run(self, table: RockTable) -> None:
        seat = table.active
        self._announce(table)
        self._return_fans(table, seat)
        table.agenda.append(CARD_RESOLVED)
        if self.target.colour == table.bands[seat].colour:
            self._record_singles(table, seat)
        else:
            table.agenda.append(WinFans(self.target.colour, self.symbols))

    def _announce(self, table: RockTable) -> None:
        if table.log is not None:
            action = self.target.action
            cards = table.catalogue.names(table.in_play)
            table.log.append(SetDone(table.active, action.color, action.theme, self.symbols, cards))

    def _return_fans(self, table: RockTable, seat: Seat) -> None:
        """Return fans to the supply before you get any; all you have if you have fewer (R21 to R23)."""
        owed = sum([table.catalogue.return_fans[card] for card in table.in_play])
        back = min(owed, table.bands[seat].fans)
        if back:
            table.bands[seat].fans -= back
            table.fans += back
            if table.log is not None:
                table.log.append(Returned(seat, back))

    def _record_singles(self, table: RockTable, seat: Seat) -> None:
        """You recorded singles: take them from the supply, as far as there are any (R17)."""
        colour = self.target.colour
        got = min(table.catalogue.singles_for[self.symbols], table.singles[colour])
        table.singles[colour] -= got
        table.bands[seat].singles += got
        if table.log is not None:
            table.log.append(Recorded(seat, got))


class WinFans(RockStep):
    """You got fans: from the supply, or some of them yoinked from the owner of the colour (R11 to R13)."""

    decision: ClassVar[str] = "yoink_count"

    def __init__(self, colour: int, symbols: int) -> None:
        self.colour = colour
        self.symbols = symbols

    def most(self, table: RockTable) -> int:
        """How many fans can be yoinked: never more than the owner has."""
        owner = table.owner_of(self.colour)
        if owner == NOBODY:
            return 0
        return min(table.catalogue.yoink_for[self.symbols], table.bands[owner].fans)

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return (table.active,) if self.most(table) else ()

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.yoinks

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Yoinking fans")
        if not isinstance(action, Yoink):
            return Reason(rule, say("First say how many fans you yoink."))
        if action.fans > table.catalogue.yoink_for[self.symbols]:
            return Reason(
                rule,
                say(
                    "With {n} symbols you can yoink at most {most}.",
                    n=self.symbols,
                    most=table.catalogue.yoink_for[self.symbols],
                ),
            )
        if action.fans > self.most(table):
            return Reason(rule, say("The owner of this colour has only {n} to yoink.", n=self.most(table)))
        return None

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        return table.catalogue.yoinks[: self.most(table) + 1]

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Yoink)
        self._award(table, action.fans)

    def run(self, table: RockTable) -> None:
        self._award(table, 0)

    def _award(self, table: RockTable, yoinked: int) -> None:
        """What is not yoinked comes from the supply, and from the box when that is empty; an emptied supply
        starts the final round."""
        seat = table.active
        earned = table.catalogue.fans_for[self.symbols]
        owner = table.owner_of(self.colour)
        if yoinked:
            table.bands[owner].fans -= yoinked
        table.bands[seat].fans += earned
        supply = min(earned - yoinked, table.fans)
        box = earned - yoinked - supply
        table.fans -= supply
        table.box += box
        log = table.log
        if log is not None:
            if yoinked:
                log.append(Yoinked(seat, owner, yoinked))
            log.append(WonFans(seat, supply, box))
        if supply and not table.fans and not table.final_round:
            table.final_round = True
            if log is not None:
                log.append(FinalRound(seat))


class Drop(RockStep):
    """2b. Discarding: if you play no set, discard any number of cards instead, from none to all (R39)."""

    decision: ClassVar[str] = "drop"

    def __init__(self, last: int) -> None:
        self.last = last

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return (table.active,)

    def forced(self, table: RockTable, seat: Seat) -> Action | None:
        if not table.bands[seat].hand:
            return STOP
        return self.only_choice(table, seat) if table.house.open_hands else None

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return [*table.card_actions(distinct(table.bands[seat].hand)), STOP]

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Scoring phase: Discarding")
        if isinstance(action, Stop):
            return None
        if not isinstance(action, Card):
            return Reason(rule, say("You may discard cards now; say stop when you are done."))
        card = table.catalogue.number[action.card]
        if card not in table.bands[seat].hand:
            return Reason(rule, say("You do not hold this card (any more)."))
        if card < self.last:
            return Reason(rule, say("Cards are discarded in the order of the card list, and you are past this one."))
        return None

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        actions = table.catalogue.card_action
        found: list[Action] = []
        before = self.last - 1
        for card in table.bands[seat].hand:
            if card > before:
                found.append(actions[card])
                before = card
        found.append(STOP)
        return found

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        if action is not STOP:
            card = table.catalogue.card_of(action)
            table.discard(seat, [card])
            table.agenda.append(Drop(card))


SCORING_PHASE: Final = ScoringPhase()
