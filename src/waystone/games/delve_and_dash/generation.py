"""Setup: walls, passages, doors and locks (DD-10 to DD-15)."""

from __future__ import annotations

from waystone.games.delve_and_dash.board import DOOR, FEWEST_DOORS, PASSAGE, WALL, Board
from waystone.games.delve_and_dash.options import Law
from waystone.games.delve_and_dash.state import DelveState
from waystone.kernel.dice import Dice


def build_labyrinth(law: Law, state: DelveState, dice: Dice) -> None:
    """Draw walls, passages, doors and locks; waystones play no part in it (DD-15)."""
    open_edges = spanning_tree(law.board, dice)
    for edge in range(law.board.edges):
        if not open_edges[edge] and not dice.chance(law.wall_probability):
            open_edges[edge] = 1
    kinds = bytearray(open_edges)
    if law.level == 2:
        hang_doors(law, kinds, dice)
        for edge in range(law.board.edges):
            if kinds[edge] == DOOR:
                state.locked[edge] = dice.chance(law.door_locked)
    state.kinds = bytes(kinds)


def spanning_tree(board: Board, dice: Dice) -> bytearray:
    """A random depth-first walk through all chambers; 1 marks an open boundary (DD-10)."""
    open_edges = bytearray(board.edges)
    neighbour = board.neighbour
    start = dice.index(board.cells)
    seen = [0] * board.cells
    seen[start] = 1
    stack = [start]
    while stack:
        ways = [way for way in board.ways[stack[-1]] if not seen[neighbour[way]]]
        if not ways:
            stack.pop()
            continue
        way = ways[dice.roll(len(ways)) - 1]
        open_edges[board.edge[way]] = 1
        seen[neighbour[way]] = 1
        stack.append(neighbour[way])
    return open_edges


def hang_doors(law: Law, kinds: bytearray, dice: Dice) -> None:
    """Make some openings doors, and draw again while there are fewer than four (DD-13)."""
    openings = [edge for edge in range(len(kinds)) if kinds[edge] != WALL]
    doors = 0
    while doors < FEWEST_DOORS:
        doors = 0
        for edge in openings:
            is_door = dice.chance(law.door_share)
            kinds[edge] = DOOR if is_door else PASSAGE
            doors += is_door
