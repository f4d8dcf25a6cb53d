"""Dungeon Crawler Labyrinth in the page: to victory, windows far apart, hands on one device."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.crawler import (
    Crawler,
    seed_of_two_windows,
    set_besides,
)
from tests.end_to_end.looks import SIZES, judge
from tests.end_to_end.moves import choose, is_only_watched, settle
from tests.end_to_end.seeds import is_won, soonest

OpenPage = Callable[..., Page]
MANY = 200
MOST_TOLD = 0.365
"""On a phone the mat begins at 36 % of the height, or above."""
CHRONICLE_HEIGHT = "document.querySelector('#chronicle-title').parentElement.offsetHeight"
MOST_TOLD_AT_THE_END = 300
SMALL = """[...document.querySelectorAll('.match button, .match select, .match summary')]
  .filter(each => !each.closest('.mat') && !each.matches('.keyword'))
  .filter(each => each.offsetHeight > 0 && each.offsetHeight < 44)
  .map(each => each.outerHTML)"""


HIDDEN = """() => {
  const told = 'button, select, summary, input, a[href], [role=status] strong'
  const within = document.querySelector('dialog') ?? document.querySelector('.match')
  const isSeen = (one, box) => {
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return found !== null && (one.contains(found) || found.contains(one))
  }
  const scroller = one => one && one !== document.body &&
    (one.matches('.mat, .side, .asked, ol, dialog') ? one : scroller(one.parentElement))
  return [...within.querySelectorAll(told)].filter(one => {
    const box = one.getBoundingClientRect()
    if (!one.checkVisibility({ visibilityProperty: true })) return
    if (one.closest('[inert], .unseen')) return
    if (one.matches('.mat [data-figure]')) return  // the mat is moved to see it; targets are apart
    const moves = scroller(one.parentElement)
    const room = moves ? moves.getBoundingClientRect() : null
    const isOut = room && (box.top < room.top || box.bottom > room.bottom ||
      box.left < room.left || box.right > room.right)
    if (isOut) return  // it comes into sight where it can be moved
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 ||
      box.right > innerWidth + 1 || !isSeen(one, box)
  }).map(one => one.outerHTML.slice(0, 90))
}"""


def look(page: Page, name: str, size: str) -> None:
    """As a person sees it: nothing for axe to say, no control out of the window or under something
    else, nothing sticks out."""
    page.locator("h1").first.wait_for(state="attached")
    judge(page, f"crawler-{name}-{size}")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], name
    if page.locator(".match .table:not(.ended) > .board").count():
        assert page.evaluate(HIDDEN) == [], name
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, name
        assert page.evaluate(BELOW_THE_CHRONICLE) <= 1, name


BELOW_THE_CHRONICLE = """() => {
  const list = document.querySelector('.chronicle ol')
  return list ? list.scrollHeight - list.clientHeight - list.scrollTop : 0
}"""
CLOSER = """document.querySelector('.layer').getBoundingClientRect().width >
  1.5 * document.querySelector('.mat').clientWidth"""
MAT_TOP = "document.querySelector('.table > .board').getBoundingClientRect().top / innerHeight"


def opened(
    open_page: OpenPage, seed: str, size: str = "desktop", name: str = "", **settings: str
) -> tuple[Page, Crawler]:
    pilots: list[Crawler] = []

    def before(page: Page) -> None:
        pilots.append(Crawler(page))
        if settings:
            set_besides(page, settings)

    page = open_page(
        size=SIZES[size],
        touch=size == "phone",
        settings={"name": name} if name else {},
        before=before,
        seed=seed,
    )
    page.get_by_role("button", name="Dungeon Crawler Labyrinth", exact=True).click()
    return page, pilots[0]


def play(page: Page, mode: str) -> None:
    choose(page, mode)
    page.get_by_role("button", name=re.compile("Play now|Create the match")).click()


def asks(question: str, now: dict[str, Any]) -> bool:
    return bool(now["view"]["question"] == question)


def go_on(pilot: Crawler, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play until a question of this kind is asked, or to the end."""
    for _ in range(MANY):
        now = pilot.wait_for("turn", 60_000)
        if now["state"] == "over" or until(now):
            return now
        pilot.do(pilot.decide(now))
    raise AssertionError("that never comes")


