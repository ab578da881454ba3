"""PettingZoo's other kind of environment: in every cycle all agents act at once, and who is not asked waits.

Seats that choose at once do so in one cycle. The last action of the space is to wait.
"""

from typing import Any

from stardeck.adapters.playing import Playing, mask_of
from stardeck.adapters.setting import Array, Setting
from stardeck.adapters.spaces import masked, observation_box
from stardeck.kernel import waiting_for
from stardeck.kernel.extras import from_extra

with from_extra("rl"):
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import ParallelEnv

Told = tuple[dict[str, dict[str, Array]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class CycleEnv(ParallelEnv):
    """A table whose seats all act in every cycle."""

    def __init__(
        self, setting: Setting, illegal: str = "end", max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        self.setting = setting
        self.playing = Playing(setting, illegal)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": setting.name, "render_modes": ["human", "ansi"], "is_parallelizable": True}
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self.wait = len(setting.actions)
        self.observation_spaces = {agent: masked(setting, more=1) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space: Box = observation_box(setting, setting.players)

    def observation_space(self, agent: str) -> Dict:
        """The numbers an agent knows, and its action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The actions of the game, by their numbers, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Array]], dict[str, dict[str, Any]]]:
        """Deal a new game; without a seed, the next one of the series."""
        self.playing.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        """Everybody who is asked acts; whoever is asked something else after others acted waits for the next cycle."""
        playing, table = self.playing, self.playing.table
        asked = {seat: playing.legal_for(seat) for seat in waiting_for(table)}
        question = type(table.agenda[-1])
        for seat, legal in asked.items():
            same = not playing.is_over and type(table.agenda[-1]) is question and playing.legal_for(seat) == legal
            if same:
                playing.ask(seat)
                playing.play(int(actions[self.possible_agents[seat]]))
        self.cycles += 1
        if self.cycles == self.max_cycles and not playing.is_over:
            playing.cut()
        rewards = playing.rewards() if playing.is_over else [0.0] * self.setting.players
        told: Told = (
            self._observations(),
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(self.agents, playing.is_over and not playing.is_cut),
            dict.fromkeys(self.agents, playing.is_cut),
            {agent: {} for agent in self.agents},
        )
        if playing.is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _observations(self) -> dict[str, dict[str, Array]]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> dict[str, Array]:
        setting, playing = self.setting, self.playing
        legal = [] if playing.is_over else playing.legal_for(seat)
        mask = mask_of(legal or [self.wait], self.wait + 1)
        return {"observation": setting.observe(playing.table, seat), "action_mask": mask}

    def state(self) -> Array:
        """What all seats know together: for critics in training, never for a player."""
        return self.setting.everything(self.playing.table)

    def render(self) -> str | None:
        """The table as text, for whoever must choose."""
        if self.render_mode == "ansi":
            return self.setting.picture(self.playing.table)
        if self.render_mode == "human":
            print(self.setting.picture(self.playing.table))
        return None

    def close(self) -> None:
        """Nothing is open."""


def parallel_env(
    slug: str,
    *,
    illegal: str = "end",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **setting: Any,
) -> CycleEnv:
    """The parallel environment of a game; takes what `pettingzoo.env` takes, and is cut off after `max_cycles`."""
    return CycleEnv(Setting(slug, **setting), illegal, max_cycles, render_mode)
