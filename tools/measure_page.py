"""Measure the page that plays without a server: how soon, how quick, how large.

    python -m tools.measure_page [TIMES] [GAME...]

Each time a fresh browser opens the folder of `waystone site` behind a plain file server until the
first move can be made, and plays; then another page of it begins a match. Another fresh browser
does the same with nobody looking in, and its renderer is weighed as the system counts it (`Pss` of
`smaps_rollup`, in MiB): whoever steers a browser from outside makes it keep all that it fetched.
Figures are medians. Other work on the machine counts, so the load is printed too; and other windows
of the same Chromium make the figures smaller, for they share its code: what is the page's own is
printed beside it.
"""

from __future__ import annotations

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.end_to_end.browser import FLAGS, find_chromium, launch
from tests.end_to_end.conftest import QUICK
from tests.end_to_end.local_page import BELOW, PATIENCE, Quiet, made_site, make_quick, served
from tools.build_engine import ENGINE

GAMES = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")
MOVES = 30
# What the worker says, and when a move could first be made.
LISTENING = """
globalThis.heard = { frame: null, first: 0, tell: null }
const Real = Worker
globalThis.Worker = class extends Real {
  constructor(address, how) {
    super(address, how)
    if (how.name !== 'table') return
    globalThis.table = this
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'frame') return
      const frame = JSON.parse(data.text)
      if (!frame.choices) return
      heard.frame = frame
      if (frame.choices.length) heard.first ||= performance.now()
      heard.tell?.()
    })
  }
}
"""
# One move after the other, any that is offered; milliseconds from asking to the answer.
PLAYING = """async (times) => {
  const taken = []
  const waited = (most) => new Promise(done => { heard.tell = done; setTimeout(done, most) })
  while (taken.length < times && !heard.frame.result) {
    const { choices, match, n } = heard.frame
    if (!choices.length) { await waited(200); continue }
    const choice = choices[Math.floor(Math.random() * choices.length)]
    const begun = performance.now()
    const answered = waited(3000)
    const act = { kind: 'act', match, n, do: choice.do, id: `m${taken.length}`, seat: null }
    table.postMessage({ kind: 'frame', text: JSON.stringify(act) })
    await answered
    taken.push(performance.now() - begun)
  }
  return taken
}"""


# The same by the page itself: it begins a match, tells when it could move, and plays.
ALONE = """
localStorage.setItem('waystone.settings', JSON.stringify(%s))
const playing = %s
const tell = (what) => fetch('/told', { method: 'POST', body: what })
const until = async (test) => { while (!test()) await new Promise(done => setTimeout(done, 20)) }
addEventListener('load', async () => {
  await until(() => document.querySelector('button.play'))
  document.querySelector('button.play').click()
  await until(() => heard.first)
  await tell('begun')
  await playing(%d)
  await tell('played')
})
"""
SETTLE: Final = {"begun": 2.0, "played": 1.0}
"""Seconds from what a page tells until it is weighed; it goes on afterwards."""


class Alone(Quiet):
    """A web space whose page measures itself, and tells how far it is."""

    weighed: ClassVar[dict[str, tuple[float, float]]] = {}

    def do_GET(self) -> None:  # noqa: N802
        """A file; the page with our script before all others, which its policy allows."""
        path = self.path.partition("?")[0]
        if path == "/alone.js":
            self.answer("text/javascript", script())
        elif path == BELOW:
            page = Path(self.translate_path(f"{BELOW}index.html")).read_text(encoding="utf-8")
            ours = '<script src="/alone.js"></script><script'
            self.answer("text/html", page.replace("<script", ours, 1))
        else:
            super().do_GET()

    def do_POST(self) -> None:  # noqa: N802
        """The page tells how far it is, and waits to be weighed."""
        told = self.rfile.read(int(self.headers["Content-Length"])).decode()
        time.sleep(SETTLE[told])
        self.weighed[told] = renderer_weight(os.getpid())
        self.answer("text/plain", "go on")

    def answer(self, media: str, text: str) -> None:
        """A text."""
        content = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", media)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def script() -> str:
    """What the page runs that measures itself."""
    return LISTENING + ALONE % (json.dumps(QUICK), PLAYING, MOVES)


