"""What will come of the turn under way, if its player does the obvious: a position is judged between two turns."""

from collections.abc import Callable
from typing import Any, Final

from stardeck.games.rock_the_galaxy.actions import Card, PlaySet, Rob, Yoink
from stardeck.games.rock_the_galaxy.cards import END_ACTIONS, NOBODY, STOP, Catalogue
from stardeck.games.rock_the_galaxy.effects import AllPass, Discard, OpponentsPick, YoinkFan
from stardeck.games.rock_the_galaxy.rules.scoring_phase import Drop, LaySet, ScoringPhase, WinFans
from stardeck.games.rock_the_galaxy.rules.turn import ActionPhase
from stardeck.games.rock_the_galaxy.sets import symbols_for
from stardeck.games.rock_the_galaxy.table import RockTable
from stardeck.kernel.action import Action
from stardeck.kernel.play import settle
from stardeck.kernel.rng import FastRng, KeyedRng
from stardeck.kernel.sealed import Seat

UNWANTED: Final = ("discard_all", "draw_to_end_turn", "nothing", "all_pass")  # actions nobody plays without thinking
NOTE: Final = 4  # what a music card is worth in hand; a theme card: all symbols of its theme there
ACTION: Final = 3  # an action card
JUNK: Final = 1  # a card that is worth no more is dropped

Liking = Callable[[RockTable, Seat, Action], int]


def calm(table: RockTable) -> RockTable:
    """This table, or a copy in which the turn under way is over."""
    if is_calm(table):
        return table
    after = table.copy()
    after.log = None
    if isinstance(after.rng, KeyedRng):
        after.rng = FastRng(after.rng.drawn)  # nobody foresees what chance will bring in a real game
    waiting = settle(after)
    while waiting and not is_calm(after):
        step = after.agenda[-1]
        action = obvious(after, step, waiting[0])
        after.agenda.pop()
        step.take(after, waiting[0], action)
        waiting = settle(after)
    return after


def is_calm(table: RockTable) -> bool:
    """A turn begins, or the game is over."""
    return not table.agenda or (isinstance(table.agenda[-1], ActionPhase) and not table.actions_played)


def obvious(table: RockTable, step: Any, seat: Seat) -> Action:
    """The choice a seat likes best at first sight; of equal ones the first."""
    can: list[Action] = step.choices(table, seat)
    liking = LIKINGS.get(type(step))
    if liking is None or len(can) == 1:
        return can[0]
    best, most = can[0], -1000
    for action in can:
        likes = liking(table, seat, action)
        if likes > most:
            best, most = action, likes
    return best


def as_action(table: RockTable, seat: Seat, action: Action) -> int:
    """Play what brings cards or fans, keep what needs a thought."""
    if action is END_ACTIONS:
        return 0
    return -1 if table.catalogue.ops[table.catalogue.card_of(action)][0][0] in UNWANTED else 1


def as_set(table: RockTable, seat: Seat, action: Action) -> int:
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


def as_part(table: RockTable, seat: Seat, action: Action) -> int:
    """As many symbols as fit."""
    return 1 if isinstance(action, Card) else 0


def as_yoink(table: RockTable, seat: Seat, action: Action) -> int:
    """As many fans as possible."""
    return action.fans if isinstance(action, Yoink) else 0


def as_robbed(table: RockTable, seat: Seat, action: Action) -> int:
    """Whoever has most points."""
    assert isinstance(action, Rob)
    band = table.bands[(seat + action.ahead) % table.seats]
    return table.catalogue.points_per_single * band.singles + band.fans


def as_loss(table: RockTable, seat: Seat, action: Action) -> int:
    """The card that helps least."""
    return -use(table.catalogue, table.bands[seat].hand, table.catalogue.card_of(action))


def as_drop(table: RockTable, seat: Seat, action: Action) -> int:
    """Cards that are no use."""
    return 0 if action is STOP else JUNK + as_loss(table, seat, action)


def use(catalogue: Catalogue, hand: list[int], card: int) -> int:
    """How much a card helps in this hand, at first sight."""
    theme = catalogue.theme[card]
    if theme >= 0:
        return sum([catalogue.symbols[other] for other in hand if catalogue.theme[other] == theme])
    return NOTE if catalogue.is_note[card] else ACTION


LIKINGS: Final[dict[type, Liking]] = {
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
