"""Half-finished missions and attacks: whom they are about, and how much of them is left."""

from stardeck.games.space_rocks.effects.hands import LoseCards, PickCard
from stardeck.games.space_rocks.effects.piles import RecoverCard
from stardeck.games.space_rocks.effects.planets import Expand, GiveUpOne, PickPlanet
from stardeck.games.space_rocks.effects.rocks import PickRock, PickSat
from stardeck.games.space_rocks.rules.attack import ChooseTarget, ChooseWeapon
from stardeck.games.space_rocks.table import SpaceStep
from stardeck.kernel.sealed import Seat


def victim_of(step: SpaceStep | None) -> Seat | None:
    """The player a half-finished mission is about; everybody saw who it is."""
    if isinstance(step, (PickCard, LoseCards, PickPlanet, GiveUpOne, PickRock, PickSat)):
        return step.victim
    return None


def left_of(step: SpaceStep | None) -> int | None:
    """How many picks, planets or attacks are left."""
    if isinstance(step, (LoseCards, PickPlanet, RecoverCard, Expand)):
        return step.left
    launch = step.launch if isinstance(step, ChooseTarget) else step
    return launch.most - launch.made if isinstance(launch, ChooseWeapon) else None
