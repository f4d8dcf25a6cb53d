"""Windows of any size: the board and the question always come first."""

import pytest
from rich.text import Text

from waystone.terminal.cursor import Cursor
from waystone.terminal.page import Page, lay_out
from waystone.words.en.terminal import Words


def page(log: int = 50) -> Page:
    return Page(
        picture=[Text("#" * 36) for _ in range(18)],
        panel=[Text(f"panel {number}") for number in range(19)],
        summary="summary of the position",
        log=[Text(f"log {number}") for number in range(log)],
        status=Text("status"),
        says=Words(),
        keys="keys",
        notice=Text("notice"),
    )


@pytest.mark.parametrize("height", range(1, 60))
@pytest.mark.parametrize("width", [10, 36, 40, 66, 67, 80, 120])
def test_a_page_fits_its_window(width: int, height: int) -> None:
    lines = lay_out(page(), width, height)
    assert len(lines) <= height
    shown = [line.plain for line in lines]
    if width < 36 or height < 20:
        assert shown[0].startswith("This window has")
        return
    assert sum(line.startswith("#") for line in shown) == 18
    assert "status" in shown
    assert ("panel 0" in shown[0]) == (width >= 67)


def test_the_log_shows_its_end() -> None:
    shown = [line.plain for line in lay_out(page(), 80, 30)]
    logged = [line for line in shown if line.startswith("log")]
    assert logged[-1] == "log 49"
    assert len(logged) >= 5
    assert shown[-3:] == ["notice", "status", "keys"]


def test_a_narrow_window_has_a_summary_instead_of_a_panel() -> None:
    shown = [line.plain for line in lay_out(page(), 40, 30)]
    assert "summary of the position" in shown


def test_the_cursor_moves_and_stops_at_the_rim() -> None:
    cursor = Cursor(8, 64)
    for _ in range(10):
        assert cursor.take("up")
        assert cursor.take("left")
    assert cursor.cell == 0
    for _ in range(10):
        cursor.take("down")
        cursor.take("right")
    assert cursor.cell == 63


@pytest.mark.parametrize(
    ("size", "typed", "cell"),
    [
        (8, "c5", 34),
        (8, "C5", 34),
        (8, "a1h8", 63),
        (8, "5c", 34),
        (12, "c11", 122),
        (12, "l12", 143),
        (12, "c1", 2),
        (12, "a1c2", 14),
        (6, "f6", 35),
    ],
)
def test_a_typed_cell_moves_the_cursor(size: int, typed: str, cell: int) -> None:
    cursor = Cursor(size, size * size)
    for key in typed:
        assert cursor.take(key)
    assert cursor.cell == cell


def test_an_arrow_ends_the_number_that_was_begun() -> None:
    cursor = Cursor(12, 144)
    assert all(cursor.take(key) for key in ("a", "1", "right", "2"))
    assert cursor.cell == 13


@pytest.mark.parametrize("key", ["z", "9", "0", "escape", "?", "é", "unknown", "i"])
def test_keys_that_name_nothing_leave_the_cursor(key: str) -> None:
    cursor = Cursor(8, 64)
    before = cursor.cell
    assert not cursor.take(key)
    assert cursor.cell == before
