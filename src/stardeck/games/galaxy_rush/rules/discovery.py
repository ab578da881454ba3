"""A Discovery: what a Resource played face up may lead to. [rules 6, 8]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.galaxy_rush.actions import Decline, Discover
from stardeck.games.galaxy_rush.cards import DECLINE, GONE
from stardeck.games.galaxy_rush.events import Declined, Discovered, Refilled
from stardeck.games.galaxy_rush.table import ASKED, BLUE, ORANGE, GalaxyStep, GalaxyTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import listed, say


class Discovery(GalaxyStep):
    """After a Resource played face up: take one Discovery you can cover, or none. [D2]"""

    decision: ClassVar[str] = "discovery"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting_for(self, table: GalaxyTable) -> tuple[Seat, ...]:
        return ASKED[self.seat]

    def candidates(self, table: GalaxyTable, seat: Seat) -> Iterable[Action]:
        return [*table.catalogue.discovers, DECLINE]

    def why_not(self, table: GalaxyTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Discoveries")
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Discover):
            return Reason(rule, say("First choose a Discovery, or decline."))
        card = table.pool[action.slot]
        if card == GONE:
            return Reason(rule, say("There is no card in this slot: the deck of the season is empty."))
        if table.captains[seat].can_afford(table.catalogue.costs[card]):
            return None
        return Reason(rule, say("You still lack {missing}.", missing=missing_resources(table, seat, card)))

    def choices(self, table: GalaxyTable, seat: Seat) -> list[Action]:
        discovers = table.catalogue.discovers
        found = [discovers[slot] for slot in table.affordable(seat)]
        found.append(DECLINE)
        return found

    def take(self, table: GalaxyTable, seat: Seat, action: Action) -> None:
        if isinstance(action, Discover):
            self._discover(table, seat, action.slot)
        elif table.log is not None:
            table.log.append(Declined(seat))

    def _discover(self, table: GalaxyTable, seat: Seat, slot: int) -> None:
        """The card and its gift are yours at once; a new card fills the slot before anybody decides (R17)."""
        catalogue = table.catalogue
        captain = table.captains[seat]
        card = table.pool[slot]
        captain.discoveries += (card,)
        gift = catalogue.gives[card]
        if gift >= 0:
            captain.resources[gift] += 1
        table.refill(slot)
        log = table.log
        if log is not None:
            log.append(Discovered(seat, catalogue.discoveries[card], slot))
            fresh = table.pool[slot]
            log.append(Refilled(slot, None if fresh == GONE else catalogue.discoveries[fresh]))


def missing_resources(table: GalaxyTable, seat: Seat, card: int) -> str:
    """`1 osmium and 2 iridium`: what this captain lacks for a Discovery."""
    owned = table.captains[seat].resources
    cost = table.catalogue.costs[card]
    names = table.catalogue.resources
    return listed([f"{cost[i] - owned[i]} {say(names[i])}" for i in range(len(names)) if cost[i] > owned[i]])


DISCOVERY: Final[list[Discovery]] = [Discovery(BLUE), Discovery(ORANGE)]
