"""A player's galaxy: solar systems in creation order and rocket tokens; and the automaton's looser one. [rules 3, 7]"""

from stardeck.games.point_galaxy.cards import NOTHING, PLANET, Catalogue
from stardeck.games.point_galaxy.segments import X
from stardeck.games.point_galaxy.system import System, new_system


class Galaxy:
    """Everything a player owns."""

    def __init__(self, systems: list[System], tokens: list[int], rewarded: int) -> None:
        self.systems = systems
        self.tokens = tokens
        self.rewarded = rewarded  # multiples of five rockets that were paid, or lost

    def copy(self) -> "Galaxy":
        return Galaxy(self.systems[:], self.tokens[:], self.rewarded)

    def rockets(self) -> int:
        """The rocket symbols on all cards; tokens are no symbols (R33)."""
        return sum([system.rockets for system in self.systems])

    def open_suns(self) -> int:
        """Suns without an asteroids card."""
        return sum([system.has_open_sun() for system in self.systems])

    def place(self, catalogue: Catalogue, piece: int, system: int, below: bool) -> int:
        """Put a card into a system, or a new one if `system` is negative; which one it was."""
        if system < 0:
            self.systems.append(new_system(catalogue, piece))
            return len(self.systems) - 1
        self.systems[system] = self.systems[system].with_card(catalogue, piece, below)
        return system


class Automaton:
    """The automated opponent's galaxy: loose cards and columns of planets in which order does not matter."""

    def __init__(
        self, difficulty: str, loose: list[int], columns: list[tuple[int, ...]], tokens: list[int], rewarded: int
    ) -> None:
        self.difficulty = difficulty
        self.loose = loose  # the starting sun first
        self.columns = columns
        self.tokens = tokens
        self.rewarded = rewarded

    def copy(self) -> "Automaton":
        return Automaton(self.difficulty, self.loose[:], self.columns[:], self.tokens[:], self.rewarded)

    def pieces(self) -> list[int]:
        """All its cards."""
        found = self.loose[:]
        for column in self.columns:
            found += column
        return found

    def rockets(self, catalogue: Catalogue) -> int:
        """The rocket symbols on all its cards."""
        return sum([catalogue.rockets[piece] for piece in self.pieces()])

    def store(self, catalogue: Catalogue, piece: int, room: int) -> int:
        """Put a card away: a planet into the first column that has room for its number, the rest loose (-1)."""
        if catalogue.kind[piece] != PLANET:
            self.loose.append(piece)
            return NOTHING
        number = catalogue.number[piece]
        for i, column in enumerate(self.columns):
            if len(column) < room and (number == X or number not in [catalogue.number[other] for other in column]):
                self.columns[i] = (*column, piece)
                return i
        self.columns.append((piece,))
        return len(self.columns) - 1
