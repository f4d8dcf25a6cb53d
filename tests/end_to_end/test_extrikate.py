"""Extrikate in the page: alone, on one device, far apart, ranked, of the day, with computers."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.moves import board, choose, settle, violations
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

    luck = 1
    is_wary = False
    """Turns back as soon as it may: nearly always home, whatever the dice of the day."""

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        """The bot's choice among those that the page was offered."""
        wary: list[dict[str, Any]] = [
            each for each in now["choices"] if each["do"] in ("declare exit", "end turn")
        ]
        if self.is_wary and wary:
            return wary[0]
        entry = find_game("extrikate")
        game = entry.open({})
        if self.bot is None:
            self.bot = entry.bot("medium").make(game, SeededDice(self.luck), Budget())
        legal = [game.alphabet.parse(choice["do"]) for choice in now["choices"]]
        # On a shared device the eyes are covered; the bot needs those of the seat that acts.
        view = {**now["view"], "seat": next(iter(now["view"]["acting"]), None)}
        action = self.bot.choose(msgspec.convert(view, ExtrikateView), legal)
        return next(each for each in now["choices"] if each["do"] == action.text)

    def do(self, choice: dict[str, Any], keys: bool = False) -> None:
        """Press the button, or the cell beyond the edge, and wait for the answer."""
        before = len(self.states())
        text = choice["do"]
        if text in BUTTONS:
            self.page.get_by_role("button", name=BUTTONS[text]).click()
            if text == "declare exit":
                self.page.get_by_role("dialog").get_by_role("button", name="Yes, turn back").click()
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
    settle(page)
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}-{size}.png"))
    assert violations(page) == [], name
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], name


def opened(
    open_page: OpenPage, size: str, address: str = "/", **settings: object
) -> tuple[Page, Delver]:
    pilots: list[Delver] = []
    page = open_page(
        address,
        size=SIZES[size],
        touch=size == "phone",
        settings={"game": "extrikate", **settings},
        before=lambda page: pilots.append(Delver(page)),
    )
    return page, pilots[0]


def escape(open_page: OpenPage, size: str, button: str, **settings: object) -> tuple[Page, Delver]:
    """Begin with this button and play on until somebody, each time a new guest, comes home."""
    for number in range(12):
        page, pilot = opened(open_page, size, "/", **settings)
        page.get_by_role("button", name=button).click()
        board(page)
        pilot.luck, pilot.is_wary = number, True
        if pilot.finish()["result"]["results"] == ["win"]:
            expect(page.get_by_role("heading", name="Escaped")).to_be_visible()
            return page, pilot
    raise AssertionError("twelve delvers and not one came home")


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
    """EX-12, EX-43: three seats by turns, to the end; nobody is asked to look away."""
    page, pilot = opened(open_page, size)
    choose(page, "Own table")
    look(page, "extrikate-table", size)
    page.get_by_role("button", name="Play now").click()
    board(page)
    seats = set()
    for number in range(900):
        now = pilot.wait_for("turn")
        if now["state"] == "over":
            break
        seats.add(now["view"]["turn"])
        pilot.do(pilot.decide(now))
        if number == 30:
            pilot.is_wary = True  # home by the shortest way
            assert page.locator(".start").count() == 3
            look(page, "extrikate-hot-seat", size)
    assert seats == {0, 1, 2}
    end = pilot.now["view"]["ending"]
    expect(page.get_by_role("dialog")).to_be_visible()
    if not end["winners"]:
        expect(page.get_by_text("Nobody came home. The dungeon wins.").first).to_be_visible()
    expect(page.get_by_text("does not count for the leaderboard")).to_have_count(0)
    look(page, "extrikate-hot-seat-end", size)


