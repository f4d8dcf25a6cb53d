"""The bots play as they did when their strength was measured (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.bot_play import LINE_UPS, LineUp, played, title, written


@pytest.mark.thorough
@pytest.mark.parametrize("line_up", LINE_UPS, ids=title)
def test_bots_play_as_when_they_were_measured(line_up: LineUp) -> None:
    assert played(line_up) == written()[title(line_up)]


def test_every_line_up_is_written_down() -> None:
    assert list(written()) == [title(line_up) for line_up in LINE_UPS]
