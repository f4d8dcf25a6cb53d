"""The squire: the knight's way without its caution (DD-108)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.delve_and_dash.bots.asking import CALM, ask
from tests.games.delve_and_dash.scene import game, scene

PERIL = "1a8 2d6 *a4 %h8 Dd4 ?d4 $e5"


@pytest.mark.rule("DD-108")
def test_it_walks_where_a_knight_would_not() -> None:
    match = scene(PERIL, CALM, found="yes", left=2, turn=2, known="all", walls="e5-s e5-e")
    assert ask("squire", match)[0] in ("move n", "move e")
    match.state.left = 1
    brave, _ = ask("squire", match)
    wary, phase = ask("knight", match)
    assert brave != "next turn"
    assert (wary, phase) == ("next turn", "Evade Dragon")


@pytest.mark.rule("DD-108")
def test_it_errs_at_every_attempt_with_the_knights_chance() -> None:
    match = scene("1a8 2a1 *a4 %h8 Dh1 ?h1 $a8", game(), found="yes", turn=2, known="all")
    done = Counter(ask("squire", match, seed)[0] for seed in range(800))
    assert set(done) == {"move e", "move s"}
    assert done["move e"] / 800 == pytest.approx(0.075, abs=0.035)
