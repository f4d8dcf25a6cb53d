"""What a game's collectors found, as data and as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waystone.kernel.statistics import Statistics
from waystone.lab.statistics import share, wilson


def statistics_data(statistics: Statistics) -> dict[str, Any]:
    """By heading: `[successes, tries]`, how often what, and how often which number."""
    return {
        "shares": {
            heading: dict(sorted(tallies.items())) for heading, tallies in statistics.shares.items()
        },
        "counts": {
            heading: dict(sorted(counts.items(), key=lambda each: (-each[1], each[0])))
            for heading, counts in statistics.counts.items()
        },
        "measures": {
            heading: {str(number): numbers[number] for number in sorted(numbers)}
            for heading, numbers in statistics.measures.items()
        },
    }


def statistics_tables(data: dict[str, Any]) -> RenderableType:
    """The same for people."""
    shares = [_shares(heading, tallies) for heading, tallies in data["shares"].items()]
    counts = [_counts(heading, counted) for heading, counted in data["counts"].items()]
    return Group(*shares, *counts, _measures(data["measures"]))


def _table(heading: str, *columns: str) -> Table:
    table = Table()
    table.add_column(heading)
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _shares(heading: str, tallies: Mapping[str, list[int]]) -> Table:
    table = _table(heading, "games", "won", "share", "95 %")
    for what, (successes, tries) in tallies.items():
        low, high = wilson(successes, tries)
        interval = f"{100 * low:.1f} – {100 * high:.1f} %"
        portion = f"{100 * share(successes, tries):.1f} %"
        table.add_row(Text(what), str(tries), str(successes), portion, interval)
    return table


def _counts(heading: str, counted: Mapping[str, int]) -> Table:
    table = _table(heading, "times", "share")
    whole = sum(counted.values())
    for what, times in counted.items():
        table.add_row(Text(what), str(times), f"{100 * share(times, whole):.1f} %")
    return table


def _measures(measures: Mapping[str, Mapping[str, int]]) -> Table:
    table = _table("", "mean", "10 %", "median", "90 %", "most")
    for heading, numbers in measures.items():
        tally = {int(number): times for number, times in numbers.items()}
        tenths = [str(quantile(tally, part)) for part in (0.1, 0.5, 0.9, 1.0)]
        table.add_row(Text(heading), _brief(mean(tally)), *tenths)
    return table


def _brief(number: float) -> str:
    """Small numbers to the hundredth, so that they can be compared."""
    return f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def mean(tally: Mapping[int, int]) -> float:
    """The mean of numbers, given how often each of them was found."""
    return sum(number * times for number, times in tally.items()) / sum(tally.values())


def quantile(tally: Mapping[int, int], part: float) -> int:
    """The least number that this part of all does not exceed."""
    wanted, seen = part * sum(tally.values()), 0
    for number in sorted(tally):
        seen += tally[number]
        if seen >= wanted:
            break
    return number
