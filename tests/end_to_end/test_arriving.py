"""Arriving: a stranger who learns first, a table that computers fill, a page on another device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.end_to_end.looks import look

OpenPage = Callable[..., Page]


def test_the_host_sees_who_learns_first_and_plays_a_computer(open_page: OpenPage) -> None:
    host = open_page(settings={"name": "Ada"})
    host.get_by_role("button", name="Play somebody").click()
    host.get_by_role("heading", name="Waiting for players").wait_for()
    guest = open_page(address=host.url, settings={"name": "Bo"})
    guest.get_by_role("button", name="Learn first").click()
    expect(guest.get_by_role("link", name="Back to the match")).to_be_visible()
    expect(host.get_by_text("Bo is learning the game first")).to_be_visible()
    look(host, "waiting-learning", "desktop")
    host.get_by_role("button", name="Let computers play").click()
    host.get_by_role("grid").wait_for()


def test_a_code_brings_a_players_page_to_another_device(open_page: OpenPage) -> None:
    desk, phone = open_page(address="/player", settings={"name": "Ada"}), open_page("/player")
    desk.get_by_role("button", name="Make a code").click()
    code = desk.locator(".code").inner_text()
    look(desk, "player", "desktop")
    phone.get_by_label("Code from the other device").fill(code)
    phone.get_by_role("button", name="Use the code").click()
    expect(phone.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
