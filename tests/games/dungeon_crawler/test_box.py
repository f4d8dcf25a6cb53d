"""The box: counts, drawings, and a loader that complains about what it can't read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from waystone.games.dungeon_crawler.board import (
    CENTRE,
    CHEST_SPACE,
    PLACES,
    SPACES,
    cell_at,
    name_of,
    place_of,
)
from waystone.games.dungeon_crawler.box import BOX, BadBox, Box
from waystone.games.dungeon_crawler.terrain import SPAWNS


def raw() -> dict[str, dict[str, Any]]:
    folder = files("waystone.games.dungeon_crawler") / "data"
    names = ("adventurers", "creatures", "events", "loot", "tiles")
    return {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in names}


@pytest.mark.rule("DC-3")
def test_the_component_list() -> None:
    assert len(BOX.pile) == 56
    assert sum(shape.count for shape in BOX.shapes) == 60
    assert len(BOX.creatures) == 49
    assert len(BOX.kinds) == 16
    assert [card.is_event for card in BOX.cards] == [True] * 20 + [False] * 20
    assert len({card.id for card in BOX.cards}) == 40
    assert len({card.id for card in BOX.adventurers}) == 10
    crosses = sum(
        len(BOX.shapes[shape].marks("X", 0)) for shape in BOX.pile if not BOX.shapes[shape].hoard
    )
    assert crosses == 9
    assert sum(shape.hoard for shape in BOX.shapes) == 3


@pytest.mark.rule("DC-5")
def test_coordinates_and_canonical_order() -> None:
    assert cell_at(17, 17) == CHEST_SPACE
    assert name_of(cell_at(12, 7)) == "12:7"
    assert place_of(cell_at(34, 0)) == 6
    assert place_of(cell_at(4, 34)) == 42
    assert cell_at(34, 3) < cell_at(0, 4)


@pytest.mark.rule("DC-6", "DC-7")
def test_the_mat_has_nine_fixed_spaces_that_open_as_they_should() -> None:
    assert len(BOX.fixed) == 9
    assert PLACES - len(BOX.fixed) == 40
    openings = {
        place: "".join(
            side
            for side, is_open in zip("NESW", BOX.shapes[shape].openings[turn], strict=True)
            if is_open
        )
        for place, (shape, turn, _) in BOX.fixed.items()
    }
    assert openings == {
        CENTRE: "NESW",
        0: "ES",
        6: "SW",
        48: "NW",
        42: "NE",
        3: "EW",
        27: "NS",
        45: "EW",
        21: "NS",
    }
    assert [len(cells) for cells in SPAWNS[1:]] == [1, 1, 1, 1, 4]


@pytest.mark.rule("DC-8")
def test_four_quarter_turns_give_the_tile_back() -> None:
    for shape in BOX.shapes:
        last = shape.drawings[3]
        again = "".join(last[(4 - col) * 5 + row] for row in range(5) for col in range(5))
        assert again == shape.drawings[0]
    corner = BOX.shapes[BOX.shape_by_id["corner"]]
    assert corner.openings == (
        (False, True, True, False),
        (False, False, True, True),
        (True, False, False, True),
        (True, True, False, False),
    )


@pytest.mark.rule("DC-9", "DC-10")
def test_every_side_is_closed_or_open_in_its_middle() -> None:
    for shape in BOX.shapes:
        grid = [shape.drawings[0][at : at + 5] for at in range(0, 25, 5)]
        sides = [grid[0], grid[4], "".join(row[0] for row in grid), "".join(r[4] for r in grid)]
        for side in sides:
            assert side == side[::-1]
            assert side == "#####" or side[2] != "#"


@pytest.mark.rule("DC-4")
def test_tile_spaces_are_five_by_five() -> None:
    assert sorted(cell for spaces in SPACES for cell in spaces) == list(range(35 * 35))
    assert all(len(spaces) == 25 for spaces in SPACES)


def spoil(name: str, entry: str, at: int, field: str, value: Any) -> dict[str, dict[str, Any]]:
    data = raw()
    data[name][entry][at][field] = value
    return data


@pytest.mark.parametrize(
    ("spoilt", "message"),
    [
        (("creatures", "creature", 0, "mv", "three"), "dreadlander_warlock: mv must be a whole"),
        (("creatures", "creature", 1, "mw", 3), "fire_elemental: unknown field 'mw'"),
        (("creatures", "creature", 1, "los", "dance"), "los must be one of hunt"),
        (("creatures", "creature", 1, "abilities", ["singing"]), "unknown ability"),
        (("creatures", "creature", 1, "count", 5), "must be 49 creature cards, not 50"),
        (("events", "event", 0, "windows", ["door"]), "cave_in: windows must name some of"),
        (("events", "event", 0, "count", 2), "one card of each name"),
        (("events", "event", 0, "args", 3), "args must be a table"),
        (("loot", "loot", 2, "type", "toy"), "type must be one of gear"),
        (("tiles", "tile", 1, "grid", ["#####"]), "corridor: the grid must be 5 rows"),
        (("tiles", "tile", 1, "exits", "NE"), "corridor: the exits 'NE' are not those"),
        (("tiles", "tile", 1, "in_pile", "no"), "in_pile must be true or false"),
        (("adventurers", "adventurer", 0, "race", "orc"), "race must be one of dwarf"),
        (("adventurers", "adventurer", 0, "id", 7), "id must be a text"),
    ],
)
def test_malformed_data_is_refused_with_its_place(
    spoilt: tuple[str, str, int, str, Any], message: str
) -> None:
    with pytest.raises(BadBox, match=message):
        Box(spoil(*spoilt))


def test_missing_fields_and_schemas_are_refused() -> None:
    data = raw()
    del data["creatures"]["creature"][0]["bp"]
    with pytest.raises(BadBox, match="field 'bp' is missing"):
        Box(data)
    data = raw()
    data["loot"]["schema"] = "other/1"
    with pytest.raises(BadBox, match="unknown schema"):
        Box(data)


@pytest.mark.parametrize(
    ("path", "field", "place"),
    [
        (("race", "dwarf"), "bp", "race dwarf"),
        (("class", "wizard"), "area", "class wizard"),
        (("common",), "def", "common"),
    ],
)
def test_what_adventurers_share_is_refused_with_its_place_too(
    path: tuple[str, ...], field: str, place: str
) -> None:
    data = raw()
    entry = data["adventurers"]
    for name in path:
        entry = entry[name]
    entry[field] = -1
    with pytest.raises(BadBox, match=f"^{place}: {field} must be a whole number, not -1$"):
        Box(data)
