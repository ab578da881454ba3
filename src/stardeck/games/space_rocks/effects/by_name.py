"""Every effect by the name the card file calls it."""

from typing import Final

from stardeck.games.space_rocks.effects.effect import Effect
from stardeck.games.space_rocks.effects.hands import (
    AllRedraw,
    DiscardPerColony,
    DiscardRandom,
    Draw,
    PeekDiscardBestSat,
    PeekDiscardChoice,
    PeekHand,
    StealRandom,
)
from stardeck.games.space_rocks.effects.piles import (
    Recover,
    ReshuffleDiscard,
    RevealTakeRocks,
    ScryAndDiscard,
    SwapWithDiscard,
)
from stardeck.games.space_rocks.effects.planets import (
    DestroyLastResearch,
    DestroyPlanets,
    HandOrPlanet,
    PlayPlanets,
    ScuttleAndDraw,
)
from stardeck.games.space_rocks.effects.rocks import (
    DestroyRock,
    SpecialAttack,
    StealRock,
    StealSat,
    StripRocksAndSats,
)

EFFECTS: Final[dict[str, Effect]] = {
    "peek_hand": PeekHand(),
    "draw": Draw(),
    "play_planets": PlayPlanets(),
    "all_redraw": AllRedraw(),
    "recover": Recover(),
    "strip_rocks_and_sats": StripRocksAndSats(),
    "steal_sat": StealSat(),
    "attack": SpecialAttack(),
    "steal_random": StealRandom(),
    "destroy_rock": DestroyRock(),
    "discard_random": DiscardRandom(),
    "swap_with_discard": SwapWithDiscard(),
    "reveal_take_rocks": RevealTakeRocks(),
    "destroy_planets": DestroyPlanets(),
    "destroy_last_research": DestroyLastResearch(),
    "peek_discard_best_sat": PeekDiscardBestSat(),
    "scuttle_and_draw": ScuttleAndDraw(),
    "reshuffle_discard": ReshuffleDiscard(),
    "scry_and_discard": ScryAndDiscard(),
    "steal_rock": StealRock(),
    "peek_discard_choice": PeekDiscardChoice(),
    "discard_per_colony": DiscardPerColony(),
    "hand_or_planet": HandOrPlanet(),
}
