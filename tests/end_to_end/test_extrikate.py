"""Extrikate in the page: alone to the end, three on one device, a table with computers."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.moves import board, choose, violations
from tests.end_to_end.pilot import Pilot
from waystone.catalogue import find_game
from waystone.games.extrikate.view import ExtrikateView
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice

OpenPage = Callable[..., Page]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SHOTS = os.environ.get("WAYSTONE_SHOTS", "")
BUTTONS: dict[str, str | re.Pattern[str]] = {
    "roll": re.compile("^Roll"),
    "end turn": "End the turn",
    "fight": re.compile("^Fight"),
    "bribe": re.compile("^Bribe"),
    "declare exit": "Turn back…",
}


class Delver(Pilot):
    """Plays Extrikate with the head of the medium computer, by mouse alone."""

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        """The bot's choice among those that the page was offered."""
        shelf = find_game("extrikate")
        game = shelf.open({})
        if self.bot is None:
            self.bot = shelf.bot("medium").make(game, SeededDice(1), Budget())
        legal = [game.alphabet.parse(choice["do"]) for choice in now["choices"]]
        # On a shared device the eyes are covered; the bot needs those of the seat that acts.
        view = {**now["view"], "seat": now["view"]["to_act"]}
        action = self.bot.choose(msgspec.convert(view, ExtrikateView), legal)
        return next(each for each in now["choices"] if each["do"] == action.text)

    def do(self, choice: dict[str, Any], keys: bool = False) -> None:
        """Press the button, or the cell beyond the edge, and wait for the answer."""
        before = len(self.states())
        text = choice["do"]
        if text in BUTTONS:
            self.page.get_by_role("button", name=BUTTONS[text]).click()
            if text == "declare exit":
                self.page.get_by_role("dialog").get_by_role("button", name="Turn back…").click()
        elif choice["cell"] is not None:
            self.page.locator(f'[data-cell="{choice["cell"]}"]').click()
        else:
            self.page.get_by_role("button", name=re.compile("^Walls ")).first.click()
        for _ in range(500):
            if len(self.states()) > before:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no answer to {choice}")


@pytest.fixture(params=list(SIZES))
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def look(page: Page, name: str, size: str) -> None:
    """Nothing for axe to say, nothing sticks out; with WAYSTONE_SHOTS=folder also a picture."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}-{size}.png"))
    assert violations(page) == [], name
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], name


def opened(open_page: OpenPage, size: str) -> tuple[Page, Delver]:
    pilots: list[Delver] = []
    page = open_page(
        size=SIZES[size], touch=size == "phone", before=lambda page: pilots.append(Delver(page))
    )
    page.get_by_role("button", name="Extrikate").click()
    return page, pilots[0]


def play_to(pilot: Delver, step: str, least: int) -> None:
    """Go on until the table waits at this step, after some actions at least."""
    for number in range(400):
        now = pilot.wait_for("turn")
        if now["state"] == "over" or (number >= least and now["view"]["step"] == step):
            return
        pilot.do(pilot.decide(now))


def test_alone_to_the_end(open_page: OpenPage, size: str) -> None:
    page, pilot = opened(open_page, size)
    look(page, "extrikate-home", size)
    choose(page, "Solo")
    page.get_by_role("button", name="Play now").click()
    board(page)
    play_to(pilot, "move_or_dig", 12)
    look(page, "extrikate-match", size)
    if pilot.now["state"] != "over":  # an early death is rare, but dice are dice
        page.get_by_text("Results and their odds").click()
        page.get_by_text("Should I turn back?").click()
        expect(page.get_by_text("Alive at home, leaving now")).to_be_visible()
        look(page, "extrikate-odds", size)
    end = pilot.finish()
    delver = end["view"]["delvers"][0]
    title = "Escaped" if delver["status"] == "home" else "Lost below"
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Treasure", exact=True)).to_be_visible()
    look(page, "extrikate-end", size)


def test_three_on_one_device(open_page: OpenPage, size: str) -> None:
    page, pilot = opened(open_page, size)
    choose(page, "Own table")
    look(page, "extrikate-table", size)
    page.get_by_role("button", name="Play now").click()
    board(page)
    seats = set()
    for _ in range(30):
        now = pilot.wait_for("turn")
        if now["state"] == "over":
            break
        seats.add(now["view"]["turn"])
        pilot.do(pilot.decide(now))
    assert seats == {0, 1, 2}
    assert page.locator(".start").count() == 3
    look(page, "extrikate-hot-seat", size)


def test_computers_sit_in_any_seat(open_page: OpenPage) -> None:
    page, pilot = opened(open_page, "desktop")
    choose(page, "Own table")
    page.get_by_label("Seat 1").select_option("bot:hard")
    page.get_by_label("Seat 3").select_option("bot:easy")
    page.get_by_role("button", name="Play now").click()
    board(page)
    now = pilot.wait_for("turn")
    assert now["eyes"] == 1
    assert len(now["view"]["delvers"]) == 3
    pilot.do(pilot.decide(now))
    expect(page.get_by_text(re.compile("^You roll"))).to_be_visible()


def test_rules_with_their_credit(open_page: OpenPage, size: str) -> None:
    page, _ = opened(open_page, size)
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Rules: Extrikate")).to_be_visible()
    expect(page.get_by_text("Matt Williams / Steam Kitty Games")).to_be_visible()
    look(page, "extrikate-rules", size)
