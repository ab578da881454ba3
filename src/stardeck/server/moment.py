"""A moment: what was looked up about a room as it is now, so that it is looked up once. Gone with the next entry."""

from typing import TYPE_CHECKING

from stardeck.kernel import Seat

if TYPE_CHECKING:
    from stardeck.kernel import Action, Offer, View
    from stardeck.server.wire import Line, RoomInfo

Viewer = tuple[Seat | None, tuple[Seat, ...], bool, int]


class Moment:
    """Views, choices, offers and messages by seat; whoever changes the table under it must make a new one."""

    __slots__ = ("choices", "info", "lines", "offers", "texts", "tokens", "views", "waiting")

    def __init__(self) -> None:
        self.waiting: tuple[Seat, ...] | None = None
        self.views: dict[Seat | None, View] = {}
        self.choices: dict[Seat, list[Action]] = {}
        self.offers: dict[Seat, Offer] = {}
        self.tokens: dict[Seat, str] = {}
        self.lines: dict[int, Line] = {}  # those that are the same for all readers, by event
        self.info: RoomInfo | None = None
        self.texts: dict[Viewer, bytes] = {}  # whole messages; many spectators read the same
