"""GIGs: opening a venue, assigning a musician, judging. [rules 8]"""

from typing import Final

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, NOBODY, OPEN_MIC
from stardeck.games.brouhaha.effects.filters import fits, works
from stardeck.games.brouhaha.effects.moves import strum
from stardeck.games.brouhaha.effects.talents import Source, counts_as, expense, sources, talents
from stardeck.games.brouhaha.events import Judged, Opened, SentToGig
from stardeck.games.brouhaha.table import AT_GIG, BrouhahaTable, Outcome, Scene, Trigger
from stardeck.games.brouhaha.vocabulary import (
    MOD_LIMIT,
    MOD_REQ,
    MOD_RESTRICT,
    ON_ASSIGN,
    PERFORMANCE,
    PERSONNEL,
    THE_ASSIGNER,
    Ability,
)
from stardeck.kernel.sealed import Seat

# why a musician may not be assigned to a GIG
FINE: Final = 0
NO_GIG: Final = 1
CLOSED: Final = 2
FULL: Final = 3
RESTRICTED: Final = 4
EXPENSE: Final = 5


def open_performances(table: BrouhahaTable) -> list[int]:
    """The GIGs whose performance is there and has had no venue this round."""
    return [gig for gig in range(GIGS) if not table.opened[gig] and table.performance(gig) != NO_CARD]


def can_open(table: BrouhahaTable) -> bool:
    """Is there a performance that a venue can be opened for?"""
    return not table.opened[OPEN_MIC] or len(open_performances(table)) > 0


def open_venue(table: BrouhahaTable, seat: Seat, venue: int, gig: int) -> None:
    """8.1: the venue is strummed and lies under the performance."""
    table.venues[gig] = venue
    table.opened[gig] = True
    table.place[venue] = AT_GIG + gig
    table.assigned[venue] = True
    strum(table, venue)
    if table.log is not None:
        ids = table.catalogue.ids
        table.log.append(Opened(seat, ids[venue], ids[table.performance(gig)]))


def refusal(table: BrouhahaTable, card: int, gig: int) -> int:
    """8.2: why this musician of its manager may not be assigned there; FINE if it may."""
    venue = table.venues[gig]
    if venue == NO_CARD:
        return NO_GIG
    if table.closed[gig]:
        return CLOSED
    performance = table.performance(gig)
    guarded = table.catalogue.is_guarded
    if guarded[venue] or guarded[performance]:
        if is_full(table, venue, gig) or is_full(table, performance, gig):
            return FULL
        if is_restricted(table, venue, card) or is_restricted(table, performance, card):
            return RESTRICTED
    cash, cred = expense(table, card, gig)
    seat = table.manager[card]
    return FINE if cash <= table.cash[seat] and cred <= table.cred[seat] else EXPENSE


def first_open_to(table: BrouhahaTable, card: int, gigs: list[int]) -> int:
    """The first of these GIGs that this musician may be assigned to, or -1."""
    for gig in gigs:
        if refusal(table, card, gig) == FINE:
            return gig
    return -1


def is_full(table: BrouhahaTable, card: int, gig: int) -> bool:
    """Does a limit of this venue or performance let nobody in any more (R20)?"""
    for ability in table.catalogue.faces[card].mods[MOD_LIMIT]:
        if len(table.bands[gig]) >= ability.n and works(table, ability, card):
            return True
    return False


def is_restricted(table: BrouhahaTable, card: int, musician: int) -> bool:
    """Does this venue or performance bar the musician?"""
    for ability in table.catalogue.faces[card].mods[MOD_RESTRICT]:
        wanted = ability.match
        assert wanted is not None
        if fits(table, wanted, musician, card, table.manager[card]) and works(table, ability, card):
            return True
    return False


def assign(table: BrouhahaTable, seat: Seat, card: int, gig: int) -> None:
    """8.2: pay the expense to the supply (R21), strum, place, and let the `assign` triggers wait."""
    cash, cred = expense(table, card, gig)
    table.cash[seat] -= cash
    table.cred[seat] -= cred
    strum(table, card)
    table.place[card] = AT_GIG + gig
    table.assigned[card] = True
    table.bands[gig].append(card)
    if table.log is not None:
        ids = table.catalogue.ids
        table.log.append(SentToGig(seat, ids[card], ids[table.performance(gig)], cash, cred))
    queue_assigned(table, seat, card, gig)


