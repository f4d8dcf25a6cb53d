"""A third person joins a match of two in the page, without coming anew (DC-117)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.crawler import Crawler
from tests.end_to_end.looks import SIZES
from tests.end_to_end.test_dungeon_crawler import look, opened, play

OpenPage = Callable[..., Page]
MANY = 2000


def guest_at(open_page: OpenPage, address: str, name: str, size: str) -> tuple[Page, Crawler]:
    """Somebody who comes by the link."""
    pilots: list[Crawler] = []
    page = open_page(
        address,
        size=SIZES[size],
        touch=size == "phone",
        settings={"name": name},
        before=lambda each: pilots.append(Crawler(each)),
    )
    return page, pilots[0]


def all_play(pilots: Sequence[Crawler], until: Callable[[], bool]) -> None:
    """Whoever is asked decides, until something has come true."""
    for _ in range(MANY):
        if until():
            return
        asked = [each for each in pilots if each.states() and each.now["choices"]]
        for pilot in asked[:1]:
            pilot.do(pilot.decide(pilot.now))
        pilots[0].page.wait_for_timeout(20)
    raise AssertionError("that never comes")


def more(page: Page) -> None:
    page.get_by_role("button", name="More…").click()


@pytest.mark.rule("DC-117", "DC-21", "DC-19")
def test_a_third_person_joins_a_match_of_two(open_page: OpenPage) -> None:
    host, ada = opened(open_page, "third 2", name="Ada", window_seconds="0")
    play(host, "Friend")
    address = host.get_by_label("Link to this match").input_value()
    friend, bo = guest_at(open_page, address, "Bo", "desktop")
    friend.get_by_role("button", name="Take the free seat").click()
    all_play([ada, bo], lambda: bool(ada.states()) and ada.now["view"]["phase"] == "playing")

    visitor, eve = guest_at(open_page, address, "Eve", "phone")
    expect(visitor.get_by_text("You are watching")).to_be_visible()
    take = visitor.get_by_role("button", name="Take the free seat")
    expect(take).to_have_count(0)
    more(friend)
    expect(friend.get_by_role("button", name="Open a seat")).to_have_count(0)
    friend.keyboard.press("Escape")
    more(host)
    host.get_by_role("button", name="Open a seat").click()
    expect(host.get_by_role("dialog").get_by_text("A seat is open")).to_be_visible()
    look(host, "joining-dialog", "desktop")
    host.keyboard.press("Escape")
    expect(host.get_by_role("button", name="Close the open seat")).to_be_visible()
    look(host, "joining-open", "desktop")
    expect(friend.get_by_text("A seat is open")).to_be_visible()
    expect(friend.get_by_role("button", name="Close the open seat")).to_have_count(0)
    expect(visitor.get_by_text("when the first round is complete")).to_be_visible()
    expect(take).to_be_disabled()

    all_play([ada, bo], lambda: ada.now["view"]["round"] == 2 and eve.now["view"]["round"] == 2)
    expect(visitor.get_by_text("You wait until this round is over")).to_be_visible()
    look(visitor, "joining-visitor", "phone")
    visitor.get_by_label("Your name").fill("Eve")
    take.click()
    expect(visitor.get_by_role("status").get_by_text("You come in with round 3")).to_be_visible()
    expect(visitor.get_by_text("You join from the next round on.")).to_be_visible()
    expect(host.get_by_text("Eve joins from the next round on.")).to_be_visible()
    expect(host.get_by_role("region", name="Players").get_by_text("Eve")).to_be_visible()
    look(visitor, "joining-waits", "phone")

    all_play([ada, bo, eve], lambda: eve.now["view"]["active"] == 2)
    assert eve.now["viewpoint"] == 2
    all_play([ada, bo, eve], lambda: eve.now["view"]["question"] == "adventurer")
    look(visitor, "joining-adventurer", "phone")
    all_play([ada, bo, eve], lambda: eve.now["view"]["players"][2]["cell"] is not None)
    look(visitor, "joining-first-turn", "phone")
    look(host, "joining-three", "desktop")
    assert eve.now["view"]["order"][-1] == 2


@pytest.mark.rule("DC-117", "DC-22")
def test_a_computer_and_one_more_at_this_device(open_page: OpenPage) -> None:
    page, pilot = opened(open_page, "device", "phone")
    play(page, "Computer")
    all_play([pilot], lambda: bool(pilot.states()) and pilot.now["view"]["round"] == 2)
    more(page)
    page.get_by_role("button", name="Let the computer join").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text(re.compile("joins from the next round on"))).to_be_visible()
    more(page)
    look(page, "joining-device", "phone")
    page.get_by_role("button", name="One more at this device").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^(Players|Hand)")).click()
    expect(page.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(4)


@pytest.mark.rule("DC-117")
def test_the_lobby_shows_a_match_that_can_be_joined(open_page: OpenPage) -> None:
    host, ada = opened(open_page, "lobby", name="Ada")
    play(host, "Computer")
    all_play([ada], lambda: bool(ada.states()) and ada.now["view"]["phase"] == "playing")
    more(host)
    host.get_by_role("button", name="Open a seat").click()
    visitor = open_page(size=SIZES["phone"], touch=True, settings={"name": "Eve"})
    listed = visitor.get_by_role("button", name=re.compile(r"Join.*free seat"))
    expect(visitor.get_by_text("Being played, with a free seat")).to_be_visible()
    listed.click()
    expect(visitor.get_by_text("You are watching")).to_be_visible()
    expect(visitor.get_by_text("when the first round is complete")).to_be_visible()
