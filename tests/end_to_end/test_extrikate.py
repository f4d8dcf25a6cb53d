"""Extrikate in the page: alone, on one device, far apart, ranked, of the day, with computers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.looks import SIZES, look, walked
from tests.end_to_end.moves import board, choose, ended, is_only_watched
from tests.end_to_end.pilot import Pilot
from tests.end_to_end.seeds import is_over, is_won, soonest
from waystone.games.extrikate.view import ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot
from waystone.kernel.rules import Rules
from waystone.kernel.table import Table

OpenPage = Callable[..., Page]
A_WHILE = 8
BUTTONS: dict[str, str | re.Pattern[str]] = {
    "roll": re.compile("^Roll"),
    "end turn": "End the turn",
    "fight": re.compile("^Fight"),
    "bribe": re.compile("^Bribe"),
    "declare exit": "Turn back…",
}


class Delver(Pilot):
    """Plays Extrikate with the head of the medium computer, by mouse alone."""

    game = "extrikate"
    head = "medium"
    view = ExtrikateView

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        """The bot's choice among those that the page was offered."""
        # On a shared device the eyes are covered; the bot needs those of the seat that acts.
        seat = next(iter(now["view"]["acting"]), None)
        return super().decide({**now, "view": {**now["view"], "seat": seat}})

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


def opened(
    open_page: OpenPage,
    size: str,
    address: str = "/",
    seed: str = "",
    pilot: type[Delver] = Delver,
    motion: bool = False,
    **settings: object,
) -> tuple[Page, Delver]:
    pilots: list[Delver] = []
    page = open_page(
        address,
        size=SIZES[size],
        touch=size == "phone",
        settings={"game": "extrikate", **settings},
        before=lambda page: pilots.append(pilot(page)),
        seed=seed,
        motion=motion,
    )
    return page, pilots[0]


class Wary(Bot[ExtrikateView]):
    """Turns back with the first treasure."""

    def __init__(self, other: Bot[ExtrikateView]) -> None:
        self.other = other

    def choose(self, view: ExtrikateView, legal: Sequence[Action]) -> Action:
        """Home by the shortest way, once there is something to bring home."""
        assert view.seat is not None
        has_enough = view.delvers[view.seat].treasure > 0
        wary = (each for each in legal if each.text in ("declare exit", "end turn"))
        return (has_enough and next(wary, None)) or self.other.choose(view, legal)


class WaryDelver(Delver):
    """Nearly always comes home."""

    @classmethod
    def thinking(cls, rules: Rules[Any, Any]) -> Bot[Any]:
        """The head of a delver who wants to live."""
        return Wary(super().thinking(rules))


def is_over_after_a_while(table: Table[Any]) -> bool:
    """Whether the match has ended, and not before one could look around."""
    return is_over(table) and table.number >= 2 * A_WHILE


def has_dug_after_a_while(table: Table[Any]) -> bool:
    """The same, and there was a way to choose in the meantime."""
    done = [entry.text for entry in table.record.entries[A_WHILE:]]
    return is_over(table) and any(text.startswith(("move", "dig")) for text in done)


def is_home_after_a_while(table: Table[Any]) -> bool:
    """Whether somebody is home, and not before there was something to see again."""
    return is_won(table) and table.number >= A_WHILE


def escape(
    open_page: OpenPage, size: str, button: str, brisk: bool = False, **settings: Any
) -> tuple[Page, Delver]:
    """Begin with this button, and come home."""
    wanted = {"exit_rolls": "3"} if brisk else {}
    seed = soonest(WaryDelver, ["me"], wanted, is_home_after_a_while)
    page, pilot = opened(open_page, size, "/", seed=seed, pilot=WaryDelver, **settings)
    if brisk:
        choose(page, "brisk: up to three")
    page.get_by_role("button", name=button).click()
    board(page)
    assert pilot.finish()["result"]["results"] == ["win"]
    expect(page.get_by_role("heading", name="Escaped")).to_be_visible()
    return page, pilot


def play_to(pilot: Delver, step: str, least: int) -> None:
    """Go on until the table waits at this step, after some actions at least."""
    while (now := pilot.wait_for("turn"))["n"] < least or now["view"]["step"] != step:
        assert now["state"] == "running"
        pilot.do(pilot.decide(now))


@walked("phone")
def test_alone_to_the_end(open_page: OpenPage, size: str) -> None:
    seed = soonest(Delver, ["me"], {}, has_dug_after_a_while)
    page, pilot = opened(open_page, size, seed=seed)
    look(page, "extrikate-home", size)
    choose(page, "Solo")
    page.get_by_role("button", name="Play now").click()
    board(page)
    play_to(pilot, "move_or_dig", A_WHILE)
    look(page, "extrikate-match", size)
    page.get_by_text("Results and their odds").click()
    expect(page.locator("tr", has_text="Trap 2")).to_be_in_viewport()  # the fifth sum of sixteen
    page.get_by_text("Should I turn back?").click()
    expect(page.get_by_text("Alive at home, leaving now")).to_be_visible()
    look(page, "extrikate-odds", size)
    end = pilot.finish()
    delver = end["view"]["delvers"][0]
    title = "Escaped" if delver["status"] == "home" else "Lost below"
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(ended(page).get_by_text("Treasure", exact=True)).to_be_visible()
    look(page, "extrikate-end", size)


