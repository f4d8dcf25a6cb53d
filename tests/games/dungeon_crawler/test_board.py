"""The geometry of tiles."""

from __future__ import annotations

import pytest

from waystone.games.dungeon_crawler.board import INWARD


@pytest.mark.rule("DC-9", "DC-56")
def test_the_way_inwards_leads_from_the_middle_of_each_side_through_the_tile() -> None:
    north = [2 + 5 * step for step in range(5)]
    west = [10 + step for step in range(5)]
    assert [list(way) for way in INWARD] == [north, west[::-1], north[::-1], west]
