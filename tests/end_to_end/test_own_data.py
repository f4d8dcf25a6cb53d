"""Saving and deleting what the server keeps about whoever sits at the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

OpenPage = Callable[..., Page]


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()


def test_own_data_is_saved_and_then_deleted(open_page: OpenPage) -> None:
    page = open_page("/", settings={"name": "Ada"})
    page.get_by_role("button", name="Play now").click()
    page.locator("[role=grid]").wait_for()
    match = page.url.rpartition("/")[2]
    open_settings(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my data").click()
    found = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert found["name"] == "Ada"
    assert [each["match"] for each in found["matches"]] == [match]
    page.get_by_role("button", name="Delete my data…").click()
    expect(page.get_by_text("Matches that you play are given up.")).to_be_visible()
    page.get_by_role("button", name="No, keep it").click()
    page.get_by_role("button", name="Delete my data…").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    page.get_by_role("button", name="Play now").wait_for()
    kept = page.evaluate("JSON.parse(localStorage.getItem('waystone.settings')).name")
    assert kept == ""
    answer = page.evaluate("fetch('/api/guest/data').then(each => each.text())")
    assert match not in answer
