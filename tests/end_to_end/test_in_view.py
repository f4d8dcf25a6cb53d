"""What is asked, what happened last and what can be done stay in sight, wherever one scrolls."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.moves import choose, settle, violations
from tests.end_to_end.test_extrikate import Delver

OpenPage = Callable[..., Page]
ARRIVED = 10.0
"""Seconds in which the page must have come to rest."""
SIZES = ((390, 844), (320, 568), (640, 400), (1280, 800))
LARGE_TEXT_SIZES = ((390, 844),)
OUT_OF_SIGHT = """parts => parts.filter(part => {
  const box = document.querySelector(part)?.getBoundingClientRect()
  if (!box || box.height === 0) return true
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)]
  const seen = document.elementFromPoint(x, y)
  const isInside = box.top >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1
  return !isInside || !seen?.closest(part)
})"""
PARTS = [".question", ".chronicle ol", ".chronicle li:last-child", ".bar .more"]


def out_of_sight(page: Page, parts: list[str]) -> list[str]:
    """Those parts that are not wholly in the window, or are behind something else, for long: while
    others act, lines and questions change."""
    end = monotonic() + ARRIVED
    found: list[str] = page.evaluate(OUT_OF_SIGHT, parts)
    while found and monotonic() < end:
        page.wait_for_timeout(100)
        found = page.evaluate(OUT_OF_SIGHT, parts)
    return found


def scroll(page: Page, share: float) -> None:
    """Scroll the page and whatever else can be scrolled up and down, except the chronicle."""
    page.evaluate(
        """share => {
          for (const each of document.querySelectorAll(':root, .side, .asked'))
            each.scrollTop = share * (each.scrollHeight - each.clientHeight)
        }""",
        share,
    )
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


@pytest.mark.parametrize("game", ["delve-and-dash", "extrikate", "dooom", "dungeon-crawler"])
def test_the_question_stays_in_sight(open_page: OpenPage, game: str) -> None:
    page = open_page(size=SIZES[0], touch=True, settings={"game": game})
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar .more").wait_for()
    for size in SIZES:
        stays_in_sight(page, size)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in LARGE_TEXT_SIZES:
        stays_in_sight(page, size)


def stays_in_sight(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for share in (0, 1):
        scroll(page, share)
        assert out_of_sight(page, PARTS) == [], (size, share)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_two_with_dice_see_the_whole_pad(open_page: OpenPage) -> None:
    pilots: list[Delver] = []
    page = open_page(
        size=(390, 844),
        touch=True,
        settings={"game": "extrikate"},
        before=lambda page: pilots.append(Delver(page)),
    )
    choose(page, "One device")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("grid").wait_for()
    pad = page.get_by_role("group", name="Move", exact=True)
    for _ in range(100):
        if pad.count():
            break
        pilots[0].do(pilots[0].decide(pilots[0].wait_for("turn")))
    settle(page)
    for share in (0, 1):
        scroll(page, share)
        assert out_of_sight(page, [".pad", *PARTS]) == []


def test_a_new_game_is_under_more_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=(390, 844), touch=True)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="More…").wait_for()
    expect(page.get_by_role("button", name="New game")).to_have_count(0)
    first = page.url
    page.get_by_role("button", name="More…").click()
    page.get_by_role("dialog").get_by_role("button", name="New game").click()
    expect(page).not_to_have_url(first)
    page.get_by_role("button", name="Whole chronicle").click()
    expect(page.get_by_role("button", name="Whole chronicle", expanded=True)).to_be_visible()
    assert violations(page) == []
