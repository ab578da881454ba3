"""The same games on a Ray cluster: one bench per core, games handed out in order, the same figures."""

import logging
import warnings
from collections import deque
from collections.abc import Generator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec

from stardeck.kernel import BadOptions, say
from stardeck.kernel.extras import from_extra
from stardeck.lab.contender import bring, files_named
from stardeck.lab.series import Setup
from stardeck.lab.simulate import AHEAD, Bench

with from_extra("ray"):
    import ray

T = TypeVar("T")
Files = dict[str, bytes]  # what is in the files a setup names, because another machine does not have them


class Player:
    """One core's bench."""

    def __init__(self, bench: Bench[Any], setup: Setup, files: Files) -> None:
        with TemporaryDirectory() as folder:
            self.play = bench(unpacked(setup, files, Path(folder)))

    def game(self, number: int) -> Any:
        """One game."""
        return self.play(number)


def packed(setup: Setup) -> Files:
    """The files that a setup names: its card list, and weights of its bots."""
    names = [*([setup.cards] if setup.cards else []), *files_named(setup.bots)]
    return {name: Path(name).read_bytes() for name in names}


def unpacked(setup: Setup, files: Files, folder: Path) -> Setup:
    """The same setup on a machine that has its files only in this folder."""
    copies = {name: folder / f"{i}-{Path(name).name}" for i, name in enumerate(files)}
    for name, copy in copies.items():
        copy.write_bytes(files[name])
        bring(name, copy)
    return msgspec.structs.replace(setup, cards=str(copies[setup.cards])) if setup.cards else setup


def connect(address: str) -> None:
    """Join the cluster at this address; `auto` is the one that runs here, or a new one on this machine."""
    if ray.is_initialized():
        return
    try:
        if address == "auto":
            _here()
        else:
            _there(address)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadOptions(_unreachable(address, str(error))) from None


def _unreachable(address: str, why: str) -> str:
    if "ray[client]" in why:
        told = "A cluster at {address} needs Ray's client; install it with: pip install 'stardeck[ray]'."
        return say(told, address=address)
    if "timeout" in why:
        told = "No Ray cluster answers at {address}; look whether it runs, and whether RAY_AUTH_TOKEN holds its token."
        return say(told, address=address)
    return say("There is no Ray cluster at {address}: {why}.", address=address, why=why.partition("\n")[0].rstrip("."))


def _there(address: str) -> None:
    """A cluster elsewhere."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # what it says is part of our sentence
        ray.init(address, logging_level=logging.ERROR, log_to_driver=False)


def _here() -> None:
    """The running cluster, else a new one on this machine."""
    try:
        ray.init("auto", logging_level=logging.ERROR, log_to_driver=False)
    except ConnectionError:
        ray.init(logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False)


def run_on_cluster(bench: Bench[T], setup: Setup, games: range, address: str) -> Generator[T, None, None]:
    """These games of a series, in order, on all cores of the cluster; who calls has tried the setup here."""
    files = packed(setup)
    connect(address)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return _on(bench, setup, files, games, max(1, int(resources.get("CPU", 1))))


def _on(bench: Bench[T], setup: Setup, files: Files, games: range, cores: int) -> Generator[T, None, None]:
    """The same on so many cores, but no more than there are games."""
    actor: Any = ray.remote(num_cpus=1)(Player)
    players = [actor.remote(bench, setup, files) for _ in range(min(cores, len(games)))]
    try:
        under_way: deque[Any] = deque()
        for number in games:
            under_way.append(players[number % len(players)].game.remote(number))
            if len(under_way) > AHEAD * len(players):
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())
    finally:
        for player in players:
            ray.kill(player)
