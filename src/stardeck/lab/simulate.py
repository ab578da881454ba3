"""Many games between bots: the same series for the same seed, however many processes play it."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor

from stardeck.lab.series import Lab, Played, Setup

CHUNK = 8  # games a process plays before it reports

_lab: Lab  # of a worker process: tables and catalogues stay where they are made


def simulate(setup: Setup, games: int, jobs: int = 1) -> Generator[Played, None, None]:
    """Play games 0, 1, 2, … of a series and hand them out in this order."""
    lab = Lab(setup)
    if jobs == 1:
        return (lab.play(number) for number in range(games))
    return _in_processes(setup, games, jobs)


def _in_processes(setup: Setup, games: int, jobs: int) -> Generator[Played, None, None]:
    """The same with a pool: a few chunks are always under way, and whoever stops reading stops the pool."""
    chunks = iter([range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)])
    context = multiprocessing.get_context("spawn")  # a forked copy of a threaded process can hang
    with ProcessPoolExecutor(jobs, context, _open_lab, (setup,)) as pool:
        under_way: deque[Future[list[Played]]] = deque()
        try:
            for chunk in chunks:
                under_way.append(pool.submit(_play_chunk, chunk))
                if len(under_way) > 2 * jobs:
                    yield from under_way.popleft().result()
            while under_way:
                yield from under_way.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _open_lab(setup: Setup) -> None:
    """Make this process's lab; Ctrl-C is for the process that asked for the games."""
    global _lab
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _lab = Lab(setup)


def _play_chunk(numbers: range) -> list[Played]:
    return [_lab.play(number) for number in numbers]
