"""The catalogue of Leduc poker: a card is its place in the card file, and a higher place is a higher rank."""

from pathlib import Path
from typing import Annotated

import msgspec

from leduc_poker.actions import ACTIONS
from stardeck.kernel import CardFile


class CardEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rank."""

    id: str
    name: str
    count: Annotated[int, msgspec.Meta(ge=1)]
    text: str = ""
    source: str = "public"


class CardList(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole card file."""

    game: str
    title: str
    source: str = "public"
    card: tuple[CardEntry, ...]


class Catalogue:
    """Everything the card file says, ready for the rules."""

    def __init__(self, file: CardList, digest: str) -> None:
        self.file = file
        self.digest = digest
        self.actions = ACTIONS
        self.ids = [card.id for card in file.card]
        self.names = {card.id: card.name for card in file.card}
        self.deck = [rank for rank, card in enumerate(file.card) for _ in range(card.count)]


def read_cards(path: Path) -> Catalogue:
    """The catalogue from a card file; `BadCardFile` names what is wrong."""
    card_file = CardFile(path)
    file = card_file.read(CardList, "leduc-poker")
    catalogue = Catalogue(file, card_file.digest)
    for card in file.card:
        if catalogue.ids.count(card.id) > 1:
            raise card_file.about("card", card.id, "id", "this id is used twice")
    if len(catalogue.deck) < 3:
        raise card_file.complaint(".card", "two players and the table need at least 3 cards")
    return catalogue
