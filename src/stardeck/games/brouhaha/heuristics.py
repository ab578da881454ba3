"""How good a position of Rock & Roll Brouhaha is for a manager. Features and weights follow section 15.2 of the rules.

Everything is counted in victory points. What comes again every round (income, ready units, the drawn card) is worth so
much per round that is left: so ending a round is worth neither more nor less than going on.
"""

from math import exp
from typing import Final

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, NOBODY, Face
from stardeck.games.brouhaha.effects.talents import Source, counts_as, expense, reasons, sources, talents
from stardeck.games.brouhaha.rules.gigs import FINE, Standing, judge, refusal, requirements, standings
from stardeck.games.brouhaha.rules.prelude import PayoutSplit
from stardeck.games.brouhaha.scoring import ranks
from stardeck.games.brouhaha.table import ON_HUSTLE, BrouhahaTable
from stardeck.games.brouhaha.vocabulary import ACTION, GEAR, MUSICIAN, PERSONNEL, VENUE, VP
from stardeck.kernel.sealed import Seat

SCALE: Final = 5.0  # points of lead that make about 73 % of a win
LAST: Final = 8  # the round in which a game is expected to end
TALENT: Final = 0.4
JUDGED: Final = 0.1  # more for a talent that an open performance is judged on
SALARY: Final = 0.3  # per round left
PRODUCTION: Final = 0.12  # per round left
RESOURCE: Final = 0.25
CASH: Final = 1.0  # a dollar, compared with a cred
SPARE: Final = 0.02  # a resource beyond what can be used soon
ENOUGH: Final = 2  # of each type
HAND: Final = 0.6
FULL_HAND: Final = 7
UNIT: Final = 0.12  # per round left
PERSON: Final = 0.7
GEAR_TALENT: Final = 0.15
HELD: Final = 0.97  # chance to keep a lead nobody can attack any more
ATTACKED: Final = 0.9
UNOPENED: Final = 0.1  # chance to win a GIG for which there is a venue
POSSIBLE: Final = 0.4  # chance to win an open GIG with musicians who are not there
JOINED: Final = 0.6
THEIRS: Final = 0.1  # of these chances, for another manager
RIVAL: Final = 0.4  # of these chances while another manager leads


