"""Rock the Galaxy: alien bands collect sets of song symbols for singles and fans. 2 to 4 players."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stardeck.games.rock_the_galaxy import events, heuristics, listing, picture, redeal, scoring, view, words
from stardeck.games.rock_the_galaxy.actions import RockAction
from stardeck.games.rock_the_galaxy.cards import Catalogue, read_cards
from stardeck.games.rock_the_galaxy.options import PRESETS, RockOptions
from stardeck.games.rock_the_galaxy.rules.setup import deal
from stardeck.games.rock_the_galaxy.table import RockTable
from stardeck.games.rock_the_galaxy.view import RockView
from stardeck.kernel import CardInfo, Game, KeyedRng, Options, Result, Rng, Seat, say
from stardeck.kernel.weights import Numbers

if TYPE_CHECKING:
    import numpy


class RockTheGalaxy(Game[RockTable, RockView, Catalogue]):
    """The game object of Rock the Galaxy."""

    slug: ClassVar[str] = "rock-the-galaxy"
    title: ClassVar[str] = "Rock the Galaxy"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    minutes: ClassVar[tuple[int, int]] = (10, 15)
    hook: ClassVar[str] = "Alien bands play sets of song symbols, record singles and steal each other's fans."
    rules_version: ClassVar[int] = 1
    end_reasons: ClassVar[tuple[str, ...]] = ("fans_out", "stalemate", "round_cap")
    options: ClassVar[type[Options]] = RockOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = PRESETS
    corners: ClassVar[tuple[Mapping[str, object], ...]] = (
        {"pure_note_sets": False, "max_actions_per_turn": 1},
        {"max_rounds": 1, "first_player": 1},
        {"dead_rounds": 1, "open_hands": True},
        {"dead_rounds": 0, "max_rounds": 3, "supply": "first"},
    )
    winner_begins: ClassVar[bool] = True
    uses: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "dealt": ("drawn", "cards"),
        "drew": ("drawn", "cards"),
        "played": ("played", "card"),
        "laid": ("played", "card"),
    }
    side_option: ClassVar[str] = "bands"
    action: ClassVar[Any] = RockAction
    event: ClassVar[Any] = events.RockEvent
    view: ClassVar[type[RockView]] = RockView
    folder: ClassVar[Path] = Path(__file__).parent

    def read_cards(self, path: Path) -> Catalogue:
        return read_cards(path)

    def deal(self, seats: int, seed: bytes, options: Options, catalogue: Catalogue) -> RockTable:
        assert isinstance(options, RockOptions)
        return deal(seats, options, catalogue, KeyedRng(seed))

    def see(self, table: RockTable, seat: Seat | None) -> RockView:
        return view.see(table, seat)

    def redeal(self, table: RockTable, seat: Seat | None, rng: Rng) -> RockTable:
        return redeal.redeal(table, seat, rng)

    def result(self, table: RockTable) -> Result | None:
        return scoring.result(table)

    def weigh(self, numbers: Numbers) -> heuristics.Weights:
        return heuristics.Weights(numbers)

    def evaluate_all(self, table: RockTable) -> list[float]:
        return heuristics.evaluate_all(table, self.weights)

    def features(self, table: RockTable, seat: Seat) -> Mapping[str, float]:
        return heuristics.features(table, seat, self.weights)

    def encode(self, view: RockView, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        from stardeck.games.rock_the_galaxy import encoding  # numpy is loaded only by those who learn

        return encoding.encode(view, catalogue)

    def observe(self, table: RockTable, seat: Seat | None, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        return self._observe(table, seat)

    def observer(self, catalogue: Catalogue) -> "Callable[[RockTable, Seat | None], numpy.ndarray[Any, Any]]":
        return self._observe

    @cached_property
    def _observe(self) -> "Callable[[RockTable, Seat | None], numpy.ndarray[Any, Any]]":
        from stardeck.games.rock_the_galaxy import observing  # numpy is loaded only by those who learn

        return observing.observe

    def prompt(self, view: RockView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.prompt(view, names, catalogue)

    def label(self, view: RockView, action: RockAction, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.label(view, action, names, catalogue)

    def handle(self, view: RockView, action: RockAction) -> str:
        return words.handle(view, action)

    def sentence(self, event: Any, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.sentence(event, names, catalogue)

    def picture(self, view: RockView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return picture.picture(view, names, catalogue)

    def card_list(self, catalogue: Catalogue) -> tuple[CardInfo, ...]:
        return tuple(listing.card_list(catalogue))

    def side(self, table: RockTable, seat: Seat) -> str:
        return table.catalogue.bands[table.bands[seat].band]

    def called(self, catalogue: Catalogue) -> Mapping[str, str]:
        bands = {band.id: say(band.name) for band in catalogue.file.band}
        return {**super().called(catalogue), **bands}

    def inventory(self, table: RockTable) -> Mapping[str, int]:
        cards = table.deck.cards() + table.discards + table.in_play
        singles = list(table.singles)
        for band in table.bands:
            cards += band.hand
            if band.colour >= 0:
                singles[band.colour] += band.singles
        stock = {table.catalogue.ids[card]: cards.count(card) for card in set(cards)}
        for colour, n in enumerate(singles):
            stock[f"singles {table.catalogue.colours[colour]}"] = n
        stock["fans"] = table.fans + sum(band.fans for band in table.bands) - table.box
        return stock

    def hidden(self, table: RockTable, seat: Seat | None) -> object:
        return redeal.hidden(table, seat)

    def everything(self, catalogue: Catalogue) -> set[str]:
        cards = {f"card:{card}" for card in catalogue.ids}
        effects = {f"effect:{op}" for ops in catalogue.ops for op, _ in ops}
        ends = {f"end:{reason}" for reason in self.end_reasons}
        return cards | effects | ends | {"set:own", "set:fans", "set:notes", "yoinked", "returned", "final_round"}

    def traces(self, event: Any, catalogue: Catalogue) -> Iterable[str]:
        return events.traces(event, {card.id: [op.op for op in card.actions] for card in catalogue.file.card})


GAME = RockTheGalaxy()
