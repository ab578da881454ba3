"""95 % confidence intervals: Wilson's for a share, Student's for a mean; and how likely chance alone goes so far."""

from collections.abc import Sequence
from math import erfc, log1p, sqrt

import msgspec

Z = 1.959963984540054  # 97.5 % of a normal distribution lie below
LEVEL = 0.05  # false discoveries among what is called beyond doubt
NOTHING = 1e-12  # a difference below this is an error of rounding


class Share(msgspec.Struct, frozen=True):
    """How many out of how many, and where the true share lies with 95 % confidence."""

    count: float  # a win shared by two may count as half a one
    of: int
    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """An average, and where the true one lies with 95 % confidence (None: one value says nothing about it)."""

    mean: float
    low: float | None
    high: float | None
    least: float
    most: float


def share(count: float, of: int) -> Share:
    """Wilson's score interval: honest for small numbers, and for shares near 0 and 1 as well."""
    p = count / of
    middle = (p + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z / (1 + Z * Z / of) * sqrt(p * (1 - p) / of + Z * Z / (4 * of * of))
    return Share(count, of, p, 0.0 if count == 0 else middle - reach, 1.0 if count == of else middle + reach)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, by its series around the normal one."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def far_out(z: float) -> float:
    """How likely a normal value lies this far from the middle, on either side."""
    return erfc(abs(z) / sqrt(2))


def chance_of_share(found: Share, true: float) -> float:
    """How likely a share this far off is, if that one is true (Wilson's test, which his interval goes by)."""
    return far_out((found.share - true) / sqrt(true * (1 - true) / found.of))


def corrected(chances: Sequence[float | None]) -> list[float | None]:
    """Chances corrected for how many are looked at (Benjamini and Hochberg); None is not looked at, and stays."""
    known = sorted((chance, place) for place, chance in enumerate(chances) if chance is not None)
    found: list[float | None] = [None] * len(chances)
    least = 1.0
    for rank in range(len(known), 0, -1):
        chance, place = known[rank - 1]
        least = min(least, chance * len(known) / rank)
        found[place] = least
    return found


class Values:
    """Numbers added one by one; keeps only what their mean needs (Welford's way)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.spread = 0.0  # sum of squared distances from the mean
        self.least = float("inf")
        self.most = float("-inf")

    def add(self, value: float) -> None:
        """One more number."""
        self.count += 1
        distance = value - self.mean
        self.mean += distance / self.count
        self.spread += distance * (value - self.mean)
        self.least = min(self.least, value)
        self.most = max(self.most, value)

    def summary(self) -> Mean | None:
        """The mean with its interval; None if there was no number."""
        if self.count == 0:
            return None
        if self.count == 1:
            return Mean(self.mean, None, None, self.least, self.most)
        freedom = self.count - 1
        reach = student(freedom) * sqrt(self.spread / freedom / self.count)
        return Mean(self.mean, self.mean - reach, self.mean + reach, self.least, self.most)

    def chance(self) -> float | None:
        """How likely a mean this far from 0 is, if the true one is 0 (after Wallace); None: there is no telling."""
        if self.count < 2:
            return None
        freedom = self.count - 1
        doubt = sqrt(self.spread / freedom / self.count)
        if doubt < NOTHING:
            return 0.0 if abs(self.mean) > NOTHING else None
        far = sqrt(freedom * log1p((self.mean / doubt) ** 2 / freedom))
        return far_out(far * (8 * freedom + 1) / (8 * freedom + 3))
