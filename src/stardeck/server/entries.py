"""What is written into a room's log. A room is a pure function of these entries and their times."""

from typing import Annotated, Any, Literal

import msgspec

from stardeck.kernel import Seat, StardeckError, say

ClockKind = Literal["none", "move", "total", "days"]
By = Literal["player", "bot", "auto"]
AskKind = Literal["undo", "tempo", "pause", "replace"]
Emote = Literal["hello", "nice", "thanks", "oops", "think", "wow", "hurry", "bye"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept: not at all, per move, in total with an increment, or in days per move."""

    kind: ClockKind = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)] = 60  # per move or in total
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """One entry of a room's log; `who` (a hashed key) and `id` make a resent command harmless."""

    who: str = ""
    id: str = ""


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The room exists: what will be played here, and how."""

    game: str
    seats: int
    options: dict[str, Any]
    rules_version: int
    cards: str  # digest of the card list
    public: bool = False  # shown in the lists of open rooms and rooms to watch
    watch: bool = True  # whoever has the link may watch
    hot_seat: bool = False  # one device may hold several seats
    hints: bool = True
    clock: Clock = Clock()
    stand_in: str = "regular"  # the bot that plays when a clock runs out


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    """A person took a seat."""

    seat: Seat
    name: str
    holder: str  # hash of the key that holds the seat


class BotAdded(Entry, frozen=True, kw_only=True, tag="bot_added"):
    """A bot took a seat."""

    seat: Seat
    name: str
    level: str


class Vacated(Entry, frozen=True, kw_only=True, tag="vacated"):
    """A seat became free again before the start."""

    seat: Seat


class Configured(Entry, frozen=True, kw_only=True, tag="configured"):
    """The room was changed before the start."""

    options: dict[str, Any]
    clock: Clock
    public: bool
    watch: bool


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The cards are dealt."""

    seed: str


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """A seat acted. `by` is nobody's business: it never leaves the server."""

    seat: Seat
    action: Any
    by: By = "player"


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """Only the first `keep` actions count."""

    seat: Seat
    keep: int


class Asked(Entry, frozen=True, kw_only=True, tag="asked"):
    """A seat wants something the others must grant."""

    seat: Seat
    kind: AskKind
    keep: int = 0  # undo
    clock: Clock = Clock()  # tempo
    target: Seat = 0  # replace
    level: str = ""


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """A seat granted or refused what is asked."""

    seat: Seat
    yes: bool


class ClockChanged(Entry, frozen=True, kw_only=True, tag="clock_changed"):
    """The room plays at another pace from now on."""

    clock: Clock


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    seat: Seat


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    seat: Seat


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood_in"):
    """A bot plays for a person until the person takes the seat back."""

    seat: Seat
    level: str
    why: Literal["left", "away", "time"]


class TookBack(Entry, frozen=True, kw_only=True, tag="took_back"):
    seat: Seat


class Replaced(Entry, frozen=True, kw_only=True, tag="replaced"):
    """The others gave the seat to a bot for good."""

    seat: Seat
    level: str


class Gone(Entry, frozen=True, kw_only=True, tag="gone"):
    """A person's last connection has been closed for a while."""

    seat: Seat


class Back(Entry, frozen=True, kw_only=True, tag="back"):
    seat: Seat


class Linked(Entry, frozen=True, kw_only=True, tag="linked"):
    """The seat has a new private link; an older one is worth nothing now."""

    seat: Seat
    link: str  # hash of its secret


class Claimed(Entry, frozen=True, kw_only=True, tag="claimed"):
    """Another device holds the seat too, by its private link."""

    seat: Seat
    holder: str


class Revoked(Entry, frozen=True, kw_only=True, tag="revoked"):
    """Only this device holds the seat from now on, and its link is worth nothing."""

    seat: Seat
    holder: str


class Preferred(Entry, frozen=True, kw_only=True, tag="preferred"):
    """What a seat wants: its only choice confirmed for it; a call when it is its turn."""

    seat: Seat
    confirm: bool | None = None
    webhook: str | None = None  # "" = none
    secret: str = ""  # signs the calls
    policy: Literal["away", "always"] = "away"
    remind: int = 0  # hours


class Reminded(Entry, frozen=True, kw_only=True, tag="reminded"):
    """A person was called once more about the same question."""

    seat: Seat


class Emoted(Entry, frozen=True, kw_only=True, tag="emoted"):
    seat: Seat
    emote: Emote


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people meet again in another room."""

    room: str


class RolledBack(Entry, frozen=True, kw_only=True, tag="rolled_back"):
    """The operator took actions back."""

    keep: int
    note: str


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """Nothing more happens here."""

    note: str


AnyEntry = (
    Opened
    | Joined
    | BotAdded
    | Vacated
    | Configured
    | Started
    | Played
    | Undone
    | Asked
    | Answered
    | ClockChanged
    | Paused
    | Resumed
    | StoodIn
    | TookBack
    | Replaced
    | Gone
    | Back
    | Linked
    | Claimed
    | Revoked
    | Preferred
    | Reminded
    | Emoted
    | Rematched
    | RolledBack
    | Closed
)


class Logged(msgspec.Struct, frozen=True):
    """An entry with its place in the log and its time in milliseconds."""

    seq: int
    at: int
    entry: Entry


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


class DoesNotReplay(StardeckError):
    """The log of a room does not lead to a room any more."""


def read_entry(body: bytes | str) -> AnyEntry:
    """A stored entry."""
    try:
        return _decoder.decode(body)
    except msgspec.DecodeError as error:
        raise DoesNotReplay(say("an entry of its log is damaged ({why}).", why=error)) from None
