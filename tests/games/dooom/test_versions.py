"""Rules version 2 is still played as it was; new matches follow the second edition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dooom.scene import map_text, rulebook
from waystone.catalogue import find_game
from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.game import DooomTwo
from waystone.games.dooom.state import DooomState
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSetting
from waystone.kernel.rules import Rules

ENTRY = find_game("dooom")
PAPER = {"map": "custom", "map_text": map_text(["..E", "G.."])}


def after_slow_turns(game: Rules[DooomState, Any]) -> tuple[int, ...]:
    """How two players fare when the first does a little in each turn and lets it run out."""
    state = game.setup(2, SeededDice(1))
    while state.round < 5:
        seat = state.turn
        if seat == 0:
            game.apply(state, 0, game.legal(state, 0)[0], SeededDice(1))
        if state.turn == seat:
            action = ACTIONS.end_turn if seat else ACTIONS.time_out
            game.apply(state, seat, action, SeededDice(1))
    return tuple(state.status)


@pytest.mark.rule("DM-79", "DM-28")
def test_slow_players_stay_by_todays_rules_and_went_by_the_first_ones() -> None:
    settings = {"map": "pillar-hall"}
    assert after_slow_turns(ENTRY.open(settings)) == (1, 1)
    assert after_slow_turns(ENTRY.open(settings, 2)) == (3, 1)


@pytest.mark.rule("DM-78", "DM-12")
@pytest.mark.parametrize(
    ("settings", "gold"),
    [({"map": "duel"}, 4), ({"map": "cellar"}, 2), ({"map": "pillar-hall"}, 14), (PAPER, 1)],
)
def test_the_goal_is_at_most_the_gold_on_the_map(settings: dict[str, str], gold: int) -> None:
    assert rulebook(**settings, goal=str(gold)).params.goal == gold
    with pytest.raises(BadSetting) as refused:
        rulebook(**settings, goal=str(gold + 1))
    assert refused.value.code == "MAP_LOW_GOLD"
    said = f"goal: the goal is {gold + 1}, but the map has only {gold} gold"
    assert refused.value.message == said
    older = ENTRY.open({**settings, "goal": str(gold + 1)}, 2)
    assert isinstance(older, DooomTwo)
    assert older.setup(2, SeededDice(1)).turn == 0


@pytest.mark.rule("DM-78", "DM-M1")
@pytest.mark.parametrize("style", ["rooms", "maze", "cave"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_generated_map_is_judged_by_the_gold_it_will_have(style: str, seats: int) -> None:
    settings = {"map": "generated", "style": style, "map_goal": "2"}
    state = rulebook(**settings, goal=str(2 + seats)).setup(seats, SeededDice(3))
    assert state.dungeon.gold() == 2 + seats
    game = rulebook(**settings, goal=str(3 + seats))
    for refuse in (game.check_seats, lambda count: game.setup(count, SeededDice(3))):
        with pytest.raises(BadSetting) as refused:
            refuse(seats)
        assert refused.value.code == "MAP_LOW_GOLD"
