"""Plays Dungeon Crawler Labyrinth in a page: a racer decides, mat and table are clicked."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, Route

from tests.end_to_end.pilot import Pilot
from tests.end_to_end.seeds import decisions, players
from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.table import Table

GAME: Final = find_game("dungeon-crawler").open({})
TRIES: Final = 300
SOONEST: Final = 194
QUICK: Final = 70

BUTTONS = {
    "pass": "Pass",
    "stop": "Stop here",
    "stay": "Stay (no Move)",
    "spawn": "Spawn",
}


def set_besides(page: Page, settings: dict[str, str]) -> None:
    """Matches that this page starts have these settings besides the chosen ones."""

    def start(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        wish["settings"] = {**wish.get("settings", {}), **settings}
        route.continue_(post_data=json.dumps(wish))

    page.route("**/api/matches", start)


class Crawler(Pilot):
    """A racer's head; its hand uses the mat and the buttons, and the list for all else."""

    game = "dungeon-crawler"
    head = "racer"
    view = CrawlerView

    def do(self, choice: dict[str, Any], keys: bool = False) -> None:
        """Do it, and wait for the answer."""
        before, text = self.number, choice["do"]
        verb = text.split()[0]
        if text in BUTTONS:
            self.page.get_by_role("button", name=BUTTONS[text], exact=True).click()
        elif verb == "take":
            name = text.removeprefix("take ").replace("-", " ")
            self.page.locator("li button", has_text=name.title()).click()
        elif verb == "lay":
            self.lay(text)
        elif self.is_plain(choice):
            self.press(f'[data-spot="{choice["cell"]}"]')
        else:
            self.from_list(text)
        self.wait_beyond(before, choice)

    @property
    def number(self) -> int:
        """The number of the last step that the page knows."""
        return int(self.now["n"])

    def wait_beyond(self, number: int, choice: dict[str, Any]) -> None:
        """Wait for the step."""
        for _ in range(1000):
            if self.number > number:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no answer to {choice}")

    def is_plain(self, choice: dict[str, Any]) -> bool:
        """Whether a space has this one deed, so that no second question follows."""
        cell = choice["cell"]
        if cell is None or choice["do"].split()[0] not in ("move", "melee", "place", "target"):
            return False
        here = self.now["view"]["terrain"][cell]
        return here == "." and [each["cell"] for each in self.now["choices"]].count(cell) == 1

    def press(self, target: str) -> None:
        """By keyboard, so that the mat brings the space into sight itself."""
        self.page.locator(target).focus()
        self.page.keyboard.press("Enter")

    def lay(self, text: str) -> None:
        """Choose the place, turn the tile as wished, confirm."""
        column, row = map(int, text.split()[1].split(":"))
        self.press(f'[data-slot="{row * 7 + column}"]')
        for _ in range(4):
            if self.page.locator("[data-confirms]").get_attribute("data-do") == text:
                break
            self.page.keyboard.press("r")
        self.page.locator(f'[data-do="{text}"]').click()

    def from_list(self, text: str) -> None:
        """The list has everything; on a phone it is on the sheet."""
        self.open_table()
        summary = self.page.locator("summary", has_text="All choices as a list")
        if not summary.evaluate("summary => summary.parentElement.open"):
            summary.click()
        self.page.get_by_label("What", exact=True).select_option(text)
        self.page.get_by_role("button", name="Do it").click()

    def open_table(self) -> None:
        """Where the table lies on a sheet, open it."""
        sheet = self.page.locator(".bar .table")
        if sheet.is_visible() and not self.page.get_by_role("dialog").count():
            sheet.click()
            self.page.get_by_role("dialog").wait_for()


def seed_of_two_windows() -> str:
    """With it the first walk that a card could stop is Ada's, and Bo is asked again before long.

    The soonest of many is tried first; any other will do where the rules have changed.
    """
    seeds = (f"window {number}" for number in (SOONEST, *range(TRIES)))
    return next(seed for seed in seeds if asks_twice(seed))


def asks_twice(seed: str) -> bool:
    """Whether Bo, who passes from the first such walk on, is asked once more in Ada's turn."""
    passed = 0
    table = Table(GAME, ["Ada", "Bo"], seed)
    for seat in decisions(table, players(Crawler, ["me", "me"], GAME, seed), QUICK):
        view = table.view(seat)
        assert isinstance(view, CrawlerView)
        if view.window == "path" and seat == 0 and not passed:
            return False
        if passed and view.active != 0:
            return passed > 1
        if seat == 1 and (view.window == "path" or (passed and view.window)):
            if view.active != 0 or view.at_stake:
                return False  # no page passes for who could save the chest (DC-113)
            passed += 1
            table.act(1, "pass")
    return False
