"""Pages that play without a server: a plain file server, and what a page and its worker say."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.end_to_end.conftest import QUICK
from tests.end_to_end.crawler import Crawler as DungeonCrawler
from tests.end_to_end.pilot import Pilot
from tests.end_to_end.test_dooom import Crawler as Dooom
from tests.end_to_end.test_extrikate import WaryDelver
from waystone.cli.main import main

BELOW = "/some/where/"
PATIENCE = 60_000
# What the worker says is kept for whoever plays; a match that is asked for has the test's wish.
LISTENING = """
globalThis.frames_heard = []
const wish = %s
const Real = Worker
globalThis.Worker = class extends Real {
  constructor(...words) {
    super(...words)
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'frame') frames_heard.push(data.text)
      if (data.kind === 'ready') globalThis.engine_is_ready = true
    })
  }
  postMessage(message) {
    const [method, path, body] = message.words ?? []
    if (wish && method === 'POST' && path === '/api/matches') {
      const asked = JSON.stringify({ ...JSON.parse(body), ...wish })
      message = { ...message, words: [method, path, asked] }
    }
    super.postMessage(message)
  }
}
"""


class Quiet(SimpleHTTPRequestHandler):
    """Any web space: files as they are, a folder's index, and nothing else."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """The address of a plain file server."""
    serving = functools.partial(handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), serving) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def made_site(root: Path) -> Path:
    """A web space with the folder of `waystone site` somewhere in it."""
    assert main(["site", str(root / BELOW.strip("/"))]) == 0
    return root


def make_quick(context: BrowserContext) -> None:
    """Pages of this context show nothing slowly."""
    kept = json.dumps(json.dumps(QUICK))
    context.add_init_script(
        f"if (!localStorage.getItem('waystone.settings'))"
        f" localStorage.setItem('waystone.settings', {kept})"
    )


def listen(page: Page, wish: dict[str, Any] | None = None) -> None:
    """From the next page on hear what the worker says; matches that it begins are these."""
    page.add_init_script(LISTENING % json.dumps(wish))


def wait_for_engine(page: Page) -> None:
    """What only the engine knows comes from now on as soon as from a server."""
    waited = 0
    while not page.evaluate("() => globalThis.engine_is_ready"):
        assert waited < PATIENCE, "no engine"
        page.wait_for_timeout(20)
        waited += 20


class LocalPilot(Pilot):
    """Plays in a page whose frames no network carries."""

    def states(self) -> list[dict[str, Any]]:
        """Every frame that carried a view."""
        texts: list[str] = self.page.evaluate("() => frames_heard.splice(0)")
        for text in texts:
            frame = json.loads(text)
            if frame["kind"] != "changes" or self.frames:
                self.hear(frame)
        return super().states()


class LocalDelver(LocalPilot, WaryDelver):
    """Extrikate."""


class LocalDooom(LocalPilot, Dooom):
    """Dungeon of Dooom."""


class LocalCrawler(LocalPilot, DungeonCrawler):
    """Dungeon Crawler Labyrinth."""


PILOTS: dict[str, type[LocalPilot]] = {
    "delve-and-dash": LocalPilot,
    "extrikate": LocalDelver,
    "dooom": LocalDooom,
    "dungeon-crawler": LocalCrawler,
}
