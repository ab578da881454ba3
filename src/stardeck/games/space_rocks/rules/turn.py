"""The turn: one of four actions, then the next living player by species letter. [rules 6, 7]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.space_rocks.actions import Attack, Deploy, EndTurn, Mission, Reload
from stardeck.games.space_rocks.cards import ATTACK, END_TURN, KINDS, PLANETS, RELOAD
from stardeck.games.space_rocks.events import TurnBegan, TurnEnded
from stardeck.games.space_rocks.rules.attack import PLAIN, begin_attack, has_weapon
from stardeck.games.space_rocks.rules.choosing import Choosing
from stardeck.games.space_rocks.rules.deploy import deploy, reload, reload_value
from stardeck.games.space_rocks.rules.ending import end, reason_to_end
from stardeck.games.space_rocks.rules.missions import add_missions, fly, why_no_mission
from stardeck.games.space_rocks.table import Player, SpaceStep, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say

DEPLOYED: Final = 1  # bits of `table.used`
RELOADED: Final = 2
ATTACKED: Final = 4
FLOWN: Final = 8


def begin_turn(table: SpaceTable, seat: Seat) -> None:
    """It is this player's turn."""
    table.active = seat
    table.used = 0
    table.agenda += (END_OF_TURN, TAKE_ACTION)
    if table.log is not None:
        table.log.append(TurnBegan(seat, table.round))


class TakeAction(Choosing):
    """ACTION: Deploy, Reload, Attack or Mission; there is no pass, but Reload is always possible (R2)."""

    decision: ClassVar[str] = "action"
    rule: ClassVar[str] = "Your turn"

    def waiting_for(self, table: SpaceTable) -> tuple[Seat, ...]:
        return (table.active,) if table.players[table.active].alive else ()

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        if table.players[seat].size:
            return None
        only = self.choices(table, seat)
        return only[0] if len(only) == 1 else None

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        catalogue, player = table.catalogue, table.players[seat]
        found: list[Action] = []
        for kind in range(KINDS):
            if player.hand[kind]:
                if kind < PLANETS and catalogue.habitable[player.species][kind]:
                    found.append(catalogue.deploys_drawing[kind])
                found.append(catalogue.deploys[kind])
        found += (RELOAD, ATTACK)
        for mission in catalogue.missions_of[player.species]:
            found += mission.payments[1:]
        found.append(END_TURN)
        return found

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        player = table.players[seat]
        used = table.used
        each_once = table.house.each_once
        found: list[Action] = []
        if player.size and not used & DEPLOYED:
            add_deployments(table, player, found)
        if not each_once or (not used & RELOADED and would_reload(table, seat)):
            found.append(RELOAD)
        if player.research and not used & ATTACKED and has_weapon(player, 0, False):
            found.append(ATTACK)
        if player.size and not used & FLOWN:
            add_missions(table, seat, player, found)
        if each_once:
            found.append(END_TURN)
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if isinstance(action, Deploy):
            return why_no_deployment(table, seat, action)
        if isinstance(action, Reload):
            return why_no_reload(table, seat)
        if isinstance(action, Attack):
            return why_no_attack(table, seat)
        if isinstance(action, Mission):
            if table.used & FLOWN:
                return say("You have flown a mission this turn already.")
            return why_no_mission(table, seat, action)
        if isinstance(action, EndTurn):
            return say("There is no pass: take one of the four actions. Reload is always possible.")
        return say("It is your turn: deploy a card, reload, attack or fly a mission.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        if table.house.each_once and action is not END_TURN:
            table.agenda.append(self)
        if isinstance(action, Deploy):
            table.used |= DEPLOYED
            table.stirred = True
            deploy(table, seat, table.catalogue.number[action.card], action.draw)
        elif isinstance(action, Reload):
            table.used |= RELOADED
            if reload(table, seat):
                table.stirred = True
        elif isinstance(action, Mission):
            table.used |= FLOWN
            table.stirred = True
            fly(table, seat, action)
        elif isinstance(action, Attack):
            table.used |= ATTACKED
            table.stirred = True
            begin_attack(table, seat, PLAIN)
        elif table.log is not None:
            table.log.append(TurnEnded(seat))

    def run(self, table: SpaceTable) -> None:
        """The active player was eliminated in the own turn: it takes no more actions."""


def add_deployments(table: SpaceTable, player: Player, found: list[Action]) -> None:
    """All cards of the hand that can be deployed, in canonical order."""
    hand = player.hand
    at = 1 if table.can_draw() else 0
    if (hand[6] or hand[7] or hand[8]) and player.has_free_host(table.house.home_sats):
        at += 2
    offers = table.catalogue.offers[player.species][at]
    for kind, held in enumerate(hand):
        if held:
            found += offers[kind]


def would_reload(table: SpaceTable, seat: Seat) -> bool:
    """Reload would draw at least one card."""
    room = table.catalogue.hand_limit - table.players[seat].size
    return room > 0 and reload_value(table, seat) > 0 and table.can_draw()


def why_no_deployment(table: SpaceTable, seat: Seat, action: Deploy) -> str:
    """Why this card cannot be deployed like this."""
    player = table.players[seat]
    kind = table.catalogue.number[action.card]
    if table.used & DEPLOYED:
        return say("You have deployed a card this turn already.")
    if not player.hand[kind]:
        return say("You do not hold this card.")
    if kind >= PLANETS:
        return say("All your colonies and rocks carry a sat already.")
    if not table.catalogue.habitable[player.species][kind]:
        return say("This planet is not habitable for you: as a research planet it earns no card.")
    return say("There is no card to draw.")


def why_no_reload(table: SpaceTable, seat: Seat) -> str:
    """Why Reload is refused, which happens only if every action may be taken once."""
    if table.used & RELOADED:
        return say("You have reloaded this turn already.")
    return say("Reload would not bring you a single card.")


def why_no_attack(table: SpaceTable, seat: Seat) -> str:
    """Why no attack can be made."""
    if table.used & ATTACKED:
        return say("You have attacked this turn already.")
    if not table.players[seat].research:
        return say("You need a technology level of 1: deploy a planet that is not habitable for you.")
    return say("You have no rock with a sat of at least its class to propel it.")


class EndOfTurn(SpaceStep):
    """The next living player by species letter; when the order wraps, the round is complete."""

    def run(self, table: SpaceTable) -> None:
        order = table.house.order
        at = order.index(table.active)
        while True:
            at += 1
            if at == len(order):
                at = 0
                if self.complete_round(table):
                    return
            if table.players[order[at]].alive:
                begin_turn(table, order[at])
                return

    def complete_round(self, table: SpaceTable) -> bool:
        """Count silent rounds and check for a stalemate; whether the game is over."""
        table.silent_rounds = 0 if table.stirred else table.silent_rounds + 1
        table.stirred = False
        reason = reason_to_end(table)
        if reason:
            end(table, reason)
            return True
        table.round += 1
        return False


END_OF_TURN: Final = EndOfTurn()
TAKE_ACTION: Final = TakeAction()
