"""What a manager can say in Rock & Roll Brouhaha.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords.
"""

from typing import Literal

from stardeck.kernel.action import Action


class Play(Action, frozen=True, tag="play"):
    """I play this card from my hand: a venue, a musician, a personnel or an action."""

    card: str


class Salary(Action, frozen=True, tag="salary"):
    """I put this card from my hand face-down into play as a salary card."""

    card: str


class Send(Action, frozen=True, tag="send"):
    """I send this unit to a HUSTLE or a GIG; `where` follows."""

    card: str


class Open(Action, frozen=True, tag="open"):
    """I open this venue for a performance; `where` may follow."""

    card: str


class Rig(Action, frozen=True, tag="rig"):
    """I rig this gear on a musician; `where` may follow."""

    card: str


class Use(Action, frozen=True, tag="use"):
    """I use ability number `ability` of this card."""

    card: str
    ability: int


class Pass(Action, frozen=True, tag="pass"):
    """I pass this turn."""


class Where(Action, frozen=True, tag="where"):
    """There: `hustle:<id>`, `gig:<performance>`, `performance:<id>` or `musician:<id>`."""

    place: str


class Effect(Action, frozen=True, tag="effect"):
    """I use the effect of the HUSTLE."""


class Decline(Action, frozen=True, tag="decline"):
    """I do not use the effect of the HUSTLE."""


class Volume(Action, frozen=True, tag="volume"):
    """VOLUME goes this way."""

    way: Literal["up", "down"]


class Cash(Action, frozen=True, tag="cash"):
    """So many of the resources are cash, the others cred."""

    cash: int


class Copy(Action, frozen=True, tag="copy"):
    """I trigger the effect of this other HUSTLE."""

    hustle: str


class Pick(Action, frozen=True, tag="pick"):
    """This card: as a target, to keep, to fetch, to buy, to retire, to put away, whatever is being asked."""

    card: str


class PickSalary(Action, frozen=True, tag="pick_salary"):
    """The salary card at this place (from 0, by entry) of this manager."""

    seat: int
    place: int


class NoCard(Action, frozen=True, tag="none"):
    """I pick no card."""


class Mode(Action, frozen=True, tag="mode"):
    """I choose this option, counted from 0."""

    option: int


class May(Action, frozen=True, tag="may"):
    """Yes, I do; or no."""

    yes: bool


class Manager(Action, frozen=True, tag="manager"):
    """This manager."""

    seat: int


class Item(Action, frozen=True, tag="item"):
    """This of the waiting items comes next, counted from 0 in canonical order."""

    item: int


BrouhahaAction = (
    Play
    | Salary
    | Send
    | Open
    | Rig
    | Use
    | Pass
    | Where
    | Effect
    | Decline
    | Volume
    | Cash
    | Copy
    | Pick
    | PickSalary
    | NoCard
    | Mode
    | May
    | Manager
    | Item
)
