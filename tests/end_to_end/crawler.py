"""Plays Dungeon Crawler Labyrinth in a page: a racer decides, mat and table are clicked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Route

from tests.acting import first_acting
from tests.end_to_end.pilot import Pilot
from waystone.catalogue import find_game
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import NOBODY
from waystone.kernel.outcome import WIN
from waystone.kernel.table import Table
from waystone.match.bots import seat_bot

ENTRY: Final = find_game("dungeon-crawler")
GAME: Final = ENTRY.open({})
TRIES: Final = 300
QUICK: Final = 70

BUTTONS = {
    "pass": "Pass",
    "stop": "Stop here",
    "stay": "Stay (no Move)",
    "spawn": "Spawn",
}


def head() -> Bot[Any]:
    """The racer who decides for a page."""
    return ENTRY.bot("racer").make(GAME, SeededDice(1), Budget())


def fix_seed(page: Page, seed: str, **settings: str) -> None:
    """Matches that this page starts have this seed, and these settings besides the chosen ones."""

    def start(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        wish |= {"seed": seed, "settings": {**wish.get("settings", {}), **settings}}
        route.continue_(post_data=json.dumps(wish))

    page.route("**/api/matches", start)


def match_of(
    seed: str, bots: Sequence[Bot[Any]], most: int
) -> Iterator[tuple[CrawlerView, Table[Any]]]:
    """Every decision of a match between bots, before it is made."""
    table = Table(GAME, ["Ada", "Bo"], seed)
    for _ in range(most):
        seat = first_acting(table)
        if seat == NOBODY:
            return
        view, number = table.view(seat), table.number
        assert isinstance(view, CrawlerView)
        yield view, table
        if table.number == number:
            table.do(seat, bots[seat].choose(view, table.legal(seat)))


def seed_of_a_quick_victory() -> str:
    """With it the head of this page beats the server's racer in few decisions."""
    for number in range(TRIES):
        seed = f"labyrinth {number}"
        bots = [head(), seat_bot(ENTRY, GAME, "racer", seed, "1 0")]
        *_, (_, table) = match_of(seed, bots, QUICK)
        if table.outcome is not None and table.outcome.results[0] == WIN:
            return seed
    raise AssertionError("the racer never wins quickly")


def seed_of_two_windows() -> str:
    """With it the first walk that a card could stop is Ada's, and Bo is asked again before long."""
    return next(seed for seed in (f"window {n}" for n in range(TRIES)) if asks_twice(seed))


def asks_twice(seed: str) -> bool:
    """Whether Bo, who passes from the first such walk on, is asked once more in Ada's turn."""
    passed = 0
    for view, table in match_of(seed, [head(), head()], QUICK):
        if view.window == "path" and view.seat == 0 and not passed:
            return False
        if passed and view.active != 0:
            return passed > 1
        if view.seat == 1 and (view.window == "path" or (passed and view.window)):
            if view.active != 0 or view.at_stake:
                return False  # no page passes for who could save the chest (DC-113)
            passed += 1
            table.act(1, "pass")
    return False


class Crawler(Pilot):
    """A racer's head; its hand uses the mat and the buttons, and the list for all else."""

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        """The bot's choice among those that the page was offered."""
        self.bot = self.bot or head()
        legal = [GAME.alphabet.parse(choice["do"]) for choice in now["choices"]]
        action = self.bot.choose(msgspec.convert(now["view"], CrawlerView), legal)
        return next(each for each in now["choices"] if each["do"] == action.text)

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
            if self.page.locator("[data-do]").get_attribute("data-do") == text:
                break
            self.page.keyboard.press("r")
        self.page.locator(f'[data-do="{text}"]').click()

    def from_list(self, text: str) -> None:
        """The list has everything."""
        summary = self.page.locator("summary", has_text="All choices as a list")
        if not summary.evaluate("summary => summary.parentElement.open"):
            summary.click()
        self.page.get_by_label("What", exact=True).select_option(text)
        self.page.get_by_role("button", name="Do it").click()
