"""Gymnasium: one seat for the learner, bots in the others.

Importing this module registers every game, such as `gymnasium.make("stardeck/rock-the-galaxy-v1", players=3)`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stardeck.adapters.door import Door
from stardeck.adapters.playing import NOBODY, Playing, mask_of
from stardeck.adapters.setting import Array, Setting
from stardeck.adapters.spaces import observation_box
from stardeck.bots import Bot, ask, make_bot
from stardeck.games import game, slugs
from stardeck.kernel import BadOptions, Seat, numbered_seed, say
from stardeck.kernel.extras import from_extra

with from_extra("rl"):
    import gymnasium
    from gymnasium.spaces import Discrete


class SeatEnv(Door, gymnasium.Env[Array, Any]):
    """A seat at a table of bots. The action mask is in `info["action_mask"]` and comes from `action_masks()`.

    Bots sit down whenever the seat has acted, and leave when it is asked: between two steps there is nothing but the
    table to be copied or written down.
    """

    def __init__(
        self,
        setting: Setting,
        seat: Seat | None = None,
        bots: str | Sequence[str] = "random",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.lead_to(Playing(setting, illegal), render_mode, render_fps=1)
        self.fixed = seat  # None: another one in every game
        self.seat: Seat = 0 if seat is None else seat
        if not isinstance(self.seat, int | np.integer) or not 0 <= self.seat < setting.players:
            raise BadOptions(say("There is no seat {seat} among {n} players.", seat=repr(seat), n=setting.players))
        self.levels = self._levels(bots)
        self.observation_space = observation_box(setting)
        self.action_space = Discrete(len(setting.actions))

    def _levels(self, bots: str | Sequence[str]) -> list[str]:
        """The bots on the other seats, in order; checked."""
        others = self.setting.players - 1
        levels = [bots] * others if isinstance(bots, str) else list(bots)
        if len(levels) != others:
            raise BadOptions(say("{n} bots for {others} other seats do not fit.", n=len(levels), others=others))
        for level in levels:
            make_bot(level, 0)
        return levels

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal a new game and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        playing = self.playing
        playing.begin(seed)
        self.seat = (playing.seed + playing.episode) % self.setting.players if self.fixed is None else self.fixed
        self._let_bots_play()
        return self._observe(), self._info()

    def _let_bots_play(self) -> None:
        playing, setting = self.playing, self.setting
        bots: dict[Seat, Bot] = {}
        while (seat := playing.seat) not in (self.seat, NOBODY):
            if seat not in bots:
                bots[seat] = self._bot(seat)
            playing.perform(setting.number_of(ask(bots[seat], setting.game, playing.table, seat)))
        self.show()

    def _bot(self, seat: Seat) -> Bot:
        """Whoever sits there now, with chance of its own."""
        playing = self.playing
        seed = numbered_seed(playing.seed, playing.episode, playing.made, seat)
        return make_bot(self.levels[(seat - self.seat) % self.setting.players - 1], int.from_bytes(seed[:8], "big"))

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The seat acts, then the bots until the seat is asked again."""
        playing = self.playing
        playing.play(int(action))
        self._let_bots_play()
        reward = playing.rewards()[self.seat] if playing.is_over else 0.0
        return self._observe(), reward, playing.is_over, False, self._info()

    def _observe(self) -> Array:
        return self.playing.observe(self.playing.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.playing.legal, len(self.setting.actions))}

    def action_masks(self) -> Array:
        """What is legal now, for learners that ask for it by this name."""
        return mask_of(self.playing.legal, len(self.setting.actions)).view(bool)


def seat_env(
    slug: str,
    *,
    seat: Seat | None = None,
    bots: str | Sequence[str] = "random",
    illegal: str = "end",
    render_mode: str | None = None,
    **setting: Any,
) -> SeatEnv:
    """A seat among bots of these levels; `setting`: players, options, preset, cards, reward."""
    return SeatEnv(Setting(slug, **setting), seat, bots, illegal, render_mode)


def env_id(slug: str) -> str:
    """The versioned id of a game, such as `stardeck/rock-the-galaxy-v1`."""
    return f"stardeck/{slug}-v{game(slug).rules_version}"


for _slug in slugs():
    gymnasium.register(env_id(_slug), f"{__name__}:seat_env", kwargs={"slug": _slug})
