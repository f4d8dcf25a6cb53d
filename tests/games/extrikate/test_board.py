"""The sheet and the table of results (EX-2 to EX-6, EX-20)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.extrikate.scene import PLAIN, cell, scene
from waystone.games.extrikate.board import (
    CELLS,
    DELVE,
    EDGES,
    EXIT,
    GRID,
    PHASE_NAMES,
    STATUS_NAMES,
    result_of,
    ways_to_roll,
)
from waystone.kernel.grid import EAST, NORTH, SOUTH, WEST

DELVE_COLUMN = (
    "trap 5, trap 4, trap 3, gain 0, trap 2, move or dig 0, wall 0, door 0, wall 0, "
    "move or dig 0, move or dig 0, monster 2, monster 3, monster 4, cave-in 0, monster 5"
)
EXIT_COLUMN = (
    "trap 4, trap 3, trap 2" + ", move or dig 0" * 10 + ", monster 2, monster 3, monster 4"
)


@pytest.mark.rule("EX-2")
def test_cells_and_their_names() -> None:
    assert CELLS == 144
    assert [GRID.name(each) for each in (0, 11, 132, 143)] == ["a1", "l1", "a12", "l12"]
    assert GRID.name(cell("g7")) == "g7"
    assert cell("g7") == 6 * 12 + 6


@pytest.mark.rule("EX-3")
def test_an_edge_is_shared_by_its_two_cells() -> None:
    assert EDGES == 264
    assert GRID.edge[cell("c4") * 4 + EAST] == GRID.edge[cell("d4") * 4 + WEST]
    assert GRID.edge[cell("c4") * 4 + SOUTH] == GRID.edge[cell("c5") * 4 + NORTH]
    sides = Counter(edge for edge in GRID.edge if edge >= 0)
    assert set(sides.values()) == {2}
    assert len(sides) == EDGES


@pytest.mark.rule("EX-3")
def test_every_edge_is_open_at_the_start() -> None:
    assert scene("1g7").edges() == {}


@pytest.mark.rule("EX-4")
def test_the_rim_has_48_edges_and_nobody_passes() -> None:
    assert list(GRID.edge).count(-1) == list(GRID.neighbour).count(-1) == 48
    corner = scene("1a1", step="move_or_dig", dice="2 2 4")
    assert corner.choices() == ["move e", "move s"]
    assert {corner.refuse(text) for text in ("move n", "move w", "dig n", "dig w")} == {"RIM"}
    assert scene("1a1", step="place_wall").choices() == ["wall e", "wall s"]
    assert scene("1a1", step="place_wall").refuse("wall n") == "RIM"
    assert scene("1a1", step="place_door").choices() == ["door e", "door s"]
    assert scene("1a1", step="place_door").refuse("door w") == "RIM"
    assert scene("1l12", step="cave_in", strength=2).choices() == ["cave in nw"]


@pytest.mark.rule("EX-6")
def test_what_a_player_has() -> None:
    me = PLAIN.view(scene("1g7 *c3", starts="c3", treasure=7, lives=2).state, 0).delvers[0]
    assert (me.start, me.cell, me.lives, me.treasure) == (cell("c3"), cell("g7"), 2, 7)
    assert (me.phase, me.status) == ("delve", "active")
    assert PHASE_NAMES == ("delve", "exit")
    assert STATUS_NAMES == ("active", "home", "dead")


@pytest.mark.rule("EX-20")
@pytest.mark.parametrize(
    ("phase", "column"), [(DELVE, DELVE_COLUMN), (EXIT, EXIT_COLUMN)], ids=PHASE_NAMES
)
def test_the_table_of_results(phase: int, column: str) -> None:
    found = [" ".join(map(str, result_of(phase, total))) for total in range(3, 19)]
    assert ", ".join(found) == column


@pytest.mark.rule("EX-20")
def test_the_totals_of_216() -> None:
    found: list[Counter[str]] = [Counter(), Counter()]
    for dice in product(range(1, 7), repeat=3):
        for phase in (DELVE, EXIT):
            found[phase][result_of(phase, sum(dice))[0]] += 1
    delve = {"trap": 25, "monster": 32, "gain": 10, "move or dig": 67, "wall": 52, "door": 27}
    assert found[DELVE] == {**delve, "cave-in": 3}
    assert found[EXIT] == {"trap": 10, "monster": 10, "move or dig": 196}


@pytest.mark.rule("EX-20")
def test_how_many_triples_have_a_sum() -> None:
    triples = Counter(map(sum, product(range(1, 7), repeat=3)))
    assert {total: ways_to_roll(total) for total in range(3, 19)} == triples
