"""Talents, costs, prices and expenses: what static modifiers make of printed numbers. [rules 8.2.1, 8.3, 10.7]"""

from stardeck.games.brouhaha.cards import GIGS, NO_CARD
from stardeck.games.brouhaha.effects.filters import fits, how_many, works
from stardeck.games.brouhaha.table import BrouhahaTable
from stardeck.games.brouhaha.vocabulary import (
    MOD_COST,
    MOD_COUNTS_AS,
    MOD_EXPENSE,
    MOD_SHOP,
    MUSICIAN,
    SCOPE_SELF,
    Ability,
)
from stardeck.kernel.sealed import Seat


class Source:
    """A shared talent modifier that works now, and the card it stands on."""

    def __init__(self, card: int, ability: Ability, times: int) -> None:
        self.card = card
        self.ability = ability
        self.times = times


def sources(table: BrouhahaTable) -> list[Source]:
    """All modifiers for musicians in general that work now, on cards in play and on open performances."""
    found: list[Source] = []
    faces = table.catalogue.faces
    for mine in table.play:
        for card in mine:
            if faces[card].shared_talents:
                add_sources(table, card, found)
    for gig in range(GIGS):
        card = table.performance(gig)
        if card != NO_CARD and faces[card].shared_talents:
            add_sources(table, card, found)
    return found


def add_sources(table: BrouhahaTable, card: int, found: list[Source]) -> None:
    """The modifiers of one card."""
    for ability in table.catalogue.faces[card].shared_talents:
        if works(table, ability, card):
            times = times_of(table, ability, card)
            if times:
                found.append(Source(card, ability, times))


def times_of(table: BrouhahaTable, ability: Ability, card: int) -> int:
    """How many times a modifier counts."""
    return 1 if ability.per is None else how_many(table, ability.per, card, table.manager[card])


def talents(table: BrouhahaTable, card: int, shared: list[Source]) -> list[int]:
    """What a face-up musician can do now: printed, modifiers, boosts (the sum of `reasons`); none below 0."""
    faces = table.catalogue.faces
    numbers = list(faces[card].talents)
    for ability in faces[card].own_talents:
        add_own(table, card, ability, numbers)
    for gear in table.rigged:
        if table.wearer[gear] == card:
            for ability in faces[gear].own_talents:
                add_own(table, gear, ability, numbers)
    for source in shared:
        wanted = source.ability.on_cards
        assert wanted is not None
        if wanted.prints[card] and fits(table, wanted, card, source.card, table.manager[source.card]):
            add(numbers, source.ability.add, source.times)
    if card in table.boosts:
        add(numbers, table.boosts[card], 1)
    for i in range(5):
        if numbers[i] < 0:
            numbers[i] = 0
    return numbers


def add_own(table: BrouhahaTable, card: int, ability: Ability, numbers: list[int]) -> None:
    """What a modifier of the musician itself, or of a gear it wears, adds."""
    if works(table, ability, card):
        add(numbers, ability.add, times_of(table, ability, card))


def add(numbers: list[int], more: tuple[int, ...], times: int) -> None:
    """So many times these talents are added."""
    for i in range(5):
        numbers[i] += times * more[i]


class Bonus:
    """Talents somebody or something adds to a musician."""

    def __init__(self, card: int, add: tuple[int, ...]) -> None:
        self.card = card  # NO_CARD: boosts until the end of the round
        self.add = add


def reasons(table: BrouhahaTable, card: int, shared: list[Source]) -> list[Bonus]:
    """Everything that changes a musician's talents now."""
    found: list[Bonus] = []
    faces = table.catalogue.faces
    for ability in faces[card].own_talents:
        own_bonus(table, card, ability, found)
    if table.rigged:
        for gear in table.gear_on(card):
            for ability in faces[gear].own_talents:
                own_bonus(table, gear, ability, found)
    for source in shared:
        wanted = source.ability.on_cards
        assert wanted is not None
        if fits(table, wanted, card, source.card, table.manager[source.card]):
            found.append(Bonus(source.card, multiplied(source.ability.add, source.times)))
    if card in table.boosts:
        found.append(Bonus(NO_CARD, table.boosts[card]))
    return found


