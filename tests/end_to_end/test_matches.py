"""Whole matches in a real browser, in every mode."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.moves import begin, board, choose, ended, is_only_watched, win
from tests.end_to_end.pilot import Pilot
from tests.end_to_end.seeds import is_over, is_won, soonest
from waystone.kernel.record import parse

OpenPage = Callable[..., Page]


def test_a_solo_match_is_won_signed_listed_and_replayed(open_page: OpenPage) -> None:
    """DD-80, DD-91: victory, a name, a row of the leaderboard, and the replay behind it."""
    page = win(open_page).page
    page.get_by_label("Your name for the leaderboard").fill("Uma <b>")
    page.get_by_role("button", name="Sign the leaderboard").click()
    expect(page.get_by_text(re.compile("You are number"))).to_be_visible()
    page.get_by_role("link", name="See the leaderboard").click()
    row = page.locator("tr.mine")
    expect(row).to_contain_text("Uma <b>")
    row.get_by_role("link", name="Watch the match of Uma <b>").click()
    slider = page.get_by_label("Position in the match")
    page.get_by_role("button", name="To the end").click()
    expect(
        page.get_by_text("The match is over: Warrior 1 carried the treasure home.")
    ).to_be_visible()
    assert slider.input_value() == slider.get_attribute("max")
    is_only_watched(page)
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text(re.compile("^✓ Right"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = parse(download.value.path().read_text())
    assert (record.game, record.is_intact) == ("delve-and-dash", True)
    expect(page.get_by_text(record.claimed)).to_be_visible()


@pytest.mark.rule("DD-92")
def test_an_unranked_win_is_kept_in_this_browser(open_page: OpenPage) -> None:
    """Against another opponent than the manual's nothing is ranked: the list stays here."""
    pilots: list[Pilot] = []
    seed = soonest(Pilot, ["me", "bot:random"], {"mode": "cpu"}, is_won)
    page = open_page(before=lambda page: pilots.append(Pilot(page)), seed=seed)
    begin(page, "Computer", bot="Wanderer")
    board(page)
    assert pilots[0].finish()["result"]["results"] == ["win", "loss"]
    expect(page.get_by_text("This match does not count for the leaderboard.")).to_be_visible()
    page.get_by_role("link", name="Your unranked wins").click()
    row = page.get_by_role("row").filter(has_text="Delve & Dash · Computer, level 1")
    expect(row).to_be_visible()
    page.reload()
    row.get_by_role("link", name=re.compile("^Watch your match again")).click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile("carried the treasure home")).first).to_be_visible()


def test_a_match_is_won_with_the_keyboard_alone(open_page: OpenPage) -> None:
    """DD-98: arrows walk, space ends the turn, Enter in the grid chooses."""
    pilot = win(open_page, keys=True)
    assert pilot.now["state"] == "over"


def test_a_match_against_the_computer_ends(open_page: OpenPage) -> None:
    """DD-97: the computer's steps are played one by one, and can be skipped."""
    pilots: list[Pilot] = []
    seed = soonest(Pilot, ["me", "bot:knight"], {"mode": "cpu", "level": "2"}, is_over)
    page = open_page(before=lambda page: pilots.append(Pilot(page)), seed=seed)
    begin(page, "Computer", level=2)
    board(page)
    result = pilots[0].finish()["result"]
    assert sorted(result["results"]) in (["loss", "win"], ["loss", "loss"])
    expect(ended(page)).to_be_visible()


@pytest.mark.rule("DD-97")
def test_the_computers_steps_can_be_followed_and_skipped(open_page: OpenPage) -> None:
    pilots: list[Pilot] = []
    page = open_page(settings={"speed": "normal"}, before=lambda page: pilots.append(Pilot(page)))
    begin(page, "Computer")
    board(page)
    pilots[0].step()
    page.get_by_role("button", name="Next turn").click()
    moves = page.get_by_text(re.compile(r"^Knight (walks|runs)"))
    expect(moves.first).to_be_visible()
    assert moves.count() < 8, "eight moves at once cannot be followed"
    here = pilots[0].now["view"]["warriors"][0]["cell"]
    page.locator(f"[data-cell='{63 if here < 32 else 0}']").click()  # too far away for a move
    assert pilots[0].wait_for("turn")["choices"]
    expect(page.get_by_text("Your turn: 8 moves left")).to_be_visible()
    assert page.title().startswith("● Your turn")


