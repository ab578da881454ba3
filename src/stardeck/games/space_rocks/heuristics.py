"""How good a position of Space Rocks is for everybody. Features follow section 14 of the rules."""

from math import exp

from stardeck.games.space_rocks.cards import PLANETS, ROCK, SAT
from stardeck.games.space_rocks.outlook import calm
from stardeck.games.space_rocks.scoring import ranking
from stardeck.games.space_rocks.table import Player, SpaceTable
from stardeck.kernel.sealed import Seat
from stardeck.kernel.weights import several


class Weights:
    """The numbers of weights.toml."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.scale = numbers["scale"]
        self.species = several(numbers, "species")
        self.mover = numbers["mover"]
        self.colonies = several(numbers, "colonies")
        self.tech = several(numbers, "tech")
        self.mines = several(numbers, "mines")
        self.planetary = several(numbers, "planetary")
        self.hand_sats = several(numbers, "hand_sats")
        self.sat_class = numbers["sat_class"]
        self.hand_rock = numbers["hand_rock"]
        self.habitable = numbers["habitable"]
        self.planet = numbers["planet"]
        self.ready_rock = numbers["ready_rock"]
        self.ready_mission = numbers["ready_mission"]


def evaluate_all(table: SpaceTable, w: Weights) -> list[float]:
    """For every seat its share in everybody's chances, from 0 (lost) to 1 (won)."""
    table = calm(table)
    if table.ended:
        ranks = ranking(table)
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]
    values = [standing(table, seat, w) for seat in range(table.seats)]
    best = max(values)
    chances = [
        exp((value - best) / w.scale) if player.alive else 0.0
        for value, player in zip(values, table.players, strict=True)
    ]
    total = 0.0  # not `sum`: it rounds in another way in newer versions of Python
    for chance in chances:
        total += chance
    return [chance / total for chance in chances]


def features(table: SpaceTable, seat: Seat, w: Weights) -> dict[str, float]:
    """What the value of a seat is made of."""
    table = calm(table)
    player = table.players[seat]
    rivals = [standing(table, other, w) for other in range(table.seats) if other != seat]
    return {
        "your colonies": settled(player, w),
        "your technology and mines": developed(table, player, w),
        "your hand": held(table, player, w),
        "weakening the others": -max(rivals),
    }


def standing(table: SpaceTable, seat: Seat, w: Weights) -> float:
    """Species, colonies, technology, mines, sats and hand."""
    player = table.players[seat]
    value = settled(player, w) + developed(table, player, w) + held(table, player, w) + w.species[player.species]
    return value + w.mover if seat == table.active else value


def settled(player: Player, w: Weights) -> float:
    """Colonies, and the sats that protect them."""
    value = at(w.colonies, len(player.colonies)) + w.planetary[player.home_sat]
    for colony in player.colonies:
        value += w.planetary[colony & 3]
    return value


def developed(table: SpaceTable, player: Player, w: Weights) -> float:
    """Technology, mines, those of them that can fly, and the missions they unlock."""
    tech, mines = len(player.research), len(player.rocks)
    most = table.catalogue.most_required
    unlocked = table.catalogue.unlocked[player.species][min(tech, most)][min(mines, most)]
    value = at(w.tech, tech) + at(w.mines, mines) + w.ready_mission * len(unlocked)
    for rock in player.rocks:
        if rock & 3 >= rock >> 2 & 3:
            value += w.ready_rock
    return value


def held(table: SpaceTable, player: Player, w: Weights) -> float:
    """The cards in hand: sats to deflect and to pay with, planets to settle, rocks to throw."""
    hand = player.hand
    one, two, three = hand[SAT + 1], hand[SAT + 2], hand[SAT + 3]
    value = at(w.hand_sats, one + two + three) + w.sat_class * (two + 2 * three)
    value += w.hand_rock * (hand[ROCK + 1] + hand[ROCK + 2] + hand[ROCK + 3])
    fits = table.catalogue.habitable[player.species]
    for letter in range(PLANETS):
        if hand[letter]:
            value += hand[letter] * (w.habitable if fits[letter] else w.planet)
    return value


def at(values: list[float], number: int) -> float:
    """The value for a number; beyond the end of the list the last one holds."""
    return values[number] if number < len(values) else values[-1]
