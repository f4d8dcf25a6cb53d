"""Every screen, wide and narrow: nothing for axe to say; a picture of each on request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.end_to_end.looks import SIZES, TOUCHED, look, walked
from tests.end_to_end.moves import begin, board, choose, ended, moving, win
from tests.end_to_end.pilot import Pilot
from tests.end_to_end.seeds import soonest
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.table import Table

OpenPage = Callable[..., Page]
SOME_STEPS = 12


def opened(open_page: OpenPage, size: str, **words: object) -> Page:
    return open_page(size=SIZES[size], touch=size in TOUCHED, **words)


def covered(page: Page) -> list[str]:
    """Chambers whose middle is under something else."""
    found: list[str] = page.locator("[role=gridcell]").evaluate_all(
        """cells => cells.filter(cell => {
            const { left, top, width, height } = cell.getBoundingClientRect()
            return document.elementFromPoint(left + width / 2, top + height / 2) !== cell
        }).map(cell => cell.getAttribute('aria-label'))"""
    )
    return found


@walked("desktop", "tablet", "small")
def test_pages_to_read(open_page: OpenPage, size: str) -> None:
    page = opened(open_page, size, settings={"taught": False})
    page.get_by_role("heading", name="Labyrinth of the day").wait_for()
    look(page, "home", size)
    page.get_by_role("button", name="Menu").click()
    look(page, "menu", size)
    page.get_by_role("button", name="Settings").click()
    look(page, "settings", size)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    look(page, "help", size)
    for address, name in (
        ("/rules", "rules"),
        ("/credits", "credits"),
        ("/leaderboard", "leaderboard-empty"),
        ("/past", "past-empty"),
    ):
        page.goto(address)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        look(page, name, size)


def is_awake(table: Table[Any]) -> bool:
    """Some steps were made and the dragon is awake, so that there is much to look at."""
    view = table.view(0)
    assert isinstance(view, DelveView)
    return table.outcome is None and table.number >= SOME_STEPS and view.awake


@walked("phone", "tablet", "small")
def test_a_match_from_choice_to_end(open_page: OpenPage, size: str) -> None:
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
    look(page, "choose", size)
    assert covered(page) == [], "every chamber can be chosen"
    page.locator("[data-cell='7']").click()
    look(page, "choose-confirm", size)
    assert covered(page) == [], "every chamber can still be chosen"
    while not (pilot.now["view"]["awake"] and pilot.now["n"] >= SOME_STEPS):
        assert pilot.step()
    look(page, "match", size)
    page.get_by_role("button", name="More…").click()
    look(page, "match-more", size)
    page.get_by_role("button", name="Give up…").click()
    look(page, "match-give-up", size)
    moving(page, True)
    page.get_by_role("button", name="Yes, give up", exact=True).click()
    ended(page).wait_for()
    look(page, "match-end", size)
    assert covered(page) == [], "nothing lies over the labyrinth"
    moving(page, False)
    page.get_by_role("button", name="Share the card").click()
    page.get_by_role("button", name="Save the picture").wait_for()
    look(page, "match-card", size)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_label("Position in the match").wait_for()
    page.get_by_role("button", name="One step on").click()
    look(page, "replay", size)


@walked("desktop", "tablet", "small")
def test_a_victory_and_the_leaderboard(open_page: OpenPage, size: str) -> None:
    def open_sized(**words: object) -> Page:
        return opened(open_page, size, settings={"name": f"Zara {size}"}, **words)

    page = win(open_sized, ends_moving=True).page
    look(page, "victory", size)
    moving(page, False)
    page.get_by_role("button", name="Sign the leaderboard").click()
    page.get_by_text("You are number").wait_for()
    look(page, "victory-signed", size)
    page.get_by_role("link", name="See the leaderboard").click()
    page.locator("tr.mine").wait_for()
    look(page, "leaderboard", size)
    page.goto("/")
    page.get_by_role("link", name="Your past matches").click()
    expect(page.get_by_role("listitem")).to_contain_text(["Won"])
    look(page, "past", size)
    page.get_by_role("link", name="Watch").click()
    page.get_by_label("Position in the match").wait_for()


@walked("phone", "tablet", "small")
def test_two_at_a_table(open_page: OpenPage, size: str) -> None:
    host = opened(open_page, size, settings={"name": "Ada"})
    choose(host, "Friend")
    look(host, "home-friend", size)
    begin(host, "Friend")
    host.get_by_role("img", name="QR code of the link").wait_for()
    look(host, "waiting", size)
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
    look(guest, "invited", size)
    guest.get_by_role("button", name="Take the free seat").click()
    board(guest)
    guest.get_by_role("button", name="Hello!").click()
    guest.get_by_text("Bo Hello!").wait_for()
    look(guest, "duel", size)
    watcher = opened(open_page, size, address=address)  # whoever has the link may look on
    board(watcher)
    look(watcher, "spectator", size)


@walked("desktop", "tablet", "small")
def test_two_on_one_device(open_page: OpenPage, size: str) -> None:
    page = opened(open_page, size)
    begin(page, "One device")
    page.get_by_role("button", name="I am Warrior 1").wait_for()
    look(page, "cover", size)
    for number in (1, 2):
        page.get_by_role("button", name=f"I am Warrior {number}").click()
        page.get_by_role("button", name="Choose for me").click()
        hide = page.get_by_role("button", name="Done, hide")
        hide.wait_for()
        if number == 1:
            look(page, "done-hide", size)
        hide.click()
    page.get_by_role("button", name="I am Warrior 1").click()
    board(page)
    look(page, "hot-seat", size)


@walked("phone", "tablet", "small")
def test_the_other_edition(open_page: OpenPage, size: str) -> None:
    pilots: list[Pilot] = []
    page = opened(open_page, size, before=lambda page: pilots.append(Pilot(page)))
    choose(page, "Computer Labyrinth")
    begin(page, "Solo", level=2)
    board(page)
    for _ in range(SOME_STEPS):
        assert pilots[0].step()
    look(page, "match-frost", size)


@walked("desktop", "tablet", "small")
def test_other_looks(open_page: OpenPage, size: str) -> None:
    """High contrast, big letters, reduced motion and forced colours."""
    page = opened(open_page, size, settings={"contrast": True, "textSize": 150, "calm": True})
    page.get_by_role("heading", name="Labyrinth of the day").wait_for()
    look(page, "home-contrast", size)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    page.emulate_media(reduced_motion="reduce", forced_colors="active")
    begin(page, "Solo")
    board(page)
    page.get_by_role("button", name="Choose for me").click()
    page.locator(".target").first.wait_for()
    look(page, "match-forced-colors", size)
    moves = page.evaluate("document.getAnimations().length")
    assert moves == 0, "nothing moves for those who asked for that"


@walked("phone", "tablet", "small")
def test_another_language(open_page: OpenPage, size: str) -> None:
    page = opened(open_page, size, settings={"language": "de"})
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    look(page, "home-german", size)
