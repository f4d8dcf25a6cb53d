"""Lessons in a real browser: played through by keyboard and by touch, left and resumed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import resources

import pytest
from playwright.sync_api import Page, expect

from tests.end_to_end.looks import judge

OpenPage = Callable[..., Page]
FIRST = "/learn/delve-and-dash/first"
TO_THE_DRAGON = ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowRight"]
TO_THE_TREASURE = ["ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowLeft"]


NARROWEST_BOARD = 180
GAPS = """() => {
  const all = [...document.querySelectorAll('.side > *')].map(each => each.getBoundingClientRect())
  const seen = all.filter(each => each.height > 0).sort((one, other) => one.top - other.top)
  return seen.slice(1).map((each, at) => each.top - seen[at].bottom)
}"""


def look(page: Page, name: str) -> None:
    """No complaint of axe, nothing wider than the screen, no board too small to be seen, and
    panels that stand apart."""
    judge(page, name)
    assert min(page.evaluate(GAPS), default=8) >= 8, name
    boards = page.locator(".table > .board")
    for box in (each.bounding_box() for each in boards.all()):
        assert box is not None
        assert min(box["width"], box["height"]) >= NARROWEST_BOARD, (name, box)
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, name


def title(page: Page, text: str) -> None:
    """Wait for what the coach says."""
    expect(page.locator(".bubble h2")).to_have_text(text)


def pulsing(page: Page) -> int:
    """How many things ask for attention."""
    found: int = page.evaluate(
        "document.getAnimations().filter(each => each.animationName?.includes('pulse')).length"
    )
    return found


def test_a_lesson_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/", settings={"taught": False}, motion=True)
    page.get_by_role("link", name="Show me").click()
    page.get_by_role("link", name="Begin: First lesson").wait_for()
    look(page, "learn-list-desktop")
    page.get_by_role("link", name="Begin: First lesson").press("Enter")
    title(page, "A secret home")
    look(page, "learn-begin-desktop")
    page.locator("[role=gridcell][tabindex='0']").focus()
    for key in ["ArrowDown"] * 5 + ["ArrowRight", "Enter", "Enter"]:
        page.keyboard.press(key)
    title(page, "Into the dark")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text("Not in this lesson: follow the light.")).to_be_visible()
    for key in TO_THE_DRAGON:
        page.keyboard.press(key)
    title(page, "Hearts are moves")
    look(page, "learn-hearts-desktop")
    for key in (" ", " ", *TO_THE_TREASURE):
        page.keyboard.press(key)
    title(page, "Nearly home")
    assert pulsing(page) == 1, "exactly one thing pulses"
    for key in ("ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    title(page, "Victory!")
    look(page, "learn-end-desktop")
    expect(page.get_by_role("link", name="Next: Doors")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("img", name="done").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_a_lesson_by_touch_left_and_resumed(open_page: OpenPage) -> None:
    page = open_page(FIRST, (390, 844), touch=True)
    title(page, "A secret home")
    expect(page.get_by_text("Tap the lit chamber, then confirm.")).to_be_visible()
    page.locator("[data-cell='41']").tap()
    page.get_by_role("button", name="Place it").tap()
    title(page, "Into the dark")
    for _ in range(4):
        at = page.locator(".bubble h2").text_content() or ""
        page.locator(".pad .main").tap()
        expect(page.locator(".bubble h2")).not_to_have_text(at)
    title(page, "It is awake!")
    assert page.locator(".mark", has_text="2").count() >= 6, "the rule is drawn"
    look(page, "learn-awake-phone")
    page.get_by_role("link", name="Skip", exact=True).tap()
    page.get_by_role("link", name="Go on: First lesson").tap()
    title(page, "It is awake!")
    page.get_by_role("button", name="One step back").tap()
    title(page, "Somebody sleeps here")
    for expected in ("It is awake!", "Hearts are moves"):
        page.locator(".pad .main").tap()
        title(page, expected)
    page.get_by_role("button", name="Go on").tap()
    title(page, "Whose turn?")
    look(page, "learn-turn-phone")
    page.get_by_role("button", name="Next turn").tap()
    title(page, "It flies")


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Go on").click()


def press(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def tap(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).tap()


Said = tuple[str, Callable[[Page], None]]
DESKTOP, PHONE = (1280, 800), (390, 844)
EXTRIKATE: list[Said] = [
    ("Your start", go_on),
    ("Three dice", press("Space")),
    ("Move", press("ArrowRight")),
    ("Up to three rolls", press("Space")),
]
DOOOM: list[Said] = [
    ("In the dark", go_on),
    ("Gold, then out", go_on),
    ("A lantern", tap(".pad .main")),
    ("Take it", tap(".buttons .main")),
    ("More light", tap(".pad .main")),
]
CRAWLER: list[Said] = [
    ("The chest", go_on),
    ("Five steps", go_on),
    ("1 and 2: Monsters", go_on),
    ("3: A new tile", press("Space")),
]


@pytest.mark.parametrize(
    ("game", "size", "steps"),
    [
        ("extrikate", DESKTOP, EXTRIKATE),
        ("dooom", PHONE, DOOOM),
        ("dungeon-crawler", DESKTOP, CRAWLER),
    ],
)
def test_every_game_has_a_lesson_that_is_resumed_after_a_reload(
    open_page: OpenPage, game: str, size: tuple[int, int], steps: list[Said]
) -> None:
    page = open_page(f"/learn/{game}/first", size, touch=size == PHONE)
    *done, (last, _) = steps
    for said, do_it in done:
        title(page, said)
        do_it(page)
    title(page, last)
    look(page, f"learn-{game}")
    page.reload()
    title(page, last)


def test_nothing_moves_in_a_lesson_for_those_who_asked_for_that(open_page: OpenPage) -> None:
    page = open_page(FIRST, settings={"contrast": True, "textSize": 150, "calm": True})
    page.emulate_media(reduced_motion="reduce", forced_colors="active")
    title(page, "A secret home")
    expect(page.locator(".ring")).to_have_count(1)
    look(page, "learn-contrast-desktop")
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.slow
@pytest.mark.parametrize("size", [(820, 1100), (360, 740), (320, 640)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_lesson_fits_every_screen_in_every_language(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    page = open_page(FIRST, size, touch=size[0] < 500, settings={"language": language})
    page.locator(".bubble h2").wait_for()
    look(page, f"learn-begin-{language}-{size[0]}")
    page.locator("[data-cell='41']").click()
    page.locator(".confirm .main").click()
    for _ in range(4):
        at = page.locator(".bubble h2").text_content() or ""
        page.locator(".pad .main").click()
        expect(page.locator(".bubble h2")).not_to_have_text(at)
    look(page, f"learn-awake-{language}-{size[0]}")


LOOKS = {"light": {"theme": "light"}, "contrast": {"contrast": True}, "frost": {}}
PROBLEMS = {
    "delve-and-dash": "stop_thief",
    "extrikate": "which_door",
    "dooom": "flee",
    "dungeon-crawler": "safe",
}


@pytest.mark.slow
@pytest.mark.parametrize("game", PROBLEMS)
@pytest.mark.parametrize("name", LOOKS)
def test_all_that_teaches_is_read_in_every_look(open_page: OpenPage, game: str, name: str) -> None:
    """Lesson, problem and its ends, list and reference, in looks that other tests do not have."""
    page = open_page(f"/learn/{game}/first", settings=LOOKS[name])
    for path in (f"{game}/first", f"{game}/{PROBLEMS[game]}", game):
        page.goto(f"/learn/{path}")
        page.locator(".bubble h2, ol .button").first.wait_for()
        if name == "frost":
            page.evaluate("document.documentElement.dataset.theme = 'frost'")
        look(page, f"learn-{path.replace('/', '-')}-{name}")
    for end, did in ends_of(game).items():
        page.evaluate(KEPT, [f"{game}/{PROBLEMS[game]}", did])
        page.goto(f"/learn/{game}/{PROBLEMS[game]}")
        title(page, end)
        if name == "frost":
            page.evaluate("document.documentElement.dataset.theme = 'frost'")
        look(page, f"learn-{game}-{end}-{name}")
    page.goto(f"/reference/{game}")
    page.get_by_role("heading", level=2).first.wait_for()
    look(page, f"reference-{game}-{name}")


KEPT = """([lesson, actions]) => localStorage.setItem(
  'waystone.lessons', JSON.stringify({ [lesson]: { actions, isDone: false } }))"""


def ends_of(game: str) -> dict[str, list[str]]:
    """What is done in a game's problem to fail and to solve it, by what the coach says then."""
    folder = resources.files(f"waystone.games.{game.replace('-', '_')}") / "lessons"
    problem = tomllib.loads((folder / f"{PROBLEMS[game]}.toml").read_text())
    return {"Not this time": problem["wrong"][0]["actions"], "Solved!": problem["solution"]}


