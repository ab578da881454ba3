"""Rows of numbers for learners, made once and remembered by what is in them.

From one decision to the next most of a table stays as it was. A game that observes fast asks for the rows of its zones,
each a run of float32 as bytes, and joins them in the order of `encode`: the same numbers to the last bit as in
`encode(see(table, seat))`; the conformance suite compares the two.

Not imported by `stardeck.kernel`: numpy is loaded only by those who learn.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from struct import Struct
from typing import Any, Final

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.float32]]
Counts = tuple[int, ...]
Rows = Callable[[Counts], bytes]

REMEMBERED: Final = 1 << 13  # rows of one kind
SMALL: Final = 256  # counts below this are looked up

NUMBER: Final = Struct("f")
ONE: Final = NUMBER.pack(1.0)


def blank(width: int) -> bytes:
    """A row of zeros."""
    return bytes(NUMBER.size * width)


def one_of(width: int) -> list[bytes]:
    """Rows with a single one: at the first place, at the second, and so on."""
    return [blank(place) + ONE + blank(width - place - 1) for place in range(width)]


@cache
def parts_of(whole: float) -> list[bytes]:
    """None of a whole, one, two, … as numbers."""
    return [NUMBER.pack(count / whole) for count in range(SMALL)]


def part(count: int, whole: float) -> bytes:
    """So many of a whole as a number."""
    return parts_of(whole)[count] if count < SMALL else NUMBER.pack(count / whole)


def fresh_shares(*wholes: float) -> Rows:
    """Rows of counts, each a share of its whole, for what is never twice the same."""
    looked_up = [parts_of(whole) for whole in wholes]

    def row(counts: Counts) -> bytes:
        try:
            return b"".join([parts[count] for parts, count in zip(looked_up, counts, strict=True)])
        except IndexError:
            return b"".join([part(count, whole) for count, whole in zip(counts, wholes, strict=True)])

    return row


def shares(*wholes: float) -> Rows:
    """Rows of counts, each a share of its whole."""
    return lru_cache(maxsize=REMEMBERED)(fresh_shares(*wholes))


def tallies(width: int, whole: float, columns: Sequence[int] | None = None) -> Rows:
    """Rows in which cards are counted as shares of the whole, each in its column; else in that of its number."""
    column, parts = list(range(width) if columns is None else columns), parts_of(whole)

    def row(cards: Counts) -> bytes:
        places, counts = [parts[0]] * width, [0] * width
        for card in cards:
            at = column[card]
            counts[at] += 1
            places[at] = parts[counts[at]] if counts[at] < SMALL else part(counts[at], whole)
        return b"".join(places)

    return lru_cache(maxsize=REMEMBERED)(row)


class Pile:
    """The row of a pile that mostly grows: only new cards are counted."""

    def __init__(self, width: int, whole: float) -> None:
        self.whole = whole
        self.blank = parts_of(whole)[:1] * width
        self.last: tuple[list[int], list[bytes], list[int], bytes] = ([], self.blank, [0] * width, b"".join(self.blank))

    def row(self, cards: list[int]) -> bytes:
        """Its cards counted as shares of the whole, each in the column of its number."""
        before, places, counts, row = self.last
        if cards == before:
            return row
        if cards[: len(before)] == before:
            places, counts, new = places[:], counts[:], cards[len(before) :]
        else:
            places, counts, new = self.blank[:], [0] * len(counts), cards
        for card in new:
            counts[card] += 1
            places[card] = part(counts[card], self.whole)
        row = b"".join(places)
        self.last = (cards[:], places, counts, row)
        return row


def joined(rows: list[bytes]) -> Numbers:
    """One row after the other, in an array of its own."""
    return np.frombuffer(bytearray().join(rows), np.float32)
