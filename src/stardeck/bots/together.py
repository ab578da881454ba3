"""One search by several processes: each grows a tree of its own, and what they think of the choices is added up."""

import os
import select
import signal
from math import inf
from time import perf_counter

import msgspec

from stardeck.bots.ismcts import Search
from stardeck.kernel import Action, FastRng

LATE = 0.02  # seconds that are waited for the others after the deadline

Counts = list[tuple[int, int, float]]  # choice, visits, total


def search_together(search: Search, choices: list[Action], iterations: int, deadline: float, processes: int) -> None:
    """Run a search in this process and in forks of it; where there is no fork, alone."""
    if processes < 2 or not hasattr(os, "fork"):
        search.run(iterations, deadline)
        return
    each = -(-iterations // processes)
    helpers = [start(search, choices, each, deadline, search.rng.below(1 << 62)) for _ in range(processes - 1)]
    try:
        search.run(each, deadline)
        for _, pipe in helpers:
            add(search, choices, listen(pipe, deadline))
    finally:
        for pid, _ in helpers:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def start(search: Search, choices: list[Action], iterations: int, deadline: float, seed: int) -> tuple[int, int]:
    """Fork a process that searches with a chance of its own and writes down what it found."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    try:
        search.rng = FastRng(seed)
        search.run(iterations, deadline)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(msgspec.msgpack.encode((search.iterations, counts_of(search, choices))))
    finally:
        os._exit(0)


def counts_of(search: Search, choices: list[Action]) -> Counts:
    """What a search thinks of the choices at its root."""
    place = {id(action): i for i, action in enumerate(choices)}
    return [(place[id(node.action)], node.visits, node.total) for node in search.own() if id(node.action) in place]


def listen(pipe: int, deadline: float) -> tuple[int, Counts]:
    """What another process found; nothing if it does not come in time."""
    said = b""
    with os.fdopen(pipe, "rb", buffering=0) as file:
        while True:
            left = None if deadline == inf else max(0.0, deadline + LATE - perf_counter())
            if not select.select([file], [], [], left)[0]:
                return 0, []
            part = file.read(1 << 16)
            if not part:
                break
            said += part
    return msgspec.msgpack.decode(said, type=tuple[int, Counts]) if said else (0, [])


def add(search: Search, choices: list[Action], found: tuple[int, Counts]) -> None:
    """Add what another process found."""
    iterations, counts = found
    nodes = {id(node.action): node for node in search.own()}
    for i, visits, total in counts:
        node = nodes.get(id(choices[i]))
        if node is None:
            node = search.add_choice(choices[i])
        node.visits += visits
        node.total += total
    search.iterations += iterations
