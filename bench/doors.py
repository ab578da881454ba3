"""What we measure of the doors for researchers: random play through PettingZoo's interface, observed at every turn.

The same driver plays our games and PettingZoo's own. `python bench/doors.py` lets PettingZoo measure instead: its own
`performance_benchmark` of every game of ours, each between two of its Leduc (fifteen seconds of the clock a game).
"""

import io
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from random import Random
from typing import Any

from measure import Contestant
from ours import is_compiled

import stardeck.kernel.play
from stardeck.games import slugs

TURNS = 200  # between two looks at the clock
INSTALL = "pip install -e '.[bench]'"


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


def turns_a_second(env: Any) -> float:
    """What PettingZoo's own benchmark says."""
    from pettingzoo.test import performance_benchmark

    printed = io.StringIO()
    with redirect_stdout(printed):
        performance_benchmark(env)
    found = re.search(r"([\d.]+) turns per second", printed.getvalue())
    assert found is not None
    return float(found[1])


def main() -> None:
    try:
        from pettingzoo.classic import leduc_holdem_v4
    except ImportError as error:
        sys.exit(f"{error.name} is not installed, so there is nothing to compare with: {INSTALL}.")
    from stardeck.adapters.pettingzoo import env

    mode = "compiled" if is_compiled(stardeck.kernel.play.__file__) else "interpreted"
    for slug in slugs():
        before, ours, after = [
            turns_a_second(one) for one in (leduc_holdem_v4.env(), env(slug, players=2), leduc_holdem_v4.env())
        ]
        times = 2 * ours / (before + after)
        print(f"{slug:16} {mode}: {ours:7,.0f} turns a second, {times:.1f} times leduc_holdem_v4", flush=True)


if __name__ == "__main__":
    main()
