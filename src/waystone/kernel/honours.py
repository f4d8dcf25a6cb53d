"""What a game honours: its leaderboards, what ranks first on them, and its match of the day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

MERITS: Final = 4
Merit = tuple[int, int, int, int]


class Daily:
    """The match of the day: one seat, these settings, the same luck for everybody.

    `word` goes into the day's seed, so that no two games share their luck. It never changes.
    """

    def __init__(self, word: str, settings: Mapping[str, str]) -> None:
        self.word: Final = word
        self.settings: Final = dict(settings)


class Honours:
    """The leaderboards of a game, by name; a game without any has none.

    `order` names the figures that rank, the most important first and at most four. Less is better,
    except for those that stand in `more`.
    """

    def __init__(
        self,
        boards: Sequence[str] = (),
        order: Sequence[str] = (),
        more: Sequence[str] = (),
        daily: Daily | None = None,
    ) -> None:
        self.boards: Final = tuple(boards)
        self.order: Final = tuple(order)
        self.more: Final = tuple(more)
        self.daily: Final = daily

    def merit(self, figures: Mapping[str, int]) -> Merit:
        """Four numbers to rank by, the least first."""
        found = [-figures[name] if name in self.more else figures[name] for name in self.order]
        first, second, third, fourth = (*found, 0, 0, 0, 0)[:MERITS]
        return first, second, third, fourth


NO_HONOURS: Final = Honours()


class Feat:
    """What a seat did that deserves a line: figures that rank, and details that only tell."""

    __slots__ = ("details", "figures", "seat")

    def __init__(self, seat: int, figures: dict[str, int], details: dict[str, str]) -> None:
        self.seat: Final = seat
        self.figures: Final = figures
        self.details: Final = details
