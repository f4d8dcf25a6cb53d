"""Measure the page that plays without a server: how soon, how quick, how large.

    python -m tools.measure_page [TIMES] [GAME...]

Each time a fresh browser opens the folder of `waystone site` behind a plain file server until the
first move can be made; then it plays, and its renderer is weighed as the system counts it (`Pss` of
`smaps_rollup`, in MiB); then another page of it begins a match. Figures are medians; other work on
the machine counts, so the load is printed too.
"""

from __future__ import annotations

import json
import os
import re
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.end_to_end.browser import find_chromium, launch
from tests.end_to_end.local_page import BELOW, PATIENCE, made_site, make_quick, served
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


def megabytes_of_renderers(parent: int) -> float:
    """What the renderers of our browser take, each page that is shared counted by its share."""
    found = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_text()
            if "--type=renderer" in command and parent in ancestors(int(process.name)):
                rollup = (process / "smaps_rollup").read_text()
                found = max(found, int(re.findall(r"^Pss:\s+(\d+)", rollup, re.M)[0]))
        except (OSError, IndexError):
            continue  # it ended meanwhile
    return found / 1024


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
    """One fresh browser: the first move, cold and warm; some moves; its memory."""
    with sync_playwright() as playwright:
        browser = launch(playwright, str(find_chromium()))
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        make_quick(context)
        page = opened(context)
        cold = first_move(page, address)
        page.wait_for_timeout(2000)
        begun = megabytes_of_renderers(os.getpid())
        moves = page.evaluate(PLAYING, MOVES)
        page.wait_for_timeout(1000)
        played = megabytes_of_renderers(os.getpid())
        page.close()
        warm = first_move(opened(context), address)
        browser.close()
    return {"cold": cold, "warm": warm, "moves": moves, "begun": begun, "played": played}


def report(game: str, results: list[dict[str, Any]]) -> None:
    """A line of medians."""

    def middle(what: str) -> float:
        return float(statistics.median(each[what] for each in results))

    moves = [each for result in results for each in result["moves"]]
    print(
        f"{game:16} cold {middle('cold'):.2f} s, warm {middle('warm'):.2f} s,"
        f" move {statistics.median(moves):.1f} ms (longest {max(moves):.0f}),"
        f" memory {middle('begun'):.0f} MiB, after {MOVES} moves {middle('played'):.0f} MiB"
        f" ({', '.join(format(each['played'], '.0f') for each in results)});"
        f" load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def main(words: list[str]) -> None:
    """Measure every game, or those that are named."""
    times = int(words[0]) if words else 5
    files = json.loads((ENGINE / "engine.json").read_text(encoding="utf-8"))["files"]
    print(f"engine {sum(file['bytes'] for file in files) / 1e6:.2f} MB sent")
    with tempfile.TemporaryDirectory() as folder, served(made_site(Path(folder))) as address:
        for game in words[1:] or GAMES:
            report(game, [measured(f"{address}{BELOW}?game={game}") for _ in range(times)])


if __name__ == "__main__":
    main(sys.argv[1:])
