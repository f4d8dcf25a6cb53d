"""What matches show those who study a game, collected along the way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Generic

from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.event import Event
from waystone.kernel.state import S


class Statistics:
    """Under each heading: shares (so many of so many), counts, or measures (how often which)."""

    def __init__(self) -> None:
        # Not Final: statistics travel between processes, and what arrives is filled in.
        self.shares: dict[str, dict[str, list[int]]] = {}
        self.counts: dict[str, Counter[str]] = {}
        self.measures: dict[str, Counter[int]] = {}

    def tried(self, heading: str, what: str, successes: int, tries: int = 1) -> None:
        """Something was tried, and came off or not."""
        tally = self.shares.setdefault(heading, {}).setdefault(what, [0, 0])
        tally[0] += successes
        tally[1] += tries

    def happened(self, heading: str, what: str, times: int = 1) -> None:
        """Count something under a heading."""
        self.counts.setdefault(heading, Counter())[what] += times

    def measured(self, heading: str, number: int, times: int = 1) -> None:
        """Something was so long, or so many."""
        self.measures.setdefault(heading, Counter())[number] += times

    def merge(self, other: Statistics) -> None:
        """Add up statistics of other matches."""
        for heading, tallies in other.shares.items():
            for what, (successes, tries) in tallies.items():
                self.tried(heading, what, successes, tries)
        for heading, counts in other.counts.items():
            for what, times in counts.items():
                self.happened(heading, what, times)
        for heading, numbers in other.measures.items():
            for number, times in numbers.items():
                self.measured(heading, number, times)


@mypyc_attr(allow_interpreted_subclasses=True)
class Collector(ABC, Generic[S]):
    """Follows one match and adds to the statistics at its end."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Called for every event of the match, whoever may know of it."""

    def see(self, state: S) -> None:
        """The position after a move, for what no event tells, such as who is asked what."""

    @abstractmethod
    def report(self, statistics: Statistics) -> None:
        """Called once, when the match is over."""


class GameStatistics(Generic[S]):
    """What simulations of a game can collect besides who won.

    `collector` makes one for each match. `tallies` gives numbers of a seat at the end by name, a
    truth as bool; they are averaged for each bot.
    """

    def __init__(
        self,
        collector: Callable[[], Collector[S]] | None = None,
        tallies: Callable[[S, int], dict[str, int]] | None = None,
    ) -> None:
        self.collector: Final = collector
        self.tallies: Final = tallies


NO_STATISTICS: Final = GameStatistics[Any]()
