"""Whole matches with the keyboard alone: Tab, arrows, Enter and the keys that Help names.

Delve & Dash and Dungeon of Dooom are played so in `test_matches.py` and `test_dooom.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.crawler import Crawler
from tests.end_to_end.pilot import KEYS, Pilot
from tests.end_to_end.test_extrikate import Delver

OpenPage = Callable[..., Page]
FARTHEST = 60
"""How often somebody may press Tab before they give up."""
FOCUSED = "test => document.activeElement.matches(test)"


def tab_to(page: Page, what: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(FARTHEST):
        if page.evaluate(FOCUSED, what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")


class TypingDelver(Delver):
    """Plays Extrikate without a mouse."""

    def do(self, choice: dict[str, Any], keys: bool = True) -> None:
        before, text = len(self.states()), choice["do"]
        if text in ("roll", "fight"):
            self.page.keyboard.press("Space")
        elif text[-2] == " " and text[-1] in "nesw":
            self.page.keyboard.press(KEYS[f"move {text[-1]}"])
        else:
            tab_to(self.page, f'[data-do="{text}"]')
            self.page.keyboard.press("Enter")
        if text == "declare exit":
            tab_to(self.page, "dialog button.main")
            self.page.keyboard.press("Enter")
        self.wait_for_answer(before, choice)

    def wait_for_answer(self, before: int, choice: dict[str, Any]) -> None:
        for _ in range(500):
            if len(self.states()) > before:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no answer to {choice}")


class TypingCrawler(Crawler):
    """Plays Dungeon Crawler Labyrinth without a mouse: buttons, and the list of choices."""

    def do(self, choice: dict[str, Any], keys: bool = True) -> None:
        before, text = self.number, choice["do"]
        if self.page.locator(f'.actions [data-do="{text}"]').count():
            tab_to(self.page, f'.actions [data-do="{text}"]')
            self.page.keyboard.press("Enter")
        else:
            self.choose_from_list(text)
        self.wait_beyond(before, choice)

    def choose_from_list(self, text: str) -> None:
        """Open the list, go down to the choice, and on to the button."""
        if not self.page.get_by_label("What", exact=True).is_visible():
            tab_to(self.page, ".side details:last-of-type > summary")
            self.page.keyboard.press("Enter")
        tab_to(self.page, "select[aria-label=What]")
        values: list[str] = self.page.evaluate(
            "() => [...document.activeElement.options].map(each => each.value)"
        )
        self.page.keyboard.press("Home")
        for _ in range(values.index(text)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "player"), [("extrikate", TypingDelver), ("dungeon-crawler", TypingCrawler)]
)
def test_a_whole_match_by_keyboard(open_page: OpenPage, game: str, player: type[Pilot]) -> None:
    pilots: list[Pilot] = []
    page = open_page(
        before=lambda page: pilots.append(player(page)), settings={"game": game}, seed="k1"
    )
    page.get_by_role("button", name="Play now").press("Enter")
    page.locator(".bar .more").wait_for()
    assert pilots[0].finish(keys=True)["state"] == "over"
    expect(page.locator(".end-card")).to_be_visible()
