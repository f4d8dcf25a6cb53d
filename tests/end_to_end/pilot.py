"""Plays a match in a page: a bot decides on what the page was sent, the page is clicked."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from tests.wire.kit import patched
from waystone.catalogue import find_game
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import View
from waystone.kernel.rules import Rules

KEYS = {"move n": "ArrowUp", "move e": "ArrowRight", "move s": "ArrowDown", "move w": "ArrowLeft"}
LONGEST = 600


class Pilot:
    """Listens to the frames of one page, and plays with a knight's head."""

    game = "delve-and-dash"
    head = "knight"
    view: type[View] = DelveView

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.bot: Bot[Any] | None = None
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.hear(json.loads(payload)))
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    # What the page knows

    def hear(self, frame: dict[str, Any]) -> None:
        """A frame that came; what only told of changes is kept whole."""
        if frame["kind"] == "changes":
            last = next(each for each in reversed(self.states()) if each["match"] == frame["match"])
            assert frame.pop("since") == last["n"]
            view = patched(last["view"], frame.pop("patch"))
            frame = {**frame, "kind": "steps", "view": view}
        self.frames.append(frame)

    def states(self) -> list[dict[str, Any]]:
        """Every frame that carried a view."""
        return [frame for frame in self.frames if frame["kind"] in ("snapshot", "steps")]

    @property
    def now(self) -> dict[str, Any]:
        """The newest frame with a view."""
        return self.states()[-1]

    def wait_for(self, condition: str = "over", timeout: float = 15_000) -> dict[str, Any]:
        """Wait until it is our turn (`turn`) or the match is `over`."""
        waited = 0.0
        while waited < timeout:
            if self.states():
                now = self.now
                if now["state"] == "over" or (condition == "turn" and now["choices"]):
                    return now
            self.page.wait_for_timeout(20)
            waited += 20
        raise AssertionError(f"waited in vain for {condition}: {self.states()[-1:]}")

    # What the bot would do

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        """The bot's choice among those that the page was offered."""
        about = next(each["about"] for each in self.frames if each["kind"] == "snapshot")
        rules = find_game(self.game).open(about["settings"])
        self.bot = self.bot or self.thinking(rules)
        legal = [rules.alphabet.parse(choice["do"]) for choice in now["choices"]]
        action = self.bot.choose(msgspec.convert(now["view"], self.view), legal)
        return next(each for each in now["choices"] if each["do"] == action.text)

    @classmethod
    def thinking(cls, rules: Rules[Any, Any]) -> Bot[Any]:
        """A head for a match by these rules: the same in every page, and outside of them."""
        return find_game(cls.game).bot(cls.head).make(rules, SeededDice(1), Budget())

    # How it is done

    def do(self, choice: dict[str, Any], keys: bool) -> None:
        """Do a choice with the mouse, or with keys only, and wait for the answer."""
        before, seat = len(self.states()), self.now["viewpoint"]
        if choice["do"].startswith("waystone"):
            self.place(choice["cell"], keys)
        elif keys:
            self.page.keyboard.press(KEYS.get(choice["do"], "Space"))
        elif choice["cell"] is None:
            self.page.get_by_role("button", name="Next turn").click()
        else:
            self.page.locator(f'[data-cell="{choice["cell"]}"]').click()
        for _ in range(500):
            new = self.states()[before:]
            if any(step["by"] == seat for frame in new for step in frame["steps"]):
                return  # our own step: others may act in the meantime
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no answer to {choice}")

    def place(self, cell: int, keys: bool) -> None:
        """Choose a waystone: select, then confirm."""
        target = self.page.locator(f'[data-cell="{cell}"]')
        if not keys:
            target.click()
            self.page.get_by_role("button", name="Place it").click()
            return
        self.walk_cursor_to(cell)
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def walk_cursor_to(self, cell: int) -> None:
        """Move the grid's cursor by arrow keys alone."""
        self.page.locator('[role=gridcell][tabindex="0"]').focus()
        here = int(
            self.page.locator('[role=gridcell][tabindex="0"]').get_attribute("data-cell") or 0
        )
        for gap, forth, back in (
            (cell // 8 - here // 8, "ArrowDown", "ArrowUp"),
            (cell % 8 - here % 8, "ArrowRight", "ArrowLeft"),
        ):
            for _ in range(abs(gap)):
                self.page.keyboard.press(forth if gap > 0 else back)

    def step(self, keys: bool = False) -> bool:
        """One decision, when it is ours; False when the match is over."""
        now = self.wait_for("turn")
        if now["state"] == "over":
            return False
        self.do(self.decide(now), keys)
        return True

    def finish(self, keys: bool = False) -> dict[str, Any]:
        """Play to the end."""
        for _ in range(LONGEST):
            if not self.step(keys):
                return self.now
        raise AssertionError("the match does not end")
