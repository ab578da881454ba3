"""The turn, its end with the refill of the market, and the end of the game. [rules 6, 6.5, 10.1]"""

from typing import Final

from stardeck.games.point_galaxy.cards import NOTHING
from stardeck.games.point_galaxy.events import Ended, Flipped, PointerMoved, Split, TurnBegan
from stardeck.games.point_galaxy.rules.automaton import automaton_turn
from stardeck.games.point_galaxy.rules.draft import DRAFT
from stardeck.games.point_galaxy.rules.place import PLACE
from stardeck.games.point_galaxy.rules.rockets import ROCKETS
from stardeck.games.point_galaxy.table import PointStep, PointTable

OVER: Final = "turns_played"


class Turn(PointStep):
    """A turn: draft two cards, place both, check rockets, refill the market. The automaton's goes by itself."""

    def run(self, table: PointTable) -> None:
        automaton = table.automaton
        if automaton is not None and table.turn % 2:
            automaton_turn(table, automaton)
            table.agenda.append(END_OF_TURN)
            return
        if table.log is not None:
            table.log.append(TurnBegan(table.active, table.round()))
        table.agenda += CHAPTERS


class EndOfTurn(PointStep):
    """The market is made ready for the next player; after everybody's 13th turn the game ends without a refill."""

    def run(self, table: PointTable) -> None:
        table.turn += 1
        if table.automaton is None:
            table.active = (table.first + table.turn) % table.seats
        elif table.turn % 2 == 0 and table.log is not None:
            table.log.append(PointerMoved(table.stop()))
        if table.turn == table.catalogue.turns * table.players():
            table.ended = OVER
            if table.log is not None:
                table.log.append(Ended(OVER))
            return
        refill(table)
        table.agenda.append(TURN)


def refill(table: PointTable) -> None:
    """Fill vacated slots from the pile above them, then replace empty piles; cards never slide (R11)."""
    for col in range(3):
        for row in (1, 2):
            if table.slots[3 * row - 3 + col] == NOTHING:
                if not table.sizes[col]:
                    split_into(table, col)
                flip(table, row, col)
    for col in range(3):
        if not table.sizes[col]:
            split_into(table, col)


def flip(table: PointTable, row: int, col: int) -> None:
    """The top card of a pile becomes the planet of a slot; the next space face is then visible."""
    planet = table.tops[col]
    table.slots[3 * row - 3 + col] = planet
    table.sizes[col] -= 1
    table.reveals += 1
    if table.log is not None:
        table.log.append(Flipped(row, col, table.catalogue.names[planet]))
    table.show_top(col)


def split_into(table: PointTable, col: int) -> None:
    """The bottom half of the largest pile (the leftmost of several) becomes an empty pile; its top does not move."""
    donor = table.sizes.index(max(table.sizes))
    half = table.sizes[donor] // 2
    if not half:
        return
    table.sizes[donor] -= half
    table.sizes[col] = half
    if table.log is not None:
        table.log.append(Split(donor, col, half))
    table.show_top(col)


TURN: Final = Turn()
END_OF_TURN: Final = EndOfTurn()
CHAPTERS: Final = (END_OF_TURN, ROCKETS, PLACE, PLACE, DRAFT, DRAFT)  # the last is next
