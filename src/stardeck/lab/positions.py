"""Positions of self-play and how their games ended: what an evaluation can be measured by."""

from typing import Any

from stardeck.bots import Bot, ask
from stardeck.kernel import FastRng, advance, waiting_for
from stardeck.lab.series import PATIENCE, Lab, Setup

KEPT = 12  # positions of one game


class Position:
    """A table, and which share of the win every seat had in the end."""

    def __init__(self, table: Any, shares: list[float]) -> None:
        self.table = table
        self.shares = shares


class Collector(Lab):
    """Plays games of a series and keeps some positions of each, always between the turns of two seats."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: list[Any] = []

    def positions(self, number: int) -> list[Position]:
        """Some positions of game `number`; none if it broke."""
        self.tables = []
        played = self.play(number)
        if not played.reason:
            return []
        shares = [played.share(seat) for seat in range(self.setup.seats)]
        order = list(range(len(self.tables)))
        FastRng(number).shuffle(order)
        return [Position(self.tables[i], shares) for i in order[:KEPT]]

    def _play_out(self, table: Any, bots: list[Bot]) -> int:
        """Let the bots decide until the game is over, and copy the table whenever somebody else is to decide."""
        made, before = 0, -1
        while made < PATIENCE and (waiting := waiting_for(table)):
            seat = waiting[0]
            if seat != before and len(waiting) == 1:
                self.tables.append(table.copy())
            before = seat
            advance(table, seat, ask(bots[seat], self.game, table, seat))
            made += 1
        return made
