"""Missions about planets: deploying, destroying, naming them."""

from collections.abc import Iterable
from typing import ClassVar

from stardeck.games.space_rocks.actions import Colony, Deploy, GiveUp, Research, Stop
from stardeck.games.space_rocks.cards import (
    GIVE_HAND,
    GIVE_PLANET,
    LETTERS,
    NOBODY,
    PLANETS,
    STOP,
    Breakthrough,
)
from stardeck.games.space_rocks.effects.effect import Effect
from stardeck.games.space_rocks.events import Discarded, Named, NothingLeft
from stardeck.games.space_rocks.rules.choosing import Choosing, distinct, same_as_older, why_no_thing
from stardeck.games.space_rocks.rules.deploy import deploy
from stardeck.games.space_rocks.table import Player, SpaceTable
from stardeck.kernel.action import Action
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import say

RESEARCH = 32  # in a list of planets: a colony is its letter and sat (5 bits), a research planet 32 + letter


class PlayPlanets(Effect):
    """Rapid Expansion: deploy n planets, one after the other, in any order (R51)."""

    def possible(self, table: SpaceTable, seat: Seat, mission: Breakthrough, sat: int) -> bool:
        return any(table.players[seat].hand[:PLANETS])

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        table.agenda.append(Expand(mission.n, True))


