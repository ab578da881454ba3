"""Missions about rocks and sats: stripping, stealing, destroying, and attacks of a special manner."""

from bisect import insort
from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.space_rocks.actions import Colony, Home, Rock
from stardeck.games.space_rocks.cards import ROCK, SAT, Breakthrough
from stardeck.games.space_rocks.effects.effect import Effect
from stardeck.games.space_rocks.events import Discarded, TookRock, TookSat
from stardeck.games.space_rocks.rules.attack import Manner, begin_attack, has_weapon
from stardeck.games.space_rocks.rules.choosing import Choosing, distinct, same_as_older, why_no_thing
from stardeck.games.space_rocks.rules.deploy import SLOT, sat_under
from stardeck.games.space_rocks.table import Player, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


def has_tucked_sat(player: Player) -> bool:
    """A sat under a colony, a rock or the homeworld."""
    for rock in player.rocks:
        if rock & 3:
            return True
    return player.planetary_sats() > 0


class StripRocksAndSats(Effect):
    """Network Malfunction: discard your hand; an opponent loses all deployed rocks and all tucked sats."""

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        return bool(other.rocks) or has_tucked_sat(other)

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        table.discard_hand(seat)
        player = table.players[victim]
        gone = [ROCK + (rock >> 2 & 3) for rock in player.rocks]
        gone += [SAT + (host & 3) for host in [*player.rocks, *player.colonies, player.home_sat] if host & 3]
        player.rocks = []
        player.colonies = [colony & ~3 for colony in player.colonies]
        player.home_sat = 0
        for kind in gone:
            table.discards[kind] += 1
        if table.log is not None:
            table.log.append(Discarded(victim, table.catalogue.names(sorted(gone))))


class StealSat(Effect):
    """Data Subversion: a tucked sat of an opponent goes under a free host of yours (R46)."""

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        return has_tucked_sat(other)

    def possible(self, table: SpaceTable, seat: Seat, mission: Breakthrough, sat: int) -> bool:
        free = table.players[seat].has_free_host(table.house.home_sats)
        return free and self.has_target(table, seat, mission)

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        table.agenda.append(PickSat(victim))


class PickSat(Choosing):
    """PICK_SAT: a tucked sat of the opponent, colonies first, then rocks, then the homeworld."""

    decision: ClassVar[str] = "pick_sat"
    rule: ClassVar[str] = "Mission: Data Subversion"

    def __init__(self, victim: Seat) -> None:
        self.victim = victim

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        catalogue, player = table.catalogue, table.players[self.victim]
        ahead = table.ahead(seat, self.victim)
        colonies = catalogue.colonies[ahead][: len(player.colonies)]
        return [*colonies, *catalogue.rocks[ahead][: len(player.rocks)], catalogue.homes[ahead]]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        catalogue, player = table.catalogue, table.players[self.victim]
        ahead = table.ahead(seat, self.victim)
        theirs = catalogue.colonies[ahead]
        found = [theirs[place] for place in distinct(player.colonies, 31) if player.colonies[place] & 3]
        theirs = catalogue.rocks[ahead]
        found += [theirs[place] for place in distinct(player.rocks, 15) if player.rocks[place] & 3]
        if player.home_sat:
            found.append(catalogue.homes[ahead])
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Colony | Rock | Home):
            return say("First choose the sat you take.")
        wrong = why_no_thing(table, seat, action, self.victim)
        if wrong:
            return wrong
        return same_as_older() if sat_under(table, self.victim, action) else say("There is no sat.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Colony | Rock | Home)
        player = table.players[self.victim]
        table.carried = sat_under(table, self.victim, action)
        if isinstance(action, Colony):
            player.colonies[action.place] &= ~3
        elif isinstance(action, Rock):
            player.rocks[action.place] &= ~3
        else:
            player.home_sat = 0
        table.agenda.append(SLOT)
        if table.log is not None:
            table.log.append(TookSat(seat, self.victim, f"S{table.carried}"))


class RockEffect(Effect):
    """An effect on a deployed rock of an opponent."""

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        return bool(other.rocks)


class DestroyRock(RockEffect):
    """Orbital Bombardment: a deployed rock is discarded with the sat under it."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        table.agenda.append(PickRock(victim))


class StealRock(RockEffect):
    """Tractor Beam: a deployed rock moves to your zone with the sat under it."""

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        table.agenda.append(PullRock(victim))


class PickRock(Choosing):
    """PICK_ROCK: a deployed rock of the opponent, which is discarded."""

    decision: ClassVar[str] = "pick_rock"
    rule: ClassVar[str] = "Mission: Choosing a rock"

    def __init__(self, victim: Seat) -> None:
        self.victim = victim

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.rocks[table.ahead(seat, self.victim)][: len(table.players[self.victim].rocks)]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        theirs = table.catalogue.rocks[table.ahead(seat, self.victim)]
        return [theirs[place] for place in distinct(table.players[self.victim].rocks, 15)]

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Rock):
            return say("First choose a rock.")
        return why_no_thing(table, seat, action, self.victim) or same_as_older()

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Rock)
        self.picked(table, seat, action.place)

    def picked(self, table: SpaceTable, seat: Seat, place: int) -> None:
        """What happens to the rock."""
        rock = table.destroy_rock(self.victim, place)
        if table.log is not None:
            card = f"R{rock >> 2 & 3}"
            table.log.append(Discarded(self.victim, (card, f"S{rock & 3}") if rock & 3 else (card,)))


class PullRock(PickRock):
    """PICK_ROCK for Tractor Beam: the rock changes sides and keeps its age."""

    def picked(self, table: SpaceTable, seat: Seat, place: int) -> None:
        rock = table.players[self.victim].rocks.pop(place)
        insort(table.players[seat].rocks, rock)
        if table.log is not None:
            sat = f"S{rock & 3}" if rock & 3 else ""
            table.log.append(TookRock(seat, self.victim, f"R{rock >> 2 & 3}", sat))


class SpecialAttack(Effect):
    """Gravity Well, Relativistic Strike, Target Lock: an attack of a special manner (R34, R35, R47)."""

    fussy: ClassVar[bool] = True

    def possible(self, table: SpaceTable, seat: Seat, mission: Breakthrough, sat: int) -> bool:
        player = table.players[seat]
        return bool(player.research) and has_weapon(player, sat, mission.free_propulsion)

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        begin_attack(table, seat, Manner(mission.free_propulsion, mission.class_bonus, mission.undeflectable))
