"""Set-up: piles and market, rocket tokens, starting suns, first player. [rules 5, 6.1]"""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.point_galaxy.actions import Side
from stardeck.games.point_galaxy.cards import SIDES, Catalogue
from stardeck.games.point_galaxy.events import AutomatonSun, SideChosen, SunDealt, TokensDealt
from stardeck.games.point_galaxy.galaxy import Automaton, Galaxy
from stardeck.games.point_galaxy.options import PointOptions
from stardeck.games.point_galaxy.rules.turn import TURN, flip
from stardeck.games.point_galaxy.system import new_system
from stardeck.games.point_galaxy.table import PointStep, PointTable
from stardeck.kernel.action import Action
from stardeck.kernel.deck import Deck
from stardeck.kernel.play import settle
from stardeck.kernel.reason import Reason
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


def deal(seats: int, options: PointOptions, catalogue: Catalogue, rng: Rng) -> PointTable:
    """Everything on the table, and the first player's turn begun."""
    suns = deal_suns(max(2, seats), catalogue, rng)
    galaxies = [Galaxy([new_system(catalogue, suns[seat])], [], 0) for seat in range(seats)]
    table = PointTable(catalogue, galaxies, Deck(list(range(catalogue.cards))), rng)
    if seats == 1:
        table.automaton = Automaton(options.solo_difficulty, [suns[1]], [], [], 0)
    first = options.first_player
    table.first = first if isinstance(first, int) else rng.below(seats)
    table.active = table.first
    deal_tokens(table, catalogue.tokens_used[seats])
    tell_suns(table)
    lay_out_market(table, catalogue.cards_used[seats])
    table.agenda.append(TURN)
    if options.starting_sun_side == "choose":
        for i in reversed(range(seats)):
            table.agenda.append(ChooseSide((table.first + i) % seats))
    settle(table)
    return table


def deal_suns(n: int, catalogue: Catalogue, rng: Rng) -> list[int]:
    """One starting sun each, on a random side (R4)."""
    suns = list(range(len(catalogue.starting_suns)))
    rng.shuffle(suns)
    return [catalogue.first_side + 2 * sun + rng.below(2) for sun in suns[:n]]


def deal_tokens(table: PointTable, n: int) -> None:
    """Some tokens face up as the supply; the rest is out of the game."""
    tokens = list(range(len(table.catalogue.tokens)))
    table.rng.shuffle(tokens)
    table.supply = tokens[:n]


def tell_suns(table: PointTable) -> None:
    """Log the starting suns and the supply."""
    names = table.catalogue.names
    assert table.log is not None
    for seat, galaxy in enumerate(table.galaxies):
        table.log.append(SunDealt(seat, names[galaxy.systems[0].sun]))
    if table.automaton is not None:
        table.log.append(AutomatonSun(names[table.automaton.loose[0]]))
    table.log.append(TokensDealt(tuple([table.catalogue.tokens[token].name for token in table.supply])))


def lay_out_market(table: PointTable, cards: int) -> None:
    """Three piles, the larger ones to the left; two cards of each flipped into the slots beneath (R2, R3)."""
    for col in range(3):
        table.sizes[col] = (cards + 2 - col) // 3
    for col in range(3):
        table.show_top(col)
        flip(table, 1, col)
        flip(table, 2, col)


class ChooseSide(PointStep):
    """Each player in turn order picks a side of the starting sun, before the first draft."""

    decision: ClassVar[str] = "side"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting_for(self, table: PointTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, table: PointTable, seat: Seat) -> Iterable[Action]:
        return SIDES

    def why_not(self, table: PointTable, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Side):
            return None
        return Reason(say("Starting sun"), say("Choose a side of your starting sun first."))

    def choices(self, table: PointTable, seat: Seat) -> list[Action]:
        return list(SIDES)

    def take(self, table: PointTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Side)
        systems = table.galaxies[seat].systems
        first = table.catalogue.first_side
        either = systems[0].sun - (systems[0].sun - first) % 2
        systems[0] = new_system(table.catalogue, either + (action.side == "b"))
        if table.log is not None:
            table.log.append(SideChosen(seat, table.catalogue.names[systems[0].sun]))
