"""Whole matches of every game in a page whose network is gone, with a reload in the middle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.end_to_end.local_page import (
    BELOW,
    PATIENCE,
    PILOTS,
    listen,
    made_site,
    make_quick,
    served,
)
from tests.end_to_end.looks import SIZES
from tests.end_to_end.seeds import soonest
from tests.end_to_end.test_extrikate import is_over_after_a_while

WISHES: dict[str, tuple[list[str], dict[str, str]]] = {
    "delve-and-dash": (["me", "bot:knight"], {"mode": "cpu"}),
    "extrikate": (["me", "bot:easy"], {}),
    "dooom": (["me", "bot:seeker"], {"map": "ring-vault", "turn_seconds": "0"}),
    "dungeon-crawler": (["me", "bot:racer"], {}),
}
TRIES = {"dungeon-crawler": 3, "dooom": 10}
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["desktop", "phone"])
def unplugged(
    request: pytest.FixtureRequest,
    browser: Browser,
    engine: None,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[BrowserContext, str]]:
    """A browser that has kept the site below some path; then its web space was gone."""
    root = made_site(tmp_path_factory.mktemp("web"))
    width, height = SIZES[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=request.param == "phone",
        is_mobile=request.param == "phone",
        locale="en-GB",
        reduced_motion="reduce",
    )
    make_quick(context)
    with served(root) as address:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address + BELOW)
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        page.get_by_role("button", name=re.compile("Keep for offline play")).click()
        page.get_by_text("All of it is on this device").wait_for()
        page.close()
    context.set_offline(True)
    with ExitStack() as leaving:
        leaving.callback(context.close)
        yield context, address + BELOW


def shortest(game: str) -> dict[str, Any]:
    """A match of this game that ends soon."""
    seats, settings = WISHES[game]
    seed = soonest(PILOTS[game], seats, settings, is_over_after_a_while, TRIES.get(game, 30))
    return {"game": game, "seats": seats, "settings": settings, "seed": seed}


@pytest.mark.parametrize("game", WISHES)
def test_a_whole_match_without_a_network(
    unplugged: tuple[BrowserContext, str], game: str, tmp_path: Path
) -> None:
    context, address = unplugged
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    wish = shortest(game)
    listen(page, wish)
    page.goto(f"{address}?game={game}")
    page.get_by_text("No network: you play on").wait_for()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="More…").wait_for()
    pilot = PILOTS[game](page)
    for _ in range(4):
        assert pilot.step()
    page.reload()
    page.get_by_role("button", name="More…").wait_for()
    pilot.frames.clear()
    assert pilot.finish()["state"] == "over"
    expect(page.locator(".end-card")).to_be_visible()
    watch_again(page, tmp_path)
    page.close()
    assert complaints == []


def watch_again(page: Page, folder: Path) -> None:
    """The replay of that match, checked here; its record saved, dropped and opened."""
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Verify").click()
    page.get_by_text(re.compile(r"^✓ Right: \d+ steps")).wait_for()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Download the record").click()
    record = folder / "saved.record"
    saving.value.save_as(record)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Past matches").click()
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Watch it").click()
    page.get_by_role("button", name="Verify").wait_for()
