"""The leaderboards contract: which boards a game has, what ranks on them, its match of the day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic

from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.settings import Settings
from waystone.kernel.state import S

MOST_FIGURES: Final = 4
NUMBER: Final = "number"
DURATION: Final = "duration"
PERCENT: Final = "percent"
SortKey = tuple[int, int, int, int]


class DailyKind:
    """What is played on a day: these settings, alone or against one bot."""

    def __init__(self, settings: Mapping[str, str], opponent: str = "") -> None:
        self.settings: Final = dict(settings)
        self.opponent: Final = opponent

    def seats(self) -> list[str]:
        """Who sits where, as a wish says it."""
        return ["me", f"bot:{self.opponent}"] if self.opponent else ["me"]


class Daily:
    """The match of the day: the same settings and luck for everybody, by a calendar that all know.

    `word` goes into the day's seed, so that no two games share their luck. It never changes.
    `week` has a kind for each day, Monday first.
    """

    def __init__(self, word: str, week: Sequence[DailyKind]) -> None:
        self.word: Final = word
        self.week: Final = tuple(week)


class Figure:
    """A figure that ranks: less is better unless `more` is; `unit` says how it is written, as a
    NUMBER, a DURATION (of milliseconds) or a PERCENT."""

    def __init__(self, name: str, unit: str = NUMBER, more: bool = False) -> None:
        self.name: Final = name
        self.unit: Final = unit
        self.more: Final = more

    def rank(self, value: int) -> int:
        """A number that is least for the best."""
        return -value if self.more else value


class MatchFigures:
    """What the seat that may sign achieved: `figures` that rank, `details` that are only shown."""

    __slots__ = ("details", "figures", "seat")

    def __init__(self, seat: int, figures: dict[str, int], details: dict[str, str]) -> None:
        self.seat: Final = seat
        self.figures: Final = figures
        self.details: Final = details


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaderboards(Generic[S]):
    """The leaderboards of a game, by name; a game without any has none.

    The most important of the `figures` comes first; at most four rank.
    """

    def __init__(
        self,
        boards: Sequence[str] = (),
        figures: Sequence[Figure] = (),
        daily: Daily | None = None,
    ) -> None:
        self.boards: Final = tuple(boards)
        self.figures: Final = tuple(figures)
        self.daily: Final = daily

    def board_of(self, settings: Settings, bots: Sequence[str], one_device: bool = False) -> str:
        """The board for a match of these seats, each a bot's name or empty for a person; empty
        when there is none. `one_device` if several people share one."""
        return ""

    def figures_of(self, settings: Settings, state: S, millis: int) -> MatchFigures | None:
        """What a match that took so long and ended like this is worth; None if nothing."""
        return None

    def starts_time(self, text: str) -> bool:
        """Whether the time that a match takes runs from this action on, if from none before."""
        return True

    def sort_key(self, figures: Mapping[str, int]) -> SortKey:
        """Four numbers to rank by, the least first."""
        found = [each.rank(figures[each.name]) for each in self.figures]
        first, second, third, fourth = (*found, 0, 0, 0, 0)[:MOST_FIGURES]
        return first, second, third, fourth


NO_LEADERBOARDS: Final = Leaderboards[Any]()
