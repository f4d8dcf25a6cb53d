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
    state.boundaries = bytes(open_edges)


def spanning_tree(board: Board, dice: Dice) -> list[int]:
    """A random depth-first walk through all chambers; 1 marks an open boundary (DD-10)."""
    open_edges = [0] * board.edges
    here = dice.index(board.cells)
    unseen = board.everywhere - board.mark[here]
    path = [here]
    while path:
        here = path[-1]
        choices = board.ways_into[here][board.around[here] & unseen]
        if not choices:
            path.pop()
            continue
        way = choices[dice.roll(len(choices)) - 1]
        open_edges[board.edge[way]] = 1
        near = board.neighbour[way]
        unseen -= board.mark[near]
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
