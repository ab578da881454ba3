"""Defence: attacks are answered one by one; deflected rocks fly back at once. [rules 8.4 to 8.7]"""

from collections.abc import Iterable
from typing import ClassVar, Final

from stardeck.games.space_rocks.actions import Assist, Colony, Home, Respond
from stardeck.games.space_rocks.cards import DECLINE, LET_PASS, LETTERS, NOBODY, PLANETARY, ROCK, SAT, UNDEFLECTABLE
from stardeck.games.space_rocks.events import Absorbed, Backfired, Declined, Deflected, Fizzled
from stardeck.games.space_rocks.rules.choosing import Choosing, same_as_older
from stardeck.games.space_rocks.rules.ending import cancel, eliminate
from stardeck.games.space_rocks.rules.targets import at_target, attacks_on, one_target, targets, why_no_target
from stardeck.games.space_rocks.table import HOME, Shot, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say


def third_party_after(table: SpaceTable, shot: Shot, last: Seat) -> Seat:
    """The next third party in the circuit, clockwise from the defender, after `last`; NOBODY if it is over."""
    waiting = last == shot.defender
    for other in table.house.clockwise[shot.defender]:
        if waiting and other != shot.maker and table.players[other].alive:
            return other
        if other == last:
            waiting = True
    return NOBODY


def guard(table: SpaceTable, shot: Shot) -> int:
    """The class of the sat under the attacked planet; 0: none."""
    if shot.target == HOME:
        return table.players[shot.defender].home_sat
    place = table.colony_at(shot.defender, shot.target)
    return table.players[shot.defender].colonies[place] & 3


class Entry:
    """One attack to answer, standing for all that are just like it."""

    def __init__(self, index: int, shot: Shot, guard: int) -> None:
        self.index = index  # among the attacks on this defender
        self.shot = shot
        self.guard = guard


