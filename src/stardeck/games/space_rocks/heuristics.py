"""How good a position of Space Rocks is for everybody. Features follow section 14 of the rules."""

from math import exp

from stardeck.games.space_rocks.cards import ROCK, SAT, UNDEFLECTABLE
from stardeck.games.space_rocks.scoring import ranking
from stardeck.games.space_rocks.table import HOME, Player, Shot, SpaceTable
from stardeck.kernel.sealed import Seat
from stardeck.kernel.weights import several


class Weights:
    """The numbers of weights.toml."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.scale = numbers["scale"]
        self.colonies = several(numbers, "colonies")
        self.tech = several(numbers, "tech")
        self.mines = several(numbers, "mines")
        self.planetary = several(numbers, "planetary")
        self.hand_sat = several(numbers, "hand_sat")
        self.hand_card = numbers["hand_card"]
        self.weapon = several(numbers, "weapon")
        self.ready_mission = numbers["ready_mission"]
        self.deflects = numbers["deflects"]
        self.backfire = numbers["backfire"]
        self.spent_sat = numbers["spent_sat"]
        self.home = numbers["home"]
        self.hit = numbers["hit"]


def evaluate_all(table: SpaceTable, w: Weights) -> list[float]:
    """For every seat its share in everybody's chances, from 0 (lost) to 1 (won)."""
    if table.ended:
        ranks = ranking(table)
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]
    values = [standing(table, player, w) for player in table.players]
    threaten_all(table, values, w)
    best = max(values)
    chances = [
        exp((value - best) / w.scale) if player.alive else 0.0
        for value, player in zip(values, table.players, strict=True)
    ]
    total = sum(chances)
    return [chance / total for chance in chances]


def features(table: SpaceTable, seat: Seat, w: Weights) -> dict[str, float]:
    """What the value of a seat is made of."""
    values = [standing(table, player, w) for player in table.players]
    threats = [0.0] * table.seats
    threaten_all(table, threats, w)
    player = table.players[seat]
    rivals = [values[other] + threats[other] for other in range(table.seats) if other != seat]
    return {
        "your colonies": settled(player, w),
        "your technology and mines": developed(table, player, w),
        "your hand": held(player, w),
        "your weapons": weapons(player, len(player.research), w),
        "the rocks in the air": threats[seat],
        "weakening the others": -max(rivals),
    }


def standing(table: SpaceTable, player: Player, w: Weights) -> float:
    """Colonies, technology, mines, sats, hand, weapons and missions in points."""
    value = settled(player, w) + developed(table, player, w) + held(player, w)
    return value + weapons(player, len(player.research), w)


def settled(player: Player, w: Weights) -> float:
    """Colonies, and the sats that protect them."""
    value = w.colonies[min(len(player.colonies), 7)] + w.planetary[player.home_sat]
    for colony in player.colonies:
        value += w.planetary[colony & 3]
    return value


def developed(table: SpaceTable, player: Player, w: Weights) -> float:
    """Technology, mines, and the missions they unlock."""
    tech, mines = len(player.research), len(player.rocks)
    most = table.catalogue.most_required
    unlocked = table.catalogue.unlocked[player.species][min(tech, most)][min(mines, most)]
    return w.tech[min(tech, 7)] + w.mines[min(mines, 7)] + w.ready_mission * len(unlocked)


def held(player: Player, w: Weights) -> float:
    """The cards in hand, sats above all."""
    value = w.hand_card * player.size
    for sat in (1, 2, 3):
        value += w.hand_sat[sat] * min(player.hand[SAT + sat], 2)
    return value


def weapons(player: Player, tech: int, w: Weights) -> float:
    """The best pairs that could fly at once, at most as many as the technology allows."""
    ready = [rock >> 2 & 3 for rock in player.rocks if rock & 3 >= rock >> 2 & 3]
    for rock in (3, 2, 1):
        sats = sum([player.hand[SAT + sat] for sat in range(rock, 4)])
        ready += [rock] * min(sats, player.hand[ROCK + rock])
    ready.sort(reverse=True)
    return sum([w.weapon[rock] for rock in ready[:tech]], 0.0)


def threaten_all(table: SpaceTable, values: list[float], w: Weights) -> None:
    """What all rocks in the air cost."""
    for shot in table.flight:
        threaten(table, shot, values, w)
    if table.current is not None and table.current.defender >= 0:
        threaten(table, table.current, values, w)


def threaten(table: SpaceTable, shot: Shot, values: list[float], w: Weights) -> None:
    """A rock in the air: its target is likely lost, unless a sat turns it round."""
    player = table.players[shot.defender]
    colonies = len(player.colonies)
    loss = w.home
    if shot.target != HOME:
        loss = w.colonies[min(colonies, 7)] - w.colonies[min(colonies - 1, 7)] + w.hit
    chance = w.deflects if can_deflect(table, shot) else 0.0
    values[shot.defender] -= loss * (1.0 - chance) + w.spent_sat * chance
    values[shot.maker] -= w.backfire * chance


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
