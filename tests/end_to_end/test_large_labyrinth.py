"""A labyrinth of 20 × 20 chambers can be read and walked on a desk and on a phone (DD-114)."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.end_to_end.moves import choose, settle, violations

OpenPage = Callable[..., Page]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SHOTS = os.environ.get("WAYSTONE_SHOTS", "")
pytestmark = pytest.mark.slow


@pytest.mark.rule("DD-114")
@pytest.mark.parametrize("size", SIZES)
def test_the_largest_labyrinth_is_legible(open_page: OpenPage, size: str) -> None:
    page = open_page("/", SIZES[size], touch=size == "phone", settings={"game": "delve-and-dash"})
    page.get_by_role("button", name="Play now").wait_for()
    choose(page, "20 × 20")
    look(page, f"large-form-{size}")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("grid").wait_for()
    cells = page.get_by_role("gridcell")
    assert cells.count() == 400
    look(page, f"large-choosing-{size}")
    if size == "phone":
        chamber = cells.first.bounding_box()
        assert chamber is not None
        assert min(chamber["width"], chamber["height"]) >= 44, "a finger can choose any chamber"
    page.get_by_role("gridcell", name="T20", exact=False).first.click()
    page.get_by_role("button", name="Place it in T20").click()
    page.get_by_text("The dragon sleeps").first.wait_for()
    look(page, f"large-playing-{size}")
    box = cells.first.bounding_box()
    assert box is not None
    assert box["width"] >= 28
    seen = page.get_by_role("gridcell", name="T20", exact=False).first.bounding_box()
    assert seen is not None
    assert seen["x"] + seen["width"] <= SIZES[size][0], "the warrior is in sight"
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


def look(page: Page, name: str) -> None:
    settle(page)
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))
    assert violations(page) == [], name
