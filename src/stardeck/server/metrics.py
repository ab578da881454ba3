"""Counters as Prometheus reads them: of this worker, or of all workers of this machine together."""

import os
import re
import time
from collections.abc import Callable
from mmap import PAGESIZE
from pathlib import Path
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

collect: Callable[[CollectorRegistry, str], object] = MultiProcessCollector
bury: Callable[[int, str], None] = mark_process_dead

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # several workers keep their counters in this folder; the library looks there too


class Metrics:
    """What an operator watches."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        registry = self.registry = CollectorRegistry()
        if not folder:
            ProcessCollector(registry=registry)
        self.opened = Counter("stardeck_rooms_opened", "Rooms opened", registry=registry)
        self.loads = Counter("stardeck_rooms_loaded", "Rooms read from the store", registry=registry)
        self.live = self.gauge("stardeck_rooms_live", "Rooms in memory", "livesum")
        self.sockets = self.gauge("stardeck_sockets", "Open sockets", "livesum")
        self.memory = self.gauge("stardeck_worker_memory_bytes", "Memory of a worker", "liveall")
        self.cpu = self.gauge("stardeck_worker_cpu_seconds", "CPU time of a worker", "liveall")
        self.entries = Counter("stardeck_entries", "Log entries written", registry=registry)
        self.conflicts = Counter("stardeck_conflicts", "Appends another worker was faster with", registry=registry)
        self.troubles = Counter("stardeck_store_troubles", "Appends the store refused", registry=registry)
        self.refused = Counter("stardeck_refused", "Wishes refused", ["code"], registry=registry)
        self.calls = Counter("stardeck_calls", "Calls to webhooks", ["outcome"], registry=registry)
        self.requests = Counter("stardeck_requests", "HTTP requests", ["status"], registry=registry)
        self.errors = Counter("stardeck_errors", "Bugs: exceptions nobody expected", registry=registry)
        self.append_seconds = Histogram(
            "stardeck_append_seconds", "Until an append was durable", buckets=BUCKETS, registry=registry
        )

    def gauge(self, name: str, help: str, together: Literal["livesum", "liveall"]) -> Gauge:
        """A gauge; `together` says what several workers make of it: their sum, or one line for each."""
        return Gauge(name, help, registry=self.registry, multiprocess_mode=together)

    def look_at_process(self) -> None:
        """Note what this worker uses."""
        self.cpu.set(time.process_time())
        self.memory.set(resident())

    def text(self) -> bytes:
        """Everything, in the text format."""
        self.look_at_process()
        if not self.folder:
            return generate_latest(self.registry)
        forget_the_dead(Path(self.folder))
        together = CollectorRegistry()
        collect(together, self.folder)
        return generate_latest(together)


def resident() -> int:
    """Bytes of memory this process occupies; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGESIZE
    except OSError:
        return 0


def forget_the_dead(folder: Path) -> None:
    """Gauges of workers that are gone count no more; their counters stay in the sums."""
    for file in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)\.db$", file.name)
        if found is not None and not is_alive(int(found[1])):
            bury(int(found[1]), str(folder))


def is_alive(pid: int) -> bool:
    """Whether there is a process of this number."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


METRICS = Metrics(os.environ.get(SHARED, ""))