def test_two_on_one_device_see_nothing_of_each_other(open_page: OpenPage) -> None:
    """DD-19: covers around the choice, gems only while the button is held."""
    pilots: list[Pilot] = []
    page = open_page(before=lambda page: pilots.append(Pilot(page)))
    choose(page, "One device")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Bo")
    begin(page, "One device")
    for name, cell in (("Ada", 0), ("Bo", 63)):
        expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        assert page.locator("[role=grid]").count() == 0, "a covered board is not in the page"
        press_keys_that_end_turns(page)
        assert page.locator("[role=grid]").count() == 0, "no such key opens it"
        page.get_by_role("button", name=f"I am {name}").click()
        page.locator(f"[data-cell='{cell}']").click()
        assert page.locator(".gem").count() == 1, "only the choice being made is marked"
        page.get_by_role("button", name="Place it").click()
        hide = page.get_by_role("button", name="Done, hide")
        expect(hide).to_be_visible()
        press_keys_that_end_turns(page)
        assert page.locator(".gem").count() == 1, "it stays until the player says so"
        hide.click()
    expect(page.get_by_role("heading", name="Pass the device to Ada")).to_be_visible()
    assert page.locator("[role=grid]").count() == 0
    page.get_by_role("button", name="I am Ada").click()
    board(page)
    assert page.locator(".gem").count() == 0
    hold = page.get_by_role("button", name="Hold: waystone of Ada")
    hold.dispatch_event("pointerdown")
    expect(page.locator(".gem")).to_have_count(1)
    hold.dispatch_event("pointerup")
    expect(page.locator(".gem")).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.get_by_role("status").filter(has_text="Bo: 8 moves left")).to_be_visible()
    for frame in pilots[0].states():
        seen = frame["view"]["waystone"]
        assert seen is None or frame["viewpoint"] == frame["view"]["seat"] != 31
    agree_to_a_draw(page)


def press_keys_that_end_turns(page: Page) -> None:
    for key in ("Space", "Space", "Enter"):
        page.keyboard.press(key)


def agree_to_a_draw(page: Page) -> None:
    for name in ("Offer a draw", "Agree to a draw"):
        page.get_by_role("button", name=re.compile("More|Agree")).click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        if name == "Offer a draw":
            page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_role("heading", name="Draw")).to_be_visible()


def test_two_online_play_a_whole_duel_and_a_rematch(open_page: OpenPage) -> None:
    """DD-4: by link, to the end, and once more with the seats swapped."""
    pilots: list[Pilot] = []
    host = open_page(
        settings={"name": "Ada"},
        before=lambda page: pilots.append(Pilot(page)),
        seed=soonest(Pilot, ["me", "me"], {"mode": "duel"}, is_over),
    )
    begin(host, "Friend")
    address = host.get_by_label("Link to this match").input_value()
    assert "#" in address, "a private match needs its invite"
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    guest = open_page(
        address, settings={"name": "Bo"}, before=lambda page: pilots.append(Pilot(page))
    )
    expect(guest.get_by_text("Ada invites you")).to_be_visible()
    guest.get_by_role("button", name="Take the free seat").click()
    board(host)
    board(guest)
    host.get_by_role("button", name="Good luck!").click()
    expect(guest.get_by_text("Ada Good luck!")).to_be_visible()
    play_by_turns(pilots)
    seats = [pilot.now["viewpoint"] for pilot in pilots]
    assert sorted(seats) == [0, 1]
    host.get_by_role("button", name="Rematch").click()
    expect(guest.get_by_text("Another player wants a rematch.")).to_be_visible()
    old = host.url
    guest.get_by_role("button", name="Rematch").click()
    for page in (host, guest):
        expect(page).not_to_have_url(old)
        board(page)
    swapped = [pilot.now["viewpoint"] for pilot in pilots]
    assert swapped == seats[::-1]


def play_by_turns(pilots: list[Pilot]) -> None:
    for _ in range(1200):
        for pilot in pilots:
            now = pilot.now
            if now["state"] == "over":
                return
            if now["choices"]:
                pilot.do(pilot.decide(now), keys=False)
        pilots[0].page.wait_for_timeout(5)
    raise AssertionError("the duel does not end")


def test_on_a_phone_thumbs_can_play(open_page: OpenPage) -> None:
    """DD-98: the pad is there, and everything to touch is big enough."""
    pilots: list[Pilot] = []
    page = open_page(size=(390, 844), touch=True, before=lambda page: pilots.append(Pilot(page)))
    begin(page, "Solo")
    board(page)
    pilots[0].step()
    pad = page.get_by_role("group", name="Move")
    expect(pad).to_be_visible()
    before = pilots[0].now["n"]
    pad.get_by_role("button", disabled=False).first.tap()
    expect(page.get_by_text(re.compile("^(You walk|A wall)"))).to_be_visible()
    assert pilots[0].now["n"] == before + 1
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a.button, select, [role=gridcell]')]
        .map(each => [each.className + each.textContent, each.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
        .map(([name, box]) => name + ' ' + box.width + '×' + box.height)"""
    )
    assert small == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out to the side"
