"""What is under way is copied whole: a bot that looks ahead must not change what it looks at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.acting import first_acting
from tests.games.dungeon_crawler.scene import drawn, game, parts_of, spot
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.rules.frames.moves import PushFrame
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.view import Harm
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table


def fields(frame: Frame) -> dict[str, Any]:
    names = [name for kind in type(frame).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(frame, name) for name in names}


@pytest.mark.parametrize("seed", range(3))
def test_every_frame_of_a_copied_position_is_the_same_and_another(seed: int) -> None:
    table = Table(game(), ["x"] * 4, seed)
    dice, kinds = SeededDice(seed, "frames"), set[str]()
    for _ in range(900):
        seat = first_acting(table)
        if seat < 0:
            break
        twin = table.state.copy()
        for one, other in zip(table.state.stack, twin.stack, strict=True):
            assert type(one) is type(other)
            assert one is not other
            assert fields(one) == fields(other)
            kinds.add(type(one).__name__)
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    assert len(kinds) > 8


def lists_of(state: CrawlerState) -> str:
    """All that a position holds, what copies share included."""
    names = [name for name in parts_of(state) if name not in ("stack", "terrain")]
    return repr([getattr(state, name) for name in names])


@pytest.mark.parametrize("seed", range(3))
def test_what_happens_to_a_copy_changes_no_list_that_both_share(seed: int) -> None:
    rules, dice = game(round_limit="20"), SeededDice(seed, "shared")
    state = rules.setup(3, dice)
    while acting := rules.acting(state):
        before, twin = lists_of(state), state.copy()
        legal = rules.legal(twin, acting[0])
        rules.apply(twin, acting[0], legal[dice.index(len(legal))], dice)
        assert lists_of(state) == before
        state = twin


def test_a_push_is_copied_with_everybody_in_their_place() -> None:
    frame = PushFrame(1, 50, 7, 33)
    frame.stage += 1
    assert fields(frame.copy()) == fields(frame)


@pytest.mark.rule("DC-99")
def test_who_is_asked_in_harm_sees_whom_it_threatens_and_how_much() -> None:
    scene = drawn("AB").hand(1, "amulet_of_protection").act(0)
    assert scene.game.view(scene.state, 1).harm is None
    scene.do(f"melee {spot(1, 0)}", 6, 6, 6, 6)
    view = scene.game.view(scene.state, 1)
    assert view.window == "harm"
    assert view.harm == Harm(51, 4)
    scene.do("pass")
    assert scene.game.view(scene.state, 1).harm is None
