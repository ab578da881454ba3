"""The peer's toy game (bench/boardgameio/server.js) on our engine: play a card of five, draw one, for ever."""

from pathlib import Path
from typing import Any, ClassVar

import msgspec

from stardeck.kernel import Action, Actions, Game, KeyedRng, Options, Result, Sealed, Seat, Step, Table, View, say
from stardeck.kernel.play import settle
from stardeck.kernel.text import remembered

CARDS, HAND = 86, 5


class Play(Action, frozen=True, tag="play"):
    """The card at this place of my hand."""

    place: int


class Drew(msgspec.Struct, frozen=True, tag="drew", tag_field="event"):
    """A card was played, and another drawn; `new` only for who drew it."""

    seat: Seat
    card: int
    new: int | None = None


class ToyOptions(Options, frozen=True, kw_only=True):
    """There is nothing to choose."""


class ToyView(View, frozen=True, kw_only=True):
    """What one seat sees."""

    hand: tuple[int, ...]
    fans: tuple[int, ...]
    discards: tuple[int, ...]
    supply: int


class Catalogue:
    """The cards have only numbers."""

    digest = "toy"
    actions = Actions(Play(place) for place in range(HAND))


class ToyTable(Table):
    """A deck, hands, a discard pile."""

    def __init__(self, seats: int, rng: KeyedRng) -> None:
        super().__init__(seats, Catalogue.actions, rng)
        self.deck = list(range(CARDS))
        rng.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(seats)]
        self.fans = [0] * seats
        self.discards: list[int] = []
        self.active = 0
        self.agenda.append(Turn())


class Turn(Step[ToyTable]):
    """Play a card, draw a card."""

    def waiting_for(self, table: ToyTable) -> tuple[Seat, ...]:
        return (table.active,)

    def candidates(self, table: ToyTable, seat: Seat) -> tuple[Action, ...]:
        return Catalogue.actions.all

    def why_not(self, table: ToyTable, seat: Seat, action: Action) -> None:
        return None

    def take(self, table: ToyTable, seat: Seat, action: Any) -> None:
        hand = table.hands[seat]
        card = hand.pop(action.place)
        table.discards.append(card)
        if not table.deck:
            table.deck, table.discards = table.discards, []
            table.rng.shuffle(table.deck)
        hand.append(table.deck.pop())
        table.fans[seat] += 1
        table.active = (seat + 1) % table.seats
        table.agenda.append(self)
        if table.log is not None:
            table.log.append(Sealed(Drew(seat, card, hand[-1]), (seat,), Drew(seat, card)))


@remembered
def card_label(card: int) -> str:
    return say("Play card {n}", n=card)


class Toy(Game[ToyTable, ToyView, Catalogue]):
    """The least a game can be."""

    slug: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    minutes: ClassVar[tuple[int, int]] = (1, 1)
    hook: ClassVar[str] = "To measure servers."
    rules_version: ClassVar[int] = 1
    end_reasons: ClassVar[tuple[str, ...]] = ()
    options: ClassVar[type[Options]] = ToyOptions
    presets: ClassVar[dict[str, dict[str, object]]] = {"standard": {}}
    action: ClassVar[Any] = Play
    event: ClassVar[Any] = Drew
    view: ClassVar[type[View]] = ToyView
    folder: ClassVar[Path] = Path(__file__).parent

    def read_cards(self, path: Path) -> Catalogue:
        return Catalogue()

    def deal(self, seats: int, seed: bytes, options: Options, catalogue: Catalogue) -> ToyTable:
        table = ToyTable(seats, KeyedRng(seed))
        settle(table)
        return table

    def see(self, table: ToyTable, seat: Seat | None) -> ToyView:
        return ToyView(
            seat=seat,
            seats=table.seats,
            waiting=(table.active,),
            decision="play",
            hand=() if seat is None else tuple(table.hands[seat]),
            fans=tuple(table.fans),
            discards=tuple(table.discards),
            supply=7,
        )

    def result(self, table: ToyTable) -> Result | None:
        return None

    def prompt(self, view: ToyView, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return say("Play a card.") if view.seat in view.waiting else say("Waiting.")

    def label(self, view: ToyView, action: Play, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return card_label(view.hand[action.place])

    def handle(self, view: ToyView, action: Play) -> str:
        return f"hand:{action.place}"

    def sentence(self, event: Drew, names: tuple[str, ...], catalogue: Catalogue) -> str:
        return say("{name} played card {n}.", name=names[event.seat], n=event.card)


GAME = Toy()
