"""Everything that crosses the wire: what clients say, what they are told. The client's types are made from this."""

from typing import Annotated, Any, Literal

import msgspec

from stardeck.kernel import CardInfo, Choice, Choosable, Reason, Refusal, Result, Seat
from stardeck.server.entries import AskKind, Clock

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,40}$", description="Made by the client, once per wish.")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
SeatNo = Annotated[int, msgspec.Meta(ge=0, le=15)]
Emote = Literal["hello", "nice", "thanks", "oops", "think", "wow", "hurry", "bye"]


# ---------------------------------------------------------------------- what clients say


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="say", forbid_unknown_fields=True):
    """A wish. Sending it again with the same `id` is harmless: it is done once and acknowledged each time."""

    id: Id


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """Take a seat; without a number any free one."""

    name: Name
    seat: SeatNo | None = None


class AddBot(Command, frozen=True, kw_only=True, tag="add_bot"):
    level: Level
    seat: SeatNo | None = None


class Vacate(Command, frozen=True, kw_only=True, tag="vacate"):
    """Before the start: leave the seat, or remove a bot; the host may free any seat."""

    seat: SeatNo


class Configure(Command, frozen=True, kw_only=True, tag="configure"):
    """Before the start: other options, another clock, another audience; what is left out stays."""

    options: dict[str, Any] | None = None
    preset: str = ""
    clock: Clock | None = None
    public: bool | None = None
    watch: bool | None = None


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Deal the cards."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Act. `offer` is the token of the offer the person looked at, so that a late click never hits another question."""

    seat: SeatNo
    offer: Annotated[str, msgspec.Meta(max_length=40)]
    action: Any


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take the last choice back if that is free, else ask the others."""

    seat: SeatNo


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Grant or refuse what is asked; `ask` is its number."""

    seat: SeatNo
    ask: int
    yes: bool


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Stop the clocks: at once without clocks or when somebody is away, else by consent."""

    seat: SeatNo


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    seat: SeatNo


class Tempo(Command, frozen=True, kw_only=True, tag="tempo"):
    """Play live or slowly from now on, if the others agree."""

    seat: SeatNo
    clock: Clock


class StandIn(Command, frozen=True, kw_only=True, tag="stand_in"):
    """Let a bot play for a seat of a person who is away, or for the own seat."""

    seat: SeatNo
    target: SeatNo
    level: Level


class TakeBack(Command, frozen=True, kw_only=True, tag="take_back"):
    """I play for myself again."""

    seat: SeatNo


class Replace(Command, frozen=True, kw_only=True, tag="replace"):
    """Give the seat of a person who is away to a bot for good, if all others agree."""

    seat: SeatNo
    target: SeatNo
    level: Level


class Prefer(Command, frozen=True, kw_only=True, tag="prefer"):
    """Whether my only choice is confirmed for me; an address that is called when it is my turn."""

    seat: SeatNo
    confirm: bool | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=300)] | None = None
    policy: Literal["away", "always"] = "away"


class SendEmote(Command, frozen=True, kw_only=True, tag="emote"):
    seat: SeatNo
    emote: Emote


class Revoke(Command, frozen=True, kw_only=True, tag="revoke"):
    """Only this device holds the seat from now on; private links made before are worth nothing."""

    seat: SeatNo


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Meet again in a new room with the same people and options."""

    seat: SeatNo


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="say", forbid_unknown_fields=True):
    """On a socket: look through the eyes of another seat this device holds (the curtain), or None: as a spectator."""

    seat: SeatNo | None


class Sync(msgspec.Struct, frozen=True, tag="sync", tag_field="say", forbid_unknown_fields=True):
    """On a socket: send the table again, with everything after this number."""

    after: Annotated[int, msgspec.Meta(ge=0)] = 0


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="say", forbid_unknown_fields=True):
    """On a socket: are you there."""


AnyCommand = (
    Join
    | AddBot
    | Vacate
    | Configure
    | Start
    | Play
    | Undo
    | Answer
    | Pause
    | Resume
    | Tempo
    | StandIn
    | TakeBack
    | Replace
    | Prefer
    | SendEmote
    | Revoke
    | Rematch
)
SocketCommand = AnyCommand | Look | Sync | Ping


class NewRoom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room to open. With a name the opener sits down; bots take the next seats; `start` deals at once if all sit."""

    id: Id
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: SeatNo
    options: dict[str, Any] = {}
    preset: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: Name | None = None
    bots: Annotated[tuple[Level, ...], msgspec.Meta(max_length=15)] = ()
    start: bool = False
    public: bool = False
    watch: bool = True
    hot_seat: bool = False
    hints: bool = True
    clock: Clock = Clock()
    stand_in: Level = "regular"


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """May I do this now, and if not, why not."""

    seat: SeatNo
    action: Any


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat's private link."""

    secret: Annotated[str, msgspec.Meta(min_length=10, max_length=80)]


# ---------------------------------------------------------------------- what clients are told


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
