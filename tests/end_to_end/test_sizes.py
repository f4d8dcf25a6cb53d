"""Every game between the usual widths: a tablet on end and the smallest phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.end_to_end.looks import SIZES, TOUCHED, look

OpenPage = Callable[..., Page]
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", ["tablet", "small"])
@pytest.mark.parametrize("game", ["delve-and-dash", "extrikate", "dooom", "dungeon-crawler"])
def test_a_games_pages_fit(open_page: OpenPage, game: str, size: str) -> None:
    page = open_page("/", SIZES[size], touch=size in TOUCHED, settings={"game": game})
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    look(page, f"{game}-home", size)
    play.click()
    page.get_by_role("button", name="More…").wait_for()
    look(page, f"{game}-match", size)
    page.goto(page.url.partition("/g/")[0] + "/rules")
    page.get_by_role("heading", level=1).wait_for()
    look(page, f"{game}-rules", size)
