"""Many games between bots: the same series for the same seed, however many processes or machines play it."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from time import perf_counter
from typing import TypeVar

from stardeck.lab.series import Lab, Played, Setup
from stardeck.lab.watching import Watched, Watcher

T = TypeVar("T")
Play = Callable[[int], T]  # one game of a series by its number
Bench = Callable[[Setup], Play[T]]  # what a process makes once; must be a function of a module

AHEAD = 8  # games given out per process, so that a long one does not keep the others waiting
BRIEF = 3.0  # seconds of play for which no process is started

_play: Play[object]  # of a worker process: tables and catalogues stay where they are made


def plain(setup: Setup) -> Play[Played]:
    """Games of which only the result counts."""
    return Lab(setup).play


def watched(setup: Setup) -> Play[Watched]:
    """Games that are watched."""
    return Watcher(setup).watch


def simulate(
    setup: Setup, games: int, workers: int | None = 1, first: int = 0, cluster: str = ""
) -> Generator[Played, None, None]:
    """Play games 0, 1, 2, … of a series, or only those from `first` on, and hand them out in this order."""
    return run(plain, setup, range(first, games), workers, cluster)


def run(
    bench: Bench[T], setup: Setup, games: range, workers: int | None = 1, cluster: str = ""
) -> Generator[T, None, None]:
    """These games of a series, in order: on a cluster, else on this machine with so many processes.

    Without a number, all cores play if that pays.
    """
    play = bench(setup)  # what is wrong with the setup is said here
    if cluster:
        from stardeck.lab.cluster import run_on_cluster  # Ray is loaded only by those who have a cluster

        return run_on_cluster(bench, setup, games, cluster)
    if workers is None:
        return _as_it_pays(bench, play, setup, games)
    return _with(bench, play, setup, games, workers)


def _as_it_pays(bench: Bench[T], play: Play[T], setup: Setup, games: range) -> Generator[T, None, None]:
    """The first game here; if the others would take long, they are played on all cores."""
    begun = perf_counter()
    first = [play(number) for number in games[:1]]
    seconds, rest = perf_counter() - begun, games[1:]
    yield from first
    yield from _with(bench, play, setup, rest, cores() if seconds * len(rest) > BRIEF else 1)


def _with(bench: Bench[T], play: Play[T], setup: Setup, games: range, workers: int) -> Generator[T, None, None]:
    """The games with this many processes, but no more than there are games."""
    workers = min(workers, len(games))
    if workers > 1:
        return _in_processes(bench, setup, games, workers)
    return (play(number) for number in games)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _in_processes(bench: Bench[T], setup: Setup, games: range, workers: int) -> Generator[T, None, None]:
    """The same with a pool; whoever stops reading ends its processes in the middle of their games."""
    context = multiprocessing.get_context("spawn")  # a forked copy of a threaded process can hang
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(workers, context, open_bench, (bench, setup)) as pool:
        under_way: deque[Future[T]] = deque()
        try:
            for number in games:
                under_way.append(pool.submit(play_game, number))  # type: ignore[arg-type]
                if len(under_way) > AHEAD * workers:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        except BaseException:
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


def open_bench(bench: Bench[object], setup: Setup) -> None:
    """Make this process's bench; Ctrl-C is for the process that asked for the games."""
    global _play
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _play = bench(setup)


def play_game(number: int) -> object:
    """One game on this process's bench."""
    return _play(number)
