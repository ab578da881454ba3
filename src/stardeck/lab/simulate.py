"""Many games between bots: the same series for the same seed, however many processes play it."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor

from stardeck.lab.series import Lab, Played, Setup

AHEAD = 8  # games given out per process, so that a long one does not keep the others waiting

_lab: Lab  # of a worker process: tables and catalogues stay where they are made


def simulate(setup: Setup, games: int, jobs: int = 1, first: int = 0) -> Generator[Played, None, None]:
    """Play games 0, 1, 2, … of a series, or only those from `first` on, and hand them out in this order."""
    lab = Lab(setup)
    if jobs == 1:
        return (lab.play(number) for number in range(first, games))
    return _in_processes(setup, range(first, games), jobs)


def _in_processes(setup: Setup, games: range, jobs: int) -> Generator[Played, None, None]:
    """The same with a pool; whoever stops reading ends its processes in the middle of their games."""
    context = multiprocessing.get_context("spawn")  # a forked copy of a threaded process can hang
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, context, open_lab, (setup,)) as pool:
        under_way: deque[Future[Played]] = deque()
        try:
            for number in games:
                under_way.append(pool.submit(play_game, number))
                if len(under_way) > AHEAD * jobs:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        except BaseException:
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


def open_lab(setup: Setup) -> None:
    """Make this process's lab; Ctrl-C is for the process that asked for the games."""
    global _lab
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _lab = Lab(setup)


def play_game(number: int) -> Played:
    """One game in this process's lab."""
    return _lab.play(number)
