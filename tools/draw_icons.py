"""Draw the icons that phones want as PNG from the one in SVG, and the card that links show.

Needs a built client, a Chromium and Pillow; the files are kept beside the SVG.

    python -m tools.draw_icons
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.end_to_end.browser import find_chromium, launch
from waystone.api.invitation import CARD, home
from waystone.api.picture import draw
from waystone.api.static import Client
from waystone.words.runtime import DEFAULT

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = "#211a2a"
# What is drawn how large, and with how much around it: phones cut their own shape out of an icon.
ICONS = {
    "icon-192.png": (192, 0.0, "transparent"),
    "icon-512.png": (512, 0.0, "transparent"),
    "icon-maskable.png": (512, 0.1, GROUND),
    "touch-icon.png": (180, 0.06, GROUND),
}


def icon(browser: Browser, size: int, margin: float, ground: str) -> bytes:
    """The icon in one size, on its ground, in few colours."""
    page = browser.new_page(viewport={"width": size, "height": size})
    picture = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    inner = round(size * (1 - 2 * margin))
    page.set_content(
        f"<style>*{{margin:0}}body{{display:grid;place-items:center;height:100vh;"
        f"background:{ground}}}svg{{width:{inner}px}}</style>{picture}"
    )
    content = page.screenshot(omit_background=True)
    page.close()
    return content


def squeezed(content: bytes) -> bytes:
    """The same in a palette."""
    stream = BytesIO()
    with Image.open(BytesIO(content)) as picture:
        picture.quantize(64).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def main() -> None:
    client = Client()
    client.refresh()
    doors = [
        file for name, files in client.ahead.items() if name.startswith("door/") for file in files
    ]
    (PUBLIC / CARD).write_bytes(draw(home(DEFAULT), client.contents(), doors))
    with sync_playwright() as playwright:
        browser = launch(playwright, find_chromium() or "")
        for name, (size, margin, ground) in ICONS.items():
            (PUBLIC / name).write_bytes(squeezed(icon(browser, size, margin, ground)))
        browser.close()


if __name__ == "__main__":
    main()
