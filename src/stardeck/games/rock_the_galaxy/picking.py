"""Picking several cards one by one, so that every selection can be reached in exactly one way. [rules 6.2]"""

from stardeck.games.rock_the_galaxy.actions import Card
from stardeck.games.rock_the_galaxy.table import RockTable
from stardeck.kernel.action import Action
from stardeck.kernel.reason import Reason
from stardeck.kernel.text import say


def distinct(cards: list[int]) -> list[int]:
    """Every type once, in canonical order."""
    return [card for i, card in enumerate(cards) if i == 0 or cards[i - 1] != card]


def pickable(cards: list[int], left: int, last: int) -> list[int]:
    """The types that can be picked next, if `left` picks are still to come and `last` was the latest one."""
    found = []
    before = -1
    for i in range(len(cards) - left + 1):
        card = cards[i]
        if card != before and card >= last:
            found.append(card)
        before = card
    return found


def why_not_pick(table: RockTable, cards: list[int], action: Action, left: int, last: int, rule: str) -> Reason | None:
    """Why a card cannot be picked now, or None."""
    if not isinstance(action, Card):
        return Reason(rule, say("First choose the cards you give up: {n} to go.", n=left))
    card = table.catalogue.number[action.card]
    if card not in cards:
        return Reason(rule, say("You do not hold this card (any more)."))
    if card < last:
        return Reason(rule, say("Cards are picked in the order of the card list, and you are past this one."))
    if len(cards) - cards.index(card) < left:
        return Reason(rule, say("Cards are picked in the order of the card list: start with an earlier one."))
    return None
