"""The bots of Delve & Dash reckon as they did when their strength was measured (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.reckoned import LINES, Line, reckoned, title, written


@pytest.mark.parametrize("line", LINES, ids=title)
def test_bots_reckon_as_when_they_were_measured(line: Line) -> None:
    assert reckoned(line) == written()[title(line)]


def test_all_that_is_reckoned_is_written_down() -> None:
    assert list(written()) == [title(line) for line in LINES]
