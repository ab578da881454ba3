"""OpenSpiel: every game as a Python game with explicit chance, information-state strings and resampling.

Importing this module registers the games: `pyspiel.load_game("stardeck_rock_the_galaxy_v1(players=3)")`.

Chance: the first node deals one of `deals` numbered deals; from then on every draw of the rules is a chance node of its
own with its true, equal probabilities. An information state is a digest of everything the seat was told and did, and
what it sees now.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from stardeck.adapters.chance import Position
from stardeck.adapters.setting import Setting, counted
from stardeck.games import game, slugs
from stardeck.kernel import BadOptions, FastRng, Seat, listed, say
from stardeck.kernel.extras import from_extra

with from_extra("openspiel"):
    import pyspiel

DEALS = 10_000  # different deals, unless the parameter `deals` says otherwise
MOST_OUTCOMES = 1_000  # no rule draws from more
BOUNDED = ("win", "rank")
LONGEST = 1_000_000  # decisions and draws
PARAMETERS: dict[str, Any] = {"players": 0, "deals": DEALS, "reward": "win", "options": "", "preset": "", "cards": ""}


def read_parameters(slug: str, given: dict[str, Any]) -> Setting:
    """A setting from OpenSpiel's parameters; options are written `name:value;name:value`."""
    if given["reward"] not in BOUNDED:
        known = listed(list(BOUNDED))
        raise BadOptions(say("OpenSpiel wants bounded returns; these rewards are: {known}.", known=known))
    pairs = [pair.partition(":") for pair in given["options"].split(";") if pair]
    return Setting(
        slug,
        given["players"] or None,
        {name.strip(): value.strip() for name, _, value in pairs},
        given["preset"],
        given["cards"] or None,
        given["reward"],
    )


class TableGame(pyspiel.Game):
    """A game of Stardeck for OpenSpiel."""

    slug = ""
    game_type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        self.setting = read_parameters(self.slug, given)
        self.deals = counted("deals", given["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions),
            max_chance_outcomes=max(self.deals, MOST_OUTCOMES),
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.game_type.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """It crosses process borders as its name and parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "TableState":
        """Before the deal."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """There is no limit that a game comes near."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        """What a seat sees, as numbers and as text."""
        return TableObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):
    """A position, or a point within a move at which chance decides."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = Position(game.setting, game.deals)

    def current_player(self) -> int:
        """Whoever must choose; of several who choose at once, the first."""
        position = self.position
        if position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.is_over else position.seat

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(self.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes are equally likely."""
        n = self.position.outcomes
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        self.position.move(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return msgspec.json.encode(self.position.setting.actions[action]).decode()

    def is_terminal(self) -> bool:
        """Nobody will be asked any more."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """What everybody gets: nothing before the end."""
        return self.position.rewards()

    def information_state_string(self, player: Seat | None = None) -> str:
        """Everything the seat was told and did, as a digest, and what it sees now."""
        return self.position.known_to(self.current_player() if player is None else player)

    def observation_string(self, player: Seat | None = None) -> str:
        """What the seat sees now."""
        return self.position.seen_by(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "TableState":
        """A state that the player cannot tell from this one; it has no history."""
        other = TableState(self.get_game())
        other.position = self.position.imagined_by(player, FastRng(int(sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return str(self.position)


class TableObserver:
    """OpenSpiel's observer: the numbers of `encode`, the view as JSON or the information state as text."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.setting = setting
        self.kind = kind
        self.tensor = np.zeros(setting.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: Seat) -> None:
        """Fill the tensor."""
        self.tensor[:] = state.position.observed_by(player)

    def string_from(self, state: TableState, player: Seat) -> str:
        """The text."""
        recalls = self.kind.perfect_recall
        return state.information_state_string(player) if recalls else state.observation_string(player)


def short_name(slug: str) -> str:
    """The name in OpenSpiel's list, such as `stardeck_rock_the_galaxy_v1`."""
    return f"stardeck_{slug.replace('-', '_')}_v{game(slug).rules_version}"


def game_type(slug: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    found, kinds = game(slug), pyspiel.GameType
    return kinds(
        short_name=short_name(slug),
        long_name=found.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if 1 in found.seats else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(found.seats),
        min_num_players=min(found.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def register(slug: str) -> None:
    """Put a game on OpenSpiel's list."""
    kind = game_type(slug)
    pyspiel.register_game(kind, type(TableGame.__name__, (TableGame,), {"slug": slug, "game_type": kind}))


for _slug in slugs():
    register(_slug)
