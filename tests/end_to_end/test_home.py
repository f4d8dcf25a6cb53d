"""The home page: from its doors into a match, and back to what waits for somebody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.moves import board, choices, choose, house_rules, settle, violations
from tests.end_to_end.pilot import Pilot

OpenPage = Callable[..., Page]
GAMES = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")
MOVING = """() => [...new Set(document.getAnimations()
  .filter(each => each.playState === 'running')
  .filter(each => each.effect.getComputedTiming().endTime === Infinity)
  .map(each => each.effect.target.closest('li'))
  .filter(Boolean)
  .map(door => door.querySelector('h2').textContent.trim()))]"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height", "lowest"), [(390, 844, 560), (320, 568, 568)])
def test_play_is_on_the_first_screen(
    open_page: OpenPage, game: str, width: int, height: int, lowest: int
) -> None:
    page = open_page(size=(width, height), touch=True, settings={"game": game})
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    settle(page)
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= lowest
    assert box["height"] >= 60
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("game", ["delve-and-dash", "dungeon-crawler"])
def test_play_is_there_at_once_in_large_letters(open_page: OpenPage, game: str) -> None:
    settings = {"game": game, "language": "de", "textSize": 200}
    page = open_page(size=(320, 568), touch=True, settings=settings)
    play = page.get_by_role("button", name="Jetzt spielen")
    play.wait_for()
    settle(page)
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 568


# What a newcomer clicks after Play; Delve & Dash wants a secret waystone before the first move.
FIRST_MOVES = {
    "Play now": ("text=Choose for me", ".target"),
    "Play Extrikate": ("button:has-text('Roll the dice')",),
    "Play Dungeon of Dooom": ("text=End the turn",),
    "Play Dungeon Crawler Labyrinth": ("text=Dwarf Warrior",),
}


@pytest.mark.parametrize("door", FIRST_MOVES)
def test_a_newcomer_makes_a_move_with_the_second_or_third_click(
    open_page: OpenPage, door: str
) -> None:
    pilots: list[Pilot] = []
    page = open_page(before=lambda page: pilots.append(Pilot(page)), settings={"taught": False})
    page.get_by_role("button", name=door).click()
    for place in FIRST_MOVES[door]:
        page.locator(place).first.click()
    expect(page.get_by_text("Nothing has happened yet.")).to_have_count(0)
    acts = [each["do"] for each in pilots[0].sent if each["kind"] == "act"]
    assert len(acts) == len(FIRST_MOVES[door]), "no click was in vain"


def test_the_longest_words_fit_in_large_letters(open_page: OpenPage) -> None:
    settings = {"game": "dungeon-crawler", "language": "de", "textSize": 200}
    page = open_page(size=(320, 568), touch=True, settings=settings)
    page.get_by_role("button", name="Jetzt spielen").wait_for()
    settle(page)
    cut: list[str] = page.locator(".chosen :is(h2, p, button)").evaluate_all(
        """parts => parts.filter(each => {
          const { left, right } = each.getBoundingClientRect()
          return left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1
        }).map(each => each.textContent)"""
    )
    assert cut == []
    assert violations(page) == []


def test_only_the_open_door_moves_and_nothing_for_those_who_want_calm(open_page: OpenPage) -> None:
    """And nobody has to look at it: a button lets it stand still, for good."""
    page = open_page(settings={"game": "dooom"}, motion=True)
    page.locator("li.alive").wait_for()
    assert page.evaluate(MOVING) == ["Dungeon of Dooom"]
    page.get_by_role("button", name="Let the picture stand still").click()
    expect(page.locator("li.alive")).to_have_count(0)
    assert page.evaluate(MOVING) == []
    assert violations(page) == []
    page.reload()
    page.get_by_role("button", name="Let the picture move").click()
    page.locator("li.alive").wait_for()
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_timeout(100)
    assert page.evaluate(MOVING) == []


def test_a_door_is_opened_by_keyboard(open_page: OpenPage) -> None:
    page = open_page()
    door = page.get_by_role("button", name="Extrikate", exact=True)
    door.focus()
    expect(door).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    expect(door).to_have_attribute("aria-expanded", "true")
    expect(door).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    board(page)


def test_what_was_chosen_is_played_without_opening_the_sheet_again(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "Computer")
    choose(page, "Squire")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("button", name="Against Squire")).to_be_visible()
    with page.expect_request("**/api/matches") as asked:
        page.get_by_role("button", name="Play now").click()
    assert (asked.value.post_data_json or {})["seats"] == ["me", "bot:squire"]
    board(page)


@pytest.mark.rule("DD-114")
def test_house_rules_are_all_settings_and_say_what_no_longer_counts(open_page: OpenPage) -> None:
    page = open_page()
    house_rules(page)
    sheet = choices(page)
    expect(sheet.get_by_text("unranked")).to_have_count(0)
    choose(page, "20 × 20")
    sheet.get_by_label("Lives of a warrior").fill("5")
    sheet.get_by_label("Lives of a warrior").press("Tab")
    expect(sheet.get_by_text("unranked")).to_have_count(2)
    expect(sheet.get_by_text("House rules (2)")).to_be_visible()
    assert violations(page) == []
    with page.expect_request("**/api/matches") as asked:
        sheet.get_by_role("button", name="Play now").click()
    wanted = (asked.value.post_data_json or {})["settings"]
    assert wanted == {"mode": "solo", "size": "20", "lives": "5"}
    page.goto("/")
    house_rules(page)
    choices(page).get_by_role("button", name="Back to the usual rules").click()
    expect(choices(page).get_by_text("unranked")).to_have_count(0)


def test_a_number_out_of_bounds_is_not_sent(open_page: OpenPage) -> None:
    page = open_page()
    house_rules(page)
    choices(page).get_by_label("Lives of a warrior").fill("12")
    choices(page).get_by_role("button", name="Play now").click()
    expect(choices(page)).to_be_visible()
    invalid = choices(page).locator("input:invalid")
    expect(invalid).to_have_count(1)
    expect(invalid).to_be_focused()


def test_who_comes_back_finds_the_matches_that_wait_for_them(open_page: OpenPage) -> None:
    page = open_page(settings={"name": "Ada"})
    choose(page, "Friend")
    page.get_by_role("button", name="Create the match").click()
    page.get_by_role("heading", name="Waiting for players").wait_for()
    page.goto("/")
    choose(page, "Solo")
    choices(page).get_by_role("button", name="Play now").click()
    board(page)
    match = page.url
    page.goto("/")
    mine = page.get_by_role("region", name="Your matches").get_by_role("link")
    expect(mine.first).to_contain_text("Delve & Dash")
    expect(mine.first).not_to_contain_text("Ada")
    expect(mine.first).to_contain_text("Your turn")
    expect(mine.nth(1)).to_contain_text("Waiting for players")
    assert violations(page) == []
    mine.first.click()
    board(page)
    assert page.url == match


def test_a_new_visitor_may_learn_first(open_page: OpenPage) -> None:
    page = open_page(settings={"taught": False})
    learn = page.get_by_role("region", name="Learn in two minutes")
    expect(learn.get_by_role("link", name="Show me")).to_be_visible()
    learn.get_by_role("button", name="No, thanks").click()
    expect(learn).to_have_count(0)
    expect(page.get_by_role("region", name="Your matches")).to_be_visible()
