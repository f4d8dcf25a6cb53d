"""The labyrinth as it lies: a terrain code per space, and what follows from it, looked up once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from waystone.games.dungeon_crawler.board import (
    ACROSS,
    AROUND,
    CELLS,
    DEEP,
    EMPTY,
    FLOOR,
    INWARD,
    NEXT_PLACES,
    NOWHERE,
    PLACES,
    ROCK,
    SIDE,
    SPACES,
    TILE,
    UNREVEALED,
)
from waystone.games.dungeon_crawler.box import BOX

NO_DOOR: Final = -1
Step = tuple[int, int, int]
"""A neighbour that can be entered, and the two spaces beside a diagonal step."""


class Terrain:
    """An unchanging picture of the mat; positions share it, and so its caches.

    `mirrored` has a bit per solid space: as it lies, rows flipped, and both of these turned so
    that rows become columns. `six` is the floating spawn point, if laid.
    """

    def __init__(self, codes: bytes, six: int) -> None:
        self.codes: Final = codes
        self.six: Final = six
        self.mirrored: Final = _mirrored(codes)
        self.has_deep: Final = DEEP in codes
        self.spawn_points: Final = frozenset((*FIXED_SPAWNS, six))
        # Filled by `sight` and `walking`, by mover and space.
        self.seen: dict[int, bool] = {}
        self.steps: dict[int, dict[int, tuple[Step, ...]]] = {}
        self.fields: dict[int, list[int]] = {}
        self.ways: dict[int, list[int]] = {}
        self._rim: frozenset[int] | None = None

    def inherit_steps(self, before: Terrain) -> None:
        """Take over what is known of spaces around which nothing has changed."""
        if self.steps:
            return
        touched = self._touched_since(before)
        for profile, known in list(before.steps.items()):  # other tables may add to them meanwhile
            kept = self.steps[profile] = known.copy()
            for cell in touched:
                kept.pop(cell, None)

    def _touched_since(self, before: Terrain) -> set[int]:
        """The spaces that have changed, and those around them; most rows have not."""
        codes, old = self.codes, before.codes
        rows = [at for at in range(0, CELLS, SIDE) if codes[at : at + SIDE] != old[at : at + SIDE]]
        changed = {cell for at in rows for cell in range(at, at + SIDE) if codes[cell] != old[cell]}
        return changed.union(*(AROUND[cell] for cell in changed))

    def is_open(self, cell: int) -> bool:
        """Floor, water or lava (DC-4)."""
        return self.codes[cell] >= FLOOR

    @property
    def rim(self) -> frozenset[int]:
        """The spaces that share a side with an unrevealed tile space (DC-74)."""
        if self._rim is None:
            self._rim = frozenset(_beside_unrevealed(self.codes))
        return self._rim

    def spawns(self, number: int) -> tuple[int, ...]:
        """The spawn points of a number (DC-7)."""
        if number == 6:
            return () if self.six == NOWHERE else (self.six,)
        return SPAWNS[number]


_SOLID_DIGITS: Final = bytes(49 if code < FLOOR else 48 for code in range(256))


def _mirrored(codes: bytes) -> tuple[int, ...]:
    digits = codes.translate(_SOLID_DIGITS).decode()
    rows = [digits[at : at + SIDE] for at in range(0, CELLS, SIDE)]
    plain, flipped = digits, "".join(reversed(rows))
    turned = ["".join(each[at::SIDE] for at in range(SIDE)) for each in (plain, flipped)]
    return tuple(int(each[::-1], 2) for each in (plain, flipped, *turned))


def _spawn_cells() -> tuple[tuple[int, ...], ...]:
    cells: list[list[int]] = [[] for _ in range(6)]
    for place, (shape, turn, number) in BOX.fixed.items():
        for sign in "G5":
            for mark in BOX.shapes[shape].marks(sign, turn):
                cells[number].append(SPACES[place][mark])
    return tuple(tuple(sorted(each)) for each in cells)


SPAWNS: Final = _spawn_cells()
FIXED_SPAWNS: Final = tuple(cell for cells in SPAWNS for cell in cells)
SIX_SHAPE: Final = BOX.shape_by_id["floating_teleport"]


def build_terrain(tiles: Sequence[int], turns: Sequence[int], door: int) -> Terrain:
    """The terrain of these tiles, rotations and secret door."""
    codes = bytearray(CELLS)
    six = NOWHERE
    for place in range(PLACES):
        if tiles[place] != EMPTY:
            _draw_tile(codes, place, tiles[place], turns[place])
            if tiles[place] == SIX_SHAPE:
                six = SPACES[place][12]
    for cell in door_spaces(tiles, turns, door):
        codes[cell] = FLOOR
    return terrain_of(bytes(codes), six)


@lru_cache(maxsize=32)
def terrain_of(codes: bytes, six: int) -> Terrain:
    """The picture with these codes; the last few are shared with all that was looked up in them."""
    return Terrain(codes, six)


def _draw_tile(codes: bytearray, place: int, shape: int, turn: int) -> None:
    drawing = BOX.shapes[shape].codes[turn]
    start = SPACES[place][0]
    for row in range(TILE):
        codes[start + row * SIDE : start + row * SIDE + TILE] = drawing[row * TILE : row * TILE + 5]


def door_places(door: int) -> tuple[int, int]:
    """The two tile spaces that a secret door joins: the second is to the east or south."""
    place, is_south = divmod(door, 2)
    return place, place + (ACROSS if is_south else 1)


def door_spaces(tiles: Sequence[int], turns: Sequence[int], door: int) -> list[int]:
    """The rock spaces that a secret door opens (DC-56)."""
    if door == NO_DOOR:
        return []
    one, other = door_places(door)
    side = 1 + door % 2
    return [
        *_rock_before_open(tiles, turns, one, side),
        *_rock_before_open(tiles, turns, other, (side + 2) % 4),
    ]


def _rock_before_open(
    tiles: Sequence[int], turns: Sequence[int], place: int, side: int
) -> list[int]:
    codes = BOX.shapes[tiles[place]].codes[turns[place]]
    found = []
    for at in INWARD[side]:
        if codes[at] != ROCK:
            break
        found.append(SPACES[place][at])
    return found


def can_hold_door(tiles: Sequence[int], turns: Sequence[int], door: int, depth: int) -> bool:
    """Both tiles are open within the first spaces, and at least one space is rock (DC-56)."""
    one, other = door_places(door)
    side = 1 + door % 2
    if other >= PLACES or (side == 1 and one % ACROSS == ACROSS - 1):
        return False
    if tiles[one] == EMPTY or tiles[other] == EMPTY:
        return False
    near = len(_rock_before_open(tiles, turns, one, side))
    far = len(_rock_before_open(tiles, turns, other, (side + 2) % 4))
    return near < depth and far < depth and near + far > 0


def _beside_unrevealed(codes: bytes) -> list[int]:
    """For every unrevealed tile space the facing spaces of its revealed neighbours."""
    return [
        SPACES[other][at]
        for place in range(PLACES)
        if codes[SPACES[place][0]] == UNREVEALED
        for side, other in enumerate(NEXT_PLACES[place])
        if other >= 0 and codes[SPACES[other][0]] != UNREVEALED
        for at in _FACING[side]
    ]


_FACING: Final = (
    range(TILE * TILE - TILE, TILE * TILE),
    range(0, TILE * TILE, TILE),
    range(TILE),
    range(TILE - 1, TILE * TILE, TILE),
)
"""The spaces of a neighbour to the north, east, south and west that face a tile space."""
