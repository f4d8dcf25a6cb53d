"""The dungeon: tiles, edges, shape of sight."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import Scene, map_text
from waystone.games.dooom import maps
from waystone.games.dooom.board import SHAPES, is_seen
from waystone.kernel.dice import SeededDice

LETTERS = "#.EGHSAL"


@pytest.mark.rule("DM-1", "DM-11")
@pytest.mark.parametrize(
    "rows",
    [["E."], ["E"], ["E" + "." * 40], ["E"] + ["."] * 40, ["E" + "." * 299] + ["." * 300] * 199],
    ids=["2x1", "1x1", "41x1", "1x41", "300x200"],
)
def test_any_rectangle_is_a_dungeon(rows: list[str]) -> None:
    dungeon = maps.read(map_text(rows, 0))
    assert (dungeon.width, dungeon.height) == (len(rows[0]), len(rows))
    assert dungeon.rows() == rows
    assert len(dungeon.walkable) == dungeon.width * dungeon.height


@pytest.mark.rule("DM-6", "DM-11", "DM-44")
@pytest.mark.parametrize("corner", [(0, 0), (0, 3), (2, 0), (2, 3)])
def test_a_map_without_a_border_is_closed_by_wall(corner: tuple[int, int]) -> None:
    rows = [list("...."), list(".E.."), list("....")]
    rows[corner[0]][corner[1]] = "0"
    scene = Scene("\n".join("".join(row) for row in rows), win=0)
    ways = {"n": corner[0] == 0, "s": corner[0] == 2, "w": corner[1] == 0, "e": corner[1] == 3}
    for way, is_edge in ways.items():
        assert (scene.refused(0, f"move {way}") == "BLOCKED_WALL") == is_edge
    for row, line in enumerate(scene.window(0), corner[0] - 2):
        for column, letter in enumerate(line, corner[1] - 2):
            inside = 0 <= row < 3 and 0 <= column < 4
            if letter != "X":
                assert (letter == "#") == (not inside)


@pytest.mark.rule("DM-6", "H-3")
def test_outside_looks_like_wall_and_is_refused_like_wall() -> None:
    """Whether wall is drawn or the map ends there makes no difference."""
    drawn = Scene("#####\n#0.E#\n#####", win=0)
    open_ended = Scene("0.E", win=0)
    assert drawn.window(0) == open_ended.window(0)
    assert drawn.view(0) == open_ended.view(0)
    for way in "nesw":
        assert drawn.refused(0, f"move {way}") == open_ended.refused(0, f"move {way}")


@pytest.mark.rule("DM-2", "DM-10")
def test_each_letter_is_one_tile() -> None:
    scene = Scene("0#.E\nGHSA\nL...")
    assert scene.state.dungeon.rows() == [".#.E", "GHSA", "L..."]
    assert [scene.thing(1, column)[0] for column in range(4)] == list("GHSA")
    assert scene.thing(2, 0) == ("L", 1)
    assert scene.thing(0, 2) == scene.thing(0, 3) == ("", 0)


@pytest.mark.rule("DM-4")
def test_a_gold_mark_is_a_pile_of_one() -> None:
    scene = Scene("0GGE")
    assert scene.thing(0, 1) == ("G", 1)
    assert scene.gold() == 2


@pytest.mark.rule("DM-5")
def test_a_dungeon_needs_an_exit_and_enough_gold() -> None:
    assert maps.read(map_text(["GGE"], 2)).goal == 2
    for rows in (["GG."], ["GGE"]):
        with pytest.raises(maps.MapError):
            maps.read(map_text(rows, 3 if "E" in rows[0] else 1))


@pytest.mark.rule("DM-36")
@pytest.mark.parametrize(
    ("sight", "drawn"),
    [
        (2, [" ... ", ".....", ".....", ".....", " ... "]),
        (3, ["  ...  ", " ..... ", ".......", ".......", ".......", " ..... ", "  ...  "]),
    ],
)
def test_the_shape_of_sight_is_as_drawn(sight: int, drawn: list[str]) -> None:
    side = range(-sight, sight + 1)
    found = ["".join(". "[not is_seen(row, column, sight)] for column in side) for row in side]
    assert found == drawn
    assert len(SHAPES[sight]) == sum(line.count(".") for line in drawn) == {2: 21, 3: 37}[sight]
    for row, column in SHAPES[sight]:
        assert abs(row) + abs(column) <= sight + 1


@pytest.mark.rule("DM-2", "DM-3", "DM-7", "DM-62")
@pytest.mark.parametrize("seed", range(6))
def test_random_deeds_keep_the_order_of_things(seed: int) -> None:
    """Exits and walls hold nothing, nobody shares a tile, no gold is lost or made."""
    scene = Scene("0.GSE..\n.1#H.AG\nGE2.L.#\n.#.3G.E\nSHG.4.A", goal="5", max_rounds="0")
    dice, state = SeededDice(seed), scene.state
    ground, total = state.dungeon.ground, scene.gold()
    state.gold[0] += 3
    total += 3
    for _ in range(1700):
        if scene.outcome() is not None:
            break
        legal = scene.game.legal(state, state.turn)
        scene.game.apply(state, state.turn, legal[dice.index(len(legal))], dice)
        things = state.dungeon.things | state.altered
        assert all(ground[cell] == ord(".") for cell, what in things.items() if what)
        assert all(state.place[seat] == cell for cell, seat in state.standing.items())
        assert len(state.standing) == state.status.count(1)
        assert scene.gold() == total
        assert ground is state.dungeon.ground
