"""What is on the stage of Rock & Roll Brouhaha, as numbers that are only worked out again when something changes."""

from array import array
from typing import Final

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, Catalogue, Face
from stardeck.games.brouhaha.effects.talents import sources, talents
from stardeck.games.brouhaha.encoding import MOST_SEATS
from stardeck.games.brouhaha.rules.gigs import standings_of
from stardeck.games.brouhaha.table import BrouhahaTable, House
from stardeck.games.brouhaha.vocabulary import (
    AT_NONE,
    IF_AT_GIG,
    IF_BEHIND,
    IF_DOWNBEAT,
    IF_ROUND,
    IF_VOLUME,
    MOD_COUNTS_AS,
    MOD_REQ,
    MUSICIAN,
    PER_HAND,
    PER_SALARIES,
    TALENTS,
    Ability,
    Filter,
)
from stardeck.kernel.sheet import blank

NO_TALENTS: Final = [0] * 5
BANDS: Final = 3  # numbers of a band
UNSEEN: Final = -1  # the state of a card that is new
NO_BANDS: Final = [0] * (BANDS * MOST_SEATS)

# what talents and standings can depend on, besides the cards in play, the open performances and boosts
VOLUME: Final = 1
ROUND: Final = 2
DOWNBEAT: Final = 4
VP: Final = 8
HANDS: Final = 16  # how many cards somebody holds
SALARIES: Final = 32
STRUMS: Final = 64  # who is strummed
BOOKED: Final = 128  # who is at which GIG: its venue and its musicians
HOMES: Final = 256  # who is neither at a GIG nor on a HUSTLE

OF_CONDITION: Final = {
    IF_VOLUME: VOLUME,
    IF_ROUND: ROUND,
    IF_DOWNBEAT: DOWNBEAT,
    IF_BEHIND: VP,
    IF_AT_GIG: BOOKED,
}
OF_AMOUNT: Final = {PER_HAND: HANDS, PER_SALARIES: SALARIES}


