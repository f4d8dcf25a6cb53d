"""A real server, a real browser, and pages that complain about nothing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import processes
from tests.end_to_end.browser import MISSING, launch, only_one, require_chromium
from tests.end_to_end.luck import COOKIE
from tests.processes import PATIENCE

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "waystone" / "api" / "engine" / "engine.json"
QUICK = {"speed": "off", "taught": True, "sound": False}
USUAL_BOTS = {
    "delve-and-dash": "knight",
    "extrikate": "medium",
    "dooom": "seeker",
    "dungeon-crawler": "racer",
}
REMEMBERED = """bots => Object.entries(bots).forEach(([game, bot]) => {
  const key = `waystone.wish.${game}`
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ bot }))
})"""
"""Guests of tests have met these before: those who are new are offered weaker ones."""
OpenPage = Callable[..., Page]

expect.set_options(timeout=30_000)  # the usual five seconds are too few for a busy machine


@pytest.fixture(scope="session")
def client() -> None:
    """The built client; building it does nothing when it is up to date."""
    with only_one():
        subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=True)


@pytest.fixture(scope="session")
def engine(client: None) -> None:
    """What a page runs; left out only where it can't be fetched."""
    with only_one():
        subprocess.run([sys.executable, "-m", "tools.build_engine"], cwd=ROOT, check=True)
    if not ENGINE.is_file():
        pytest.skip("Pyodide can't be fetched here")


@pytest.fixture(scope="session")
def site(engine: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The folder of `waystone site` below some path of a plain file server."""
    from tests.end_to_end.local_page import BELOW, made_site, served

    with served(made_site(tmp_path_factory.mktemp("web"))) as address:
        yield address + BELOW


@contextmanager
def serve(data: Path, source: Path = ROOT / "src") -> Iterator[str]:
    """The address of a server with this data folder, from this source; pages bring their luck."""
    words = ["serve", "--port", "0", "--data", str(data), "--no-limits"]
    process = processes.start(
        [sys.executable, "-m", "tests.end_to_end.luck", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(ROOT)))},
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None, "the server did not start"
    yield found.group().rstrip("/")
    process.terminate()
    process.wait(PATIENCE)
    processes.end_group(process.pid)
    process.stdout.close()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a data folder of its own."""
    with serve(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = require_chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> list[str]:
    """Errors that a page logs; a test that expects one clears it."""
    return []


@pytest.fixture
def open_page(
    server: str, browser: Browser, complaints: list[str], request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """Opens pages, each of a guest of its own, with quick settings; checks them at the end.

    Matches that a page begins have its `seed`, without one the test's own name. Nothing moves
    and nothing is kept for a time offline unless that is asked for: flames that flicker for ever
    and a second copy of every file cost more than all else.
    """
    contexts: list[BrowserContext] = []

    def open_one(
        address: str = "/",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        settings: dict[str, object] | None = None,
        before: Callable[[Page], object] | None = None,
        trusting: bool = False,
        seed: str = "",
        motion: bool = False,
        offline: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            base_url=server,
            locale="en-GB",
            bypass_csp=trusting,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if offline else "block",
        )
        contexts.append(context)
        luck = quote(seed or request.node.name, safe="")
        context.add_cookies([{"name": COOKIE, "value": luck, "url": server}])
        kept = json.dumps({**QUICK, **(settings or {})})
        context.add_init_script(
            f"if (!localStorage.getItem('waystone.settings'))"
            f" localStorage.setItem('waystone.settings', {json.dumps(kept)})"
        )
        context.add_init_script(f"({REMEMBERED})({json.dumps(USUAL_BOTS)})")
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: complaints.append(message.text) if message.type == "error" else None,
        )
        page.on(
            "request",
            lambda asked: (
                None
                if asked.url.startswith((server, "data:", "blob:"))
                else complaints.append(f"asked elsewhere: {asked.url}")
            ),
        )
        if before is not None:
            before(page)
        page.goto(address)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []
