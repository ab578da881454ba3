"""Place both drafted cards, in either order. [rules 6.3, 7]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.point_galaxy.actions import NEW, Place
from stardeck.games.point_galaxy.cards import ASTEROIDS, MOON, NOTHING, PLANET, SUN, WORMHOLE, Catalogue
from stardeck.games.point_galaxy.events import Placed
from stardeck.games.point_galaxy.segments import TOP_NUMBER
from stardeck.games.point_galaxy.system import System
from stardeck.games.point_galaxy.table import PointStep, PointTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import listed, say


class PlaceCard(PointStep):
    """Put a drafted card at an end of one of your systems, or begin a new system with it."""

    decision: ClassVar[str] = "place"

    def waiting_for(self, table: PointTable) -> tuple[Seat, ...]:
        return (table.active,)

    def forced(self, table: PointTable, seat: Seat) -> Action | None:
        if has_a_choice(table, seat):
            return None
        only = self.choices(table, seat)
        return only[0] if len(only) == 1 else None

    def candidates(self, table: PointTable, seat: Seat) -> Iterable[Action]:
        catalogue = table.catalogue
        found: list[Action] = []
        for k, piece in enumerate(table.pending):
            if piece >= 0:
                for system in range(len(table.galaxies[seat].systems)):
                    found += (catalogue.above[k][system], catalogue.below[k][system])
                found.append(catalogue.new[k])
        return found

    def why_not(self, table: PointTable, seat: Seat, action: Action) -> Reason | None:
        rule = say("Placing cards")
        if not isinstance(action, Place):
            return Reason(rule, say("Place the cards you have drafted first."))
        piece = table.pending[action.card]
        if piece < 0:
            return Reason(rule, say("You have placed this card already."))
        if action.card and piece == table.pending[0]:
            return Reason(rule, say("Your two cards show the same face: place the first one first."))
        systems = table.galaxies[seat].systems
        if action.system >= len(systems):
            return Reason(rule, say("You have no solar system {n} yet.", n=action.system + 1))
        below = action.end == "below"
        kind = table.catalogue.kind[piece]
        if kind == ASTEROIDS:
            return why_not_asteroids(systems, action.system, below)
        if action.system == NEW:
            return None
        if kind == SUN:
            return why_not_sun(systems[action.system], below)
        return why_not_in_sequence(table.catalogue, systems[action.system], piece, below)

    def choices(self, table: PointTable, seat: Seat) -> list[Action]:
        systems = table.galaxies[seat].systems
        found: list[Action] = []
        first, second = table.pending
        if first >= 0:
            add_places(found, table.catalogue, systems, first, 0)
        if second >= 0 and second != first:
            add_places(found, table.catalogue, systems, second, 1)
        return found

    def take(self, table: PointTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        pending = table.pending
        piece = pending[action.card]
        if pending[1 - action.card] == NOTHING:
            table.pending = []
        else:
            pending[action.card] = NOTHING
        catalogue = table.catalogue
        system = table.galaxies[seat].place(catalogue, piece, action.system, action.end == "below")
        if table.log is not None:
            fresh = action.system == NEW
            table.log.append(Placed(seat, catalogue.names[piece], system, action.end, fresh))


def add_places(found: list[Action], catalogue: Catalogue, systems: list[System], piece: int, k: int) -> None:
    """Where a card can go: systems in creation order, `above` before `below`, a new one last."""
    above = catalogue.above[k]
    below = catalogue.below[k]
    kind = catalogue.kind[piece]
    if kind == PLANET:
        bit = catalogue.bit[piece]
        for i, system in enumerate(systems):
            if system.above & bit:
                found.append(above[i])
            if system.below & bit:
                found.append(below[i])
    elif kind == SUN:
        for i, system in enumerate(systems):
            if system.sun < 0:
                found.append(above[i])
    elif kind == ASTEROIDS:
        open_sun = lowest_open_sun(systems)
        if open_sun >= 0:
            found.append(above[open_sun])
        return
    else:
        for i, system in enumerate(systems):
            if system.cards:
                found.append(above[i])
            found.append(below[i])
    found.append(catalogue.new[k])


def has_a_choice(table: PointTable, seat: Seat) -> bool:
    """A quick look whether there are surely two choices; False means that one has to count."""
    catalogue = table.catalogue
    first, second = table.pending
    piece = second if first < 0 else first
    kind = catalogue.kind[piece]
    if first >= 0 and second >= 0 and first != second:
        return kind != ASTEROIDS and catalogue.kind[second] != ASTEROIDS
    if kind == PLANET:
        bit = catalogue.bit[piece]
        fits = 0
        for system in table.galaxies[seat].systems:
            fits |= system.above | system.below
        return fits & bit != 0
    return kind in (MOON, WORMHOLE)


def lowest_open_sun(systems: list[System]) -> int:
    """The system whose sun gets the next asteroids card, or NOTHING (R9)."""
    for i, system in enumerate(systems):
        if system.has_open_sun():
            return i
    return NOTHING


def why_not_asteroids(systems: list[System], system: int, below: bool) -> Reason | None:
    """Asteroids must be tucked above a sun; which sun makes no difference (R9, R51)."""
    rule = say("Asteroids cards")
    open_sun = lowest_open_sun(systems)
    if open_sun < 0:
        return Reason(rule, say("Asteroids go above a sun: place your sun first."))
    if system == NEW or below or systems[system].sun < 0:
        return Reason(rule, say("Asteroids must be placed above a sun."))
    if systems[system].asteroids >= 0:
        return Reason(rule, say("There is only room for one asteroids card above each sun."))
    if system != open_sun:
        return Reason(rule, say("It makes no difference which sun carries them: asteroids go to your first open sun."))
    return None


def why_not_sun(system: System, below: bool) -> Reason | None:
    """A sun goes above the sequence of any system without a sun."""
    rule = say("Sun cards")
    if system.sun >= 0:
        return Reason(rule, say("This solar system has a sun already."))
    return Reason(rule, say("A sun goes above the sequence.")) if below else None


def why_not_in_sequence(catalogue: Catalogue, system: System, piece: int, below: bool) -> Reason | None:
    """Moons and wormholes go to either end; a planet only where its number keeps the run in order."""
    if not system.cards and not below:
        return Reason(say("Placing cards"), say("The first card of a solar system is placed below."))
    fits = system.below if below else system.above
    if catalogue.kind[piece] != PLANET or fits & catalogue.bit[piece]:
        return None
    rule = say("Planet cards")
    allowed = number_words(fits)
    if not allowed:
        return Reason(rule, say("No planet fits at this end: the numbers of the run would not stay in order."))
    return Reason(rule, say("Only {numbers} can be placed at this end.", numbers=listed(allowed)))


def number_words(bits: int) -> list[str]:
    """The numbers that fit, Planet X last."""
    found = [str(n) for n in range(1, TOP_NUMBER + 1) if bits >> n & 1]
    return [*found, "X"] if bits & 1 else found


PLACE: Final = PlaceCard()
