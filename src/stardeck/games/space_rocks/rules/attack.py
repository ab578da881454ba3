"""Attack: all attacks are announced first, each with a weapon and a target. [rules 8.1 to 8.3]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.space_rocks.actions import Colony, Home, Launch, Stop
from stardeck.games.space_rocks.cards import LETTERS, NOBODY, ROCK, SAT, STOP, UNDEFLECTABLE, Weapon
from stardeck.games.space_rocks.events import Aimed, Attacked, Launched
from stardeck.games.space_rocks.rules.choosing import Choosing, same_as_older
from stardeck.games.space_rocks.rules.defence import RESPOND
from stardeck.games.space_rocks.rules.targets import at_target, one_target, order_of, targets, why_no_target
from stardeck.games.space_rocks.table import Player, Shot, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


class Manner:
    """What a mission may change about an attack."""

    def __init__(self, free: bool, bonus: int, undeflectable: bool) -> None:
        self.free = free  # rocks fly without propulsion (Gravity Well)
        self.bonus = bonus  # to the effective class (Relativistic Strike)
        self.undeflectable = undeflectable  # Target Lock

    def power(self, rock: int) -> int:
        """The effective class of a rock in flight."""
        return UNDEFLECTABLE if self.undeflectable else min(UNDEFLECTABLE, rock + self.bonus)


PLAIN: Final = Manner(False, 0, False)


def has_weapon(player: Player, paid: int, free: bool) -> bool:
    """Could an attack be made, after paying a sat of class `paid` (0: none)?"""
    hand = player.hand
    best = 3  # the heaviest rock the hand can propel
    while best and not free and hand[SAT + best] <= (1 if best == paid else 0):
        best -= 1
    for rock in player.rocks:
        weight = rock >> 2 & 3
        if weight <= best or weight <= rock & 3:
            return True
    return any(hand[ROCK + 1 : ROCK + 1 + best])


def begin_attack(table: SpaceTable, seat: Seat, manner: Manner) -> None:
    """The number of attacks is at most the technology level at this moment (R15)."""
    tech = len(table.players[seat].research)
    if table.log is not None:
        table.log.append(Attacked(seat, tech))
    table.agenda += (RESPOND, ChooseWeapon(manner, tech, 0, NOBODY, 0))


class ChooseWeapon(Choosing):
    """LAUNCH: one rock and one propelling sat of at least its class, or stop. Weapons come in canonical order."""

    decision: ClassVar[str] = "launch"
    rule: ClassVar[str] = "Attack: Choosing a weapon"

    def __init__(self, manner: Manner, most: int, made: int, last: int, aim: int) -> None:
        self.manner = manner
        self.most = most
        self.made = made  # attacks announced so far
        self.last = last  # index of the latest weapon
        self.aim = aim  # place of its target in the list of targets

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        if self.made >= self.most and self.made:
            return STOP
        if table.players[seat].size:
            return None
        only = self.choices(table, seat)
        return only[0] if len(only) == 1 else None

    def weapons(self, table: SpaceTable) -> list[Weapon]:
        """All weapons of this manner of attack, in canonical order."""
        return table.catalogue.weapons_alone if self.manner.free else table.catalogue.weapons

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return [*[weapon.action for weapon in self.weapons(table)], STOP]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if self.made < self.most or not self.made:
            have = table.players[seat].arsenal()
            last = self.last
            found += [
                weapon.action
                for weapon in self.weapons(table)
                if have & weapon.needs == weapon.needs and weapon.index >= last
            ]
        if self.made:
            found.append(STOP)
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if isinstance(action, Stop):
            return say("At least one attack must be announced.")
        if not isinstance(action, Launch):
            return say("You are attacking: choose a rock and what propels it, or stop.")
        if self.made >= self.most:
            return say("You have announced {n} attacks, as many as your technology level allows.", n=self.made)
        weapon = table.catalogue.weapon_of[action]
        if weapon not in self.weapons(table):
            return (
                say("Rocks fly without propulsion now.") if self.manner.free else say("A rock needs a propelling sat.")
            )
        if table.players[seat].arsenal() & weapon.needs != weapon.needs:
            return say("You do not have this rock with this sat.")
        return say("Weapons are launched in order, heavy rocks first, and you are past this one.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        if not isinstance(action, Launch):
            return
        weapon = table.catalogue.weapon_of[action]
        self.lift_off(table, seat, weapon)
        table.current = Shot(seat, NOBODY, NOBODY, weapon.rock, self.manner.power(weapon.rock))
        table.agenda.append(ChooseTarget(self, weapon.index))

    def lift_off(self, table: SpaceTable, seat: Seat, weapon: Weapon) -> None:
        """The propelling sat, and any other sat under the rock, goes to the discard pile; the rock is in the air."""
        player = table.players[seat]
        if weapon.deployed:
            wanted = weapon.rock << 2 | weapon.tucked
            for place, rock in enumerate(player.rocks):
                if rock & 15 == wanted:
                    del player.rocks[place]
                    break
            if weapon.tucked:
                table.discards[SAT + weapon.tucked] += 1
        else:
            table.leave_hand(seat, ROCK + weapon.rock)
        if weapon.hand_sat:
            table.discard(seat, SAT + weapon.hand_sat)
        if table.log is not None:
            how = weapon.action.how
            orphan = f"S{weapon.tucked}" if how != "own" and weapon.tucked else ""
            sat = f"S{weapon.action.sat}" if weapon.action.sat else ""
            table.log.append(Launched(seat, f"R{weapon.rock}", sat, orphan, how))


class ChooseTarget(Choosing):
    """TARGET: a colony of an opponent, or the homeworld of one who has none at this moment (R16)."""

    decision: ClassVar[str] = "target"
    rule: ClassVar[str] = "Attack: Choosing a target"

    def __init__(self, launch: ChooseWeapon, weapon: int) -> None:
        self.launch = launch
        self.weapon = weapon

    def limit(self) -> int:
        """Equal weapons are aimed in the order of the list, so the second may not go back."""
        return self.launch.aim if self.launch.made and self.launch.last == self.weapon else 0

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        others = table.opponents(seat)
        limit = self.limit()
        if not limit:
            return one_target(table, seat, others[0]) if len(others) == 1 else None
        only = targets(table, seat, others, limit)
        return only[0] if len(only) == 1 else None

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        found: list[Action] = []
        for other in table.opponents(seat):
            ahead = table.ahead(seat, other)
            found += table.catalogue.colonies[ahead][: len(table.players[other].colonies)]
            found.append(table.catalogue.homes[ahead])
        return found

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        return targets(table, seat, table.opponents(seat), self.limit())

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        wrong = why_no_target(table, seat, action)
        if wrong:
            return wrong
        assert isinstance(action, Colony | Home)
        if order_of(action) < self.limit():
            return say("Equal weapons are aimed in the order of the table, and you are past this planet.")
        return same_as_older()

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Colony | Home)
        shot = table.current
        assert shot is not None
        aimed = at_target(table, seat, action, shot.rock, shot.power)
        table.flight.append(aimed)
        table.current = None
        launch = self.launch
        table.agenda.append(ChooseWeapon(launch.manner, launch.most, launch.made + 1, self.weapon, order_of(action)))
        if table.log is not None:
            planet, place = "", 0
            if isinstance(action, Colony):
                planet, place = LETTERS[table.players[aimed.defender].colonies[action.place] >> 2 & 7], action.place
            table.log.append(Aimed(seat, aimed.defender, f"R{shot.rock}", shot.power, planet, place))
