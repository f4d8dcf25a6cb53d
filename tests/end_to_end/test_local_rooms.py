"""Beside matches, in a page without a server: lessons, problems, maps, clocks, records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.end_to_end.conftest import serve
from tests.end_to_end.local_page import (
    PATIENCE,
    LocalPilot,
    listen,
    make_quick,
    wait_for_engine,
)
from tests.end_to_end.moves import choose
from tests.end_to_end.test_lessons import CRAWLER, DESKTOP, DOOOM, EXTRIKATE, PHONE, Said, title
from tests.end_to_end.test_maps import EDITOR, draw_by_keys, status
from waystone.kernel.record import parse

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")
pytestmark = pytest.mark.slow


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    width, height = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=request.param == PHONE,
        is_mobile=request.param == PHONE,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    make_quick(context)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def opened(context: BrowserContext, address: str) -> Page:
    """A page whose engine runs."""
    page = context.new_page()
    listen(page)
    page.goto(address)
    wait_for_engine(page)
    return page


def is_phone(page: Page) -> bool:
    return bool(page.viewport_size and page.viewport_size["width"] < 500)


@pytest.mark.parametrize(
    ("game", "steps"),
    [("extrikate", EXTRIKATE), ("dooom", DOOOM), ("dungeon-crawler", CRAWLER)],
)
def test_a_lesson_is_resumed_after_a_reload(
    context: BrowserContext, site: str, game: str, steps: list[Said]
) -> None:
    page = opened(context, f"{site}?/learn/{game}/first")
    if is_phone(page) != (game == "dooom"):
        pytest.skip("its steps are for the other size")
    *done, (last, _) = steps
    for said, do_it in done:
        title(page, said)
        do_it(page)
    title(page, last)
    page.reload()
    wait_for_engine(page)
    title(page, last)


def test_a_problem_is_failed_and_then_solved(context: BrowserContext, site: str) -> None:
    page = opened(context, f"{site}?/learn/delve-and-dash/which_door")
    title(page, "Which way in?")
    page.keyboard.press("ArrowDown")
    title(page, "Not this time")
    page.get_by_role("button", name="Try again").click()
    title(page, "Which way in?")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    title(page, "Solved!")


def test_a_map_is_drawn_kept_and_played(context: BrowserContext, site: str) -> None:
    page = opened(context, f"{site}?{EDITOR}")
    sheet = page.get_by_role("application")
    status(page, "There is no exit.")
    page.get_by_label("Name").fill("Cross roads")
    draw_by_keys(page, sheet)
    page.get_by_label("Gold to win").fill("1")
    status(page, "This map can be played.")
    page.reload()
    wait_for_engine(page)
    expect(page.get_by_label("Name")).to_have_value("Cross roads")
    status(page, "This map can be played.")
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("grid").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_two_at_one_device_may_have_a_clock(context: BrowserContext, site: str, game: str) -> None:
    page = opened(context, f"{site}?game={game}")
    choose(page, "One device")
    choose(page, "1 minute")
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    clock, cover = page.get_by_role("timer"), page.get_by_role("button", name="I am Player 1")
    clock.or_(cover).first.wait_for()
    if cover.is_visible():  # the device is passed on first
        cover.click()
    clock.wait_for()
    expect(clock).to_have_text(re.compile(r"1:00|0:\d\d"))


def test_a_record_from_elsewhere_is_checked_and_watched(
    context: BrowserContext, site: str, tmp_path: Path
) -> None:
    """Chosen or dropped; one that somebody touched is not opened."""
    paths = sorted(GOLDEN.rglob("*.record"), key=lambda path: path.stat().st_size)
    good = next(path for path in paths if parse(path.read_text(encoding="utf-8")).result)
    text = good.read_text(encoding="utf-8")
    page = opened(context, site)
    page.get_by_role("heading", name="On this device", exact=True).wait_for()
    for content in (text.replace('[Player 0 "', '[Player 0 "X', 1), text):
        page.evaluate(
            """text => {
              const dropped = new DataTransfer()
              dropped.items.add(new File([text], 'dropped.record'))
              dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }))
            }""",
            content,
        )
        said = "✗ This record does not hold: Every step fits, but a name" if "X" in content else "✓"
        page.get_by_text(re.compile(f"^{said}")).wait_for()
        if content != text:
            expect(page.get_by_role("button", name="Watch it")).to_have_count(0)
    page.get_by_role("button", name="Watch it").click()
    page.get_by_text("Played offline: its record was brought here").wait_for()
    page.reload()
    page.get_by_text("Played offline: its record was brought here").wait_for()
    page.get_by_role("button", name="Verify").click()
    page.get_by_text(re.compile(r"^✓ Right: \d+ steps")).wait_for()


def test_an_offline_match_is_handed_to_the_server(
    context: BrowserContext, engine: None, tmp_path: Path
) -> None:
    page = context.new_page()
    wish = {"game": "delve-and-dash", "seats": ["me"], "settings": {"mode": "solo"}, "seed": "x"}
    listen(page, wish)
    with serve(tmp_path) as address:
        page.goto(f"{address}/local/")
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="More…").wait_for()
        pilot = LocalPilot(page)
        assert pilot.finish()["state"] == "over"
        page.get_by_role("link", name="Watch the replay").click()
        page.get_by_role("button", name="Hand it to the server").click()
        there = page.locator("a[target=_blank][href*='/replay/']").get_attribute("href")
        assert there is not None
        page.goto(there)
        page.get_by_text("Played offline: its record was brought here").wait_for()
        page.goto(f"{address}/past")
        page.get_by_text("played offline").wait_for()