def queue_assigned(table: BrouhahaTable, seat: Seat, card: int, gig: int) -> None:
    """Of the musician, its gear, the venue, the performance, then of other cards in turn order."""
    faces = table.catalogue.faces
    for near in (card, *table.gear_on(card), table.venues[gig], table.performance(gig)):
        for ability in faces[near].on[ON_ASSIGN]:
            queue_one(table, ability, near, seat, card)
    for manager in table.in_order():
        for other in table.play[manager]:
            if table.catalogue.kind[other] == PERSONNEL and faces[other].on[ON_ASSIGN]:
                for ability in faces[other].on[ON_ASSIGN]:
                    queue_one(table, ability, other, seat, card)


def queue_one(table: BrouhahaTable, ability: Ability, source: int, assigner: Seat, card: int) -> None:
    """An `assign` trigger joins the queue, if the musician fits; performances know only the assigner."""
    by_assigner = ability.you == THE_ASSIGNER or table.catalogue.kind[source] == PERFORMANCE
    you = assigner if by_assigner else table.manager[source]
    if ability.match is None or fits(table, ability.match, card, source, you):
        table.queue.append(Trigger(ability, Scene(source, you)))


# ---------------------------------------------------------------------- judging


class Standing:
    """How one manager's band stands at a GIG."""

    def __init__(self, seat: Seat, numbers: list[int], eligible: bool, total: int) -> None:
        self.seat = seat
        self.numbers = numbers  # musicians for REQ, then the five talents
        self.eligible = eligible
        self.total = total


def standings(table: BrouhahaTable, gig: int, shared: list[Source]) -> list[Standing]:
    """The bands at a GIG, by seat."""
    return standings_of(table, gig, [talents(table, card, shared) for card in table.bands[gig]])


def standings_of(table: BrouhahaTable, gig: int, of_musicians: list[list[int]]) -> list[Standing]:
    """The same if the talents of all musicians there are known already."""
    found: list[Standing] = []
    if not of_musicians:
        return found
    needs = requirements(table, gig)
    judge = table.catalogue.faces[table.performance(gig)].judge
    for seat in range(table.seats):
        numbers = [0, 0, 0, 0, 0, 0]
        for i, card in enumerate(table.bands[gig]):
            if table.manager[card] == seat:
                add_musician(table, card, of_musicians[i], numbers)
        if numbers[0]:
            total = sum([numbers[i + 1] for i in range(5) if judge[i]])
            found.append(Standing(seat, numbers, meets(numbers, needs), total))
    return found


def meets(numbers: list[int], needs: list[tuple[int, ...]]) -> bool:
    """Is a band eligible?"""
    for req in needs:
        for i in range(6):
            if numbers[i] < req[i]:
                return False
    return True


def add_musician(table: BrouhahaTable, card: int, mine: list[int], numbers: list[int]) -> None:
    """A musician with these talents joins the sum of a band."""
    numbers[0] += counts_as(table, card)
    for i in range(5):
        numbers[i + 1] += mine[i]


def requirements(table: BrouhahaTable, gig: int) -> list[tuple[int, ...]]:
    """The REQ of the performance and every `req` of the venue."""
    venue = table.venues[gig]
    more = [a.req for a in table.catalogue.faces[venue].mods[MOD_REQ] if works(table, a, venue)]
    return [table.catalogue.faces[table.performance(gig)].req, *more]


def judge(table: BrouhahaTable, gig: int, bands: list[Standing]) -> Outcome:
    """8.3: one eligible manager wins without counting; of several the strictly highest total wins, or they tie."""
    eligible = [band for band in bands if band.eligible]
    if len(eligible) == 1:
        return Outcome(gig, eligible[0].seat, ())
    if not eligible:
        return Outcome(gig, NOBODY, ())
    best = max([band.total for band in eligible])
    top = [band.seat for band in eligible if band.total == best]
    return Outcome(gig, top[0], ()) if len(top) == 1 else Outcome(gig, NOBODY, tuple(top))


def judge_all(table: BrouhahaTable) -> list[Outcome]:
    """C1: every GIG with at least one musician."""
    shared = sources(table)
    outcomes: list[Outcome] = []
    for gig in range(GIGS):
        if table.bands[gig]:
            bands = standings(table, gig, shared)
            outcome = judge(table, gig, bands)
            outcomes.append(outcome)
            if table.log is not None:
                eligible = tuple([band.seat for band in bands if band.eligible])
                totals = tuple([band.total for band in bands if band.eligible]) if len(eligible) > 1 else ()
                winner = None if outcome.winner == NOBODY else outcome.winner
                name = table.catalogue.ids[table.performance(gig)]
                table.log.append(Judged(name, eligible, totals, winner, outcome.tied))
    return outcomes
