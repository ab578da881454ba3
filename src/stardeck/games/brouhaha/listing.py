"""The cards of Rock & Roll Brouhaha as a list for people to read, with their provenance and what is drawn on them."""

from collections.abc import Iterator, Mapping
from typing import Any

from stardeck.games.brouhaha.cards import Catalogue
from stardeck.games.brouhaha.schema import CardEntry, Price, is_open_mic
from stardeck.games.brouhaha.sentences import effects
from stardeck.kernel.game import CardInfo
from stardeck.kernel.text import listed, say

GROUPS = {
    "chill": "Chill",
    "forte": "Forte",
    "extra": "Extra",
    "promo": "Promotional",
    "gear": "gear",
    "hustle": "HUSTLES",
    "marker": "markers",
}


def card_list(catalogue: Catalogue) -> Iterator[CardInfo]:
    """Every card of the box; copies in a game with two sets have the same face."""
    for card in catalogue.file.card:
        group = say(GROUPS.get(card.deck, GROUPS.get(card.type, "Set Lists")))
        yield CardInfo(
            card.id, say(card.name), card.count, card.type, say(card.text), card.source, group, _note(card), face(card)
        )


def face(card: CardEntry) -> Mapping[str, Any]:
    """What is drawn: only what the card has."""
    found: dict[str, Any] = {
        "deck": card.deck,
        "tags": card.sub,
        "skills": card.skills,
        "home": card.home,
        "band": card.band,
        "styles": card.styles,
        "level": card.level,
        "talents": card.talents and card.talents.numbers(),
        "cost": _price(card.cost),
        "by_round": card.cost_round is not None,
        "produce": _price(card.produce),
        "expense": _price(card.expense),
        "free_before": card.free_before,
        "rig": _price(card.assign_cost) if card.fits is not None else None,
        "req": card.req and card.req.numbers(),
        "judge": card.judge,
        "reward": effects(card.reward) if card.reward else None,
        "open_mic": is_open_mic(card),
    }
    return {name: value for name, value in found.items() if value}


def _price(price: Price | None) -> tuple[int, int] | None:
    """Cash and cred; a price of nothing counts."""
    return None if price is None else (price.cash, price.cred)


def _note(card: CardEntry) -> str:
    """What had to be made up for a card that the rulebook names."""
    return say("Not in the rulebook, our own: {fields}.", fields=listed(list(card.lost))) if card.lost else ""
