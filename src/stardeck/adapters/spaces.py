"""The spaces of Gymnasium that fit a setting."""

import numpy as np

from stardeck.adapters.setting import Setting
from stardeck.kernel.extras import from_extra

with from_extra("rl"):
    from gymnasium.spaces import Box, Dict

FURTHEST = 1e6  # no number of an observation is larger: the conformance suite checks it


def observation_box(setting: Setting, times: int = 1) -> Box:
    """The numbers one seat knows, so many times."""
    return Box(-FURTHEST, FURTHEST, (times * setting.width,), np.float32)


def masked(setting: Setting, more: int = 0) -> Dict:
    """An observation with its action mask."""
    mask = Box(0, 1, (len(setting.actions) + more,), np.int8)
    return Dict({"observation": observation_box(setting), "action_mask": mask})
