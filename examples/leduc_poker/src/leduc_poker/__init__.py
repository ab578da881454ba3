"""Leduc poker: six cards, two betting rounds, everything poker is about. 2 players."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from leduc_poker import events, heuristics, redeal, rules, scoring, view, words
from leduc_poker.actions import LeducAction
from leduc_poker.cards import Catalogue, read_cards
from leduc_poker.options import PRESETS, LeducOptions
from leduc_poker.table import FACE_DOWN, LeducTable
from leduc_poker.view import LeducView
from stardeck.kernel import CardInfo, Game, KeyedRng, Options, Result, Rng, Seat

if TYPE_CHECKING:
    import numpy

Names = tuple[str, ...]


class LeducPoker(Game[LeducTable, LeducView, Catalogue]):
    """The game object of Leduc poker."""

    slug = "leduc-poker"
    title = "Leduc poker"
    seats = (2,)
    minutes = (1, 2)
    hook = "One card each, one on the table, and a bluff."
    rules_version = 1
    end_reasons = ("fold", "showdown")
    options = LeducOptions
    presets = PRESETS
    action = LeducAction
    event = events.LeducEvent
    view = LeducView
    folder = Path(__file__).parent

    def read_cards(self, path: Path) -> Catalogue:
        return read_cards(path)

    def card_list(self, catalogue: Catalogue) -> tuple[CardInfo, ...]:
        return tuple(CardInfo(c.id, c.name, c.count, "rank", c.text, c.source) for c in catalogue.file.card)

    def deal(self, seats: int, seed: bytes, options: Options, catalogue: Catalogue) -> LeducTable:
        assert isinstance(options, LeducOptions)
        return rules.deal(options, catalogue, KeyedRng(seed))

    def see(self, table: LeducTable, seat: Seat | None) -> LeducView:
        return view.see(table, seat)

    def redeal(self, table: LeducTable, seat: Seat | None, rng: Rng) -> LeducTable:
        return redeal.redeal(table, seat, rng)

    def result(self, table: LeducTable) -> Result | None:
        return scoring.result(table)

    def evaluate(self, table: LeducTable, seat: Seat) -> float:
        return heuristics.evaluate(table, seat)

    def encode(self, view: LeducView, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        from leduc_poker import encoding  # numpy is loaded only by those who learn

        return encoding.encode(view, catalogue)

    def prompt(self, view: LeducView, names: Names, catalogue: Catalogue) -> str:
        return words.prompt(view, names)

    def label(self, view: LeducView, action: LeducAction, names: Names, catalogue: Catalogue) -> str:
        return words.label(view, action)

    def handle(self, view: LeducView, action: LeducAction) -> str:
        return words.handle(action)

    def sentence(self, event: events.LeducEvent, names: Names, catalogue: Catalogue) -> str:
        return words.sentence(event, names, catalogue)

    def picture(self, view: LeducView, names: Names, catalogue: Catalogue) -> str:
        return words.picture(view, names, catalogue)

    def inventory(self, table: LeducTable) -> Mapping[str, int]:
        cards = table.deck.cards() + table.hands + [table.public] * (table.public != FACE_DOWN)
        return {card: cards.count(rank) for rank, card in enumerate(table.catalogue.ids)}

    def hidden(self, table: LeducTable, seat: Seat | None) -> object:
        return redeal.hidden(table, seat)

    def everything(self, catalogue: Catalogue) -> set[str]:
        return {f"card:{card}" for card in catalogue.ids} | {f"end:{reason}" for reason in self.end_reasons}

    def traces(self, event: events.LeducEvent, catalogue: Catalogue) -> Iterable[str]:
        match event:
            case events.Flipped(card) | events.Shown(_, card):
                yield f"card:{card}"
            case events.Ended(reason):
                yield f"end:{reason}"


GAME = LeducPoker()
