"""What a page that plays without a server piles up while it is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.end_to_end.local_page import BELOW, made_site, make_quick, served
from tools.measure_page import MOVES, PLAYING, first_move, opened

MB = 1_000_000


@pytest.mark.slow
@pytest.mark.parametrize("game", ["delve-and-dash", "dungeon-crawler"])
def test_moves_leave_little_behind(
    browser: Browser, engine: None, tmp_path: Path, game: str
) -> None:
    """Counted, not weighed: documents are images of SVG, which cost most."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    make_quick(context)
    with served(made_site(tmp_path)) as address:
        page = opened(context)
        first_move(page, f"{address}{BELOW}?game={game}")
        devtools = context.new_cdp_session(page)
        devtools.send("HeapProfiler.collectGarbage")
        before = devtools.send("Memory.getDOMCounters")
        page.evaluate(PLAYING, MOVES)
        thrown_away = devtools.send("Memory.getDOMCounters")
        devtools.send("HeapProfiler.collectGarbage")
        kept = devtools.send("Memory.getDOMCounters")
        heap = devtools.send("Runtime.getHeapUsage")["usedSize"]
    context.close()
    # Before anything is tidied up; it was 91 to 101 documents and 10,800 nodes.
    assert thrown_away["documents"] <= before["documents"] + 30
    assert thrown_away["nodes"] <= 9500
    # What the board and its side need now, whatever was there in between.
    assert kept["documents"] <= before["documents"] + 12
    assert kept["nodes"] <= before["nodes"] + 2500
    assert kept["jsEventListeners"] <= 400
    assert heap <= 12 * MB