@walked("desktop")
def test_three_on_one_device(open_page: OpenPage, size: str) -> None:
    """EX-12, EX-43: three seats by turns, to the end; nobody is asked to look away."""
    seed = soonest(WaryDelver, ["me", "me", "me"], {}, is_over_after_a_while)
    page, pilot = opened(open_page, size, seed=seed, pilot=WaryDelver)
    choose(page, "Own table")
    look(page, "extrikate-table", size)
    page.get_by_role("button", name="Play now").click()
    board(page)
    seats = set()
    while (now := pilot.wait_for("turn"))["state"] == "running":
        seats.add(now["view"]["turn"])
        pilot.do(pilot.decide(now))
        if now["n"] == A_WHILE:
            expect(page.locator(".start")).to_have_count(3)
            look(page, "extrikate-hot-seat", size)
    assert seats == {0, 1, 2}
    end = pilot.now["view"]["ending"]
    expect(ended(page)).to_be_visible()
    if not end["winners"]:
        expect(page.get_by_text("Nobody came home. The dungeon wins.").first).to_be_visible()
    expect(page.get_by_text("does not count for the leaderboard")).to_have_count(0)
    look(page, "extrikate-hot-seat-end", size)


@walked("desktop")
def test_two_far_apart(open_page: OpenPage, size: str) -> None:
    """By link, to the end, a word between, and once more, to the end by another way."""
    seed = soonest(WaryDelver, ["me", "me"], {}, is_over_after_a_while)
    host, first = opened(open_page, size, seed=seed, pilot=WaryDelver, name="Ada")
    choose(host, "Friend")
    host.get_by_role("button", name="Create the match").click()
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    look(host, "extrikate-waiting", size)
    address = host.get_by_label("Link to this match").input_value()
    guest, second = opened(open_page, size, address, pilot=WaryDelver, name="Bo")
    guest.get_by_role("button", name="Take the free seat").click()
    for page in (host, guest):
        board(page)
    guest.get_by_role("button", name="Good luck!").click()
    expect(host.get_by_text("Bo Good luck!")).to_be_visible()
    by_turns([first, second])
    assert sorted(pilot.now["viewpoint"] for pilot in (first, second)) == [0, 1]
    results = first.now["result"]["results"]
    assert results == second.now["result"]["results"]
    expect(ended(host)).to_be_visible()
    look(guest, "extrikate-online-end", size)
    host.get_by_role("button", name="Rematch").click()
    expect(guest.get_by_text("Another player wants a rematch.")).to_be_visible()
    old = host.url
    guest.get_by_role("button", name="Rematch").click()
    for page in (guest, host):
        expect(page).not_to_have_url(old)
        board(page)
        give_up(page)
    assert first.wait_for("over")["result"]["results"] == ["loss", "loss"]


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
@walked("phone")
def test_an_escape_is_signed_listed_and_replayed(open_page: OpenPage, size: str) -> None:
    page, pilot = escape(open_page, size, "Play now", name="Ada")
    delver = pilot.now["view"]["delvers"][0]
    look(page, "extrikate-escaped", size)
    page.get_by_label("Your name for the leaderboard").fill("Zoe <b>")
    page.get_by_role("button", name="Sign the leaderboard").click()
    expect(page.get_by_text(re.compile("You are number"))).to_be_visible()
    page.get_by_role("link", name="See the leaderboard").click()
    expect(page.get_by_role("heading", name="Leaderboards: Extrikate")).to_be_visible()
    row = page.locator("tr.mine")
    expect(row).to_contain_text("Zoe <b>")
    cells = row.locator("td").all_text_contents()
    assert cells[1:3] == [str(delver["treasure"]), str(delver["turns"])]
    look(page, "extrikate-leaderboard", size)
    row.get_by_role("link", name="Watch the match of Zoe <b>").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile(r"^The match is over: .* got out alive\.$"))).to_be_visible()
    look(page, "extrikate-replay", size)
    is_only_watched(page)


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
@walked("desktop")
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
    expect(page.get_by_text("1 day in a row")).to_be_visible()
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


@walked("phone")
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
    page, _ = escape(open_page, "desktop", "Play now", brisk=True)
    expect(page.get_by_text("does not count for the leaderboard")).to_be_visible()
    page.get_by_role("link", name="Your unranked wins").click()
    expect(page.get_by_role("heading", name="Your unranked wins")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Extrikate · brisk way out")).to_be_visible()


def test_strokes_are_drawn_and_dice_roll(open_page: OpenPage) -> None:
    """Both can be seen moving, unless somebody asked for calm."""
    page, pilot = opened(open_page, "desktop", motion=True)
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
    page.get_by_role("button", name="Play now").click()
    board(page)
    play_to(pilot, "between_rolls", 9)
    assert page.evaluate("document.getAnimations().length") == 0
