"""The Crawler's bots weigh as they did when their strength was measured (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.weighed import CROWDS, weighed, written


@pytest.mark.parametrize("number", range(CROWDS))
def test_bots_weigh_as_when_they_were_measured(number: int) -> None:
    assert weighed(number) == written()[number]


def test_all_that_is_weighed_is_written_down() -> None:
    assert len(written()) == CROWDS
