"""What all choices of Space Rocks have in common: one seat chooses from a list, and everything else has a reason."""

from typing import ClassVar

from stardeck.games.space_rocks.actions import Colony, Home, Rock
from stardeck.games.space_rocks.table import SpaceStep, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


class Choosing(SpaceStep):
    """The active player chooses; what public facts leave no choice about is done without asking."""

    rule: ClassVar[str] = ""

    def waiting_for(self, table: SpaceTable) -> tuple[Seat, ...]:
        return (table.active,)

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        only = self.choices(table, seat)
        return only[0] if len(only) == 1 else None

    def why_not(self, table: SpaceTable, seat: Seat, action: Action) -> Reason | None:
        if action in self.choices(table, seat):
            return None
        return Reason(say(self.rule), self.refusal(table, seat, action))

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        """Why an action that is not among the choices is not."""
        raise NotImplementedError

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        raise NotImplementedError


def distinct(things: list[int], low: int) -> list[int]:
    """The places of all distinguishable things; of equal ones the oldest stands for all."""
    seen = 0
    places = []
    for place, thing in enumerate(things):
        bit = 1 << (thing & low)
        if not seen & bit:
            seen |= bit
            places.append(place)
    return places


def why_no_thing(table: SpaceTable, seat: Seat, action: Action, owner: Seat) -> str:
    """Why a colony, rock or homeworld is not there to choose among those of `owner`; "" if it is."""
    assert isinstance(action, Colony | Rock | Home)
    if action.ahead >= table.seats:
        return say("Nobody sits there.")
    if (seat + action.ahead) % table.seats != owner:
        return say("That belongs to somebody else.")
    if isinstance(action, Colony) and action.place >= len(table.players[owner].colonies):
        return say("There is no such colony.")
    if isinstance(action, Rock) and action.place >= len(table.players[owner].rocks):
        return say("There is no such rock.")
    return ""


def same_as_older() -> str:
    """The refusal of a thing whose twin is offered."""
    return say("It is just like an older one: choose that one.")