class Senses:
    """By card: what the talents and standings it has a say in depend on; see `holds`, `how_many` and `fits`."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.of_card = [of_face(face) for face in catalogue.faces]
        self.judging = any(of_judging(face) for face in catalogue.faces)  # not only talents say how bands stand

    def needed(self, table: BrouhahaTable) -> int:
        """What matters with the cards in play, the gear that is worn and the open performances."""
        needs, of_card = 0, self.of_card
        for play in table.play:
            for card in play:
                needs |= of_card[card]
        for gear in table.rigged:
            needs |= of_card[gear]
        for gig in range(GIGS):
            performance = table.performance(gig)
            if performance != NO_CARD:
                needs |= of_card[performance]
        return needs


def of_face(face: Face) -> int:
    """What the modifiers of a card depend on."""
    needs = of_judging(face)
    for ability in [*face.own_talents, *face.shared_talents]:
        needs |= of_ability(ability)
    return needs


def of_judging(face: Face) -> int:
    """What its modifiers of REQ depend on."""
    needs = 0
    for ability in [*face.mods[MOD_COUNTS_AS], *face.mods[MOD_REQ]]:
        needs |= of_ability(ability)
    return needs


def of_ability(ability: Ability) -> int:
    """What it does, and whether it works."""
    needs = of_filter(ability.on_cards)
    for condition in ability.conditions:
        needs |= OF_CONDITION.get(condition.code, 0) | of_filter(condition.of)
    if ability.per is not None:
        needs |= OF_AMOUNT.get(ability.per.per, 0) | of_filter(ability.per.of)
    return needs


def of_filter(wanted: Filter | None) -> int:
    """What a filter looks at."""
    if wanted is None:
        return 0
    needs = SALARIES if wanted.salary else 0
    needs |= STRUMS if wanted.strummed >= 0 else 0
    needs |= HOMES if wanted.at == AT_NONE else BOOKED if wanted.at else 0
    return needs | (ROUND if wanted.max_cost >= 0 else 0)


def circumstances(table: BrouhahaTable, needs: int) -> list[int]:
    """How that stands which matters; for what is booked, see `Bill`."""
    found = [table.volume if needs & VOLUME else 0, table.round if needs & ROUND else 0]
    found.append(table.downbeat if needs & DOWNBEAT else 0)
    if needs & VP:
        found += table.vp
    if needs & HANDS:
        found += [len(hand) for hand in table.hands]
    if needs & SALARIES:
        found += [len(salaries) for salaries in table.salaries]
    for play in table.play if needs & (HOMES | STRUMS) else ():
        found += [table.place[card] for card in play] if needs & HOMES else ()
        found += [table.strummed[card] for card in play] if needs & STRUMS else ()
    return found


class Stage:
    """Everybody's cards in play, talents and standings: worked out anew when something changes that they depend on."""

    def __init__(self, senses: Senses, column: list[int], columns: int, musicians: int) -> None:
        self.senses = senses
        self.house: House | None = None
        self.tops: list[int] = []
        self.rigged: list[int] = []
        self.wearers: list[int] = []
        self.needs = 0
        self.mood: list[int] = []
        self.boosts: dict[int, tuple[int, ...]] = {}
        self.strength: list[list[int]] = []  # by card
        self.crews = [Crew(column, columns, musicians) for _ in range(MOST_SEATS)]  # by manager
        self.bills = [Bill() for _ in range(GIGS)]

    def look_at(self, table: BrouhahaTable) -> None:
        """Work out what is not as it was."""
        is_other = self.is_recast(table)
        if is_other:
            self.recast(table)
        is_new = self.are_talents_new(table, is_other)
        for seat in range(table.seats):
            self.crews[seat].look_at(table, table.play[seat], self.strength if is_new else None)
        for gig in range(GIGS):
            bill = self.bills[gig]
            if is_new or bill.is_changed:
                bill.judge(table, gig, self.strength)

    def are_talents_new(self, table: BrouhahaTable, is_other: bool) -> bool:
        """Work out talents if they can be others than they were; are they, or may bands be judged in another way?"""
        is_booked = False
        for gig in range(GIGS):
            if self.bills[gig].look_at(table, gig):
                is_booked = True
        mood = circumstances(table, self.needs)
        is_booked = is_booked and self.needs & BOOKED != 0
        if not is_other and not is_booked and mood == self.mood and table.boosts == self.boosts:
            return False
        self.mood, self.boosts = mood, table.boosts.copy()
        before, self.strength = self.strength, talents_in_play(table)
        return is_other or self.senses.judging or self.strength != before

    def is_recast(self, table: BrouhahaTable) -> bool:
        """Is it another table, or has it other cards in play, gear that is worn, or performances?"""
        if table.house is not self.house or table.tops != self.tops or table.rigged != self.rigged:
            return True
        for seat in range(table.seats):
            if table.play[seat] != self.crews[seat].play:
                return True
        return self.wearers != [table.wearer[gear] for gear in table.rigged]

    def recast(self, table: BrouhahaTable) -> None:
        """Remember who is there."""
        self.house, self.tops, self.rigged = table.house, table.tops[:], table.rigged[:]
        self.wearers = [table.wearer[gear] for gear in table.rigged]
        self.needs = self.senses.needed(table)


class Bill:
    """A GIG as it was seen last: its performance and venue, and how the bands stand."""

    def __init__(self) -> None:
        self.performance = NO_CARD
        self.venue = NO_CARD
        self.opened = False
        self.closed = False
        self.band: list[int] = []
        self.bands = NO_BANDS
        self.is_changed = False
        self.changes = 0

    def look_at(self, table: BrouhahaTable, gig: int) -> bool:
        """Is somebody or something else there?"""
        band, venue, opened, closed = table.bands[gig], table.venues[gig], table.opened[gig], table.closed[gig]
        self.is_changed = venue != self.venue or opened != self.opened or closed != self.closed or band != self.band
        if self.is_changed:
            self.venue, self.opened, self.closed, self.band = venue, opened, closed, band[:]
        return self.is_changed

    def judge(self, table: BrouhahaTable, gig: int, strength: list[list[int]]) -> None:
        """What is played there, and how the bands stand."""
        performance, bands = table.performance(gig), bands_at(table, gig, strength)
        if self.is_changed or performance != self.performance or bands != self.bands:
            self.performance, self.bands = performance, bands
            self.changes += 1


