"""Things that several tests do in a page."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.end_to_end.pilot import Pilot
from tests.end_to_end.seeds import is_won, soonest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def begin(page: Page, mode: str, level: int = 1, bot: str = "") -> None:
    """Choose a mode on the home page and start."""
    choose(page, mode)
    page.get_by_role("radio", name=f"{level} ·").check()
    if bot:
        choose(page, bot)
    page.get_by_role("button", name=re.compile("Play now|Create the match")).click()


def choices(page: Page) -> Locator:
    """The sheet with the choices of the open door, which stays open."""
    sheet = page.get_by_role("dialog")
    if not sheet.count():
        page.locator("button.choices").click()
        sheet.wait_for()
    return sheet


def choose(page: Page, name: str) -> None:
    """One of the choices of the open door, or of its house rules."""
    option = choices(page).get_by_role("radio", name=name, exact=True)
    if not option.count():
        house_rules(page)
    option.check()


def house_rules(page: Page) -> None:
    """Unfold them."""
    folded = choices(page).locator("details:not([open]) > summary")
    if folded.count():
        folded.click()


def board(page: Page) -> None:
    """Wait for the board."""
    page.get_by_role("grid").wait_for()


def ended(page: Page) -> Locator:
    """The part of a match's page that says how it ended, and what is next."""
    return page.locator(".end-card")


def is_only_watched(page: Page) -> None:
    """A click on the board of a replay says why it does nothing."""
    expect(page.locator(".bubble")).to_have_count(0)
    box = page.locator(".table > .board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.3)
    expect(page.locator(".bubble")).to_contain_text("can only be watched here")


def moving(page: Page, moves: bool) -> None:
    """From now on pages may move, or stand still: flames that nobody looks at cost time."""
    page.emulate_media(reduced_motion="no-preference" if moves else "reduce")


def settle(page: Page) -> None:
    """Wait until letters are there and everything that moves for a while has come to rest."""
    page.evaluate(
        """async () => {
          await document.fonts.ready
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
          const moving = document.getAnimations().filter(each =>
            each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity)
          await Promise.allSettled(moving.map(each => each.finished))
        }"""
    )


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is."""
    if page.evaluate("typeof axe === 'undefined'"):
        # Evaluated by the test driver, so the page's own policy on scripts stays as it is.
        page.evaluate(AXE.read_text())
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found: list[dict[str, Any]] = page.evaluate(
        "tags => axe.run(document, {runOnly: tags, resultTypes: ['violations']})"
        ".then(result => result.violations)",
        tags,
    )
    return [f"{each['id']}: {[node['html'][:120] for node in each['nodes']]}" for each in found]


def win(open_page: Callable[..., Page], keys: bool = False, ends_moving: bool = False) -> Pilot:
    """A short match, alone, and won; the way home moves where the end is to be seen."""
    pilots: list[Pilot] = []
    seed = soonest(Pilot, ["me"], {"mode": "solo"}, is_won)
    page = open_page(before=lambda page: pilots.append(Pilot(page)), seed=seed)
    begin(page, "Solo")
    board(page)
    while ends_moving and not any(each["carrying"] for each in pilots[0].now["view"]["warriors"]):
        assert pilots[0].step(keys)
    moving(page, ends_moving)
    assert pilots[0].finish(keys)["result"]["results"] == ["win"]
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()
    return pilots[0]
