"""Counting and its doubt: shares with their intervals, times without keeping each one."""

from __future__ import annotations

from collections import Counter
from math import exp, log, sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""
_FINENESS: Final = log(1.01)


def share(part: int, whole: int) -> float:
    """`part` of `whole`; of nothing, nothing."""
    return part / whole if whole else 0.0


def wilson(part: int, whole: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; of nothing, anything is possible."""
    if whole == 0:
        return 0.0, 1.0
    middle = part / whole
    spread = Z_95 * sqrt(middle * (1 - middle) / whole + Z_95**2 / (4 * whole**2))
    scale = 1 + Z_95**2 / whole
    centre = middle + Z_95**2 / (2 * whole)
    low = 0.0 if part == 0 else (centre - spread) / scale
    high = 1.0 if part == whole else (centre + spread) / scale
    return low, high


class Measure:
    """Numbers of one kind, whose mean and doubt are told without keeping each one.

    A truth is counted as a share, which has an interval of its own.
    """

    def __init__(self, is_share: bool) -> None:
        self.is_share: Final = is_share
        self.many = 0
        self.total = 0
        self.squares = 0

    def add(self, number: int) -> None:
        self.many += 1
        self.total += number
        self.squares += number * number

    def merge(self, other: Measure) -> None:
        """Count all of another's."""
        self.many += other.many
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        """The mean, or the share."""
        return share(self.total, self.many)

    def interval(self) -> tuple[float, float] | None:
        """Where the mean lies with 95 %; one number alone says nothing about it."""
        if self.is_share:
            return wilson(self.total, self.many)
        if self.many < 2:
            return None
        variance = (self.squares - self.total**2 / self.many) / (self.many - 1)
        spread = Z_95 * sqrt(max(0.0, variance) / self.many)
        return self.mean() - spread, self.mean() + spread


class Durations:
    """Times in nanoseconds, counted in classes 1 % wide: small however many there are."""

    def __init__(self) -> None:
        self._classes: Counter[int] = Counter()

    def add(self, nanoseconds: int) -> None:
        self._classes[int(log(max(nanoseconds, 1)) / _FINENESS)] += 1

    def merge(self, other: Durations) -> None:
        """Count all of another's."""
        self._classes.update(other._classes)

    def __len__(self) -> int:
        return self._classes.total()

    def milliseconds(self, part: float) -> float:
        """The duration that this part of all does not exceed, within 1 %."""
        wanted = part * len(self)
        seen = 0
        for each in sorted(self._classes):
            seen += self._classes[each]
            if seen >= wanted:
                return exp((each + 0.5) * _FINENESS) / 1e6
        return 0.0
