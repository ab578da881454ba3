"""What a player can say in Space Rocks.

Not compiled: a `msgspec.Struct` defined in a compiled module loses its class keywords. Things of a player are named
by how many seats clockwise that player sits (0: myself) and their place in the order of age.
"""

from typing import Literal

from stardeck.kernel.action import Action


class Deploy(Action, frozen=True, tag="deploy"):
    """I deploy this card; with `draw` I also take the card that a new colony earns."""

    card: str
    draw: bool = False


class Reload(Action, frozen=True, tag="reload"):
    """I draw cards: two and one more per planetary sat."""


class Attack(Action, frozen=True, tag="attack"):
    """I attack."""


class Mission(Action, frozen=True, tag="mission"):
    """I fly this mission and pay with this sat."""

    mission: str
    pay: str


class EndTurn(Action, frozen=True, tag="end"):
    """I take no further action this turn."""


class Colony(Action, frozen=True, tag="colony"):
    """This colony."""

    ahead: int
    place: int


class Rock(Action, frozen=True, tag="rock"):
    """This deployed rock."""

    ahead: int
    place: int


class Home(Action, frozen=True, tag="home"):
    """This homeworld."""

    ahead: int


class Research(Action, frozen=True, tag="research"):
    """The newest research planet of this letter."""

    letter: str


class Launch(Action, frozen=True, tag="launch"):
    """I launch a rock of this class: with the sat under it, a deployed one with a sat from my hand, or both from my
    hand. Without propulsion (`sat` 0) any rock flies. `tucked` is the class of the sat under it."""

    rock: int
    how: Literal["own", "mixed", "hand", "deployed"]
    tucked: int
    sat: int


class Stop(Action, frozen=True, tag="stop"):
    """No more of this."""


class Respond(Action, frozen=True, tag="respond"):
    """I answer this attack on me, counted in the order of announcement."""

    attack: int
    how: Literal["planetary", "S1", "S2", "S3", "decline"]


class Assist(Action, frozen=True, tag="assist"):
    """I deflect a rock that flies at somebody else, or let it pass."""

    how: Literal["S1", "S2", "S3", "decline"]


class Opponent(Action, frozen=True, tag="opponent"):
    """This opponent."""

    ahead: int


class Card(Action, frozen=True, tag="card"):
    """A card of this kind: recover it, swap it, keep it, give it up, whatever is being asked."""

    card: str


class GiveUp(Action, frozen=True, tag="give_up"):
    """I give up my hand, or the planet that was named."""

    what: Literal["hand", "planet"]


class Scry(Action, frozen=True, tag="scry"):
    """Of the top cards I looked at I discard those at these places, the topmost being 0."""

    discard: tuple[int, ...]


SpaceAction = (
    Deploy
    | Reload
    | Attack
    | Mission
    | EndTurn
    | Colony
    | Rock
    | Home
    | Research
    | Launch
    | Stop
    | Respond
    | Assist
    | Opponent
    | Card
    | GiveUp
    | Scry
)
