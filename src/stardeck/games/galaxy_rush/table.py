"""The table of Galaxy Rush: the track, two captains, decks, the discovery pool and the sealed predictions."""

from typing import ClassVar, Final

from stardeck.games.galaxy_rush.cards import COLUMNS, GONE, POOL, Catalogue
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import Step, Table
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat

BLUE: Final = 0
ORANGE: Final = 1
ASKED: Final[list[tuple[Seat, ...]]] = [(BLUE,), (ORANGE,)]  # who is waited for, by seat


class Captain:
    """One player: the rocket, everything played in front of it, and the prediction hand.

    What rarely changes is a tuple, so that copies share it. The numbers are counted while cards are played.
    """

    def __init__(self, orbit: int, hand: tuple[int, ...], unused: tuple[int, ...]) -> None:
        self.column = 0  # 0 is the start board
        self.orbit = orbit  # 1 or 2
        self.hand = hand  # conditions of the predictions not placed yet, ascending
        self.unused = unused  # conditions that were never dealt
        self.up: tuple[int, ...] = ()  # orbit cards played face up
        self.down: tuple[int, ...] = ()  # face down, this season
        self.earlier: tuple[int, ...] = ()  # face down, in earlier seasons
        self.discoveries: tuple[int, ...] = ()
        self.medals: tuple[int, ...] = ()  # the seasons they are for
        self.resources = [0, 0, 0, 0]  # owned, gifts of season-one Discoveries included
        self.expeditions = [0, 0, 0]  # Asteroids, Comets, Nebulae face up
        self.heroics = 0  # face up
        self.fame = 0  # reputation of the Heroics
        self.season_distance = 0
        self.distance = 0  # over all seasons

    def copy(self) -> "Captain":
        new = Captain(self.orbit, self.hand, self.unused)
        new.column = self.column
        new.up = self.up
        new.down = self.down
        new.earlier = self.earlier
        new.discoveries = self.discoveries
        new.medals = self.medals
        new.resources = self.resources[:]
        new.expeditions = self.expeditions[:]
        new.heroics = self.heroics
        new.fame = self.fame
        new.season_distance = self.season_distance
        new.distance = self.distance
        return new

    def can_afford(self, cost: list[int]) -> bool:
        """Owns every Resource shown; Resources are never spent."""
        owned = self.resources
        return owned[0] >= cost[0] and owned[1] >= cost[1] and owned[2] >= cost[2] and owned[3] >= cost[3]


class House:
    """The options that matter after set-up: the same for the whole game."""

    def __init__(self, max_skip: int, ties_count: bool) -> None:
        self.max_skip = max_skip
        self.ties_count = ties_count  # a tie makes a prediction of "the most" right


class GalaxyTable(Table):
    """A whole position of Galaxy Rush. Only the rules and the store may hold one."""

    def __init__(
        self,
        catalogue: Catalogue,
        house: House,
        captains: list[Captain],
        achievements: tuple[int, ...],
        orbit_deck: Deck,
        deck: Deck,
        later: tuple[Deck, ...],
        rng: Rng,
    ) -> None:
        super().__init__(2, catalogue.actions, rng)
        self.catalogue = catalogue
        self.house = house
        self.captains = captains  # Blue, Orange
        self.achievements = achievements  # in play
        self.orbit_deck = orbit_deck
        self.deck = deck  # Discoveries of this season
        self.later = later  # those of the seasons to come: untouched, so copies share them
        self.season = 0
        self.track = [GONE] * (2 * COLUMNS)  # column by column, orbit 1 first
        self.removed: tuple[int, ...] = ()  # orbit cards that nobody could reach any more
        self.pool = [GONE] * POOL
        self.discards: tuple[int, ...] = ()  # Discoveries left in the pool at the end of a season
        self.aside: tuple[int, ...] = ()  # Discoveries never drawn in their season
        # Predictions on each rocket, from the bottom: placer * 8 + condition.
        self.stacks: list[tuple[int, ...]] = [(), ()]
        self.ended = ""  # the reason, once the game is over

    def copy(self) -> "GalaxyTable":
        blue, orange = self.captains
        new = GalaxyTable(
            self.catalogue,
            self.house,
            [blue.copy(), orange.copy()],
            self.achievements,
            self.orbit_deck.copy(),
            self.deck.copy(),
            self.later,
            self.rng,
        )
        self.copy_frame_to(new)
        new.season = self.season
        new.track = self.track[:]
        new.removed = self.removed
        new.pool = self.pool[:]
        new.discards = self.discards
        new.aside = self.aside
        new.stacks = self.stacks[:]
        new.ended = self.ended
        return new

    # ------------------------------------------------------------------ rockets

    def first_orbit(self) -> Seat:
        """The captain in the first orbit; only meaningful when the rockets are even."""
        return BLUE if self.captains[BLUE].orbit == 1 else ORANGE

    def next_actor(self) -> Seat:
        """The rocket that is behind; when even, the one in the first orbit. Who moved last does not matter."""
        blue, orange = self.captains
        if blue.column == orange.column:
            return self.first_orbit()
        return BLUE if blue.column < orange.column else ORANGE

    def season_over(self) -> bool:
        """Both rockets are in the last column."""
        blue, orange = self.captains
        return blue.column == COLUMNS and orange.column == COLUMNS

    def remove_unreachable(self, since: int) -> list[int]:
        """Take every card away that both rockets have passed, from column `since` + 1 on (R7)."""
        blue, orange = self.captains
        passed = blue.column if blue.column < orange.column else orange.column
        gone: list[int] = []
        for cell in range(2 * since, 2 * passed):
            card = self.track[cell]
            if card != GONE:
                gone.append(card)
                self.track[cell] = GONE
        if gone:
            self.removed += tuple(gone)
        return gone

    # ------------------------------------------------------------------ discoveries

    def affordable(self, seat: Seat) -> list[int]:
        """The slots of the pool whose card this captain can cover."""
        captain = self.captains[seat]
        costs = self.catalogue.costs
        slots: list[int] = []
        for slot in range(POOL):
            card = self.pool[slot]
            if card != GONE and captain.can_afford(costs[card]):
                slots.append(slot)
        return slots

    def refill(self, slot: int) -> None:
        """Reveal the next Discovery into this slot; it stays empty if the deck is (R18)."""
        self.pool[slot] = self.deck.draw(self.rng) if len(self.deck) else GONE


class GalaxyStep(Step[GalaxyTable]):
    """A step of Galaxy Rush; `decision` is what a view calls it."""

    decision: ClassVar[str] = ""
