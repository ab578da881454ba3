"""What will come of the action under way, if everybody does the obvious: a position is judged between two actions.

Likings are in hundredths of a victory point, roughly.
"""

from typing import Any, Final

from stardeck.games.brouhaha.actions import Cash, Copy, Decline, Manager, Pick, Volume, Where
from stardeck.games.brouhaha.cards import GIGS, NO_CARD, NOBODY, UP
from stardeck.games.brouhaha.effects.choosing import ChooseMode, PickWay, Split, ways
from stardeck.games.brouhaha.effects.filters import how_many
from stardeck.games.brouhaha.effects.managers import PickManager
from stardeck.games.brouhaha.effects.picks import Buy, Discard, Fetch, Look, Recover
from stardeck.games.brouhaha.effects.talents import sources, talents
from stardeck.games.brouhaha.effects.targets import PickGig, Target
from stardeck.games.brouhaha.rules.gigs import add_musician, judge, standings
from stardeck.games.brouhaha.rules.hustles import ChooseEffect, CopyEffect, alternatives, effect_of
from stardeck.games.brouhaha.rules.main import Turn
from stardeck.games.brouhaha.rules.prelude import OpeningBottom, PayoutSplit, PreludeDiscard
from stardeck.games.brouhaha.rules.where import OpenAt, RigOn, SendTo, gig_named
from stardeck.games.brouhaha.table import AT_GIG, ON_HUSTLE, BrouhahaTable, Scene
from stardeck.games.brouhaha.vocabulary import (
    BOOST,
    BUY,
    COPY_HUSTLE,
    DISCARD,
    DRAW,
    FETCH,
    GAIN_ANY,
    JAM,
    LOOK,
    LOSE,
    MUSICIAN,
    OPPORTUNITY,
    PEEK_HAND,
    RESET,
    VENUE,
    VOLUME_CHOICE,
    VP,
)
from stardeck.kernel.action import Action
from stardeck.kernel.outlook import Likings, play_calmly
from stardeck.kernel.sealed import Seat

POINT: Final = 100
TALENT: Final = 40
CARD: Final = 60
RESOURCE: Final = 25
GEAR_TALENT: Final = 15
FULL_HAND: Final = 7
HOPE: Final = 4  # a musician at a GIG that can still be won is worth so much less than winning it
LEAD: Final = 10  # one more at a GIG that is won already
UNSURE: Final = 10  # an effect whose use is not obvious
EFFECTS: Final[dict[int, int]] = {DRAW: 55, LOOK: 60, BUY: 20, OPPORTUNITY: 50, FETCH: 40}  # of HUSTLES
GOOD: Final = (RESET, BOOST)  # for a card; all else one does to cards of others
BAD: Final = (LOSE, DISCARD, PEEK_HAND)  # for a manager


def calm(table: BrouhahaTable) -> BrouhahaTable:
    """This table, or a copy in which the action under way is over, and the prelude of the round."""
    if is_calm(table):
        return table
    after = table.copy()
    play_calmly(after, is_calm, LIKINGS)
    return after


def is_calm(table: BrouhahaTable) -> bool:
    """A turn begins, or the game is over."""
    return not table.agenda or isinstance(table.agenda[-1], Turn)


# ---------------------------------------------------------------------- where to


