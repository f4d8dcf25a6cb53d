"""How far long work has come."""

from __future__ import annotations

import sys
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class ProgressBar:
    """A bar on standard error while that is a terminal; Ctrl-C is told how far we came."""

    def __init__(self, things: str, total: int) -> None:
        self.things = things
        self.total = total
        self.done = 0
        self.drawn = 0.0
        # Refreshed by hand: a refreshing thread and forked workers do not go together.
        self.bar = Progress(
            TextColumn(things),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            auto_refresh=False,
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        self.task = self.bar.add_task(things, total=total)

    def __enter__(self) -> ProgressBar:
        self.bar.start()
        return self

    def advance(self, number: int = 1) -> None:
        """Some more are done."""
        self.done += number
        now = monotonic()
        if now - self.drawn > 0.1:
            self.drawn = now
            self.bar.update(self.task, completed=self.done, refresh=True)

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        self.bar.stop()
        if kind is KeyboardInterrupt:
            raise KeyboardInterrupt(f"after {self.done} of {self.total} {self.things}") from None
