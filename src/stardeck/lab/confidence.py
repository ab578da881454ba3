"""95 % confidence intervals: Wilson's for a share, Student's for a mean."""

from math import sqrt

import msgspec

Z = 1.959963984540054  # 97.5 % of a normal distribution lie below


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
