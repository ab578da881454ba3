"""What will come of the turn under way, if its player does the obvious: a position is judged between two turns."""

from typing import Any, Final

from stardeck.games.rock_the_galaxy.actions import Card, PlaySet, Rob, Yoink
from stardeck.games.rock_the_galaxy.cards import END_ACTIONS, NOBODY, STOP, Catalogue
from stardeck.games.rock_the_galaxy.effects import AllPass, Discard, OpponentsPick, YoinkFan
from stardeck.games.rock_the_galaxy.rules.scoring_phase import Drop, LaySet, ScoringPhase, WinFans
from stardeck.games.rock_the_galaxy.rules.turn import ActionPhase
from stardeck.games.rock_the_galaxy.sets import symbols_for
from stardeck.games.rock_the_galaxy.table import RockTable
from stardeck.kernel.action import Action
from stardeck.kernel.outlook import Likings, play_calmly
from stardeck.kernel.sealed import Seat

UNWANTED: Final = ("discard_all", "draw_to_end_turn", "nothing", "all_pass")  # actions nobody plays without thinking
NOTE: Final = 4  # what a music card is worth in hand; a theme card: all symbols of its theme there
ACTION: Final = 3  # an action card
JUNK: Final = 1  # a card that is worth no more is dropped


def calm(table: RockTable) -> RockTable:
    """This table, or a copy in which the turn under way is over."""
    if is_calm(table):
        return table
    after = table.copy()
    play_calmly(after, is_calm, LIKINGS)
    return after


def is_calm(table: RockTable) -> bool:
    """A turn begins, or the game is over."""
    return not table.agenda or (isinstance(table.agenda[-1], ActionPhase) and not table.actions_played)


def as_action(table: RockTable, step: Any, seat: Seat, action: Action) -> int:
    """Play what brings cards or fans, keep what needs a thought."""
    if action is END_ACTIONS:
        return 0
    return -1 if table.catalogue.ops[table.catalogue.card_of(action)][0][0] in UNWANTED else 1


def as_set(table: RockTable, step: Any, seat: Seat, action: Action) -> int:
    """The set that brings most."""
    if not isinstance(action, PlaySet):
        return 0
    target = table.catalogue.target_of[action]
    symbols = symbols_for(table.catalogue, table.bands[seat].hand, target)
    return reward(table, seat, target.colour, min(symbols, table.catalogue.most_symbols))


def reward(table: RockTable, seat: Seat, colour: int, symbols: int) -> int:
    """The points of a set, and what others lose by it."""
    catalogue = table.catalogue
    if colour == table.bands[seat].colour:
        return catalogue.points_per_single * min(catalogue.singles_for[symbols], table.singles[colour])
    owner = table.owner_of(colour)
    taken = 0 if owner == NOBODY else min(catalogue.yoink_for[symbols], table.bands[owner].fans)
    return catalogue.fans_for[symbols] + taken


def as_part(table: RockTable, step: Any, seat: Seat, action: Action) -> int:
    """As many symbols as fit."""
    return 1 if isinstance(action, Card) else 0


def as_yoink(table: RockTable, step: Any, seat: Seat, action: Action) -> int:
    """As many fans as possible."""
    return action.fans if isinstance(action, Yoink) else 0


def as_robbed(table: RockTable, step: Any, seat: Seat, action: Action) -> int:
    """Whoever has most points."""
    assert isinstance(action, Rob)
    band = table.bands[(seat + action.ahead) % table.seats]
    return table.catalogue.points_per_single * band.singles + band.fans


def as_loss(table: RockTable, step: Any, seat: Seat, action: Action) -> int:
    """The card that helps least."""
    return -use(table.catalogue, table.bands[seat].hand, table.catalogue.card_of(action))


def as_drop(table: RockTable, step: Any, seat: Seat, action: Action) -> int:
    """Cards that are no use."""
    return 0 if action is STOP else JUNK + as_loss(table, step, seat, action)


def use(catalogue: Catalogue, hand: list[int], card: int) -> int:
    """How much a card helps in this hand, at first sight."""
    theme = catalogue.theme[card]
    if theme >= 0:
        return sum([catalogue.symbols[other] for other in hand if catalogue.theme[other] == theme])
    return NOTE if catalogue.is_note[card] else ACTION


LIKINGS: Final[Likings] = {
    ActionPhase: as_action,
    ScoringPhase: as_set,
    LaySet: as_part,
    WinFans: as_yoink,
    YoinkFan: as_robbed,
    Discard: as_loss,
    OpponentsPick: as_loss,
    AllPass: as_loss,
    Drop: as_drop,
}
