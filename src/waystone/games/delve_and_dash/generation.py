"""Setup: walls, passages, doors and locks (DD-10 to DD-15)."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import (
    DOOR,
    FEWEST_DOORS,
    HOW_MANY_WAYS,
    LOCKED,
    PASSAGE,
    WALL,
    WAYS_IN,
    Board,
)
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.state import DelveState, draw_boundaries
from waystone.kernel.compiling import i64, u8, vec
from waystone.kernel.dice import Dice
from waystone.kernel.grid import EAST, NORTH, SOUTH, WEST

_NOT_NORTH: Final = 15 - (1 << NORTH)
_NOT_EAST: Final = 15 - (1 << EAST)
_NOT_SOUTH: Final = 15 - (1 << SOUTH)
_NOT_WEST: Final = 15 - (1 << WEST)


def build_labyrinth(params: Params, state: DelveState, dice: Dice) -> None:
    """Draw walls, passages, doors and locks; waystones play no part in it (DD-15)."""
    kinds = spanning_tree(params.board, dice)
    break_walls(params, kinds, dice)
    if params.level == 2:
        hang_doors(params, kinds, dice)
        lock_doors(params, kinds, dice)
    draw_boundaries(state, kinds)


def spanning_tree(board: Board, dice: Dice) -> vec[u8]:
    """A random depth-first walk through all chambers; 1 marks an open boundary (DD-10)."""
    open_edges = vec[u8]([0] * board.edges)
    unreached = board.inside[:]  # for each chamber a bit per way into one not reached yet
    path = vec[i64]([0] * board.cells)  # where the walk has come along, as far as its length
    beside, edge = board.beside, board.edge
    length: i64 = 0
    here: i64 = dice.index(board.cells)
    while True:
        way = here * 4
        unreached[beside[way]] &= _NOT_SOUTH
        unreached[beside[way + 1]] &= _NOT_WEST
        unreached[beside[way + 2]] &= _NOT_NORTH
        unreached[beside[way + 3]] &= _NOT_EAST
        while not unreached[here]:
            if not length:
                return open_edges
            length -= 1
            here = path[length]
        ways: int = unreached[here]
        many: i64 = HOW_MANY_WAYS[ways]
        # A single way needs no luck, so that no dice are asked.
        which: i64 = 0 if many == 1 else dice.roll(many) - 1
        way = here * 4 + WAYS_IN[ways * 4 + which]
        open_edges[edge[way]] = 1
        path[length] = here
        length += 1
        here = beside[way]


def break_walls(params: Params, kinds: vec[u8], dice: Dice) -> None:
    """Each boundary outside the tree is a wall by chance, else another passage (DD-11)."""
    board = params.board
    stands = dice.chances(params.wall_probability, board.edges - (board.cells - 1))
    drawn: i64 = 0
    for edge, kind in enumerate(kinds):
        if kind == WALL:
            if not stands[drawn]:
                kinds[edge] = PASSAGE
            drawn += 1


def hang_doors(params: Params, kinds: vec[u8], dice: Dice) -> None:
    """Make some openings doors, and draw again while there are fewer than four (DD-13)."""
    openings = [edge for edge in range(params.board.edges) if kinds[edge] != WALL]
    doors = dice.chances(params.door_share, len(openings))
    while sum(doors) < FEWEST_DOORS:
        doors = dice.chances(params.door_share, len(openings))
    for place, edge in enumerate(openings):
        kinds[edge] = DOOR if doors[place] else PASSAGE


def lock_doors(params: Params, kinds: vec[u8], dice: Dice) -> None:
    """Some doors are locked from the beginning (DD-14)."""
    doors = [edge for edge in range(params.board.edges) if kinds[edge] == DOOR]
    locked = dice.chances(params.door_locked, len(doors))
    for place, edge in enumerate(doors):
        if locked[place]:
            kinds[edge] = DOOR | LOCKED
