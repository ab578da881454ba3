"""Weights of an evaluation from self-play: those that foretell best how games end.

Positions are collected from games of careless bots, so that there are all kinds of them. The weights are changed one
by one, by smaller and smaller steps, as long as the foretold chances come closer to the results (the mean logarithmic
loss falls). Every fifth game is kept apart: it only says when to stop, because then nothing is learnt any more.
"""

from collections.abc import Callable, Iterator
from math import log

import msgspec

from stardeck.games import AnyGame
from stardeck.kernel.weights import Numbers
from stardeck.lab.positions import Position

FIRST_STEP = 0.3  # of a weight
LAST_STEP = 0.02
LEAST = 0.05  # a small weight is changed by at least this times the step
SURE = 1e-3  # no chance is nearer to 0 or 1 than this


class Sweep(msgspec.Struct, frozen=True):
    """All weights were tried once."""

    step: float
    loss: float  # on the games that are learnt from
    test: float  # on the games kept apart
    numbers: Numbers


def loss(game: AnyGame, positions: list[Position]) -> float:
    """The mean logarithmic loss of the foretold chances."""
    total = 0.0
    for position in positions:
        for chance, share in zip(game.evaluate_all(position.table), position.shares, strict=True):
            p = min(max(chance, SURE), 1.0 - SURE)
            total -= share * log(p) + (1.0 - share) * log(1.0 - p)
    return total / sum(len(position.shares) for position in positions)


def descend(game: AnyGame, learn: list[Position], test: list[Position], done: Callable[[], None]) -> Iterator[Sweep]:
    """Better and better weights, sweep by sweep; `done` is told of every weight that was tried."""
    numbers = dict(game.numbers)
    best, step, tested = loss(game, learn), FIRST_STEP, loss(game, test)
    yield Sweep(0.0, best, tested, dict(numbers))
    while step >= LAST_STEP:
        before = best
        for name in numbers:
            if numbers[name]:  # a zero stays zero: it is what the others are counted from
                best = try_both_ways(game, learn, numbers, name, step, best)
            done()
        now = loss(game.weighted(numbers), test)
        if now > tested + 1e-4:
            return
        yield Sweep(step, best, now, dict(numbers))
        tested = min(tested, now)
        if before - best < 2e-4:
            step /= 2


def try_both_ways(game: AnyGame, learn: list[Position], numbers: Numbers, name: str, step: float, best: float) -> float:
    """Change one weight up or down if that is better; the loss after it."""
    was = numbers[name]
    by = step * max(abs(was), LEAST)
    for value in (was + by, was - by):
        numbers[name] = value
        if value * was > 0 and (found := loss(game.weighted(numbers), learn)) < best:
            return found
    numbers[name] = was
    return best
