"""Which of many right patches is sent, and all that is told of seeded matches: as ever."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.golden import framed
from tests.match.kit import run
from tests.wire import frames, patches
from tests.wire.patches import Kind, Row, signs
from tests.wire.test_patch import Tree
from waystone.kernel.dice import SeededDice
from waystone.wire import patch
from waystone.wire.patch import PatchDraft, difference, different, resize


@pytest.mark.parametrize("kind", patches.KINDS)
def test_the_same_views_lead_to_the_same_patch(kind: Kind) -> None:
    assert patches.sum_of(kind) == framed.kept()[f"patches {kind.__name__}"]


@pytest.mark.rule("DM-81")
@pytest.mark.parametrize("game", frames.WISHES)
def test_the_same_match_is_told_in_the_same_frames(game: str) -> None:
    assert run(frames.sum_of(game)) == framed.kept()[f"frames {game}"]


def test_a_text_is_told_in_runs_only_where_that_is_shorter() -> None:
    def found(old: str, new: str) -> tuple[list[Any], list[Any]]:
        made = difference(*(Tree(each, (), (), None, 0) for each in (old, new)))
        return list(made.splices), list(made.puts)

    dots = "." * 33
    assert found(dots, "#" + dots[1:]) == ([(["text"], 0, 1, "#")], [])
    assert found(dots[:32], "#" + dots[1:32]) == ([], [(["text"], "#" + dots[1:32])])
    assert found(dots, "#" * 9 + dots[9:]) == ([], [(["text"], "#" * 9 + dots[9:])])
    assert found(dots, "#" * 8 + dots[8:]) == ([(["text"], 0, 8, "#" * 8)], [])
    assert found(dots, "é" + dots[1:]) == ([], [(["text"], "é" + dots[1:])])
    assert found("é" + dots[1:], dots) == ([], [(["text"], dots)])
    assert found(dots, dots + ".") == ([], [(["text"], dots + ".")])


def test_something_is_added_or_taken_where_most_stays_as_it_was() -> None:
    def resized(old: Row, new: Row) -> tuple[Any, Any]:
        draft = PatchDraft()
        row = resize(old, new, ["x"], draft)
        return draft.splices, tuple(row)

    assert resized((1, 2, 3), (0, 1, 2, 3)) == ([(["x"], 0, 0, (0,))], (0, 1, 2, 3))
    assert resized((1, 2, 3), (1, 2, 3, 4)) == ([(["x"], 3, 0, (4,))], (1, 2, 3, 4))
    assert resized((1, 2, 4), (1, 2, 3, 4)) == ([(["x"], 2, 0, (3,))], (1, 2, 3, 4))
    assert resized((1, 2, 3, 4), (1, 2, 4)) == ([(["x"], 2, 1, ())], (1, 2, 4))
    assert resized((1, 2, 3), (2, 3)) == ([(["x"], 0, 1, ())], (2, 3))
    assert resized((1, 2, 3), ()) == ([(["x"], 0, 3, ())], ())
    assert resized((), (1, 2)) == ([(["x"], 0, 0, (1, 2))], (1, 2))


def test_two_sheets_are_texts_of_one_length_each() -> None:
    small, wide = ("ab", "cd"), ("abc", "def")
    assert patch.has_grown(small, wide)
    assert patch.has_grown(small, ("ab", "cd", "ef"))
    for one, other in (
        (small, ("xy", "zz")),
        (small, ()),
        ((), small),
        (small, ("abc", "de")),
        (("ab", "c"), wide),
        (small, (1, 2, 3)),
        ((1, 2), wide),
        (small, ("abc", 1)),
    ):
        assert not patch.has_grown(one, other)


def test_a_sheet_grows_by_four_at_most_on_every_side() -> None:
    def grown(left: int, top: int, right: int = 0, below: int = 0) -> list[Any]:
        old = ("ab", "cd")
        width = left + 2 + right
        rows = [" " * left + row + " " * right for row in old]
        new = (*[" " * width] * top, *rows, *[" " * width] * below)
        draft = PatchDraft()
        after = patch.grow(old, new, ["m"], draft)
        assert tuple(after) == (new if draft.splices else old)
        return draft.splices

    each = ["m", None]
    assert grown(1, 0) == [(each, 0, 0, " ")]
    assert grown(0, 0, right=4) == [(each, 2, 0, "    ")]
    assert grown(0, 0, right=5) == grown(5, 0) == grown(0, 5) == grown(0, 0) == []
    assert grown(0, 1) == [(["m"], 0, 0, ("  ",))]
    assert grown(0, 0, below=2) == [(["m"], 2, 0, ("  ", "  "))]
    assert grown(2, 1, 1, 1) == [
        (each, 0, 0, "  "),
        (each, 4, 0, " "),
        (["m"], 0, 0, (" " * 5,)),
        (["m"], 3, 0, (" " * 5,)),
    ]
    assert grown(3, 0, 2) == []


def test_runs_are_found_to_the_letter() -> None:
    dice = SeededDice("runs")
    for _ in range(300):
        size = 1 + dice.index(70)
        old = signs(dice, size, ".#")
        new = "".join(sign if dice.index(6) else ".#"[sign == "."] for sign in old)
        runs = different(old, new)
        told = {at for first, end in runs for at in range(first, end)}
        assert {at for at in range(size) if old[at] != new[at]} <= told
        for first, end in runs:
            assert old[first] != new[first]
            assert old[end - 1] != new[end - 1]
        for (_, end), (first, _) in pairwise(runs):
            assert end < first
