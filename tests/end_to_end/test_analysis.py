"""A match that is over, analysed: asked for in the page, looked at, walked through by keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.end_to_end.looks import look
from tests.end_to_end.moves import board, ended
from tests.end_to_end.pilot import Pilot
from tests.end_to_end.seeds import soonest
from tests.end_to_end.test_extrikate import Delver, is_over_after_a_while, opened

OpenPage = Callable[..., Page]
SOON = 60_000


class Hasty(Delver):
    """Plays like the weakest computer."""

    head = "easy"


def give_up(page: Page) -> None:
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Give up…").click()
    page.get_by_role("button", name="Yes, give up", exact=True).click()


def test_a_match_is_analysed_by_the_button_at_its_end(open_page: OpenPage) -> None:
    seed = soonest(Hasty, ["me"], {}, is_over_after_a_while)
    page, pilot = opened(open_page, "desktop", seed=seed, pilot=Hasty)
    page.get_by_role("button", name="Play now").click()
    board(page)
    pilot.finish()
    page.get_by_role("link", name="Analyse").click()
    page.locator(".graph").wait_for(timeout=SOON)
    slider = page.get_by_role("slider", name="Step of the match")
    last = int(slider.get_attribute("max") or 0)
    assert last == pilot.now["n"]
    look(page, "analysis-extrikate", "desktop")

    page.locator("h1").first.evaluate("each => { each.tabIndex = -1; each.focus() }")
    page.keyboard.press("End")
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(rf"^Step {last} of {last}: [\d.]+$")
    )
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".moment")).to_contain_text(f"Step 1 of {last}")
    decided = page.get_by_text(re.compile("^(You chose|Better): "))
    for _ in range(last):
        if decided.count():
            break
        page.keyboard.press("ArrowRight")
    expect(decided.first).to_be_visible()


def test_what_could_have_been_known_is_drawn_on_the_board(open_page: OpenPage) -> None:
    pilots: list[Pilot] = []
    page = open_page("/", before=lambda each: pilots.append(Pilot(each)), seed="analysed")
    page.get_by_role("button", name="Play now").click()
    board(page)
    pilot = pilots[0]
    for _ in range(4):
        now: dict[str, Any] = pilot.wait_for("turn")
        pilot.do(pilot.decide(now), keys=True)
    give_up(page)
    expect(ended(page)).to_be_visible()
    page.get_by_role("link", name="Analyse").click()
    page.locator(".graph").wait_for(timeout=SOON)
    page.locator("h1").first.evaluate("each => { each.tabIndex = -1; each.focus() }")
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    treasure = page.get_by_role("button", name="Possible treasure places")
    expect(treasure).to_have_attribute("aria-pressed", "true")
    marks = page.locator(".marks text")
    expect(marks.first).to_have_text(re.compile(r"^(<1|\d+)%$"))
    treasure.click()
    expect(marks).to_have_count(0)
    expect(page.locator(".arrow.played")).to_have_count(1)
    look(page, "analysis-delve", "desktop")
    # A moment has an address of its own.
    page.goto(page.url.split("?")[0] + "?t=3&seat=0")
    expect(page.locator(".moment")).to_contain_text("tep 3")
    # From this very position once more, in a match of its own that says whence it comes.
    analysed = page.url
    page.get_by_role("button", name="Try again from step 3").click()
    expect(page).to_have_url(re.compile(r"/g/\w+$"))
    board(page)
    assert pilot.now["n"] == 2
    back = page.get_by_role("link", name="tried again from step 3")
    expect(back).to_have_attribute("href", re.compile(r"/analysis/\w+\?t=3$"))
    look(page, "tried-again", "desktop")
    page.goto(analysed)
    # Who looks at the replay comes to the same moment.
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/replay/.*\?t=3"))
    expect(page.get_by_role("button", name=re.compile("^Play .+ from here$"))).to_be_visible()


def test_an_analysis_of_no_match_helps(open_page: OpenPage, complaints: list[str]) -> None:
    page = open_page("/analysis/nosuchmatch")
    expect(page.locator("main a").first).to_be_visible()
    complaints.clear()


def test_who_plays_for_nothing_may_ask_the_expert(open_page: OpenPage) -> None:
    page = open_page("/")
    made = page.evaluate(
        """async () => {
          const headers = {'Content-Type': 'application/json', 'X-Waystone': '1'}
          const tell = async (path, body) =>
            (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json()
          await tell('/api/guest', {})
          const settings = {mode: 'solo'}
          return tell('/api/matches', {game: 'delve-and-dash', settings, seed: 'advised'})
        }"""
    )
    page.goto(f"/g/{made['match']}")
    board(page)
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="What would the expert do?").click()
    advice = page.get_by_text(re.compile("^The expert would choose: waystone in [A-H][1-8]$"))
    advice.wait_for(timeout=SOON)
    look(page, "hint", "desktop")
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".marks .target.better")).to_have_count(1)