class Expand(Choosing):
    """EXPAND: a planet of the hand is deployed as in a Deploy action; whoever holds none says so."""

    decision: ClassVar[str] = "expand"
    rule: ClassVar[str] = "Mission: Rapid Expansion"

    def __init__(self, left: int, first: bool) -> None:
        self.left = left
        self.first = first  # then everybody knows that there is a planet in the hand

    def forced(self, table: SpaceTable, seat: Seat) -> Action | None:
        return None if table.players[seat].size else STOP

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        catalogue = table.catalogue
        found: list[Action] = []
        for letter in range(PLANETS):
            found += (catalogue.deploys_drawing[letter], catalogue.deploys[letter])
        return [*found, STOP]

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        catalogue, player = table.catalogue, table.players[seat]
        found: list[Action] = []
        for letter in range(PLANETS):
            if player.hand[letter]:
                if catalogue.habitable[player.species][letter] and table.can_draw():
                    found.append(catalogue.deploys_drawing[letter])
                found.append(catalogue.deploys[letter])
        return found or [STOP]

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if isinstance(action, Stop):
            return say("You hold a planet, so you must deploy one.")
        if not isinstance(action, Deploy):
            return say("First choose the planet you deploy.")
        kind = table.catalogue.number[action.card]
        if kind >= PLANETS:
            return say("This mission deploys planets only.")
        if not table.players[seat].hand[kind]:
            return say("You do not hold this planet.")
        if not table.catalogue.habitable[table.players[seat].species][kind]:
            return say("This planet is not habitable for you: as a research planet it earns no card.")
        return say("There is no card to draw.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        if not isinstance(action, Deploy):
            if table.log is not None:
                table.log.append(NothingLeft(seat))
            return
        if self.left > 1:
            table.agenda.append(Expand(self.left - 1, False))
        deploy(table, seat, table.catalogue.number[action.card], action.draw)


def planets_in(player: Player, colonies: bool, research: bool) -> list[int]:
    """The distinguishable planets: colonies by age, then research letters alphabetically."""
    found = [player.colonies[place] & 31 for place in distinct(player.colonies, 31)] if colonies else []
    if research:
        found += [RESEARCH + letter for letter in sorted(set(player.research))]
    return found


def how_many(player: Player, planet: int) -> int:
    """How many planets look like this one."""
    if planet >= RESEARCH:
        return player.research.count(planet - RESEARCH)
    return sum([1 for colony in player.colonies if colony & 31 == planet])


class DestroyPlanets(Effect):
    """De-orbit Burn, Omnicide Event, Supply Cut: n planets of one opponent are discarded (R31, R33)."""

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        return (mission.colonies and bool(other.colonies)) or (mission.research and bool(other.research))

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        player = table.players[victim]
        planets = tuple(planets_in(player, mission.colonies, mission.research))
        there = sum([how_many(player, planet) for planet in planets])
        step = LosePlanet if mission.victim_chooses else PickPlanet
        table.agenda.append(step(victim, min(mission.n, there), planets))


class PickPlanet(Choosing):
    """PICK_PLANET: the active player picks planets of an opponent; the list is drawn up once, before the first pick."""

    decision: ClassVar[str] = "pick_planet"
    rule: ClassVar[str] = "Mission: Choosing a planet"

    def __init__(self, victim: Seat, left: int, planets: tuple[int, ...]) -> None:
        self.victim = victim
        self.left = left
        self.planets = planets  # the list from the place of the latest pick on

    def again(self, left: int, planets: tuple[int, ...]) -> "PickPlanet":
        """The same choice with what is left of the list."""
        return PickPlanet(self.victim, left, planets)

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        colonies = table.catalogue.colonies[table.ahead(seat, self.victim)]
        now = {self.action_for(table, seat, planet): planet for planet in self.planets if self.count(table, planet)}
        rest = colonies[: len(table.players[self.victim].colonies)] + table.catalogue.research
        return [*now, *[action for action in rest if action not in now]]

    def count(self, table: SpaceTable, planet: int) -> int:
        """How many planets of the victim look like this one."""
        return how_many(table.players[self.victim], planet)

    def action_for(self, table: SpaceTable, seat: Seat, planet: int) -> Action:
        """The oldest colony that looks like this, or the research letter."""
        if planet >= RESEARCH:
            return table.catalogue.research[planet - RESEARCH]
        for place, colony in enumerate(table.players[self.victim].colonies):
            if colony & 31 == planet:
                return table.catalogue.colonies[table.ahead(seat, self.victim)][place]
        raise AssertionError("no such colony")

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        found: list[Action] = []
        reach = 0  # planets from this place on
        for planet in reversed(self.planets):
            here = self.count(table, planet)
            reach += here
            if here and reach >= self.left:
                found.append(self.action_for(table, seat, planet))
        found.reverse()
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if isinstance(action, Research):
            letter = LETTERS.index(action.letter)
            if letter not in table.players[self.victim].research:
                return say("There is no research planet of this letter.")
            if RESEARCH + letter not in self.planets:
                return say("This mission does not reach that research planet (any more).")
            return say("Planets are picked in the order of the list: start with an earlier one.")
        if not isinstance(action, Colony):
            return say("First choose a planet.")
        wrong = why_no_thing(table, seat, action, self.victim)
        if wrong:
            return wrong
        planet = table.players[self.victim].colonies[action.place] & 31
        if planet not in self.planets:
            return say("Planets are picked in the order of the list, and this one is not at its turn.")
        if self.action_for(table, seat, planet) is not action:
            return same_as_older()
        return say("Planets are picked in the order of the list: start with an earlier one.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        player = table.players[self.victim]
        if isinstance(action, Colony):
            planet = player.colonies[action.place] & 31
            self.picked(table, seat, action.place, planet >> 2)
        else:
            assert isinstance(action, Research)
            planet = RESEARCH + LETTERS.index(action.letter)
            self.picked(table, seat, NOBODY, planet - RESEARCH)
        if self.left > 1:
            table.agenda.append(self.again(self.left - 1, self.planets[self.planets.index(planet) :]))

    def picked(self, table: SpaceTable, seat: Seat, place: int, letter: int) -> None:
        """The planet is discarded: the colony at this place, or a research planet (place NOBODY)."""
        destroy_planet(table, self.victim, place, letter)


def destroy_planet(table: SpaceTable, owner: Seat, place: int, letter: int) -> None:
    """A colony, or the newest research planet of the letter, goes to the void."""
    sat = 0
    if place == NOBODY:
        table.destroy_research(owner, letter)
    else:
        sat = table.destroy_colony(owner, place) & 3
    if table.log is not None:
        table.log.append(Discarded(owner, (LETTERS[letter], f"S{sat}") if sat else (LETTERS[letter],)))


class LosePlanet(PickPlanet):
    """LOSE_PLANET: the opponent chooses which of their own planets is discarded."""

    decision: ClassVar[str] = "lose_planet"

    def again(self, left: int, planets: tuple[int, ...]) -> PickPlanet:
        return LosePlanet(self.victim, left, planets)

    def waiting_for(self, table: SpaceTable) -> tuple[Seat, ...]:
        return (self.victim,)


class DestroyLastResearch(Effect):
    """Precision Strike: the opponent's newest research planet goes to the void (R30)."""

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        return bool(other.research)

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        destroy_planet(table, victim, NOBODY, table.players[victim].research[-1])


class ScuttleAndDraw(Effect):
    """Scuttling Charge: give up a research planet of your own, then draw n cards."""

    def possible(self, table: SpaceTable, seat: Seat, mission: Breakthrough, sat: int) -> bool:
        return bool(table.players[seat].research)

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        table.agenda.append(Scuttle(mission.n))


class Scuttle(Choosing):
    """SCUTTLE: a letter among your research planets; the newest of that letter goes."""

    decision: ClassVar[str] = "scuttle"
    rule: ClassVar[str] = "Mission: Scuttling Charge"

    def __init__(self, draws: int) -> None:
        self.draws = draws

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return table.catalogue.research

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        return [table.catalogue.research[letter] for letter in sorted(set(table.players[seat].research))]

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if isinstance(action, Research):
            return say("You have no research planet of this letter.")
        return say("First choose the research planet you give up.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        assert isinstance(action, Research)
        destroy_planet(table, seat, NOBODY, LETTERS.index(action.letter))
        table.draw(seat, self.draws)


class HandOrPlanet(Effect):
    """Atmospheric Ignition: you name a planet; the opponent gives up that or the whole hand (R31, R32)."""

    def passes(self, table: SpaceTable, other: Player, mission: Breakthrough) -> bool:
        return other.size > 0 or bool(other.colonies) or bool(other.research)

    def start(self, table: SpaceTable, seat: Seat, mission: Breakthrough, victim: Seat) -> None:
        planets = tuple(planets_in(table.players[victim], True, True))
        table.agenda.append(NamePlanet(victim, 1, planets) if planets else GiveUpOne(victim, NOBODY, NOBODY))


class NamePlanet(PickPlanet):
    """PICK_PLANET for Atmospheric Ignition: the planet is named, not yet lost."""

    def picked(self, table: SpaceTable, seat: Seat, place: int, letter: int) -> None:
        if table.log is not None:
            table.log.append(Named(seat, self.victim, LETTERS[letter], None if place == NOBODY else place))
        table.agenda.append(GiveUpOne(self.victim, place, letter))


class GiveUpOne(Choosing):
    """HAND_OR_PLANET: the opponent chooses what to discard; what is not there cannot be given up."""

    decision: ClassVar[str] = "hand_or_planet"
    rule: ClassVar[str] = "Mission: Atmospheric Ignition"

    def __init__(self, victim: Seat, place: int, letter: int) -> None:
        self.victim = victim
        self.place = place  # of the colony; NOBODY: a research planet
        self.letter = letter  # NOBODY: no planet was named

    def waiting_for(self, table: SpaceTable) -> tuple[Seat, ...]:
        return (self.victim,)

    def candidates(self, table: SpaceTable, seat: Seat) -> Iterable[Action]:
        return (GIVE_HAND, GIVE_PLANET)

    def choices(self, table: SpaceTable, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if table.players[seat].size:
            found.append(GIVE_HAND)
        if self.letter != NOBODY:
            found.append(GIVE_PLANET)
        return found

    def refusal(self, table: SpaceTable, seat: Seat, action: Action) -> str:
        if not isinstance(action, GiveUp):
            return say("Give up your hand or the planet that was named.")
        if action.what == "hand":
            return say("You have no hand to give up.")
        return say("No planet was named: you have none.")

    def take(self, table: SpaceTable, seat: Seat, action: Action) -> None:
        if action is GIVE_HAND:
            table.discard_hand(seat)
        else:
            destroy_planet(table, seat, self.place, self.letter)
