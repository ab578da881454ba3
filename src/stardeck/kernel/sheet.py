"""A sheet of numbers for learners: where every number of an observation stands, laid out once per card set.

A game that observes fast writes plain counts into a blank sheet, one byte each and only where something is; `shares`
then divides every number by its whole. Such counts are exact as float32, and one division rounds the same as in
float64, so the result equals `encode(see(table, seat))` to the last bit; the conformance suite compares the two. A
count that does not fit into a byte raises ValueError: then the game observes the long way.

Not imported by `stardeck.kernel`: numpy is loaded only by those who learn.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.float32]]


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

    def blank(self) -> bytearray:
        """Zeros everywhere."""
        return bytearray(len(self._wholes))

    def shares(self, cells: bytearray) -> Numbers:
        """Every count divided by its whole."""
        if self._divisors is None:
            self._divisors = np.array(self._wholes, dtype=np.float32)
        return np.divide(np.frombuffer(cells, np.uint8), self._divisors, dtype=np.float32)


def put(cells: bytearray, at: int, counts: Sequence[int]) -> None:
    """Write a run of counts."""
    cells[at : at + len(counts)] = bytes(counts)


def count(cells: bytearray, at: int, cards: Iterable[int]) -> None:
    """Count cards, each in the column of its number."""
    for card in cards:
        cells[at + card] += 1
