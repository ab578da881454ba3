"""What a socket tells: the table, acknowledgements, refusals."""

from typing import Any, Literal

import msgspec

from stardeck.kernel import Choice, Reason, Refusal, Result, Seat
from stardeck.server.entries import AskKind, Clock, Emote


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell"):
    """A message to a client."""


class Hello(Told, frozen=True, kw_only=True, tag="hello"):
    """The first message on a socket: who the server takes you for, and its time (milliseconds)."""

    room: str
    now: int
    protocol: int = 1


class Done(Told, frozen=True, kw_only=True, tag="done"):
    """Your wish is done and durable: it is entry `seq` of the room."""

    id: str
    seq: int


class Refused(Told, frozen=True, kw_only=True, tag="refused"):
    """Your wish is not done. `code` is for programs, `rule` and `why` for people; `id` is "" if there was none."""

    id: str = ""
    code: str
    rule: str = ""
    why: str


class Pong(Told, frozen=True, kw_only=True, tag="pong"):
    now: int


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    level: str = ""  # of a bot
    stand_in: str = ""  # the level of the bot that plays for the person now
    away: bool = False
    host: bool = False
    waiting: bool = False  # must choose now
    asked_at: int | None = None  # since when, milliseconds


class SeatTime(msgspec.Struct, frozen=True):
    """The clock of one seat: it stands at `left`, or runs out at `until` (milliseconds)."""

    left: int
    until: int | None = None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log: a sentence, and the event behind it if it is the game's."""

    seq: int
    at: int
    text: str
    event: Any = None


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """What to do with the log you have: keep the first `keep` lines, add these."""

    after: int  # made for a reader who has everything up to this number
    keep: int
    add: tuple[Line, ...]
    since: int  # number of the first line after your last turn


class TableOffer(msgspec.Struct, frozen=True, kw_only=True):
    """What you may do now, and why not the rest. `token` goes with the action."""

    token: str
    prompt: str
    choices: tuple[Choice, ...]
    refusals: tuple[Refusal, ...]
    confirmed: bool = False  # the only choice will be confirmed for you in a moment


class UndoState(msgspec.Struct, frozen=True, kw_only=True):
    """Whether your last choice can be taken back freely, why not, and whether you may ask the others."""

    free: bool
    why: Reason | None = None
    ask: bool = False


class AskInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is being asked."""

    ask: int
    kind: AskKind
    seat: Seat
    text: str
    open: tuple[Seat, ...]  # who has not answered yet


class You(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are here."""

    seat: Seat | None  # whose eyes you look through; None: a spectator
    holds: tuple[Seat, ...]  # the seats of this device
    host: bool
    confirm: bool = True
    webhook: str = ""  # the secret that signs the calls to the address you gave


class RoomInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The room as everybody sees it."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "paused", "over", "closed"]
    options: dict[str, Any]
    rules_version: int
    cards: str
    public: bool
    watch: bool
    hot_seat: bool
    hints: bool
    clock: Clock
    seats: tuple[SeatInfo, ...]
    moves: int
    commitment: str = ""
    seed: str | None = None  # after the end
    rematch: str | None = None
    note: str = ""


class Table(Told, frozen=True, kw_only=True, tag="table"):
    """The whole room as one viewer may know it, as of entry `seq`. It replaces the one before; only the log grows."""

    seq: int
    room: RoomInfo
    you: You
    view: Any  # the game's own view; None before the start
    offer: TableOffer | None  # None for spectators and before the start
    log: Log
    times: tuple[SeatTime, ...]  # () without clocks
    undo: UndoState | None
    ask: AskInfo | None
    emote: tuple[Seat, Emote] | None  # only in the message right after it was sent
    result: Result | None


SocketMessage = Hello | Done | Refused | Pong | Table