def test_a_problem_is_failed_with_the_reason_and_then_solved(open_page: OpenPage) -> None:
    page = open_page("/learn/delve-and-dash/which_door")
    title(page, "Which way in?")
    look(page, "learn-problem-desktop")
    page.keyboard.press("ArrowDown")
    title(page, "Not this time")
    expect(page.get_by_text("The locked door held")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    title(page, "Which way in?")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    title(page, "Solved!")
    look(page, "learn-solved-desktop")


def test_the_coach_of_a_problem_covers_nothing_of_the_board(open_page: OpenPage) -> None:
    page = open_page("/learn/dungeon-crawler/safe")
    title(page, "Which way is safe?")
    page.locator(".ring").wait_for()
    board, bubble = (page.locator(each).bounding_box() for each in (".table > .board", ".bubble"))
    assert board is not None
    assert bubble is not None
    assert bubble["x"] >= board["x"] + board["width"]


def test_a_finger_means_the_space_it_taps(open_page: OpenPage) -> None:
    """What a choice writes above the mat must not move the mat away under the finger."""
    page = open_page("/learn/dungeon-crawler/place", (390, 844), touch=True)
    title(page, "Place the Monster")
    target = page.locator("[data-spot='542']")  # 17:15, beside the rival
    ghost = page.locator(".spot svg")
    for _ in range(3):  # the first tap may only look closer
        if ghost.count():
            break
        box = target.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(100)
    expect(target.locator("svg")).to_have_count(1)
    assert page.evaluate(OVER_A_HERO, "542"), "a target on a hero is what is tapped there"
    page.get_by_role("button", name="Put here").tap()
    title(page, "Solved!")
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="End the turn")).to_have_count(0)


