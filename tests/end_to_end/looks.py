"""How a screen is judged: wide and narrow in one walk, so that nobody has to walk twice."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.end_to_end.moves import settle, violations

SIZES: Final = {
    "desktop": (1280, 800),
    "phone": (390, 844),
    "tablet": (820, 1100),
    "small": (360, 740),
}
USUAL: Final = ("desktop", "phone")
TOUCHED: Final = ("phone", "small")
SHOTS: Final = os.environ.get("WAYSTONE_SHOTS", "")


def walked(usual: str, *others: str) -> pytest.MarkDecorator:
    """A test that goes its way in a window of this size; in the slow set in the others, too."""
    rest = [each for each in (*USUAL, *others) if each != usual]
    sizes = [usual, *(pytest.param(each, marks=pytest.mark.slow) for each in rest)]
    return pytest.mark.parametrize("size", sizes)


def look(page: Page, name: str, walked_in: str) -> None:
    """Nothing for axe to say and nothing sticks out, on a desk and on a phone, or else in this
    size; with WAYSTONE_SHOTS=folder also a picture of each."""
    for size in USUAL if walked_in in USUAL else (walked_in,):
        resize(page, size)
        judge(page, f"{name}-{size}")
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], (name, size)
    resize(page, walked_in)


def resize(page: Page, size: str) -> None:
    """Another size of the window, if it is not the one it has."""
    width, height = SIZES[size]
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})


def judge(page: Page, name: str) -> None:
    """The page as it is."""
    settle(page)
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))
    found = violations(page)
    assert not found, f"{name}: {found}"
