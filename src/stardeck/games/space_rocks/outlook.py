"""What will come of the action under way, if everybody does the obvious: a position is judged between two actions."""

from typing import Any, Final

from stardeck.games.space_rocks.actions import Card, Colony, Home, Opponent, Respond, Rock
from stardeck.games.space_rocks.cards import GIVE_HAND, LET_PASS, SAT
from stardeck.games.space_rocks.effects.hands import LoseCards, PickCard
from stardeck.games.space_rocks.effects.piles import RecoverCard, SwapGive, SwapTake
from stardeck.games.space_rocks.effects.planets import GiveUpOne, LosePlanet, NamePlanet, PickPlanet
from stardeck.games.space_rocks.effects.rocks import PickRock, PickSat, PullRock
from stardeck.games.space_rocks.rules.attack import ChooseTarget
from stardeck.games.space_rocks.rules.defence import AnswerAttacks, Backfire, HelpOut, guard
from stardeck.games.space_rocks.rules.deploy import Slot, sat_under
from stardeck.games.space_rocks.rules.missions import ChooseOpponent
from stardeck.games.space_rocks.rules.turn import TakeAction
from stardeck.games.space_rocks.table import Player, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.outlook import Likings, play_calmly
from stardeck.kernel.sealed import Seat

WORTH: Final = [4, 4, 4, 4, 4, 4, 5, 6, 7, 1, 2, 3]  # cards by kind, roughly
SMALL_HAND: Final = 4  # cards: less is given up rather than a planet
OWN: Final = 8  # what a planet without a fitting sat is worth more as a target


def calm(table: SpaceTable) -> SpaceTable:
    """This table, or a copy in which the action under way is over."""
    if is_calm(table):
        return table
    after = table.copy()
    play_calmly(after, is_calm, LIKINGS)
    return after


def is_calm(table: SpaceTable) -> bool:
    """An action begins, or the game is over."""
    return not table.agenda or isinstance(table.agenda[-1], TakeAction)


def as_target(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """A bare homeworld; else a planet whose own sat does not fit, of a player with few cards; not twice the same."""
    if isinstance(action, Home):
        return 1000
    assert isinstance(action, Colony)
    shot = table.current
    assert shot is not None
    player = table.players[(seat + action.ahead) % table.seats]
    colony = player.colonies[action.place]
    sat = colony & 3
    twice = sum([1 for other in table.flight if other.target == colony >> 5])
    return (2 * sat if sat >= shot.power else OWN + 2 * sat) - player.size - OWN * twice


def as_answer(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """Deflect with the lowest sat that fits, a hand sat before a planetary one."""
    assert isinstance(action, Respond)
    if action.how == "decline":
        return -100
    if action.how != "planetary":
        return -2 * (table.catalogue.number[action.how])
    assert isinstance(step, AnswerAttacks)
    for entry in step.entries(table, seat):
        if entry.index == action.attack:
            return -2 * (guard(table, entry.shot) + SAT) - 1
    return -100


def as_help(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """Sats are kept for oneself."""
    return 1 if action is LET_PASS else 0


def as_host(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """A colony, for the cards it earns; else a rock that can fly with this sat."""
    if not isinstance(action, Rock):
        return 9
    rock = table.players[seat].rocks[action.place] >> 2 & 3
    return rock if rock <= table.carried else 0


def as_victim(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """Whoever has most."""
    assert isinstance(action, Opponent)
    return wealth(table.players[(seat + action.ahead) % table.seats])


def wealth(player: Player) -> int:
    """How much somebody has, at first sight."""
    return 2 * len(player.colonies) + len(player.research) + player.planetary_sats() + player.size


def as_card(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """The better card, be it to take it or to destroy it."""
    return WORTH[table.catalogue.number[action.card]] if isinstance(action, Card) else 0


def as_loss(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """The worse card, to give it away."""
    return -as_card(table, step, seat, action)


def as_planet(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """A colony rather than research, the better its sat the more."""
    assert isinstance(step, PickPlanet)
    if not isinstance(action, Colony):
        return 0
    return 1 + (table.players[step.victim].colonies[action.place] & 3)


def as_own_planet(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """What hurts least."""
    return -as_planet(table, step, seat, action)


def as_ransom(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """A small hand rather than a planet."""
    return 1 if (action is GIVE_HAND) == (table.players[seat].size < SMALL_HAND) else 0


def as_sat(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """The best sat of somebody else."""
    assert isinstance(step, PickSat)
    assert isinstance(action, Colony | Rock | Home)
    return sat_under(table, step.victim, action)


def as_rock(table: SpaceTable, step: Any, seat: Seat, action: Action) -> int:
    """The heaviest rock with the best sat."""
    assert isinstance(step, PickRock)
    assert isinstance(action, Rock)
    return table.players[step.victim].rocks[action.place] & 15


LIKINGS: Final[Likings] = {
    ChooseTarget: as_target,
    Backfire: as_target,
    AnswerAttacks: as_answer,
    HelpOut: as_help,
    Slot: as_host,
    ChooseOpponent: as_victim,
    RecoverCard: as_card,
    SwapTake: as_card,
    PickCard: as_card,
    SwapGive: as_loss,
    LoseCards: as_loss,
    PickPlanet: as_planet,
    NamePlanet: as_planet,
    LosePlanet: as_own_planet,
    GiveUpOne: as_ransom,
    PickSat: as_sat,
    PickRock: as_rock,
    PullRock: as_rock,
}
