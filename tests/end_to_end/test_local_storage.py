"""What can go wrong on a device, in a real browser: no room, two windows, a damaged download."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.end_to_end.local_page import (
    BELOW,
    PATIENCE,
    LocalPilot,
    Quiet,
    listen,
    made_site,
    make_quick,
    served,
)

# A page's worker is a world of its own, so what it finds is changed there: by what it runs first.
DENIED = "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError') };"
FULL = """
const put = IDBObjectStore.prototype.put
let rows = 0
IDBObjectStore.prototype.put = function (...words) {
  if (++rows > 12) throw new DOMException('no room', 'QuotaExceededError')
  return put.apply(this, words)
};
"""
FORGETS = "This browser keeps nothing here"
TAKEN = "Waystone was opened in another window"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
    make_quick(context)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def begin_solo(page: Page, address: str) -> LocalPilot:
    """A match of somebody who plays alone."""
    wish = {"seats": ["me"], "settings": {"mode": "solo"}, "seed": "any"}
    listen(page, {"game": "delve-and-dash", **wish})
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="More…").wait_for()
    return LocalPilot(page)


@pytest.mark.parametrize(
    "flaw",
    [
        pytest.param(DENIED, id="denied"),
        pytest.param(FULL, id="full", marks=pytest.mark.slow),
    ],
)
def test_without_room_the_match_goes_on_in_memory(
    context: BrowserContext, site: str, flaw: str
) -> None:
    """A friendly sentence, and nothing else is different."""
    context.route(
        re.compile(r"/assets/worker-[^/]*\.js"),
        lambda route: route.fulfill(
            response=(found := route.fetch()), body=flaw + found.text(), headers=found.headers
        ),
    )
    page = context.new_page()
    pilot = begin_solo(page, site)
    said = page.get_by_role("alert").filter(has_text=FORGETS)
    while not said.is_visible():
        assert pilot.step()
    page.get_by_role("button", name="All right").click()
    number = pilot.now["n"]
    for _ in range(4):
        assert pilot.step()
    assert pilot.now["n"] > number
    expect(said).to_have_count(0)


def test_of_two_windows_one_has_the_matches_and_the_other_says_so(
    context: BrowserContext, site: str
) -> None:
    first, second = context.new_page(), context.new_page()
    pilot = begin_solo(first, site)
    for _ in range(3):
        assert pilot.step()
    match = first.url
    listen(second)
    second.goto(match)
    second.get_by_role("button", name="More…").wait_for()
    other = LocalPilot(second)
    for _ in range(3):
        assert other.step()
    # The first one may try; nothing of what it does is kept.
    first.bring_to_front()
    first.get_by_role("alert").filter(has_text=TAKEN).wait_for()
    number = other.now["n"]
    first.get_by_role("button", name="Try again").click()
    first.get_by_role("button", name="More…").wait_for()
    back = LocalPilot(first)
    assert back.wait_for("turn")["n"] == number
    assert back.step()
    second.get_by_role("alert").filter(has_text=TAKEN).wait_for()


class Damaging(Quiet):
    """A web space whose largest file arrives with one bit turned, once."""

    damaged: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        name = self.path.partition("?")[0]
        path = Path(self.translate_path(name))
        if not name.endswith(".wasm.gz"):
            return super().do_GET()
        content = bytearray(path.read_bytes())
        if not self.damaged:
            content[len(content) // 2] ^= 1
        self.damaged.append(name)
        self.send_response(200)
        self.send_header("Content-Type", "application/gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=3600")
        self.end_headers()
        self.wfile.write(content)
        return None


@pytest.mark.slow
def test_a_damaged_download_is_noticed_and_fetched_again(
    context: BrowserContext, engine: None, tmp_path: Path
) -> None:
    Damaging.damaged.clear()
    with served(made_site(tmp_path), Damaging) as address:
        page = context.new_page()
        assert begin_solo(page, address + BELOW).step()
    assert len(Damaging.damaged) == 2
