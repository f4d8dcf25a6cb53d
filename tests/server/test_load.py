"""The server beside a crowd that plays all games: how late its event loop is, by its own count.

Figures are printed (`make soak ONLY=tests/server/test_load.py`, with `-s` to see them).
"""

from __future__ import annotations

from pathlib import Path
from signal import SIGTERM

import pytest

from tests.match.kit import run
from tests.server.crowd import TABLES, Figures, Size, crowd
from tests.server.kit import ServerProcess

SMALL = Size(tables=len(TABLES), followers=4, pause=0.05, seconds=1.5)
FULL = Size(tables=180, followers=100, pause=1.0, seconds=60.0)


@pytest.mark.parametrize(
    "size", [pytest.param(SMALL, id="small"), pytest.param(FULL, id="full", marks=pytest.mark.soak)]
)
def test_a_crowd_at_all_games(tmp_path: Path, size: Size) -> None:
    """Whoever they play with, all of them move, and the server says how late its loop was."""

    async def scene() -> tuple[Figures, str]:
        async with ServerProcess(tmp_path) as server:
            found = await crowd(server, size)
            return found, await server.end(SIGTERM)

    found, log = run(scene(), 600)
    print("\n" + found.told())
    assert '"level": "error"' not in log, log
    assert found.moves["people"]
    assert found.late[-1][1] > 0
    assert found.most_late > 0