def as_destination(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """A GIG that is won by it; else the HUSTLE that brings most."""
    assert isinstance(step, SendTo)
    assert isinstance(action, Where)
    kind, _, name = action.place.partition(":")
    card = table.catalogue.number[name]
    if kind == "hustle":
        return hustle_worth(table, Scene(card, seat, step.card))
    return gig_worth(table, seat, step.card, gig_named(table, card))


def hustle_worth(table: BrouhahaTable, scene: Scene) -> int:
    """What a HUSTLE brings to this unit."""
    ops = effect_of(table, scene)
    if not ops:
        return 0
    code = ops[0].code
    if code == JAM:
        return jam_worth(table, scene)
    if code == COPY_HUSTLE:
        return UNSURE
    if code == VOLUME_CHOICE:
        n = how_many(table, ops[0].n, scene.source, scene.you)
        return max([0, *[volume_worth(table, scene.you, n, way) for way in ways(table)]])
    can = len(alternatives(table, ops, scene))
    if code == GAIN_ANY:
        return gain_worth(table, scene.you, can - 1)
    if not can or (code != BUY and len(table.hands[scene.you]) >= FULL_HAND):
        return 0
    return EFFECTS.get(code, UNSURE)


def gain_worth(table: BrouhahaTable, seat: Seat, n: int) -> int:
    """So many resources more, as many of one type as of the other."""
    total = table.cash[seat] + table.cred[seat]
    return 2 * (purse_worth((total + n) // 2) - purse_worth(total // 2))


def purse_worth(n: int) -> int:
    """Resources of one type: the first ones are worth most."""
    return RESOURCE * min(n, 2) + RESOURCE // 2 * min(max(n - 2, 0), 2) + 2 * max(n - 4, 0)


def jam_worth(table: BrouhahaTable, scene: Scene) -> int:
    """A point for those with most musicians at the JAM SESSION."""
    place = ON_HUSTLE + table.house.hustles.index(scene.source)
    kind = table.catalogue.kind
    if kind[scene.unit] != MUSICIAN:
        return 0
    counts = [
        len([card for card in mine if table.place[card] == place and kind[card] == MUSICIAN]) for mine in table.play
    ]
    return POINT // 2 if counts[scene.you] + 1 == max(max(counts), 1) else 0


def gig_worth(table: BrouhahaTable, seat: Seat, card: int, gig: int) -> int:
    """What it changes about a GIG when this musician joins."""
    shared = sources(table)
    before = judge(table, gig, standings(table, gig, shared)).winner
    place = table.place[card]
    table.place[card] = AT_GIG + gig
    table.bands[gig].append(card)
    bands = standings(table, gig, shared)
    outcome = judge(table, gig, bands)
    table.bands[gig].pop()
    table.place[card] = place
    if before == seat:
        return LEAD
    gain = prize(table, gig)
    if outcome.winner == seat:
        return gain if before == NOBODY else 2 * gain
    if seat in outcome.tied:
        return gain
    for band in bands:
        if band.seat == seat and missing(table, seat, gig, band.numbers, card) == 0:
            return gain // HOPE
    return 0


def missing(table: BrouhahaTable, seat: Seat, gig: int, numbers: list[int], but: int) -> int:
    """What a band with these numbers lacks for the REQ, if all ready musicians but one join it."""
    shared = sources(table)
    for card in table.play[seat]:
        if table.catalogue.kind[card] == MUSICIAN and is_ready(table, card) and card != but:
            add_musician(table, card, talents(table, card, shared), numbers)
    req = table.catalogue.faces[table.performance(gig)].req
    return sum([max(req[i] - numbers[i], 0) for i in range(6)])


def is_ready(table: BrouhahaTable, card: int) -> bool:
    """Can still be assigned this round."""
    return not table.strummed[card] and not table.assigned[card]


def prize(table: BrouhahaTable, gig: int) -> int:
    """The points of a performance."""
    points = 0
    for op in table.catalogue.faces[table.performance(gig)].reward:
        if op.code == VP:
            points += table.seats if op.n.per else op.n.fixed
    return POINT * points


def as_stage(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """The best prize that the own ready musicians can win."""
    assert isinstance(action, Where)
    gig = gig_named(table, table.catalogue.number[action.place.partition(":")[2]])
    lacks = missing(table, seat, gig, [0, 0, 0, 0, 0, 0], NO_CARD)
    return -lacks if lacks else prize(table, gig)


def as_wearer(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """The best musician."""
    assert isinstance(action, Where)
    return sum(table.catalogue.faces[table.catalogue.number[action.place.partition(":")[2]]].talents)


# ---------------------------------------------------------------------- effects


def as_effect(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """Use it, if it does any good."""
    assert isinstance(step, ChooseEffect)
    if isinstance(action, Decline):
        return 0
    scene = step.scene
    if isinstance(action, Volume):
        return volume_worth(table, seat, how_many(table, effect_of(table, scene)[0].n, scene.source, seat), action)
    if isinstance(action, Cash):
        return POINT - unbalance(table, seat, action.cash, len(step.can) - 1)
    if isinstance(action, Pick):
        return as_gear(table, step, seat, action)
    if isinstance(action, Copy):
        return hustle_worth(table, Scene(table.catalogue.number[action.hustle], seat, scene.unit))
    return 1


def as_way(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """The VOLUME that helps more."""
    assert isinstance(step, PickWay)
    return volume_worth(table, seat, step.n, action)


def volume_worth(table: BrouhahaTable, seat: Seat, n: int, way: Action) -> int:
    """What changes when VOLUME moves."""
    volume = table.volume
    now = standing(table, seat)
    table.volume = min(
        max(volume + (n if way is UP else -n), table.catalogue.least_volume), table.catalogue.most_volume
    )
    then = standing(table, seat)
    table.volume = volume
    return then - now


def standing(table: BrouhahaTable, seat: Seat) -> int:
    """How far a manager is ahead, at first sight: points, GIGs, talents, cards and resources."""
    shared = sources(table)
    kind = table.catalogue.kind
    totals = []
    for manager in range(table.seats):
        total = POINT * table.vp[manager] + CARD * len(table.hands[manager])
        total += RESOURCE * (min(table.cash[manager], 4) + min(table.cred[manager], 4))
        for card in table.play[manager]:
            if kind[card] == MUSICIAN:
                total += TALENT * sum(talents(table, card, shared))
        totals.append(total)
    for gig in range(GIGS):
        if table.bands[gig]:
            winner = judge(table, gig, standings(table, gig, shared)).winner
            if winner != NOBODY:
                totals[winner] += prize(table, gig)
    return totals[seat] - max([totals[other] for other in range(table.seats) if other != seat])


def as_mode(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """What stands better afterwards."""
    after = table.copy()
    after.agenda.pop()
    step.take(after, seat, action)
    play_calmly(after, is_calm, LIKINGS)
    return standing(after, seat)


def as_split(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """As much cash as cred."""
    assert isinstance(step, Split)
    assert isinstance(action, Cash)
    return -unbalance(table, seat, action.cash, step.n)


def as_payout(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """As much cash as cred."""
    assert isinstance(action, Cash)
    return -unbalance(table, seat, action.cash, len(table.salaries[seat]))


def unbalance(table: BrouhahaTable, seat: Seat, cash: int, n: int) -> int:
    """How much more of one resource there would be."""
    return abs(table.cash[seat] + cash - (table.cred[seat] + n - cash))


# ---------------------------------------------------------------------- cards and people


def as_target(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """Good things for the own best card, bad ones for the best card of others, those at a GIG first."""
    assert isinstance(step, Target)
    if not isinstance(action, Pick):
        return 0
    card = table.catalogue.number[action.card]
    worth = POINT + TALENT * sum(table.catalogue.faces[card].talents)
    if AT_GIG <= table.place[card] < ON_HUSTLE:
        worth *= 2
    return worth if (table.manager[card] == seat) == (step.op.code in GOOD) else -worth


def as_closed(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """A GIG that is won by then; not one that another wins."""
    assert isinstance(action, Pick)
    gig = gig_named(table, table.catalogue.number[action.card])
    winner = judge(table, gig, standings(table, gig, sources(table))).winner
    if winner == NOBODY:
        return 0
    return prize(table, gig) if winner == seat else -prize(table, gig)


def as_manager(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """Whoever has most points gets what is bad."""
    assert isinstance(step, PickManager)
    assert isinstance(action, Manager)
    return table.vp[action.seat] if step.op.code in BAD else -table.vp[action.seat]


def as_kept(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """The card that helps most."""
    return card_worth(table, table.catalogue.number[action.card]) if isinstance(action, Pick) else -POINT


def as_dropped(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """The card that helps least."""
    return -as_kept(table, step, seat, action)


def card_worth(table: BrouhahaTable, card: int) -> int:
    """How much a hand card helps, at first sight."""
    face = table.catalogue.faces[card]
    price = table.catalogue.cash_at[table.round][card] + table.catalogue.cred_at[table.round][card]
    if face.kind == VENUE:
        return CARD + RESOURCE * (face.produce_cash + face.produce_cred)
    return CARD + TALENT * sum(face.talents) - RESOURCE * price


def as_gear(table: BrouhahaTable, step: Any, seat: Seat, action: Action) -> int:
    """Gear that gives more than it costs."""
    if not isinstance(action, Pick):
        return 0
    gear = table.catalogue.number[action.card]
    given = sum([sum(ability.add) for ability in table.catalogue.faces[gear].own_talents])
    price = table.catalogue.cash_at[table.round][gear] + table.catalogue.cred_at[table.round][gear]
    left = table.cash[seat] + table.cred[seat] - price
    return GEAR_TALENT * max(given, 1) - RESOURCE * max(price - left, 0)


LIKINGS: Final[Likings] = {
    SendTo: as_destination,
    OpenAt: as_stage,
    RigOn: as_wearer,
    ChooseEffect: as_effect,
    CopyEffect: as_effect,
    PickWay: as_way,
    ChooseMode: as_mode,
    Split: as_split,
    PayoutSplit: as_payout,
    Target: as_target,
    PickGig: as_closed,
    PickManager: as_manager,
    Look: as_kept,
    Fetch: as_kept,
    Recover: as_kept,
    Discard: as_dropped,
    OpeningBottom: as_dropped,
    PreludeDiscard: as_dropped,
    Buy: as_gear,
}
