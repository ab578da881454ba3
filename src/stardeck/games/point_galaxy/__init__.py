"""Point Galaxy: draft planets, suns and moons from an open market and build solar systems. 1 to 5 players."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stardeck.games.point_galaxy import events, heuristics, listing, picture, redeal, scoring, view, words
from stardeck.games.point_galaxy.actions import PointAction
from stardeck.games.point_galaxy.cards import PLANET, Catalogue, read_cards
from stardeck.games.point_galaxy.options import PRESETS, PointOptions
from stardeck.games.point_galaxy.rules import setup
from stardeck.games.point_galaxy.table import PointTable
from stardeck.games.point_galaxy.view import PointView
from stardeck.kernel import CardInfo, Game, KeyedRng, Options, Result, Rng, Seat
from stardeck.kernel.weights import Numbers

if TYPE_CHECKING:
    import numpy


class PointGalaxy(Game[PointTable, PointView, Catalogue]):
    """The game object of Point Galaxy."""

    slug: ClassVar[str] = "point-galaxy"
    title: ClassVar[str] = "Point Galaxy"
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    minutes: ClassVar[tuple[int, int]] = (15, 30)
    hook: ClassVar[str] = "Draft planets, suns and moons two at a time and grow the galaxy worth the most points."
    rules_version: ClassVar[int] = 1
    end_reasons: ClassVar[tuple[str, ...]] = ("turns_played",)
    options: ClassVar[type[Options]] = PointOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = PRESETS
    corners: ClassVar[tuple[Mapping[str, object], ...]] = (
        {"first_player": 0, "starting_sun_side": "choose", "solo_difficulty": "hard"},
        {"solo_difficulty": "easy", "first_player": 0},
    )
    uses: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "drafted": ("played", "card"),
        "took_token": ("played", "token"),
    }
    action: ClassVar[Any] = PointAction
    event: ClassVar[Any] = events.PointEvent
    view: ClassVar[type[PointView]] = PointView
    folder: ClassVar[Path] = Path(__file__).parent

    def read_cards(self, path: Path) -> Catalogue:
        return read_cards(path)

    def deal(self, seats: int, seed: bytes, options: Options, catalogue: Catalogue) -> PointTable:
        assert isinstance(options, PointOptions)
        return setup.deal(seats, options, catalogue, KeyedRng(seed))

    def see(self, table: PointTable, seat: Seat | None) -> PointView:
        return view.see(table, seat)

    def redeal(self, table: PointTable, seat: Seat | None, rng: Rng) -> PointTable:
        return redeal.redeal(table, seat, rng)

    def result(self, table: PointTable) -> Result | None:
        return scoring.result(table)

    def weigh(self, numbers: Numbers) -> heuristics.Weights:
        return heuristics.Weights(numbers)

    def evaluate_all(self, table: PointTable) -> list[float]:
        return heuristics.evaluate_all(table, self.weights)

    def features(self, table: PointTable, seat: Seat) -> Mapping[str, float]:
        return heuristics.features(table, seat, self.weights)

    def encode(self, view: PointView, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        from stardeck.games.point_galaxy import encoding  # numpy is loaded only by those who learn

        return encoding.encode(view, catalogue)

    def observe(self, table: PointTable, seat: Seat | None, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        return self._observe(table, seat)

    def observer(self, catalogue: Catalogue) -> "Callable[[PointTable, Seat | None], numpy.ndarray[Any, Any]]":
        return self._observe

    @cached_property
    def _observe(self) -> "Callable[[PointTable, Seat | None], numpy.ndarray[Any, Any]]":
        from stardeck.games.point_galaxy import observing  # numpy is loaded only by those who learn

        return observing.observe

    def prompt(self, view: PointView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.prompt(view, names, catalogue)

    def label(self, view: PointView, action: PointAction, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.label(view, action, names, catalogue)

    def handle(self, view: PointView, action: PointAction) -> str:
        return words.handle(view, action)

    def sentence(self, event: Any, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.sentence(event, names, catalogue)

    def picture(self, view: PointView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return picture.picture(view, names, catalogue)

    def card_list(self, catalogue: Catalogue) -> tuple[CardInfo, ...]:
        return tuple(listing.card_list(catalogue))

    def called(self, catalogue: Catalogue) -> Mapping[str, str]:
        faces = {name: words.card_name(name, catalogue) for name in catalogue.names}
        return {**super().called(catalogue), **faces}

    def inventory(self, table: PointTable) -> Mapping[str, int]:
        catalogue = table.catalogue
        cards = table.bag.cards() + table.covered + [card for card in table.tops + table.slots if card >= 0]
        cards += [piece for piece in table.pending if 0 <= piece < catalogue.cards]
        tokens = list(table.supply)
        faces = sum(piece >= catalogue.cards for piece in table.pending)
        for galaxy in table.galaxies:
            tokens += galaxy.tokens
            for system in galaxy.systems:
                cards += [piece for piece in system.cards if catalogue.kind[piece] == PLANET]
                faces += sum(catalogue.kind[piece] != PLANET for piece in system.cards)
                faces += (system.asteroids >= 0) + (catalogue.cards <= system.sun < catalogue.first_side)
        if table.automaton is not None:
            tokens += table.automaton.tokens
            cards += [piece for column in table.automaton.columns for piece in column]
            faces += len(table.automaton.loose) - 1
        stock = dict(Counter(f"card {card}" for card in cards))
        stock |= Counter(f"token {token}" for token in tokens)
        stock["faces without their card"] = faces - len(table.covered)
        return stock

    def hidden(self, table: PointTable, seat: Seat | None) -> object:
        return redeal.hidden(table, seat)

    def everything(self, catalogue: Catalogue) -> set[str]:
        cards = {f"card:{name}" for name in catalogue.names}
        tokens = {f"token:{token.name}" for token in catalogue.tokens}
        ends = {f"end:{reason}" for reason in self.end_reasons}
        return cards | tokens | ends | {"effect:split", "effect:automaton", "effect:automaton_token"}

    def traces(self, event: Any, catalogue: Catalogue) -> Iterable[str]:
        return events.traces(event)


GAME = PointGalaxy()
