"""Setup: walls, passages, doors and locks (DD-10 to DD-15)."""

from __future__ import annotations

from waystone.games.delve_and_dash.board import DOOR, FEWEST_DOORS, LOCKED, PASSAGE, WALL, Board
from waystone.games.delve_and_dash.options import Law
from waystone.games.delve_and_dash.state import DelveState
from waystone.kernel.dice import Dice


def build_labyrinth(law: Law, state: DelveState, dice: Dice) -> None:
    """Draw walls, passages, doors and locks; waystones play no part in it (DD-15)."""
    open_edges = spanning_tree(law.board, dice)
    for edge in range(law.board.edges):
        if not open_edges[edge] and not dice.chance(law.wall_probability):
            open_edges[edge] = 1
    if law.level == 2:
        hang_doors(law, open_edges, dice)
        lock_doors(law, open_edges, dice)
    state.boundaries = open_edges


def spanning_tree(board: Board, dice: Dice) -> list[int]:
    """A random depth-first walk through all chambers; 1 marks an open boundary (DD-10)."""
    open_edges, seen = [0] * board.edges, [0] * board.cells
    edge, neighbour = board.edge, board.neighbour
    here = dice.index(board.cells)
    seen[here] = 1
    path = [here]
    while path:
        choices = []
        for way in board.ways[path[-1]]:
            if not seen[neighbour[way]]:
                choices.append(way)
        if not choices:
            path.pop()
            continue
        way = choices[dice.roll(len(choices)) - 1]
        open_edges[edge[way]] = 1
        near = neighbour[way]
        seen[near] = 1
        path.append(near)
    return open_edges


def hang_doors(law: Law, kinds: list[int], dice: Dice) -> None:
    """Make some openings doors, and draw again while there are fewer than four (DD-13)."""
    openings = [edge for edge in range(len(kinds)) if kinds[edge] != WALL]
    doors = 0
    while doors < FEWEST_DOORS:
        doors = 0
        for edge in openings:
            is_door = dice.chance(law.door_share)
            kinds[edge] = DOOR if is_door else PASSAGE
            doors += is_door


def lock_doors(law: Law, kinds: list[int], dice: Dice) -> None:
    """Some doors are locked from the beginning (DD-14)."""
    for edge, kind in enumerate(kinds):
        if kind == DOOR and dice.chance(law.door_locked):
            kinds[edge] = DOOR | LOCKED
