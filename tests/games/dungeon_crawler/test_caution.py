"""What the end of a Move is worth to the champion: turns to the chest, and danger on the way."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    Scene,
    blank,
    lay_tiles,
    put_hero,
    put_monster,
)
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import cell_at
from waystone.games.dungeon_crawler.bots.caution import Caution, is_firm, is_push
from waystone.games.dungeon_crawler.bots.racer import remaining
from waystone.games.dungeon_crawler.bots.scene import Scene as SceneOfBots
from waystone.games.dungeon_crawler.foresight.chances import PUSH
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.dice import SeededDice


def before_the_chest() -> Scene:
    """A corridor to the chest with a Monster in the way, and somebody far off."""
    scene = blank(2)
    lay_tiles(scene, {(3, 1): ("corridor", 0), (3, 2): ("corridor", 0)})
    put_hero(scene, 0, cell_at(17, 7))
    put_hero(scene, 1, SPAWNS[3][0])
    put_monster(scene, "zombie", 1, cell_at(17, 8))
    return scene.act(0)


def caution_of(scene: Scene) -> Caution:
    view = scene.game.view(scene.state, 0)
    return Caution(scene.game, SceneOfBots(view), SeededDice(1))


@pytest.mark.rule("DC-39")
def test_a_push_brings_nearer_as_often_as_it_succeeds() -> None:
    """Else one stays; and only then is there danger."""
    caution, behind = caution_of(before_the_chest()), cell_at(17, 9)
    push, walk = ACTIONS[ACTIONS.push + behind], ACTIONS[ACTIONS.move + behind]
    here, there = caution.turns(None), caution.turns(walk)
    assert there == caution.turns_at(behind) < here == caution.turns_at(cell_at(17, 7))
    assert 0 < PUSH < 1
    assert caution.turns(push) == pytest.approx(here + PUSH * (there - here))
    assert caution.price_of_danger(push) == caution.price_of_danger(None)
    assert [is_push(push), is_push(walk)] == [True, False]


def test_turns_are_those_of_the_way_and_a_little_for_its_points() -> None:
    """Where the way is known it counts as it is, whatever tiles may come."""
    caution = caution_of(before_the_chest())
    scene, rows = caution.scene, range(6, 15)
    ways = [scene.walk_to(scene.chest)[cell_at(17, row)] for row in rows]
    turns = [caution.turns_at(cell_at(17, row)) for row in rows]
    left = [remaining(scene, caution.walk, cell_at(17, row)) for row in rows]
    assert turns == pytest.approx(
        [way / scene.mv + 0.03 * each for way, each in zip(ways, left, strict=True)]
    )
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) == len(turns)


def test_firm_ground_is_where_anybody_could_stay() -> None:
    scene = blank(2)
    lay_tiles(scene, {(3, 2): ("lava_bridge", 0)})
    put_hero(scene, 0, cell_at(17, 16))
    put_hero(scene, 1, SPAWNS[3][0])
    seen = SceneOfBots(scene.act(0).game.view(scene.state, 0))
    codes = seen.terrain.codes
    kinds = {codes[cell]: is_firm(seen, cell) for cell in range(len(codes))}
    assert set(kinds.values()) == {True, False}
    assert is_firm(seen, cell_at(17, 17))
