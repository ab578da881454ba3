"""Galaxy Rush: two rockets race through four seasons for Discoveries, deeds and distance. 2 players."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stardeck.games.galaxy_rush import events, heuristics, listing, picture, redeal, scoring, view, words
from stardeck.games.galaxy_rush.actions import GalaxyAction
from stardeck.games.galaxy_rush.cards import GONE, PREDICTIONS, Catalogue, read_cards
from stardeck.games.galaxy_rush.options import PRESETS, GalaxyOptions
from stardeck.games.galaxy_rush.rules import setup
from stardeck.games.galaxy_rush.table import GalaxyTable
from stardeck.games.galaxy_rush.view import GalaxyView
from stardeck.kernel import CardInfo, Game, KeyedRng, Options, Result, Rng, Seat
from stardeck.kernel.weights import Numbers

if TYPE_CHECKING:
    import numpy


class GalaxyRush(Game[GalaxyTable, GalaxyView, Catalogue]):
    """The game object of Galaxy Rush."""

    slug: ClassVar[str] = "galaxy-rush"
    title: ClassVar[str] = "Galaxy Rush"
    seats: ClassVar[tuple[int, ...]] = (2,)
    minutes: ClassVar[tuple[int, int]] = (20, 30)
    hook: ClassVar[str] = "Two rockets, two orbits: whoever is behind moves next, and every leap leaves a card behind."
    rules_version: ClassVar[int] = 1
    end_reasons: ClassVar[tuple[str, ...]] = ("four_seasons",)
    options: ClassVar[type[Options]] = GalaxyOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = PRESETS
    corners: ClassVar[tuple[Mapping[str, object], ...]] = (
        {"first_player": "blue", "prediction_ties": "count"},
        {"first_player": "orange", "max_skip": 3},
    )
    uses: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "predictions_dealt": ("drawn", "conditions"),
        "took": ("played", "card"),
        "discovered": ("played", "card"),
        "predicted": ("played", "condition"),
    }
    action: ClassVar[Any] = GalaxyAction
    event: ClassVar[Any] = events.GalaxyEvent
    view: ClassVar[type[GalaxyView]] = GalaxyView
    folder: ClassVar[Path] = Path(__file__).parent

    def read_cards(self, path: Path) -> Catalogue:
        return read_cards(path)

    def deal(self, seats: int, seed: bytes, options: Options, catalogue: Catalogue) -> GalaxyTable:
        assert isinstance(options, GalaxyOptions)
        return setup.deal(options, catalogue, KeyedRng(seed))

    def see(self, table: GalaxyTable, seat: Seat | None) -> GalaxyView:
        return view.see(table, seat)

    def redeal(self, table: GalaxyTable, seat: Seat | None, rng: Rng) -> GalaxyTable:
        return redeal.redeal(table, seat, rng)

    def result(self, table: GalaxyTable) -> Result | None:
        return scoring.result(table)

    def weigh(self, numbers: Numbers) -> heuristics.Weights:
        return heuristics.Weights(numbers)

    def evaluate_all(self, table: GalaxyTable) -> list[float]:
        return heuristics.evaluate_all(table, self.weights)

    def features(self, table: GalaxyTable, seat: Seat) -> Mapping[str, float]:
        return heuristics.features(table, seat, self.weights)

    def encode(self, view: GalaxyView, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        from stardeck.games.galaxy_rush import encoding  # numpy is loaded only by those who learn

        return encoding.encode(view, catalogue)

    def observe(self, table: GalaxyTable, seat: Seat | None, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        return self._observe(table, seat)

    def observer(self, catalogue: Catalogue) -> "Callable[[GalaxyTable, Seat | None], numpy.ndarray[Any, Any]]":
        return self._observe

    @cached_property
    def _observe(self) -> "Callable[[GalaxyTable, Seat | None], numpy.ndarray[Any, Any]]":
        from stardeck.games.galaxy_rush import observing  # numpy is loaded only by those who learn

        return observing.observe

    def prompt(self, view: GalaxyView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.prompt(view, names, catalogue)

    def label(self, view: GalaxyView, action: GalaxyAction, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.label(view, action, names, catalogue)

    def handle(self, view: GalaxyView, action: GalaxyAction) -> str:
        return words.handle(view, action)

    def sentence(self, event: Any, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.sentence(event, names, catalogue)

    def picture(self, view: GalaxyView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return picture.picture(view, names, catalogue)

    def card_list(self, catalogue: Catalogue) -> tuple[CardInfo, ...]:
        return tuple(listing.card_list(catalogue))

    def called(self, catalogue: Catalogue) -> Mapping[str, str]:
        sets = {card.id: words.card_name(card.id, catalogue) for card in catalogue.file.orbit if card.kind != "heroic"}
        bets = {
            condition: words.prediction_text(condition, catalogue).rstrip(".") for condition in catalogue.conditions
        }
        return {**super().called(catalogue), **sets, **bets}

    def inventory(self, table: GalaxyTable) -> Mapping[str, int]:
        catalogue = table.catalogue
        orbit = [*table.orbit_deck.cards(), *table.track, *table.removed]
        found = [*table.deck.cards(), *table.pool, *table.discards, *table.aside]
        predictions = [*table.stacks[0], *table.stacks[1]]
        for deck in table.later:
            found += deck.cards()
        for seat, captain in enumerate(table.captains):
            orbit += captain.up + captain.down + captain.earlier
            found += captain.discoveries
            predictions += [seat * PREDICTIONS + condition for condition in captain.hand + captain.unused]
        stock = Counter(catalogue.names(card for card in orbit if card != GONE))
        stock.update(catalogue.discovery_names(card for card in found if card != GONE))
        stock.update(catalogue.predictions[card] for card in predictions)
        stock.update(catalogue.achievements[card] for card in table.achievements)
        return stock

    def hidden(self, table: GalaxyTable, seat: Seat | None) -> object:
        return redeal.hidden(table, seat)

    def everything(self, catalogue: Catalogue) -> set[str]:
        cards = {*catalogue.ids, *catalogue.discoveries, *catalogue.achievements, *catalogue.predictions}
        effects = {*catalogue.rules, *catalogue.conditions}
        ways = {"face:up", "face:down", "accelerated", "removed", "declined", "medal:won", "medal:tied"}
        ways |= {f"discovered:{season}" for season in (1, 2, 3, 4)}
        ends = {f"end:{reason}" for reason in self.end_reasons}
        return {f"card:{card}" for card in cards} | {f"effect:{effect}" for effect in effects} | ways | ends

    def traces(self, event: Any, catalogue: Catalogue) -> Iterable[str]:
        return events.traces(event, catalogue)


GAME = GalaxyRush()