class Crew:
    """A manager's face-up cards as they were seen last: all, those strummed, those assigned, musicians by talent."""

    def __init__(self, column: list[int], columns: int, musicians: int) -> None:
        self.column = column  # by card; those of musicians come first
        self.columns = columns
        self.musicians = musicians
        self.width = 3 * columns + len(TALENTS) * musicians
        self.play: list[int] = []
        self.places: list[int] = []  # the columns of these cards
        self.has_copies = False  # copies of a card in two sets share a column
        self.states: list[int] = []
        self.talents: list[list[int]] = []
        self.numbers = array("f", blank(self.width))
        self.changes = 0

    def look_at(self, table: BrouhahaTable, play: list[int], strength: list[list[int]] | None) -> None:
        """Write what is not as it was; without `strength`, only who is strummed or assigned can have changed."""
        if strength is None:
            if self.is_moved(table):
                self.write(states_of(table, play), self.talents, self.has_copies)
            return
        if play != self.play:
            self.recast(play)
        talents = [strength[card] for card in play]
        if self.is_moved(table) or talents != self.talents:
            self.write(states_of(table, play), talents, self.has_copies)

    def is_moved(self, table: BrouhahaTable) -> bool:
        """Is somebody strummed or assigned, or not any more?"""
        strummed, assigned, states = table.strummed, table.assigned, self.states
        return any(states[i] != strummed[card] + 2 * assigned[card] for i, card in enumerate(self.play))

    def recast(self, play: list[int]) -> None:
        """Others are there: mostly there are only more."""
        if play[: len(self.play)] != self.play:
            self.states, self.talents = [], []
            self.numbers = array("f", blank(self.width))
            self.changes += 1
        self.play, self.places = play[:], [self.column[card] for card in play]
        self.has_copies = len(set(self.places)) < len(play)
        more = len(play) - len(self.states)
        self.states += [UNSEEN] * more
        self.talents += [NO_TALENTS] * more

    def write(self, states: list[int], talents: list[list[int]], everything: bool) -> None:
        """Every card that has changed into its column."""
        for i, at in enumerate(self.places):
            if everything or states[i] != self.states[i]:
                self.write_state(at, states[i])
            if at < self.musicians and (everything or (talents is not self.talents and talents[i] != self.talents[i])):
                self.write_talents(at, talents[i])
        if self.has_copies:
            self.count(states)
        self.states, self.talents = states, talents
        self.changes += 1

    def write_state(self, at: int, state: int) -> None:
        """It is there; is it strummed, is it assigned?"""
        numbers, columns = self.numbers, self.columns
        numbers[at] = 1
        numbers[at + columns] = state & 1
        numbers[at + 2 * columns] = state >> 1

    def write_talents(self, at: int, talents: list[int]) -> None:
        """What a musician can do."""
        numbers, at = self.numbers, at + 3 * self.columns
        for i, talent in enumerate(talents):
            numbers[at + i * self.musicians] = talent / 5

    def count(self, states: list[int]) -> None:
        """How many copies there are in every column."""
        numbers, columns = self.numbers, self.columns
        for at in self.places:
            copies = [states[i] for i, place in enumerate(self.places) if place == at]
            numbers[at] = len(copies)
            numbers[at + columns] = sum([state & 1 for state in copies])
            numbers[at + 2 * columns] = sum([state >> 1 for state in copies])


def states_of(table: BrouhahaTable, cards: list[int]) -> list[int]:
    """By card: is it strummed, is it assigned?"""
    return [table.strummed[card] + 2 * table.assigned[card] for card in cards]


def talents_in_play(table: BrouhahaTable) -> list[list[int]]:
    """By card: the talents of every musician that is face up."""
    kind, shared = table.catalogue.kind, sources(table)
    strength = [NO_TALENTS] * len(kind)
    for play in table.play:
        for card in play:
            if kind[card] == MUSICIAN:
                strength[card] = talents(table, card, shared)
    return strength


def bands_at(table: BrouhahaTable, gig: int, strength: list[list[int]]) -> list[int]:
    """By seat: how many musicians are at a GIG, their total, and are they eligible?"""
    if not table.bands[gig]:
        return NO_BANDS
    found = NO_BANDS[:]
    for band in standings_of(table, gig, [strength[card] for card in table.bands[gig]]):
        found[BANDS * band.seat : BANDS * (band.seat + 1)] = [band.numbers[0], band.total, band.eligible]
    return found
