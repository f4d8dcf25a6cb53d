"""The seer, against whom the bots' strength is measured, plays whole matches."""

from __future__ import annotations

import pytest

from tests.games.delve_and_dash.ceiling import SEER, play


@pytest.mark.parametrize(("is_solo", "least"), [(False, 7), (True, 11)])
def test_who_knows_all_wins_most_matches(is_solo: bool, least: int) -> None:
    ends = [play(number, "1", "seeing", is_solo) for number in range(12)]
    assert ends.count(SEER) >= least
