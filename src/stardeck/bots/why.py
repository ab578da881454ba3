"""What speaks for a choice: the feature in which it is most ahead of the next best one, on imagined tables."""

from collections import Counter

from msgspec.structs import replace

from stardeck.bots.bot import Seen, Thought
from stardeck.kernel import Action, FastRng, advance

TABLES = 24  # imagined, the same ones for both choices
LEAST = 0.02  # a smaller difference decides nothing


def with_reason(seen: Seen, thoughts: list[Thought], seed: int) -> list[Thought]:
    """The same thoughts; the best one says what speaks for it."""
    if len(thoughts) < 2:
        return thoughts
    best, other = thoughts[:2]
    ahead = features_after(seen, best.action, seed)
    ahead.subtract(features_after(seen, other.action, seed))
    decisive = max(ahead, key=lambda name: ahead[name], default="")
    if not decisive or ahead[decisive] < LEAST:
        return thoughts
    return [replace(best, because=decisive), *thoughts[1:]]


def features_after(seen: Seen, action: Action, seed: int) -> Counter[str]:
    """The mean features of the seat after an action."""
    total: Counter[str] = Counter()
    for number in range(TABLES):
        table = seen.imagine(FastRng(TABLES * seed + number))
        advance(table, seen.seat, action)
        if table.agenda:
            features = seen.game.features(table, seen.seat)
            total.update({name: value / TABLES for name, value in features.items()})
    return total
