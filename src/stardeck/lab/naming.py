"""Which cards games are played with, and what cards and sides are called: names people know, no two alike."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from stardeck.games import game
from stardeck.lab.series import Setup, cards_of


class CardList(msgspec.Struct, frozen=True):
    """Which cards and rules games were played with, and what cards and sides are called."""

    names: Mapping[str, str]
    digest: str
    rules_version: int


def card_list(setup: Setup) -> CardList:
    """As they are now: read it before the first game, a file may be edited meanwhile."""
    chosen = game(setup.game)
    return CardList(names_of(setup), cards_of(chosen, setup).digest, chosen.rules_version)


def names_of(setup: Setup) -> dict[str, str]:
    """What people call the cards and sides of this game, by the words of its events."""
    chosen = game(setup.game)
    return dict(chosen.called(cards_of(chosen, setup)))


def name_of(word: str, names: Mapping[str, str]) -> str:
    """One name; a word that has none is shown as it is."""
    return names.get(word) or word.replace("_", " ")


def told_apart(words: Iterable[str], names: Mapping[str, str]) -> dict[str, str]:
    """Names by word; those that are alike have their word beside them."""
    named = {word: name_of(word, names) for word in words}
    alike = Counter(named.values())
    return {word: name if alike[name] == 1 else f"{name} ({word})" for word, name in named.items()}
