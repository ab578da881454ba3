"""What a game offers: one object with everything the table, the clients, the bots and the lab need."""

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from stardeck.kernel.action import Action, Actions
from stardeck.kernel.options import Options, Presets, read_options
from stardeck.kernel.play import Table, choices, waiting_for, why_not
from stardeck.kernel.reason import BadOptions, IllegalAction, Reason
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat
from stardeck.kernel.text import listed, say
from stardeck.kernel.weights import Numbers, read_numbers

if TYPE_CHECKING:
    import numpy

T = TypeVar("T", bound=Table)


class Row(msgspec.Struct, frozen=True):
    """One row of the score sheet: points by seat."""

    name: str
    points: tuple[float, ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Seats come first everywhere; `also` names others on the sheet, such as an automaton."""

    reason: str  # one of the game's `end_reasons`
    rows: tuple[Row, ...]
    totals: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    also: tuple[str, ...] = ()
    notes: Mapping[str, Any] = {}


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (None: a spectator) may know. Games subclass it; a field not filled in by `see` is not shown."""

    seat: Seat | None
    seats: int
    waiting: tuple[Seat, ...]
    decision: str  # what is being decided, in the game's own word; "" when the game is over


class Choice(msgspec.Struct, frozen=True):
    """Something a seat may do now, the thing on screen it belongs to, and what the button says."""

    action: Any
    handle: str
    label: str


class Refusal(msgspec.Struct, frozen=True):
    """Something a seat might try and may not do now, and why."""

    action: Any
    handle: str
    label: str
    reason: Reason


class Offer(msgspec.Struct, frozen=True):
    """What a seat is told when it looks at the table: a prompt, what it may do, and why it may not do the rest."""

    prompt: str
    choices: tuple[Choice, ...]
    refusals: tuple[Refusal, ...]


class CardInfo(msgspec.Struct, frozen=True):
    """One kind of card in the list people read, and where it comes from."""

    id: str
    name: str
    count: int  # identical copies
    kind: str
    text: str
    source: str  # "rulebook", "public" or "reconstructed"
    group: str = ""  # the deck or pack it belongs to
    note: str = ""  # what is known of a card that is only partly reconstructed
    face: Mapping[str, Any] = {}  # what is drawn on it, in the game's own shape: boards make pictures of this


class Catalogue(Protocol):
    """The card set of one table: immutable, shared by all copies. Every game has its own class with at least this."""

    actions: Actions
    digest: str  # of the card file


C = TypeVar("C", bound=Catalogue)
V = TypeVar("V", bound=View)


class Game(Generic[T, V, C]):
    """One game. The five of ours and any third party's look the same from outside."""

    slug: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]  # how many can play
    minutes: ClassVar[tuple[int, int]]
    hook: ClassVar[str]  # one line that makes people want to play
    rules_version: ClassVar[int]  # raised whenever an old record could play differently
    end_reasons: ClassVar[tuple[str, ...]]
    options: ClassVar[type[Options]]
    presets: ClassVar[Presets]
    corners: ClassVar[tuple[Mapping[str, object], ...]] = ()  # options that make rare things likely, for tests
    winner_begins: ClassVar[bool] = False  # the next game; such a game has an option `first_player`
    uses: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # for the lab: event tag -> "drawn" or "played", then its fields
    side_option: ClassVar[str] = ""  # for the lab: the option that says which side every seat plays, if there is one
    action: ClassVar[Any]  # the union of its action structs
    event: ClassVar[Any]  # the union of its event structs
    view: ClassVar[type[View]]
    folder: ClassVar[Path]  # where cards.toml and guide.md lie

    # ------------------------------------------------------------------ set-up

    def read_cards(self, path: Path) -> C:
        """The catalogue from a card file; `BadCardFile` if it is not one."""
        raise NotImplementedError

    @cached_property
    def cards(self) -> C:
        """The catalogue that comes with the game."""
        return self.read_cards(self.folder / "cards.toml")

    def deal(self, seats: int, seed: bytes, options: Options, catalogue: C) -> T:
        """Set the game up; somebody must choose now."""
        raise NotImplementedError

    def set_up(
        self,
        seats: int,
        seed: bytes,
        given: Mapping[str, object] | None = None,
        preset: str = "",
        catalogue: C | None = None,
    ) -> T:
        """`deal` with a checked number of seats and checked options."""
        self.check_seats(seats)
        options = read_options(self.options, seats, given or {}, self.presets, preset)
        return self.deal(seats, seed, options, self.cards if catalogue is None else catalogue)

    def check_seats(self, seats: int) -> None:
        """Raise `BadOptions` unless this many can play."""
        if seats not in self.seats:
            can = listed([str(n) for n in self.seats])
            raise BadOptions(say("{title} is for {can} players, not {seats}.", title=self.title, can=can, seats=seats))

    # ------------------------------------------------------------------ what can be known

    def see(self, table: T, seat: Seat | None) -> V:
        """What `seat` (None: a spectator) may see, built up from nothing."""
        raise NotImplementedError

    def redeal(self, table: T, seat: Seat | None, rng: Rng) -> T:
        """A table that `seat` cannot tell from this one: hidden cards dealt anew, what was learnt kept, new chance."""
        raise NotImplementedError

    def result(self, table: T) -> Result | None:
        """How it ended; None while the game is on."""
        raise NotImplementedError

    def encode(self, view: V, catalogue: C) -> "numpy.ndarray[Any, Any]":
        """The view as numbers of a fixed shape, for learners."""
        raise NotImplementedError

    def observe(self, table: T, seat: Seat | None, catalogue: C) -> "numpy.ndarray[Any, Any]":
        """The same straight from the table. A game may have a faster way, if it gives the very same numbers."""
        return self.encode(self.see(table, seat), catalogue)

    def observer(self, catalogue: C) -> "Callable[[T, Seat | None], numpy.ndarray[Any, Any]]":
        """`observe` at tables with these cards, for those who look often."""
        return lambda table, seat: self.observe(table, seat, catalogue)

    def actions_with(self, seats: int, options: Options, catalogue: C) -> "Iterable[Action]":
        """Of the actions of these cards those that can happen with so many players and these options, for learners."""
        return catalogue.actions

    # ------------------------------------------------------------------ for bots

    def evaluate(self, table: T, seat: Seat) -> float:
        """A heuristic value for bots, from 0 (lost) to 1 (won)."""
        return self.evaluate_all(table)[seat]

    def evaluate_all(self, table: T) -> list[float]:
        """The values of all seats: what a search needs. A game has this one or `evaluate`."""
        return [self.evaluate(table, seat) for seat in range(table.seats)]

    def features(self, table: T, seat: Seat) -> Mapping[str, float]:
        """What the value of a seat is made of, in words a player understands; {} if there is nothing to say."""
        return {}

    @cached_property
    def numbers(self) -> Numbers:
        """The weights of the evaluation by name, from `weights.toml`."""
        path = self.folder / "weights.toml"
        return read_numbers(path) if path.exists() else {}

    def weigh(self, numbers: Numbers) -> Any:
        """The same in the form in which the evaluation needs them."""
        return None

    @cached_property
    def weights(self) -> Any:
        """What the evaluation of this game object goes by."""
        return self.weigh(self.numbers)

    def weighted(self, changes: Mapping[str, float]) -> Self:
        """The same game with other weights of the evaluation."""
        twin = copy(self)
        twin.numbers = self.numbers | dict(changes)
        twin.weights = twin.weigh(twin.numbers)
        return twin

    # ------------------------------------------------------------------ words

    def prompt(self, view: V, names: tuple[str, ...], catalogue: C) -> str:
        """What the seat may do now, or whom it waits for."""
        raise NotImplementedError

    def label(self, view: V, action: Any, names: tuple[str, ...], catalogue: C) -> str:
        """What the button of this action says."""
        raise NotImplementedError

    def handle(self, view: V, action: Any) -> str:
        """The thing on screen the action belongs to, such as `hand:hats-1`."""
        raise NotImplementedError

    def sentence(self, event: Any, names: tuple[str, ...], catalogue: C) -> str:
        """An event as a sentence of the log, in the past tense."""
        raise NotImplementedError

    def picture(self, view: V, names: tuple[str, ...], catalogue: C) -> str:
        """The table as plain text."""
        raise NotImplementedError

    def card_list(self, catalogue: C) -> tuple[CardInfo, ...]:
        """Every kind of card for people to read, with its provenance; () if there is nothing to list."""
        return ()

    # ------------------------------------------------------------------ for the lab

    def side(self, table: T, seat: Seat) -> str:
        """What the seat plays that others do not, such as a band, a deck or a species; "" if all are alike."""
        return ""

    def called(self, catalogue: C) -> Mapping[str, str]:
        """What people call cards and sides, by the words that events and `side` have for them; no two cards alike."""
        return {card.id: card.name for card in self.card_list(catalogue)}

    # ------------------------------------------------------------------ for the conformance suite

    def inventory(self, table: T) -> Mapping[str, int]:
        """Every card, token and other thing that can neither appear nor vanish, counted."""
        raise NotImplementedError

    def hidden(self, table: T, seat: Seat | None) -> object:
        """Everything `seat` cannot see, in a form that can be compared."""
        raise NotImplementedError

    def everything(self, catalogue: C) -> set[str]:
        """What the exhaustive runner must have seen: `card:…`, `effect:…` and `end:…` names."""
        raise NotImplementedError

    def traces(self, event: Any, catalogue: C) -> Iterable[str]:
        """Which of these an event shows."""
        raise NotImplementedError

    # ------------------------------------------------------------------ shared by all games

    def offer(
        self,
        table: T,
        seat: Seat,
        names: tuple[str, ...],
        catalogue: C,
        view: V | None = None,
        may: list[Action] | None = None,
    ) -> Offer:
        """The prompt, the choices and the refusals of `seat`, with words and handles; give what is known already."""
        view = self.see(table, seat) if view is None else view
        prompt = self.prompt(view, names, catalogue)
        if seat not in view.waiting:
            return Offer(prompt, (), ())
        may = choices(table, seat) if may is None else may
        offered = tuple([Choice(a, self.handle(view, a), self.label(view, a, names, catalogue)) for a in may])
        refused = []
        legal = {id(action) for action in may}
        for action in table.agenda[-1].candidates(table, seat):
            reason = None if id(action) in legal else why_not(table, seat, action)
            if reason is not None:
                label = self.label(view, action, names, catalogue)
                refused.append(Refusal(action, self.handle(view, action), label, reason))
        return Offer(prompt, offered, tuple(refused))

    @cached_property
    def _spoken(self) -> Any:
        """A struct around the union of the actions: msgspec prepares a struct once, a bare union for every call."""
        return msgspec.defstruct("Spoken", [("action", self.action)])

    def read_action(self, data: object, actions: Actions) -> Action:
        """The interned action meant by plain JSON data; `IllegalAction` if there is none."""
        try:
            action = actions.find(msgspec.convert({"action": data}, self._spoken).action)
        except msgspec.ValidationError:
            action = None
        if action is None:
            raise IllegalAction(Reason(say("Actions"), say("{title} has no such action.", title=self.title)))
        return action

    def waiting_for(self, table: T) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        return waiting_for(table)
