"""PettingZoo: every game as an environment in which agents act one after the other (AEC), with an action mask.

Seats that choose at once are asked one after the other: what the first one chose is in nobody else's observation.
"""

from typing import Any, Final

from stardeck.adapters.door import AgentDoor
from stardeck.adapters.playing import NOBODY, Playing
from stardeck.adapters.setting import Array, Setting, counted
from stardeck.kernel import say
from stardeck.kernel.extras import from_extra

with from_extra("rl"):
    from pettingzoo import AECEnv

OF_A_GAME: Final = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")


class TableEnv(AgentDoor, AECEnv):
    """A table whose agents act one after the other; what is observed is worked out when asked for."""

    def __init__(
        self, setting: Setting, illegal: str = "end", max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        most = None if max_cycles is None else counted("max_cycles", max_cycles) * setting.players
        self.lead_to(Playing(setting, illegal, most), render_mode, is_parallelizable=False)
        self.name_agents()
        self.agent_selection = self.possible_agents[0]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def __getattr__(self, name: str) -> Any:
        """Rewards and the like are not there before the first reset."""
        if name in OF_A_GAME:
            raise AttributeError(say("There are no {name} yet; call reset first.", name=name.strip("_")))
        raise AttributeError(say("A table has no {name!r}.", name=name))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed, the next one of the series."""
        self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.playing.seat]
        self.show()

    def observe(self, agent: str) -> dict[str, Array]:
        """What the agent's seat knows now, and what it may do now."""
        return self.playing.seen_by(self._seats[agent])

    def step(self, action: int | None) -> None:
        """The selected agent acts; before the end nobody is rewarded."""
        playing = self.playing
        if playing.seat == NOBODY:  # all agents are dead
            self._leave(action)
            return
        playing.play(-1 if action is None else int(action))
        seat = playing.seat
        if seat == NOBODY:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _leave(self, action: int | None) -> None:
        """The selected agent, who is dead, is taken off the list."""
        if not self.agents:
            self.playing.in_play()
        self._was_dead_step(action)

    def _finish(self) -> None:
        """Reward everybody; all agents leave one after the other."""
        over = self.truncations if self.playing.is_cut else self.terminations
        for other, reward in zip(self.agents, self.playing.rewards(), strict=True):
            self.rewards[other] = reward
            over[other] = True
        self._accumulate_rewards()
        self._deads_step_first()


def env(
    slug: str,
    *,
    illegal: str = "end",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **setting: Any,
) -> TableEnv:
    """An AEC environment of a game, such as `env("space-rocks", players=3)`.

    `setting`: players, options, preset, cards, reward. After `max_cycles` decisions per player the game is cut off.
    """
    return TableEnv(Setting(slug, **setting), illegal, max_cycles, render_mode)
