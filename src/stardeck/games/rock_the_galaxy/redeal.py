"""Dealing anew what a seat cannot see: other hands, the deck, sealed ballots, what others know."""

from itertools import combinations
from typing import Final

from stardeck.games.rock_the_galaxy.effects import Discard, Secret
from stardeck.games.rock_the_galaxy.picking import pickable
from stardeck.games.rock_the_galaxy.rules.scoring_phase import LaySet
from stardeck.games.rock_the_galaxy.sets import can_add, can_finish
from stardeck.games.rock_the_galaxy.table import RockTable
from stardeck.kernel.deck import Deck
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat

TRIES: Final = 64


def redeal(table: RockTable, seat: Seat | None, rng: Rng) -> RockTable:
    """A table that `seat` (None: a spectator) cannot tell from this one."""
    new = table.copy()
    new.rng = rng
    new.log = None
    if not table.house.open_hands:
        others = [other for other in range(table.seats) if other != seat]
        deal_hands(table, new, seat, others, rng, helped=False)
        tries = 1
        while not can_go_on(new, others):
            tries += 1
            deal_hands(table, new, seat, others, rng, helped=tries > TRIES)
        forget_third_parties(new, seat)
    else:
        new.deck = Deck(sorted(new.deck.cards()))
    step = new.agenda[-1] if new.agenda else None
    if isinstance(step, Secret):
        new.agenda[-1] = imagine_picks(new, step, seat, rng)
    return new


def deal_hands(table: RockTable, new: RockTable, seat: Seat | None, others: list[Seat], rng: Rng, helped: bool) -> None:
    """Give every other hand its certain cards and fill it up from all cards the seat cannot see."""
    unseen = table.deck.cards()
    hands = []
    for other in others:
        sure = list(table.known[seat * table.seats + other]) if seat is not None else []
        rest = table.bands[other].hand[:]
        for card in sure:
            rest.remove(card)
        unseen += rest
        hands.append(sure)
    unseen.sort()  # so that the same chance deals the same, whoever really holds what
    if helped:
        rng.shuffle(unseen)
        i = others.index(table.active)
        hands[i] += take_what_completes(new, hands[i], unseen)
    new.deck = Deck(unseen)
    for i, other in enumerate(others):
        missing = len(table.bands[other].hand) - len(hands[i])
        hands[i] += [new.deck.draw(rng) for _ in range(missing)]
        new.bands[other].hand = sorted(hands[i])


def take_what_completes(table: RockTable, sure: list[int], unseen: list[int]) -> list[int]:
    """The first unseen cards, by size and then by chance, with which the active player can go on."""
    fitting = [card for card in unseen if fits_step(table, card)]
    room = len(table.bands[table.active].hand) - len(sure)
    found = next(
        cards
        for size in range(1, room + 1)
        for cards in combinations(fitting, size)
        if completes(table, sorted([*sure, *cards]))
    )
    for card in found:
        unseen.remove(card)
    return list(found)


def fits_step(table: RockTable, card: int) -> bool:
    """Could this card be picked next in the running set or discard?"""
    step = table.agenda[-1]
    if isinstance(step, LaySet):
        return card >= step.last and step.target.matches[card]
    assert isinstance(step, Discard)
    return card >= step.last


def can_go_on(table: RockTable, others: list[Seat]) -> bool:
    """Somebody who is in the middle of a set or a discard must hold what completes it: everybody knows that."""
    return table.active not in others or completes(table, table.bands[table.active].hand)


def completes(table: RockTable, hand: list[int]) -> bool:
    """With this hand the active player can go on with the running set or discard."""
    step = table.agenda[-1] if table.agenda else None
    if isinstance(step, LaySet):
        if can_finish(table.catalogue, step.symbols, step.big):
            return True
        return bool(can_add(table.catalogue, hand, step.target, step.symbols, step.big, step.last))
    if isinstance(step, Discard):
        return bool(pickable(hand, step.n, step.last))
    return True


def forget_third_parties(table: RockTable, seat: Seat | None) -> None:
    """What others know of each other's hands, even how much, is hidden; what they know of the seat's own hand stays."""
    for observer in range(table.seats):
        for other in range(table.seats):
            if seat not in (observer, other):
                table.known[observer * table.seats + other] = ()


def imagine_picks(table: RockTable, step: Secret, seat: Seat | None, rng: Rng) -> Secret:
    """Sealed ballots of others: any cards that they may have picked; who is still thinking has picked none yet."""
    picks = []
    for other in range(table.seats):
        mine = step.picks[other]
        if other != seat:
            mine = imagine_ballot(step, table.bands[other].hand, rng) if len(mine) == step.n else ()
        picks.append(mine)
    return step.again(tuple(picks))


def imagine_ballot(step: Secret, hand: list[int], rng: Rng) -> tuple[int, ...]:
    """All picks of a seat that is done."""
    left = hand[:]
    chosen: list[int] = []
    while len(chosen) < step.n:
        can = pickable(left, step.n - len(chosen), chosen[-1] if chosen else 0)
        chosen.append(can[rng.below(len(can))])
        left.remove(chosen[-1])
    return tuple(chosen)


def hidden(table: RockTable, seat: Seat | None) -> object:
    """Everything the seat cannot see, in a form that can be compared."""
    step = table.agenda[-1] if table.agenda else None
    picks = step.picks if isinstance(step, Secret) else ()
    others = [other for other in range(table.seats) if other != seat]
    return (
        sorted(table.deck.cards()),
        [] if table.house.open_hands else [table.bands[other].hand[:] for other in others],
        [picks[other] for other in others] if picks else [],
    )
