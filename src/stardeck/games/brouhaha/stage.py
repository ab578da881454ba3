"""What is on the stage of Rock & Roll Brouhaha, as numbers that are only worked out again when something changes."""

from array import array
from typing import Final

from stardeck.games.brouhaha.cards import GIGS, NO_CARD
from stardeck.games.brouhaha.effects.talents import sources, talents
from stardeck.games.brouhaha.encoding import MOST_SEATS
from stardeck.games.brouhaha.rules.gigs import standings_of
from stardeck.games.brouhaha.table import BrouhahaTable
from stardeck.games.brouhaha.vocabulary import MUSICIAN
from stardeck.kernel.sheet import blank

STATES: Final = 4  # of a card in play: strummed or not, assigned or not
NO_TALENTS: Final = [0] * 5
NO_BANDS: Final = [0] * (3 * MOST_SEATS)


class Stage:
    """Everybody's cards in play, talents and standings: worked out anew when something changes that they depend on."""

    def __init__(self, columns: int) -> None:
        self.seen: list[int] = []
        self.boosts: dict[int, tuple[int, ...]] = {}
        self.crews = [Crew(columns) for _ in range(MOST_SEATS)]  # by manager
        self.gigs: list[list[int]] = []
        self.changes = 0

    def look_at(self, table: BrouhahaTable, column: list[int]) -> None:
        """Work out what is not as it was."""
        seen = circumstances(table)
        if seen != self.seen or table.boosts != self.boosts:
            self.seen, self.boosts = seen, table.boosts.copy()
            self.changes += 1
            strength = talents_in_play(table)
            for seat in range(table.seats):
                self.crews[seat].look_at(table, table.play[seat], strength, column)
            self.gigs = [bands_at(table, gig, strength) for gig in range(GIGS)]


class Crew:
    """A manager's face-up cards as they were seen last: all, those strummed, those assigned, musicians by talent."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.play: list[int] = []
        self.states: list[int] = []
        self.talents: list[list[int]] = []
        self.numbers = array("f", blank(8 * columns))
        self.row = self.numbers.tobytes()

    def look_at(self, table: BrouhahaTable, play: list[int], strength: dict[int, list[int]], column: list[int]) -> None:
        """Write what is not as it was."""
        strummed, assigned = table.strummed, table.assigned
        states = [strummed[card] + 2 * assigned[card] for card in play]
        talents = [strength.get(card, NO_TALENTS) for card in play]
        is_same = play == self.play
        if is_same and states == self.states and talents == self.talents:
            return
        places = [column[card] for card in play]
        has_copies = len(set(places)) < len(places)
        changed = list(range(len(play)))
        if is_same and not has_copies:
            changed = [i for i in changed if states[i] != self.states[i] or talents[i] != self.talents[i]]
        else:
            self.play, self.numbers = play[:], array("f", blank(8 * self.columns))
        for i in changed:
            self.write(places[i], states[i], talents[i])
        if has_copies:
            self.count(places, states)
        self.states, self.talents, self.row = states, talents, self.numbers.tobytes()

    def write(self, at: int, state: int, talents: list[int]) -> None:
        """One card in its column."""
        numbers, columns = self.numbers, self.columns
        numbers[at] = 1
        numbers[at + columns] = state & 1
        numbers[at + 2 * columns] = state >> 1
        for i, talent in enumerate(talents):
            numbers[at + (3 + i) * columns] = talent / 5

    def count(self, places: list[int], states: list[int]) -> None:
        """Copies of a card in two sets share a column."""
        numbers, columns = self.numbers, self.columns
        for at in places:
            copies = [states[i] for i, place in enumerate(places) if place == at]
            numbers[at] = len(copies)
            numbers[at + columns] = sum([state & 1 for state in copies])
            numbers[at + 2 * columns] = sum([state >> 1 for state in copies])


def circumstances(table: BrouhahaTable) -> list[int]:
    """Everything but boosts that a stage can depend on: see `holds`, `how_many` and `fits`."""
    place, strummed, assigned, wearer = table.place, table.strummed, table.assigned, table.wearer
    found = [table.seats, table.volume, table.round, table.downbeat]
    found += [table.performance(gig) for gig in range(GIGS)]
    found += table.vp + table.venues
    found += table.opened + table.closed
    for play in table.play:
        found.append(NO_CARD)
        found += play
        found += [STATES * place[card] + 2 * assigned[card] + strummed[card] for card in play]
    for band in table.bands:
        found.append(NO_CARD)
        found += band
    for seat in range(table.seats):
        found += (len(table.hands[seat]), len(table.salaries[seat]))
    for gear in table.rigged:
        found += (gear, wearer[gear])
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
