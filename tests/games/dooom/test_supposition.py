"""How large a supposed dungeon is, and where in it what was seen has its place (DM-M1)."""

from __future__ import annotations

import pytest

from waystone.games.dooom.fitting import Sheet
from waystone.games.dooom.generator import STYLES
from waystone.games.dooom.supposition import DungeonDraft, _size
from waystone.games.dooom.view import Self
from waystone.kernel.dice import SeededDice


def sheet_of(width: int, height: int, row: int = 0, column: int = 0) -> Sheet:
    """A hall that was seen, by somebody who began in this row and column of it."""
    return Sheet(Self(3, 6, 0, (), 0, 0, (), -row, -column, ("." * width,) * height))


@pytest.mark.rule("DM-M1", "H-2")
@pytest.mark.parametrize(
    ("seen", "more", "supposed"),
    [
        ((1, 1), 0, (31, 21)),
        ((29, 19), 0, (31, 21)),  # with the rock around it
        ((30, 19), 0, (41, 21)),
        ((29, 20), 0, (31, 31)),
        ((39, 29), 0, (41, 31)),
        ((40, 30), 0, (51, 41)),
        ((29, 19), 1, (41, 31)),
        ((27, 17), 1, (31, 21)),
        ((35, 25), 2, (41, 31)),
        ((36, 26), 2, (51, 41)),
    ],
)
def test_the_usual_size_grows_by_ten_until_it_has_room(
    seen: tuple[int, int], more: int, supposed: tuple[int, int]
) -> None:
    assert _size(sheet_of(*seen), more) == supposed


@pytest.mark.rule("DM-76")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("row", "column"), [(0, 0), (0, 6), (4, 0), (4, 6), (1, 3)])
def test_what_has_room_in_one_place_only_is_put_there(style: str, row: int, column: int) -> None:
    """Whether or not any carved floor is like that: what was seen counts."""
    for seed in range(3):
        draft = DungeonDraft(style, 9, 7, sheet_of(7, 5, row, column), SeededDice(seed))
        assert draft.rows() == ["#" * 9, *["#.......#"] * 5, "#" * 9]


@pytest.mark.parametrize(
    ("width", "height", "many"), [(31, 21, 400), (60, 50, 100), (150, 100, 20)]
)
def test_of_large_floors_fewer_are_kept(width: int, height: int, many: int) -> None:
    assert DungeonDraft("cave", width, height, Sheet(None), SeededDice(1))._count() == many