def weighed(folder: Path, game: str) -> dict[str, tuple[float, float]]:
    """MiB of a page that nobody looks into: when it could first move, and after its moves."""
    found: dict[str, tuple[float, float]] = {}
    handler = type("Alone", (Alone,), {"weighed": found})
    with served(folder, handler) as address, opened_alone(f"{address}{BELOW}?game={game}"):
        waited = 0.0
        while "played" not in found:
            assert waited < PATIENCE / 1000 * 3, f"the page of {game} does not play"
            time.sleep(0.1)
            waited += 0.1
    return found


@contextmanager
def opened_alone(address: str) -> Iterator[None]:
    """A browser at that address, as the others are started, but steered by nobody."""
    size = [
        "--headless",
        "--window-size=1280,720",
        "--force-prefers-reduced-motion",
        "--lang=en-GB",
    ]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        place = [f"--user-data-dir={profile}", "--remote-debugging-port=0"]
        command = [str(find_chromium()), *FLAGS, *size, *place, address]
        quiet = subprocess.DEVNULL
        browser = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        try:
            yield
        finally:
            browser.terminate()
            browser.wait()


def renderer_weight(parent: int) -> tuple[float, float]:
    """What the heaviest renderer of our browser takes, each page that is shared counted by its
    share; and how much of it is no file."""
    found = (0, 0)
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_text()
            if "--type=renderer" in command and parent in ancestors(int(process.name)):
                rollup = dict(
                    re.findall(r"^(\w+):\s+(\d+)", (process / "smaps_rollup").read_text(), re.M)
                )
                own = int(rollup["Pss_Anon"]) + int(rollup["Pss_Shmem"])
                found = max(found, (int(rollup["Pss"]), own))
        except (OSError, KeyError):
            continue  # it ended meanwhile
    return found[0] / 1024, found[1] / 1024


def ancestors(pid: int) -> list[int]:
    """The processes above one."""
    above = []
    while pid > 1:
        pid = int((Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[1])
        above.append(pid)
    return above


def first_move(page: Page, address: str) -> float:
    """Seconds from opening a page to the first choice in a match of its game."""
    page.goto(address)
    page.locator("button.play").click()
    while not page.evaluate("() => heard.first"):
        page.wait_for_timeout(10)
    return float(page.evaluate("() => heard.first")) / 1000


def opened(context: BrowserContext) -> Page:
    """A page that tells what its worker says."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(LISTENING)
    return page


def measured(address: str) -> dict[str, Any]:
    """One fresh browser: the first move, cold and warm, and some moves."""
    with sync_playwright() as playwright:
        browser = launch(playwright, str(find_chromium()))
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        make_quick(context)
        page = opened(context)
        cold = first_move(page, address)
        moves = page.evaluate(PLAYING, MOVES)
        page.close()
        warm = first_move(opened(context), address)
        browser.close()
    return {"cold": cold, "warm": warm, "moves": moves}


def report(game: str, results: list[dict[str, Any]]) -> None:
    """A line of medians."""

    def middle(what: str) -> float:
        return float(statistics.median(each[what] for each in results))

    def weight(when: str) -> str:
        whole, own = zip(*(each[when] for each in results), strict=True)
        return f"{statistics.median(whole):.0f} MiB ({statistics.median(own):.0f} its own)"

    moves = [each for result in results for each in result["moves"]]
    print(
        f"{game:16} cold {middle('cold'):.2f} s, warm {middle('warm'):.2f} s,"
        f" move {statistics.median(moves):.1f} ms (longest {max(moves):.0f}),"
        f" memory {weight('begun')}, after {MOVES} moves {weight('played')}:"
        f" {', '.join(format(each['played'][0], '.0f') for each in results)};"
        f" load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def main(words: list[str]) -> None:
    """Measure every game, or those that are named."""
    times = int(words[0]) if words else 5
    files = json.loads((ENGINE / "engine.json").read_text(encoding="utf-8"))["files"]
    print(f"engine {sum(file['bytes'] for file in files) / 1e6:.2f} MB sent")
    with tempfile.TemporaryDirectory() as folder:
        root = made_site(Path(folder))
        for game in words[1:] or GAMES:
            with served(root) as address:
                results = [measured(f"{address}{BELOW}?game={game}") for _ in range(times)]
            report(game, [{**each, **weighed(root, game)} for each in results])


if __name__ == "__main__":
    main(sys.argv[1:])
