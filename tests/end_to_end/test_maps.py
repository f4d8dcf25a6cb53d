"""Maps in the browser: chosen, loaded from a file, drawn, checked at the place, played."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.end_to_end import looks
from tests.end_to_end.looks import SIZES, walked
from tests.end_to_end.moves import choices, choose

OpenPage = Callable[..., Page]
EDITOR = "/games/dooom/maps"
GOOD = "name Tiny hall\nwin 1\n######\n#.G.E#\n######\n"
DOOOM = {"game": "dooom"}


def opened(open_page: OpenPage, size: str, address: str = "/", **settings: object) -> Page:
    is_phone = size == "phone"
    return open_page(address, SIZES[size], touch=is_phone, settings={**DOOOM, **settings})


def look(page: Page, name: str, size: str, middle: Locator | None = None) -> None:
    """Judge what is seen with this in the middle of it."""
    if middle is not None:
        middle.scroll_into_view_if_needed()
    looks.look(page, name, size)


def waystone(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "waystone", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def download(page: Page, folder: Path) -> Path:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def choose_own(page: Page) -> None:
    choose(page, "Own map")


def load(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)


def status(page: Page, text: str) -> None:
    expect(page.get_by_role("status").filter(has_text=text)).to_be_visible(timeout=15_000)


@pytest.mark.rule("DM-12")
@walked("desktop")
def test_a_bad_file_is_shown_at_line_and_column_and_a_good_one_is_played(
    open_page: OpenPage, size: str, tmp_path: Path
) -> None:
    page = opened(open_page, size)
    stamps = choices(page).locator("form canvas")
    expect(stamps).to_have_count(6)
    look(page, "maps-choose", size, stamps.first)
    choose_own(page)
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_disabled()
    bad = tmp_path / "bad.map"
    bad.write_bytes(GOOD.replace("G.E", "GxE").replace("\n", "\r\n").encode())
    load(page, bad)
    expect(page.get_by_text("Line 4, column 4:")).to_be_visible()
    expect(page.locator("mark")).to_have_text("x")
    expect(play).to_be_disabled()
    look(page, "maps-flaw", size, page.locator("pre"))
    noise = tmp_path / "noise.map"
    noise.write_bytes(b"name n\nwin 0\n\xff\xfe\n")
    load(page, noise)
    expect(page.get_by_text("This is not a text in UTF-8.")).to_be_visible()
    good = tmp_path / "good.map"
    good.write_text(GOOD)
    load(page, good)
    expect(page.get_by_text("Tiny hall")).to_be_visible()
    expect(page.get_by_text("Line 3")).to_have_count(0)
    choose(page, "One device")
    play.click()
    page.wait_for_url("**/g/*")
    page.goto("/")
    choices(page)
    expect(page.get_by_text("Tiny hall")).to_be_visible()  # it is remembered


@pytest.mark.rule("DM-M2")
@walked("phone")
def test_a_map_made_for_the_match_can_be_chosen(open_page: OpenPage, size: str) -> None:
    page = opened(open_page, size)
    for name in ("Generated", "Cave", "21 × 15"):
        choose(page, name)
    look(page, "maps-generated", size, page.get_by_text("Made for this match"))
    with page.expect_request("**/api/matches") as asked:
        page.get_by_role("button", name="Play now").click()
    body = asked.value.post_data_json
    assert body is not None
    settings = body["settings"]
    assert settings["map"] == "generated"
    assert (settings["style"], settings["width"], settings["height"]) == ("cave", "21", "15")
    page.wait_for_url("**/g/*")


@pytest.mark.rule("DM-12", "DM-14")
@walked("desktop")
def test_a_map_is_drawn_checked_downloaded_and_played(
    open_page: OpenPage, size: str, tmp_path: Path
) -> None:
    page = opened(open_page, size, EDITOR)
    sheet = page.get_by_role("application")
    status(page, "There is no exit.")
    page.get_by_label("Name").fill("Cross roads")
    page.get_by_label("Width").fill("9")
    page.get_by_label("Width").press("Enter")
    page.get_by_label("Height").fill("7")
    page.get_by_label("Height").press("Enter")
    expect(sheet).to_have_attribute("aria-label", "Map, 9 by 7 tiles")
    draw_by_keys(page, sheet)
    page.get_by_label("Gold to win").fill("2")
    status(page, "There is less gold on the map than is needed to win.")
    expect(page.get_by_label("Gold to win")).to_have_attribute("aria-invalid", "true")
    look(page, "maps-bad", size, page.get_by_role("status").last)
    page.get_by_label("Gold to win").fill("1")
    status(page, "This map can be played.")
    paint_a_wall(page, sheet)
    status(page, "Not everything hangs together")
    look(page, "maps-odd", size)
    page.get_by_role("button", name="Undo").click()
    status(page, "This map can be played.")
    file = download(page, tmp_path)
    assert file.name == "Cross-roads.map"
    checked = waystone("maps", "check", str(file))
    assert (checked.returncode, "loads" in checked.stdout) == (0, True), checked.stderr
    rows = file.read_text().splitlines()
    assert rows[:2] == ["name Cross roads", "win 1"]
    assert rows[2:5] == ["#########", "#E.G.....", "#........"]
    page.reload()  # the drawing is kept on this device
    expect(page.get_by_label("Name")).to_have_value("Cross roads")
    status(page, "This map can be played.")
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/g/*")
    page.get_by_role("grid").wait_for()


def draw_by_keys(page: Page, sheet: Locator) -> None:
    """Without a mouse: an exit and a piece of gold; the live region says where and what."""
    sheet.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("e")
    expect(page.get_by_text("Row 2, column 2: exit")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("g")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    expect(page.get_by_text("Row 2, column 4: gold")).to_be_visible()


def paint_a_wall(page: Page, sheet: Locator) -> None:
    """One stroke from top to bottom, straight through the hall."""
    page.get_by_role("radio", name="wall").check(force=True)
    sheet.scroll_into_view_if_needed()
    box = sheet.bounding_box()
    assert box is not None
    tile = 44 if page.viewport_size and page.viewport_size["width"] < 500 else 32
    x = box["x"] + 1 + tile * 4.5
    page.mouse.move(x, box["y"] + 1 + tile * 0.5)
    page.mouse.down()
    page.mouse.move(x, box["y"] + 1 + tile * 6.5, steps=2)
    page.mouse.up()


@pytest.mark.rule("DM-M1")
@walked("phone")
def test_maps_to_begin_with(open_page: OpenPage, size: str, tmp_path: Path) -> None:
    page = opened(open_page, size, EDITOR)
    sheet = page.get_by_role("application")
    start = page.get_by_label("Begin with")
    expect(start.locator("option")).to_have_count(9)
    start.select_option("long-dark")
    expect(sheet).to_have_attribute("aria-label", "Map, 61 by 31 tiles")
    look(page, "maps-editor", size)
    start.select_option("make")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Style").select_option("maze")
    dialog.get_by_label("Width").fill("41")
    look(page, "maps-order", size)
    dialog.get_by_role("button", name="Make it").click()
    expect(sheet).to_have_attribute("aria-label", "Map, 41 by 21 tiles")
    status(page, "This map can be played.")
    good = tmp_path / "good.map"
    good.write_text(GOOD)
    load(page, good)
    expect(page.get_by_label("Name")).to_have_value("Tiny hall")
    bad = tmp_path / "bad.map"
    bad.write_text(GOOD + "#####\n")
    load(page, bad)
    expect(page.get_by_text("Line 6, column 6:")).to_be_visible()
    expect(page.get_by_label("Name")).to_have_value("Tiny hall")
    page.get_by_role("button", name="Play with others").click()
    choices(page)
    expect(page.get_by_role("radio", name="Own map")).to_be_checked()
    expect(page.get_by_text("Tiny hall")).to_be_visible()


def test_a_very_large_map_can_be_drawn(open_page: OpenPage, tmp_path: Path) -> None:
    """600 × 600 tiles: only what is seen is drawn, and a stroke is answered at once."""
    page = opened(open_page, "desktop", EDITOR)
    file = tmp_path / "large.map"
    rows = ["E" + "." * 599, *["." * 600] * 599]
    file.write_text("\n".join(["name Large", "win 0", *rows, ""]))
    load(page, file)
    sheet = page.get_by_role("application")
    expect(sheet).to_have_attribute("aria-label", "Map, 600 by 600 tiles")
    canvas = sheet.locator("canvas")
    assert canvas.evaluate("canvas => canvas.width") < 2000
    sheet.focus()
    for key in ("End", *["PageDown"] * 60, "g"):
        page.keyboard.press(key)
    expect(page.get_by_text("Row 600, column 600: gold")).to_be_visible()
    status(page, "This map can be played.")
    assert download(page, tmp_path).read_text().endswith("." * 599 + "G\n")


@walked("phone")
def test_the_editor_speaks_german(open_page: OpenPage, size: str) -> None:
    page = opened(open_page, size, EDITOR, language="de")
    expect(page.get_by_role("heading", name="Karteneditor")).to_be_visible()
    status(page, "Es gibt keinen Ausgang.")
    look(page, "maps-german", size)


def test_a_page_that_no_game_has_is_nowhere(open_page: OpenPage) -> None:
    page = open_page("/games/extrikate/maps")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("application")).to_have_count(0)
