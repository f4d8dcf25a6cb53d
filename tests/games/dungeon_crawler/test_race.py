"""The race in turns, and tiles laid for it."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    Scene,
    blank,
    game,
    lay_tiles,
    put_hero,
    put_monster,
)
from tests.games.dungeon_crawler.test_bots import laid_out
from tests.games.dungeon_crawler.test_champion import champion, decision, north_of_the_chest
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import EMPTY, FAR, PLACES, SPACES, cell_at
from waystone.games.dungeon_crawler.bots.champion import Champion
from waystone.games.dungeon_crawler.bots.hand import Hand
from waystone.games.dungeon_crawler.bots.scene import Scene as Sight
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.labyrinth import Chart, Prices
from waystone.games.dungeon_crawler.foresight.race import Race, Runner, placements, turns_from
from waystone.games.dungeon_crawler.foresight.table import way_past_figures
from waystone.games.dungeon_crawler.rules.figures import hero, movement
from waystone.games.dungeon_crawler.rules.tile_places import lay_options
from waystone.games.dungeon_crawler.terrain import NO_DOOR, SPAWNS
from waystone.kernel.dice import SeededDice

CROSSING = BOX.shape_by_id["intersection"]
GATE = SPAWNS[1][0]


def chart_of(scene: Scene, prices: Prices | None = None) -> Chart:
    state = scene.state
    return Chart(state.tiles, state.turns, NO_DOOR, prices or Prices(5, 30)).spread()


def test_a_tile_at_ones_feet_saves_a_turn_and_one_far_away_a_step() -> None:
    chart = chart_of(blank(2))
    now = turns_from(chart, GATE, 6, 2)
    near = turns_from(chart.with_tile(1, CROSSING, 0), GATE, 6, 2)
    far = turns_from(chart.with_tile(2 * 7 + 3, CROSSING, 0), GATE, 6, 2)
    assert now - near == pytest.approx(1)
    assert now > far > near


def test_who_has_just_laid_a_tile_waits_a_turn_longer_for_the_next() -> None:
    chart = chart_of(blank(2))
    assert turns_from(chart, GATE, 6, 2) == turns_from(chart, GATE, 6, 1) + 1


def test_a_known_way_takes_its_points_and_who_is_off_the_mat_the_mean_of_the_gates() -> None:
    scene = north_of_the_chest(("corridor", 0), hero=(17, 12))
    chart = chart_of(scene)
    assert Runner(0, cell_at(17, 12), 5, 5, 0.25, 2).turns(chart) == 1.25
    gates = [turns_from(chart, SPAWNS[number][0], 6, 1) for number in range(1, 5)]
    assert Runner(1, None, 6, FAR, 0.0, 1).turns(chart) == sum(gates) / 4 + 0.5


def test_shares_are_whole_and_the_sooner_has_more() -> None:
    chart = chart_of(blank(2))
    runners = [Runner(seat, GATE, 6, known, 0.0, 1) for seat, known in ((0, 6), (1, 12), (2, FAR))]
    first, second, third = Race(runners).shares(chart)
    assert first + second + third == pytest.approx(1)
    assert first > second > third


def test_rough_spaces_cost_more_until_a_tile_lies_there() -> None:
    scene = blank(2)
    rough = chart_of(scene, Prices(5, 30, (12,) * PLACES))
    plain = chart_of(scene)
    laid = rough.with_tile(1, CROSSING, 0)
    assert rough.best_side(GATE)[0] > plain.best_side(GATE)[0] + 12
    assert laid.cost[1 * 4 + 3] - laid.cost[1 * 4 + 2] == 4


@pytest.mark.rule("DC-12")
@pytest.mark.parametrize("seed", range(4))
def test_replies_are_laid_where_the_rules_allow_it(seed: int) -> None:
    tiles, turns = laid_out(seed)
    state = blank(2).state
    state.tiles, state.turns = tiles, turns
    assert EMPTY in tiles
    for shape in BOX.pile[:: 5 + seed]:
        drawings = BOX.shapes[shape].drawings
        legal = [divmod(id - ACTIONS.lay, 4) for id in lay_options(game().params, state, 0, shape)]
        mine = placements(tiles, turns, shape)
        assert len(mine) == len(set(mine))
        assert {(place, drawings[turn]) for place, turn in mine} == {
            (place, drawings[turn]) for place, turn in legal
        }


def laying(shape: str, scene: Scene) -> str:
    """Where the champion in seat 0 lays a tile of this shape."""
    state = scene.state
    state.pile.append(BOX.shape_by_id[shape])
    scene.begin_activation(0)
    return decision(champion(), scene)


def test_it_completes_its_way() -> None:
    scene = blank(2)
    lay_tiles(scene, {(3, 1): ("corridor", 0)})
    put_hero(scene, 0, cell_at(17, 8))
    put_hero(scene, 1, SPAWNS[3][0])
    assert laying("corridor", scene) in ("lay 3:2 r0", "lay 3:2 r2")


def test_it_shuts_the_way_of_who_is_about_to_complete_it() -> None:
    scene = blank(2)
    lay_tiles(scene, {(3, 1): ("corridor", 0)})
    put_hero(scene, 1, cell_at(17, 8))
    put_hero(scene, 0, SPAWNS[3][0])
    assert laying("corner", scene).startswith("lay 3:2")


def test_figures_shut_a_narrow_way() -> None:
    scene = north_of_the_chest(("corridor", 0), hero=(17, 11))
    assert way_past_figures(scene.state, 0) == 6
    put_monster(scene, "minotaur", 1, cell_at(17, 14))
    assert way_past_figures(scene.state, 0) == FAR


@pytest.mark.rule("DC-79")
def test_it_sets_a_monster_between_the_chest_and_who_would_land() -> None:
    """Somebody in a corridor six steps away, who has six points of movement."""
    scene = north_of_the_chest(("corridor", 0), hero=(17, 11))
    state = scene.state
    bot = champion()
    state.creatures.sort(key=lambda figure: BOX.creatures[figure].id == "slime")
    scene.begin_activation(1)
    scene.do(decision(bot, scene, 1))
    assert way_past_figures(state, 0) <= movement(state, hero(0))
    scene.do(decision(bot, scene, 1))
    assert way_past_figures(state, 0) > movement(state, hero(0))


@pytest.mark.rule("DC-48")
@pytest.mark.parametrize(("shape", "pushes"), [("corridor", True), ("lava_bridge", False)])
def test_it_pushes_nobody_beside_lava(shape: str, pushes: bool) -> None:
    scene = north_of_the_chest((shape, 0), hero=(17, 12))
    put_monster(scene, "zombie", 1, cell_at(17, 13))
    scene.act(0)
    scene.do("melee 17:13", *[1] * 4)
    assert "push 17:13" in scene.options()
    bot = Champion(scene.game, SeededDice(1))
    bot.struck = scene.state.round
    assert (decision(bot, scene) == "push 17:13") == pushes


def test_a_warp_leads_to_the_next_tiles_only() -> None:
    """The first tile of a row is no neighbour of the last one of the row before (DC-105)."""
    scene = blank(2)
    lay_tiles(scene, {(6, 1): ("large_room", 0), (0, 2): ("large_room", 0)})
    put_hero(scene, 0, SPACES[6 + 7][12])
    put_hero(scene, 1, SPAWNS[3][0])
    sight = Sight(scene.act(0).game.view(scene.state, 0))
    way = sight.chart.best_side
    assert (
        min(way(cell)[0] for cell in SPACES[2 * 7] if sight.terrain.is_open(cell))
        < way(sight.here)[0]
    )
    gate = min(way(cell)[0] for cell in SPACES[6] if sight.terrain.is_open(cell))
    assert Hand().warp_gain(sight) == way(sight.here)[0] - gate
