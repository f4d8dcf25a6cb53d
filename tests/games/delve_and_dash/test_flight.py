"""How the dragon flies (DD-50, DD-60)."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.delve_and_dash.scene import cell
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.flight import flight_chart, fly

BOARD = board_of(8)
# N, NE, E, SE, S, SW, W, NW, written out again so that the rules can't agree with themselves.
ORDER = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
cells = st.integers(0, 63)


def around(here: int) -> list[int]:
    x, y = here % 8, here // 8
    spots = [(x + dx, y + dy) for dx, dy in ORDER]
    return [b * 8 + a for a, b in spots if 0 <= a < 8 and 0 <= b < 8]


def king(one: int, other: int) -> int:
    return max(abs(one % 8 - other % 8), abs(one // 8 - other // 8))


def straight(one: int, other: int) -> int:
    return (one % 8 - other % 8) ** 2 + (one // 8 - other // 8) ** 2


def flights(target: int, waystones: list[int]) -> dict[int, int]:
    """Fewest king moves to the target over chambers that are no waystones."""
    found, wave = {target: 0}, [target]
    while wave:
        fresh = []
        for here in wave:
            for near in around(here):
                if near not in found and near not in waystones:
                    found[near] = found[here] + 1
                    fresh.append(near)
        wave = fresh
    return found


def expected(dragon: int, target: int, waystones: list[int]) -> int:
    if dragon == target or (target in waystones and king(dragon, target) == 1):
        return dragon
    chart = flights(target, waystones)
    open_cells = [near for near in around(dragon) if near not in waystones]
    return min(open_cells, key=lambda near: (chart[near], straight(near, target)))


@pytest.mark.rule("DD-50", "DD-60")
@given(dragon=cells, target=cells, homes=st.lists(cells, min_size=1, max_size=2))
def test_it_flies_as_the_rule_says(dragon: int, target: int, homes: list[int]) -> None:
    assume(dragon not in homes)
    landed = fly(BOARD, dragon, target, homes)
    assert landed == expected(dragon, target, homes)
    assert landed not in homes
    assert king(landed, dragon) <= 1


@pytest.mark.rule("DD-60")
def test_unhindered_the_king_distance_falls_by_one() -> None:
    for dragon in range(64):
        for target in range(64):
            landed = fly(BOARD, dragon, target, [])
            assert king(landed, target) == max(0, king(dragon, target) - 1)
            sign = [(target % 8 > dragon % 8) - (target % 8 < dragon % 8)]
            sign.append((target // 8 > dragon // 8) - (target // 8 < dragon // 8))
            assert landed == dragon + sign[0] + 8 * sign[1]


def check_detours(stride: int) -> int:
    """The longest detour over pairs of waystones; every target must be reachable."""
    longest = 0
    for pair in range(0, 4096, stride):
        homes = (pair // 64, pair % 64)
        for target in range(64):
            chart = flight_chart(BOARD, target, homes)
            others = [c for c in range(64) if c not in homes]
            longest = max(longest, *(chart[c] - king(c, target) for c in others))
    return longest


@pytest.mark.rule("DD-60")
def test_a_detour_costs_two_phases_at_most() -> None:
    assert check_detours(97) <= 2
    assert flight_chart(BOARD, cell("a2"), (cell("a3"), cell("b3")))[cell("a4")] == 4


@pytest.mark.slow
@pytest.mark.rule("DD-60")
def test_detours_over_all_pairs_of_waystones() -> None:
    assert check_detours(1) == 2


@pytest.mark.rule("DD-60")
@pytest.mark.parametrize(
    ("target", "waystone", "landing"),
    [
        ("d2", "d3", "e3"),
        ("f2", "e3", "d3"),
        ("f4", "e4", "e3"),
        ("f6", "e5", "e4"),
        ("d6", "d5", "e5"),
        ("b6", "c5", "d5"),
        ("b4", "c4", "c5"),
        ("b2", "c3", "d3"),
    ],
)
def test_the_eight_blocked_directions_from_d4(target: str, waystone: str, landing: str) -> None:
    assert fly(BOARD, cell("d4"), cell(target), [cell(waystone)]) == cell(landing)


@pytest.mark.rule("DD-60")
@pytest.mark.parametrize(
    ("dragon", "target", "homes", "landing"),
    [
        ("a4", "a2", "a3 b3", "b4"),
        ("a1", "c1", "b1 b2", "a2"),
        ("h5", "h7", "h6 g6", "g5"),
        ("d1", "d3", "d2 e2", "c2"),
        ("d8", "d6", "d7 c7", "e7"),
    ],
)
def test_two_adjacent_waystones_in_the_way(
    dragon: str, target: str, homes: str, landing: str
) -> None:
    stones = [cell(home) for home in homes.split()]
    assert fly(BOARD, cell(dragon), cell(target), stones) == cell(landing)


@pytest.mark.rule("DD-51", "DD-60")
def test_it_waits_beside_a_target_on_a_waystone_and_flies_there_from_afar() -> None:
    home = cell("d4")
    for near in around(home):
        assert fly(BOARD, near, home, [home]) == near
    assert fly(BOARD, cell("d7"), home, [home]) == cell("d6")
    assert fly(BOARD, cell("d4") + 18, home, [home]) == cell("e5")


@pytest.mark.rule("DD-60")
def test_it_stays_on_its_target() -> None:
    assert fly(BOARD, 20, 20, [5]) == 20


@pytest.mark.rule("DD-60")
@given(dragon=cells, target=cells, homes=st.lists(cells, min_size=2, max_size=2))
def test_it_always_arrives(dragon: int, target: int, homes: list[int]) -> None:
    assume(dragon not in homes and target not in homes)
    here, phases = dragon, 0
    while here != target:
        here = fly(BOARD, here, target, homes)
        phases += 1
        assert phases <= king(dragon, target) + 2
