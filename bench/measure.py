"""Measuring: contestants take turns in short slices of CPU time, so that a busy machine slows all of them alike."""

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import process_time


@dataclass
class Contestant:
    """Something that can be done over and over: `run` does a batch and says how many units that was."""

    name: str
    run: Callable[[], int]
    unit: str = "decisions"
    mode: str = ""  # compiled or interpreted, where that is ours to say
    rates: list[float] = field(default_factory=list)  # units per CPU second, one per round

    @property
    def rate(self) -> float:
        return median(self.rates)


def a_slice(contestant: Contestant, seconds: float) -> float:
    """Units per CPU second in one slice."""
    units = 0
    start = process_time()
    end = start
    while end - start < seconds:
        units += contestant.run()
        end = process_time()
    return units / (end - start)


def take_turns(contestants: list[Contestant], rounds: int, seconds: float) -> None:
    """One warm-up, then `rounds` times a slice of every contestant."""
    for contestant in contestants:
        contestant.run()
    for _ in range(rounds):
        for contestant in contestants:
            contestant.rates.append(a_slice(contestant, seconds))


def times_as_fast(ours: Contestant, theirs: Contestant) -> float:
    """The median of the ratios within each round."""
    return median(our / their for our, their in zip(ours.rates, theirs.rates, strict=True))
