"""A turn: take a card of the track, face up or face down, and perhaps accelerate. [rules 6 to 8]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.galaxy_rush.actions import Take
from stardeck.games.galaxy_rush.cards import COLUMNS, EXPEDITION, GONE, RESOURCE, Catalogue
from stardeck.games.galaxy_rush.events import Removed, Took
from stardeck.games.galaxy_rush.rules.discovery import DISCOVERY
from stardeck.games.galaxy_rush.table import ASKED, Captain, GalaxyStep, GalaxyTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


class Turn(GalaxyStep):
    """The rocket that is behind takes a card of the next pair, or accelerates past it. [D1]"""

    decision: ClassVar[str] = "turn"

    def waiting_for(self, table: GalaxyTable) -> tuple[Seat, ...]:
        return ASKED[table.next_actor()]

    def candidates(self, table: GalaxyTable, seat: Seat) -> Iterable[Action]:
        found: list[Action] = []
        for cell in range(2 * COLUMNS):
            if table.track[cell] != GONE:
                found += table.catalogue.takes[cell]
        return found

    def why_not(self, table: GalaxyTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("On your turn")
        if not isinstance(action, Take):
            return Reason(rule, say("It is your turn to fly: take a card of the track."))
        column = table.captains[seat].column
        if action.column <= column:
            return Reason(rule, say("Your rocket is in column {n} already and only flies ahead.", n=column))
        skip = table.house.max_skip
        if action.column > column + 1 + skip:
            rule = say("Accelerating")
            if skip == 1:
                return Reason(rule, say("One turn skips at most one pair, so this card is too far ahead."))
            return Reason(rule, say("One turn skips at most {n} pairs, so this card is too far ahead.", n=skip))
        if table.track[2 * action.column + action.orbit - 3] == GONE:
            return Reason(rule, say("This card has been taken."))
        return None

    def choices(self, table: GalaxyTable, seat: Seat) -> list[Action]:
        takes = table.catalogue.takes
        track = table.track
        found: list[Action] = []
        column = table.captains[seat].column
        last = column + 1 + table.house.max_skip
        for cell in range(2 * column, 2 * (last if last < COLUMNS else COLUMNS)):
            if track[cell] != GONE:
                found += takes[cell]
        return found

    def take(self, table: GalaxyTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        captain = table.captains[seat]
        before = captain.column
        cell = 2 * action.column + action.orbit - 3
        card = table.track[cell]
        table.track[cell] = GONE
        captain.column = action.column
        captain.orbit = action.orbit
        up = action.face == "up"
        if up:
            play_face_up(table.catalogue, captain, card)
        else:
            play_face_down(table.catalogue, captain, card)
        removed = table.remove_unreachable(before)
        self._tell(table, seat, card, action, before, removed)
        if not table.season_over():
            table.agenda.append(self)
        if up and table.catalogue.kind[card] == RESOURCE and table.affordable(seat):
            table.agenda.append(DISCOVERY[seat])

    def _tell(self, table: GalaxyTable, seat: Seat, card: int, action: Take, before: int, removed: list[int]) -> None:
        log = table.log
        if log is not None:
            name = table.catalogue.ids[card]
            log.append(Took(seat, name, action.column, action.orbit, action.face, action.column - before - 1))
            if removed:
                log.append(Removed(table.catalogue.names(removed)))


def play_face_up(catalogue: Catalogue, captain: Captain, card: int) -> None:
    """Face up: the Resource, Expedition or Heroic shown, and no distance."""
    captain.up += (card,)
    kind = catalogue.kind[card]
    if kind == RESOURCE:
        captain.resources[catalogue.resource[card]] += 1
    elif kind == EXPEDITION:
        captain.expeditions[catalogue.expedition[card]] += 1
    else:
        captain.heroics += 1
        captain.fame += catalogue.reputation[card]


def play_face_down(catalogue: Catalogue, captain: Captain, card: int) -> None:
    """Face down: nothing but the distance shown."""
    captain.down += (card,)
    distance = catalogue.distance[card]
    captain.season_distance += distance
    captain.distance += distance


TURN: Final = Turn()
