"""D5: the destination of a unit, a venue or a gear. [rules 6 D5]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.brouhaha.actions import Where
from stardeck.games.brouhaha.cards import GIGS, NO_CARD
from stardeck.games.brouhaha.effects.moves import rig
from stardeck.games.brouhaha.effects.perform import open_gigs
from stardeck.games.brouhaha.events import Rigged
from stardeck.games.brouhaha.rules.gigs import (
    CLOSED,
    EXPENSE,
    FINE,
    FULL,
    NO_GIG,
    RESTRICTED,
    assign,
    open_performances,
    open_venue,
    refusal,
)
from stardeck.games.brouhaha.rules.hustles import can_enter, send
from stardeck.games.brouhaha.rules.may import wearers
from stardeck.games.brouhaha.table import Asked, BrouhahaTable, Scene
from stardeck.games.brouhaha.vocabulary import MUSICIAN
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say

GIG_REASONS: Final[dict[int, str]] = {
    NO_GIG: "No venue has been opened there this round.",
    CLOSED: "This GIG is closed for the rest of the round.",
    FULL: "There is no place left at this GIG.",
    RESTRICTED: "Venue or performance do not admit this musician.",
    EXPENSE: "You cannot pay the expense of this venue.",
}


class Somewhere(Asked):
    """One of several destinations; a single one is taken without asking."""

    decision: ClassVar[str] = "where"

    def __init__(self, seat: Seat, card: int, can: tuple[Action, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.can = can

    def about(self) -> Scene | None:
        return Scene(self.card, self.seat)

    def why_not(self, table: BrouhahaTable, seat: Seat, action: Action) -> Reason | None:
        if action in self.can:
            return None
        rule = say("Choosing a destination")
        if not isinstance(action, Where):
            return Reason(rule, say("First say where it goes; there is no taking back."))
        return Reason(rule, say(self.refused(table, action)))

    def refused(self, table: BrouhahaTable, action: Where) -> str:
        """Why it cannot go there."""
        raise NotImplementedError

    def choices(self, table: BrouhahaTable, seat: Seat) -> list[Action]:
        return list(self.can)


def go(table: BrouhahaTable, step: Somewhere) -> None:
    """Ask for the destination, unless there is only one."""
    if len(step.can) == 1:
        step.take(table, step.seat, step.can[0])
    else:
        table.agenda.append(step)


# ---------------------------------------------------------------------- units


def send_somewhere(table: BrouhahaTable, seat: Seat, card: int) -> None:
    """A unit goes to a HUSTLE, a musician also to a GIG."""
    catalogue = table.catalogue
    hustles = table.house.hustles
    can = [catalogue.to_hustle[hustles[place]] for place in range(len(hustles)) if can_enter(table, place)]
    if catalogue.kind[card] == MUSICIAN:
        gigs = [gig for gig in open_gigs(table) if refusal(table, card, gig) == FINE]
        can += [catalogue.to_gig[table.performance(gig)] for gig in gigs]
    go(table, SendTo(seat, card, tuple(can)))


class SendTo(Somewhere):
    """To a HUSTLE or a GIG."""

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        catalogue = table.catalogue
        hustles = [catalogue.to_hustle[hustle] for hustle in table.house.hustles]
        return hustles + [catalogue.to_gig[card] for card in performances(table)]

    def refused(self, table: BrouhahaTable, action: Where) -> str:
        kind, _, name = action.place.partition(":")
        card = table.catalogue.number[name]
        if kind == "hustle":
            return "This HUSTLE is taken." if card in table.house.hustles else "This HUSTLE is not in the game."
        if kind != "gig":
            return "A unit goes to a HUSTLE or a GIG."
        if card not in performances(table):
            return "This performance is not open."
        if table.catalogue.kind[self.card] != MUSICIAN:
            return "Only musicians play at GIGs."
        return GIG_REASONS[refusal(table, self.card, gig_named(table, card))]

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Where)
        kind, _, name = action.place.partition(":")
        card = table.catalogue.number[name]
        if kind == "hustle":
            send(table, seat, self.card, table.house.hustles.index(card))
        else:
            assign(table, seat, self.card, gig_named(table, card))


def performances(table: BrouhahaTable) -> list[int]:
    """The performances that are open now, in canonical order."""
    found = [table.performance(gig) for gig in range(GIGS)]
    return [card for card in found if card != NO_CARD]


def gig_named(table: BrouhahaTable, performance: int) -> int:
    """The number of the GIG of this performance."""
    for gig in range(GIGS):
        if table.performance(gig) == performance:
            return gig
    raise AssertionError("only open performances are named")


# ---------------------------------------------------------------------- venues


def open_somewhere(table: BrouhahaTable, seat: Seat, venue: int) -> None:
    """A venue goes under an open performance."""
    gigs = open_performances(table)
    can = tuple([table.catalogue.to_performance[table.performance(gig)] for gig in gigs])
    go(table, OpenAt(seat, venue, can))


class OpenAt(Somewhere):
    """Under a performance without a venue this round (R40)."""

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        return [table.catalogue.to_performance[card] for card in performances(table)]

    def refused(self, table: BrouhahaTable, action: Where) -> str:
        kind, _, name = action.place.partition(":")
        if kind != "performance":
            return "A venue goes under a performance."
        if table.catalogue.number[name] not in performances(table):
            return "This performance is not open."
        return "This performance has had its venue this round."

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Where)
        performance = table.catalogue.number[action.place.partition(":")[2]]
        open_venue(table, seat, self.card, gig_named(table, performance))


# ---------------------------------------------------------------------- gear


def rig_somewhere(table: BrouhahaTable, seat: Seat, gear: int) -> None:
    """A gear goes on a musician."""
    can = tuple([table.catalogue.to_musician[card] for card in wearers(table, gear)])
    go(table, RigOn(seat, gear, can))


class RigOn(Somewhere):
    """On an un-strummed musician of yours who fits (R45, R46)."""

    def candidates(self, table: BrouhahaTable, seat: Seat) -> Iterable[Action]:
        kind = table.catalogue.kind
        return [table.catalogue.to_musician[card] for card in table.play[seat] if kind[card] == MUSICIAN]

    def refused(self, table: BrouhahaTable, action: Where) -> str:
        kind, _, name = action.place.partition(":")
        if kind != "musician":
            return "A gear goes on a musician."
        card = table.catalogue.number[name]
        if card not in table.play[self.seat]:
            return "You do not manage this musician."
        if table.strummed[card]:
            return "This musician is strummed."
        if table.wearer[self.card] == card:
            return "This musician wears it already."
        return "This gear does not fit this musician."

    def take(self, table: BrouhahaTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Where)
        card = table.catalogue.number[action.place.partition(":")[2]]
        face = table.catalogue.faces[self.card]
        table.cash[seat] -= face.rig_cash
        table.cred[seat] -= face.rig_cred
        rig(table, self.card, card)
        if table.log is not None:
            ids = table.catalogue.ids
            table.log.append(Rigged(seat, ids[self.card], ids[card], face.rig_cash, face.rig_cred))