class AnswerAttacks(Choosing):
    """RESPOND: the defender picks an attack and deflects it with the planet's sat, with a hand sat, or lets it come.

    A backfire comes first and alone. Attacked players answer clockwise from the attacker (R24).
    """

    decision: ClassVar[str] = "respond"
    rule: ClassVar[str] = "Attack: Deflecting"

    def waiting_for(self, table: SpaceTable) -> tuple[Seat, ...]:
        if table.current is not None:
            return (table.current.defender,)
        flight = table.flight
        if not flight:
            return ()
        if len(flight) == 1:
            return (flight[0].defender,)
        for other in table.house.clockwise[table.active]:
            for shot in flight:
                if shot.defender == other:
                    return (other,)
        raise AssertionError("nobody is under attack")

    def entries(self, table: SpaceTable, seat: Seat) -> list[Entry]:
        """The distinct attacks on this seat in the order of their first announcement."""
        if table.current is not None:
            return [Entry(0, table.current, guard(table, table.current))]
        shots = [shot for shot in table.flight if shot.defender == seat]
        if len(shots) == 1:
            return [Entry(0, shots[0], guard(table, shots[0]))]
        counts = attacks_on(table)
        looks: list[int] = []
        found: list[Entry] = []
        for index, shot in enumerate(shots):
            look = counts[shot.target] << 7 | shot.rock << 5
            if shot.target != HOME:
                place = table.colony_at(seat, shot.target)
                look |= table.players[seat].colonies[place] & 31
            if look not in looks:
                looks.append(look)
                found.append(Entry(index, shot, guard(table, shot)))
                continue
            entry = found[looks.index(look)]
            if shot.target < entry.shot.target:
                entry.index, entry.shot = index, shot
        return found

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        if table.players[seat].size:
            if table.current is not None:
                return None  # a backfire can always be deflected
            for shot in table.flight:
                if shot.defender == seat and shot.power < UNDEFLECTABLE:
                    return None
        only = self.choices(table, seat)
        return only[0] if len(only) == 1 else None

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return [action for entry in self.entries(table, seat) for action in table.catalogue.responses[entry.index]]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        hand = table.players[seat].hand
        entries = self.entries(table, seat)
        found: list[Action] = []
        for entry in entries:
            responses = table.catalogue.responses[entry.index]
            power = entry.shot.power
            if entry.guard >= power:
                found.append(responses[PLANETARY])
            found += [responses[sat] for sat in range(power, UNDEFLECTABLE) if hand[SAT + sat]]
            found.append(responses[DECLINE])
        if len(found) == len(entries) > 1 and not self.order_matters(table, entries):
            del found[1:]
        return found

    def order_matters(self, table: SpaceTable, entries: list[Entry]) -> bool:
        """Nothing fits: then the order counts only if third parties may still help."""
        shot = entries[0].shot
        if third_party_after(table, shot, shot.defender) == NOBODY:
            return False
        return any(entry.shot.power < UNDEFLECTABLE for entry in entries)

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Respond):
            return say("Rocks fly at you: deflect one of them or let it come.")
        for entry in self.entries(table, seat):
            if entry.index == action.attack:
                return self.why_not_so(table, seat, action, entry)
        shots = [shot for shot in table.flight if shot.defender == seat and table.current is None]
        return same_as_older() if action.attack < len(shots) else say("There is no such attack.")

    def why_not_so(self, table: SpaceTable, seat: Seat, action: Respond, entry: Entry) -> str:
        """Why this attack cannot be answered in this way."""
        power = entry.shot.power
        if action.how == "decline":
            return say("Nothing can stop these rocks: they hit in the order of their announcement.")
        if power >= UNDEFLECTABLE:
            return say("This rock cannot be deflected.")
        if action.how == "planetary":
            if not entry.guard:
                return say("There is no sat under the attacked planet.")
            return say("The sat under the planet has class {sat}, the rock {power}.", sat=entry.guard, power=power)
        if not table.players[seat].hand[table.catalogue.number[action.how]]:
            return say("You do not hold this sat.")
        return say("A sat must have at least the class of the rock, and this rock has {power}.", power=power)

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Respond)
        shot = self.pick_out(table, seat, action.attack)
        table.current = shot
        table.agenda.append(self)
        if action.how == "decline":
            decline(table, seat, shot, shot.defender)
        elif action.how == "planetary":
            self.use_guard(table, shot)
        else:
            deflect(table, seat, shot, table.catalogue.number[action.how], seat)

    def pick_out(self, table: SpaceTable, seat: Seat, index: int) -> Shot:
        """The attack to answer, taken out of the announced ones unless it is a backfire."""
        if table.current is not None:
            return table.current
        flight = table.flight
        for at, shot in enumerate(flight):
            if shot.defender == seat:
                if index == 0:
                    return flight.pop(at)
                index -= 1
        raise AssertionError("no such attack")

    def use_guard(self, table: SpaceTable, shot: Shot) -> None:
        """The sat under the attacked planet deflects and is gone; the planet stays."""
        player = table.players[shot.defender]
        sat = guard(table, shot)
        if shot.target == HOME:
            player.home_sat = 0
        else:
            player.colonies[table.colony_at(shot.defender, shot.target)] &= ~3
        table.discards[SAT + sat] += 1
        if table.log is not None:
            table.log.append(Deflected(shot.defender, f"R{shot.rock}", f"S{sat}", "planetary"))
        table.agenda.append(Backfire(shot.defender, shot.maker))

    def run(self, table: SpaceTable) -> None:
        """No attack is left: the action is over."""


def deflect(table: SpaceTable, seat: Seat, shot: Shot, kind: int, defender: Seat) -> None:
    """A hand sat deflects the rock, which flies back at once."""
    table.discard(seat, kind)
    if table.log is not None:
        how: str = table.catalogue.kinds[kind]
        table.log.append(Deflected(seat, f"R{shot.rock}", how, "hand" if seat == defender else "assist"))
    table.agenda.append(Backfire(seat, shot.maker))


def decline(table: SpaceTable, seat: Seat, shot: Shot, last: Seat) -> None:
    """The chance to deflect goes to the next third party; if there is none the planet absorbs the rock (R23, R48)."""
    if table.log is not None:
        table.log.append(Declined(seat, f"R{shot.rock}"))
    after = third_party_after(table, shot, last) if shot.power < UNDEFLECTABLE else NOBODY
    if after != NOBODY:
        table.agenda.append(HelpOut(after))
    else:
        absorb(table, shot)


