"""Steps into a file of SQLite: the one write that every move waits for."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from msgspec.structs import astuple

from waystone.match.model import Overtaken, Written
from waystone.storage.writer import Insert, Writer


def step_rows(match: str, steps: Sequence[Written]) -> Insert:
    """The rows of these steps."""
    return Insert("step", [(match, *astuple(step)) for step in steps])


async def append(writer: Writer, match: str, steps: Sequence[Written]) -> None:
    """Keep further steps, all of them; or none, and Overtaken, if one of them is there."""
    try:
        await writer.write(step_rows(match, steps))
    except sqlite3.IntegrityError as error:
        raise Overtaken from error
