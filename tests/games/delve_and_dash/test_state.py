"""Positions and their copies."""

from __future__ import annotations

import pytest

from waystone.games.delve_and_dash.board import KNOWN, LOCKED, board_of
from waystone.games.delve_and_dash.state import (
    DelveState,
    close_way,
    code_boundary,
    count_move,
    count_moves,
    draw_boundaries,
    flip_lock,
    learn_boundary,
    new_state,
    own_seats,
    row_of_codes,
    row_of_numbers,
    visit,
)

NUMBERS = (
    *("mode", "phase", "turn", "left", "round", "battles", "lair", "dragon", "prey"),
    *("last_known", "last_seen", "treasure", "carrier", "draw_offers", "winner"),
)
FLAGS = ("awake", "homing", "found")
ROWS = ("waystones", "starts", "lives", "deaths", "place")


def unusual() -> DelveState:
    """A position of which no two parts are alike, and none is as in the beginning."""
    state = new_state(board_of(8), 2, 1, 3)
    for number, name in enumerate(NUMBERS, 11):
        setattr(state, name, number)
    for name in FLAGS:
        setattr(state, name, True)
    for number, name in enumerate(ROWS, 31):
        setattr(state, name, row_of_numbers([number, number + 10]))
    count_moves(state, [71, 81])
    state.reason = "a reason"
    code_boundary(state, 3, KNOWN | LOCKED | 2)
    visit(state, 1, 5)
    return state


@pytest.mark.rule("DD-8")
def test_a_copy_has_every_part() -> None:
    state = unusual()
    twin = state.copy()
    for name in (*NUMBERS, *FLAGS, *ROWS, "moves", "reason", "boundaries", "chambers"):
        assert getattr(twin, name) == getattr(state, name)
    assert twin.key() == state.key()


@pytest.mark.parametrize("writes_first", [True, False])
def test_a_copy_and_its_original_write_apart(writes_first: bool) -> None:
    """Both are written to, in either order, after both had rows of their own."""
    state = unusual()
    twin = state.copy()
    one, other = (state, twin) if writes_first else (twin, state)
    before = other.key()
    learn_boundary(one, 7)
    close_way(one, 9, 2)
    visit(one, 0, 10)
    count_move(one, 0)
    change_seats(one)
    assert other.key() == before
    after = one.key()
    flip_lock(other, 8)
    visit(other, 1, 11)
    close_way(other, 12, 1)
    change_seats(other)
    assert one.key() == after
    assert (one.moves, other.moves) == ([72, 81], [71, 81])
    assert other.closed[12] == 2
    assert one.closed[12] == 0


def change_seats(state: DelveState) -> None:
    own_seats(state)
    state.waystones[0] += 1
    state.starts[1] += 1
    state.lives[1] -= 1
    state.deaths[1] += 1


def test_what_is_drawn_in_one_position_is_drawn_in_no_other() -> None:
    """All begin with the same undrawn labyrinth."""
    board = board_of(8)
    state, other = new_state(board, 2, 1, 3), new_state(board, 2, 1, 3)
    before = other.key()
    code_boundary(state, 3, KNOWN)
    assert other.key() == before == new_state(board, 2, 1, 3).key() != state.key()
    codes = row_of_codes([1] * board.edges)
    draw_boundaries(state, codes)
    learn_boundary(state, 3)
    assert state.boundaries[3] == 1 | KNOWN
    assert other.key() == before


def test_moves_of_two_seats_never_mix() -> None:
    """Nine digits are as many as a picture may have."""
    state = new_state(board_of(8), 2, 1, 3)
    count_moves(state, [999_999_999, 999_999_999])
    count_move(state, 0)
    assert state.moves == [1_000_000_000, 999_999_999]
    count_move(state, 1)
    assert state.moves == [1_000_000_000, 1_000_000_000]


def test_parts_of_codes_are_told_apart() -> None:
    state = unusual()
    assert (state.kinds[3], state.locked[3], state.known[3]) == (2, 1, 1)
    assert (state.visited[5], state.closed[5]) == (2, 1)
    flip_lock(state, 3)
    assert (state.kinds[3], state.locked[3], state.known[3]) == (2, 0, 1)
