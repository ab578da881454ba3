"""Predictions: one is placed by each captain between two seasons. [rules 6, 9]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.galaxy_rush.actions import Predict
from stardeck.games.galaxy_rush.cards import PREDICTIONS
from stardeck.games.galaxy_rush.events import Predicted
from stardeck.games.galaxy_rush.table import ASKED, BLUE, ORANGE, GalaxyStep, GalaxyTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Sealed, Seat
from stardeck.kernel.text import say


class Prediction(GalaxyStep):
    """Between seasons: place one prediction face down on top of either rocket's stack. [D3]"""

    decision: ClassVar[str] = "prediction"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting_for(self, table: GalaxyTable) -> tuple[Seat, ...]:
        return ASKED[self.seat]

    def candidates(self, table: GalaxyTable, seat: Seat) -> Iterable[Action]:
        return self.choices(table, seat)

    def why_not(self, table: GalaxyTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Predictions")
        if not isinstance(action, Predict):
            return Reason(rule, say("Between seasons you place one of your predictions on a rocket."))
        if table.catalogue.condition_number[action.condition] not in table.captains[seat].hand:
            return Reason(rule, say("This prediction is not in your hand."))
        return None

    def choices(self, table: GalaxyTable, seat: Seat) -> list[Action]:
        predicts = table.catalogue.predicts
        found: list[Action] = []
        for condition in table.captains[seat].hand:
            found += predicts[condition]
        return found

    def take(self, table: GalaxyTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Predict)
        captain = table.captains[seat]
        condition = table.catalogue.condition_number[action.condition]
        rocket = BLUE if action.rocket == "blue" else ORANGE
        captain.hand = tuple([other for other in captain.hand if other != condition])
        position = len(table.stacks[rocket])
        table.stacks[rocket] += (seat * PREDICTIONS + condition,)
        if table.log is not None:
            inside = Predicted(seat, rocket, position, action.condition)
            table.log.append(Sealed(inside, (seat,), Predicted(seat, rocket, position)))


PREDICTION: Final[list[Prediction]] = [Prediction(BLUE), Prediction(ORANGE)]
