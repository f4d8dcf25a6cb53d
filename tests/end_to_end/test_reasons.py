"""What can't be done says why, where it was tried; what is only being shown stops nobody."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.end_to_end.moves import begin, board, violations
from tests.end_to_end.pilot import Pilot

OpenPage = Callable[..., Page]
NEAR = 80
NOT_CHOSEN = "First choose your waystone: Tab to the labyrinth, arrows, then Enter."


def bubble_near(page: Page, text: str, x: float, y: float) -> None:
    """The reason stands at that place."""
    bubble = page.locator(".bubble", has_text=text)
    expect(bubble).to_be_visible()
    box = bubble.bounding_box()
    assert box is not None
    gap = max(box["x"] - x, x - box["x"] - box["width"], box["y"] - y, y - box["y"] - box["height"])
    assert gap < NEAR


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_clicks_keys_and_buttons_say_why_not(open_page: OpenPage) -> None:
    pilots: list[Pilot] = []
    page = open_page(before=lambda page: pilots.append(Pilot(page)))
    begin(page, "Solo")
    board(page)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".bubble")).to_have_text(NOT_CHOSEN)
    page.locator(".bubble").evaluate("bubble => bubble.setAttribute('data-old', '')")
    page.keyboard.press("Space")
    expect(page.locator(".bubble:not([data-old])")).to_have_text(NOT_CHOSEN)
    page.locator("[data-part=board]").click(position={"x": 3, "y": 3})  # the rim
    expect(page.locator(".bubble")).to_have_text(page.locator(".question strong").inner_text())
    pilots[0].step()
    expect(page.locator(".bubble")).to_have_count(0, timeout=1_000)  # it held for what was before
    here = pilots[0].now["view"]["warriors"][0]["cell"]
    far = 63 if here < 32 else 0
    page.locator(f"[data-cell='{far}']").click()
    bubble_near(page, "Only the four neighbouring", *middle(page, f"[data-cell='{far}']"))
    assert violations(page) == []
    page.get_by_role("button", name="Next turn").click(force=True)
    bubble_near(page, "no turns while the dragon sleeps", *middle(page, ".bar .main"))
    for _ in range(40):  # west, until a wall or the rim is known to be there
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(50)
        if page.locator(".bubble", has_text=re.compile("wall|rim")).count():
            break
    here = pilots[0].now["view"]["warriors"][0]["cell"]
    bubble_near(page, "There is", *middle(page, f"[data-cell='{here}']"))
    expect(page.locator(".bubble")).to_have_count(0, timeout=15_000)


def test_a_key_pressed_while_the_computer_moves_skips_and_acts(open_page: OpenPage) -> None:
    pilots: list[Pilot] = []
    page = open_page(settings={"speed": "normal"}, before=lambda page: pilots.append(Pilot(page)))
    pilot = pilots[0]
    begin(page, "Computer")
    board(page)
    pilot.step()
    page.get_by_role("button", name="Next turn").click()
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    page.keyboard.press("Space")  # only skips: a turn is not ended by who has not seen it begin
    expect(skip).to_have_count(0)
    assert [frame["do"] for frame in pilot.sent if frame["kind"] == "act"][-1] == "next turn"
    page.get_by_role("button", name="Next turn").click()
    expect(skip).to_be_visible()
    now = pilot.wait_for("turn")
    way = next(each for each in now["choices"] if each["cell"] is not None)
    page.locator(f"[data-cell='{way['cell']}']").click()
    expect(skip).to_have_count(0)
    assert [frame["do"] for frame in pilot.sent if frame["kind"] == "act"][-1] == way["do"]
