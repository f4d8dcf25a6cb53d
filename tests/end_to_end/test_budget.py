"""How much a first visit loads, how soon one can play, how fast a click is answered."""

from __future__ import annotations

import gzip
import json
import re
import statistics
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.end_to_end.pilot import Pilot

OpenPage = Callable[..., Page]
STATIC = Path(__file__).parents[2] / "src" / "waystone" / "api" / "static"
KILOBYTE = 1000
FIRST_LOAD = 120 * KILOBYTE
SHELL = 60 * KILOBYTE
# A game's own part, loaded with its first board.
GAME = 40 * KILOBYTE
GAMES = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")
# What comes while somebody reads: the board, the dialogs, the matches of others.
AHEAD = (
    *("assets/delve_and_dash-", "assets/Match-", "assets/common-", "assets/header_dialogs-"),
    "assets/Lobby-",
)
DOOR = "assets/door-"
TIME_TO_BOARD = """new Promise(done => {
  const begun = performance.now()
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[role=grid]')) return
    seen.disconnect()
    requestAnimationFrame(() => done(performance.now() - begun))
  })
  seen.observe(document.body, {childList: true, subtree: true})
  document.querySelector('button.play').click()
})"""
WAIT_FOR_PAINT = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def squeezed(path: Path) -> int:
    content = path.read_bytes()
    return len(content) if path.suffix == ".woff2" else len(gzip.compress(content, 9))


def test_what_a_first_visit_loads(open_page: OpenPage) -> None:
    """Counted from what the browser asks for at once; the board is fetched ahead, but later."""
    asked: list[str] = []
    page = open_page(
        before=lambda page: page.on("request", lambda request: asked.append(request.url)),
        offline=True,
    )
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate("document.fonts.ready")
    names = {found.group() for url in asked if (found := re.search(r"assets/[^?#]+$", url))}
    files = {name for name in names if not name.startswith((*AHEAD, DOOR))}
    sizes = {name: squeezed(STATIC / name) for name in files}
    shell = sum(size for name, size in sizes.items() if name.endswith(".js"))
    # The open door has its picture at once, the others while somebody reads.
    picture = max(len(path.read_bytes()) for path in STATIC.glob(f"{DOOR}*.webp"))
    page_itself = sum(squeezed(STATIC / name) for name in ("index.html", "look.js"))
    total = sum(sizes.values()) + page_itself + picture
    print(f"\nfirst load {total / KILOBYTE:.1f} kB, of it scripts {shell / KILOBYTE:.1f} kB")
    assert shell <= SHELL
    assert total <= FIRST_LOAD


@pytest.mark.parametrize("game", GAMES)
def test_a_games_own_part_is_small(client: None, game: str) -> None:
    """What a game's first board loads beside what every match does."""
    ahead = json.loads((STATIC / "ahead.json").read_text(encoding="utf-8"))
    parts = set(ahead[f"games/{game}"]) - set(ahead["g"])
    size = sum(squeezed(STATIC / part) for part in parts)
    print(f"\n{game} {size / KILOBYTE:.1f} kB")
    assert 0 < size <= GAME


@pytest.mark.slow
def test_play_starts_and_clicks_are_answered(open_page: OpenPage) -> None:
    pilots: list[Pilot] = []
    page = open_page(before=lambda page: pilots.append(Pilot(page)))
    page.wait_for_timeout(1200)  # a reader's first look; the board is fetched meanwhile
    started: float = page.evaluate(TIME_TO_BOARD)
    pilots[0].step()
    times = [time_of_click(page, pilots[0]) for _ in range(20)]
    middle = statistics.median(times)
    print(f"\nboard after {started:.0f} ms, click to picture {middle:.1f} ms (median of 20)")
    # The figures are reported, not judged: other work may share the machine.
    assert len(times) == 20


def time_of_click(page: Page, pilot: Pilot) -> float:
    """From the click to the chronicle's next line, measured in the page."""
    choice = next(each for each in pilot.wait_for("turn")["choices"] if each["cell"] is not None)
    taken: float = page.evaluate(
        """cell => new Promise(done => {
          const begun = performance.now()
          const seen = new MutationObserver(() => {
            seen.disconnect()
            done(performance.now() - begun)
          })
          seen.observe(document.querySelector('section ol'), {childList: true})
          document.querySelector(`[data-cell="${cell}"]`).click()
        })""",
        choice["cell"],
    )
    page.evaluate(WAIT_FOR_PAINT)
    return taken