def test_a_mouse_puts_a_monster_where_it_shows_it(open_page: OpenPage) -> None:
    """What shows the Monster under the pointer must not take the click from its space."""
    page = open_page("/learn/dungeon-crawler")
    page.evaluate(KEPT, ["dungeon-crawler/first", [*["read on"] * 3, "lay 2:0 r1"]])
    page.goto("/learn/dungeon-crawler/first")
    title(page, "4: A new Monster")
    gate = page.locator("[data-spot='102']")
    gate.hover()
    expect(gate.locator("svg")).to_have_count(1)
    assert gate.evaluate(STAYS), "it comes and goes"
    gate.click()
    title(page, "5: Your Adventurer")


STAYS = """async space => {
  const shown = space.querySelector('svg')
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  return shown !== null && space.contains(shown)
}"""


OVER_A_HERO = """cell => {
  const spot = document.querySelector(`[data-spot="${cell}"]`)
  const hero = document.querySelector('[data-figure="51"]')
  const [from, to] = [spot, hero].map((each) => each.getBoundingClientRect())
  const scale = from.width / spot.offsetWidth
  const [x, y] = [to.left - from.left, to.top - from.top].map((gap) => gap / scale)
  spot.style.transform = `translate(${x}px, ${y}px)`
  const there = document.elementsFromPoint(to.left + to.width / 2, to.top + to.height / 2)
  spot.style.transform = ''
  const [above, below] = [spot, hero].map((each) => there.indexOf(each))
  return above >= 0 && below > above
}"""


def test_the_reference_is_at_hand_in_a_match_and_as_a_page(open_page: OpenPage) -> None:
    page = open_page("/", (390, 844), touch=True)
    page.get_by_role("button", name="Play now").tap()
    page.locator("[role=grid]").wait_for()
    page.get_by_role("button", name="Keys and help").tap()
    page.get_by_text("Quick reference: Delve & Dash").tap()
    expect(page.get_by_role("heading", name="Moves in a turn")).to_be_visible()
    look(page, "reference-match-phone")
    page.goto("/reference/delve-and-dash")
    page.get_by_role("heading", name="What the computer does").wait_for()
    look(page, "reference-phone")


@pytest.mark.parametrize(
    ("game", "language", "contrast"),
    [("extrikate", "de", False), ("dooom", "fr", True), ("dungeon-crawler", "de", True)],
)
def test_every_reference_fits_a_small_phone(
    open_page: OpenPage, game: str, language: str, contrast: bool
) -> None:
    settings = {"language": language, "contrast": contrast}
    page = open_page(f"/reference/{game}", (320, 568), touch=True, settings=settings)
    page.locator(".reference h2").first.wait_for()
    look(page, f"reference-{game}-{language}-phone")


def test_a_word_is_looked_for_in_a_reference(open_page: OpenPage) -> None:
    page = open_page("/reference/dungeon-crawler")
    cards = page.locator(".reference article")
    expect(cards).to_have_count(103)
    page.get_by_label("Look for a word").fill("kobold")
    expect(page.get_by_role("status")).to_have_text("1 entry has it.")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("keeps its distance")
    look(page, "reference-search-desktop")
    page.get_by_label("Look for a word").fill("no such word")
    expect(page.get_by_role("status")).to_have_text("Nothing has that word.")
    page.get_by_label("Look for a word").fill("")
    expect(cards).to_have_count(103)
