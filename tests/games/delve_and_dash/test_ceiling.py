"""The seer, against whom the bots' strength is measured, plays whole matches."""

from __future__ import annotations

import pytest

from tests.games.delve_and_dash.ceiling import SEER, play


@pytest.mark.parametrize(("is_solo", "least"), [(False, 3), (True, 6)])
def test_who_knows_all_wins_most_matches(is_solo: bool, least: int) -> None:
    ends = [play(number, "1", "ceiling", is_solo) for number in range(6)]
    assert ends.count(SEER) >= least
