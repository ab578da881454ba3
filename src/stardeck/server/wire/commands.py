"""What clients say: wishes, each with an id that makes it safe to send again."""

from typing import Annotated, Any, Literal

import msgspec

from stardeck.server.entries import Clock, Emote

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,40}$", description="Made by the client, once per wish.")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
SeatNo = Annotated[int, msgspec.Meta(ge=0, le=15)]


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
    """Whether my only choice is confirmed for me; an address that is called when it is my turn in this room.

    `policy`: only when I am away, or always. `remind`: call once more after so many hours of the same turn; 0: never.
    """

    seat: SeatNo
    confirm: bool | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=300)] | None = None
    policy: Literal["away", "always"] = "away"
    remind: Annotated[int, msgspec.Meta(ge=0, le=168)] = 0


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