@pytest.mark.rule("DC-1", "DC-106")
def test_a_game_against_a_computer_to_victory(open_page: OpenPage) -> None:
    """The racer's head beats the racer with this seed, through mat, cards and buttons."""
    page, pilot = opened(open_page, soonest(Crawler, ["me", "bot:racer"], {}, is_won, tries=20))
    look(page, "home", "desktop")
    play(page, "Computer")
    go_on(pilot, lambda now: now["view"]["question"] == "adventurer")
    look(page, "adventurers", "desktop")
    go_on(pilot, lambda now: now["view"]["question"] == "lay")
    look(page, "tile", "desktop")
    go_on(pilot, lambda now: now["view"]["step"] == 5 and now["view"]["round"] == 3)
    expect(page.get_by_role("list", name="The five steps of a turn")).to_be_visible()
    mat = page.locator(".mat").bounding_box()
    assert mat is not None
    assert mat["height"] > 600  # its tools lie in one row
    look(page, "turn", "desktop")
    page.locator(".monster").first.click()
    expect(page.get_by_text("Otherwise it ")).to_be_visible()
    look(page, "monster", "desktop")
    end = go_on(pilot, lambda now: False)
    assert end["result"]["results"] == ["win", "loss"]
    assert end["result"]["reason"] == "chest reached"
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()
    expect(page.get_by_text("You have reached the chest.", exact=True)).to_be_visible()
    look(page, "victory", "desktop")
    assert page.evaluate(CHRONICLE_HEIGHT) <= MOST_TOLD_AT_THE_END, "it is scrolled, not the page"
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("list", name="The five steps of a turn")).to_be_visible()
    look(page, "replay", "desktop")
    is_only_watched(page)


def test_a_phone_has_room_for_all_of_it(open_page: OpenPage) -> None:
    page, pilot = opened(open_page, "phone", "phone")
    look(page, "home", "phone")
    play(page, "Four")
    for question in ("adventurer", "gate", "lay", "place", "act"):
        go_on(pilot, partial(asks, question))
        look(page, question, "phone")
        assert page.evaluate(MAT_TOP) <= MOST_TOLD, question
        assert page.evaluate(SMALL) == [], "fingers need 44 pixels"
    spot = page.locator("[data-spot]").first
    spot.dispatch_event("pointerdown", {"pointerType": "touch"})
    spot.dispatch_event("click")
    expect(page.locator(".bar .main")).to_have_count(1)
    look(page, "chosen", "phone")
    page.get_by_role("button", name="Not here").click()
    pilot.open_table()
    page.locator(".monster").first.click()
    look(page, "table", "phone")
    assert page.evaluate(SMALL) == [], "fingers need 44 pixels"
    page.keyboard.press("Escape")
    expect(page.locator(".told").get_by_text("Otherwise: ")).to_be_visible()
    look(page, "monster", "phone")


