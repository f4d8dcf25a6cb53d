"""The Crawler's champion foresees as it did when its strength was measured (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.foreseen import FINALES, foreseen, written


@pytest.mark.parametrize("number", range(FINALES))
def test_the_champion_foresees_as_when_it_was_measured(number: int) -> None:
    assert foreseen(number) == written()[number]


def test_all_that_is_foreseen_is_written_down() -> None:
    assert len(written()) == FINALES
