"""How good a position of Space Rocks is for a seat. Features and weights follow section 14 of the rules."""

from math import exp
from typing import Final

from stardeck.games.space_rocks.cards import ROCK, SAT, UNDEFLECTABLE
from stardeck.games.space_rocks.scoring import ranking
from stardeck.games.space_rocks.table import HOME, Player, Shot, SpaceTable
from stardeck.kernel.sealed import Seat

SCALE: Final = 3.0  # lead in points that makes a win e times as likely
COLONIES: Final = [-4.0, 2.0, 4.0, 5.5, 6.5, 7.2, 7.7, 8.0]  # falling value beyond the third; none: the home is bare
TECH: Final = [0.0, 1.4, 2.4, 3.1, 3.6, 4.0, 4.1, 4.2]  # without technology one is helpless; little beyond 5
MINES: Final = [0.0, 0.4, 0.7, 1.0, 1.3, 1.6, 1.7, 1.8]  # they unlock missions
PLANETARY: Final = [0.0, 0.5, 0.7, 0.9]  # by class: cards per Reload and protection
HAND_SAT: Final = [0.0, 0.45, 0.6, 0.75]  # deflectors and fuel
HAND_CARD: Final = 0.15
WEAPON: Final = [0.0, 0.3, 0.5, 0.8]  # ready to fly, by class of the rock
READY_MISSION: Final = 0.15
DEFLECTS: Final = 0.8  # how often a fitting sat is really used
BACKFIRE: Final = 0.8  # what a deflected rock costs its sender


def evaluate(table: SpaceTable, seat: Seat) -> float:
    """From 0 (lost) to 1 (won): the share of this seat in everybody's chances."""
    if table.ended:
        ranks = ranking(table)
        return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
    values = [standing(table, player) for player in table.players]
    for shot in table.flight:
        threaten(table, shot, values)
    if table.current is not None and table.current.defender >= 0:
        threaten(table, table.current, values)
    best = max(values)
    chances = [
        exp((value - best) / SCALE) if player.alive else 0.0
        for value, player in zip(values, table.players, strict=True)
    ]
    return chances[seat] / sum(chances)


def standing(table: SpaceTable, player: Player) -> float:
    """Colonies, technology, mines, sats, hand, weapons and missions in points."""
    tech, mines = len(player.research), len(player.rocks)
    value = COLONIES[min(len(player.colonies), 7)] + TECH[min(tech, 7)] + MINES[min(mines, 7)]
    value += PLANETARY[player.home_sat] + HAND_CARD * player.size
    for colony in player.colonies:
        value += PLANETARY[colony & 3]
    for sat in (1, 2, 3):
        value += HAND_SAT[sat] * min(player.hand[SAT + sat], 2)
    most = table.catalogue.most_required
    unlocked = table.catalogue.unlocked[player.species][min(tech, most)][min(mines, most)]
    return value + weapons(player, tech) + READY_MISSION * len(unlocked)


def weapons(player: Player, tech: int) -> float:
    """The best pairs that could fly at once, at most as many as the technology allows."""
    ready = [rock >> 2 & 3 for rock in player.rocks if rock & 3 >= rock >> 2 & 3]
    for rock in (3, 2, 1):
        sats = sum([player.hand[SAT + sat] for sat in range(rock, 4)])
        ready += [rock] * min(sats, player.hand[ROCK + rock])
    ready.sort(reverse=True)
    return sum([WEAPON[rock] for rock in ready[:tech]])


def threaten(table: SpaceTable, shot: Shot, values: list[float]) -> None:
    """A rock in the air: its target is likely lost, unless a sat turns it round."""
    player = table.players[shot.defender]
    colonies = len(player.colonies)
    loss = 12.0 if shot.target == HOME else COLONIES[min(colonies, 7)] - COLONIES[min(colonies - 1, 7)] + 0.5
    chance = DEFLECTS if can_deflect(table, shot) else 0.0
    values[shot.defender] -= loss * (1.0 - chance) + 0.5 * chance
    values[shot.maker] -= BACKFIRE * chance


def can_deflect(table: SpaceTable, shot: Shot) -> bool:
    """The defender has a sat that fits, under the planet or in hand."""
    if shot.power >= UNDEFLECTABLE:
        return False
    player = table.players[shot.defender]
    if any(player.hand[SAT + shot.power : SAT + 4]):
        return True
    if shot.target == HOME:
        return player.home_sat >= shot.power
    return player.colonies[table.colony_at(shot.defender, shot.target)] & 3 >= shot.power
