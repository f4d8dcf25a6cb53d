"""Every game between the usual widths: a tablet on end and the smallest phone."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.end_to_end.moves import settle, violations

OpenPage = Callable[..., Page]
SIZES = {"tablet": (820, 1100), "small": (360, 740)}
SHOTS = os.environ.get("WAYSTONE_SHOTS", "")
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["delve-and-dash", "extrikate", "dooom", "dungeon-crawler"])
def test_a_games_pages_fit(open_page: OpenPage, game: str, size: str) -> None:
    def look(name: str) -> None:
        settle(page)
        if SHOTS:
            page.screenshot(path=str(Path(SHOTS) / f"{game}-{name}-{size}.png"))
        assert violations(page) == [], name
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], name

    page = open_page("/", SIZES[size], touch=size == "small", settings={"game": game})
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    look("home")
    play.click()
    page.get_by_role("button", name="More…").wait_for()
    look("match")
    page.goto(page.url.partition("/g/")[0] + "/rules")
    page.get_by_role("heading", level=1).wait_for()
    look("rules")
