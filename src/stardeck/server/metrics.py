"""Counters of this worker, as Prometheus reads them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """What an operator watches."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.opened = Counter("stardeck_rooms_opened", "Rooms opened", registry=registry)
        self.loads = Counter("stardeck_rooms_loaded", "Rooms read from the store", registry=registry)
        self.live = Gauge("stardeck_rooms_live", "Rooms in memory", registry=registry)
        self.sockets = Gauge("stardeck_sockets", "Open sockets", registry=registry)
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

    def text(self) -> bytes:
        """Everything, in the text format."""
        return generate_latest(self.registry)


METRICS = Metrics()
