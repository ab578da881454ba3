"""Segments: runs of planets between wormholes, strictly increasing or strictly decreasing. [rules 7.1, 9.2]

A segment is its numbers from top to bottom, moons left out, Planet X written 0. Equal segments are one object,
so that what follows from the numbers is worked out once and for all.
"""

from typing import Final

X: Final = 0
TOP_NUMBER: Final = 7


class Segment:
    """One feasible run: what may join it at either end, and which sets of numbers it can stand for."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.above = 0  # bit n is set if number n (bit 0: Planet X) may join at the top
        self.below = 0
        for n in range(TOP_NUMBER + 1):
            if is_feasible((n, *numbers)):
                self.above |= 1 << n
            if is_feasible((*numbers, n)):
                self.below |= 1 << n
        self.sets = number_sets(numbers)  # bit n is set for number n
        self.direction = direction(numbers)
        self.wild = wild_numbers(numbers)  # what each Planet X may stand for, from top to bottom


SEGMENTS: Final[dict[tuple[int, ...], Segment]] = {}


def segment(numbers: tuple[int, ...]) -> Segment:
    """The one segment of these numbers."""
    found = SEGMENTS.get(numbers)
    if found is None:
        found = Segment(numbers)
        SEGMENTS[numbers] = found
    return found


def is_feasible(numbers: tuple[int, ...]) -> bool:
    """Planet X can be given numbers so that the whole run increases, or decreases, strictly."""
    return is_increasing(numbers) or is_increasing(numbers[::-1])


def is_increasing(numbers: tuple[int, ...]) -> bool:
    """Give every Planet X the least number it can have and see whether seven are enough."""
    v = 0
    for n in numbers:
        if n == X:
            v += 1
        elif n > v:
            v = n
        else:
            return False
    return v <= TOP_NUMBER


def number_sets(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The number sets (bit masks) of all feasible assignments in both directions."""
    found: list[int] = []
    for run in (numbers, numbers[::-1]):
        for mask in increasing_sets(run):
            if mask not in found:
                found.append(mask)
    return tuple(sorted(found))


def increasing_sets(numbers: tuple[int, ...]) -> list[int]:
    """The number sets of all assignments that make the run increase."""
    partial = [0]
    for n in numbers:
        longer: list[int] = []
        for mask in partial:
            least = mask.bit_length()  # bit n stands for number n, so this is the next number up
            values = range(max(least, 1), TOP_NUMBER + 1) if n == X else range(n, n + 1)
            longer += [mask | 1 << value for value in values if value >= least]
        partial = longer
    return partial


def direction(numbers: tuple[int, ...]) -> str:
    """From top to bottom: "up", "down", or "" while both are possible."""
    up = is_increasing(numbers)
    down = is_increasing(numbers[::-1])
    if up and down:
        return ""
    return "up" if up else "down"


def wild_numbers(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What each Planet X of a run may stand for."""
    last = len(numbers) - 1
    possible: list[set[int]] = [set() for _ in numbers]
    for run, is_down in ((numbers, False), (numbers[::-1], True)):
        for mask in increasing_sets(run):
            values = [n for n in range(1, TOP_NUMBER + 1) if mask >> n & 1]
            for i, value in enumerate(values):
                possible[last - i if is_down else i].add(value)
    return tuple([tuple(sorted(possible[i])) for i, number in enumerate(numbers) if number == X])


def most_numbers(segments: tuple[Segment, ...]) -> int:
    """The most different numbers that segments together can stand for; within one no number comes twice."""
    if len(segments) == 1:
        return len(segments[0].numbers)
    unions = [0]
    for run in segments:
        sets = run.sets
        if len(sets) == 1:
            unions = [union | sets[0] for union in unions]
        else:
            unions = list({union | mask for union in unions for mask in sets})
    return max([union.bit_count() for union in unions])


EMPTY: Final = segment(())
FRESH: Final = (EMPTY,)
