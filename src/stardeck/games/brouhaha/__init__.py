"""Rock & Roll Brouhaha: rival band managers, one shared VOLUME, first to 20 victory points. 2 to 4 players."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stardeck.games.brouhaha import events, heuristics, listing, log, picture, redeal, scoring, traces, view, words
from stardeck.games.brouhaha.actions import BrouhahaAction
from stardeck.games.brouhaha.cards import Catalogue, read_cards
from stardeck.games.brouhaha.options import PRESETS, BrouhahaOptions
from stardeck.games.brouhaha.rules import setup
from stardeck.games.brouhaha.table import RESOLVING, BrouhahaTable
from stardeck.games.brouhaha.view import BrouhahaView
from stardeck.kernel import Action, CardInfo, Game, KeyedRng, Options, Result, Rng, Seat, say
from stardeck.kernel.weights import Numbers

if TYPE_CHECKING:
    import numpy


class Brouhaha(Game[BrouhahaTable, BrouhahaView, Catalogue]):
    """The game object of Rock & Roll Brouhaha."""

    slug: ClassVar[str] = "brouhaha"
    title: ClassVar[str] = "Rock & Roll Brouhaha"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    hook: ClassVar[str] = "Hire musicians, book venues, and fight over the one VOLUME knob that decides every GIG."
    rules_version: ClassVar[int] = 1
    end_reasons: ClassVar[tuple[str, ...]] = ("victory_points", "final_round", "round_cap")
    options: ClassVar[type[Options]] = BrouhahaOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = PRESETS
    corners: ClassVar[tuple[Mapping[str, object], ...]] = (
        {"final_round": 3, "turn_cap": 12, "first_downbeat": 1},
        {"round_cap": 2, "gear_sticks": True, "victory_points": 99},
        {"seat_decks": "forte, chill", "set_lists": "chill, forte, extra", "hustles": "all", "promo": "forte"},
        {"gear_sticks": True, "music_shop_personnel": "plus_one", "hustles": "all", "opening": "advanced"},
        {"victory_points": 36, "hustles": "music_shop, practice, big_break, jam_session", "promo": "chill"},
    )
    uses: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "dealt": ("drawn", "cards"),
        "drew": ("drawn", "cards"),
        "kept": ("drawn", "card"),
        "fetched": ("drawn", "card"),
        "played": ("played", "card"),
        "bought": ("played", "card"),
    }
    side_option: ClassVar[str] = "seat_decks"
    action: ClassVar[Any] = BrouhahaAction
    event: ClassVar[Any] = events.BrouhahaEvent
    view: ClassVar[type[BrouhahaView]] = BrouhahaView
    folder: ClassVar[Path] = Path(__file__).parent

    def read_cards(self, path: Path) -> Catalogue:
        return read_cards(path)

    def deal(self, seats: int, seed: bytes, options: Options, catalogue: Catalogue) -> BrouhahaTable:
        assert isinstance(options, BrouhahaOptions)
        return setup.deal(seats, options, catalogue, KeyedRng(seed))

    def see(self, table: BrouhahaTable, seat: Seat | None) -> BrouhahaView:
        return view.see(table, seat)

    def redeal(self, table: BrouhahaTable, seat: Seat | None, rng: Rng) -> BrouhahaTable:
        return redeal.redeal(table, seat, rng)

    def result(self, table: BrouhahaTable) -> Result | None:
        return scoring.result(table)

    def weigh(self, numbers: Numbers) -> heuristics.Weights:
        return heuristics.Weights(numbers)

    def evaluate_all(self, table: BrouhahaTable) -> list[float]:
        return heuristics.evaluate_all(table, self.weights)

    def features(self, table: BrouhahaTable, seat: Seat) -> Mapping[str, float]:
        return heuristics.features(table, seat, self.weights)

    def encode(self, view: BrouhahaView, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        from stardeck.games.brouhaha import encoding  # numpy is loaded only by those who learn

        return encoding.encode(view, catalogue)

    def observe(self, table: BrouhahaTable, seat: Seat | None, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        return self._observe(table, seat)

    def observer(self, catalogue: Catalogue) -> "Callable[[BrouhahaTable, Seat | None], numpy.ndarray[Any, Any]]":
        return self._observe

    @cached_property
    def _observe(self) -> "Callable[[BrouhahaTable, Seat | None], numpy.ndarray[Any, Any]]":
        from stardeck.games.brouhaha import observing  # numpy is loaded only by those who learn

        return observing.observe

    def actions_with(self, seats: int, options: Options, catalogue: Catalogue) -> Iterable[Action]:
        assert isinstance(options, BrouhahaOptions)
        return catalogue.actions_with(setup.cards_of(seats, options, catalogue), seats)

    def prompt(self, view: BrouhahaView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.prompt(view, names, catalogue)

    def label(self, view: BrouhahaView, action: BrouhahaAction, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.label(view, action, names, catalogue)

    def handle(self, view: BrouhahaView, action: BrouhahaAction) -> str:
        return words.handle(view, action)

    def sentence(self, event: Any, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return log.sentence(event, names, catalogue)

    def picture(self, view: BrouhahaView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return picture.picture(view, names, catalogue)

    def card_list(self, catalogue: Catalogue) -> tuple[CardInfo, ...]:
        return tuple(listing.card_list(catalogue))

    def side(self, table: BrouhahaTable, seat: Seat) -> str:
        return table.house.decks[seat]

    def called(self, catalogue: Catalogue) -> Mapping[str, str]:
        decks = {deck: say(name) for deck, name in listing.GROUPS.items()}
        return {**super().called(catalogue), **decks}

    def inventory(self, table: BrouhahaTable) -> Mapping[str, int]:
        cards = [
            card for zone in (table.hands, table.piles, table.play, table.salaries) for mine in zone for card in mine
        ]
        cards += [card for deck in table.decks for card in deck.cards()]
        cards += [*table.shop, *table.gear_pile.cards(), *table.won]
        cards += [card for i, mine in enumerate(table.house.lists) for card in mine[table.tops[i] :]]
        cards += [card for card, place in enumerate(table.place) if place == RESOLVING]
        return {table.catalogue.ids[card]: cards.count(card) for card in set(cards)}

    def hidden(self, table: BrouhahaTable, seat: Seat | None) -> object:
        return redeal.hidden(table, seat)

    def everything(self, catalogue: Catalogue) -> set[str]:
        cards = {f"card:{entry.id}" for entry in catalogue.file.card if entry.type != "marker"}
        effects = {effect for effects in traces.effect_words(catalogue).values() for effect in effects}
        return cards | effects | {f"end:{reason}" for reason in self.end_reasons}

    def traces(self, event: Any, catalogue: Catalogue) -> Iterable[str]:
        return traces.traces(event, traces.effect_words(catalogue))


GAME = Brouhaha()
