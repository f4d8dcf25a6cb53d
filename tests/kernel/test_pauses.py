"""Pauses: figures by kind of event, the same for terminal and browser."""

from __future__ import annotations

import msgspec
import pytest

from tests.tic_tac_toe.events import Marked
from waystone.catalogue import GAMES
from waystone.games.delve_and_dash import events
from waystone.games.delve_and_dash.pauses import PAUSES
from waystone.kernel.pauses import USUAL_PAUSES
from waystone.service.matches import game_info

STEP = events.Stepped(0, 1, 1, 1)


@pytest.mark.rule("DD-97")
def test_the_computer_thinks_longest_before_its_first_step() -> None:
    """DD-97: 0.8 s before the computer's first step, 0.6 s per step."""
    assert PAUSES.before_event(STEP, is_bots=True, is_first=True) == 800
    assert PAUSES.before_event(STEP, is_bots=True, is_first=False) == 600
    assert PAUSES.before_event(STEP, is_bots=False, is_first=True) == 0
    assert PAUSES.before_event(events.Died(0), is_bots=True, is_first=True) == 0
    assert PAUSES.after_event(STEP) == 0


@pytest.mark.rule("DD-97")
def test_chime_flight_roar_and_clash_stay_in_view() -> None:
    assert PAUSES.after_event(events.DragonStirred()) == 800
    assert PAUSES.after_event(events.DragonMoved(3)) == 800
    assert PAUSES.after_event(events.DragonWoke(0, 3)) == 1200
    assert PAUSES.after_event(events.Robbed(0, 1)) == 1200
    assert PAUSES.after_event(events.BattleHeld(0, 1)) == 0  # DD-74: no pause


def test_a_game_without_pauses_waits_before_what_bots_do() -> None:
    marked = Marked(0, 4)
    assert USUAL_PAUSES.before_event(marked, is_bots=True, is_first=False) == 600
    assert USUAL_PAUSES.before_event(marked, is_bots=False, is_first=True) == 0
    assert USUAL_PAUSES.after_event(marked) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_client_is_told_the_same_pauses(name: str) -> None:
    pauses = GAMES[name].pauses
    told = msgspec.to_builtins(game_info(GAMES[name]))["pauses"]
    assert told == {
        "after": pauses.after,
        "before_bot": pauses.before_bot,
        "otherwise": pauses.otherwise,
        "first": pauses.first,
    }
    assert pauses.after or pauses.otherwise
