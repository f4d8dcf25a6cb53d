"""The game of the how-to, followed to the letter, is played in the browser; and so is what else
somebody writes in Python alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.end_to_end.conftest import serve
from tests.end_to_end.looks import SIZES, look, walked
from tests.end_to_end.moves import choices, choose, ended, is_only_watched
from tests.tic_tac_toe.following import copy_of_the_source

OpenPage = Callable[..., Page]
LARGE_ENOUGH = 44


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server from a copy of the source in which somebody has followed the page, and added a bot
    to one game and a setting to another."""
    package = copy_of_the_source(tmp_path_factory.mktemp("fifth"))
    add_bot(package / "games" / "delve_and_dash" / "bots" / "__init__.py")
    add_setting(package / "games" / "extrikate" / "options.py")
    with serve(tmp_path_factory.mktemp("data"), package.parent) as address:
        yield address


def add_bot(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "BOTS: Final = (RANDOM, " in text
    page = 'type(RANDOM)("page", "carries the shields", RANDOM.make)'
    file.write_text(text.replace("BOTS: Final = (RANDOM, ", f"BOTS: Final = (RANDOM, {page}, "))


def add_setting(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "SETTINGS: Final = (\n" in text
    torch = '    Setting("torch_oil", 7, "turns that a torch burns", 1, 9, suggested=(7, 9)),\n'
    file.write_text(text.replace("SETTINGS: Final = (\n", "SETTINGS: Final = (\n" + torch))


def opened(open_page: OpenPage, size: str, **settings: object) -> Page:
    page = open_page(size=SIZES[size], touch=size == "phone", settings=settings)
    page.get_by_role("button", name="Tic-tac-toe", exact=True).click()
    expect(page.get_by_role("heading", name="Tic-tac-toe")).to_be_visible()
    expect(page.get_by_text("Three in a row, column or diagonal wins.")).to_be_visible()
    return page


def cell(page: Page, number: int) -> Locator:
    return page.locator(f"[data-cell='{number}']")


@walked("phone")
def test_two_on_one_device_play_to_the_end_and_watch_it_again(
    open_page: OpenPage, size: str
) -> None:
    page = opened(open_page, size)
    look(page, "plain-home", size)
    choose(page, "One device")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("status").first).to_contain_text("Player 1: it is your turn")
    box = cell(page, 0).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LARGE_ENOUGH
    for number, label in ((4, "b2: X"), (0, "a1: O"), (1, "b1: X"), (2, "c1: O")):
        cell(page, number).click()
        expect(cell(page, number)).to_have_attribute("aria-label", label)
    look(page, "plain-match", size)
    expect(page.get_by_text("Player 2: marked, cell c1.")).to_be_visible()
    cell(page, 7).click()
    expect(page.get_by_role("heading", name="Player 1 wins")).to_be_visible()
    expect(page.get_by_text("Three in a row.")).to_be_visible()
    look(page, "plain-end", size)
    page.get_by_role("link", name="Replay").click()
    expect(cell(page, 4)).to_have_attribute("aria-label", "b2: nothing")
    look(page, "plain-replay", size)
    is_only_watched(page)


def test_against_a_bot_with_the_keyboard_in_german(open_page: OpenPage) -> None:
    page = opened(open_page, "desktop", language="de")
    choose(page, "Computer")
    page.get_by_role("button", name="Jetzt spielen").click()
    page.get_by_role("grid", name="Spielfeld").wait_for()
    ending = ended(page)
    mine = page.get_by_role("status").first.filter(has_text="Du bist dran")
    while True:
        expect(mine.or_(ending)).to_be_visible()
        if ending.is_visible():
            break
        offered = page.locator(".target").count()
        page.locator(".target").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".target")).not_to_have_count(offered)
    expect(ending).to_contain_text("Punkte: Du")
    look(page, "plain-german", "desktop")


def test_what_is_added_in_python_alone_is_offered(open_page: OpenPage) -> None:
    page = open_page(settings={"game": "delve-and-dash"})
    choose(page, "Computer")
    choices(page).get_by_role("radio", name="page").check()
    expect(page.get_by_text("carries the shields")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Extrikate", exact=True).click()
    choose(page, "9")
    expect(page.get_by_text("Turns that a torch burns")).to_be_visible()
    with page.expect_request("**/api/matches") as asked:
        page.get_by_role("button", name="Play now").click()
    wanted: dict[str, dict[str, str]] = asked.value.post_data_json or {}
    assert wanted["settings"]["torch_oil"] == "9"
