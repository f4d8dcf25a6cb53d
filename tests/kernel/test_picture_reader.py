"""Pictures of positions are read line by line, and errors name the line."""

import pytest

from waystone.kernel.picture_reader import PictureError, PictureReader

PICTURE = """A title
o--o
|ab|
o--o
left: 8
  who :  two words

cells: a1 b2"""


def at_facts(text: str = PICTURE) -> PictureReader:
    reader = PictureReader(text)
    reader.find_rim("board")
    for _ in range(2):
        reader.inside(0, 4, "board")
    reader.at += 1
    return reader


def with_facts(*lines: str) -> PictureReader:
    reader = PictureReader("\n".join(lines))
    reader.read_facts("left: 8")
    return reader


def test_the_board_begins_at_the_first_rim() -> None:
    reader = PictureReader(PICTURE)
    assert reader.find_rim("board") == "o--o"
    assert reader.at == 1
    assert [reader.inside(0, 4, "board") for _ in range(2)] == ["|ab|", "o--o"]
    assert reader.at == 3


@pytest.mark.parametrize("text", ["", "no rim\nat all", "--o"])
def test_a_text_without_a_rim_is_no_picture(text: str) -> None:
    with pytest.raises(PictureError, match="line 1: expected a sheet whose rim begins with"):
        PictureReader(text).find_rim("sheet")


@pytest.mark.parametrize(
    "line", ["|abc|", "|a|", "|ab", "oab|", "ab||"], ids=["long", "short", "open", "mixed", "left"]
)
def test_a_line_goes_from_rim_to_rim(line: str) -> None:
    reader = PictureReader(f"\no--o\n{line}")
    reader.find_rim("board")
    with pytest.raises(PictureError, match="line 3: expected 4 characters of board") as refused:
        reader.inside(0, 4, "board")
    assert (refused.value.line, refused.value.code) == (3, "BAD_PICTURE")


def test_a_board_that_ends_early_is_refused() -> None:
    reader = PictureReader("  o--o\n  |ab|  ")
    assert reader.find_rim("board") == "o--o"
    assert reader.inside(2, 4, "board") == "|ab|"
    with pytest.raises(PictureError, match="line 3: expected 4 characters"):
        reader.inside(2, 4, "board")


def test_every_fact_is_read_and_used_up() -> None:
    reader = at_facts()
    reader.read_facts("left: 8")
    assert reader.info == {"left": "8", "who": "two words", "cells": "a1 b2"}
    assert reader.number("left", 3) == 8
    assert reader.number("left", 3) == 3, "it is used up"
    assert reader.take("who", "nobody") == "two words"
    with pytest.raises(PictureError, match="line 8: there is no fact 'cells' here"):
        reader.refuse_unknown_facts()
    assert reader.take("cells", "") == "a1 b2"
    reader.refuse_unknown_facts()


def test_a_fact_has_a_colon_and_comes_once() -> None:
    with pytest.raises(PictureError, match="line 2: expected a fact such as 'left: 8', not 'x"):
        with_facts("left: 1", "x" * 50)
    with pytest.raises(PictureError, match="line 3: a second fact 'left'"):
        with_facts("left: 1", "", "left: 2")
    with pytest.raises(PictureError, match=f"line 1: there is no fact '{'y' * 40}' here"):
        with_facts("y" * 50 + ": 1").refuse_unknown_facts()


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("3 4", [3, 4]),
        ("0 999999999", [0, 999999999]),
        ("3", None),
        ("3 4 5", None),
        ("3 -4", None),
        ("3 ²", None),
        ("3 1000000000", None),
        ("", None),
    ],
)
def test_numbers_are_whole_and_as_many_as_expected(text: str, numbers: list[int] | None) -> None:
    reader = with_facts("", f"dice: {text}")
    if numbers is not None:
        assert reader.numbers("dice", [1, 2]) == numbers
        return
    with pytest.raises(PictureError, match=r"line 2: dice must be 2 whole number\(s\)"):
        reader.numbers("dice", [1, 2])


def test_of_a_line_that_is_no_fact_forty_letters_are_told() -> None:
    with pytest.raises(PictureError, match=f"not '{'x' * 40}'$"):
        with_facts("x" * 50)
