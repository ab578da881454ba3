"""How good a position of Rock & Roll Brouhaha is for all managers. Features follow section 15.2 of the rules.

Everything is counted in victory points. What comes again every round (income, ready units, the drawn card) is worth so
much per round that is left: so ending a round is worth neither more nor less than going on.
"""

from math import exp
from typing import Final

from stardeck.games.brouhaha.cards import GIGS, NO_CARD, NOBODY, Face
from stardeck.games.brouhaha.effects.talents import Source, counts_as, expense, reasons, sources, talents
from stardeck.games.brouhaha.outlook import calm, is_ready
from stardeck.games.brouhaha.rules.gigs import FINE, Standing, judge, refusal, requirements, standings
from stardeck.games.brouhaha.scoring import ranks
from stardeck.games.brouhaha.table import ON_HUSTLE, BrouhahaTable
from stardeck.games.brouhaha.vocabulary import ACTION, GEAR, MUSICIAN, PERSONNEL, VENUE, VP
from stardeck.kernel.sealed import Seat

ENOUGH: Final = 2  # resources of each type
FULL_HAND: Final = 7


class Weights:
    """The numbers of weights.toml."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.scale = numbers["scale"]
        self.last = numbers["last"]
        self.points_per_round = numbers["points_per_round"]
        self.talent = numbers["talent"]
        self.judged = numbers["judged"]
        self.salary = numbers["salary"]
        self.production = numbers["production"]
        self.venue = numbers["venue"]
        self.resource = numbers["resource"]
        self.cash = numbers["cash"]
        self.spare = numbers["spare"]
        self.hand = numbers["hand"]
        self.action = numbers["action"]
        self.unit = numbers["unit"]
        self.person = numbers["person"]
        self.gear_talent = numbers["gear_talent"]
        self.reward = numbers["reward"]
        self.held = numbers["held"]
        self.attacked = numbers["attacked"]
        self.unopened = numbers["unopened"]
        self.possible = numbers["possible"]
        self.joined = numbers["joined"]
        self.theirs = numbers["theirs"]
        self.rival = numbers["rival"]


class Worth:
    """What every manager has, in victory points, and hopes for."""

    def __init__(self, seats: int) -> None:
        self.points = [0.0] * seats
        self.purse = [0.0] * seats  # income, resources and hand
        self.people = [0.0] * seats  # and everything else in play
        self.leads = [0.0] * seats  # GIGs that would be won if judged now
        self.hopes = [0.0] * seats  # the best GIG that could be won

    def safe(self, seat: Seat) -> float:
        """All but the hopes."""
        return self.points[seat] + self.purse[seat] + self.people[seat] + self.leads[seat]


def evaluate_all(table: BrouhahaTable, w: Weights) -> list[float]:
    """For every seat from 0 (lost) to 1 (won), once the action under way is over.

    As if all others stood as well as the best of them.
    """
    table = calm(table)
    seats = range(table.seats)
    if table.ended:
        places = ranks(table)
        share = 1.0 / places.count(1)
        return [share if places[seat] == 1 else 0.0 for seat in seats]
    worth = worth_of(table, w)
    values: list[float] = []
    for seat in seats:
        ahead = worth.safe(seat) + worth.hopes[seat] - best_other(worth, seat, w)
        values.append(1.0 / (1.0 + (table.seats - 1) * exp(-ahead / w.scale)))
    return values


def best_other(worth: Worth, seat: Seat, w: Weights) -> float:
    """The best of the others; their hopes count less than one's own."""
    best = -1000.0
    for other in range(len(worth.points)):
        if other != seat:
            best = max(best, worth.safe(other) + w.theirs * worth.hopes[other])
    return best


def features(table: BrouhahaTable, seat: Seat, w: Weights) -> dict[str, float]:
    """What the value of a seat is made of."""
    table = calm(table)
    worth = worth_of(table, w)
    return {
        "victory points": worth.points[seat],
        "income, money and cards": worth.purse[seat],
        "your people and venues": worth.people[seat],
        "the GIGs you lead": worth.leads[seat],
        "the GIGs you can still win": worth.hopes[seat],
        "holding back the others": -best_other(worth, seat, w),
    }


def rounds_left(table: BrouhahaTable, w: Weights) -> float:
    """How many rounds are expected after this one: fewer when somebody is close to the end."""
    missing = table.house.victory_points - max(table.vp)
    return max(0.5, min(w.last - table.round, missing / w.points_per_round))


def worth_of(table: BrouhahaTable, w: Weights) -> Worth:
    """What every manager has."""
    shared = sources(table)
    left = rounds_left(table, w)
    wanted = judged_talents(table, w)
    worth = Worth(table.seats)
    ready: list[list[int]] = []
    strength: dict[int, list[int]] = {}
    for seat in range(table.seats):
        value = 0.0
        mine: list[int] = []
        for card in table.play[seat]:
            kind = table.catalogue.kind[card]
            if kind == MUSICIAN:
                numbers = talents(table, card, shared)
                strength[card] = numbers
                value += musician_worth(lasting(table, card, numbers, shared), wanted)
            value += card_worth(table, card, kind, left, w)
            if kind == MUSICIAN and is_ready(table, card):
                mine.append(card)
        worth.points[seat] = float(table.vp[seat])
        worth.purse[seat] = belongings(table, seat, left, w)
        worth.people[seat] = value
        ready.append(mine)
    add_gigs(table, shared, strength, ready, worth, w)
    return worth