@pytest.mark.rule("DC-94", "DC-98", "DC-100", "DC-112")
def test_a_window_across_two_browsers(open_page: OpenPage) -> None:
    """H-7: who holds a card is asked, with a clock; the other sees only that the table waits."""
    host, ada = opened(open_page, seed_of_two_windows(), name="Ada", window_seconds="120")
    play(host, "Friend")
    address = host.get_by_label("Link to this match").input_value()
    pilots: list[Crawler] = []
    guest = open_page(
        address,
        size=SIZES["phone"],
        touch=True,
        settings={"name": "Bo"},
        before=lambda page: pilots.append(Crawler(page)),
    )
    bo = pilots[0]
    guest.get_by_role("button", name="Take the free seat").click()
    together(ada, bo, lambda now: now["view"]["window"] == "path")
    asked = bo.now
    assert asked["view"]["asked"] == 1
    assert asked["acting"] == [1]
    expect(guest.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    expect(guest.get_by_text(re.compile("Ada is about to walk"))).to_be_visible()
    expect(guest.get_by_role("timer")).to_be_visible()
    look(guest, "window-asked", "phone")
    guest.reload()
    expect(guest.get_by_role("timer")).to_be_visible()
    settle(guest)
    assert guest.evaluate(CLOSER), "the walk is in sight, not all of the mat"
    waiting = ada.now
    assert (waiting["view"]["waiting"], waiting["view"]["asked"]) == (True, None)
    assert waiting["acting"] == []
    assert waiting["choices"] == []
    expect(host.get_by_text("The table waits for responses …")).to_be_visible()
    look(host, "window-waiting", "desktop")
    throw_switches(guest, bo, ada)
    mine, theirs, before = bo.number, ada.number, passes(bo)
    bo.open_table()
    guest.get_by_label("Ask me for cards").select_option("turn")
    bo.wait_beyond(mine, {})
    ada.wait_beyond(theirs, {})
    assert [step["by"] for step in ada.now["steps"]][:1] == [-1], "nor who has passed"
    rest(ada, bo)
    assert passes(bo) > before + 1, "with this seed a second window comes before that"


def throw_switches(guest: Page, bo: Crawler, ada: Crawler) -> None:
    """DC-112, H-7: a card's own switch, by keyboard too; nothing is sent to anybody else."""
    bo.open_table()
    switch = guest.get_by_role("combobox", name=re.compile("^Ask me for .")).first
    heard = told(ada)
    for key, value in (("End", "later"), ("ArrowUp", "always"), ("Home", "usual")):
        number = bo.number
        switch.focus()
        guest.keyboard.press(key)
        bo.wait_beyond(number, {"do": value})
        expect(switch).to_have_value(value)
        assert bo.sent[-1]["do"].endswith(value)
    ada.page.wait_for_timeout(300)
    assert told(ada) == heard
    box = switch.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def told(pilot: Crawler) -> int:
    """How many frames came, not counting those that only say that the line is alive."""
    return sum(frame["kind"] != "pong" for frame in pilot.frames)


def together(ada: Crawler, bo: Crawler, until: Callable[[dict[str, Any]], bool]) -> None:
    """Both play until a question of this kind is asked of either."""
    for _ in range(MANY):
        for pilot in (ada, bo):
            if pilot.states() and pilot.now["choices"]:
                if until(pilot.now):
                    return
                number = pilot.number
                pilot.do(pilot.decide(pilot.now))
                other = bo if pilot is ada else ada
                other.wait_beyond(number, {})
        ada.page.wait_for_timeout(20)
    raise AssertionError("no such question")


def rest(ada: Crawler, bo: Crawler) -> None:
    """While Bo rests the page passes for them, until their own turn."""
    for _ in range(MANY):
        if bo.now["view"]["active"] == 1 and not bo.now["view"]["waiting"]:
            break
        if ada.now["choices"]:
            ada.do(ada.decide(ada.now))
        ada.page.wait_for_timeout(20)
    assert bo.now["view"]["active"] == 1


def passes(pilot: Crawler) -> int:
    """How often a page has passed."""
    return sum(frame.get("do") == "pass" for frame in pilot.sent)


@pytest.mark.rule("DC-52")
def test_hands_stay_hidden_on_one_device(open_page: OpenPage) -> None:
    """H-1: a hand is in the page only while its player looks; between them lies a cover."""
    page, pilot = opened(open_page, "hands 10")
    play(page, "One device")
    covers = 0
    for _ in range(MANY):
        now = uncovered(page, pilot)
        if now["viewpoint"] != 31 and now["view"]["hand"]:
            covers += 1
            expect(page.get_by_role("heading", name=re.compile("Your hand"))).to_be_visible()
            if covers == 1:
                look(page, "hot-seat", "desktop")
        if covers > 3:
            break
        pilot.do(pilot.decide(seen_by_who_acts(now)))
    assert covers > 3
    for frame in pilot.states():
        if frame["viewpoint"] == 31:
            assert frame["view"]["hand"] == []
            assert not any(each["do"].startswith("play ") for each in frame["choices"])


def uncovered(page: Page, pilot: Crawler) -> dict[str, Any]:
    """Take the device where it is handed over, and wait for the choices."""
    take = page.get_by_role("button", name=re.compile("^I am "))
    hide = page.get_by_role("button", name="Done, hide")
    for _ in range(1000):
        if hide.is_visible():
            hide.click()
        if take.is_visible():
            assert page.get_by_role("heading", name=re.compile("Your hand")).count() == 0
            assert page.locator(".mat").count() == 0
            take.click()
        is_in_the_way = take.is_visible() or hide.is_visible()
        if pilot.states() and pilot.now["choices"] and not is_in_the_way:
            return pilot.now
        page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def seen_by_who_acts(now: dict[str, Any]) -> dict[str, Any]:
    """Without cards nobody's eyes are needed; the bot still wants to know who it is."""
    return {**now, "view": {**now["view"], "seat": now["acting"][0]}}


def test_people_and_computers_in_any_seat_and_somebody_watching(open_page: OpenPage) -> None:
    page, pilot = opened(open_page, "table")
    choose(page, "Own table")
    page.get_by_label("Seat 1").select_option("bot:racer")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_label("Seat 5").select_option("bot:random")
    look(page, "table", "desktop")
    page.get_by_role("button", name="Play now").click()
    now = go_on(pilot, lambda now: now["view"]["question"] == "act")
    assert now["viewpoint"] == 1
    assert len(now["view"]["players"]) == 4
    watcher = open_page(f"/g/{now['match']}" if "match" in now else page.url)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.get_by_role("list", name="The five steps of a turn")).to_be_visible()
    assert watcher.get_by_role("heading", name=re.compile("Your hand")).count() == 0
    look(watcher, "watching", "desktop")
