"""A turn of Rock the Galaxy: action phase, scoring phase, draw phase; and the end of the game. [rules 6, 8]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.rock_the_galaxy.actions import Card, EndActions
from stardeck.games.rock_the_galaxy.cards import END_ACTIONS
from stardeck.games.rock_the_galaxy.effects import CARD_RESOLVED, EFFECTS
from stardeck.games.rock_the_galaxy.events import Ended, EndedActions, Played, TurnBegan
from stardeck.games.rock_the_galaxy.picking import distinct
from stardeck.games.rock_the_galaxy.rules.scoring_phase import SCORING_PHASE
from stardeck.games.rock_the_galaxy.table import RockStep, RockTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


class Turn(RockStep):
    """A turn has three phases: action phase, scoring phase, draw phase."""

    def run(self, table: RockTable) -> None:
        table.actions_played = 0
        if table.log is not None:
            table.log.append(TurnBegan(table.active, table.round))
        table.agenda += (END_OF_TURN, DRAW_PHASE, SCORING_PHASE, ACTION_PHASE)


class ActionPhase(RockStep):
    """1. Action phase: play an action card, complete its first action, then its second; repeat or end.

    After the limit of action cards the phase ends by itself (R46).
    """

    decision: ClassVar[str] = "action"

    def waiting_for(self, table: RockTable) -> tuple[Seat, ...]:
        return (table.active,)

    def forced(self, table: RockTable, seat: Seat) -> Action | None:
        if table.actions_played >= table.house.max_actions or not table.bands[seat].hand:
            return END_ACTIONS
        return self.only_choice(table, seat) if table.house.open_hands else None

    def candidates(self, table: RockTable, seat: Seat) -> Iterable[Action]:
        return [*table.card_actions(distinct(table.bands[seat].hand)), END_ACTIONS]

    def why_not(self, table: RockTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Action phase")
        if isinstance(action, EndActions):
            return None
        if not isinstance(action, Card):
            return Reason(rule, say("You are in the action phase: play an action card or end the phase."))
        card = table.catalogue.number[action.card]
        if card not in table.bands[seat].hand:
            return Reason(rule, say("You do not hold this card."))
        if not table.catalogue.is_action[card]:
            return Reason(rule, say("This is no action card; it can be part of a set in the scoring phase."))
        return None

    def choices(self, table: RockTable, seat: Seat) -> list[Action]:
        catalogue = table.catalogue
        found: list[Action] = []
        before = -1
        for card in table.bands[seat].hand:
            if card != before and catalogue.is_action[card]:
                found.append(catalogue.card_action[card])
            before = card
        found.append(END_ACTIONS)
        return found

    def take(self, table: RockTable, seat: Seat, action: Action) -> None:
        if action is END_ACTIONS:
            if table.log is not None:
                table.log.append(EndedActions(seat))
            return
        card = table.catalogue.card_of(action)
        table.bands[seat].hand.remove(card)
        table.shown(seat, card)
        table.in_play.append(card)
        table.actions_played += 1
        table.moved = True
        if table.log is not None:
            table.log.append(Played(seat, table.catalogue.ids[card]))
        table.agenda += (self, CARD_RESOLVED)
        for op, n in reversed(table.catalogue.ops[card]):
            table.agenda.append(EFFECTS[op](n))


class DrawPhase(RockStep):
    """3. Draw phase: draw until you hold 5 cards; with more you keep them all."""

    def run(self, table: RockTable) -> None:
        table.draw(table.active, table.catalogue.hand_size - len(table.bands[table.active].hand))


class EndOfTurn(RockStep):
    """The next player's turn; after a full round, the end of the game is checked."""

    def run(self, table: RockTable) -> None:
        table.active = (table.active + 1) % table.seats
        if table.active != table.mic:
            table.agenda.append(TURN)
            return
        table.dead_rounds = 0 if table.moved else table.dead_rounds + 1
        table.moved = False
        table.ended = self._reason_to_end(table)
        if not table.ended:
            table.round += 1
            table.agenda.append(TURN)
        elif table.log is not None:
            table.log.append(Ended(table.ended))

    def _reason_to_end(self, table: RockTable) -> str:
        """The game ends in the round when someone takes the last fan; R47 and R48 guard against endless games."""
        house = table.house
        if table.final_round:
            return "fans_out"
        if house.dead_rounds and table.dead_rounds >= house.dead_rounds:
            return "stalemate"
        return "round_cap" if table.round >= house.max_rounds else ""


TURN: Final = Turn()
ACTION_PHASE: Final = ActionPhase()
DRAW_PHASE: Final = DrawPhase()
END_OF_TURN: Final = EndOfTurn()
