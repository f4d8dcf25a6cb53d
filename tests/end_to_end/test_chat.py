"""What is said at a table, for somebody who looks at the board of a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.end_to_end.looks import SIZES
from tests.end_to_end.moves import begin, board

OpenPage = Callable[..., Page]
BEHIND_THE_BAR = """() => {
  const [list, bar] = ['#chat ol', '.bar'].map(each => document.querySelector(each))
  scrollBy(0, list.getBoundingClientRect().top - bar.getBoundingClientRect().top - 8)
}"""


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def tap(page: Page, button: Locator) -> None:
    """A finger where it is; `click` scrolls first, and what comes into sight counts as read."""
    box = button.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def two_at_a_table(open_page: OpenPage) -> tuple[Page, Page]:
    """Ada on a phone, and Bob."""
    ada = open_page(size=SIZES["phone"], touch=True, settings={"name": "Ada"})
    begin(ada, "Friend")
    ada.wait_for_url("**/g/**")
    bob = open_page(ada.url, settings={"name": "Bob"})
    bob.get_by_role("button", name="Take the free seat").click()
    for page in (ada, bob):
        board(page)
        page.locator("#chat").wait_for()
    return ada, bob


def test_a_line_behind_the_buttons_is_told_and_a_mute_outlives_a_reload(
    open_page: OpenPage,
) -> None:
    ada, bob = two_at_a_table(open_page)
    ada.evaluate(BEHIND_THE_BAR)
    ada.wait_for_timeout(100)  # as long as a browser may take to see what is in sight
    say(bob, "Good evening")
    call = ada.locator(".call")
    expect(call).to_contain_text("Bob: Good evening")
    tap(ada, call)
    expect(call).to_have_count(0)
    ada.get_by_role("button", name="Mute or report Bob").click()
    ada.get_by_role("button", name="Mute this player").click()
    expect(ada.locator("#chat li")).to_have_count(0)
    ada.reload()
    board(ada)
    expect(ada.get_by_role("button", name="Hear everybody again")).to_be_visible()
    expect(ada.locator("#chat li")).to_have_count(0)
