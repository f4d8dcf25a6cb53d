"""Tables that fit the terminal: names stay whole, what says least is left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

_ANY_WIDTH: Final = 10_000


class FirstThatFits:
    """The first of some tables that the terminal has room for, or else the last."""

    def __init__(self, tables: Iterable[Table]) -> None:
        self.tables = list(tables)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """What rich prints."""
        wide = options.update_width(_ANY_WIDTH)
        for table in self.tables[:-1]:
            if console.measure(table, options=wide).maximum <= options.max_width:
                yield table
                return
        yield self.tables[-1]


def named_figures(
    title: str, figures: Mapping[str, Mapping[str, str]], says_least: Sequence[str]
) -> FirstThatFits:
    """A line for everybody, with as many columns as there is room for.

    `figures` are by name and column; the first of `says_least` is the first to be left out.
    """
    left_out = (says_least[:many] for many in range(len(says_least) + 1))
    return FirstThatFits(_table(title, figures, frozenset(each)) for each in left_out)


def _table(title: str, figures: Mapping[str, Mapping[str, str]], left_out: frozenset[str]) -> Table:
    table = Table(title=Text(title, style="bold"), title_justify="left")
    table.add_column("", min_width=longest(figures))
    columns = [each for each in next(iter(figures.values()), {}) if each not in left_out]
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for name, line in figures.items():
        table.add_row(Text(name), *(line[column] for column in columns))
    return table


def longest(names: Iterable[str]) -> int:
    """How much room the longest of some names takes."""
    return max((Text(name).cell_len for name in names), default=0)
