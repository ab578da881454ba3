"""The same games on a Ray cluster: one bench per core, games handed out in order, the same figures."""

import logging
from collections import deque
from collections.abc import Generator
from typing import Any, TypeVar

from stardeck.kernel import BadOptions, say
from stardeck.kernel.extras import from_extra
from stardeck.lab.series import Setup
from stardeck.lab.simulate import AHEAD, Bench

with from_extra("ray"):
    import ray

T = TypeVar("T")


class Player:
    """One core's bench."""

    def __init__(self, bench: Bench[Any], setup: Setup) -> None:
        self.play = bench(setup)

    def game(self, number: int) -> Any:
        """One game."""
        return self.play(number)


def connect(address: str) -> None:
    """Join the cluster at this address; `auto` is the one that runs here, or a new one on this machine."""
    if ray.is_initialized():
        return
    try:
        if address == "auto":
            _here()
        else:
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        why = str(error).partition("\n")[0].rstrip(".")
        raise BadOptions(say("There is no Ray cluster at {address}: {why}.", address=address, why=why)) from None


def _here() -> None:
    """The running cluster, else a new one on this machine."""
    try:
        ray.init("auto", logging_level=logging.ERROR, log_to_driver=False)
    except ConnectionError:
        ray.init(logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False)


def run_on_cluster(bench: Bench[T], setup: Setup, games: range, address: str) -> Generator[T, None, None]:
    """These games of a series, in order, on all cores of the cluster."""
    bench(setup)  # what is wrong with the setup is said here
    connect(address)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    cores = max(1, int(resources.get("CPU", 1)))
    actor: Any = ray.remote(num_cpus=1)(Player)
    players = [actor.remote(bench, setup) for _ in range(cores)]
    try:
        under_way: deque[Any] = deque()
        for number in games:
            under_way.append(players[number % cores].game.remote(number))
            if len(under_way) > AHEAD * cores:
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())
    finally:
        for player in players:
            ray.kill(player)
