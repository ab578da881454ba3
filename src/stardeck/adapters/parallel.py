"""PettingZoo's other kind of environment: in every cycle all agents act at once, and who is not asked waits.

Seats that choose at once do so in one cycle. The last action of the space is to wait.
"""

from typing import Any

from stardeck.adapters.door import AgentDoor
from stardeck.adapters.playing import Playing, mask_of
from stardeck.adapters.setting import Array, Setting, counted
from stardeck.kernel import waiting_for
from stardeck.kernel.extras import from_extra

with from_extra("rl"):
    from pettingzoo import ParallelEnv

Told = tuple[dict[str, dict[str, Array]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class CycleEnv(AgentDoor, ParallelEnv):
    """A table whose seats all act in every cycle."""

    def __init__(
        self, setting: Setting, illegal: str = "end", max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        self.lead_to(Playing(setting, illegal), render_mode, is_parallelizable=True)
        self.name_agents(more=1)
        self.max_cycles = None if max_cycles is None else counted("max_cycles", max_cycles)
        self.wait = len(setting.actions)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Array]], dict[str, dict[str, Any]]]:
        """Deal a new game; without a seed, the next one of the series."""
        self.playing.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        """Everybody who is asked acts; whoever is asked something else after others acted waits for the next cycle."""
        playing, table = self.playing, self.playing.in_play()
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
        self.show()
        return told

    def _observations(self) -> dict[str, dict[str, Array]]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> dict[str, Array]:
        playing = self.playing
        legal = [] if playing.is_over else playing.legal_for(seat)
        mask = mask_of(legal or [self.wait], self.wait + 1)
        return {"observation": playing.observe(playing.table, seat), "action_mask": mask}


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
