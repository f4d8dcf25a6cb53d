"""The compiled engine's searches, row by row, against those with a bit per space."""

from random import Random

import pytest

from waystone.games.dungeon_crawler.bits import BIT, HALOS, PLACE_BITS, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import (
    CELLS,
    DRY,
    FAR,
    FIREPROOF,
    FLIGHT,
    INCORPOREAL,
    NOWHERE,
    PLACES,
    SWIMS,
)
from waystone.games.dungeon_crawler.field import BitField, Field, Spread
from waystone.games.dungeon_crawler.ground import Ground, in_rows
from waystone.games.dungeon_crawler.reach import BitReach, Reach
from waystone.games.dungeon_crawler.row_field import RowField
from waystone.games.dungeon_crawler.row_reach import RowReach
from waystone.games.dungeon_crawler.rows import bits_of_rows, flooded, rows_of
from waystone.kernel.compiling import is_native

MIXES = (
    (0, 1, 1, 2, 2, 2, 2, 2, 3, 4, 5),
    (1, 2, 2, 4, 4),
    (1, 1, 2, 2, 2, 2),
    (2, 3, 4),
    (2, 3, 4, 4, 5, 5, 5, 5),
)
PROFILES = (0, 0, 0, FLIGHT, SWIMS, FIREPROOF, INCORPOREAL, DRY)
SEEDS = range(36)


def some_kinds(luck: Random, mix: tuple[int, ...]) -> list[int]:
    kinds = [0] * 6
    for bit in BIT:
        kinds[luck.choice(mix)] |= bit
    return kinds


def some_cells(luck: Random) -> int:
    return bits_of([luck.randrange(CELLS) for _ in range(luck.choice((1, 3, 30)))])


@pytest.mark.parametrize("seed", SEEDS)
def test_rows_and_back(seed: int) -> None:
    bits = Random(seed).getrandbits(CELLS)
    assert bits_of_rows(rows_of(bits)) == bits


@pytest.mark.rule("DC-37")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_flood_is_whatever_a_move_without_end_reaches(seed: int) -> None:
    luck = Random(seed)
    ground = Ground(some_kinds(luck, luck.choice(MIXES)), luck.choice(PROFILES))
    start = BIT[luck.choice(spaces_of(ground.enter))]
    found = flooded(ground.enter, in_rows(ground).clear, start)
    assert found == BitReach(ground, start, 0, 0, 0).within(FAR)


@pytest.mark.rule("DC-31", "DC-33", "DC-37", "DC-39")
@pytest.mark.parametrize("seed", SEEDS)
def test_reach_by_rows_is_reach_by_bits(seed: int) -> None:
    luck = Random(seed)
    ground = Ground(some_kinds(luck, luck.choice(MIXES)), luck.choice(PROFILES))
    start, odd = luck.choice((BIT[luck.randrange(CELLS)], some_cells(luck))), luck.randrange(2)
    blocked, halts = luck.choice((0, some_cells(luck) & ~start)), luck.choice((0, some_cells(luck)))
    both = [kind(ground, start, odd, blocked, halts) for kind in (BitReach, RowReach)]
    for _ in range(12):
        points, bits = luck.choice((0, 1, 3, 8, 14, 60, FAR // 4)), some_cells(luck)
        bits |= luck.choice((0, start))
        cell = luck.choice((luck.randrange(CELLS), spaces_of(start)[0]))
        finds = luck.random() < 0.5
        assert len({told(each, finds, points, bits, cell) for each in both}) == 1
    for cell in spaces_of(both[0].within(12))[::3]:
        both[1].within(12)
        path, some = both[0].path(cell), some_cells(luck)
        assert path == both[1].path(cell)
        last = [each for each in path if BIT[each] & some][-1:] or [NOWHERE]
        assert [each.last_on_path(cell, some) for each in both] == last * 2


def told(reach: Reach, finds: bool, points: int, bits: int, cell: int) -> tuple[int, int, int]:
    """What a reach says once it was asked for some spaces, or for all that some points buy."""
    first = reach.find(bits, points) if finds else reach.within(points)
    return first, reach.cheapest(bits), reach.cost(cell)


@pytest.mark.rule("DC-35", "DC-81")
@pytest.mark.parametrize("seed", SEEDS)
def test_distances_by_rows_are_distances_by_bits(seed: int) -> None:
    luck = Random(seed)
    mix, profile = luck.choice(MIXES), luck.choice(PROFILES)
    kinds = some_kinds(luck, mix)
    goal, mv = luck.randrange(CELLS), luck.randrange(1, 9)
    bits: Field | None = BitField(Spread(Ground(kinds, profile), mv, goal))
    rows: Field | None = RowField(Ground(kinds, profile), mv, goal)
    for _ in range(8):
        assert bits is not None
        assert rows is not None
        most, cell, some = luck.choice((0, 3, 8, FAR)), luck.randrange(CELLS), some_cells(luck)
        some |= luck.choice((0, BIT[goal]))
        near = bits.within(cell, most)
        assert near == rows.within(cell, most) or (near > most < rows.within(cell, most))
        assert bits.nearest(some) == rows.nearest(some)
        place = luck.randrange(PLACES)
        kinds = laid_anew(kinds, some_kinds(luck, mix), place)
        bits, rows = (
            each.on_other(Ground(kinds, profile), HALOS[place])
            or made(Ground(kinds, profile), mv, goal)
            for each, made in ((bits, bit_field), (rows, RowField))
        )
    assert bits is not None
    assert rows is not None
    assert [bits[each] for each in range(CELLS)] == [rows[each] for each in range(CELLS)]
    assert bits.farthest(some) == rows.farthest(some)


def bit_field(ground: Ground, mv: int, goal: int) -> Field:
    return BitField(Spread(ground, mv, goal))


def laid_anew(kinds: list[int], others: list[int], place: int) -> list[int]:
    """Other terrain on one tile space."""
    spaces = PLACE_BITS[place]
    return [old & ~spaces | new & spaces for old, new in zip(kinds, others, strict=True)]


def test_plain_functions_are_not_native() -> None:
    assert not is_native(some_kinds)
    assert is_native(len)
