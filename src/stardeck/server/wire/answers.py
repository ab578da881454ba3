"""What HTTP answers beside the table: keys, lists, games, hints, replays."""

from typing import Any

import msgspec

from stardeck.kernel import CardInfo, Choosable, Offer, Reason, Result, Seat
from stardeck.server.entries import Clock
from stardeck.server.wire.messages import Line, SeatInfo


class Key(msgspec.Struct, frozen=True):
    """Who you are from now on; `key` only if it is not in a cookie."""

    key: str | None = None


class Link(msgspec.Struct, frozen=True):
    """The private link of a seat, for another device of the same person; shown once."""

    secret: str
    path: str


class OpenedRoom(msgspec.Struct, frozen=True):
    """The room that was opened, and where to find it."""

    room: str
    seq: int
    path: str


class ListedRoom(msgspec.Struct, frozen=True, kw_only=True):
    """A room in a list."""

    room: str
    game: str
    title: str
    status: str
    seats: tuple[SeatInfo, ...]
    clock: Clock
    updated: int
    moves: int
    yours: tuple[Seat, ...] = ()
    your_turn: bool = False


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game, with its options described so that a form can be drawn."""

    slug: str
    title: str
    hook: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    rules_version: int
    options: tuple[Choosable, ...]
    presets: dict[str, dict[str, Any]]
    bots: tuple[str, ...]
    tutorial: bool = False  # whether it comes with one


class GameCards(msgspec.Struct, frozen=True):
    """The cards of a game for people to read, and its guide."""

    digest: str
    cards: tuple[CardInfo, ...]
    guide: str


class Chance(msgspec.Struct, frozen=True):
    """How a bot judges one of your choices: the chance of winning, and the share of its attention."""

    action: Any
    label: str
    chance: float
    share: float


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do in your place, knowing only what you know."""

    action: Any
    handle: str
    label: str
    level: str
    text: str
    chances: tuple[Chance, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """None: you may; else why not."""

    reason: Reason | None


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a replay: the table after `step` actions, and what was just told."""

    step: int
    view: Any
    lines: tuple[str, ...]
    seat: Seat | None  # who acted
    label: str
    open: tuple[Any, ...] = ()  # the views of all seats


class Replay(msgspec.Struct, frozen=True):
    """A part of a finished game."""

    steps: int
    frames: tuple[Frame, ...]


class TutorialFrame(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a tutorial: the table before it, as the learner sees it, and what is taught about it."""

    step: int
    seat: Seat | None  # who acts now; None: nobody, this is a page to read
    text: str
    point: str  # the handle of the thing to light up; "" for none
    view: Any
    offer: Offer | None  # what the learner may do, when the learner is to choose
    action: Any  # what the learner should choose; None if somebody else acts
    label: str  # the same in words
    also: tuple[Any, ...] = ()  # choices that are as good an answer; the story goes on with `action` all the same
    instead: str = ""  # what to tell a learner who chose something else
    lines: tuple[Line, ...] = ()  # told since the frame before


class TutorialStory(msgspec.Struct, frozen=True, kw_only=True):
    """A whole tutorial, for the learner in seat 0."""

    game: str
    title: str
    minutes: int
    seats: int
    names: tuple[str, ...]
    options: dict[str, Any]
    frames: tuple[TutorialFrame, ...]
    result: Result | None  # if the game is played to its end
