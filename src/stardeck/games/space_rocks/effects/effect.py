"""What an effect is: when it can do something, whom it can hit, and how it starts."""

from typing import ClassVar

from stardeck.games.space_rocks.cards import Breakthrough
from stardeck.games.space_rocks.table import Player, SpaceTable
from stardeck.kernel.sealed import Seat


class Effect:
    """The effect of a mission. A mission that could do nothing is not offered (R29)."""

    fussy: ClassVar[bool] = False  # whether it is possible depends on the class of the paid sat

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        """The target test: could the mission do something to this opponent?"""
        return True

    def possible(self, table: SpaceTable, seat: Seat, mission: Breakthrough, sat: int) -> bool:
        """The condition, as if a sat of this class were paid already."""
        return not mission.targeted or self.has_target(table, seat, mission)

    def has_target(self, table: SpaceTable, seat: Seat, mission: Breakthrough) -> bool:
        """Some opponent passes the test."""
        players = table.players
        for other in table.house.clockwise[seat]:
            if players[other].alive and self.passes(table, players[other], mission):
                return True
        return False

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        """Carry it out; the sat is paid. Without a target the victim is the seat itself."""
        raise NotImplementedError
