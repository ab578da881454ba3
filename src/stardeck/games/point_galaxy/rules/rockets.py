"""Check rockets: every five rocket symbols in a galaxy earn one rocket token. [rules 6.4]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.point_galaxy.actions import Take
from stardeck.games.point_galaxy.events import TokenLost, TookToken
from stardeck.games.point_galaxy.table import PointStep, PointTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


class CheckRockets(PointStep):
    """Take a token for every new multiple of five rockets; you choose which, not whether (R30)."""

    decision: ClassVar[str] = "token"

    def waiting_for(self, table: PointTable) -> tuple[Seat, ...]:
        return (table.active,) if table.supply and is_earned(table) else ()

    def forced(self, table: PointTable, seat: Seat) -> Action | None:
        return table.catalogue.takes[table.supply[0]] if len(table.supply) == 1 else None

    def candidates(self, table: PointTable, seat: Seat) -> Iterable[Action]:
        return self.choices(table, seat)

    def why_not(self, table: PointTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Check rockets")
        if not isinstance(action, Take):
            return Reason(rule, say("You have earned a rocket token: choose one."))
        if table.catalogue.token_number[action.token] not in table.supply:
            return Reason(rule, say("This token is not in the supply."))
        return None

    def choices(self, table: PointTable, seat: Seat) -> list[Action]:
        takes = table.catalogue.takes
        return [takes[token] for token in table.supply]

    def take(self, table: PointTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        token = table.catalogue.token_number[action.token]
        table.supply.remove(token)
        galaxy = table.galaxies[seat]
        galaxy.tokens.append(token)
        galaxy.rewarded += 1
        if table.log is not None:
            table.log.append(TookToken(seat, action.token))
        table.agenda.append(self)

    def run(self, table: PointTable) -> None:
        """Nothing was earned, or the supply is empty and the reward is lost for good (R32)."""
        while is_earned(table):
            table.galaxies[table.active].rewarded += 1
            if table.log is not None:
                table.log.append(TokenLost(table.active))


def is_earned(table: PointTable) -> bool:
    """The active galaxy has reached a multiple of five that was not rewarded yet."""
    galaxy = table.galaxies[table.active]
    return galaxy.rockets() // table.catalogue.rockets_per_token > galaxy.rewarded


ROCKETS: Final = CheckRockets()
