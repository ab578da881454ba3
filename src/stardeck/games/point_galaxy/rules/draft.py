"""Draft any two cards from the market, one at a time. [rules 6.2]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.point_galaxy.actions import Draft
from stardeck.games.point_galaxy.cards import ASTEROIDS, SUN
from stardeck.games.point_galaxy.events import Drafted
from stardeck.games.point_galaxy.table import PointStep, PointTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


class DraftCard(PointStep):
    """Take one card: a planet from a slot, or a pile's top card by its space side. Both drafts are mandatory (R5)."""

    decision: ClassVar[str] = "draft"

    def waiting_for(self, table: PointTable) -> tuple[Seat, ...]:
        return (table.active,)

    def candidates(self, table: PointTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.drafts

    def why_not(self, table: PointTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Drafting")
        if not isinstance(action, Draft):
            return Reason(rule, say("Draft two cards from the market first."))
        if action.row:
            if table.slots[3 * action.row - 3 + action.col] < 0:
                return Reason(rule, say("This slot is empty until the end of your turn."))
            return None
        face = table.top_face(action.col)
        if face < 0:
            return Reason(rule, say("This pile is empty until the end of your turn."))
        if table.catalogue.kind[face] == ASTEROIDS and room_for_asteroids(table, seat) < 1:
            return Reason(
                say("Drafting: Asteroids"),
                say("You have no open space above a sun for an asteroids card: draft a sun before it."),
            )
        return None

    def choices(self, table: PointTable, seat: Seat) -> list[Action]:
        drafts = table.catalogue.drafts
        kind = table.catalogue.kind
        face = table.catalogue.face
        found: list[Action] = []
        for col, card in enumerate(table.tops):
            if card >= 0 and (kind[face[card]] != ASTEROIDS or room_for_asteroids(table, seat) > 0):
                found.append(drafts[col])
        for slot, planet in enumerate(table.slots):
            if planet >= 0:
                found.append(drafts[slot + 3])
        return found

    def take(self, table: PointTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Draft)
        cell = 3 * action.row + action.col
        piece = table.take_cell(cell)
        table.pending.append(piece)
        if table.log is not None:
            table.log.append(Drafted(seat, table.catalogue.names[piece], action.row, action.col))
        if cell < 3:
            table.show_top(cell)


def room_for_asteroids(table: PointTable, seat: Seat) -> int:
    """Open suns and pending suns less pending asteroids (R7, R8)."""
    room = table.galaxies[seat].open_suns()
    for piece in table.pending:
        kind = table.catalogue.kind[piece]
        if kind == SUN:
            room += 1
        elif kind == ASTEROIDS:
            room -= 1
    return room


DRAFT: Final = DraftCard()
