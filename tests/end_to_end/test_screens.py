"""Every screen, wide and narrow: nothing for axe to say; a picture of each on request."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.moves import begin, board, choose, settle, violations, win
from tests.end_to_end.pilot import Pilot
from tests.end_to_end.seeds import soonest
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.table import Table

OpenPage = Callable[..., Page]
Look = Callable[[Page, str], None]
SIZES = {"desktop": (1280, 800), "phone": (390, 844), "tablet": (820, 1100), "small": (360, 740)}
SOME_STEPS = 12
SHOTS = os.environ.get("WAYSTONE_SHOTS", "")


@pytest.fixture(
    params=[
        "desktop",
        "phone",
        pytest.param("tablet", marks=pytest.mark.slow),
        pytest.param("small", marks=pytest.mark.slow),
    ]
)
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def look(size: str) -> Iterator[Look]:
    """Judge a screen; with WAYSTONE_SHOTS=folder also keep a picture of it."""
    flaws: dict[str, list[str]] = {}

    def judge(page: Page, name: str) -> None:
        settle(page)
        if SHOTS and size in ("desktop", "phone"):
            page.screenshot(path=str(Path(SHOTS) / f"{name}-{size}.png"))
        if found := violations(page):
            flaws[name] = found

    yield judge
    assert flaws == {}


def opened(open_page: OpenPage, size: str, **words: object) -> Page:
    return open_page(size=SIZES[size], touch=size in ("phone", "small"), **words)


def covered(page: Page) -> list[str]:
    """Chambers whose middle is under something else."""
    found: list[str] = page.locator("[role=gridcell]").evaluate_all(
        """cells => cells.filter(cell => {
            const { left, top, width, height } = cell.getBoundingClientRect()
            return document.elementFromPoint(left + width / 2, top + height / 2) !== cell
        }).map(cell => cell.getAttribute('aria-label'))"""
    )
    return found


def test_pages_to_read(open_page: OpenPage, size: str, look: Look) -> None:
    page = opened(open_page, size, settings={"taught": False})
    page.get_by_role("heading", name="Labyrinth of the day").wait_for()
    look(page, "home")
    page.get_by_role("button", name="Menu").click()
    look(page, "menu")
    page.get_by_role("button", name="Settings").click()
    look(page, "settings")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    look(page, "help")
    for address, name in (
        ("/rules", "rules"),
        ("/credits", "credits"),
        ("/leaderboard", "leaderboard-empty"),
        ("/past", "past-empty"),
    ):
        page.goto(address)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        look(page, name)


def is_awake(table: Table[Any]) -> bool:
    """Some steps were made and the dragon is awake, so that there is much to look at."""
    view = table.view(0)
    assert isinstance(view, DelveView)
    return table.outcome is None and table.number >= SOME_STEPS and view.awake


def test_a_match_from_choice_to_end(open_page: OpenPage, size: str, look: Look) -> None:
    pilots: list[Pilot] = []
    page = opened(
        open_page,
        size,
        before=lambda page: pilots.append(Pilot(page)),
        seed=soonest(Pilot, ["me", "bot:knight"], {"mode": "cpu", "level": "2"}, is_awake),
    )
    pilot = pilots[0]
    begin(page, "Computer", level=2)
    board(page)
    look(page, "choose")
    assert covered(page) == [], "every chamber can be chosen"
    page.locator("[data-cell='7']").click()
    look(page, "choose-confirm")
    assert covered(page) == [], "every chamber can still be chosen"
    while not (pilot.now["view"]["awake"] and pilot.now["n"] >= SOME_STEPS):
        assert pilot.step()
    look(page, "match")
    page.get_by_role("button", name="More…").click()
    look(page, "match-more")
    page.get_by_role("button", name="Give up…").click()
    look(page, "match-give-up")
    page.get_by_role("button", name="Yes, give up", exact=True).click()
    page.get_by_role("dialog").wait_for()
    look(page, "match-end")
    page.get_by_role("button", name="Look at the board").last.click()
    look(page, "match-revealed")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_label("Position in the match").wait_for()
    page.get_by_role("button", name="One step on").click()
    look(page, "replay")


def test_a_victory_and_the_leaderboard(open_page: OpenPage, size: str, look: Look) -> None:
    def open_sized(**words: object) -> Page:
        return opened(open_page, size, settings={"name": "Ada"}, **words)

    page = win(open_sized).page
    look(page, "victory")
    page.get_by_role("button", name="Sign the leaderboard").click()
    page.get_by_text("You are number").wait_for()
    look(page, "victory-signed")
    page.get_by_role("link", name="See the leaderboard").click()
    page.locator("tr.mine").wait_for()
    look(page, "leaderboard")
    page.goto("/")
    page.get_by_role("link", name="Your past matches").click()
    expect(page.get_by_role("listitem")).to_contain_text(["Won"])
    look(page, "past")
    page.get_by_role("link", name="Watch").click()
    page.get_by_label("Position in the match").wait_for()


def test_two_at_a_table(open_page: OpenPage, size: str, look: Look) -> None:
    host = opened(open_page, size, settings={"name": "Ada"})
    choose(host, "Friend")
    look(host, "home-friend")
    begin(host, "Friend")
    host.get_by_role("img", name="QR code of the link").wait_for()
    look(host, "waiting")
    address = host.get_by_label("Link to this match").input_value()
    pilots: list[Pilot] = []
    guest = opened(
        open_page,
        size,
        address=address,
        settings={"name": "Bo"},
        before=lambda page: pilots.append(Pilot(page)),
    )
    guest.get_by_role("button", name="Take the free seat").wait_for()
    look(guest, "invited")
    guest.get_by_role("button", name="Take the free seat").click()
    board(guest)
    guest.get_by_role("button", name="Hello!").click()
    guest.get_by_text("Bo Hello!").wait_for()
    look(guest, "duel")
    watcher = opened(open_page, size, address=host.url.split("#")[0])
    board(watcher)
    look(watcher, "spectator")


def test_two_on_one_device(open_page: OpenPage, size: str, look: Look) -> None:
    page = opened(open_page, size)
    begin(page, "One device")
    page.get_by_role("button", name="I am Warrior 1").wait_for()
    look(page, "cover")
    for number in (1, 2):
        page.get_by_role("button", name=f"I am Warrior {number}").click()
        page.get_by_role("button", name="Choose for me").click()
        page.get_by_role("button", name="Place it").click()
        hide = page.get_by_role("button", name="Done, hide")
        hide.wait_for()
        if number == 1:
            look(page, "done-hide")
        hide.click()
    page.get_by_role("button", name="I am Warrior 1").click()
    board(page)
    look(page, "hot-seat")


def test_the_other_edition(open_page: OpenPage, size: str, look: Look) -> None:
    pilots: list[Pilot] = []
    page = opened(open_page, size, before=lambda page: pilots.append(Pilot(page)))
    choose(page, "Computer Labyrinth")
    begin(page, "Solo", level=2)
    board(page)
    for _ in range(SOME_STEPS):
        assert pilots[0].step()
    look(page, "match-frost")


def test_other_looks(open_page: OpenPage, size: str, look: Look) -> None:
    """High contrast, big letters, reduced motion and forced colours."""
    page = opened(open_page, size, settings={"contrast": True, "textSize": 150, "calm": True})
    page.get_by_role("heading", name="Labyrinth of the day").wait_for()
    look(page, "home-contrast")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    page.emulate_media(reduced_motion="reduce", forced_colors="active")
    begin(page, "Solo")
    board(page)
    page.get_by_role("button", name="Choose for me").click()
    page.get_by_role("button", name="Place it").click()
    page.locator(".target").first.wait_for()
    look(page, "match-forced-colors")
    moving = page.evaluate("document.getAnimations().length")
    assert moving == 0, "nothing moves for those who asked for that"


def test_another_language(open_page: OpenPage, size: str, look: Look) -> None:
    page = opened(open_page, size, settings={"language": "de"})
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    look(page, "home-german")
