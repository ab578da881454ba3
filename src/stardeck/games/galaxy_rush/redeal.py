"""Dealing anew what a seat cannot see: the other captain's predictions and the order of all decks."""

from stardeck.games.galaxy_rush.cards import PREDICTIONS
from stardeck.games.galaxy_rush.table import GalaxyTable
from stardeck.kernel.deck import Deck
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat


def redeal(table: GalaxyTable, seat: Seat | None, rng: Rng) -> GalaxyTable:
    """A table that `seat` (None: a spectator) cannot tell from this one."""
    new = table.copy()
    new.rng = rng
    new.log = None
    new.orbit_deck = without_order(table.orbit_deck)
    new.deck = without_order(table.deck)
    new.later = tuple([without_order(deck) for deck in table.later])
    if not table.ended:
        for other in (0, 1):
            if other != seat:
                deal_predictions(new, other, rng)
    return new


def without_order(deck: Deck) -> Deck:
    """The same cards, sorted: what is imagined must not depend on the order in which they really lie."""
    return Deck(sorted(deck.cards()))


def deal_predictions(table: GalaxyTable, other: Seat, rng: Rng) -> None:
    """All eight conditions of a colour may lie anywhere: in the hand, on either rocket, or out of the game."""
    conditions = list(range(PREDICTIONS))
    rng.shuffle(conditions)
    for rocket in (0, 1):
        table.stacks[rocket] = tuple(
            [
                other * PREDICTIONS + conditions.pop() if card // PREDICTIONS == other else card
                for card in table.stacks[rocket]
            ]
        )
    captain = table.captains[other]
    size = len(captain.hand)
    captain.hand = tuple(sorted(conditions[:size]))
    captain.unused = tuple(sorted(conditions[size:]))


def hidden(table: GalaxyTable, seat: Seat | None) -> object:
    """Everything the seat cannot see, in a form that can be compared; deck orders do not exist before a draw."""
    if table.ended:
        return ()
    return [
        (
            table.captains[other].hand,
            table.captains[other].unused,
            [[card for card in stack if card // PREDICTIONS == other] for stack in table.stacks],
        )
        for other in (0, 1)
        if other != seat
    ]
