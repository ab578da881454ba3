"""What a rock may fly at. [rules 8.3]"""

from stardeck.games.space_rocks.actions import Colony, Home
from stardeck.games.space_rocks.table import HOME, Shot, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


def attacks_on(table: SpaceTable) -> dict[int, int]:
    """By colony id: how many announced rocks of each class fly at it (6 bits per class)."""
    counts: dict[int, int] = {}
    for shot in table.flight:
        counts[shot.target] = counts.get(shot.target, 0) + (1 << (6 * shot.rock))
    return counts


def targets(table: SpaceTable, seat: Seat, others: list[Seat], limit: int) -> list[Action]:
    """Of each of these players the distinguishable colonies by age, or the homeworld if there is no colony.

    Colonies before `limit` in the order of the list do not count.
    """
    catalogue = table.catalogue
    counts = attacks_on(table) if table.flight else None
    found: list[Action] = []
    for other in others:
        ahead = (other - seat) % table.seats
        colonies = table.players[other].colonies
        if not colonies:
            if ahead << 8 >= limit:
                found.append(catalogue.homes[ahead])
            continue
        first = limit - (ahead << 8)
        actions = catalogue.colonies[ahead]
        seen: list[int] = []
        for place, colony in enumerate(colonies):
            look = colony & 31
            if counts is not None:
                look |= counts.get(colony >> 5, 0)
            if place >= first and look not in seen:
                seen.append(look)
                found.append(actions[place])
    return found


def one_target(table: SpaceTable, seat: Seat, other: Seat) -> Action | None:
    """The only planet of this player a rock can fly at, if there is only one."""
    colonies = table.players[other].colonies
    if not colonies:
        return table.catalogue.homes[(other - seat) % table.seats]
    if len(colonies) == 1:
        return table.catalogue.colonies[(other - seat) % table.seats][0]
    only = targets(table, seat, [other], 0)
    return only[0] if len(only) == 1 else None


def order_of(action: Colony | Home) -> int:
    """The place in the full list of targets."""
    return action.ahead << 8 | (action.place if isinstance(action, Colony) else 0)


def at_target(table: SpaceTable, seat: Seat, action: Colony | Home, rock: int, power: int) -> Shot:
    """A shot of `seat` at this planet."""
    other = (seat + action.ahead) % table.seats
    target = table.players[other].colonies[action.place] >> 5 if isinstance(action, Colony) else HOME
    return Shot(seat, other, target, rock, power)


def why_no_target(table: SpaceTable, seat: Seat, action: Action) -> str:
    """Why no rock can fly there; "" if one could."""
    if not isinstance(action, Colony | Home):
        return say("First choose the planet the rock flies at.")
    if action.ahead >= table.seats:
        return say("Nobody sits there.")
    if action.ahead == 0:
        return say("Nobody attacks their own planets.")
    other = table.players[(seat + action.ahead) % table.seats]
    if not other.alive:
        return say("That species is no more.")
    if isinstance(action, Colony) and action.place >= len(other.colonies):
        return say("There is no such colony.")
    if isinstance(action, Home) and other.colonies:
        return say("A homeworld can be attacked only when its owner has no colony left.")
    return ""
