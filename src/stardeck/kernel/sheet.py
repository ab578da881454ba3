"""A sheet of numbers for learners: where every number of an observation stands, laid out once per card set.

A game that observes fast writes plain counts into a blank sheet, only where something is; `shares` then divides every
number by its whole. Counts are exact as float32, and one division rounds the same as in float64, so the result equals
`encode(see(table, seat))` to the last bit. The conformance suite compares the two.

Not imported by `stardeck.kernel`: numpy is loaded only by those who learn.
"""

from collections.abc import Iterable
from struct import pack_into
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.float32]]
Cells = memoryview  # of the numbers: five times as fast to write to as the array itself


class Sheet:
    """The places of all numbers and their wholes. Games subclass it with one attribute per place."""

    def __init__(self) -> None:
        self._wholes: list[float] = []
        self._divisors: Numbers | None = None

    def room(self, *wholes: float, times: int = 1) -> int:
        """Reserve places for numbers that are shares of these wholes; where they begin."""
        begin = len(self._wholes)
        self._wholes += wholes * times
        return begin

    def blank(self) -> Numbers:
        """Zeros everywhere."""
        return np.zeros(len(self._wholes), dtype=np.float32)

    def shares(self, numbers: Numbers) -> Numbers:
        """Divide every number by its whole, in place."""
        if self._divisors is None:
            self._divisors = np.array(self._wholes, dtype=np.float32)
        return np.divide(numbers, self._divisors, out=numbers)


def put(cells: Cells, at: int, *numbers: float) -> None:
    """Write a run of numbers."""
    pack_into(f"{len(numbers)}f", cells, 4 * at, *numbers)


def count(cells: Cells, at: int, cards: Iterable[int]) -> None:
    """Count cards, each in the column of its number."""
    for card in cards:
        cells[at + card] += 1
