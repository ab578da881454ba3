"""Many games at once: one call asks all of them, one call answers all of them.

Every row is a game with whoever must choose there now; turns of several decisions are several rows in time. A game
that is over is dealt anew at once, so that there are always as many rows. Needs nothing but numpy.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from stardeck.adapters.playing import Playing
from stardeck.adapters.setting import Array, Setting, counted
from stardeck.kernel import BadOptions, say


class Asked(NamedTuple):
    """What every game asks: whom, what that seat knows, and what it may do."""

    seats: Array  # (games,)
    observations: Array  # (games, width) of float32
    masks: Array  # (games, actions) of bool


class Told(NamedTuple):
    """What came of the answers; where a game was over, the next one is asked about already."""

    asked: Asked
    rewards: Array  # (games, players) of float32, zero unless over
    over: Array  # (games,) of bool


class Batch:
    """So many games of one setting, played by whoever answers.

    After a step, `cut` has the rows whose game was stopped by `max_decisions`, each with what every seat knew at that
    point: such a game is not lost or won, so learners estimate what would have come.
    """

    def __init__(
        self,
        slug: str,
        games: int,
        *,
        seed: int = 0,
        illegal: str = "end",
        max_decisions: int | None = None,
        **setting: Any,
    ) -> None:
        self.setting = Setting(slug, **setting)
        self.seed = seed
        self.tables = [Playing(self.setting, illegal, max_decisions) for _ in range(counted("games", games))]
        self.cut: dict[int, Array] = {}  # (players, width) of float32

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int | None = None) -> Asked:
        """Deal all games; row i plays a series of its own."""
        self.seed, self.cut = self.seed if seed is None else seed, {}
        for i, playing in enumerate(self.tables):
            playing.begin(self.seed * len(self.tables) + i)
        return self.asked()

    def asked(self) -> Asked:
        """What all games ask now, in fresh arrays."""
        setting, tables = self.setting, self.tables
        observations = np.empty((len(tables), setting.width), dtype=np.float32)
        masks = np.zeros((len(tables), len(setting.actions)), dtype=bool)
        for i, playing in enumerate(tables):
            masks[i, playing.legal] = True
            observations[i] = playing.observe(playing.table, playing.seat)
        return Asked(np.array([playing.seat for playing in tables]), observations, masks)

    def step(self, actions: Array | Sequence[int]) -> Told:
        """One answer to every game."""
        rewards = np.zeros((len(self.tables), self.setting.players), dtype=np.float32)
        over = np.zeros(len(self.tables), dtype=bool)
        self.cut = {}
        for i, action in enumerate(self._answers(actions)):
            playing = self.tables[i]
            playing.play(action)
            if playing.is_over:
                rewards[i] = playing.rewards()
                over[i] = True
                if playing.is_cut:
                    self.cut[i] = self.setting.everything(playing.table).reshape(-1, self.setting.width)
                playing.begin()
        return Told(self.asked(), rewards, over)

    def _answers(self, actions: Array | Sequence[int]) -> list[int]:
        """One whole number for every game, or a sentence."""
        given = np.asarray(actions)
        if given.shape != (len(self.tables),) or given.dtype.kind not in "iu":
            raise BadOptions(
                say(
                    "{n} games want {n} actions, whole numbers; these are {kind} of shape {shape}.",
                    n=len(self.tables),
                    kind=given.dtype,
                    shape=given.shape,
                )
            )
        return cast(list[int], given.tolist())
