"""What a square costs where the dragon may come."""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any, cast

import pytest

from waystone.games.delve_and_dash.bots.danger import DEPTH, Danger

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("COMPILED")), reason="nothing stands in for an object of a compiled class"
)


def danger(lasts: int, perils: int = 0) -> Danger:
    """The dragon stands on 9 and comes to 8; whoever stands on 3 then lasts so many turns."""
    pursuit = SimpleNamespace(
        perils=lambda dragon: perils if dragon == 9 else 0,
        answer=lambda dragon, cell: 8 if (dragon, cell) == (9, 3) else -1,
    )
    found = Danger(cast(Any, None), cast(Any, pursuit), 9, True, 1000)

    def survives(cell: int, dragon: int, carrying: bool, turns: int) -> bool:
        assert (cell, dragon, carrying) == (3, 8, True)
        return turns <= lasts

    survival: Any = SimpleNamespace(lasts=survives)
    object.__setattr__(found, "survival", survival)
    return found


def test_a_square_that_the_dragon_reaches_costs_the_whole_hit() -> None:
    assert danger(9, perils=1 << 3).risk(3) == 1000


@pytest.mark.parametrize("lasts", range(DEPTH + 1))
def test_each_turn_that_one_lasts_makes_it_a_fifth_cheaper(lasts: int) -> None:
    found = danger(lasts)
    assert found.risk(3) == (800 - 200 * lasts if lasts < DEPTH else 0)
    assert found.risk(3) == found._risks[3]
