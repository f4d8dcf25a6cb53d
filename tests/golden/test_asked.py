"""Bots would do what they would have done when their strength was measured (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.asked import BOTS, FILE, MATCHES, line
from tests.golden.told import HERE

LINES = [(game, number) for game in BOTS for number in range(MATCHES[game])]


@pytest.mark.parametrize(("game", "number"), LINES)
def test_bots_would_do_what_they_would_have_done(game: str, number: int) -> None:
    written = (HERE / game / FILE).read_text(encoding="utf-8").splitlines()
    assert line(game, number) == written[number]