def own_bonus(table: BrouhahaTable, card: int, ability: Ability, found: list[Bonus]) -> None:
    """A modifier of the musician itself, or of a gear it wears."""
    if works(table, ability, card):
        times = times_of(table, ability, card)
        if times:
            found.append(Bonus(card, multiplied(ability.add, times)))


def multiplied(add: tuple[int, ...], times: int) -> tuple[int, ...]:
    """So many times these talents."""
    return add if times == 1 else tuple([n * times for n in add])


def counts_as(table: BrouhahaTable, card: int) -> int:
    """As how many musicians a musician counts for REQ: the highest number there is, 1 if none."""
    most = 1
    faces = table.catalogue.faces
    for ability in faces[card].mods[MOD_COUNTS_AS]:
        if ability.scope == SCOPE_SELF and works(table, ability, card):
            most = max(most, ability.n)
    for gear in table.gear_on(card):
        for ability in faces[gear].mods[MOD_COUNTS_AS]:
            if works(table, ability, gear):
                most = max(most, ability.n)
    return most


# ---------------------------------------------------------------------- what things cost


def changes_costs(table: BrouhahaTable, seat: Seat) -> list[int]:
    """The manager's cards in play that may change what hand cards cost."""
    flags = table.catalogue.changes_costs
    return [card for card in table.play[seat] if flags[card]]


def cost(table: BrouhahaTable, card: int, changers: list[int]) -> tuple[int, int]:
    """What a hand card costs now, in cash and cred, with these cards of its manager in play."""
    catalogue = table.catalogue
    cash = catalogue.cash_at[table.round][card]
    cred = catalogue.cred_at[table.round][card]
    for changer in changers:
        for ability in catalogue.faces[changer].mods[MOD_COST]:
            wanted = ability.match
            assert wanted is not None
            if wanted.prints[card] and works(table, ability, changer):
                cash += ability.cash
                cred += ability.cred
    return max(cash, 0), max(cred, 0)


def expense(table: BrouhahaTable, card: int, gig: int) -> tuple[int, int]:
    """What the musician's manager pays to assign it to this GIG, in cash and cred."""
    catalogue = table.catalogue
    venue = table.venues[gig]
    face = catalogue.faces[venue]
    if table.round < face.free_before:
        return 0, 0
    minus = 0
    for ability in face.mods[MOD_EXPENSE]:
        if expense_fits(table, ability, card, venue):
            if ability.waive:
                return 0, 0
            minus += ability.n
    flags = catalogue.is_discount
    for gear in table.play[table.manager[card]]:
        if flags[gear]:
            for ability in catalogue.faces[gear].mods[MOD_EXPENSE]:
                if expense_fits(table, ability, card, gear):
                    if ability.waive:
                        return 0, 0
                    minus += ability.n
    if face.expense_cash:
        return max(face.expense_cash - minus, 0), 0
    return 0, max(face.expense_cred - minus, 0)


def expense_fits(table: BrouhahaTable, ability: Ability, card: int, source: int) -> bool:
    """Does an expense modifier apply to this musician? Its `if` is checked for the manager of its card."""
    wanted = ability.match
    assert wanted is not None
    return fits(table, wanted, card, source, table.manager[source]) and works(table, ability, source)


def shop_price(table: BrouhahaTable, seat: Seat, gear: int, discount: int) -> tuple[int, int]:
    """What a gear in the MUSIC SHOP costs this manager, in cash and cred."""
    catalogue = table.catalogue
    cash = catalogue.cash_at[table.round][gear] - discount
    for card in table.play[seat]:
        for ability in catalogue.faces[card].mods[MOD_SHOP]:
            if works(table, ability, card):
                cash += ability.n
    return max(cash, 0), catalogue.cred_at[table.round][gear]


def can_wear(table: BrouhahaTable, gear: int, card: int) -> bool:
    """May this musician of the gear's manager wear it? Both are un-strummed."""
    wanted = table.catalogue.faces[gear].fits
    assert wanted is not None
    return (
        wanted.prints[card]
        and table.wearer[gear] != card
        and not table.strummed[card]
        and table.catalogue.kind[card] == MUSICIAN
        and (wanted.is_plain or fits(table, wanted, card, gear, table.manager[gear]))
    )
