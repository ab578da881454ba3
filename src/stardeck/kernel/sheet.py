"""Rows of numbers for learners, made once and remembered by what is in them.

From one decision to the next most of a table stays as it was. A game that observes fast asks for the rows of its zones,
each a run of float32 as bytes, and joins them in the order of `encode`: the same numbers to the last bit as in
`encode(see(table, seat))`; the conformance suite compares the two. A game with very many numbers keeps a page of them
for every viewer instead, writes what has changed, and hands out copies.

Not imported by `stardeck.kernel`: numpy is loaded only by those who learn.
"""

from array import array
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy import frombuffer

Numbers = np.ndarray[Any, np.dtype[np.float32]]
Counts = tuple[int, ...]
Rows = Callable[[Counts], bytes]

REMEMBERED: Final = 1 << 13  # rows of one kind
SMALL: Final = 256  # counts below this are looked up
NOWHERE: Final = -1  # on a page
TABLES: Final = 64  # that are remembered
SHEETS: Final = 8  # card files that are remembered

NUMBER: Final = Struct("f")
ONE: Final = NUMBER.pack(1.0)
FLOAT32: Final = np.dtype(np.float32)
EMPTY: Final = bytearray()  # what it joins can be written to


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


class Shares:
    """Counts as numbers, each a share of its whole, for what is seldom twice the same."""

    def __init__(self, *wholes: float) -> None:
        self.wholes = wholes
        self.looked_up = [parts_of(whole) for whole in wholes]

    def numbers(self, counts: list[int]) -> list[bytes]:
        """The counts one by one."""
        try:
            return [parts[counts[i]] for i, parts in enumerate(self.looked_up)]
        except IndexError:
            return [part(count, whole) for count, whole in zip(counts, self.wholes, strict=True)]

    def row(self, counts: Counts) -> bytes:
        """The counts in one row."""
        return b"".join(self.numbers(list(counts)))


def shares(*wholes: float) -> Rows:
    """Rows of counts, each a share of its whole, for what comes again."""
    return lru_cache(maxsize=REMEMBERED)(Shares(*wholes).row)


class Tally:
    """Cards counted as shares of the whole, each in its column; else in that of its number."""

    def __init__(self, width: int, whole: float, columns: Sequence[int] | None = None) -> None:
        self.column = list(range(width) if columns is None else columns)
        self.parts = parts_of(whole)
        self.whole = whole
        self.nothing = [self.parts[0]] * width

    def row(self, cards: Counts) -> bytes:
        """The counts in one row."""
        column, parts, places, counts = self.column, self.parts, self.nothing[:], [0] * len(self.nothing)
        for card in cards:
            at = column[card]
            counts[at] += 1
            places[at] = parts[counts[at]] if counts[at] < SMALL else part(counts[at], self.whole)
        return b"".join(places)


def tallies(width: int, whole: float, columns: Sequence[int] | None = None) -> Rows:
    """Rows in which cards are counted, for what comes again."""
    return lru_cache(maxsize=REMEMBERED)(Tally(width, whole, columns).row)


def place_of(table: object) -> int:
    """Which of the remembered tables this one is: two that share a place only cost each other time.

    Whoever looks takes the memory out of its place and puts it back when all is written: who is interrupted on the way,
    or comes to the place while another thread is there, finds none and begins anew.
    """
    return (id(table) >> 5) % TABLES


class Zone:
    """The row of a zone that mostly stays as it is: while it does, nothing is looked up."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.cards: list[int] | None = None
        self.last = b""

    def row(self, cards: list[int]) -> bytes:
        """Its cards as one of the rows."""
        if cards != self.cards:
            self.cards = cards[:]
            self.last = self.rows(tuple(cards))
        return self.last


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
    return frombuffer(EMPTY.join(rows), FLOAT32)


class Page:
    """The numbers that were seen last: only what has changed is written again."""

    def __init__(self, width: int) -> None:
        self.cells = array("f", blank(width))
        self.kept: Numbers = frombuffer(self.cells, FLOAT32)

    def copied(self) -> Numbers:
        """All of them, in an array of its own."""
        return self.kept.copy()


class Heap:
    """Cards that are counted on a page, each in its column after `start`."""

    def __init__(self, page: Page, start: int, column: list[int]) -> None:
        self.cells = page.cells
        self.start = start
        self.column = column
        self.cards: list[int] = []

    def show(self, cards: list[int]) -> None:
        """Count these, and no others."""
        before = self.cards
        if cards == before:
            return
        self.cards = cards[:]
        at, end, until = 0, len(before), len(cards)
        while end and until and before[end - 1] == cards[until - 1]:
            end, until = end - 1, until - 1
        while at < end and at < until:
            if before[at] != cards[at]:
                self.add(before[at], -1.0)
                self.add(cards[at], 1.0)
            at += 1
        for i in range(at, end):
            self.add(before[i], -1.0)
        for i in range(at, until):
            self.add(cards[i], 1.0)

    def add(self, card: int, number: float) -> None:
        """One more or one less."""
        self.cells[self.start + self.column[card]] += number


class Gauge:
    """A count at one place of a page, as a share of its whole."""

    def __init__(self, page: Page, at: int, whole: int) -> None:
        self.cells = page.cells
        self.at = at
        self.whole = whole
        self.count = 0

    def show(self, count: int) -> None:
        """Write it if it is not as it was."""
        if count != self.count:
            self.count = count
            self.cells[self.at] = count / self.whole


class Mark:
    """A single one on a page, so many places after `start`; nowhere before it was shown somewhere."""

    def __init__(self, page: Page, start: int) -> None:
        self.cells = page.cells
        self.start = start
        self.place = NOWHERE

    def show(self, place: int) -> None:
        """There, and nowhere else."""
        if place != self.place:
            if self.place != NOWHERE:
                self.cells[self.start + self.place] = 0.0
            if place != NOWHERE:
                self.cells[self.start + place] = 1.0
            self.place = place


def gauges(page: Page, start: int, wholes: Sequence[int]) -> list[Gauge]:
    """Counts one after the other."""
    return [Gauge(page, start + i, whole) for i, whole in enumerate(wholes)]