class HelpOut(Choosing):
    """ASSIST: a third party may deflect with a sat from the hand, never with a planetary one.

    Whoever holds cards is asked, fitting or not: being passed over would betray the hand.
    """

    decision: ClassVar[str] = "assist"
    rule: ClassVar[str] = "Attack: Three and more players"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting_for(self, table: SpaceTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        return None if table.players[seat].size else LET_PASS

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return [*table.catalogue.assists[1:], LET_PASS]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        hand = table.players[seat].hand
        assert table.current is not None
        found = [table.catalogue.assists[sat] for sat in range(table.current.power, UNDEFLECTABLE) if hand[SAT + sat]]
        found.append(LET_PASS)
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, Assist):
            return say("A rock flies at somebody else: deflect it with a sat from your hand or let it pass.")
        if not table.players[seat].hand[table.catalogue.number[action.how]]:
            return say("You do not hold this sat.")
        return say("A sat must have at least the class of the rock.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Assist)
        shot = table.current
        assert shot is not None
        if action.how == "decline":
            decline(table, seat, shot, seat)
        else:
            deflect(table, seat, shot, table.catalogue.number[action.how], shot.defender)


class Backfire(Choosing):
    """BACKFIRE: the deflector must at once attack with the very same rock; nothing is paid (R20)."""

    decision: ClassVar[str] = "backfire"
    rule: ClassVar[str] = "Attack: Slingshot backfire"

    def __init__(self, seat: Seat, sender: Seat) -> None:
        self.seat = seat
        self.sender = sender

    def victims(self, table: SpaceTable) -> list[Seat]:
        """Whoever made the deflected attack, if still alive; by option any opponent (R21, R25)."""
        if table.house.any_backfire:
            return table.opponents(self.seat)
        return [self.sender] if table.players[self.sender].alive else []

    def waiting_for(self, table: SpaceTable) -> tuple[Seat, ...]:
        return (self.seat,) if self.victims(table) else ()

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        victims = self.victims(table)
        return one_target(table, seat, victims[0]) if len(victims) == 1 else None

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        found: list[Action] = []
        for other in table.opponents(seat):
            ahead = table.ahead(seat, other)
            found += table.catalogue.colonies[ahead][: len(table.players[other].colonies)]
            found.append(table.catalogue.homes[ahead])
        return found

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        return targets(table, seat, self.victims(table), 0)

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        wrong = why_no_target(table, seat, action)
        if wrong:
            return wrong
        assert isinstance(action, Colony | Home)
        if (seat + action.ahead) % table.seats not in self.victims(table):
            return say("A backfire flies at whoever sent the rock.")
        return same_as_older()

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Colony | Home)
        shot = table.current
        assert shot is not None
        back = at_target(table, seat, action, shot.rock, shot.rock)
        table.current = back
        if table.log is not None:
            planet, place = "", 0
            if isinstance(action, Colony):
                planet, place = LETTERS[table.players[back.defender].colonies[action.place] >> 2 & 7], action.place
            table.log.append(Backfired(seat, back.defender, f"R{shot.rock}", planet, place))

    def run(self, table: SpaceTable) -> None:
        """There is no target left: the rock is lost."""
        shot = table.current
        assert shot is not None
        table.current = None
        table.discards[ROCK + shot.rock] += 1
        if table.log is not None:
            table.log.append(Fizzled(f"R{shot.rock}"))


def absorb(table: SpaceTable, shot: Shot) -> None:
    """The planet is lost with its sat, the rock discarded; without a homeworld a species is eliminated."""
    table.current = None
    table.discards[ROCK + shot.rock] += 1
    if shot.target == HOME:
        if table.log is not None:
            table.log.append(Absorbed(shot.defender, f"R{shot.rock}", ""))
        eliminate(table, shot.defender)
        return
    colony = table.destroy_colony(shot.defender, table.colony_at(shot.defender, shot.target))
    if table.log is not None:
        sat = f"S{colony & 3}" if colony & 3 else ""
        table.log.append(Absorbed(shot.defender, f"R{shot.rock}", LETTERS[colony >> 2 & 7], sat))
    cancel(table, [other for other in table.flight if other.target == shot.target])


RESPOND: Final = AnswerAttacks()
