"""Space Rocks: species settle planets, launch satellites and throw asteroids at each other. 2 to 6 players."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from stardeck.games.space_rocks import events, handles, heuristics, listing, picture, redeal, scoring, view, words
from stardeck.games.space_rocks.actions import SpaceAction
from stardeck.games.space_rocks.cards import KINDS, ROCK, SAT, SPECIES, Catalogue, read_cards
from stardeck.games.space_rocks.options import PRESETS, SpaceOptions
from stardeck.games.space_rocks.rules import setup
from stardeck.games.space_rocks.table import SpaceTable
from stardeck.games.space_rocks.view import SpaceView
from stardeck.kernel import Action, CardInfo, Game, KeyedRng, Options, Result, Rng, Seat, say
from stardeck.kernel.weights import Numbers

if TYPE_CHECKING:
    import numpy


class SpaceRocks(Game[SpaceTable, SpaceView, Catalogue]):
    """The game object of Space Rocks."""

    slug: ClassVar[str] = "space-rocks"
    title: ClassVar[str] = "Space Rocks"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    minutes: ClassVar[tuple[int, int]] = (30, 120)
    hook: ClassVar[str] = "Settle planets, launch satellites, throw asteroids: the last species under the stars wins."
    rules_version: ClassVar[int] = 1
    end_reasons: ClassVar[tuple[str, ...]] = ("last_standing", "silence", "round_limit")
    options: ClassVar[type[Options]] = SpaceOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = PRESETS
    corners: ClassVar[tuple[Mapping[str, object], ...]] = (
        {"reload_rule": "refill", "silence_rounds": 1, "stalemate": "verdict"},
        {"deck_copies": 1, "round_limit": 40, "silence_rounds": 0},
        {"turn_actions": "each_once", "homeworld_sats": True, "deck_copies": 1},
        {"deck_copies": 3, "backfire_target": "any", "round_limit": 120, "stalemate": "verdict"},
    )
    uses: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "dealt": ("drawn", "cards"),
        "drew": ("drawn", "cards"),
        "settled": ("played", "planet"),
        "researched": ("played", "planet"),
        "mined": ("played", "card"),
        "tucked": ("played", "card"),
        "launched": ("played", "card", "sat"),
        "deflected": ("played", "sat"),
        "mission": ("played", "mission", "sat"),
    }
    side_option: ClassVar[str] = "species"
    action: ClassVar[Any] = SpaceAction
    event: ClassVar[Any] = events.SpaceEvent
    view: ClassVar[type[SpaceView]] = SpaceView
    folder: ClassVar[Path] = Path(__file__).parent

    def read_cards(self, path: Path) -> Catalogue:
        return read_cards(path)

    def deal(self, seats: int, seed: bytes, options: Options, catalogue: Catalogue) -> SpaceTable:
        assert isinstance(options, SpaceOptions)
        return setup.deal(seats, options, catalogue, KeyedRng(seed))

    def see(self, table: SpaceTable, seat: Seat | None) -> SpaceView:
        return view.see(table, seat)

    def redeal(self, table: SpaceTable, seat: Seat | None, rng: Rng) -> SpaceTable:
        return redeal.redeal(table, seat, rng)

    def result(self, table: SpaceTable) -> Result | None:
        return scoring.result(table)

    def weigh(self, numbers: Numbers) -> heuristics.Weights:
        return heuristics.Weights(numbers)

    def evaluate_all(self, table: SpaceTable) -> list[float]:
        return heuristics.evaluate_all(table, self.weights)

    def features(self, table: SpaceTable, seat: Seat) -> Mapping[str, float]:
        return heuristics.features(table, seat, self.weights)

    def encode(self, view: SpaceView, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        from stardeck.games.space_rocks import encoding  # numpy is loaded only by those who learn

        return encoding.encode(view, catalogue)

    def observe(self, table: SpaceTable, seat: Seat | None, catalogue: Catalogue) -> "numpy.ndarray[Any, Any]":
        return self._observe(table, seat)

    def observer(self, catalogue: Catalogue) -> "Callable[[SpaceTable, Seat | None], numpy.ndarray[Any, Any]]":
        return self._observe

    @cached_property
    def _observe(self) -> "Callable[[SpaceTable, Seat | None], numpy.ndarray[Any, Any]]":
        from stardeck.games.space_rocks import observing  # numpy is loaded only by those who learn

        return observing.observe

    def actions_with(self, seats: int, options: Options, catalogue: Catalogue) -> Iterable[Action]:
        assert isinstance(options, SpaceOptions)
        return catalogue.actions_with(seats, setup.copies_of(seats, options, catalogue))

    def prompt(self, view: SpaceView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.prompt(view, names, catalogue)

    def label(self, view: SpaceView, action: SpaceAction, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.label(view, action, names, catalogue)

    def handle(self, view: SpaceView, action: SpaceAction) -> str:
        return handles.handle(view, action)

    def sentence(self, event: Any, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return words.sentence(event, names, catalogue)

    def picture(self, view: SpaceView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return picture.picture(view, names, catalogue)

    def card_list(self, catalogue: Catalogue) -> tuple[CardInfo, ...]:
        return tuple(listing.card_list(catalogue))

    def side(self, table: SpaceTable, seat: Seat) -> str:
        return SPECIES[table.players[seat].species]

    def called(self, catalogue: Catalogue) -> Mapping[str, str]:
        """Events call planets by their letter, sats and rocks by S or R and their class."""
        names = dict(super().called(catalogue))
        for card in catalogue.file.card:
            if card.deck == "singularity":
                names[card.letter or f"{card.kind[0].upper()}{card.class_}"] = names[card.id]
            elif card.kind == "homeworld" and card.species:
                names[card.species] = names[card.id]
        return names | {one.species: f"{one.species}: {say(one.nickname)}" for one in catalogue.file.species_flavour}

    def inventory(self, table: SpaceTable) -> Mapping[str, int]:
        counts = table.discards[:]
        in_flight = [*table.flight, *([] if table.current is None else [table.current])]
        cards = table.deck.cards() + table.revealed + [ROCK + shot.rock for shot in in_flight]
        if table.carried:
            cards.append(SAT + table.carried)
        for player in table.players:
            cards += player.research
            cards += [colony >> 2 & 7 for colony in player.colonies]
            cards += [ROCK + (rock >> 2 & 3) for rock in player.rocks]
            tucked = [*player.colonies, *player.rocks, player.home_sat]
            cards += [SAT + (host & 3) for host in tucked if host & 3]
            for kind in range(KINDS):
                counts[kind] += player.hand[kind]
        for card in cards:
            counts[card] += 1
        return {table.catalogue.kinds[kind]: counts[kind] for kind in range(KINDS)}

    def hidden(self, table: SpaceTable, seat: Seat | None) -> object:
        return redeal.hidden(table, seat)

    def everything(self, catalogue: Catalogue) -> set[str]:
        cards = {f"card:{kind}" for kind in catalogue.kinds}
        cards |= {f"card:{card.id}" for card in catalogue.file.card if card.kind == "homeworld"}
        cards |= {f"card:{mission.id}" for mission in catalogue.missions}
        effects = {f"effect:{mission.effect}" for mission in catalogue.missions}
        ends = {f"end:{reason}" for reason in self.end_reasons}
        return cards | effects | ends | set(events.HAPPENINGS)

    def traces(self, event: Any, catalogue: Catalogue) -> Iterable[str]:
        return events.traces(event, {mission.id: mission.effect for mission in catalogue.missions})


GAME = SpaceRocks()