def test_two_far_apart(open_page: OpenPage, size: str) -> None:
    """By link, to the end, a word between, and once more."""
    host, first = opened(open_page, size, name="Ada")
    choose(host, "Friend")
    host.get_by_role("button", name="Create the match").click()
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    look(host, "extrikate-waiting", size)
    address = host.get_by_label("Link to this match").input_value()
    guest, second = opened(open_page, size, address, name="Bo")
    guest.get_by_role("button", name="Take the free seat").click()
    for page in (host, guest):
        board(page)
    guest.get_by_role("button", name="Good luck!").click()
    expect(host.get_by_text("Bo Good luck!")).to_be_visible()
    if size == "phone":  # to the end by another way
        for page in (guest, host):
            give_up(page)
        first.wait_for("over")
        second.wait_for("over")
    else:
        by_turns([first, second])
    assert sorted(pilot.now["viewpoint"] for pilot in (first, second)) == [0, 1]
    results = first.now["result"]["results"]
    assert results == second.now["result"]["results"]
    expect(host.get_by_role("dialog")).to_be_visible()
    look(guest, "extrikate-online-end", size)
    host.get_by_role("button", name="Rematch").click()
    expect(guest.get_by_text("Another player wants a rematch.")).to_be_visible()
    old = host.url
    guest.get_by_role("button", name="Rematch").click()
    expect(host).not_to_have_url(old)
    board(host)


def give_up(page: Page) -> None:
    """EX-49: at any moment, whosever turn it is."""
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Give up…").click()
    expect(page.get_by_text("Your delver dies at once")).to_be_visible()
    page.get_by_role("button", name="Yes, give up", exact=True).click()
    expect(page.get_by_text("You give up.")).to_be_visible()


def by_turns(pilots: list[Delver]) -> None:
    for _ in range(1500):
        for pilot in pilots:
            now = pilot.now
            if now["state"] == "over":
                pilots[0].wait_for("over")
                pilots[1].wait_for("over")
                return
            if now["choices"]:
                pilot.do(pilot.decide(now))
        pilots[0].page.wait_for_timeout(5)
    raise AssertionError("the match does not end")


@pytest.mark.rule("EX-47")
def test_an_escape_is_signed_listed_and_replayed(open_page: OpenPage, size: str) -> None:
    page, pilot = escape(open_page, size, "Play now", name="Ada")
    delver = pilot.now["view"]["delvers"][0]
    look(page, "extrikate-escaped", size)
    page.get_by_label("Your name for the leaderboard").fill("Ada <b>")
    page.get_by_role("button", name="Sign the leaderboard").click()
    expect(page.get_by_text(re.compile("You are number"))).to_be_visible()
    page.get_by_role("link", name="See the leaderboard").click()
    expect(page.get_by_role("heading", name="Leaderboards: Extrikate")).to_be_visible()
    row = page.locator("tr.mine")
    expect(row).to_contain_text("Ada <b>")
    cells = row.locator("td").all_text_contents()
    assert cells[1:3] == [str(delver["treasure"]), str(delver["turns"])]
    look(page, "extrikate-leaderboard", size)
    row.get_by_role("link", name="Watch the match of Ada <b>").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile(r"^The match is over: .* got out alive\.$"))).to_be_visible()
    look(page, "extrikate-replay", size)


def test_the_sheet_of_the_day(open_page: OpenPage) -> None:
    """One try each on the same dice; its board is its own, and its replay waits for tomorrow."""
    page, pilot = opened(open_page, "desktop", name="Eve")
    expect(page.get_by_role("heading", name="Sheet of the day")).to_be_visible()
    page.get_by_role("button", name="Play today’s").click()
    board(page)
    start = pilot.wait_for("turn")
    assert start["about"]["ranked"]
    other, twin = opened(open_page, "desktop", name="Zoe")
    other.get_by_role("button", name="Play today’s").click()
    board(other)
    assert twin.wait_for("turn")["view"]["delvers"] == start["view"]["delvers"]
    page.get_by_role("link", name="Home").first.click()
    page.get_by_role("button", name="Continue today’s").click()
    board(page)
    assert pilot.now["match"] == start["match"]
    page.goto("/leaderboard?game=extrikate&board=daily")
    expect(page.get_by_role("button", name="Sheet of the day", pressed=True)).to_be_visible()


