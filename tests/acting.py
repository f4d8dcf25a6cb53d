"""The one seat that tests of turns look at."""

from __future__ import annotations

from typing import Any

from waystone.kernel.event import NOBODY
from waystone.kernel.rules import Rules
from waystone.kernel.table import Table


def first_acting(table: Table[Any]) -> int:
    """The first seat that the table waits for, or NOBODY."""
    return first_of(table.game, table.state)


def first_of(game: Rules[Any, Any], state: Any) -> int:
    """The same of a position."""
    return next(iter(game.acting(state)), NOBODY)
