"""The picture of an invitation: what is written where, and the boards beside it."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageFont

from waystone.api import picture
from waystone.api.invitation import Invitation, nameless
from waystone.api.picture import Letters, can_draw, draw, lightness, write_words

TOLD = Invitation("Ada invites you", "Delve & Dash", "Find the treasure. " * 20, "en")
WEIGHTS: list[float] = []


@pytest.fixture(autouse=True)
def _any_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pillow's own letters have one weight; which one was wanted is written down."""
    WEIGHTS.clear()

    def note(_: object, axes: list[float]) -> None:
        WEIGHTS.extend(axes)

    monkeypatch.setattr(ImageFont.FreeTypeFont, "set_variation_by_axes", note)


def letters_file() -> bytes:
    found: Any = ImageFont.load_default(10)
    content: bytes = found.font_bytes
    return content


FILES = {"assets/cinzel-a.woff2": letters_file(), "assets/atkinson-a.woff2": letters_file()}


class Pen:
    """Writes down what is written: each line once, with its place, size and colour."""

    def __init__(self) -> None:
        self.signs: list[tuple[float, int, str, float, tuple[int, int, int]]] = []

    def text(self, at: tuple[float, int], sign: str, font: Any, fill: tuple[int, int, int]) -> None:
        self.signs.append((*at, sign, font.size, fill))

    def lines(self) -> list[tuple[int, str, float, tuple[int, int, int]]]:
        found: dict[int, tuple[str, float, tuple[int, int, int]]] = {}
        for _, y, sign, size, fill in self.signs:
            found[y] = found.get(y, ("", size, fill))[0] + sign, size, fill
        return [(y, *rest) for y, rest in found.items()]


def written(told: Invitation) -> list[Any]:
    pen: Any = Pen()
    write_words(pen, told, FILES)
    return list(pen.lines())


def test_the_house_who_invites_the_game_and_a_sentence_stand_below_each_other() -> None:
    house, who, game, *text = written(TOLD)
    assert house == (56, "Waystone", 34, (240, 195, 90))
    assert who == (150, "Ada invites you", 38, (236, 227, 210))
    assert game == (150 + 46 + 14, "Delve & Dash", 76, (240, 195, 90))
    below = 210 + 93 + 18
    assert [(y, size) for y, _, size, _ in text] == [(below + 37 * at, 30) for at in range(4)]
    assert {colour for *_, colour in text} == {(217, 205, 184)}
    assert WEIGHTS == [700, 500, 700, 400]


def test_long_titles_are_smaller_and_the_house_does_not_name_itself_twice() -> None:
    assert written(TOLD._replace(title="x" * 19))[2][2] == 76
    assert written(TOLD._replace(title="x" * 20))[2][2] == 62
    assert [line[1] for line in written(TOLD._replace(title="Waystone"))[:2]] == [
        "Ada invites you",
        "Waystone",
    ]


def test_a_name_that_can_not_be_written_is_left_out() -> None:
    assert written(TOLD._replace(headline="\u4e00 invites you"))[1][1] == nameless("en")


def test_lines_are_broken_between_words_where_they_grow_too_wide() -> None:
    small = Letters(FILES, "assets/atkinson-", 30, 400)
    one = small.width("one two")
    assert small.width("") == 0
    assert one == pytest.approx(sum(map(small.width, "one two")))
    assert small.lines("one  two three", int(one) + 1) == ["one two", "three"]
    assert small.lines("one two", int(one) - 1) == ["one", "two"]
    assert small.lines("incredible", 1) == ["incredible"], "what can not be broken stays whole"
    for line in small.lines(TOLD.text, 540):
        assert small.width(line) <= 540


def test_signs_are_looked_for_in_every_file_and_skipped_where_none_has_them() -> None:
    small = Letters(FILES, "assets/atkinson-", 30, 400)
    assert small.has("A name, with a blank")
    assert not small.has("\u4e00")
    assert [sign for sign, _ in small.signs("a\u4e00b")] == ["a", "b"]
    pen: Any = Pen()
    assert small.write(pen, 10, ["ab", "c"], picture.INK) == 10 + 2 * 37
    (x, y, *_), (next_x, *_), (third_x, third_y, *_) = pen.signs
    assert (x, y, third_x, third_y) == (64, 10, 64, 47)
    assert next_x == 64 + small.width("a")


def test_boards_fade_out_under_the_words() -> None:
    assert [lightness(level) for level in (0, 30, 40, 130, 190, 255)] == [0, 0, 16, 160, 255, 255]


def board(colour: tuple[int, int, int]) -> bytes:
    stream = BytesIO()
    Image.new("RGB", (40, 30), colour).save(stream, "WEBP", lossless=True)
    return stream.getvalue()


def test_a_picture_has_its_boards_at_the_right_and_a_golden_edge() -> None:
    assert can_draw()
    files = {**FILES, "red": board((200, 0, 0)), "blue": board((0, 0, 200))}
    content = draw(TOLD._replace(headline="", text="", title="x"), files, ["red", "blue"])
    with Image.open(BytesIO(content)) as file:
        assert (file.format, file.size, file.mode) == ("PNG", (1200, 630), "P")
        assert 60 < len(file.getcolors() or []) <= 128
        seen = file.convert("RGB")
    near = pytest.approx
    assert seen.getpixel((600, 625)) == near((240, 195, 90), abs=12)
    assert seen.getpixel((20, 620)) == near((240, 195, 90), abs=12), "ten lines high"
    assert seen.getpixel((20, 619)) == near((17, 14, 21), abs=12)
    assert seen.getpixel((600, 610)) != near((240, 195, 90), abs=40)
    assert seen.getpixel((20, 300)) == near((17, 14, 21), abs=8), "dark where the words stand"
    assert seen.getpixel((430, 300)) == near((17, 14, 21), abs=8)
    assert seen.getpixel((1190, 300)) == near((0, 0, 200), abs=12), "the second board, whole"
    assert seen.getpixel((815, 300)) == near((135, 4, 6), abs=20), "where the first one ends"
    assert seen.getpixel((825, 300)) == near((6, 4, 135), abs=20)
    assert seen.getpixel((1190, 5)) == near((0, 0, 200), abs=12), "as high as the picture"