@pytest.mark.rule("EX-47")
def test_an_escape_on_the_sheet_of_the_day(open_page: OpenPage, size: str) -> None:
    page, _ = escape(open_page, size, "Play today’s", name="Day")
    expect(page.get_by_text("The replay opens when the day is over.")).to_be_visible()
    look(page, "extrikate-daily-end", size)
    page.get_by_role("button", name="Sign the leaderboard").click()
    page.get_by_role("link", name="See the leaderboard").click()
    row = page.locator("tr.mine")
    expect(row).to_contain_text("Day")
    assert row.get_by_role("link").count() == 0
    expect(page.get_by_role("button", name="Sheet of the day", pressed=True)).to_be_visible()
    page.get_by_role("link", name="Home").first.click()
    expect(page.get_by_role("list").get_by_text("Day").first).to_be_visible()
    look(page, "extrikate-home-daily", size)


def test_computers_sit_in_any_seat(open_page: OpenPage) -> None:
    page, pilot = opened(open_page, "desktop")
    choose(page, "Own table")
    page.get_by_label("Seat 1").select_option("bot:hard")
    page.get_by_label("Seat 3").select_option("bot:easy")
    page.get_by_role("button", name="Play now").click()
    board(page)
    now = pilot.wait_for("turn")
    assert now["viewpoint"] == 1
    assert len(now["view"]["delvers"]) == 3
    pilot.do(pilot.decide(now))
    expect(page.get_by_text(re.compile("^You roll"))).to_be_visible()


def test_rules_with_their_credit(open_page: OpenPage, size: str) -> None:
    page, _ = opened(open_page, size)
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Rules: Extrikate")).to_be_visible()
    expect(page.get_by_text("Matt Williams / Steam Kitty Games")).to_be_visible()
    look(page, "extrikate-rules", size)
    page.keyboard.press("?")
    help_page = page.get_by_role("dialog")
    expect(help_page.get_by_text(re.compile("Matt Williams.*CC BY-SA 4.0"))).to_be_visible()
    expect(help_page.get_by_text("Learn to play")).to_be_visible()
    look(page, "extrikate-help", size)


def test_a_brisk_escape_is_kept_in_this_browser(open_page: OpenPage) -> None:
    """Other settings are not ranked: the end says so, and the browser remembers."""
    for number in range(12):
        page, pilot = opened(open_page, "desktop")
        page.get_by_role("radio", name="brisk: up to three").check()
        page.get_by_role("button", name="Play now").click()
        board(page)
        pilot.luck, pilot.is_wary = number, True
        if pilot.finish()["result"]["results"] == ["win"]:
            break
    expect(page.get_by_text("does not count for the leaderboard")).to_be_visible()
    page.get_by_role("link", name="Your unranked wins").click()
    expect(page.get_by_role("heading", name="Your unranked wins")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Extrikate · brisk way out")).to_be_visible()


def test_strokes_are_drawn_and_dice_roll(open_page: OpenPage) -> None:
    """Both can be seen moving, unless somebody asked for calm."""
    page, pilot = opened(open_page, "desktop")
    page.get_by_role("button", name="Play now").click()
    board(page)
    page.evaluate(
        """() => {
          window.moved = []
          addEventListener('animationstart', event => window.moved.push(event.animationName))
        }"""
    )
    seen: set[str] = set()
    for _ in range(60):
        now = pilot.wait_for("turn")
        found = " ".join(page.evaluate("window.moved"))
        seen = {name for name in ("draw", "tumble") if name in found}
        if now["state"] == "over" or len(seen) == 2:
            break
        pilot.do(pilot.decide(now))
    assert seen == {"draw", "tumble"}


def test_reduced_motion_draws_at_once(open_page: OpenPage) -> None:
    """Who asked for calm sees every stroke, and none of them being drawn."""
    page, pilot = opened(open_page, "desktop")
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Play now").click()
    board(page)
    play_to(pilot, "between_rolls", 9)
    assert page.evaluate("document.getAnimations().length") == 0
