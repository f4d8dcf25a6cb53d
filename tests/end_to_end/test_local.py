"""The engine in the page: the same truth as here, and matches that need no server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.end_to_end.conftest import serve
from tests.end_to_end.local_page import PATIENCE, make_quick
from tests.golden.test_golden import RECORDS

GAMES = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """A page of that site; it complains about nothing, and asks nobody else."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
    complaints: list[str] = []
    make_quick(context)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on(
        "request",
        lambda asked: None if asked.url.startswith(site) else complaints.append(asked.url),
    )
    yield page
    context.close()
    assert complaints == []


def choose(page: Page, records: list[Path]) -> None:
    """Hand records to the page."""
    page.get_by_role("heading", name="On this device", exact=True).wait_for()
    page.locator("input[type=file]").set_input_files(records)


def test_golden_records_give_the_same_digests_in_the_page(
    page: Page, site: str, tmp_path: Path
) -> None:
    """Of all games; and a record that somebody touched is told apart by its first wrong step."""
    page.goto(site)
    choose(page, RECORDS)
    right = page.get_by_text(re.compile(r"^✓ Right: \d+ steps .* by Python 3\.14"))
    expect(right).to_have_count(len(RECORDS), timeout=PATIENCE)
    text = RECORDS[0].read_text(encoding="utf-8")
    digest = re.findall(r"#([0-9a-f]{8})", text)[3]
    touched = tmp_path / "touched.record"
    touched.write_text(text.replace(digest, "00000000", 1), encoding="utf-8")
    choose(page, [touched])
    page.get_by_text(re.compile("✗ This record does not hold: Step 3: the position")).wait_for()


@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(g, marks=pytest.mark.slow) for g in GAMES[1:])]
)
def test_a_match_below_any_path_goes_on_after_a_reload(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}?game={game}")
    page.get_by_role("button", name="Play now").click()
    more = page.get_by_role("button", name="More…")
    more.wait_for()
    assert re.search(r"/some/where/\?/g/\w+$", page.url)
    board = page.locator("main").inner_text()
    page.reload()
    more.wait_for()
    expect(page.locator("main")).to_have_text(re.compile(re.escape(board.split("\n")[0])))


def test_an_invitation_is_told_kindly_that_it_needs_a_server(page: Page, site: str) -> None:
    page.goto(f"{site}?/g/abcdefghijkl#word")
    page.get_by_role("heading", name="This match is not on this device").wait_for()
    page.get_by_text("If this is an invitation, it needs a server").wait_for()


@pytest.mark.slow
def test_what_is_kept_is_played_without_a_network(
    browser: Browser, engine: None, tmp_path: Path
) -> None:
    """On a server's page: keep, then the server is gone; open it anew, play, read, remove."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    with serve(tmp_path) as address:
        page.goto(f"{address}/local/")
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        page.get_by_role("button", name=re.compile(r"Keep for offline play \(\d\.\d MB\)")).click()
        kept = page.get_by_text("All of it is on this device")
        kept.wait_for()
    missed: list[str] = []
    page.on("requestfailed", lambda asked: missed.append(asked.url))
    page.goto(f"{address}/?game=dooom")
    expect(page).to_have_url(re.compile(r"/local/\?/&game=dooom$"))
    page.get_by_role("button", name="Remove it").wait_for()
    # The page first asks for the one that it was, then comes as the one that was kept.
    assert [url for url in missed if not url.startswith(f"{address}/?")] == []
    page.goto(f"{address}/leaderboard")
    page.get_by_role("heading", name="Only with a server").wait_for()
    page.goto(f"{address}/?game=dooom")
    page.get_by_role("button", name="Play now").click()
    more = page.get_by_role("button", name="More…")
    more.wait_for()
    page.reload()
    more.wait_for()
    page.goto(f"{address}/rules")
    page.get_by_role("heading", level=1).wait_for()
    page.goto(f"{address}/")
    page.get_by_role("button", name="Remove it").click()
    expect(kept).to_have_count(0)
    context.close()
