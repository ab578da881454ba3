"""The cards of Rock the Galaxy as a list for people to read, with their provenance and what is drawn on them.

Not compiled: it runs when somebody asks for the list.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from stardeck.games.rock_the_galaxy.cards import Catalogue
from stardeck.games.rock_the_galaxy.schema import CardEntry
from stardeck.kernel.game import CardInfo


def card_list(catalogue: Catalogue) -> Iterator[CardInfo]:
    """Every card type in canonical order."""
    for card in sorted(catalogue.file.card, key=lambda card: card.order):
        face = FACES[card.kind](card, catalogue)
        yield CardInfo(
            card.id, card.name, card.count, card.kind, card.text, card.source, card.pack, card.evidence, face
        )


def _theme(card: CardEntry, catalogue: Catalogue) -> Mapping[str, Any]:
    theme = next(theme for theme in catalogue.file.theme if theme.id == card.theme)
    about = {"theme": theme.id, "name": theme.name, "rank": theme.rank, "total": theme.symbols}
    return {"order": card.order, "colours": (card.color,), "symbols": card.symbols, **about, "earns": _earns(catalogue)}


def _music(card: CardEntry, catalogue: Catalogue) -> Mapping[str, Any]:
    limits = {"least": card.min_set, "returns": card.return_fans}
    return {
        "order": card.order,
        "colours": card.colors,
        "symbols": card.symbols,
        **limits,
        "earns": _earns(catalogue),
    }


def _action(card: CardEntry, catalogue: Catalogue) -> Mapping[str, Any]:
    return {"order": card.order, "actions": tuple({"op": op.op, "n": op.n} for op in card.actions)}


def _earns(catalogue: Catalogue) -> tuple[Mapping[str, int], ...]:
    """The reward table of the rule cards: what a set of so many symbols is worth."""
    return tuple(
        {"symbols": row.symbols, "singles": row.singles, "fans": row.fans, "yoinks": row.yoink_max}
        for row in catalogue.file.scoring.set
    )


FACES = {"theme": _theme, "music": _music, "action": _action}
