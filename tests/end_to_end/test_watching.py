"""Computers alone: asked for on the home page, watched to the end, closed, found by others."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.end_to_end.looks import SIZES, look, walked
from tests.end_to_end.moves import board, choices, choose, ended

OpenPage = Callable[..., Page]
SHORT = "watched 44"
"""Two easy delvers are done after eight steps."""
LONG = "watched 107"
"""The same after 74, each 0.4 s after the last: long enough to look around."""


def watching(open_page: OpenPage, size: str, seed: str) -> Page:
    """Two easy computers at a table, and the page that asked for them."""
    page = open_page(
        size=SIZES[size], touch=size == "phone", settings={"game": "extrikate"}, seed=seed
    )
    choose(page, "Watch computers")
    sheet = choices(page)
    for seat in ("Seat 1", "Seat 2"):
        sheet.get_by_role("combobox", name=seat).select_option("bot:easy")
    return page


def look_between_moves(page: Page, name: str, size: str) -> None:
    """Panels grow and shrink as the table plays on: one that lies half behind the bar of a phone
    at that moment counts as too small to hit, and is looked at again."""
    for _ in range(8):
        try:
            look(page, name, size)
        except AssertionError as error:
            if "target-size" not in str(error):
                raise
        else:
            return
    look(page, name, size)


@walked("desktop")
def test_computers_play_to_the_end_and_once_more(open_page: OpenPage, size: str) -> None:
    page = watching(open_page, size, SHORT)
    sheet = choices(page)
    offered = sheet.get_by_role("combobox", name="Seat 1").locator("option").all_inner_texts()
    assert not {"A player at this device", "A friend, by link", "Nobody"} & set(offered)
    assert "Nobody" in sheet.get_by_role("combobox", name="Seat 3").inner_text()
    look(page, "watch-sheet", size)
    sheet.get_by_role("button", name="Watch", exact=True).focus()
    page.keyboard.press("Enter")
    board(page)
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(ended(page)).to_be_visible(timeout=30_000)
    for name in ("Watch the replay", "Analyse"):
        expect(page.get_by_role("link", name=name)).to_be_visible()
    look(page, "watch-end", size)
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/g/" in url and url != before)
    board(page)
    expect(page.get_by_text("You are watching")).to_be_visible()


@walked("desktop")
def test_others_find_it_at_home_until_it_is_closed(open_page: OpenPage, size: str) -> None:
    page = watching(open_page, size, LONG)
    assert choices(page).get_by_label("so that anybody can watch").is_checked()
    choices(page).get_by_role("button", name="Watch", exact=True).click()
    board(page)
    look_between_moves(page, "watch-table", size)
    other = open_page(size=SIZES[size], touch=size == "phone")
    line = other.locator("li", has_text="Computers play")
    expect(line).to_contain_text("Easy")
    line.scroll_into_view_if_needed()
    look(other, "watch-home", size)
    line.get_by_role("button", name="Watch").click()
    board(other)
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name="Close this table").click()
    page.wait_for_url("**/")
    expect(other.get_by_text("Closed without a result")).to_be_visible()