def evaluate(table: BrouhahaTable, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    if table.ended:
        places = ranks(table)
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
    values = worth(table, seat)
    best = max([values[other] for other in range(table.seats) if other != seat])
    return 1.0 / (1.0 + exp((best - values[seat]) / SCALE))


def rounds_left(table: BrouhahaTable) -> float:
    """How many rounds are expected after this one: fewer when somebody is close to the end."""
    missing = table.house.victory_points - max(table.vp)
    return max(0.5, min(LAST - table.round, missing / 2.5))


def worth(table: BrouhahaTable, me: Seat) -> list[float]:
    """What every manager has, in victory points; the hopes of others count less than one's own."""
    shared = sources(table)
    left = rounds_left(table)
    wanted = judged_talents(table)
    values: list[float] = []
    ready: list[list[int]] = []
    strength: dict[int, list[int]] = {}
    for seat in range(table.seats):
        value = table.vp[seat] + belongings(table, seat, left)
        mine: list[int] = []
        for card in table.play[seat]:
            kind = table.catalogue.kind[card]
            if kind == MUSICIAN:
                numbers = talents(table, card, shared)
                strength[card] = numbers
                value += musician_worth(lasting(table, card, numbers, shared), wanted)
            value += card_worth(table, card, kind, left)
            if kind == MUSICIAN and is_ready(table, card):
                mine.append(card)
        values.append(value)
        ready.append(mine)
    add_gigs(table, me, shared, strength, ready, values)
    return values


def belongings(table: BrouhahaTable, seat: Seat, left: float) -> float:
    """Income, resources and hand."""
    hand = len(table.hands[seat])
    value = SALARY * left * len(table.salaries[seat])
    cash = table.cash[seat]
    cred = table.cred[seat]
    step = table.agenda[-1]
    if isinstance(step, PayoutSplit):
        for chosen in step.picks[seat]:
            cash += chosen
            cred += len(table.salaries[seat]) - chosen
    value += CASH * purse_worth(cash) + purse_worth(cred)
    for card in table.hands[seat][:FULL_HAND]:
        value += hand_worth(table.catalogue.faces[card])
    return value + SPARE * max(hand - FULL_HAND, 0) + HAND * left


def hand_worth(face: Face) -> float:
    """A hand card: actions make the best salary cards."""
    return HAND * 0.85 if face.kind == ACTION else HAND


def purse_worth(n: int) -> float:
    """Resources of one type: the first ones are worth most, so that both types are kept."""
    return RESOURCE * (min(n, ENOUGH) + 0.5 * min(max(n - ENOUGH, 0), ENOUGH)) + SPARE * max(n - 2 * ENOUGH, 0)


def is_ready(table: BrouhahaTable, card: int) -> bool:
    """Can still be assigned this round."""
    return not table.strummed[card] and not table.assigned[card]


def card_worth(table: BrouhahaTable, card: int, kind: int, left: float) -> float:
    """A card in play, apart from its talents."""
    face = table.catalogue.faces[card]
    if kind == VENUE:
        pay = PRODUCTION * (face.produce_cash + face.produce_cred)
        return pay * (left if table.strummed[card] else left + 1.0) + 0.5
    if kind == GEAR:
        given = sum([sum(ability.add) for ability in face.own_talents])
        return GEAR_TALENT * max(given, 1)
    value = UNIT * left
    return value + PERSON if kind == PERSONNEL else value


def judged_talents(table: BrouhahaTable) -> list[float]:
    """What one point of each talent is worth, given what is open."""
    found = [TALENT] * 5
    for gig in range(GIGS - 1):
        card = table.performance(gig)
        if card != NO_CARD:
            weights = table.catalogue.faces[card].judge
            for i in range(5):
                found[i] += JUDGED * weights[i]
    return found


def lasting(table: BrouhahaTable, card: int, numbers: list[int], shared: list[Source]) -> list[int]:
    """The talents that stay: gear and boosts are gone at the end of the round."""
    if card not in table.boosts and not table.gear_on(card):
        return numbers
    found = list(table.catalogue.faces[card].talents)
    for bonus in reasons(table, card, shared):
        if bonus.card != NO_CARD and table.wearer[bonus.card] != card:
            for i in range(5):
                found[i] += bonus.add[i]
    return found


def musician_worth(numbers: list[int], wanted: list[float]) -> float:
    """The talents of a musician."""
    value = 0.0
    for i in range(5):
        value += numbers[i] * wanted[i]
    return value


# ---------------------------------------------------------------------- GIGs


def reward_worth(table: BrouhahaTable, gig: int) -> float:
    """The reward of a GIG: its victory points, and a little for everything else."""
    value = 0.0
    for op in table.catalogue.faces[table.performance(gig)].reward:
        points = op.n.fixed if not op.n.per else table.seats
        value += points if op.code == VP else 0.5
    return value


def add_gigs(
    table: BrouhahaTable,
    me: Seat,
    shared: list[Source],
    strength: dict[int, list[int]],
    ready: list[list[int]],
    values: list[float],
) -> None:
    """What the GIGs promise: the lead if it would be judged now, or the best hope to win with other musicians."""
    hopes = [0.0] * table.seats
    for gig in range(GIGS):
        if table.performance(gig) == NO_CARD:
            continue
        prize = reward_worth(table, gig)
        if table.venues[gig] == NO_CARD:
            if not table.opened[gig]:
                for seat in range(table.seats):
                    if has_venue(table, seat) and suffices(table, gig, [0] * 6, strength, ready[seat]):
                        hopes[seat] = max(hopes[seat], prize * UNOPENED)
            continue
        bands = standings(table, gig, shared)
        winner = judge(table, gig, bands).winner
        for seat in range(table.seats):
            if seat == winner:
                values[seat] += prize * chance(table, gig, seat, ready)
            else:
                hope = prize * hope_of(table, gig, seat, bands, strength)
                hopes[seat] = max(hopes[seat], hope * (1.0 if winner == NOBODY else RIVAL))
    for seat in range(table.seats):
        values[seat] += hopes[seat] if seat == me else hopes[seat] * THEIRS


def has_venue(table: BrouhahaTable, seat: Seat) -> bool:
    """Has this manager a venue that can still be opened?"""
    return any(table.catalogue.kind[card] == VENUE and is_ready(table, card) for card in table.play[seat])


def chance(table: BrouhahaTable, gig: int, seat: Seat, ready: list[list[int]]) -> float:
    """The chance to keep the lead, given who else can still come."""
    for other in range(table.seats):
        if other != seat:
            for card in ready[other]:
                if refusal(table, card, gig) == FINE:
                    return ATTACKED
    return HELD


def hope_of(table: BrouhahaTable, gig: int, seat: Seat, bands: list[Standing], strength: dict[int, list[int]]) -> float:
    """The chance to win with more musicians; who went to a HUSTLE instead is not held against the manager."""
    free = [card for card in table.play[seat] if card in strength and is_free(table, card)]
    able = affordable(table, gig, seat, free)
    for band in bands:
        if band.seat == seat:
            return JOINED if suffices(table, gig, band.numbers, strength, able) else 0.0
    return POSSIBLE if suffices(table, gig, [0] * 6, strength, able) else 0.0


def is_free(table: BrouhahaTable, card: int) -> bool:
    """Ready, or sent to a HUSTLE this round."""
    return is_ready(table, card) or table.place[card] >= ON_HUSTLE


def affordable(table: BrouhahaTable, gig: int, seat: Seat, cards: list[int]) -> list[int]:
    """Those of these musicians who may come and whose expenses can be paid together."""
    found: list[int] = []
    cash = table.cash[seat]
    cred = table.cred[seat]
    for card in cards:
        if refusal(table, card, gig) == FINE:
            its_cash, its_cred = expense(table, card, gig)
            cash -= its_cash
            cred -= its_cred
            if cash < 0 or cred < 0:
                break
            found.append(card)
    return found


def suffices(
    table: BrouhahaTable, gig: int, numbers: list[int], strength: dict[int, list[int]], more: list[int]
) -> bool:
    """Would this band with these musicians meet the REQ?"""
    numbers = numbers[:]
    for card in more:
        numbers[0] += counts_as(table, card)
        for i in range(5):
            numbers[i + 1] += strength[card][i]
    needs = table.catalogue.faces[table.performance(gig)].req
    if numbers[0] == 0 or not all(numbers[i] >= needs[i] for i in range(6)):
        return False
    if table.venues[gig] == NO_CARD:
        return True
    return all(numbers[i] >= req[i] for req in requirements(table, gig) for i in range(6))
