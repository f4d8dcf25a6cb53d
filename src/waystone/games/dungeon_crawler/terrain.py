"""The labyrinth as it lies: a terrain code per space, and what follows from it, looked up once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.bits import (
    BIT,
    EVERYWHERE,
    PLACE_BITS,
    bits_of,
    sides_of,
)
from waystone.games.dungeon_crawler.board import (
    ACROSS,
    CELLS,
    DRY,
    EMPTY,
    FLOOR,
    INWARD,
    NOWHERE,
    PLACES,
    ROCK,
    SIDE,
    SPACES,
    TILE,
    UNREVEALED,
    WALKING,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.field import Field
from waystone.games.dungeon_crawler.ground import Ground
from waystone.games.dungeon_crawler.layout import MatLayout, codes_of
from waystone.games.dungeon_crawler.reach import Reach
from waystone.games.dungeon_crawler.regions import Regions
from waystone.kernel.compiling import mypyc_attr

NO_DOOR: Final = -1
Step = tuple[int, int, int]
"""A neighbour, and the two spaces beside a diagonal step."""
_MOST_KEPT: Final = 64
_SHORE: Final = WALKING + 1
_HALLS: Final = 2 * _SHORE
_FIRST_BITS: Final = bits_of([SPACES[place][0] for place in range(PLACES)])


@mypyc_attr(acyclic=True)
class Former:
    """What was known of the mat before one tile space was laid anew: some of it still holds."""

    __slots__ = ("chains", "fields", "place", "regions")

    def __init__(self, place: int, before: Terrain) -> None:
        self.place: Final = place
        self.regions: Final = before.regions
        self.chains: Final = before.chains
        self.fields: Final = before.fields


@mypyc_attr(acyclic=True)
class Terrain:
    """An unchanging picture of the mat; positions share it, and so what was found out about it.

    Threads may share it too. So what is kept here is replaced, never changed, once it can be seen.
    `six` is the floating spawn point, if laid.
    """

    def __init__(
        self, codes: bytes, six: int, before: Terrain | None = None, place: int = NOWHERE
    ) -> None:
        """`before` is the terrain as it was before one tile space was laid anew."""
        self.codes: Final = codes
        self.six: Final = six
        layout = MatLayout() if before is None else before.layout.copy()
        for each in range(PLACES) if before is None else (place,):
            layout.put(each, codes_of(codes, each))
        self.layout: Final[MatLayout] = layout
        self.spawn_bits: Final = _SPAWN_BITS | (BIT[six] if six >= 0 else 0)
        # Filled by `ground`, `sight` and `walking`.
        self.grounds: Final[dict[int, Ground]] = {}
        self.regions: Final[dict[int, Regions]] = {}
        self.seen: Final[dict[int, bool]] = {}
        self.chains: Final[dict[int, int]] = {}
        self.watched: Final[dict[int, int]] = {}
        self.joined: Final[dict[int, int]] = {}
        self.fields: Final[dict[int, Field]] = {}
        self.reaches: Final[dict[tuple[int, ...], Reach]] = {}
        self.former: Final = None if before is None else Former(place, before)
        self._rim = NOWHERE

    def ground(self, abilities: int) -> Ground:
        """The mat as it is for these abilities."""
        profile = abilities & WALKING
        found = self.grounds.get(profile)
        if found is None:
            found = self.grounds[profile] = Ground(self.layout.kinds, profile)
        return found

    def region(self, abilities: int, cell: int) -> int:
        """All spaces joined to one for these abilities, in however many Moves."""
        return self.regions_of(abilities & WALKING).around(cell)

    def shore(self, abilities: int, cell: int) -> int:
        """All spaces joined to one by spaces on which these abilities can stay."""
        return self._shores(abilities & WALKING).around(cell)

    def leads_ashore(self, abilities: int, cell: int, goals: int) -> bool:
        """Whether such spaces join a space to any of some goals."""
        return self._shores(abilities & WALKING).leads_to(cell, goals)

    def _shores(self, profile: int) -> Regions:
        ground = self.ground(profile)
        if not ground.deep:
            return self.regions_of(profile)
        found = self.regions.get(profile + _SHORE)
        if found is None:
            shore = Regions(ground.enter & ground.stops, ground)
            found = self._take_over(profile + _SHORE, shore)
        return found

    def hall(self, cell: int) -> int:
        """All open spaces joined to one by their sides: sight never leads out of them (DC-64)."""
        found = self.regions.get(_HALLS)
        if found is None:
            found = self._take_over(_HALLS, Regions(self.open_bits, None))
        return found.around(cell)

    def regions_of(self, profile: int) -> Regions:
        """By abilities; whoever does not shun water can walk wherever one without any can."""
        found = self.regions.get(profile)
        if found is None:
            ground = self.ground(profile)
            least = self.regions_of(0) if profile and not profile & DRY else None
            found = self._take_over(profile, Regions(ground.enter, ground, least))
        return found

    def _take_over(self, key: int, regions: Regions) -> Regions:
        if self.former is not None and key in self.former.regions:
            regions.take_over(self.former.regions[key], self.former.place)
        self.regions[key] = regions
        return regions

    @property
    def open_bits(self) -> int:
        """Floor, water and lava (DC-4)."""
        return EVERYWHERE & ~self.layout.solid[0]

    def is_open(self, cell: int) -> bool:
        """Floor, water or lava (DC-4)."""
        return self.codes[cell] >= FLOOR

    @property
    def rim(self) -> int:
        """The spaces that share a side with an unrevealed tile space (DC-74)."""
        if self._rim == NOWHERE:
            dark = (self.layout.kinds[UNREVEALED] & _FIRST_BITS) * PLACE_BITS[0]
            self._rim = sides_of(dark) & EVERYWHERE & ~dark
        return self._rim

    def spawns(self, number: int) -> tuple[int, ...]:
        """The spawn points of a number (DC-7)."""
        if number == 6:
            return () if self.six == NOWHERE else (self.six,)
        return SPAWNS[number]


def _spawn_cells() -> tuple[tuple[int, ...], ...]:
    cells: list[list[int]] = [[] for _ in range(6)]
    for place, (shape, turn, number) in BOX.fixed.items():
        for sign in "G5":
            for mark in BOX.shapes[shape].marks(sign, turn):
                cells[number].append(SPACES[place][mark])
    return tuple(tuple(sorted(each)) for each in cells)


SPAWNS: Final = _spawn_cells()
FIXED_SPAWNS: Final = tuple(cell for cells in SPAWNS for cell in cells)
_SPAWN_BITS: Final = bits_of(FIXED_SPAWNS)
SIX_SHAPE: Final = BOX.shape_by_id["floating_teleport"]


def build_terrain(tiles: Sequence[int], turns: Sequence[int], door: int) -> Terrain:
    """The terrain of these tiles, rotations and secret door."""
    codes = bytearray(CELLS)
    six = NOWHERE
    for place in range(PLACES):
        if tiles[place] != EMPTY:
            _draw(codes, place, BOX.shapes[tiles[place]].codes[turns[place]])
            if tiles[place] == SIX_SHAPE:
                six = SPACES[place][12]
    for cell in door_spaces(tiles, turns, door):
        codes[cell] = FLOOR
    return terrain_of(bytes(codes), six)


_KNOWN: dict[tuple[bytes, int], Terrain] = {}


def terrain_of(
    codes: bytes, six: int, before: Terrain | None = None, place: int = NOWHERE
) -> Terrain:
    """The picture with these codes; the last ones are shared with all that was found out there."""
    key = (codes, six)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MOST_KEPT:
            _KNOWN.clear()
        found = _KNOWN[key] = Terrain(codes, six, before, place)
    return found


def relaid(before: Terrain, place: int, shape: int, turn: int) -> Terrain:
    """The terrain with another tile, or none, on one tile space that no secret door touches."""
    codes = bytearray(before.codes)
    six = NOWHERE if before.six == SPACES[place][12] else before.six
    if shape == EMPTY:
        _draw(codes, place, _NO_TILE)
    else:
        _draw(codes, place, BOX.shapes[shape].codes[turn])
        six = SPACES[place][12] if shape == SIX_SHAPE else six
    return terrain_of(bytes(codes), six, before, place)


_NO_TILE: Final = bytes(TILE * TILE)


def _draw(codes: bytearray, place: int, drawing: bytes) -> None:
    start = SPACES[place][0]
    for row in range(TILE):
        at = start + row * SIDE
        codes[at : at + TILE] = drawing[row * TILE : row * TILE + TILE]


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
