"""How the command line speaks: results on standard output, the rest on standard error."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console, RenderableType


class BadUse(Exception):
    """The command can't be carried out as given; the message says what was expected."""


class Output(Console):
    """Standard output as lines; who stops reading it ends the command, as with plain `print`."""

    def __init__(self, width: int | None = None) -> None:
        super().__init__(width=width, highlight=False, force_interactive=False)

    def on_broken_pipe(self) -> None:
        """Leave the exit code to the one place that knows it."""
        raise BrokenPipeError


def results() -> Console:
    """Standard output; wide enough for whole rows when nobody's window limits it."""
    return Output(None if sys.stdout.isatty() else 120)


def show(renderable: RenderableType) -> None:
    """Print a result for people."""
    results().print(renderable)


def show_data(data: Any) -> None:
    """Print a result for programs."""
    print(json.dumps(data, indent=2))


def complain(message: str) -> None:
    """One message on standard error."""
    print(f"waystone: {message}", file=sys.stderr)
