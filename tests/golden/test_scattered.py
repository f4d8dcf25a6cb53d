"""Delve & Dash's bots reckon as they did when measured, wherever everybody stands (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.scattered import POSITIONS, TOGETHER, line, written


@pytest.mark.parametrize("first", range(0, POSITIONS, TOGETHER))
def test_bots_reckon_as_they_did_wherever_everybody_stands(first: int) -> None:
    assert line(first) == written()[str(first)]
