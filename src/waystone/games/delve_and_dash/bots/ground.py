"""The labyrinth as bits: floods over sure ways in a few machine words."""

from __future__ import annotations

from typing import Final, Self

from waystone.games.delve_and_dash.board import (
    LOCKED_SIGN,
    PASSAGE_SIGN,
    UNKNOWN_SIGN,
    UNLOCKED_SIGN,
    WALL_SIGN,
    Board,
)
from waystone.games.delve_and_dash.bots.belief import open_odds
from waystone.games.delve_and_dash.bots.map import CLOSED, FAR, MOVE
from waystone.games.delve_and_dash.flight import around
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.grid import EAST, SOUTH

# Costs in hundredths of a move, as the expert reckons.
_BUMP: Final = 3  # what each per cent of doubt adds to an unknown boundary
_LOCKED: Final = 600
_DOOR: Final = 150


@mypyc_attr(allow_interpreted_subclasses=True)  # or __new__ would run __init__
class KnownGround:
    """What is known of the boundaries: costs per way, and sure ways as bits.

    `east` and `south` have a bit per chamber from which that way is sure: a passage or an
    unlocked door.
    """

    __slots__ = ("board", "east", "odds", "price", "signs", "south")

    def __init__(self, board: Board, boundaries: str) -> None:
        self.board = board
        self.signs = list(boundaries)
        self.odds = open_odds(board, boundaries)
        costs = [self._cost(edge) for edge in range(board.edges)]
        costs.append(CLOSED)  # the rim: its boundary is -1, the last of the list
        self.price = [costs[edge] for edge in board.edge]
        self.east = self.south = 0
        for way in range(EAST, board.cells * 4, 4):
            if MOVE <= self.price[way] <= _DOOR and self.is_sure(way):
                self.east |= 1 << way // 4
        for way in range(SOUTH, board.cells * 4, 4):
            if MOVE <= self.price[way] <= _DOOR and self.is_sure(way):
                self.south |= 1 << way // 4

    def _cost(self, edge: int) -> int:
        sign = self.signs[edge]
        if sign == PASSAGE_SIGN:
            return MOVE
        if sign == WALL_SIGN:
            return CLOSED
        if sign == UNKNOWN_SIGN:
            return MOVE + _BUMP * (100 - self.odds[edge])
        return _LOCKED if sign == LOCKED_SIGN else _DOOR

    def is_sure(self, way: int) -> bool:
        """Whether an attempt there succeeds for certain."""
        edge = self.board.edge[way]
        return edge >= 0 and self.signs[edge] in (PASSAGE_SIGN, UNLOCKED_SIGN)

    def is_passage(self, way: int) -> bool:
        """Whether a known passage leads there: one that never locks behind."""
        edge = self.board.edge[way]
        return edge >= 0 and self.signs[edge] == PASSAGE_SIGN

    def steps_from(self, start: int, shut: int) -> list[int]:
        """How many sure moves each chamber is off, never through the chamber `shut`; else FAR."""
        steps, reached = [FAR] * self.board.cells, [start]
        steps[start] = 0
        for cell in reached:
            for way in range(cell * 4, cell * 4 + 4):
                near = self.board.neighbour[way]
                if self.is_sure(way) and steps[near] == FAR and near != shut:
                    steps[near] = steps[cell] + 1
                    reached.append(near)
        return steps

    def with_sign(self, way: int, sign: str) -> Self:
        """The same ground with one boundary known otherwise."""
        twin = type(self).__new__(type(self))
        board = twin.board = self.board
        edge, far = board.edge[way], board.neighbour[way]
        twin.signs = self.signs[:]
        twin.signs[edge] = sign
        twin.odds = self.odds
        twin.price = self.price[:]
        twin.price[way] = twin.price[far * 4 + (way + 2) % 4] = twin._cost(edge)
        bit = 1 << min(way // 4, int(far))  # by a native number a 1 is moved within 32 bits only
        twin.east, twin.south = self.east, self.south
        if way % 2 == EAST:
            twin.east = self.east | bit if twin.is_sure(way) else self.east & ~bit
        else:
            twin.south = self.south | bit if twin.is_sure(way) else self.south & ~bit
        return twin

    def crossed(self, way: int) -> Self:
        """The ground after a step that way: what was unknown is a passage, a door has flipped."""
        sign = self.signs[self.board.edge[way]]
        if sign == PASSAGE_SIGN:
            return self
        after = {UNKNOWN_SIGN: PASSAGE_SIGN, UNLOCKED_SIGN: LOCKED_SIGN}
        return self.with_sign(way, after.get(sign, UNLOCKED_SIGN))

    def reach(self, start: int, moves: int, shut: int) -> int:
        """Chambers within so many sure moves, a bit each, never through the chambers `shut`."""
        east, south, size = self.east, self.south, self.board.size
        free = ~shut
        found = 1 << start
        for _ in range(moves):
            more = (
                found
                | (found & east) << 1
                | found >> 1 & east
                | (found & south) << size
                | found >> size & south
            ) & free
            if more == found:
                break
            found = more
        return found


_rings: dict[int, list[int]] = {}


def rings(board: Board) -> list[int]:
    """For each chamber the up to eight chambers around it, a bit each."""
    if board.size not in _rings:
        _rings[board.size] = [sum(1 << near for near in cells) for cells in around(board)]
    return _rings[board.size]
