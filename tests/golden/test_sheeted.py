"""Extrikate's bots make of any sheet what they did when their strength was measured (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.sheeted import SHEETS, TOGETHER, leaving, line, written


@pytest.mark.parametrize("first", range(0, SHEETS, TOGETHER))
def test_bots_make_of_a_sheet_what_they_made_of_it(first: int) -> None:
    assert line(first) == written()[str(first)]


def test_who_is_ahead_leaves_with_the_last_life() -> None:
    assert leaving() == written()["leaving"]
