"""What the doors to one table have in common: its picture, and for agents their spaces and what all of them know."""

from typing import Any, Final

from stardeck.adapters.playing import Playing
from stardeck.adapters.setting import Array, Setting
from stardeck.adapters.spaces import masked, observation_box
from stardeck.kernel import BadOptions, listed, say
from stardeck.kernel.extras import from_extra

with from_extra("rl"):
    from gymnasium.spaces import Box, Dict, Discrete

RENDER_MODES: Final = ("human", "ansi")


class Door:
    """A way to one table."""

    setting: Setting
    playing: Playing
    render_mode: str | None
    metadata: dict[str, Any]

    def lead_to(self, playing: Playing, render_mode: str | None, **about: object) -> None:
        """Open the door; `about` is what its library wants to know besides."""
        if render_mode not in (None, *RENDER_MODES):
            known = listed(list(RENDER_MODES))
            raise BadOptions(say("A table cannot be shown as {it!r}; there are: {known}.", it=render_mode, known=known))
        self.setting, self.playing, self.render_mode = playing.setting, playing, render_mode
        self.metadata = {"name": playing.setting.name, "render_modes": list(RENDER_MODES), **about}

    def render(self) -> str | None:
        """The table as text, for whoever must choose."""
        if self.render_mode is None:
            return None
        picture = self.setting.picture(self.playing.dealt())
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def show(self) -> None:
        """Print the table for a person who watches."""
        if self.render_mode == "human":
            self.render()


class AgentDoor(Door):
    """A way to a table whose seats are the agents `player_0`, `player_1`, …"""

    def name_agents(self, more: int = 0) -> None:
        """Give every seat its name and its spaces, with so many actions more than the game has."""
        setting = self.setting
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked(setting, more) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(setting.actions) + more) for agent in self.possible_agents}
        self.state_space: Box = observation_box(setting, setting.players)

    def observation_space(self, agent: str) -> Dict:
        """The numbers an agent knows, and its action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent may do, by number."""
        return self.action_spaces[agent]

    def state(self) -> Array:
        """What all seats know together: for critics in training, never for a player."""
        return self.setting.everything(self.playing.dealt())

    def close(self) -> None:
        """Nothing is open."""
