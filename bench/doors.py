"""What we measure of the doors for researchers: random play through PettingZoo's interface, observed at every turn.

The same driver plays our games and PettingZoo's own.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from measure import Contestant
from ours import is_compiled

import stardeck.kernel.play
from stardeck.games import slugs

TURNS = 200  # between two looks at the clock


def driver(env: Any) -> Callable[[], int]:
    """Takes random legal turns, and begins a new game when one is over."""
    chance = Random(1).random
    env.reset(seed=1)

    def run() -> int:
        made = 0
        while made < TURNS:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0].tolist()  # numpy finds bools faster than bytes
            env.step(legal[int(chance() * len(legal))])
            made += 1
        return made

    return run


def contestants(missing: set[str]) -> Iterator[Contestant]:
    """Every game with as many players as PettingZoo's Leduc has: two."""
    try:
        from stardeck.adapters.pettingzoo import env
    except ImportError:
        missing.add("pettingzoo")
        return
    mode = "compiled" if is_compiled(stardeck.kernel.play.__file__) else "interpreted"
    for slug in slugs():
        yield Contestant(f"{slug} 2p, PettingZoo", driver(env(slug, players=2)), unit="turns", mode=mode)
