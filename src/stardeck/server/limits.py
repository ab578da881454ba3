"""Limits on how often somebody may ask."""

import time
from collections import OrderedDict

REMEMBERED = 50_000


class Buckets:
    """One bucket of tokens per name; it fills at `rate` per second up to `most`."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether `name` may ask once more now."""
        now = time.monotonic()
        level, since = self.levels.pop(name, (float(self.most), now))
        level = min(self.most, level + (now - since) * self.rate)
        granted = level >= 1
        self.levels[name] = (level - 1 if granted else level, now)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        return granted
