"""Draw the pictures of the home page's doors: each game's own board in a recorded match.

The page replays a match between bots; a part of its board becomes a small WebP beside the game's
listing. Needs a built client and a Chromium.

    python -m tools.draw_doors http://127.0.0.1:8000 [GAME ...]
"""

from __future__ import annotations

import base64
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, Route, sync_playwright

from tests.end_to_end.browser import find_chromium, launch
from tools.record_web_views import WEB, play

WIDTH, HEIGHT = 640, 400
MATCH = "door"
LARGEST = 9_000
# The best picture that is small enough.
SQUEEZE = """async ({png, width, height, most}) => {
  const file = await fetch(`data:image/png;base64,${png}`)
  const picture = await createImageBitmap(await file.blob())
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  for (let quality = 0.9; ; quality -= 0.02) {
    const blob = await canvas.convertToBlob({type: 'image/webp', quality})
    if (blob.size > most && quality > 0.1) continue
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  }
}"""


@dataclass(frozen=True)
class Door:
    """Which moment of which match is shown, and which part of its board: its left upper corner
    and its width as shares of the board's width. From `first` to `last` it plays by itself."""

    game: str
    settings: dict[str, str]
    seats: int
    seed: int
    bot: str
    step: int
    left: float
    top: float
    width: float
    first: int
    last: int


DOORS = (
    Door(
        "delve-and-dash",
        {"mode": "cpu", "level": "2"},
        2,
        38,
        "knight",
        83,
        0.16,
        0.62,
        0.6,
        50,
        85,
    ),
    Door("extrikate", {}, 1, 8, "medium", 60, 0.03, 0.24, 0.58, 20, 76),
    Door("dooom", {"map": "ring-vault"}, 4, 34, "hunter", 40, 0.18, 0.26, 0.64, 40, 110),
    Door(
        "dungeon-crawler", {"round_limit": "60"}, 4, 5, "warlord", 150, 0.27, 0.33, 0.46, 120, 165
    ),
)


def replay_of(door: Door) -> dict[str, Any]:
    """The match as the server would tell it to who watches it again from the first seat."""
    frames = play(door.settings, door.seats, door.seed, 0, door.game, door.bot)
    seats = [
        {"seat": at, "player": "bot", "name": "", "bot": door.bot, "mine": at == 0, "online": True}
        for at in range(door.seats)
    ]
    return {
        "about": {"match": MATCH, "game": door.game, "settings": door.settings},
        "seats": seats,
        "viewpoint": "0",
        "result": {"reason": "", "results": [], "scores": []},
        "frames": [{**frame, "at": 0} for frame in frames],
    }


def board_of(page: Page, door: Door) -> bytes:
    """The part of the board, as PNG."""
    answer = msgspec.json.encode(replay_of(door)).decode()

    def tell(route: Route) -> None:
        route.fulfill(body=answer, content_type="application/json")

    page.route(f"**/api/matches/{MATCH}/replay*", tell)
    page.goto(f"/replay/{MATCH}?viewpoint=0&t={door.step}")
    board = page.locator(".board").first
    board.wait_for()
    page.wait_for_load_state("networkidle")
    box = board.bounding_box()
    assert box is not None
    width = box["width"]
    return page.screenshot(
        clip={
            "x": box["x"] + door.left * width,
            "y": box["y"] + door.top * width,
            "width": door.width * width,
            "height": door.width * width * HEIGHT / WIDTH,
        }
    )


def draw(browser: Browser, address: str, door: Door) -> Path:
    """Write the picture of one door."""
    context = browser.new_context(
        base_url=address,
        bypass_csp=True,
        device_scale_factor=3,
        reduced_motion="reduce",
        viewport={"width": 1600, "height": 1400},
    )
    page = context.new_page()
    png = base64.b64encode(board_of(page, door)).decode()
    made: str = page.evaluate(
        SQUEEZE, {"png": png, "width": WIDTH, "height": HEIGHT, "most": LARGEST}
    )
    context.close()
    path = WEB / "src" / "games" / door.game.replace("-", "_") / "listing" / "door.webp"
    path.write_bytes(base64.b64decode(made))
    return path


def main(address: str, *games: str) -> None:
    """Draw the doors of these games, or of all."""
    path = find_chromium()
    assert path is not None, "no Chromium"
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        for door in DOORS:
            if not games or door.game in games:
                drawn = draw(browser, address, door)
                print(f"{drawn.relative_to(WEB)}: {drawn.stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
