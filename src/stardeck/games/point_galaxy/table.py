"""The table of Point Galaxy: the market, the galaxies, the supply of tokens."""

from typing import ClassVar

from stardeck.games.point_galaxy.cards import NOTHING, Catalogue
from stardeck.games.point_galaxy.events import Shown
from stardeck.games.point_galaxy.galaxy import Automaton, Galaxy
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import Step, Table
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat


class PointTable(Table):
    """A whole position of Point Galaxy. Only the rules and the store may hold one.

    Below the tops no pile has an order, and nobody can tell its cards from those removed at set-up: one bag serves all.
    """

    def __init__(self, catalogue: Catalogue, galaxies: list[Galaxy], bag: Deck, rng: Rng) -> None:
        super().__init__(len(galaxies), catalogue.actions, rng)
        self.catalogue = catalogue
        self.galaxies = galaxies
        self.automaton: Automaton | None = None
        self.bag = bag  # cards nobody has seen any side of
        self.sizes = [0, 0, 0]  # of the piles, tops included
        self.tops = [NOTHING, NOTHING, NOTHING]  # the cards themselves: everybody sees only their space faces
        self.slots = [NOTHING] * 6  # planets, the upper row first
        self.covered: list[int] = []  # cards drafted by their space side: nobody ever sees their planets
        self.pending: list[int] = []  # pieces drafted this turn; placed ones are NOTHING
        self.supply: list[int] = []  # rocket tokens, in deal order
        self.first: Seat = 0
        self.active: Seat = 0
        self.turn = 0  # turns completed, the automaton's included
        self.ended = ""  # the reason, once the game is over

    def copy(self) -> "PointTable":
        new = PointTable(self.catalogue, [galaxy.copy() for galaxy in self.galaxies], self.bag.copy(), self.rng)
        self.copy_frame_to(new)
        automaton = self.automaton
        if automaton is not None:
            new.automaton = automaton.copy()
        new.sizes = self.sizes[:]
        new.tops = self.tops[:]
        new.slots = self.slots[:]
        new.covered = self.covered[:]
        new.pending = self.pending[:]
        new.supply = self.supply[:]
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.ended = self.ended
        return new

    # ------------------------------------------------------------------ turns

    def players(self) -> int:
        """Who takes turns: the seats, and the automaton in solo."""
        return self.seats if self.automaton is None else 2

    def round(self) -> int:
        """The running turn of every player, from 1."""
        return min(self.turn // self.players() + 1, self.catalogue.turns)

    def stop(self) -> int:
        """The stop of the solo pointer."""
        return self.turn // 2 % len(self.catalogue.stops)

    # ------------------------------------------------------------------ the market

    def top_face(self, col: int) -> int:
        """The space face on top of a pile, or NOTHING."""
        card = self.tops[col]
        return self.catalogue.face[card] if card >= 0 else NOTHING

    def show_top(self, col: int) -> None:
        """The next card of a pile shows its space face; only now it is decided which card it is."""
        if not self.sizes[col]:
            self.tops[col] = NOTHING
            return
        self.tops[col] = self.bag.draw(self.rng)
        if self.log is not None:
            self.log.append(Shown(col, self.catalogue.names[self.top_face(col)]))

    def take_cell(self, cell: int) -> int:
        """Take a card out of the market: the piece that it shows."""
        if cell >= 3:
            planet = self.slots[cell - 3]
            self.slots[cell - 3] = NOTHING
            return planet
        face = self.top_face(cell)
        self.covered.append(self.tops[cell])
        self.sizes[cell] -= 1
        return face


class PointStep(Step[PointTable]):
    """A step of Point Galaxy; `decision` is what a view calls it."""

    decision: ClassVar[str] = ""
