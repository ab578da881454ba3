"""The processes in which bots think, so that nobody waits for them."""

import asyncio
import contextlib
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from stardeck.server.thinking import Task, Thinking, think

PATIENCE = 2.0  # seconds


class BotPool:
    """Thinks in other processes; in a thread of this one if there are none."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> Thinking:
        """The choice of a bot and what it thinks."""
        body = msgspec.msgpack.encode(task)
        if not self.processes:
            return msgspec.json.decode(await asyncio.to_thread(think, body), type=Thinking)
        try:
            return await self._ask(body)
        except BrokenProcessPool:  # a process died: start new ones, ask once more
            await self.close()
            return await self._ask(body)

    async def _ask(self, body: bytes) -> Thinking:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_be_quiet)
        loop = asyncio.get_running_loop()
        return msgspec.json.decode(await loop.run_in_executor(self.pool, think, body), type=Thinking)

    async def close(self) -> None:
        """End the processes; one that thinks long is not waited for."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await asyncio.to_thread(pool.shutdown)


def _be_quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
