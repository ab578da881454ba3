"""What is on the stage of Rock & Roll Brouhaha, as numbers that are only worked out again when something changes."""

from array import array
from typing import Final

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, Catalogue
from stardeck.games.brouhaha.effects.talents import sources, talents
from stardeck.games.brouhaha.encoding import MOST_SEATS
from stardeck.games.brouhaha.rules.gigs import standings_of
from stardeck.games.brouhaha.table import BrouhahaTable
from stardeck.games.brouhaha.vocabulary import AT_NONE, MOD_COUNTS_AS, MOD_REQ, MUSICIAN, PER_HAND, Filter
from stardeck.kernel.sheet import blank

NO_TALENTS: Final = [0] * 5
NO_BANDS: Final = [0] * (3 * MOST_SEATS)


class Senses:
    """What the talents and standings of a card file can depend on, of that which changes most often."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.hands = False  # how many cards somebody holds
        self.strums = False  # who is strummed
        self.homes = False  # who is neither at a GIG nor on a HUSTLE
        for face in catalogue.faces:
            for ability in [*face.own_talents, *face.shared_talents, *face.mods[MOD_COUNTS_AS], *face.mods[MOD_REQ]]:
                self.learn(ability.on_cards)
                for condition in ability.conditions:
                    self.learn(condition.of)
                if ability.per is not None:
                    self.hands = self.hands or ability.per.per == PER_HAND
                    self.learn(ability.per.of)

    def learn(self, wanted: Filter | None) -> None:
        """What a filter looks at."""
        if wanted is not None:
            self.strums = self.strums or wanted.strummed >= 0
            self.homes = self.homes or wanted.at == AT_NONE


class Stage:
    """Everybody's cards in play, talents and standings: worked out anew when something changes that they depend on."""

    def __init__(self, senses: Senses, columns: int) -> None:
        self.senses = senses
        self.seen: list[int] = []
        self.boosts: dict[int, tuple[int, ...]] = {}
        self.strength: dict[int, list[int]] = {}  # by musician
        self.crews = [Crew(columns) for _ in range(MOST_SEATS)]  # by manager
        self.gigs: list[list[int]] = []
        self.changes = 0

    def look_at(self, table: BrouhahaTable, column: list[int]) -> None:
        """Work out what is not as it was."""
        seen = circumstances(table, self.senses)
        is_new = seen != self.seen or table.boosts != self.boosts
        if is_new:
            self.seen, self.boosts = seen, table.boosts.copy()
            self.changes += 1
            self.strength = talents_in_play(table)
            self.gigs = [bands_at(table, gig, self.strength) for gig in range(GIGS)]
        for seat in range(table.seats):
            self.crews[seat].look_at(table, table.play[seat], self.strength if is_new else None, column)


class Crew:
    """A manager's face-up cards as they were seen last: all, those strummed, those assigned, musicians by talent."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.play: list[int] = []
        self.places: list[int] = []  # the columns of these cards
        self.has_copies = False  # copies of a card in two sets share a column
        self.states: list[int] = []
        self.talents: list[list[int]] = []
        self.numbers = array("f", blank(8 * columns))
        self.row = self.numbers.tobytes()

    def look_at(
        self, table: BrouhahaTable, play: list[int], strength: dict[int, list[int]] | None, column: list[int]
    ) -> None:
        """Write what is not as it was; without `strength`, only who is strummed or assigned can have changed."""
        strummed, assigned = table.strummed, table.assigned
        states = [strummed[card] + 2 * assigned[card] for card in play]
        if strength is None:
            if states != self.states:
                self.write(states, self.talents, self.has_copies)
            return
        talents, is_other = [strength.get(card, NO_TALENTS) for card in play], play != self.play
        if is_other:
            self.play, self.places = play[:], [column[card] for card in play]
            self.has_copies = len(set(self.places)) < len(play)
            self.numbers = array("f", blank(8 * self.columns))
        if is_other or states != self.states or talents != self.talents:
            self.write(states, talents, is_other or self.has_copies)

    def write(self, states: list[int], talents: list[list[int]], everything: bool) -> None:
        """Every card that has changed into its column."""
        for i, at in enumerate(self.places):
            if everything or states[i] != self.states[i]:
                self.write_state(at, states[i])
            if everything or (talents is not self.talents and talents[i] != self.talents[i]):
                self.write_talents(at, talents[i])
        if self.has_copies:
            self.count(states)
        self.states, self.talents, self.row = states, talents, self.numbers.tobytes()

    def write_state(self, at: int, state: int) -> None:
        """It is there; is it strummed, is it assigned?"""
        numbers, columns = self.numbers, self.columns
        numbers[at] = 1
        numbers[at + columns] = state & 1
        numbers[at + 2 * columns] = state >> 1

    def write_talents(self, at: int, talents: list[int]) -> None:
        """What a musician can do."""
        numbers, columns = self.numbers, self.columns
        for i, talent in enumerate(talents):
            numbers[at + (3 + i) * columns] = talent / 5

    def count(self, states: list[int]) -> None:
        """How many copies there are in every column."""
        numbers, columns = self.numbers, self.columns
        for at in self.places:
            copies = [states[i] for i, place in enumerate(self.places) if place == at]
            numbers[at] = len(copies)
            numbers[at + columns] = sum([state & 1 for state in copies])
            numbers[at + 2 * columns] = sum([state >> 1 for state in copies])


def circumstances(table: BrouhahaTable, senses: Senses) -> list[int]:
    """Everything but boosts that talents and standings can depend on: see `holds`, `how_many` and `fits`.

    Whoever is at a GIG is its venue or in its band.
    """
    found = [table.seats, table.volume, table.round, table.downbeat]
    found += [table.performance(gig) for gig in range(GIGS)]
    found += table.vp
    found += table.venues
    found += table.opened
    found += table.closed
    for play in table.play:
        found.append(NO_CARD)
        found += play
        if senses.homes:
            found += [table.place[card] for card in play]
        if senses.strums:
            found += [table.strummed[card] for card in play]
    for band in table.bands:
        found.append(NO_CARD)
        found += band
    found += [len(salaries) for salaries in table.salaries]
    if senses.hands:
        found += [len(hand) for hand in table.hands]
    for gear in table.rigged:
        found += (gear, table.wearer[gear])
    return found


def talents_in_play(table: BrouhahaTable) -> dict[int, list[int]]:
    """The talents of every musician that is face up."""
    kind, shared = table.catalogue.kind, sources(table)
    strength: dict[int, list[int]] = {}
    for play in table.play:
        for card in play:
            if kind[card] == MUSICIAN:
                strength[card] = talents(table, card, shared)
    return strength


def bands_at(table: BrouhahaTable, gig: int, strength: dict[int, list[int]]) -> list[int]:
    """By seat: how many musicians are at a GIG, their total, and are they eligible?"""
    if not table.bands[gig]:
        return NO_BANDS
    found = NO_BANDS[:]
    for band in standings_of(table, gig, [strength[card] for card in table.bands[gig]]):
        found[3 * band.seat : 3 * band.seat + 3] = [band.numbers[0], band.total, band.eligible]
    return found
