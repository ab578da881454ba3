"""A crowd: clients of many rooms on one server. They play while a window is open, and hold their breath otherwise."""

import asyncio
import os
import random
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import uvloop
from wire import Wire

DOORS = 20  # sockets that are opened at the same time


class Window:
    """What was measured in one stretch of time."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.moves, self.server, self.began = crowd.moves, crowd.cpu(), time.perf_counter()
        self.client = time.process_time()

    def close(self) -> "Window":
        self.seconds = time.perf_counter() - self.began
        self.moves = self.crowd.moves - self.moves
        self.server = self.crowd.cpu() - self.server
        self.client = time.process_time() - self.client
        return self


class Crowd:
    """The same for every server: who may say something now, and what was counted."""

    def __init__(self, rate: float = 0) -> None:
        self.rate = rate  # moves a second in all rooms together; 0: as fast as it goes
        self.moves = 0
        self.latencies: list[float] = []
        self.acknowledgements: list[float] = []
        self.going = False
        self.held: deque[Callable[[], None]] = deque()
        self.wires: list[Wire] = []

    def cpu(self) -> float:
        """CPU seconds of the server so far."""
        return cpu_of(self.server_pid)

    @property
    def server_pid(self) -> int:
        raise NotImplementedError

    def say(self, move: Callable[[], None]) -> None:
        """Make a move now, or when it may be made."""
        if self.going and not self.rate:
            move()
        else:
            self.held.append(move)

    async def window(self, seconds: float) -> Window:
        """Play for a while."""
        self.going = True
        pacing = asyncio.create_task(self.pace()) if self.rate else None
        while self.held and not self.rate:
            self.held.popleft()()
        window = Window(self)
        await asyncio.sleep(seconds)
        window.close()
        self.going = False
        if pacing:
            pacing.cancel()
        return window

    async def pace(self) -> None:
        """So many moves a second; if the server is too slow for that, those that could not be made are not made up."""
        due = time.perf_counter()
        while True:
            due += random.expovariate(self.rate)
            await asyncio.sleep(max(0, due - time.perf_counter()))
            if self.held:
                self.held.popleft()()

    def forget(self) -> None:
        """What was measured so far was to warm up."""
        self.moves, self.latencies, self.acknowledgements = 0, [], []

    async def enter_all(self, entering: list[Coroutine[Any, Any, Wire]]) -> None:
        """Open all sockets, not too many at the same time."""
        doors = asyncio.Semaphore(DOORS)

        async def enter(one: Coroutine[Any, Any, Wire]) -> Wire:
            async with doors:
                return await one

        self.wires += await asyncio.gather(*(enter(one) for one in entering))

    def leave(self) -> None:
        for wire in self.wires:
            wire.close()


def cpu_of(pid: int) -> float:
    """CPU seconds of a process."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]
    return {f"p{p}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * p // 100)], 1) for p in (50, 95, 99)}


async def in_groups(work: Callable[[int], Coroutine[Any, Any, Any]], many: int, size: int = 25) -> list[Any]:
    """Do something many times, some at the same time."""
    done: list[Any] = []
    for start in range(0, many, size):
        done += await asyncio.gather(*(work(n) for n in range(start, min(start + size, many))))
    return done


def visitor(base: str) -> httpx.AsyncClient:
    """For everything that is not measured."""
    return httpx.AsyncClient(base_url=base, timeout=60, verify=False)


def run(story: Coroutine[Any, Any, Any]) -> Any:
    """On the loop that costs least, as our server does."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(story)
