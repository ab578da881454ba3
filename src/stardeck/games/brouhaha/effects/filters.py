"""Who fits, what holds, how much: filters, conditions and amounts. [rules 10.3, 10.4]"""

from stardeck.games.brouhaha.table import AT_GIG, HOME, ON_HUSTLE, SALARY, BrouhahaTable
from stardeck.games.brouhaha.vocabulary import AT_GIG as AT_ANY_GIG
from stardeck.games.brouhaha.vocabulary import (
    AT_HERE,
    AT_NONE,
    GEAR,
    IF_AT_GIG,
    IF_BEHIND,
    IF_COUNT,
    IF_DOWNBEAT,
    IF_GEAR,
    IF_ROUND,
    IF_VOLUME,
    MINE,
    MOD_IMMUNE,
    PER_COUNT,
    PER_HAND,
    PER_MANAGERS,
    PER_SALARIES,
    Ability,
    Amount,
    Condition,
    Filter,
)
from stardeck.kernel.sealed import Seat


def location(table: BrouhahaTable, card: int) -> int:
    """Where a face-up card is: worn gear is where its wearer is."""
    if table.catalogue.kind[card] == GEAR and table.wearer[card] >= 0:
        return table.place[table.wearer[card]]
    return table.place[card]


def fits(table: BrouhahaTable, wanted: Filter, card: int, source: int, you: Seat) -> bool:
    """Does this card in play fit, from the point of view of `source` and its `you`?"""
    side = wanted.side
    if side and (table.manager[card] == you) != (side == MINE):
        return False
    if table.place[card] == SALARY:
        return salary_fits(wanted)
    if not wanted.prints[card]:
        return False
    if wanted.strummed >= 0 and table.strummed[card] != (wanted.strummed == 1):
        return False
    if wanted.itself >= 0 and (card == source) != (wanted.itself == 1):
        return False
    if wanted.at and not is_at(table, wanted.at, card, source):
        return False
    if wanted.max_cost >= 0:
        cost = table.catalogue.cash_at[table.round][card] + table.catalogue.cred_at[table.round][card]
        return cost <= wanted.max_cost
    return True


def salary_fits(wanted: Filter) -> bool:
    """A face-down card is a salary card, un-strummed, at `none`, without tags and without a cost."""
    return wanted.salary and wanted.strummed != 1 and wanted.at <= AT_NONE and wanted.itself != 1


def is_at(table: BrouhahaTable, at: int, card: int, source: int) -> bool:
    """Is the card at no GIG and HUSTLE, at any GIG, or at the GIG of `source`?"""
    place = location(table, card)
    if at == AT_NONE:
        return place == HOME
    if not AT_GIG <= place < ON_HUSTLE:
        return False
    return at == AT_ANY_GIG or (at == AT_HERE and source >= 0 and table.gig_of(source) == place - AT_GIG)


def count(table: BrouhahaTable, wanted: Filter, source: int, you: Seat) -> int:
    """How many cards in play fit."""
    n = 0
    prints = wanted.prints
    for mine in table.play:
        for card in mine:
            if prints[card] and fits(table, wanted, card, source, you):
                n += 1
    if wanted.salary:
        for salaries in table.salaries:
            for card in salaries:
                if fits(table, wanted, card, source, you):
                    n += 1
    return n


def fitting(table: BrouhahaTable, wanted: Filter, source: int, you: Seat) -> list[int]:
    """All cards in play that fit, by entry number."""
    found: list[int] = []
    prints = wanted.prints
    for mine in table.play:
        found += [card for card in mine if prints[card] and fits(table, wanted, card, source, you)]
    if wanted.salary:
        for mine in table.salaries:
            found += [card for card in mine if fits(table, wanted, card, source, you)]
    if len(found) > 1:
        found.sort(key=table.entry.__getitem__)
    return found


# ---------------------------------------------------------------------- conditions and amounts


def compare(left: int, how: int, right: int) -> bool:
    """`<`, `<=`, `==`, `>=`, `>`."""
    if how == 0:
        return left < right
    if how == 1:
        return left <= right
    if how == 2:
        return left == right
    if how == 3:
        return left >= right
    return left > right


def holds(table: BrouhahaTable, condition: Condition, source: int, you: Seat) -> bool:
    """Does the condition hold? It never looks at talents."""
    code = condition.code
    if code == IF_VOLUME:
        return compare(table.volume, condition.compare, condition.n)
    if code == IF_ROUND:
        return compare(table.round, condition.compare, condition.n)
    if code == IF_COUNT:
        assert condition.of is not None
        return compare(count(table, condition.of, source, you), condition.compare, condition.n)
    if code == IF_GEAR:
        return len(table.gear_on(source)) > 0
    if code == IF_DOWNBEAT:
        return table.downbeat == you
    if code == IF_BEHIND:
        return you >= 0 and max(table.vp) > table.vp[you]
    assert code == IF_AT_GIG
    return source >= 0 and table.gig_of(source) >= 0


def all_hold(table: BrouhahaTable, conditions: tuple[Condition, ...], source: int, you: Seat) -> bool:
    """Do all conditions hold?"""
    return not conditions or all(holds(table, condition, source, you) for condition in conditions)


def works(table: BrouhahaTable, ability: Ability, card: int) -> bool:
    """A static ability works while its conditions hold for the card's manager."""
    return all_hold(table, ability.conditions, card, table.manager[card]) if ability.conditions else True


def how_many(table: BrouhahaTable, amount: Amount, source: int, you: Seat) -> int:
    """The number an amount stands for now."""
    per = amount.per
    if not per:
        return amount.fixed
    n = 0
    if per == PER_HAND:
        n = len(table.hands[you]) if you >= 0 else 0
    elif per == PER_SALARIES:
        n = len(table.salaries[you]) if you >= 0 else 0
    elif per == PER_MANAGERS:
        n = table.seats
    else:
        assert per == PER_COUNT
        assert amount.of is not None
        n = count(table, amount.of, source, you)
    return min(n, amount.most) if amount.most >= 0 else n


# ---------------------------------------------------------------------- targets


def immune(table: BrouhahaTable, card: int, you: Seat) -> bool:
    """Other managers' effects cannot pick this card. A face-down card has no abilities."""
    if table.manager[card] == you or table.place[card] == SALARY:
        return False
    return any(works(table, ability, card) for ability in table.catalogue.faces[card].mods[MOD_IMMUNE])


def can_be_picked(table: BrouhahaTable, card: int, you: Seat, gear_too: bool) -> bool:
    """May "you" pick this fitting card?"""
    if immune(table, card, you):
        return False
    return gear_too or table.place[card] == SALARY or table.catalogue.kind[card] != GEAR


def targets(table: BrouhahaTable, wanted: Filter, source: int, you: Seat, gear_too: bool) -> list[int]:
    """The cards "you" may pick, by entry number."""
    return [card for card in fitting(table, wanted, source, you) if can_be_picked(table, card, you, gear_too)]


def has_any(table: BrouhahaTable, wanted: Filter, source: int, you: Seat, gear_too: bool) -> bool:
    """Is there a card that "you" may pick?"""
    prints = wanted.prints
    for mine in table.play:
        for card in mine:
            if prints[card] and fits(table, wanted, card, source, you) and can_be_picked(table, card, you, gear_too):
                return True
    return wanted.salary and len(targets(table, wanted, source, you, gear_too)) > 0
