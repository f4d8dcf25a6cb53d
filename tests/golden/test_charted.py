"""Dooom's bots make of any chart what they did when their strength was measured (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.charted import CHARTS, TOGETHER, line, written


@pytest.mark.parametrize("first", range(0, CHARTS, TOGETHER))
def test_bots_make_of_a_chart_what_they_made_of_it(first: int) -> None:
    assert line(first) == written()[str(first)]