def belongings(table: BrouhahaTable, seat: Seat, left: float, w: Weights) -> float:
    """Income, resources and hand."""
    hand = len(table.hands[seat])
    value = w.salary * left * len(table.salaries[seat])
    cash = table.cash[seat]
    cred = table.cred[seat]
    value += w.cash * purse_worth(cash, w) + purse_worth(cred, w)
    for card in table.hands[seat][:FULL_HAND]:
        value += hand_worth(table.catalogue.faces[card], w)
    return value + w.spare * max(hand - FULL_HAND, 0) + w.hand * left


def hand_worth(face: Face, w: Weights) -> float:
    """A hand card: actions make the best salary cards."""
    return w.hand * w.action if face.kind == ACTION else w.hand


def purse_worth(n: int, w: Weights) -> float:
    """Resources of one type: the first ones are worth most, so that both types are kept."""
    return w.resource * (min(n, ENOUGH) + 0.5 * min(max(n - ENOUGH, 0), ENOUGH)) + w.spare * max(n - 2 * ENOUGH, 0)


def card_worth(table: BrouhahaTable, card: int, kind: int, left: float, w: Weights) -> float:
    """A card in play, apart from its talents."""
    face = table.catalogue.faces[card]
    if kind == VENUE:
        pay = w.production * (face.produce_cash + face.produce_cred)
        return pay * (left if table.strummed[card] else left + 1.0) + w.venue
    if kind == GEAR:
        given = sum([sum(ability.add) for ability in face.own_talents])
        return w.gear_talent * max(given, 1)
    value = w.unit * left
    return value + w.person if kind == PERSONNEL else value


def judged_talents(table: BrouhahaTable, w: Weights) -> list[float]:
    """What one point of each talent is worth, given what is open."""
    found = [w.talent] * 5
    for gig in range(GIGS - 1):
        card = table.performance(gig)
        if card != NO_CARD:
            weights = table.catalogue.faces[card].judge
            for i in range(5):
                found[i] += w.judged * weights[i]
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


def reward_worth(table: BrouhahaTable, gig: int, w: Weights) -> float:
    """The reward of a GIG: its victory points, and a little for everything else."""
    value = 0.0
    for op in table.catalogue.faces[table.performance(gig)].reward:
        points = op.n.fixed if not op.n.per else table.seats
        value += points if op.code == VP else w.reward
    return value


def add_gigs(
    table: BrouhahaTable,
    shared: list[Source],
    strength: dict[int, list[int]],
    ready: list[list[int]],
    worth: Worth,
    w: Weights,
) -> None:
    """What the GIGs promise: the lead if it would be judged now, or the best hope to win with other musicians."""
    hopes = worth.hopes
    for gig in range(GIGS):
        if table.performance(gig) == NO_CARD:
            continue
        prize = reward_worth(table, gig, w)
        if table.venues[gig] == NO_CARD:
            if not table.opened[gig]:
                for seat in range(table.seats):
                    if has_venue(table, seat) and suffices(table, gig, [0] * 6, strength, ready[seat]):
                        hopes[seat] = max(hopes[seat], prize * w.unopened)
            continue
        bands = standings(table, gig, shared)
        winner = judge(table, gig, bands).winner
        for seat in range(table.seats):
            if seat == winner:
                worth.leads[seat] += prize * chance(table, gig, seat, ready, w)
            else:
                hope = prize * hope_of(table, gig, seat, bands, strength, w)
                hopes[seat] = max(hopes[seat], hope * (1.0 if winner == NOBODY else w.rival))


def has_venue(table: BrouhahaTable, seat: Seat) -> bool:
    """Has this manager a venue that can still be opened?"""
    return any(table.catalogue.kind[card] == VENUE and is_ready(table, card) for card in table.play[seat])


def chance(table: BrouhahaTable, gig: int, seat: Seat, ready: list[list[int]], w: Weights) -> float:
    """The chance to keep the lead, given who else can still come."""
    for other in range(table.seats):
        if other != seat:
            for card in ready[other]:
                if refusal(table, card, gig) == FINE:
                    return w.attacked
    return w.held


def hope_of(
    table: BrouhahaTable, gig: int, seat: Seat, bands: list[Standing], strength: dict[int, list[int]], w: Weights
) -> float:
    """The chance to win with more musicians; who went to a HUSTLE instead is not held against the manager."""
    free = [card for card in table.play[seat] if card in strength and is_free(table, card)]
    able = affordable(table, gig, seat, free)
    for band in bands:
        if band.seat == seat:
            return w.joined if suffices(table, gig, band.numbers, strength, able) else 0.0
    return w.possible if suffices(table, gig, [0] * 6, strength, able) else 0.0


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
